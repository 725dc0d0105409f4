// A panel that leans or has two corners cut off: filled, edged, dashed, hatched, with light around it.
// All lengths are in pixels of the layout; colours are linear.
#import bevy_ui::ui_vertex_output::UiVertexOutput

struct Shape {
    fill: vec4<f32>,
    edge: vec4<f32>,
    hatch: vec4<f32>,
    // Size of the node, inset of the shape in it, how far the bottom leans to the left.
    form: vec4<f32>,
    // Corner that is cut off (-1: an ellipse, -2: a hexagon), width of the edge, length of a dash (0: none), strength of the light.
    line: vec4<f32>,
}

// The five parts of the shape, in their order. They are an array since lavapipe (Mesa 22) compiles a shader anew for each value
// of a uniform that an `if` depends on, and keeps them all; what stands at a place that it cannot know, it leaves alone.
@group(1) @binding(0)
var<uniform> parts: array<vec4<f32>, 5>;

// `nought` is 0, unknown to the compiler.
fn shape_from(nought: u32) -> Shape {
    return Shape(parts[nought], parts[nought + 1u], parts[nought + 2u], parts[nought + 3u], parts[nought + 4u]);
}

fn mixed(below: vec4<f32>, above: vec4<f32>) -> vec4<f32> {
    let alpha = above.a + below.a * (1.0 - above.a);
    if alpha <= 0.0001 {
        return vec4<f32>(0.0);
    }
    let rgb = (above.rgb * above.a + below.rgb * below.a * (1.0 - above.a)) / alpha;
    return vec4<f32>(rgb, alpha);
}

@fragment
fn fragment(in: UiVertexOutput) -> @location(0) vec4<f32> {
    let shape = shape_from(u32(in.uv.x < -1.0e6));
    let size = shape.form.xy;
    let inset = shape.form.z;
    let lean = shape.form.w;
    let cut = shape.line.x;
    let width = shape.line.y;
    let dash = shape.line.z;
    let light = shape.line.w;
    // Pixels of the screen in one of the layout.
    let scale = max(in.size.x / max(size.x, 1.0), 0.01);
    let p = in.uv * size - vec2<f32>(inset, inset);
    let box = size - vec2<f32>(2.0 * inset, 2.0 * inset);
    // The top edge stands to the right of the bottom edge by `lean`, or to the left of it if that is negative.
    let shift = select(-lean * (1.0 - p.y / box.y), lean * (1.0 - p.y / box.y), lean >= 0.0);
    let slope = lean / box.y;
    let norm = inverseSqrt(1.0 + slope * slope);
    let straight = abs(lean);
    var left = 0.0;
    var right = 0.0;
    if lean >= 0.0 {
        left = (shift - p.x) * norm;
        right = (p.x - (box.x - straight + shift)) * norm;
    } else {
        let back = straight * p.y / box.y;
        left = (back - p.x) * norm;
        right = (p.x - (box.x - straight + back)) * norm;
    }
    let top = -p.y;
    let bottom = p.y - box.y;
    var d = max(max(left, right), max(top, bottom));
    if cut > 0.0 {
        let upper = (p.x - p.y - (box.x - cut)) * 0.70710678;
        let lower = (p.y - p.x - (box.y - cut)) * 0.70710678;
        d = max(d, max(upper, lower));
    }
    if cut < -1.5 {
        // A hexagon with a corner at the top that fills the box.
        let half = box * 0.5;
        let q = abs(p - half);
        let slanted = normalize(vec2<f32>(half.y * 0.5, half.x));
        d = max(q.x - half.x, dot(q - vec2<f32>(0.0, half.y), slanted));
    } else if cut < 0.0 {
        // An ellipse that fills the box.
        let radii = box * 0.5;
        let q = p - radii;
        let near = length(q / radii);
        d = near * (near - 1.0) / max(length(q / (radii * radii)), 0.0001);
    }
    let inside = clamp(0.5 - d * scale, 0.0, 1.0);
    var colour = vec4<f32>(shape.fill.rgb, shape.fill.a * inside);
    if shape.hatch.a > 0.0 {
        let stripe = fract((p.x + p.y) / 11.3);
        let soft = 0.09 / scale;
        let on = smoothstep(0.0, soft, stripe) * (1.0 - smoothstep(0.18, 0.18 + soft, stripe));
        colour = mixed(colour, vec4<f32>(shape.hatch.rgb, shape.hatch.a * on * inside));
    }
    if width > 0.0 && shape.edge.a > 0.0 {
        let apart = abs(d + width * 0.5) - width * 0.5;
        var line = clamp(0.5 - apart * scale, 0.0, 1.0);
        if dash > 0.0 {
            var along = select(p.y, p.x, max(top, bottom) > max(left, right));
            if cut < -1.5 {
                let q = p - box * 0.5;
                along = atan2(q.y, q.x) * box.y * 0.5;
            }
            line *= step(fract(along / (2.0 * dash)), 0.5);
        }
        colour = mixed(colour, vec4<f32>(shape.edge.rgb, shape.edge.a * line));
        if light > 0.0 {
            let far = max(abs(d) - width * 0.5, 0.0);
            let reach = max(inset, 5.0);
            let fall = max(1.0 - far / reach, 0.0);
            let shine = 0.45 * light * fall * fall * fall * (1.0 - line);
            let glow = vec4<f32>(shape.edge.rgb, shape.edge.a * shine);
            colour = mixed(glow, colour);
        }
    }
    return colour;
}

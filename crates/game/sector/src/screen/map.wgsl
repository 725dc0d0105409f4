// The map: every hex with its ground, whose it is, how it is known, and what is marked on it. One quad; a texel of the texture is a tile.
// Lengths are in pixels of the layout, places in units of a hex's corner; colours are linear.
#import bevy_ui::ui_vertex_output::UiVertexOutput

struct Map {
    // What lies in the middle of the node, pixels a unit, 1 for the small map.
    view: vec4<f32>,
    // The node's size, the hex of the first texel.
    form: vec4<f32>,
    // Colours of the looks, from 1.
    looks: array<vec4<f32>, 6>,
    ground: vec4<f32>,
    panel: vec4<f32>,
    line: vec4<f32>,
    edge: vec4<f32>,
    rim: vec4<f32>,
    light: vec4<f32>,
    danger: vec4<f32>,
}

@group(1) @binding(0)
var<uniform> map: Map;
@group(1) @binding(1)
var tiles: texture_2d<f32>;

const HALF: f32 = 0.8660254;

struct Tile {
    there: bool,
    // 0 unknown, 1 remembered, 2 seen.
    seen: u32,
    ground: u32,
    owner: u32,
    flags: u32,
    stack: u32,
}

fn tile_at(hex: vec2<i32>) -> Tile {
    let place = hex - vec2<i32>(map.form.zw);
    let size = vec2<i32>(textureDimensions(tiles));
    var tile = Tile(false, 0u, 0u, 0u, 0u, 0u);
    if place.x < 0 || place.y < 0 || place.x >= size.x || place.y >= size.y {
        return tile;
    }
    let texel = vec4<u32>(textureLoad(tiles, place, 0) * 255.0 + 0.5);
    tile.there = (texel.r & 128u) != 0u;
    tile.seen = (texel.r >> 4u) & 3u;
    tile.ground = texel.r & 15u;
    tile.owner = texel.g;
    tile.flags = texel.b;
    tile.stack = texel.a;
    return tile;
}

fn over(below: vec4<f32>, above: vec3<f32>, alpha: f32) -> vec4<f32> {
    let a = alpha + below.a * (1.0 - alpha);
    if a <= 0.0001 {
        return vec4<f32>(0.0);
    }
    return vec4<f32>((above * alpha + below.rgb * below.a * (1.0 - alpha)) / a, a);
}

// A line at some distance from an edge.
fn stroke(d: f32, at: f32, width: f32, scale: f32) -> f32 {
    return clamp(0.5 - (abs(d - at) - width * 0.5) * scale, 0.0, 1.0);
}

// Stripes across a length.
fn stripes(along: f32, period: f32, width: f32, scale: f32) -> f32 {
    let t = abs(fract(along / period) - 0.5) * period;
    return clamp(0.5 - (t - width * 0.5) * scale, 0.0, 1.0);
}

fn dots(p: vec2<f32>, period: f32, radius: f32, scale: f32) -> f32 {
    let t = (fract(p / period) - 0.5) * period;
    return clamp(0.5 - (length(t) - radius) * scale, 0.0, 1.0);
}

fn axis(k: u32) -> vec2<f32> {
    if k == 0u { return vec2<f32>(1.0, 0.0); }
    if k == 1u { return vec2<f32>(0.5, HALF); }
    return vec2<f32>(-0.5, HALF);
}

fn step_of(k: u32) -> vec2<i32> {
    if k == 0u { return vec2<i32>(1, 0); }
    if k == 1u { return vec2<i32>(0, 1); }
    return vec2<i32>(-1, 1);
}

fn look(number: u32) -> vec3<f32> {
    return map.looks[clamp(number, 1u, 6u) - 1u].rgb;
}

// Faint figures of the ground.
fn texture_of(ground: u32, p: vec2<f32>, px: f32, scale: f32) -> f32 {
    let unit = px / 46.0;
    if ground == 1u {
        // Registers: short dashes in rows.
        let row = floor(p.y * px / (9.0 * unit));
        let shift = fract(row * 0.37) * 24.0 * unit;
        let across = stripes(p.y * px, 9.0 * unit, 1.6 * unit, scale);
        let dash = step(fract((p.x * px + shift) / (24.0 * unit)), 0.5);
        return across * dash * 0.55;
    }
    if ground == 2u {
        // A lattice of three directions.
        let period = 14.0 * unit;
        let a = stripes(dot(p, axis(0u)) * px, period, 1.1, scale);
        let b = stripes(dot(p, axis(1u)) * px, period, 1.1, scale);
        let c = stripes(dot(p, axis(2u)) * px, period, 1.1, scale);
        return max(a, max(b, c)) * 0.5;
    }
    if ground == 3u {
        // Fins.
        let inside = step(abs(p.y), 0.62) * step(abs(p.x), 0.66);
        return stripes(p.x * px, 8.0 * unit, 3.0 * unit, scale) * inside * 0.7;
    }
    return 0.0;
}

@fragment
fn fragment(in: UiVertexOutput) -> @location(0) vec4<f32> {
    let size = map.form.xy;
    let px = map.view.z;
    // Lavapipe (Mesa 22) compiles a shader anew for each value of a uniform that an `if` depends on, and keeps them all: with two maps, that
    // would be twice a frame. What depends on a place it leaves alone.
    let small = map.view.w > select(0.5, 0.4, in.uv.x < -1.0e6);
    let scale = max(in.size.x / max(size.x, 1.0), 0.01);
    let world = map.view.xy + (in.uv - 0.5) * size / px;
    // The hex in which it lies.
    let r = world.y / 1.5;
    let q = world.x / (2.0 * HALF) - r * 0.5;
    let s = -q - r;
    var hex = vec2<f32>(round(q), round(r));
    let rs = round(s);
    let dq = abs(hex.x - q);
    let dr = abs(hex.y - r);
    let ds = abs(rs - s);
    if dq > dr && dq > ds {
        hex.x = -hex.y - rs;
    } else if dr > ds {
        hex.y = -hex.x - rs;
    }
    let here = vec2<i32>(hex);
    let tile = tile_at(here);
    let p = world - vec2<f32>(2.0 * HALF * (hex.x + hex.y * 0.5), 1.5 * hex.y);
    // The two nearest edges: how far they are, and along which they run.
    let along = vec3<f32>(dot(p, axis(0u)), dot(p, axis(1u)), dot(p, axis(2u)));
    let out = abs(along);
    var first = 0u;
    if out.y > out.x { first = 1u; }
    if out.z > max(out.x, out.y) { first = 2u; }
    var second = select(0u, 1u, first == 0u);
    let third = 3u - first - second;
    if out[third] > out[second] { second = third; }
    let d1 = (HALF - out[first]) * px;
    let d2 = (HALF - out[second]) * px;
    if !tile.there {
        // Beyond the map its lattice fades away.
        let all = vec2<f32>(textureDimensions(tiles));
        let middle = map.form.zw + (all - 1.0) * 0.5;
        let off = world - vec2<f32>(2.0 * HALF * (middle.x + middle.y * 0.5), 1.5 * middle.y);
        let fade = 1.0 - smoothstep(0.5, 1.6, length(off) / (1.5 * all.y));
        return vec4<f32>(map.line.rgb, stroke(d1, 0.5, 1.0, scale) * select(0.55, 0.0, small) * fade);
    }
    let s1 = select(-1, 1, along[first] >= 0.0);
    let s2 = select(-1, 1, along[second] >= 0.0);
    let n1 = tile_at(here + s1 * step_of(first));
    let n2 = tile_at(here + s2 * step_of(second));
    let t1 = dot(p, vec2<f32>(-axis(first).y, axis(first).x)) * px;
    let t2 = dot(p, vec2<f32>(-axis(second).y, axis(second).x)) * px;

    if small {
        return small_map(tile, d1, px, p, scale);
    }

    let known = f32(tile.seen > 0u);
    let now = tile.seen == 2u;
    let unit = px / 46.0;
    var colour = vec4<f32>(0.0);
    if tile.seen == 0u {
        // Nothing but a few specks.
        let at = p * px / unit;
        var speck = 1e6;
        speck = min(speck, length(at) - 1.5);
        speck = min(speck, length(abs(at) - vec2<f32>(16.0, 9.0)) - 1.4);
        let inside = clamp((d1 - 1.7 * unit) * scale + 0.5, 0.0, 1.0);
        colour = over(colour, map.panel.rgb, inside * 0.8);
        colour = over(colour, map.edge.rgb, stroke(d1, 2.2 * unit, 1.0, scale) * 0.7);
        colour = over(colour, map.edge.rgb, clamp(0.5 - speck * unit * scale, 0.0, 1.0));
    } else {
        let inside = clamp((d1 - 1.7 * unit) * scale + 0.5, 0.0, 1.0);
        let nothing = tile.ground == 4u;
        let fill = select(mix(map.panel.rgb, map.edge.rgb, 0.45), map.ground.rgb * 0.45, nothing);
        colour = over(colour, fill, inside);
        let figure = texture_of(tile.ground, p, px, scale);
        colour = over(colour, map.rim.rgb, figure * inside * 0.3);
        let dash = select(1.0, step(fract(t1 / (7.0 * unit)), 0.45), !now);
        let rim = stroke(d1, 2.2 * unit, 1.2, scale) * dash;
        colour = over(colour, select(map.rim.rgb, map.line.rgb, nothing), rim * select(0.45, 0.9, nothing));
    }

    // Whose it is.
    if tile.owner > 0u {
        let own = look(tile.owner);
        let pattern = select(tile.owner, tile.owner - 2u, tile.owner == 4u || tile.owner == 5u);
        let faded = select(0.45, 1.0, now);
        let at = world * px / unit;
        if pattern == 1u {
            colour = over(colour, own, 0.075 * faded);
        } else if pattern == 2u {
            colour = over(colour, own, (0.05 + 0.11 * stripes((at.x + at.y) * 0.7071, 8.0, 2.0, scale * unit)) * faded);
        } else if pattern == 3u {
            colour = over(colour, own, (0.05 + 0.26 * dots(at, 10.0, 1.1, scale * unit)) * faded);
        } else {
            colour = over(colour, own, 0.035 * faded);
        }
        let b1 = !(n1.there && n1.owner == tile.owner);
        let b2 = !(n2.there && n2.owner == tile.owner);
        let far = 1e4;
        let e1 = select(far, d1, b1);
        let e2 = select(far, d2, b2);
        let d = min(e1, e2);
        let t = select(t2, t1, e1 <= e2) / unit;
        if d < 1e3 {
            let u = max(unit, 0.55);
            if pattern == 1u {
                let glow = max(1.0 - d / (12.0 * u), 0.0);
                colour = over(colour, own, 0.22 * glow * glow * faded);
                colour = over(colour, own, stroke(d, 1.2 * u, 2.0 * u, scale) * faded);
                colour = over(colour, own, 0.35 * stroke(d, 6.2 * u, 1.0, scale) * faded);
            } else if pattern == 2u {
                colour = over(colour, own, stroke(d, 1.0 * u, 1.5 * u, scale) * faded);
                let tick = step(fract(t / 9.2 + 0.5), 0.24);
                colour = over(colour, own, 0.8 * stroke(d, 5.0 * u, 6.0 * u, scale) * tick * faded);
            } else if pattern == 3u {
                let phase = fract(t / 23.0 + 0.5);
                let dash = f32(phase < 0.58 || (phase > 0.74 && phase < 0.84));
                colour = over(colour, own, stroke(d, 1.4 * u, 2.0 * u, scale) * dash * faded);
            } else {
                colour = over(colour, own, 0.35 * stroke(d, 1.2 * u, 1.2, scale) * faded);
            }
        }
    }

    // What is remembered is flat and grey behind a veil; patterns belong to grounds and owners alone.
    if tile.seen == 1u {
        let grey = dot(colour.rgb, vec3<f32>(0.2126, 0.7152, 0.0722));
        colour = vec4<f32>(mix(colour.rgb, grey * vec3<f32>(0.95, 1.0, 1.25), 0.7), colour.a);
        colour = over(colour, map.ground.rgb, 0.3);
    }

    // Where the stack can go.
    let reach = 1u;
    let u = max(unit, 0.6);
    if (tile.flags & reach) != 0u {
        // Another's land keeps its colour.
        colour = over(colour, look(1u), select(0.045, 0.0, tile.owner > 1u));
        let e1 = select(1e4, d1, (n1.flags & reach) == 0u);
        let e2 = select(1e4, d2, (n2.flags & reach) == 0u);
        let d = min(e1, e2);
        let t = select(t2, t1, e1 <= e2) / unit;
        let dash = step(fract(t / 7.666 + 0.25), 0.5);
        colour = over(colour, look(1u), 0.55 * stroke(d, 3.4 * u, 1.2, scale) * dash);
    }
    // Where picked units can go.
    if (tile.flags & 32u) != 0u {
        colour = over(colour, look(1u), 0.10);
        colour = over(colour, look(1u), 0.9 * stroke(d1, 4.0 * u, 1.5, scale) * step(fract(t1 / (7.666 * unit) + 0.25), 0.5));
    }
    // The field of an attack, and the tile attacked.
    let field = 2u;
    if (tile.flags & field) != 0u {
        let e1 = select(1e4, d1, (n1.flags & field) == 0u);
        let e2 = select(1e4, d2, (n2.flags & field) == 0u);
        let d = min(e1, e2);
        let glow = max(1.0 - d / (13.0 * u), 0.0);
        colour = over(colour, map.danger.rgb, 0.28 * glow * glow);
        colour = over(colour, map.danger.rgb, stroke(d, 1.4 * u, 2.2 * u, scale));
    }
    if (tile.flags & 4u) != 0u {
        let inside = clamp((d1 - 5.0 * u) * scale, 0.0, 1.0);
        colour = over(colour, map.danger.rgb, 0.12 * inside);
        colour = over(colour, map.danger.rgb, stroke(d1, 5.0 * u, 1.5 * u, scale));
    }
    // Taken from the player, and not yet looked at.
    if (tile.flags & 128u) != 0u {
        let dash = step(fract(t1 / (11.5 * unit) + 0.25), 0.6);
        colour = over(colour, map.danger.rgb, stroke(d1, 5.0 * u, 2.4 * u, scale) * dash);
    }
    // The stack selected, and the tile looked at.
    if (tile.flags & 8u) != 0u {
        let inside = clamp((d1 - 4.0 * u) * scale, 0.0, 1.0);
        colour = over(colour, look(1u), 0.08 * inside);
        colour = over(colour, map.light.rgb, stroke(d1, 3.6 * u, 2.0 * u, scale));
    }
    if (tile.flags & 16u) != 0u {
        let corner = step(0.30, abs(t1) / px);
        colour = over(colour, map.light.rgb, stroke(d1, 7.0 * u, 1.8 * u, scale) * corner);
    }
    return colour;
}

fn small_map(tile: Tile, d: f32, px: f32, p: vec2<f32>, scale: f32) -> vec4<f32> {
    let gap = min(0.09 * px, 1.0);
    let inside = clamp((d - gap) * scale + 0.5, 0.0, 1.0);
    var fill = map.line.rgb;
    var alpha = 0.55;
    if tile.seen == 1u {
        fill = map.edge.rgb;
        alpha = 0.8;
    } else if tile.seen == 2u {
        fill = mix(map.edge.rgb, map.rim.rgb, 0.2);
        alpha = 1.0;
    }
    if tile.ground == 4u && tile.seen > 0u {
        alpha = 0.0;
    }
    var colour = over(vec4<f32>(0.0), fill, alpha * inside);
    if tile.owner > 0u {
        let faded = select(0.5, 1.0, tile.seen == 2u);
        let strength = select(0.62, 0.22, tile.owner == 6u);
        colour = over(colour, look(tile.owner), strength * faded * inside);
    }
    if (tile.flags & 64u) != 0u {
        let mark = clamp((0.34 - abs(p.x) - abs(p.y)) * px * scale + 0.5, 0.0, 1.0);
        colour = over(colour, map.light.rgb, 0.6 * mark);
    }
    if tile.stack > 0u {
        let round = clamp((0.52 - length(p)) * px * scale + 0.5, 0.0, 1.0);
        colour = over(colour, map.ground.rgb, round);
        let dot = clamp((0.38 - length(p)) * px * scale + 0.5, 0.0, 1.0);
        colour = over(colour, look(tile.stack), dot);
    }
    if (tile.flags & 8u) != 0u {
        let dot = clamp((0.42 - length(p)) * px * scale + 0.5, 0.0, 1.0);
        colour = over(colour, map.light.rgb, dot);
    }
    if (tile.flags & 132u) != 0u {
        colour = over(colour, map.danger.rgb, stroke(d, 0.16 * px, 0.22 * px, scale));
    }
    return colour;
}

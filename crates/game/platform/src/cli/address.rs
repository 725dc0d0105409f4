//! The address that the game listens on: always a port of the loopback address.

use std::net::{Ipv4Addr, SocketAddr};
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(u16);

impl Address {
    pub fn socket(self) -> SocketAddr {
        SocketAddr::from((Ipv4Addr::LOCALHOST, self.0))
    }
}

impl FromStr for Address {
    type Err = String;

    /// Reads `PORT`, or the loopback address followed by a port.
    fn from_str(text: &str) -> Result<Self, String> {
        let port = match text.rsplit_once(':') {
            None => text,
            Some(("127.0.0.1" | "localhost", port)) => port,
            Some((other, _)) => {
                return Err(format!(
                    "the game listens on the loopback address only, not on {other}: write a port"
                ));
            }
        };
        let port = port.parse().map_err(|_| {
            format!(
                "{port:?} is not a port: write a number from 0 to 65535, or 0 for any free port"
            )
        });
        port.map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_loopback_address_is_taken() {
        for fine in ["15702", "127.0.0.1:15702", "localhost:15702"] {
            assert_eq!(fine.parse(), Ok(Address(15702)), "{fine}");
        }
        for wrong in ["0.0.0.0:15702", "192.168.0.2:80", "[::]:15702", "example.org:1"] {
            let refused = wrong.parse::<Address>().err().unwrap_or_default();
            assert!(refused.contains("loopback"), "{wrong}: {refused}");
        }
        assert!("port".parse::<Address>().is_err() && "70000".parse::<Address>().is_err());
        assert!(Address(1).socket().ip().is_loopback());
    }
}

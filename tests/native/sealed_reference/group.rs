//! ristretto255 as specified by RFC 9496, step by step.

use super::field::{Element, Number};

/// The constants of section 4.1.
struct Constants {
    d: Element,
    root_of_minus_one: Element,
    root_of_ad_minus_one: Element,
    inverse_root_of_a_minus_d: Element,
    one_minus_d_squared: Element,
    d_minus_one_squared: Element,
}

static CONSTANTS: std::sync::LazyLock<Constants> = std::sync::LazyLock::new(|| {
    let number = Element::decimal;
    Constants {
        d: number("37095705934669439343138083508754565189542113879843219016388785533085940283555"),
        root_of_minus_one: number(
            "19681161376707505956807079304988542015446066515923890162744021073123829784752",
        ),
        root_of_ad_minus_one: number(
            "25063068953384623474111414158702152701244531502492656460079210482610430750235",
        ),
        inverse_root_of_a_minus_d: number(
            "54469307008909316920995813868745141605393597292927456921205312896311721017578",
        ),
        one_minus_d_squared: number(
            "1159843021668779879193775521855586647937357759715417654439879720876111806838",
        ),
        d_minus_one_squared: number(
            "40440834346308536858101042469323190826248399146238708352240133220865137265952",
        ),
    }
});

/// A point in extended coordinates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point {
    x: Element,
    y: Element,
    z: Element,
    t: Element,
}

fn root_of_ratio(u: Element, v: Element) -> (bool, Element) {
    Element::root_of_ratio(u, v, CONSTANTS.root_of_minus_one)
}

impl Point {
    const NEUTRAL: Self = Self {
        x: Element::ZERO,
        y: Element::ONE,
        z: Element::ONE,
        t: Element::ZERO,
    };

    /// Section 4.3.4: maps both halves and adds the results.
    pub fn of_uniform(bytes: &[u8; 64]) -> Self {
        let (halves, _) = bytes.as_chunks::<32>();
        let [first, second] =
            [halves[0], halves[1]].map(|half| Self::mapped(Element::masked(half)));
        first.plus(second)
    }

    fn mapped(t: Element) -> Self {
        let c = &*CONSTANTS;
        let one = Element::ONE;
        let r = c.root_of_minus_one * t.square();
        let u = (r + one) * c.one_minus_d_squared;
        let v = (-one - r * c.d) * (r + c.d);
        let (is_square, root) = root_of_ratio(u, v);
        let (s, factor) = if is_square {
            (root, -one)
        } else {
            (-(root * t).abs(), r)
        };
        let n = factor * (r - one) * c.d_minus_one_squared - v;
        let w0 = (s + s) * v;
        let w1 = n * c.root_of_ad_minus_one;
        let w2 = one - s.square();
        let w3 = one + s.square();
        Self {
            x: w0 * w3,
            y: w2 * w1,
            z: w1 * w3,
            t: w0 * w2,
        }
    }

    /// Section 4.3.1.
    pub fn decoded(bytes: [u8; 32]) -> Option<Self> {
        let s = Element::canonical(bytes).filter(|s| !s.is_negative())?;
        let one = Element::ONE;
        let (u1, u2) = (one - s.square(), one + s.square());
        let v = -(CONSTANTS.d * u1.square()) - u2.square();
        let (is_square, root) = root_of_ratio(one, v * u2.square());
        let (den_x, den_y) = (root * u2, root * root * u2 * v);
        let x = ((s + s) * den_x).abs();
        let y = u1 * den_y;
        let t = x * y;
        let is_point = is_square && !t.is_negative() && y != Element::ZERO;
        is_point.then_some(Self { x, y, z: one, t })
    }

    /// Section 4.3.2.
    pub fn encoded(self) -> [u8; 32] {
        let c = &*CONSTANTS;
        let u1 = (self.z + self.y) * (self.z - self.y);
        let u2 = self.x * self.y;
        let (_, root) = root_of_ratio(Element::ONE, u1 * u2.square());
        let (den1, den2) = (root * u1, root * u2);
        let z_inverse = den1 * den2 * self.t;
        let (x, mut y, den) = if (self.t * z_inverse).is_negative() {
            (
                self.y * c.root_of_minus_one,
                self.x * c.root_of_minus_one,
                den1 * c.inverse_root_of_a_minus_d,
            )
        } else {
            (self.x, self.y, den2)
        };
        if (x * z_inverse).is_negative() {
            y = -y;
        }
        (den * (self.z - y)).abs().bytes()
    }

    /// Sum on the twisted Edwards curve with a = −1 (Hisil, Wong, Carter and Dawson, 2008).
    fn plus(self, other: Self) -> Self {
        let a = (self.y - self.x) * (other.y - other.x);
        let b = (self.y + self.x) * (other.y + other.x);
        let c = (CONSTANTS.d + CONSTANTS.d) * self.t * other.t;
        let d = (self.z + self.z) * other.z;
        let (e, f, g, h) = (b - a, d - c, d + c, b + a);
        Self {
            x: e * f,
            y: g * h,
            z: f * g,
            t: e * h,
        }
    }

    /// The point multiplied by a number.
    pub fn times(self, number: Number) -> Self {
        (0..253).rev().fold(Self::NEUTRAL, |sum, at| {
            let sum = sum.plus(sum);
            if number.bit(at) { sum.plus(self) } else { sum }
        })
    }
}

/// Appendix A.1 and A.3 of RFC 9496.
#[test]
fn the_vectors_of_the_standard() {
    let bytes = |hex: &str| -> Vec<u8> {
        (0..hex.len() / 2)
            .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).expect("hex"))
            .collect()
    };
    let array = |hex: &str| -> [u8; 32] { bytes(hex).try_into().expect("32 bytes") };
    let base = array("e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76");
    let twice = array("6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919");
    let point = Point::decoded(base).expect("a point");
    assert_eq!(point.encoded(), base);
    assert_eq!(point.plus(point).encoded(), twice);
    assert_eq!(point.plus(Point::NEUTRAL).encoded(), base);
    // One more than 2^255 − 19, and a negative number.
    let too_high = array("eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f");
    let negative = array("0100000000000000000000000000000000000000000000000000000000000000");
    assert!(Point::decoded(too_high).is_none() && Point::decoded(negative).is_none());
    let uniform = bytes(
        "5d1be09e3d0c82fc538112490e35701979d99e06ca3e2b5b54bffe8b4dc772c1\
         4d98b696a1bbfb5ca32c436cc61c16563790306c79eaca7705668b47dffe5bb6",
    );
    let uniform: [u8; 64] = uniform.try_into().expect("64 bytes");
    let mapped = array("3066f82a1a747d45120d1740f14358531a8f04bbffe6a819f86dfe50f44a0a46");
    assert_eq!(Point::of_uniform(&uniform).encoded(), mapped);
}

//! Numbers modulo 2^255 − 19, and modulo the order of the group: written to be readable, not fast.

use std::cmp::Ordering;
use std::ops::{Add, Mul, Neg, Sub};

/// A number below 2^256, lowest 64 bits first.
type Limbs = [u64; 4];

const P: Limbs = [
    0xffff_ffff_ffff_ffed,
    u64::MAX,
    u64::MAX,
    0x7fff_ffff_ffff_ffff,
];

/// 2^252 + 27742317777372353535851937790883648493.
const ORDER: Limbs = [
    0x5812_631a_5cf5_d3ed,
    0x14de_f9de_a2f7_9cd6,
    0,
    0x1000_0000_0000_0000,
];

fn compare(a: &Limbs, b: &Limbs) -> Ordering {
    a.iter().rev().cmp(b.iter().rev())
}

fn plus(a: Limbs, b: Limbs) -> Limbs {
    let mut carry = 0;
    std::array::from_fn(|at| {
        let sum = u128::from(a[at]) + u128::from(b[at]) + carry;
        carry = sum >> 64;
        sum as u64
    })
}

fn minus(a: Limbs, b: Limbs) -> Limbs {
    let mut borrow = false;
    std::array::from_fn(|at| {
        let (rest, first) = a[at].overflowing_sub(b[at]);
        let (rest, second) = rest.overflowing_sub(u64::from(borrow));
        borrow = first || second;
        rest
    })
}

fn times(a: Limbs, b: Limbs) -> [u64; 8] {
    let mut product = [0_u64; 8];
    for (i, a) in a.into_iter().enumerate() {
        let mut carry = 0;
        for (j, b) in b.into_iter().enumerate() {
            let sum = u128::from(a) * u128::from(b) + u128::from(product[i + j]) + carry;
            product[i + j] = sum as u64;
            carry = sum >> 64;
        }
        product[i + 4] = carry as u64;
    }
    product
}

fn limbs(bytes: &[u8; 32]) -> Limbs {
    std::array::from_fn(|at| {
        (0..8)
            .rev()
            .fold(0, |n, byte| n << 8 | u64::from(bytes[8 * at + byte]))
    })
}

fn bytes(limbs: Limbs) -> [u8; 32] {
    std::array::from_fn(|at| (limbs[at / 8] >> (8 * (at % 8))) as u8)
}

fn bit(limbs: &[u64], at: usize) -> bool {
    limbs[at / 64] >> (at % 64) & 1 == 1
}

/// A number modulo 2^255 − 19.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Element(Limbs);

impl Element {
    pub const ZERO: Self = Self([0; 4]);
    pub const ONE: Self = Self([1, 0, 0, 0]);

    fn reduced(limbs: Limbs) -> Self {
        match compare(&limbs, &P) {
            Ordering::Less => Self(limbs),
            _ => Self::reduced(minus(limbs, P)),
        }
    }

    /// Parses decimal digits.
    pub fn decimal(digits: &str) -> Self {
        let ten = Self([10, 0, 0, 0]);
        digits.bytes().fold(Self::ZERO, |number, digit| {
            number * ten + Self([u64::from(digit - b'0'), 0, 0, 0])
        })
    }

    /// Number of little-endian bytes, without the highest bit.
    pub fn masked(mut bytes: [u8; 32]) -> Self {
        bytes[31] &= 0x7f;
        Self::reduced(limbs(&bytes))
    }

    /// Number of little-endian bytes, if they are its canonical encoding.
    pub fn canonical(bytes: [u8; 32]) -> Option<Self> {
        let number = Self(limbs(&bytes));
        (compare(&number.0, &P) == Ordering::Less).then_some(number)
    }

    pub fn bytes(self) -> [u8; 32] {
        bytes(self.0)
    }

    pub fn is_negative(self) -> bool {
        self.0[0] & 1 == 1
    }

    pub fn abs(self) -> Self {
        if self.is_negative() { -self } else { self }
    }

    pub fn square(self) -> Self {
        self * self
    }

    /// The power with exponent (p − 5) / 8, which is 2^252 − 3.
    fn root_power(self) -> Self {
        let exponent = minus([0, 0, 0, 1 << 60], [3, 0, 0, 0]);
        (0..252).rev().fold(Self::ONE, |power, at| {
            let power = power.square();
            if bit(&exponent, at) {
                power * self
            } else {
                power
            }
        })
    }

    /// `SQRT_RATIO_M1` of RFC 9496, section 4.2.
    pub fn root_of_ratio(u: Self, v: Self, root_of_minus_one: Self) -> (bool, Self) {
        let (v3, v7) = (v.square() * v, v.square().square() * v.square() * v);
        let mut root = u * v3 * (u * v7).root_power();
        let check = v * root.square();
        let is_turned = check == -u;
        if is_turned || check == -u * root_of_minus_one {
            root = root * root_of_minus_one;
        }
        (check == u || is_turned, root.abs())
    }
}

impl Add for Element {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::reduced(plus(self.0, other.0))
    }
}

impl Neg for Element {
    type Output = Self;

    fn neg(self) -> Self {
        Self::reduced(minus(P, self.0))
    }
}

impl Sub for Element {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Element {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let product = times(self.0, other.0);
        // 2^256 is congruent to 38.
        let mut carry = 0;
        let mut folded: Limbs = std::array::from_fn(|at| {
            let sum = u128::from(product[at]) + 38 * u128::from(product[at + 4]) + carry;
            carry = sum >> 64;
            sum as u64
        });
        while carry > 0 {
            let before = folded;
            folded = plus(folded, [38 * carry as u64, 0, 0, 0]);
            carry = u128::from(compare(&folded, &before) == Ordering::Less);
        }
        Self::reduced(folded)
    }
}

/// A number modulo the order of the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number(Limbs);

impl Number {
    fn reduced(wide: &[u64; 8]) -> Self {
        let number = (0..512).rev().fold([0; 4], |number: Limbs, at| {
            let double = plus(number, number);
            let next = plus(double, [u64::from(bit(wide, at)), 0, 0, 0]);
            match compare(&next, &ORDER) {
                Ordering::Less => next,
                _ => minus(next, ORDER),
            }
        });
        Self(number)
    }

    /// Number of 64 little-endian bytes.
    pub fn wide(bytes: &[u8; 64]) -> Self {
        let (halves, _) = bytes.as_chunks::<32>();
        let [low, high] = [limbs(&halves[0]), limbs(&halves[1])];
        Self::reduced(&std::array::from_fn(|at| {
            if at < 4 { low[at] } else { high[at - 4] }
        }))
    }

    pub fn bytes(self) -> [u8; 32] {
        bytes(self.0)
    }

    pub fn bit(self, at: usize) -> bool {
        bit(&self.0, at)
    }

    /// The multiplicative inverse, by Fermat's little theorem.
    pub fn inverse(self) -> Self {
        let exponent = minus(ORDER, [2, 0, 0, 0]);
        let one = Self([1, 0, 0, 0]);
        (0..253).rev().fold(one, |power, at| {
            let power = power * power;
            if bit(&exponent, at) {
                power * self
            } else {
                power
            }
        })
    }
}

impl Add for Number {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let sum = plus(self.0, other.0);
        Self(match compare(&sum, &ORDER) {
            Ordering::Less => sum,
            _ => minus(sum, ORDER),
        })
    }
}

impl Mul for Number {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self::reduced(&times(self.0, other.0))
    }
}

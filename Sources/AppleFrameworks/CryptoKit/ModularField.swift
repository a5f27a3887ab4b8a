/// Arithmetic modulo an odd number, on numbers in Montgomery's form.
///
/// Numbers are little-endian words. The time depends on the values: the keys of an app on Linux protect no secrets.
struct ModularField: Sendable {
    let modulus: [UInt64]
    private let inverse: UInt64
    private let square: [UInt64]
    let one: [UInt64]
    var zero: [UInt64] { [UInt64](repeating: 0, count: modulus.count) }

    init(_ hexadecimal: String) {
        let modulus = Self.words(hexadecimal)
        self.modulus = modulus
        var inverse: UInt64 = 1
        for _ in 0..<6 { inverse = inverse &* (2 &- modulus[0] &* inverse) }
        self.inverse = 0 &- inverse
        // Doubles 1 until it is the square of the form's factor, 2^(128·words).
        var power = [UInt64](repeating: 0, count: modulus.count)
        power[0] = 1
        var first = power
        for bit in 1...(128 * modulus.count) {
            power = Self.sum(power, power, modulus)
            if bit == 64 * modulus.count { first = power }
        }
        (square, one) = (power, first)
    }

    static func words(_ hexadecimal: String) -> [UInt64] {
        let digits = Array(hexadecimal)
        return stride(from: digits.count, to: 0, by: -16).map { end in
            UInt64(String(digits[max(0, end - 16)..<end]), radix: 16) ?? 0
        }
    }

    /// Returns a number in Montgomery's form.
    func encoded(_ value: [UInt64]) -> [UInt64] { product(value, square) }
    /// Returns a number out of Montgomery's form.
    func decoded(_ value: [UInt64]) -> [UInt64] {
        var plain = zero
        plain[0] = 1
        return product(value, plain)
    }
    /// Returns the number of big-endian bytes modulo the modulus, in Montgomery's form.
    func number(_ bytes: some Sequence<UInt8>) -> [UInt64] {
        var result = zero
        var digit = zero
        for byte in bytes {
            for _ in 0..<8 { result = Self.sum(result, result, modulus) }
            digit[0] = UInt64(byte)
            result = Self.sum(result, digit, modulus)
        }
        return encoded(result)
    }
    /// Returns the big-endian bytes of a number in Montgomery's form.
    func bytes(_ value: [UInt64], count: Int) -> [UInt8] {
        let words = decoded(value)
        return (0..<count).reversed().map { index in
            index / 8 < words.count ? UInt8(truncatingIfNeeded: words[index / 8] >> UInt64(index % 8 * 8)) : 0
        }
    }

    func add(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] { Self.sum(a, b, modulus) }
    func subtract(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
        let (difference, borrow) = Self.difference(a, b)
        return borrow ? Self.wrappingSum(difference, modulus).0 : difference
    }
    func product(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
        let count = modulus.count
        var total = [UInt64](repeating: 0, count: count + 2)
        func addProduct(_ x: [UInt64], _ factor: UInt64) {
            var carry: UInt64 = 0
            for index in 0..<count {
                let (high, low) = x[index].multipliedFullWidth(by: factor)
                let (first, overflow1) = total[index].addingReportingOverflow(low)
                let (second, overflow2) = first.addingReportingOverflow(carry)
                total[index] = second
                carry = high &+ (overflow1 ? 1 : 0) &+ (overflow2 ? 1 : 0)
            }
            let (sum, overflow) = total[count].addingReportingOverflow(carry)
            total[count] = sum
            if overflow { total[count + 1] &+= 1 }
        }
        for index in 0..<count {
            addProduct(a, b[index])
            addProduct(modulus, total[0] &* inverse)
            total.removeFirst()
            total.append(0)
        }
        let result = Array(total.prefix(count))
        let (difference, borrow) = Self.difference(result, modulus)
        return total[count] > 0 || !borrow ? difference : result
    }
    func squared(_ a: [UInt64]) -> [UInt64] { product(a, a) }
    /// Returns a power; the exponent isn't in Montgomery's form.
    func power(_ base: [UInt64], _ exponent: [UInt64]) -> [UInt64] {
        var result = one
        for bit in (0..<exponent.count * 64).reversed() {
            result = squared(result)
            if exponent[bit / 64] >> UInt64(bit % 64) & 1 == 1 { result = product(result, base) }
        }
        return result
    }
    /// Returns the inverse, by Fermat's little theorem: the modulus is a prime number.
    func inverse(_ a: [UInt64]) -> [UInt64] {
        var two = zero
        two[0] = 2
        return power(a, Self.difference(modulus, two).0)
    }

    private static func sum(_ a: [UInt64], _ b: [UInt64], _ modulus: [UInt64]) -> [UInt64] {
        let (sum, carry) = wrappingSum(a, b)
        let (rest, borrow) = difference(sum, modulus)
        return carry || !borrow ? rest : sum
    }
    static func wrappingSum(_ a: [UInt64], _ b: [UInt64]) -> ([UInt64], Bool) {
        var carry = false
        let result = zip(a, b).map { a, b in
            let (first, overflow1) = a.addingReportingOverflow(b)
            let (second, overflow2) = first.addingReportingOverflow(carry ? 1 : 0)
            carry = overflow1 || overflow2
            return second
        }
        return (result, carry)
    }
    static func difference(_ a: [UInt64], _ b: [UInt64]) -> ([UInt64], Bool) {
        var borrow = false
        let result = zip(a, b).map { a, b in
            let (first, overflow1) = a.subtractingReportingOverflow(b)
            let (second, overflow2) = first.subtractingReportingOverflow(borrow ? 1 : 0)
            borrow = overflow1 || overflow2
            return second
        }
        return (result, borrow)
    }
}

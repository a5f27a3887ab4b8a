import Foundation

/// The functions of expressions.
///
/// Arithmetic of whole numbers gives a whole number, as `NSExpression` does: `5 / 2` is 2.
enum ExpressionFunction {
    /// Returns a Boolean value that indicates whether a function has a name, with a colon for each parameter.
    static func exists(_ name: String, parameters: Int) -> Bool {
        name.count(where: { $0 == ":" }) == parameters
            && (general[name] != nil || unary[name] != nil || binary[name] != nil || bitwise[name] != nil)
    }

    /// Returns the value of a function by its name with colons; nil for an unknown one, and for values without one.
    static func value(_ name: String, of arguments: [Any?]) -> Any? {
        guard exists(name, parameters: arguments.count) else { return nil }
        if let function = general[name] { return function(arguments) }
        if let function = unary[name] {
            return PredicateValue.number(arguments[0]).flatMap { function($0, isWhole(arguments[0])) }
        }
        if let function = bitwise[name], let a = integer(arguments[0]), let b = integer(arguments[1]) {
            return function(a, b)
        }
        guard let function = binary[name], let a = PredicateValue.number(arguments[0]),
            let b = PredicateValue.number(arguments[1])
        else { return nil }
        return function(a, b, isWhole(arguments[0]) && isWhole(arguments[1]))
    }

    /// The functions of lists, texts and other values.
    private static let general: [String: @Sendable ([Any?]) -> Any?] = [
        "count:": { PredicateValue.elements(of: $0[0]).count },
        "sum:": { sum(numbers($0[0])) },
        "average:": { mean(numbers($0[0])) },
        "min:": { PredicateValue.elements(of: $0[0]).min { isLess($0, $1) } },
        "max:": { PredicateValue.elements(of: $0[0]).max { isLess($0, $1) } },
        "median:": { median(numbers($0[0])) },
        "mode:": { mode(PredicateValue.elements(of: $0[0])) },
        "stddev:": { deviation(numbers($0[0])) },
        "length:": { ($0[0] as? String)?.utf16.count },
        "uppercase:": { ($0[0] as? String)?.uppercased() },
        "lowercase:": { ($0[0] as? String)?.lowercased() },
        "random": { _ in Double.random(in: 0..<1) },
        "random:": { integer($0[0]).flatMap { $0 > 0 ? Int.random(in: 0..<$0) : nil } },
        "now": { _ in Date() },
        "noindex:": { $0[0] },
        "onesComplement:": { integer($0[0]).map { ~$0 } },
        "castObject:toType:": { cast($0[0], to: $0[1] as? String) },
    ]

    /// The functions of a number, which may be a whole one.
    private static let unary: [String: @Sendable (_ value: Double, _ isWhole: Bool) -> Any?] = [
        "sqrt:": { value, _ in value.squareRoot() },
        "log:": { value, _ in log10(value) },
        "ln:": { value, _ in log(value) },
        "exp:": { value, _ in exp(value) },
        "floor:": { value, _ in value.rounded(.down) },
        "ceiling:": { value, _ in value.rounded(.up) },
        "trunc:": { value, _ in value.rounded(.towardZero) },
        "abs:": { number(abs($0), isWhole: $1) },
        "negate:": { number(-$0, isWhole: $1) },
    ]

    /// The functions of two numbers, which may be whole ones.
    private static let binary: [String: @Sendable (_ a: Double, _ b: Double, _ isWhole: Bool) -> Any?] = [
        "add:to:": { number($0 + $1, isWhole: $2) },
        "from:subtract:": { number($0 - $1, isWhole: $2) },
        "multiply:by:": { number($0 * $1, isWhole: $2) },
        "divide:by:": { $2 && $1 == 0 ? nil : number($0 / $1, isWhole: $2) },
        "modulus:by:": { $2 && $1 == 0 ? nil : number($0.truncatingRemainder(dividingBy: $1), isWhole: $2) },
        "raise:toPower:": { number(pow($0, $1), isWhole: $2 && $1 >= 0) },
    ]

    private static let bitwise: [String: @Sendable (Int, Int) -> Int] = [
        "bitwiseAnd:with:": { $0 & $1 },
        "bitwiseOr:with:": { $0 | $1 },
        "bitwiseXor:with:": { $0 ^ $1 },
        "leftshift:by:": { $0 << $1 },
        "rightshift:by:": { $0 >> $1 },
    ]

    /// Returns a value as one of a class: a text, a number or a date, which is the seconds since 2001 as a number. A
    /// value stays as it is for another class.
    private static func cast(_ value: Any?, to type: String?) -> Any? {
        switch (type, value) {
        case ("NSString", let value?): value as? String ?? "\(value)"
        case ("NSNumber", let text as String): Double(text).map { number($0, isWhole: !text.contains(".")) }
        case ("NSNumber", let date as Date): date.timeIntervalSinceReferenceDate
        case ("NSDate", let value?): PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
        default: value
        }
    }

    private static func integer(_ value: Any?) -> Int? { PredicateValue.number(value).flatMap { Int(exactly: $0) } }

    private static func number(_ value: Double, isWhole: Bool) -> Any {
        guard isWhole, let whole = Int(exactly: value.rounded(.towardZero)) else { return value }
        return whole
    }

    private static func isWhole(_ value: Any?) -> Bool {
        switch value {
        // Before `Bool`, as which a number of a fraction's type can be read if it is 0 or 1.
        case let value as NSNumber: !["f", "d"].contains(String(cString: value.objCType))
        case is Bool, is any BinaryInteger: true
        default: false
        }
    }

    private static func isLess(_ first: Any, _ second: Any) -> Bool {
        PredicateValue.order(first, second) == .orderedAscending
    }

    private static func numbers(_ list: Any?) -> [Any] {
        PredicateValue.elements(of: list).filter { PredicateValue.number($0) != nil }
    }

    private static func doubles(_ values: [Any]) -> [Double] { values.compactMap { PredicateValue.number($0) } }

    private static func sum(_ values: [Any]) -> Any {
        number(doubles(values).reduce(0, +), isWhole: values.allSatisfy { isWhole($0) })
    }

    private static func mean(_ values: [Any]) -> Double? {
        values.isEmpty ? nil : doubles(values).reduce(0, +) / Double(values.count)
    }

    private static func median(_ values: [Any]) -> Double? {
        let sorted = doubles(values).sorted()
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// Returns the most frequent values.
    private static func mode(_ values: [Any]) -> [Any] {
        let counts = Dictionary(grouping: values.compactMap { $0 as? AnyHashable }) { $0 }.mapValues(\.count)
        let most = counts.values.max()
        return counts.filter { $0.value == most }.keys.map(\.base)
            .sorted { isLess($0, $1) }
    }

    /// Returns the standard deviation of all values, not of a sample.
    private static func deviation(_ values: [Any]) -> Double? {
        guard let mean = mean(values) else { return nil }
        let squares = doubles(values).reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (squares / Double(values.count)).squareRoot()
    }
}

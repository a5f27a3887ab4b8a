import Foundation

/// The functions of expressions.
///
/// Arithmetic of whole numbers gives a whole number, as `NSExpression` does: `5 / 2` is 2.
enum ExpressionFunction {
    /// Returns the value of a function by its name with colons; nil for an unknown one, and for values without one.
    static func value(_ name: String, of arguments: [Any?]) -> Any? {
        let first = arguments.first ?? nil
        switch (name, arguments.count) {
        case ("count:", 1): return PredicateValue.elements(of: first).count
        case ("sum:", 1): return sum(numbers(first))
        case ("average:", 1): return mean(numbers(first))
        case ("min:", 1): return PredicateValue.elements(of: first).min { isLess($0, $1) }
        case ("max:", 1): return PredicateValue.elements(of: first).max { isLess($0, $1) }
        case ("median:", 1): return median(numbers(first))
        case ("mode:", 1): return mode(PredicateValue.elements(of: first))
        case ("stddev:", 1): return deviation(numbers(first))
        case ("length:", 1): return (first as? String)?.utf16.count
        case ("uppercase:", 1): return (first as? String)?.uppercased()
        case ("lowercase:", 1): return (first as? String)?.lowercased()
        case ("random", 0): return Double.random(in: 0..<1)
        case ("now", 0): return Date()
        case ("castObject:toType:", 2): return first
        case (_, 1): return PredicateValue.number(first).flatMap { unary(name, $0, isWhole: isWhole(first)) }
        case (_, 2):
            if let function = bitwise(name) {
                guard let a = integer(first), let b = integer(arguments[1]) else { return nil }
                return function(a, b)
            }
            guard let a = PredicateValue.number(first), let b = PredicateValue.number(arguments[1]) else { return nil }
            return binary(name, a, b, isWhole: isWhole(first) && isWhole(arguments[1]))
        default: return nil
        }
    }

    private static func unary(_ name: String, _ value: Double, isWhole: Bool) -> Any? {
        switch name {
        case "sqrt:": value.squareRoot()
        case "log:": log10(value)
        case "ln:": log(value)
        case "exp:": exp(value)
        case "floor:": value.rounded(.down)
        case "ceiling:": value.rounded(.up)
        case "trunc:": value.rounded(.towardZero)
        case "abs:": number(abs(value), isWhole: isWhole)
        case "negate:": number(-value, isWhole: isWhole)
        default: nil
        }
    }

    private static func binary(_ name: String, _ a: Double, _ b: Double, isWhole: Bool) -> Any? {
        switch name {
        case "add:to:": number(a + b, isWhole: isWhole)
        case "from:subtract:": number(a - b, isWhole: isWhole)
        case "multiply:by:": number(a * b, isWhole: isWhole)
        case "divide:by:": isWhole && b == 0 ? nil : number(a / b, isWhole: isWhole)
        case "modulus:by:": isWhole && b == 0 ? nil : number(a.truncatingRemainder(dividingBy: b), isWhole: isWhole)
        case "raise:toPower:": number(pow(a, b), isWhole: isWhole && b >= 0)
        default: nil
        }
    }

    private static func bitwise(_ name: String) -> ((Int, Int) -> Int)? {
        switch name {
        case "bitwiseAnd:with:": { $0 & $1 }
        case "bitwiseOr:with:": { $0 | $1 }
        case "bitwiseXor:with:": { $0 ^ $1 }
        case "leftshift:by:": { $0 << $1 }
        case "rightshift:by:": { $0 >> $1 }
        default: nil
        }
    }

    private static func integer(_ value: Any?) -> Int? { PredicateValue.number(value).flatMap { Int(exactly: $0) } }

    private static func number(_ value: Double, isWhole: Bool) -> Any {
        guard isWhole, let whole = Int(exactly: value.rounded(.towardZero)) else { return value }
        return whole
    }

    private static func isWhole(_ value: Any?) -> Bool {
        switch value {
        case is Bool, is any BinaryInteger: true
        case is any BinaryFloatingPoint, is Decimal: false
        case let value as NSNumber: value.doubleValue == value.doubleValue.rounded() && !"\(value)".contains(".")
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

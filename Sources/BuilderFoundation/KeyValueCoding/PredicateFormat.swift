import Foundation
import RegexBuilder

extension NSPredicate {
    /// Creates a predicate from its text: comparisons of properties with values, with `AND`, `OR` and `NOT`.
    ///
    /// Properties are read as `value(forKeyPath:)` does. A predicate with an error matches nothing and is reported on
    /// standard error.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from its text and the values of its placeholders.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        if let condition = parser.condition() {
            self.init(block: { object, bindings in condition(object, bindings ?? [:]) })
        } else {
            FileHandle.standardError.write(Data("NSPredicate: can't read “\(predicateFormat)”\n".utf8))
            self.init(value: false)
        }
    }

    /// Returns a predicate with values in place of variables such as `$name`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { object, bindings in
            self.evaluate(with: object, substitutionVariables: variables.merging(bindings ?? [:]) { old, _ in old })
        }
    }
}

extension NSSortDescriptor {
    /// Creates an order by a property, which is read as `value(forKeyPath:)` does.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            PredicateValue.order(
                KeyedValue.of(first, path: key ?? "self"), KeyedValue.of(second, path: key ?? "self"))
        }
    }

    /// Creates an order by a property whose type has no order of its own, such as an optional one.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { first, second in
            PredicateValue.order(KeyedValue.unwrapped(first), KeyedValue.unwrapped(second))
        }
    }

    /// Creates an order by a property that is compared by a function.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            cmptr(
                KeyedValue.of(first, path: key ?? "self") ?? NSNull(),
                KeyedValue.of(second, path: key ?? "self") ?? NSNull())
        }
    }
}

/// A reader of a predicate's or an expression's text.
struct PredicateParser {
    /// A function of the object and the values of variables.
    typealias Condition = (Any?, [String: Any]) -> Bool

    private var tokens: [Substring]
    private var position = 0
    private var arguments: ArraySlice<Any>

    init(_ format: String, _ arguments: [Any]) {
        // Texts, placeholders, functions such as "raise:toPower:(", names, numbers, operators.
        let words = /"[^"]*"|'[^']*'|%[a-zA-Z@]+|[A-Za-z]\w*:(?:\w+:)*(?=\()|[A-Za-z_@#$][\w.@]*|\d+(?:\.\d+)?/
        let pattern = ChoiceOf {
            words
            /<=|>=|=<|=>|==|!=|<>|&&|\|\||\*\*|[^\s]/
        }
        tokens = format.matches(of: pattern).map(\.output)
        self.arguments = arguments[...]
    }

    /// Returns the condition; nil if the text isn't one.
    mutating func condition() -> Condition? {
        guard let result = alternatives(), position == tokens.count else { return nil }
        return result
    }

    /// Returns the expression of a text; nil, with a report on standard error, if it isn't one.
    static func expression(_ format: String, _ arguments: [Any]) -> NSExpression? {
        var parser = PredicateParser(format, arguments)
        if let result = parser.sum(), parser.position == parser.tokens.count { return result }
        FileHandle.standardError.write(Data("NSExpression: can't read “\(format)”\n".utf8))
        return nil
    }

    private var next: String? { position < tokens.count ? String(tokens[position]) : nil }

    private mutating func take(_ words: String...) -> Bool {
        guard let next, words.contains(next.uppercased()) else { return false }
        position += 1
        return true
    }

    private mutating func alternatives() -> Condition? {
        guard var result = conjunctions() else { return nil }
        while take("OR", "||") {
            guard let other = conjunctions() else { return nil }
            result = { [result] in result($0, $1) || other($0, $1) }
        }
        return result
    }

    private mutating func conjunctions() -> Condition? {
        guard var result = negation() else { return nil }
        while take("AND", "&&") {
            guard let other = negation() else { return nil }
            result = { [result] in result($0, $1) && other($0, $1) }
        }
        return result
    }

    private mutating func negation() -> Condition? {
        if take("NOT", "!") { return negation().map { inner in { !inner($0, $1) } } }
        if take("TRUEPREDICATE") { return { _, _ in true } }
        if take("FALSEPREDICATE") { return { _, _ in false } }
        let start = (position, arguments)
        if take("("), let inner = alternatives(), take(")") { return inner }
        (position, arguments) = start
        return comparison()
    }

    private mutating func comparison() -> Condition? {
        let quantifier = take("ANY", "SOME") ? "ANY" : take("ALL") ? "ALL" : take("NONE") ? "NONE" : nil
        guard let left = sum(), let name = next?.uppercased() else { return nil }
        position += 1
        let options = comparisonOptions()
        guard let right = sum(), let compare = PredicateValue.comparison(name, options) else { return nil }
        return { object, bindings in
            let (value, other) = (left.value(of: object, bindings), right.value(of: object, bindings))
            guard let quantifier else { return compare(value, other) }
            let matches = PredicateValue.elements(of: value).map { compare($0, other) }
            switch quantifier {
            case "ALL": return matches.allSatisfy { $0 }
            case "NONE": return !matches.contains(true)
            default: return matches.contains(true)
            }
        }
    }

    private mutating func comparisonOptions() -> String {
        guard take("[") else { return "" }
        let options = next?.lowercased() ?? ""
        position += 1
        _ = take("]")
        return options
    }

    // MARK: Expressions

    private mutating func sum() -> NSExpression? {
        guard var result = product() else { return nil }
        while let function = next.flatMap({ ["+": "add:to:", "-": "from:subtract:"][$0] }) {
            position += 1
            guard let other = product() else { return nil }
            result = NSExpression(forFunction: function, arguments: [result, other])
        }
        return result
    }

    private mutating func product() -> NSExpression? {
        guard var result = power() else { return nil }
        while let function = next.flatMap({ Self.products[$0] }) {
            position += 1
            guard let other = power() else { return nil }
            result = NSExpression(forFunction: function, arguments: [result, other])
        }
        return result
    }

    private static let products = [
        "*": "multiply:by:", "/": "divide:by:", "&": "bitwiseAnd:with:", "|": "bitwiseOr:with:",
        "^": "bitwiseXor:with:",
    ]

    private mutating func power() -> NSExpression? {
        if take("-") { return power().map(negated) }
        guard let base = operand() else { return nil }
        guard take("**") else { return base }
        return power().map { NSExpression(forFunction: "raise:toPower:", arguments: [base, $0]) }
    }

    private func negated(_ expression: NSExpression) -> NSExpression {
        guard expression.expressionType == .constantValue, let value = expression.constantValue else {
            return NSExpression(forFunction: "negate:", arguments: [expression])
        }
        return NSExpression(forConstantValue: ExpressionFunction.value("negate:", of: [value]))
    }

    private mutating func operand() -> NSExpression? {
        guard let token = next else { return nil }
        position += 1
        if token == "{" { return elements(until: "}").map { NSExpression(forAggregate: $0) } }
        if token == "(" {
            let inner = sum()
            return take(")") ? inner : nil
        }
        if token.hasPrefix("%") {
            guard let argument = arguments.popFirst() else { return nil }
            return token == "%K"
                ? NSExpression(forKeyPath: "\(argument)")
                : argument as? NSExpression ?? NSExpression(forConstantValue: KeyedValue.unwrapped(argument))
        }
        if let quote = token.first, quote == "\"" || quote == "'" {
            return NSExpression(forConstantValue: String(token.dropFirst().dropLast()))
        }
        if let number = Int(token) { return NSExpression(forConstantValue: number) }
        if let number = Double(token) { return NSExpression(forConstantValue: number) }
        switch token.uppercased() {
        case "YES", "TRUE": return NSExpression(forConstantValue: true)
        case "NO", "FALSE": return NSExpression(forConstantValue: false)
        case "NIL", "NULL": return NSExpression(forConstantValue: nil)
        case "SELF": return NSExpression.expressionForEvaluatedObject()
        case "SUBQUERY" where next == "(": return subquery()
        default:
            guard token.first.map({ $0.isLetter || "_@#$".contains($0) }) ?? false else { return nil }
            if next == "(" { return call(of: token) }
            if token.hasPrefix("$"), !token.contains(".") {
                return NSExpression(forVariable: String(token.dropFirst()))
            }
            return NSExpression(forKeyPath: token.replacing("#", with: ""))
        }
    }

    /// Reads the arguments of a function; nil for a function that doesn't exist.
    private mutating func call(of name: String) -> NSExpression? {
        position += 1
        guard let arguments = elements(until: ")") else { return nil }
        let suffix = arguments.isEmpty || name.contains(":") ? "" : ":"
        let function = name.uppercased() == "CAST" ? "castObject:toType:" : name + suffix
        guard ExpressionFunction.exists(function, parameters: arguments.count) else { return nil }
        return NSExpression(forFunction: function, arguments: arguments)
    }

    /// Reads `(list, $variable, predicate)` and a property of the result, such as `.@count`.
    private mutating func subquery() -> NSExpression? {
        position += 1
        guard let list = sum(), take(","), let variable = next, variable.hasPrefix("$") else { return nil }
        position += 1
        guard take(","), let condition = alternatives(), take(")") else { return nil }
        let result = NSExpression(
            forSubquery: list, usingIteratorVariable: String(variable.dropFirst()),
            predicate: NSPredicate { condition($0, $1 ?? [:]) })
        guard take("."), let path = next else { return result }
        position += 1
        let read: (Any?, [Any], NSMutableDictionary?) -> Any = { _, values, _ in
            KeyedValue.of(values.first, path: path) ?? NSNull()
        }
        return NSExpression(block: read, arguments: [result])
    }

    private mutating func elements(until end: String) -> [NSExpression]? {
        var elements: [NSExpression] = []
        while !take(end) {
            guard let element = sum() else { return nil }
            elements.append(element)
            if !take(",") {
                guard take(end) else { return nil }
                break
            }
        }
        return elements
    }
}

/// The comparisons of predicates.
enum PredicateValue {
    static func comparison(_ name: String, _ options: String) -> ((Any?, Any?) -> Bool)? {
        switch name {
        case "=", "==": { equal($0, $1, options) }
        case "!=", "<>": { !equal($0, $1, options) }
        case "<": { comparable($0, $1) && order($0, $1) == .orderedAscending }
        case ">": { comparable($0, $1) && order($0, $1) == .orderedDescending }
        case "<=", "=<": { comparable($0, $1) && order($0, $1) != .orderedDescending }
        case ">=", "=>": { comparable($0, $1) && order($0, $1) != .orderedAscending }
        case "IN": { value, list in contains(list, value, options) }
        case "CONTAINS": { list, value in contains(list, value, options) }
        case "BEGINSWITH": { text($0, options).hasPrefix(text($1, options)) && $0 != nil }
        case "ENDSWITH": { text($0, options).hasSuffix(text($1, options)) && $0 != nil }
        case "LIKE": { matches($0, like(text($1, "")), options) }
        case "MATCHES": { matches($0, text($1, ""), options) }
        case "BETWEEN":
            { value, bounds in
                let bounds = elements(of: bounds)
                guard bounds.count == 2, comparable(value, bounds[0]) else { return false }
                return order(value, bounds[0]) != .orderedAscending && order(value, bounds[1]) != .orderedDescending
            }
        default: nil
        }
    }

    /// The order of two values; nil is the smallest.
    static func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
        guard let first = KeyedValue.unwrapped(first) else {
            return KeyedValue.unwrapped(second) == nil ? .orderedSame : .orderedAscending
        }
        guard let second = KeyedValue.unwrapped(second) else { return .orderedDescending }
        if let first = number(first), let second = number(second) {
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
        return (text(first, "") as NSString).compare(text(second, ""))
    }

    /// The elements of a list or a set; none for another value.
    static func elements(of value: Any?) -> [Any] {
        switch value {
        case let list as [Any]: list
        case let list as NSArray: Array(list)
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: set.map(\.base)
        default: []
        }
    }

    private static func comparable(_ first: Any?, _ second: Any?) -> Bool {
        KeyedValue.unwrapped(first) != nil && KeyedValue.unwrapped(second) != nil
    }

    private static func equal(_ first: Any?, _ second: Any?, _ options: String) -> Bool {
        guard let first = KeyedValue.unwrapped(first), let second = KeyedValue.unwrapped(second) else {
            return KeyedValue.unwrapped(first) == nil && KeyedValue.unwrapped(second) == nil
        }
        if let first = number(first), let second = number(second) { return first == second }
        if let first = first as? String, let second = second as? String {
            return text(first, options) == text(second, options)
        }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return (first as AnyObject) === (second as AnyObject)
    }

    private static func contains(_ list: Any?, _ value: Any?, _ options: String) -> Bool {
        if let list = list as? String { return text(list, options).contains(text(value, options)) }
        return elements(of: list).contains { equal($0, value, options) }
    }

    private static func matches(_ value: Any?, _ pattern: String, _ options: String) -> Bool {
        guard let value = value as? String else { return false }
        let options: NSRegularExpression.Options =
            options.contains("c")
            ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
            return false
        }
        let range = NSRange(location: 0, length: value.utf16.count)
        return expression.firstMatch(in: value, options: [], range: range) != nil
    }

    private static func like(_ pattern: String) -> String {
        pattern.map { character in
            switch character {
            case "*": ".*"
            case "?": "."
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }

    /// Returns a value as a number; nil for another one.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Date: value.timeIntervalSinceReferenceDate
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: (value as NSDecimalNumber).doubleValue
        default: nil
        }
    }

    private static func text(_ value: Any?, _ options: String) -> String {
        let text = KeyedValue.unwrapped(value).map { ($0 as? String) ?? "\($0)" } ?? ""
        var folding: String.CompareOptions = []
        if options.contains("c") { folding.insert(.caseInsensitive) }
        if options.contains("d") { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }
}

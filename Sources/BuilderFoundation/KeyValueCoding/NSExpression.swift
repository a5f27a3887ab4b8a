import Foundation

/// An operand of a predicate, or a computation: a constant, a property, a variable, a function of others.
///
/// Foundation for Linux has the class without initializers; this one takes its place where `UIKit` is imported.
open class NSExpression: NSObject, NSCopying {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate, anyKey
        case block = 19
        case conditional
    }

    /// The parts of an expression.
    enum Content {
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        case keyPath(String, (Any?) -> Any?)
        case function(String, [NSExpression])
        case set(ExpressionType, NSExpression, NSExpression)
        case subquery(NSExpression, String, NSPredicate)
        case aggregate([NSExpression])
        case anyKey
        case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression])
        case conditional(NSPredicate, NSExpression, NSExpression)
    }

    private let content: Content

    init(_ content: Content) { self.content = content }

    /// Creates an empty expression of a type, for subclasses.
    public convenience init(expressionType type: ExpressionType) {
        self.init(type == .evaluatedObject ? .evaluatedObject : type == .anyKey ? .anyKey : .constant(nil))
    }
    /// Creates an expression of a value.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
    /// Creates an expression of a predicate's variable, without `$`.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }
    /// Creates an expression of a property of the evaluated object, which is read as `value(forKeyPath:)` does.
    public convenience init(forKeyPath keyPath: String) {
        self.init(.keyPath(keyPath) { KeyedValue.of($0, path: keyPath) })
    }
    /// Creates an expression of a property of the evaluated object.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        // "\Root.first.second"
        let path = "\(keyPath)".split(separator: ".").dropFirst().joined(separator: ".")
        self.init(.keyPath(path) { ($0 as? Root).flatMap { KeyedValue.unwrapped($0[keyPath: keyPath]) } })
    }
    /// Creates an expression of a function by its name with colons, such as `sum:` and `add:to:`.
    ///
    /// The functions are those of Apple's documentation, without distances of locations; another one is nil.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.map(Self.operand)))
    }
    /// Creates an expression of a method of an object, of which there are none on Linux: it is nil.
    public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        self.init(.function(name, [target] + (parameters ?? []).map(Self.operand)))
    }
    /// Creates an expression of a list.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate(subexpressions.map(Self.operand)))
    }
    /// Creates an expression of the elements of a set and a list.
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init(.set(.unionSet, left, right))
    }
    /// Creates an expression of the elements of a set that are in a list.
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.set(.intersectSet, left, right))
    }
    /// Creates an expression of the elements of a set that aren't in a list.
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(.set(.minusSet, left, right))
    }
    /// Creates an expression of the elements of a list that match a predicate, in which a variable is the element.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any
    ) { self.init(.subquery(expression, variable, predicate as? NSPredicate ?? NSPredicate(value: false))) }
    /// Creates an expression of a closure, which gets the object, the values of arguments, and the context.
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
    ) { self.init(.block(block, arguments ?? [])) }
    /// Creates an expression of one of two others.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) { self.init(.conditional(predicate, trueExpression, falseExpression)) }
    /// Creates an expression from its text, such as `(1 + price) * %f`.
    ///
    /// A text with an error is nil and is reported on standard error.
    public convenience init(format expressionFormat: String, _ args: Any...) {
        self.init(format: expressionFormat, argumentArray: args)
    }
    /// Creates an expression from its text and the values of its placeholders.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(PredicateParser.expression(expressionFormat, arguments)?.content ?? .constant(nil))
    }

    /// Returns an expression of the evaluated object.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }
    /// Returns an expression of any key.
    open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

    private static func operand(_ value: Any) -> NSExpression {
        value as? NSExpression ?? NSExpression(forConstantValue: value)
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSExpression(content) }

    // MARK: Parts

    /// The kind.
    open var expressionType: ExpressionType {
        switch content {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function: .function
        case .set(let type, _, _): type
        case .subquery: .subquery
        case .aggregate: .aggregate
        case .anyKey: .anyKey
        case .block: .block
        case .conditional: .conditional
        }
    }
    /// The value of a constant; nil for another kind.
    open var constantValue: Any? { if case .constant(let value) = content { value } else { nil } }
    /// The path of a property; empty for another kind.
    open var keyPath: String { if case .keyPath(let path, _) = content { path } else { "" } }
    /// The name of a function; empty for another kind.
    open var function: String { if case .function(let name, _) = content { name } else { "" } }
    /// The name of a variable; empty for another kind.
    open var variable: String {
        switch content {
        case .variable(let name), .subquery(_, let name, _): name
        default: ""
        }
    }
    /// The arguments of a function or a closure; nil for another kind.
    open var arguments: [NSExpression]? {
        switch content {
        case .function(_, let arguments), .block(_, let arguments): arguments
        default: nil
        }
    }
    /// The elements of a list, or the list of a subquery; nil for another kind.
    open var collection: Any? {
        switch content {
        case .aggregate(let elements): elements
        case .subquery(let list, _, _): list
        default: nil
        }
    }
    /// The predicate of a subquery or a condition; one that never matches for another kind.
    open var predicate: NSPredicate {
        switch content {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
        default: NSPredicate(value: false)
        }
    }
    /// The first operand of two sets; the expression itself for another kind.
    open var left: NSExpression { if case .set(_, let left, _) = content { left } else { self } }
    /// The second operand of two sets; the expression itself for another kind.
    open var right: NSExpression { if case .set(_, _, let right) = content { right } else { self } }
    /// The expression if the condition holds; the expression itself for another kind.
    open var `true`: NSExpression { if case .conditional(_, let value, _) = content { value } else { self } }
    /// The expression if the condition doesn't hold; the expression itself for another kind.
    open var `false`: NSExpression { if case .conditional(_, _, let value) = content { value } else { self } }

    // MARK: Evaluation

    /// Returns the value for an object; variables have their values in the context.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        let bindings = context as? [AnyHashable: Any] ?? [:]
        let result = value(of: object, Dictionary(bindings.map { ("\($0)", $1) }) { first, _ in first }, context)
        // Numbers are objects, as on Apple's systems, so that each cast to a number's type succeeds.
        switch result {
        case let number as Int: return NSNumber(value: number)
        case let number as Double: return NSNumber(value: number)
        case let flag as Bool: return NSNumber(value: flag)
        default: return result
        }
    }

    /// Returns the value for an object with the values of variables.
    func value(of object: Any?, _ bindings: [String: Any] = [:], _ context: NSMutableDictionary? = nil) -> Any? {
        switch content {
        case .constant(let value): return KeyedValue.unwrapped(value)
        case .evaluatedObject: return object
        case .variable(let name): return KeyedValue.unwrapped(bindings[name])
        case .keyPath(let path, let read):
            guard path.hasPrefix("$") else { return read(object) }
            // A property of a variable: "$item.name".
            let parts = path.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
            return KeyedValue.of(bindings[parts.first ?? ""], path: parts.count > 1 ? parts[1] : "self")
        case .function(let name, let arguments):
            return ExpressionFunction.value(name, of: arguments.map { $0.value(of: object, bindings, context) })
        case .set(let type, let left, let right):
            let first = Self.elements(left.value(of: object, bindings, context))
            let second = Self.elements(right.value(of: object, bindings, context))
            switch type {
            case .unionSet: return Set(first + second)
            case .intersectSet: return Set(first).intersection(second)
            default: return Set(first).subtracting(second)
            }
        case .subquery(let list, let name, let predicate):
            return PredicateValue.elements(of: list.value(of: object, bindings, context)).filter { element in
                predicate.evaluate(with: element, substitutionVariables: bindings.merging([name: element]) { $1 })
            }
        case .aggregate(let elements): return elements.map { $0.value(of: object, bindings, context) ?? NSNull() }
        case .anyKey: return nil
        case .block(let block, let arguments):
            return KeyedValue.unwrapped(
                block(object, arguments.map { $0.value(of: object, bindings, context) ?? NSNull() }, context))
        case .conditional(let predicate, let first, let second):
            let holds = predicate.evaluate(with: object, substitutionVariables: bindings)
            return (holds ? first : second).value(of: object, bindings, context)
        }
    }

    private static func elements(_ value: Any?) -> [AnyHashable] {
        PredicateValue.elements(of: value).compactMap { $0 as? AnyHashable }
    }
}

/// A comparison of two expressions.
open class NSComparisonPredicate: NSPredicate {
    /// The way in which elements of a list on the left are compared.
    public enum Modifier: UInt, Sendable {
        /// The left value itself, all of its elements, or any of them.
        case direct, all, any
    }

    /// The kind of a comparison.
    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
        case beginsWith, endsWith, `in`, customSelector
        case contains = 99
        case between = 100

        /// The operator in a predicate's text; nil for a selector, which never matches.
        var name: String? {
            switch self {
            case .lessThan: "<"
            case .lessThanOrEqualTo: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqualTo: ">="
            case .equalTo: "=="
            case .notEqualTo: "!="
            case .matches: "MATCHES"
            case .like: "LIKE"
            case .beginsWith: "BEGINSWITH"
            case .endsWith: "ENDSWITH"
            case .in: "IN"
            case .contains: "CONTAINS"
            case .between: "BETWEEN"
            case .customSelector: nil
            }
        }
    }

    /// The differences between texts that a comparison ignores.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Uppercase and lowercase letters are the same.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters with and without accents are the same.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Texts are compared without preparation.
        public static let normalized = Options(rawValue: 4)
    }

    /// The kind of comparison.
    public let predicateOperatorType: Operator
    /// The way in which elements are compared.
    public let comparisonPredicateModifier: Modifier
    /// The left operand.
    public let leftExpression: NSExpression
    /// The right operand.
    public let rightExpression: NSExpression
    /// The differences that are ignored.
    public let options: Options

    /// Creates a comparison.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression, predicateOperatorType) = (lhs, rhs, type)
        (comparisonPredicateModifier, self.options) = (modifier, options)
        let letters =
            (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
        let compare = type.name.flatMap { PredicateValue.comparison($0, letters) } ?? { _, _ in false }
        super.init { object, bindings in
            let left = lhs.value(of: object, bindings ?? [:])
            let right = rhs.value(of: object, bindings ?? [:])
            switch modifier {
            case .direct: return compare(left, right)
            case .all: return PredicateValue.elements(of: left).allSatisfy { compare($0, right) }
            case .any: return PredicateValue.elements(of: left).contains { compare($0, right) }
            }
        }
    }

    /// Returns nil: predicates can't be archived.
    public required init?(coder: NSCoder) { nil }

    open override func copy(with zone: NSZone? = nil) -> Any { self }
}

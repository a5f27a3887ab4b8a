import Foundation

/// The name of a method, with the method itself: what `#selector` gives on Apple's systems.
///
/// The Objective-C runtime finds a method by its name; there is none on Linux, so a selector carries the method. Two
/// selectors of one name are equal.
///
/// ```swift
/// final class Form: UIViewController {
///     let button = UIButton(type: .system)
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         button.addTarget(self, action: Selector("save:", Form.save(_:)), for: .touchUpInside)
///     }
///
///     func save(_ sender: UIButton) {}
/// }
/// ```
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
    /// The name in Objective-C, such as `save:`.
    let name: String
    private let method: Method?
    /// Indicates whether an object is of the type that has the method.
    private let isTarget: ((AnyObject) -> Bool)?

    /// Calls a method on an object, and returns nil if the object or an argument has another type.
    private typealias Method = (_ object: AnyObject, _ arguments: [Any?]) -> Result?

    /// The value that a method returned; nil for none.
    struct Result {
        var value: Any?

        init() {}

        /// Returns the result of a method; that of one that throws is none.
        init<Value>(of method: () throws -> Value) {
            if let value = try? method() { self.init(value: value) } else { self.init() }
        }

        init<Value>(value: Value) {
            if let optional = value as? any PossibleValue {
                self.value = optional.value
            } else {
                self.value = value
            }
        }
    }

    /// Creates the selector of a name alone, to which objects of UIKit respond if it is that of a usual action, such as
    /// `reloadData`. Lowered sources add an app's methods.
    public init(_ name: String) {
        if let method = Self.frameworkMethods[name] {
            self = method
            return
        }
        self.name = name
        method = nil
        isTarget = nil
    }

    /// Creates the selector of methods of several classes: an object performs the first one that its class has.
    public init(_ name: String, _ methods: [Selector]) {
        self.name = name
        isTarget = { object in methods.contains { $0.isMethod(of: object) } }
        method = { object, arguments in
            for selector in methods where selector.isMethod(of: object) {
                if let result = selector.method?(object, arguments) { return result }
            }
            return nil
        }
    }

    /// Returns an unapplied method of a value's type. Lowered sources call it for `#selector(value.method)`.
    public static func method<Target, Method>(
        of value: @autoclosure () -> Target?, _ method: @escaping (Target) -> Method
    ) -> (Target) -> Method { method }

    public init(stringLiteral value: String) { self.init(value) }

    public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// Selectors of methods of no actor.
extension Selector {
    /// Creates the selector of a method without parameters.
    public init<Target, Value>(_ name: String, _ method: @escaping (Target) -> () throws -> Value) {
        self.init(name, of: Target.self) { target, _ in
            Result(of: { try method(target)() })
        }
    }

    /// Creates the selector of a method with a parameter, such as the sender.
    public init<Target, First, Value>(_ name: String, _ method: @escaping (Target) -> (First) throws -> Value) {
        self.init(name, of: Target.self) { target, arguments in
            guard let first: First = Self.argument(0, of: arguments) else { return nil }
            return Result(of: { try method(target)(first) })
        }
    }

    /// Creates the selector of a method with two parameters, such as the sender and the event.
    public init<Target, First, Second, Value>(
        _ name: String, _ method: @escaping (Target) -> (First, Second) throws -> Value
    ) {
        self.init(name, of: Target.self) { target, arguments in
            guard let first: First = Self.argument(0, of: arguments),
                let second: Second = Self.argument(1, of: arguments)
            else { return nil }
            return Result(of: { try method(target)(first, second) })
        }
    }

    /// Creates the selector of a method with three parameters, such as an image, an error and a context.
    public init<Target, First, Second, Third, Value>(
        _ name: String, _ method: @escaping (Target) -> (First, Second, Third) throws -> Value
    ) {
        self.init(name, of: Target.self) { target, arguments in
            guard let first: First = Self.argument(0, of: arguments),
                let second: Second = Self.argument(1, of: arguments),
                let third: Third = Self.argument(2, of: arguments)
            else { return nil }
            return Result(of: { try method(target)(first, second, third) })
        }
    }
}

// Selectors of methods of the main actor. They are called as what they are without isolation: as in Objective-C, a
// selector is performed on the thread of the caller.
extension Selector {
    /// Creates the selector of a method without parameters.
    @_disfavoredOverload
    public init<Target, Value>(_ name: String, _ method: @escaping (Target) -> @MainActor () throws -> Value) {
        self.init(name, of: Target.self) { target, _ in
            Result(of: { try unsafeBitCast(method(target), to: (() throws -> Value).self)() })
        }
    }

    /// Creates the selector of a method with a parameter, such as the sender.
    @_disfavoredOverload
    public init<Target, First, Value>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First) throws -> Value
    ) {
        self.init(name, of: Target.self) { target, arguments in
            guard let first: First = Self.argument(0, of: arguments) else { return nil }
            return Result(of: { try unsafeBitCast(method(target), to: ((First) throws -> Value).self)(first) })
        }
    }

    /// Creates the selector of a method with two parameters, such as the sender and the event.
    @_disfavoredOverload
    public init<Target, First, Second, Value>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) throws -> Value
    ) {
        self.init(name, of: Target.self) { target, arguments in
            guard let first: First = Self.argument(0, of: arguments),
                let second: Second = Self.argument(1, of: arguments)
            else { return nil }
            let method = unsafeBitCast(method(target), to: ((First, Second) throws -> Value).self)
            return Result(of: { try method(first, second) })
        }
    }

    /// Creates the selector of a method with three parameters, such as an image, an error and a context.
    @_disfavoredOverload
    public init<Target, First, Second, Third, Value>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) throws -> Value
    ) {
        self.init(name, of: Target.self) { target, arguments in
            guard let first: First = Self.argument(0, of: arguments),
                let second: Second = Self.argument(1, of: arguments),
                let third: Third = Self.argument(2, of: arguments)
            else { return nil }
            let method = unsafeBitCast(method(target), to: ((First, Second, Third) throws -> Value).self)
            return Result(of: { try method(first, second, third) })
        }
    }
}

// Selectors of methods with more parameters than any target's method has: names, such as of a delegate's methods.
extension Selector {
    /// Creates the selector of a method with four parameters or more, to which no object responds.
    public init<Target, First, Second, Third, Fourth, each Rest, Value>(
        _ name: String, _ method: (Target) -> (First, Second, Third, Fourth, repeat each Rest) throws -> Value
    ) { self.init(name) }

    /// Creates the selector of a method of the main actor with four parameters or more, to which no object responds.
    @_disfavoredOverload
    public init<Target, First, Second, Third, Fourth, each Rest, Value>(
        _ name: String,
        _ method: (Target) -> @MainActor (First, Second, Third, Fourth, repeat each Rest) throws -> Value
    ) { self.init(name) }
}

extension Selector {
    /// Creates the selector of a property: of its setter if it is performed with an argument, otherwise of its getter.
    public init<Target, Value>(_ name: String, _ property: KeyPath<Target, Value>) {
        self.init(name, of: Target.self) { target, arguments in
            guard name.hasSuffix(":") else { return Result(value: target[keyPath: property]) }
            guard let property = property as? ReferenceWritableKeyPath<Target, Value>,
                let value: Value = Self.argument(0, of: arguments)
            else { return nil }
            target[keyPath: property] = value
            return Result()
        }
    }

    private init<Target>(
        _ name: String, of type: Target.Type, _ method: @escaping (Target, _ arguments: [Any?]) -> Result?
    ) {
        self.name = name
        isTarget = { $0 is Target }
        self.method = { object, arguments in (object as? Target).flatMap { method($0, arguments) } }
    }

    /// Returns an argument as a parameter's type; a missing one is nil, which only optional parameters take.
    private static func argument<Value>(_ index: Int, of arguments: [Any?]) -> Value? {
        let argument = arguments.indices.contains(index) ? arguments[index] : nil
        // A parameter of type Any takes the value itself, not an optional.
        if let argument, let value = argument as? Value { return value }
        // Objective-C passes an object's address, which is true in a parameter of type Bool.
        if let argument, Value.self == Bool.self, type(of: argument) is AnyClass { return true as? Value }
        if Value.self == UIEvent.self, argument == nil { return withoutEvent() as? Value }
        return (argument as Any) as? Value
    }

    /// Returns an event for a method that requires one, where an action is sent without: Objective-C passes nil there.
    private static func withoutEvent() -> Any? {
        guard MainThreadChecker.isOnMainThread else { return nil }
        return MainActor.assumeIsolated { EventBox(event: UIEvent()) }.event
    }

    private struct EventBox: @unchecked Sendable {
        let event: UIEvent
    }
}

extension Selector {
    /// Returns a Boolean value that indicates whether an object is of the type that has the method.
    func isMethod(of object: AnyObject) -> Bool { isTarget?(object) ?? false }

    /// Performs the method on an object; nil, with a warning in UIKit's words, if the object doesn't have it.
    @discardableResult
    func perform(on object: AnyObject, _ arguments: [Any?]) -> Result? {
        if let result = send(to: object, arguments) { return result }
        WarningLog.add("-[\(type(of: object)) \(name)]: unrecognized selector sent to instance")
        return nil
    }
}

extension Selector {
    /// Calls the method, which listeners observe on the main thread.
    private func send(to object: AnyObject, _ arguments: [Any?]) -> Result? {
        guard let method else { return nil }
        guard let observed = object as? _MainActorObject, isMethod(of: object), MainThreadChecker.isOnMainThread else {
            return method(object, arguments)
        }
        nonisolated(unsafe) let (target, values) = (object, arguments)
        return MainActor.assumeIsolated {
            ResultBox(result: observed.message(self, values) { method(target, values) })
        }.result
    }

    private struct ResultBox: @unchecked Sendable {
        let result: Result?
    }
}

extension Selector: CustomStringConvertible {
    public var description: String { name }
}

/// An optional of any type.
private protocol PossibleValue {
    var value: Any? { get }
}

extension Optional: PossibleValue {
    fileprivate var value: Any? { map { $0 } }
}

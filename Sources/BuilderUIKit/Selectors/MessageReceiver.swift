import Foundation

// Lowered files call `_receiver(_:)` for the object before `perform` and `responds(to:)` where its type, AnyObject or a
// delegate's protocol, doesn't have these methods: Objective-C sends them to every object.

/// An object of any class that performs methods.
public struct _MessageReceiver {
    let object: AnyObject

    /// Returns a Boolean value that indicates whether the object has a method.
    public func responds(to selector: Selector?) -> Bool { selector?.isMethod(of: object) ?? false }

    /// Performs a method, and returns what it returns, which is valid until the thread performs another method. An
    /// object that lacks the method logs a warning in UIKit's words.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! { selector.performNow(on: object, []) }

    /// Performs a method with an argument.
    @discardableResult
    public func perform(_ selector: Selector, with argument: Any?) -> Unmanaged<AnyObject>! {
        selector.performNow(on: object, [argument])
    }

    /// Performs a method with two arguments.
    @discardableResult
    public func perform(_ selector: Selector, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>! {
        selector.performNow(on: object, [first, second])
    }
}

/// Returns an object that has the methods itself.
public func _receiver<Object: NSObjectProtocol>(_ object: Object) -> Object { object }

/// Returns an object that has the methods itself.
public func _receiver<Object: NSObjectProtocol>(_ object: Object?) -> Object? { object }

/// Returns an object of any class as one that performs methods.
public func _receiver(_ object: AnyObject) -> _MessageReceiver { _MessageReceiver(object: object) }

/// Returns an object of any class as one that performs methods.
public func _receiver(_ object: AnyObject?) -> _MessageReceiver? { object.map(_MessageReceiver.init) }

/// Returns a value that isn't an object.
@_disfavoredOverload
public func _receiver<Value>(_ value: Value) -> Value { value }

extension Selector {
    private static let lastResult = "Selector.lastResult"

    /// Performs the method on an object, and returns the object that it returns; nil for none.
    func performNow(on object: AnyObject, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let value = perform(on: object, arguments)?.value, !(value is Void) else { return nil }
        let result = value as AnyObject
        // The place of an autorelease pool.
        Thread.current.threadDictionary[Self.lastResult] = result
        return Unmanaged.passUnretained(result)
    }
}

import Foundation

// The Objective-C runtime isn't there on Linux: its functions find nothing and change nothing, but for names.

/// A method of the Objective-C runtime.
public typealias Method = OpaquePointer
/// The function of a method.
public typealias IMP = OpaquePointer
/// A property of the Objective-C runtime.
public typealias objc_property_t = OpaquePointer

/// Returns the selector of a name, to which no object responds.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns a selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns the selector of a name, to which no object responds.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// Returns an object's class.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }

/// Returns a class's superclass.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns nil: there is no method.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil: there is no method.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns false: no method is added.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Returns nil: no method is replaced.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Has no effect: methods can't be exchanged.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Returns a method's function.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns nil: methods have no types.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns false: no object responds to a selector of a name alone.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { false }

extension NSSortDescriptor {
    /// Creates an order by a property that is compared by a method, such as `localizedCaseInsensitiveCompare(_:)`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        guard let selector else {
            self.init(key: key, ascending: ascending)
            return
        }
        self.init(key: key, ascending: ascending) { first, second in
            let object = (first as? String).map { $0 as NSString } ?? first as AnyObject
            return selector.perform(on: object, [second])?.value as? ComparisonResult ?? .orderedSame
        }
    }
}

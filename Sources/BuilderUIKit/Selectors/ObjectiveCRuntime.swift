import Foundation

// The Objective-C runtime isn't there on Linux: its functions find nothing and change nothing, but for names.

/// A method of the Objective-C runtime.
public typealias Method = OpaquePointer
/// The function of a method.
public typealias IMP = OpaquePointer
/// A variable of an object of the Objective-C runtime.
public typealias Ivar = OpaquePointer
/// A property of the Objective-C runtime.
public typealias objc_property_t = OpaquePointer

/// Returns the selector of a name; see `Selector.init(_:)`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns a selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns the selector of a name; see `Selector.init(_:)`.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// Returns an object's class.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }

/// Has no effect, and returns nil: objects can't get another class.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { nil }

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

/// Returns the function of a method, which isn't replaced.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

/// Returns a method's selector, which has no name.
public func method_getName(_ m: Method) -> Selector { Selector("") }

/// Returns a function that nothing calls: there are no methods that consist of closures.
///
/// The function is valid until `imp_removeBlock` gets it.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    IMP(Unmanaged.passRetained(RuntimeBlock(block)).toOpaque())
}

/// Returns the closure of a function that `imp_implementationWithBlock` returned.
public func imp_getBlock(_ anImp: IMP) -> Any? {
    Unmanaged<RuntimeBlock>.fromOpaque(UnsafeRawPointer(anImp)).takeUnretainedValue().block
}

/// Releases the closure of a function that `imp_implementationWithBlock` returned.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool {
    Unmanaged<RuntimeBlock>.fromOpaque(UnsafeRawPointer(anImp)).release()
    return true
}

private final class RuntimeBlock {
    let block: Any
    init(_ block: Any) { self.block = block }
}

/// Returns nil: classes have no list of their properties.
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    outCount?.pointee = 0
    return nil
}

/// Returns nil: classes have no list of their methods.
public func class_copyMethodList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    outCount?.pointee = 0
    return nil
}

/// Returns nil: classes have no list of their variables.
public func class_copyIvarList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
    outCount?.pointee = 0
    return nil
}

/// Returns nil: there is no property.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }

/// Returns nil: there is no variable.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }

/// Returns nil: there is no function.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Returns a property's name: an empty one, since there are no properties.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { emptyName }

/// Returns a property's description; nil, since there are no properties.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// Returns a variable's name; nil, since there are no variables.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

/// Returns a variable's type; nil, since there are no variables.
public func ivar_getTypeEncoding(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

/// Returns the value of a variable; nil, since there are no variables.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? { nil }

/// Has no effect: there are no variables.
public func object_setIvar(_ obj: Any?, _ ivar: Ivar, _ value: Any?) {}

nonisolated(unsafe) private let emptyName: UnsafePointer<CChar> = {
    let name = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    name.initialize(to: 0)
    return UnsafePointer(name)
}()

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

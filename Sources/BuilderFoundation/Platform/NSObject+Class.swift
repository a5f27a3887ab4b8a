import Foundation

// Members of a protocol's extension: those of classes take precedence, and classes may have methods of these names.
extension NSObjectProtocol {
    /// Returns a Boolean value that indicates whether the object's class is a class or a subclass of it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var current: AnyClass? = type(of: self)
        while let found = current {
            if found == aClass { return true }
            current = _getSuperclass(found)
        }
        return false
    }

    /// Returns a Boolean value that indicates whether the object's class is a class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }
}

extension NSObject {
    /// Returns the class, as Objective-C does where a class gets a message for its objects.
    public class func classForCoder() -> AnyClass { self }
}

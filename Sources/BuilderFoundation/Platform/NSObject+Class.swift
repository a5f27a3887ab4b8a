import Foundation

extension NSObject {
    /// Returns the class, as Objective-C does where a class gets a message for its objects.
    public class func classForCoder() -> AnyClass { self }
}

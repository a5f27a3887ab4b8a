import Foundation
import Synchronization

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// A converter of values, such as of an attribute that is kept as data.
open class ValueTransformer: NSObject, @unchecked Sendable {
    private static let registered = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

    public override init() {}

    /// The class of transformed values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Returns a Boolean value that indicates whether values can be transformed back.
    open class func allowsReverseTransformation() -> Bool { false }
    /// Returns a transformed value.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// Returns the value of a transformed one.
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }

    /// Makes a transformer available by its name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        registered.withLock { $0[name] = transformer }
    }

    /// Returns the names of all transformers.
    open class func valueTransformerNames() -> [NSValueTransformerName] { registered.withLock { Array($0.keys) } }
}

/// A transformer that archives objects.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    /// The classes that may be read.
    open class var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSDictionary.self, NSString.self] }
}

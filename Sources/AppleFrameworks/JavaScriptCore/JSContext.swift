@_exported import BuilderFoundation

/// Runs JavaScript on Apple's systems. Here no script runs: the result of each is undefined.
open class JSContext: @unchecked Sendable {
    open var name: String?
    open var exception: JSValue?
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
    /// Never nil; failable as on Apple's systems.
    public init!() {}
    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! { JSValue() }
    @discardableResult
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { JSValue() }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue() }
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {}
}

/// A value of JavaScript: undefined.
open class JSValue: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// Creates a value of an object, which is undefined too.
    public convenience init!(object value: Any!, in context: JSContext!) { self.init() }
    /// Creates an undefined value.
    public convenience init!(undefinedIn context: JSContext!) { self.init() }
    open var isUndefined: Bool { true }
    open var isNull: Bool { false }
    open var isString: Bool { false }
    open var isNumber: Bool { false }
    open var isBoolean: Bool { false }
    open var isObject: Bool { false }
    open var isArray: Bool { false }
    open func toString() -> String! { "undefined" }
    open func toBool() -> Bool { false }
    open func toDouble() -> Double { .nan }
    open func toInt32() -> Int32 { 0 }
    open func toNumber() -> NSNumber! { NSNumber(value: Double.nan) }
    open func toArray() -> [Any]! { [] }
    open func toDictionary() -> [AnyHashable: Any]! { [:] }
    open func toObject() -> Any! { nil }
    @discardableResult
    open func call(withArguments arguments: [Any]!) -> JSValue! { JSValue() }
    @discardableResult
    open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { JSValue() }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue() }
}

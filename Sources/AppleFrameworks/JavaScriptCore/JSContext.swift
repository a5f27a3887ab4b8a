@_exported import BuilderFoundation

/// Runs JavaScript on Apple's systems. Here no script runs: each has no result.
open class JSContext: @unchecked Sendable {
    open var name: String?
    open var exception: JSValue?
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
    /// Never nil; failable as on Apple's systems.
    public init!() {}
    open func evaluateScript(_ script: String) -> JSValue? { nil }
    open func evaluateScript(_ script: String, withSourceURL sourceURL: URL) -> JSValue? { nil }
    open func objectForKeyedSubscript(_ key: Any) -> JSValue? { nil }
    open func setObject(_ object: Any?, forKeyedSubscript key: any NSCopying & NSObjectProtocol) {}
}

/// A value of JavaScript.
open class JSValue: NSObject, @unchecked Sendable {
    open var isUndefined: Bool { true }
    open var isNull: Bool { false }
    open var isString: Bool { false }
    open var isNumber: Bool { false }
    open func toString() -> String? { nil }
    open func toBool() -> Bool { false }
    open func toDouble() -> Double { .nan }
    open func toInt32() -> Int32 { 0 }
    open func toArray() -> [Any]? { nil }
    open func toDictionary() -> [AnyHashable: Any]? { nil }
    open func toObject() -> Any? { nil }
    open func call(withArguments arguments: [Any]?) -> JSValue? { nil }
    open func invokeMethod(_ method: String, withArguments arguments: [Any]?) -> JSValue? { nil }
    open func objectForKeyedSubscript(_ key: Any) -> JSValue? { nil }
}

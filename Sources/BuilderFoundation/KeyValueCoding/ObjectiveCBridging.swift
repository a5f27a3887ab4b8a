import Foundation

// Apple's Foundation bridges these types; swift-corelibs-foundation doesn't.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns a number, as `as NSNumber` does.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Writes a number's value.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Writes a number's value, if a `CGFloat` represents it exactly.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = (source as? Double).map { CGFloat($0) }
        return result != nil
    }

    /// Returns a number's value, or 0.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

extension FileProtectionType: @retroactive _ObjectiveCBridgeable {
    /// Returns the name, as `as NSObject` does.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// Writes the protection of a name.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout FileProtectionType?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// Writes the protection of a name.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString, result: inout FileProtectionType?
    ) -> Bool {
        result = _unconditionallyBridgeFromObjectiveC(source)
        return true
    }

    /// Returns the protection of a name.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> FileProtectionType {
        FileProtectionType(rawValue: source.map { $0._bridgeToSwift() } ?? "")
    }
}

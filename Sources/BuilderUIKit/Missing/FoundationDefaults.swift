import BuilderFoundation
import Foundation
import Settling

/// Default values of Foundation's types that no literal can make.
enum FoundationDefaults {
    /// Returns a value that stands for nothing: no components, an empty file's location, today's calendar.
    static func value(of type: Any.Type) -> Any? {
        if type == (any Error).self { return CocoaError(.featureUnsupported) }
        return values[ObjectIdentifier(type)]?()
    }

    private static let values: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(Date.self): { Date() }, ObjectIdentifier(Data.self): { Data() },
        ObjectIdentifier(UUID.self): { UUID() }, ObjectIdentifier(URL.self): { URL(fileURLWithPath: "/") },
        ObjectIdentifier(IndexPath.self): { IndexPath() }, ObjectIdentifier(IndexSet.self): { IndexSet() },
        ObjectIdentifier(Locale.self): { Locale.current }, ObjectIdentifier(Calendar.self): { Calendar.current },
        ObjectIdentifier(TimeZone.self): { TimeZone.current },
        ObjectIdentifier(NSRange.self): { NSRange(location: 0, length: 0) },
        ObjectIdentifier(AttributedString.self): { AttributedString() },
        ObjectIdentifier(DateComponents.self): { DateComponents() },
        ObjectIdentifier(DateInterval.self): { DateInterval() },
        ObjectIdentifier(URLComponents.self): { URLComponents() },
        ObjectIdentifier(URLQueryItem.self): { URLQueryItem(name: "", value: nil) },
        ObjectIdentifier(URLRequest.self): { URLRequest(url: URL(fileURLWithPath: "/")) },
        ObjectIdentifier(PersonNameComponents.self): { PersonNameComponents() },
        ObjectIdentifier(CharacterSet.self): { CharacterSet() },
        ObjectIdentifier(AttributeContainer.self): { AttributeContainer() },
        ObjectIdentifier(Date.FormatStyle.self): { Date.FormatStyle() },
        ObjectIdentifier(Notification.self): { Notification(name: Notification.Name("")) },
        ObjectIdentifier(Notification.Name.self): { Notification.Name("") },
        ObjectIdentifier(CocoaError.self): { CocoaError(.featureUnsupported) },
        ObjectIdentifier(NSError.self): { NSError(domain: NSCocoaErrorDomain, code: 3328) },
        ObjectIdentifier(Formatter.self): { Formatter() },
        ObjectIdentifier(DateFormatter.self): { DateFormatter() },
        ObjectIdentifier(ISO8601DateFormatter.self): { ISO8601DateFormatter() },
        ObjectIdentifier(NumberFormatter.self): { NumberFormatter() },
        ObjectIdentifier(ByteCountFormatter.self): { ByteCountFormatter() },
        ObjectIdentifier(DateComponentsFormatter.self): { DateComponentsFormatter() },
        ObjectIdentifier(RelativeDateTimeFormatter.self): { RelativeDateTimeFormatter() },
        ObjectIdentifier(MeasurementFormatter.self): { MeasurementFormatter() },
        ObjectIdentifier(PersonNameComponentsFormatter.self): { PersonNameComponentsFormatter() },
        ObjectIdentifier(ListFormatter.self): { ListFormatter() },
        ObjectIdentifier(JSONDecoder.self): { JSONDecoder() }, ObjectIdentifier(JSONEncoder.self): { JSONEncoder() },
        ObjectIdentifier(PropertyListDecoder.self): { PropertyListDecoder() },
        ObjectIdentifier(PropertyListEncoder.self): { PropertyListEncoder() },
        ObjectIdentifier(NSObject.self): { NSObject() }, ObjectIdentifier(NSNumber.self): { NSNumber(value: 0) },
        ObjectIdentifier(NSString.self): { NSString() },
        ObjectIdentifier(NSMutableString.self): { NSMutableString(string: "") },
        ObjectIdentifier(NSArray.self): { NSArray() }, ObjectIdentifier(NSMutableArray.self): { NSMutableArray() },
        ObjectIdentifier(NSDictionary.self): { NSDictionary() },
        ObjectIdentifier(NSMutableDictionary.self): { NSMutableDictionary() },
        ObjectIdentifier(NSSet.self): { NSSet() }, ObjectIdentifier(NSData.self): { NSData() },
        ObjectIdentifier(NSDate.self): { NSDate() },
        ObjectIdentifier(NSURL.self): { NSURL(fileURLWithPath: "/") },
        ObjectIdentifier(NSPredicate.self): { NSPredicate(value: false) },
        ObjectIdentifier(NSLock.self): { NSLock() }, ObjectIdentifier(NSRecursiveLock.self): { NSRecursiveLock() },
        ObjectIdentifier(Progress.self): { Progress(totalUnitCount: 0) },
        ObjectIdentifier(Bundle.self): { Bundle.main },
        ObjectIdentifier(FileManager.self): { FileManager.default },
        ObjectIdentifier(UserDefaults.self): { UserDefaults.standard },
        ObjectIdentifier(NotificationCenter.self): { NotificationCenter.default },
        ObjectIdentifier(OperationQueue.self): { OperationQueue() },
        ObjectIdentifier(DispatchQueue.self): { DispatchQueue.main },
        ObjectIdentifier(URLSession.self): { URLSession.shared },
        ObjectIdentifier(URLSessionConfiguration.self): { URLSessionConfiguration.default },
    ]
}

extension Measurement: NeutralValue {
    /// Returns a measurement of zero in the base unit of its dimension, or in a unit without a symbol.
    package static func neutralValue() -> Any {
        if let dimension = UnitType.self as? Dimension.Type, let unit = dimension.baseUnit() as? UnitType {
            return Measurement(value: 0, unit: unit)
        }
        return Measurement(value: 0, unit: UnitType(symbol: ""))
    }
}

extension Result: NeutralValue where Failure == any Error {
    /// Returns a failure: a success needs a value.
    package static func neutralValue() -> Any { Self.failure(CocoaError(.featureUnsupported)) }
}

import BuilderUIKit

extension NSString {
    /// Returns a text of the app's table with arguments, as it is now; on devices, as it is when a notification is
    /// delivered.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizableText(forKey: key, value: nil, table: nil)
        return String(localizableFormat: format, arguments: (arguments ?? []).map { ($0 as? any CVarArg) ?? "\($0)" })
    }
}

import Foundation

extension UIBarButtonItem {
    /// A number, a text or a dot at the corner of an item (iOS 26).
    public struct Badge: Hashable {
        /// The text; nil for a dot.
        public let stringValue: String?
        /// The font; nil for the system's.
        public var font: UIFont?
        /// The color of the text; nil for the system's.
        public var foregroundColor: UIColor?
        /// The color behind the text; nil for the system's.
        public var backgroundColor: UIColor?

        /// Returns a badge with a number.
        public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
        /// Returns a badge with a text.
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
        /// Returns a badge that is a dot.
        public static func indicator() -> Badge { Badge(stringValue: nil) }
    }

    /// The badge at the item's upper trailing corner (iOS 26); nil by default. It is drawn in the look of earlier
    /// versions, too.
    public var badge: Badge? {
        get { attachments[ObjectIdentifier(Badge.self)] as? Badge }
        set {
            attachments[ObjectIdentifier(Badge.self)] = newValue
            changed()
        }
    }
}

import Foundation

nonisolated(unsafe) private var identifierKey: UInt8 = 0

extension UIImage: UIAccessibilityIdentification {
    /// A string that identifies the image in tests; nil by default. It isn't copied to images made of this one.
    nonisolated public var accessibilityIdentifier: String? {
        get { objc_getAssociatedObject(self, &identifierKey) as? String }
        set { objc_setAssociatedObject(self, &identifierKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    /// The text that an assistive technology reads for the image; nil by default. It isn't copied to images made of
    /// this one.
    nonisolated public var accessibilityLabel: String? {
        get { objectAccessibility.label?.string }
        set { objectAccessibility.label = newValue.map { NSAttributedString(string: $0) } }
    }
}

import BuilderFoundation

/// A text that assistive technologies offer beside an element's label and value.
open class AXCustomContent: NSObject, @unchecked Sendable {
    /// The importance of a text.
    public enum Importance: UInt, Sendable { case `default`, high }

    public let label: String
    public let value: String
    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    open var importance = Importance.default

    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
        self.attributedLabel = attributedLabel
        self.attributedValue = attributedValue
        label = attributedLabel.string
        value = attributedValue.string
    }
}

/// An element with further texts for assistive technologies.
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// A message to assistive technologies, of which none runs.
public protocol _AccessibilityNotification {}

extension _AccessibilityNotification {
    public func post() {}
}

/// The messages to assistive technologies.
public enum AccessibilityNotification {
    /// A text to be spoken.
    public struct Announcement: _AccessibilityNotification {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public init(_ announcement: NSAttributedString) {}
    }
    /// Most of the screen changed.
    public struct ScreenChanged: _AccessibilityNotification {
        public init(_ element: Any? = nil) {}
    }
    /// A part of the screen changed.
    public struct LayoutChanged: _AccessibilityNotification {
        public init(_ element: Any? = nil) {}
    }
    /// The content scrolled.
    public struct PageScrolled: _AccessibilityNotification {
        public init(_ description: String) {}
        public init(_ description: AttributedString) {}
    }
}

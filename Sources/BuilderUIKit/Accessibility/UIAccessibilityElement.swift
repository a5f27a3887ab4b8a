import Foundation

/// A part of a view that assistive technologies access like a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The object that contains the element.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in the container's coordinates, in points.
    open var accessibilityFrameInContainerSpace: CGRect = .zero
    /// The identifier for tests.
    open var accessibilityIdentifier: String?

    /// Creates an element of a container, which assistive technologies can access.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init(_responder: ())
        isAccessibilityElement = true
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
    override var defaultAccessibilityFrame: CGRect {
        guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
        return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
}

/// A view or an element with an identifier for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    /// The identifier.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

/// The urgency of an announcement, which isn't spoken here.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interrupts other speech.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// Interrupts other speech, and can be interrupted.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// Waits for other speech.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

/// The methods of a scroll view's delegate that describe its position to assistive technologies; none is called.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns a description of the position, such as a page's number; nil for the system's.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    /// Returns a description of the position with attributes; nil for the system's.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    private var proxied: ForwardedCalls<any UIScrollViewAccessibilityDelegate>? { ForwardedCalls(self) }

    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        proxied?.send([scrollView]) { $0.accessibilityScrollStatus(for: scrollView) } ?? nil
    }
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
        proxied?.send([scrollView]) { $0.accessibilityAttributedScrollStatus(for: scrollView) } ?? nil
    }
}

/// An action that assistive technologies offer.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: _MainActorObject {
    /// A closure that performs an action, and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name.
    open var name: String {
        didSet { if ownAttributedName?.string != name { ownAttributedName = nil } }
    }
    /// The image.
    open var image: UIImage?
    /// The name with attributes.
    open var attributedName: NSAttributedString {
        get { ownAttributedName ?? NSAttributedString(string: name) }
        set {
            ownAttributedName = newValue
            name = newValue.string
        }
    }
    private var ownAttributedName: NSAttributedString?
    /// The object that performs the action; nil for a closure.
    open weak var target: AnyObject?
    /// The selector of the action's method.
    open var selector: Selector
    /// The closure of the action.
    open var actionHandler: Handler?
    /// The category; nil for none.
    open var category: String?

    /// Creates an action of a target's method.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init(_responder: ())
    }

    /// Creates an action of a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init(_responder: ())
    }

    /// Creates an action of a target's method.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, target: target, selector: selector)
        self.attributedName = attributedName
    }

    /// Creates an action of a closure.
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(name: attributedName.string, actionHandler: actionHandler)
        self.attributedName = attributedName
    }
}

/// A way to move through elements of a kind.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: _MainActorObject {
    /// The direction of a search.
    public enum Direction: Int, Hashable, Sendable {
        /// The previous element, or the next one.
        case previous, next
    }

    /// The kinds of elements that the system names.
    public enum SystemRotorType: Int, Hashable, Sendable {
        /// The kinds of the same names on a device.
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        /// UIKit's `boldText`.
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table
        /// UIKit's `landmark`.
        case list, landmark
    }

    /// A closure that returns the next element.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The name.
    open var name: String
    /// The kind.
    public let systemRotorType: SystemRotorType
    /// The closure that returns the next element.
    open var itemSearchBlock: Search

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init(_responder: ())
    }

    /// The name with attributes.
    open var attributedName: NSAttributedString {
        get { ownAttributedName.flatMap { $0.string == name ? $0 : nil } ?? NSAttributedString(string: name) }
        set {
            ownAttributedName = newValue
            name = newValue.string
        }
    }
    private var ownAttributedName: NSAttributedString?

    /// Creates a rotor with a name.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
        self.attributedName = attributedName
    }

    /// Creates a rotor of a kind.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = ""
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init(_responder: ())
    }
}

/// The present element of a rotor, and the direction of the search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: _MainActorObject {
    /// The present element.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Creates a predicate.
    public convenience init() { self.init(_responder: ()) }
}

/// An element that a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: _MainActorObject {
    /// The element.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of its text.
    open var targetRange: UITextRange?

    /// Creates an empty result.
    public convenience init() { self.init(_responder: ()) }

    /// Creates a result with an element.
    public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.init(_responder: ())
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

// The older names of the traits, settings and functions.

/// The trait of an element's older name; the same for the others.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// UIKit's `UIAccessibilityTraitButton`.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// UIKit's `UIAccessibilityTraitLink`.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// UIKit's `UIAccessibilityTraitImage`.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// UIKit's `UIAccessibilityTraitSelected`.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// UIKit's `UIAccessibilityTraitHeader`.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// UIKit's `UIAccessibilityTraitStaticText`.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// UIKit's `UIAccessibilityTraitNotEnabled`.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// UIKit's `UIAccessibilityTraitAdjustable`.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// UIKit's `UIAccessibilityTraitUpdatesFrequently`.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// UIKit's `UIAccessibilityTraitSearchField`.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// UIKit's `UIAccessibilityTraitAllowsDirectInteraction`.
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction

/// The older names of notifications.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// UIKit's `UIAccessibilityLayoutChangedNotification`.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// UIKit's `UIAccessibilityAnnouncementNotification`.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// UIKit's `UIAccessibilityPageScrolledNotification`.
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

/// Posts a message to assistive technologies, of which none runs.
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {}

/// Returns a Boolean value that indicates whether a setting is on, by its older name: always false.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }
/// Returns false.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }
/// Returns false.
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { false }
/// Returns false.
public func UIAccessibilityIsBoldTextEnabled() -> Bool { false }
/// Returns false.
public func UIAccessibilityIsSwitchControlRunning() -> Bool { false }
/// Returns a rectangle of a view in the screen's coordinates, in points.
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
    view.convert(rect, to: nil)
}

import Foundation

/// The text that is shown beside the pointer; isn't shown here.
@preconcurrency @MainActor
open class UIToolTipInteraction: _UIStoredInteraction {
    /// The text.
    open var defaultToolTip: String?
    /// The delegate, which isn't called.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// A Boolean value that indicates whether the text is shown beside a pointer; true by default.
    open var isEnabled = true

    /// Creates an interaction without a text.
    public init() { super.init(_responder: ()) }

    /// Creates an interaction with a text.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }
}

/// The text of a tool tip, and the area in which it is shown.
@preconcurrency @MainActor
open class UIToolTipConfiguration: _MainActorObject {
    /// The text.
    public let toolTip: String
    /// The area in the view's coordinates, in points; null for the whole view.
    public let sourceRect: CGRect

    /// Creates a configuration.
    public init(toolTip: String, in sourceRect: CGRect = .null) {
        (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
        super.init(_responder: ())
    }
}

/// The method that a tool tip's interaction would call; it isn't called.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
    /// Returns the text at a point; nil for none.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    private var proxied: ForwardedCalls<any UIToolTipInteractionDelegate>? { ForwardedCalls(self) }

    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        proxied?.send([interaction, point]) { $0.toolTipInteraction(interaction, configurationAt: point) }
            ?? interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}

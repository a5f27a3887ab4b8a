import Foundation

/// The loupe above a moved text cursor, which isn't shown.
@preconcurrency @MainActor
public final class UITextLoupeSession {
    private init() {}

    /// Returns nil: no loupe is shown.
    public static func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> UITextLoupeSession? { nil }

    /// Moves the loupe.
    public func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret: Bool) {}

    /// Removes the loupe.
    public func invalidate() {}
}

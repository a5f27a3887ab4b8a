import Foundation

/// The part of a view that the keyboard covers. No keyboard ever shows here, so it is what UIKit makes of it then: the strip
/// below the safe area, or an empty one at the bottom edge.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Kept for code that sets it; an undocked keyboard doesn't exist here.
    open var followsUndockedKeyboard = false
    /// Whether the guide's top is the safe area's bottom (true by default) or the view's bottom edge while no keyboard shows.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue, let owningView else { return }
            owningView.layoutItem?.insetsDidChange(owningView)
            owningView.setNeedsLayout()
        }
    }
    /// Points above the keyboard from which a drag dismisses it; kept for code that sets it.
    open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
    /// The area of the keyboard: without one, what lies below the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = reservedGuides.keyboard { return guide }
        let guide = UIKeyboardLayoutGuide(role: .keyboard, identifier: "UIKeyboardLayoutGuide", owner: self)
        reservedGuides.keyboard = guide
        layoutStructureDidChange()
        return guide
    }
}

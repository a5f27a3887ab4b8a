import Foundation

/// The closures that return an object's accessibility in place of its stored values.
struct AccessibilityBlocks {
    var label: (() -> String?)?
    var hint: (() -> String?)?
    var value: (() -> String?)?
    var isElement: (() -> Bool)?
    var traits: (() -> UIAccessibilityTraits)?
    var frame: (() -> CGRect)?
    var customActions: (() -> [UIAccessibilityCustomAction]?)?
}

extension UIResponder {
    /// The closure that returns ``accessibilityLabel``, in place of the stored one; nil for none.
    public var accessibilityLabelBlock: (() -> String?)? {
        get { accessibility.blocks.label }
        set { accessibility.blocks.label = newValue }
    }
    /// The closure that returns ``accessibilityHint``, in place of the stored one; nil for none.
    public var accessibilityHintBlock: (() -> String?)? {
        get { accessibility.blocks.hint }
        set { accessibility.blocks.hint = newValue }
    }
    /// The closure that returns ``accessibilityValue``, in place of the stored one; nil for none.
    public var accessibilityValueBlock: (() -> String?)? {
        get { accessibility.blocks.value }
        set { accessibility.blocks.value = newValue }
    }
    /// The closure that returns ``isAccessibilityElement``, in place of the stored one; nil for none.
    public var isAccessibilityElementBlock: (() -> Bool)? {
        get { accessibility.blocks.isElement }
        set { accessibility.blocks.isElement = newValue }
    }
    /// The closure that returns ``accessibilityTraits``, in place of the stored ones; nil for none.
    public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { accessibility.blocks.traits }
        set { accessibility.blocks.traits = newValue }
    }
    /// The closure that returns ``accessibilityFrame``, in place of the stored one; nil for none.
    public var accessibilityFrameBlock: (() -> CGRect)? {
        get { accessibility.blocks.frame }
        set { accessibility.blocks.frame = newValue }
    }
    /// The closure that returns ``accessibilityCustomActions``, in place of the stored ones; nil for none.
    public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
        get { accessibility.blocks.customActions }
        set { accessibility.blocks.customActions = newValue }
    }
}

import BuilderUIKit
import Foundation

/// Lines between the arranged views that are not hidden: one in the middle of each gap, centered across the axis on the
/// view before it. They take no room. They follow what the stack arranges at its next layout, and are redrawn at once
/// when they are set.
///
/// ```swift
/// HStackView(spacing: 20) { … }
///     .separator(color: .separator, size: CGSize(width: 1, height: 30))
/// ```
extension UIStackView {
    /// Draws lines of a color and size between the arranged views, with round ends.
    @discardableResult
    public func separator(color: UIColor, size: CGSize) -> Self {
        let separators = StackSeparators.of(self)
        separators.set(on: self) {
            $0.color = color
            $0.size = size
            $0.cornerRadius = min(size.width, size.height) / 2
        }
        return self
    }

    /// Rounds the separators' corners, in points: 0 for none, -1 for half of the width in a row and half of the height
    /// in a column.
    @discardableResult
    public func separator(cornerRadius: CGFloat) -> Self {
        separatorCornerRadius = cornerRadius
        return self
    }

    /// The separators' color; white by default.
    public var separatorColor: UIColor {
        get { StackSeparators.existing(self)?.look.color ?? StackSeparators.Look().color }
        set { StackSeparators.of(self).set(on: self) { $0.color = newValue } }
    }

    /// The width and height of each separator, in points; zero (the default) for no separators. A size that is not
    /// finite is refused with a message that names the stack.
    public var separatorSize: CGSize {
        get { StackSeparators.existing(self)?.look.size ?? .zero }
        set { StackSeparators.of(self).set(on: self) { $0.size = newValue } }
    }

    /// The radius of the separators' corners, in points: 0 for none; -1 (the default) for half of the width in a row
    /// and half of the height in a column.
    public var separatorCornerRadius: CGFloat {
        get { StackSeparators.existing(self)?.look.cornerRadius ?? StackSeparators.Look().cornerRadius }
        set { StackSeparators.of(self).set(on: self) { $0.cornerRadius = newValue } }
    }
}

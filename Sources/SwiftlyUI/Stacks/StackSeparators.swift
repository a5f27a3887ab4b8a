import BuilderUIKit
import Foundation

/// The separators of a stack: subviews that are not arranged, positioned after each of its layouts.
@MainActor
final class StackSeparators {
    /// The appearance of separators.
    struct Style {
        var color = UIColor.white
        var size = CGSize.zero
        /// The corner radius; below 0 for half of the separator's length along the axis.
        var cornerRadius: CGFloat = -1
    }

    private(set) var style = Style()
    /// The separator views, reused between layouts: a new subview would request another layout.
    private var views: [UIView] = []

    static func existing(_ stack: UIStackView) -> StackSeparators? {
        stack.attachments[ObjectIdentifier(StackSeparators.self)] as? StackSeparators
    }

    static func of(_ stack: UIStackView) -> StackSeparators {
        if let known = existing(stack) { return known }
        let new = StackSeparators()
        stack.attachments[ObjectIdentifier(StackSeparators.self)] = new
        FluentState.of(stack).afterLayout(StackSeparators.self) { [weak new] view in
            if let stack = view as? UIStackView { new?.follow(stack) }
        }
        return new
    }

    /// Changes the style and applies it immediately; numbers that are not finite are rejected.
    func set(on stack: UIStackView, _ change: (inout Style) -> Void) {
        var new = style
        change(&new)
        let numbers = [
            ("separatorSize", new.size.width), ("separatorSize", new.size.height),
            ("separatorCornerRadius", new.cornerRadius),
        ]
        if let wrong = numbers.first(where: { !$0.1.isFinite }) {
            LayoutDiagnostics.report(
                .invalidNumber(view: stack.describeBriefly(), property: wrong.0, value: wrong.1))
            return
        }
        style = new
        follow(stack)
    }

    /// Positions the separators for the arranged views' current frames. A stack without a size gets separators with its
    /// first layout.
    private func follow(_ stack: UIStackView) {
        let frames = stack.bounds.size == .zero ? [] : frames(in: stack)
        keep(frames.count, in: stack)
        for (view, frame) in zip(views, frames) { show(view, at: frame, isRow: stack.axis == .horizontal) }
    }

    /// Returns one frame for each pair of visible neighbors.
    private func frames(in stack: UIStackView) -> [CGRect] {
        guard style.size.width > 0, style.size.height > 0 else { return [] }
        let visible = stack.arrangedSubviews.filter { !$0.isHidden }
        return zip(visible, visible.dropFirst()).map { previous, next in
            let (first, second) = (previous.frame, next.frame)
            var center = CGPoint(x: first.midX, y: first.midY)
            if stack.axis == .horizontal {
                // From right to left, the next view is on the left.
                let isReversed = second.midX < first.midX
                center.x = isReversed ? (second.maxX + first.minX) / 2 : (first.maxX + second.minX) / 2
            } else {
                center.y = (first.maxY + second.minY) / 2
            }
            return CGRect(
                x: center.x - style.size.width / 2, y: center.y - style.size.height / 2, width: style.size.width,
                height: style.size.height)
        }
    }

    /// Keeps the given number of separators in the stack, in front of the arranged views.
    private func keep(_ count: Int, in stack: UIStackView) {
        views.removeAll { $0.superview !== stack }
        while views.count > count { views.removeLast().removeFromSuperview() }
        guard count > 0 else { return }
        while views.count < count {
            let view = UIView()
            view.isUserInteractionEnabled = false
            views.append(view)
            stack.addSubview(view)
        }
        let subviews = stack.subviews
        let separators = Set(views.map { ObjectIdentifier($0) })
        let arranged = Set(stack.arrangedSubviews.map { ObjectIdentifier($0) })
        let first = subviews.firstIndex { separators.contains(ObjectIdentifier($0)) } ?? 0
        if subviews[first...].contains(where: { arranged.contains(ObjectIdentifier($0)) }) {
            for view in views { stack.bringSubviewToFront(view) }
        }
    }

    private func show(_ view: UIView, at frame: CGRect, isRow: Bool) {
        let automatic = (isRow ? frame.width : frame.height) / 2
        let radius = style.cornerRadius < 0 ? automatic : style.cornerRadius
        view.backgroundColor = style.color
        view.layer.cornerRadius = radius
        view.clipsToBounds = radius > 0
        if view.frame != frame { view.frame = frame }
    }
}

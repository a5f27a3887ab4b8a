import Foundation

/// The measured sizes of a view's text: on one line, and at the width that layout found last.
///
/// A fitting hands this on to the layout that follows, and an update to a gathering in it, so that text is asked once
/// for each of the two. What says that its content changed forgets it.
@MainActor
final class ContentMemo {
    /// Pixels for each point, to which the answers were rounded.
    let scale: CGFloat
    /// As one line, in points.
    var natural: CGSize?
    /// Points.
    private var wrapped: (width: CGFloat, height: CGFloat)?

    init(scale: CGFloat) { self.scale = scale }

    func noteHeight(_ height: CGFloat, atWidth width: CGFloat) { wrapped = (width, height) }

    /// The height at a width, where it is known.
    func height(atWidth width: CGFloat) -> CGFloat? {
        guard let wrapped, abs(wrapped.width - width) <= 1e-4 else { return nil }
        return wrapped.height
    }
}

extension LayoutEngine {
    /// The height of text at a width (nil: as one line), in points. It is asked only where neither this engine nor the
    /// one that handed its answers on has asked before.
    /// - Parameter isExpected: whether this is part of the view's first measurement, at a width that it probably gets.
    func height(
        of view: UIView, _ item: LayoutItem, atWidth width: CGFloat?, isExpected: Bool = false
    ) -> CGFloat {
        view.automaticLayoutWidth = width ?? 0
        guard let width else { return item.content.sizeBeforeWrapping?.height ?? view.intrinsicContentSize.height }
        if let last = item.content.lastWrapped, abs(last.width - width) <= 1e-4 { return last.height }
        let height: CGFloat
        if takesHandedSizes, let known = memo(of: view)?.height(atWidth: width) {
            height = known
        } else {
            if !isExpected { countSecondPassMeasurement() }
            height = view.intrinsicContentSize.height
            remember(view).noteHeight(height, atWidth: width)
        }
        item.content.lastWrapped = CGSize(width: width, height: height)
        return height
    }

    /// The content size as one line, from what was handed on or from the view itself.
    func naturalSize(of view: UIView) -> CGSize {
        view.automaticLayoutWidth = 0
        guard view.needsSecondLayoutPass else {
            work.measured += 1
            return view.intrinsicContentSize
        }
        if takesHandedSizes, let known = memo(of: view)?.natural { return known }
        work.measured += 1
        let size = view.intrinsicContentSize
        remember(view).natural = size
        return size
    }

    private func memo(of view: UIView) -> ContentMemo? {
        view.contentMemo.flatMap { $0.scale == view.layoutScale ? $0 : nil }
    }

    private func remember(_ view: UIView) -> ContentMemo {
        if let memo = memo(of: view) { return memo }
        let memo = ContentMemo(scale: view.layoutScale)
        view.contentMemo = memo
        return memo
    }

    /// Forgets the sizes that were passed on; they are valid for one update.
    func forgetHandedSizes() {
        guard !isFitting else { return }
        for reference in textViews { reference.object?.contentMemo = nil }
    }
}

import Foundation

/// The measured sizes of a view's text: on one line, and at the width that layout found last.
///
/// A fitting passes the sizes on to the layout that follows, and an update to a gathering within it, so that text is
/// measured once for both. A change of the view's content clears them.
@MainActor
final class ContentMemo {
    /// The scale to which the sizes were rounded, in pixels per point.
    let scale: CGFloat
    /// The size as one line, in points.
    var natural: CGSize?
    /// The width found last and the height at that width, in points.
    private var wrapped: (width: CGFloat, height: CGFloat)?

    init(scale: CGFloat) { self.scale = scale }

    func noteHeight(_ height: CGFloat, atWidth width: CGFloat) { wrapped = (width, height) }

    /// Returns the height at a width; nil if it wasn't measured.
    func height(atWidth width: CGFloat) -> CGFloat? {
        guard let wrapped, abs(wrapped.width - width) <= 1e-4 else { return nil }
        return wrapped.height
    }
}

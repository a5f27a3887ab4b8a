import Foundation

/// The measured sizes of a view's text: on one line, and at the width that layout found last.
///
/// A fitting passes this on to the layout that follows, and an update to a gathering in it, so that text is measured
/// once for both. A change of the view's content clears it.
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

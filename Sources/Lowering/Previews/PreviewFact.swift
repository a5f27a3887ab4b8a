import GallerySources

/// A preview of a file, as its syntax has it.
struct PreviewFact: Sendable {
    /// The closure of UIKit's `#Preview`.
    struct Body: Sendable {
        /// The bytes from the macro's name to the closure's first statement.
        var head: Range<Int>
        /// The bytes after the closure's last brace; empty after a trailing closure.
        var tail: Range<Int>
        /// The type or function with which the closure's result begins, such as `CardView` for `CardView(.sample)`;
        /// nil if that isn't known.
        var result: String?
        /// The result as a view of SwiftUI, which may show a view of UIKit.
        var content: PreviewContent?
    }

    var name: String?
    /// The whole preview.
    var range: Range<Int>
    var traits: [String] = []
    /// Nil if it isn't drawn.
    var body: Body?
    /// The views of a `PreviewProvider`; nil for others.
    var provider: ProviderFact?
    var obstacle = LoweredPreview.Obstacle.form
}

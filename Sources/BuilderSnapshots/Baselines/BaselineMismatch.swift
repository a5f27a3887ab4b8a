import Render

/// How a picture differs from its baseline.
public struct BaselineMismatch: Hashable, Sendable {
    /// The size of a picture.
    public struct Size: Hashable, Sendable {
        /// Pixels.
        public var width: Int
        public var height: Int
        /// Pixels for each point; nil where a file doesn't say.
        public var scale: Double?
    }

    /// The baseline's file.
    public var path: String
    public var recorded: Size
    public var drawn: Size
    /// Pixels, their box and the greatest difference; of pictures of one size only.
    public var comparison: PixelComparison
    /// The file that has what was drawn.
    public var actual: String
    /// The file that marks the differences in red.
    public var difference: String
}

extension BaselineMismatch: CustomStringConvertible {
    public var description: String {
        """
        \(path) differs: \(summary)
          actual:     \(actual)
          difference: \(difference)
        """
    }

    private var summary: String {
        if !comparison.sizesAreEqual || comparison.areEqual {
            return "recorded as \(Self.text(recorded)), drawn as \(Self.text(drawn))"
        }
        let count = comparison.differingPixels
        let pixels = count == 1 ? "1 pixel" : "\(count) pixels"
        let place = comparison.box.map { " in the box of \($0.width) × \($0.height) at (\($0.x), \($0.y))" } ?? ""
        return "\(pixels)\(place), by at most \(comparison.greatestDifference) of 255"
    }

    private static func text(_ size: Size) -> String {
        "\(size.width) × \(size.height) pixels" + (size.scale.map { " at scale \($0)" } ?? "")
    }
}

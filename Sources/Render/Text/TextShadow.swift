import Foundation

/// The shadow of letters.
public struct TextShadow: Hashable, Sendable {
    /// The color, with its alpha.
    public var color: Color
    /// The offset to the right and down, in points.
    public var offset: CGSize
    /// The blur radius in points: twice the Gaussian's sigma, as in `CGContext.setShadow(offset:blur:color:)`.
    public var blur: Double

    /// Creates a shadow; sharp with a blur of 0.
    public init(color: Color, offset: CGSize, blur: Double) {
        self.color = color
        self.offset = offset
        self.blur = blur
    }

    /// The pixels per point of a blurred shadow's bitmap: those of the finest screens.
    private static let scale = 3.0
    /// The maximum blur in points: softer shadows are limited to it.
    private static let greatestBlur = 200.0

    /// Returns the shadow of letters, a copy of them or a bitmap; empty if it is invisible.
    ///
    /// - Parameter outline: The letters' outline.
    func contents(of letters: [LayerContent], outline: Path) -> [LayerContent] {
        guard color.alpha > 0, offset.width.isFinite, offset.height.isFinite else { return [] }
        let delta = CGPoint(x: offset.width, y: offset.height)
        guard blur > 0 else { return letters.map { $0.offset(by: delta).recolored(color) } }
        let blur = min(blur, Self.greatestBlur)
        let reach = outline.extent.insetBy(dx: -1.5 * blur - 1, dy: -1.5 * blur - 1)
        guard !outline.isEmpty, !reach.isNull, reach.width.isFinite, reach.height.isFinite else { return [] }
        var layer = Layer(frame: CGRect(origin: .zero, size: reach.size))
        layer.shadow = Layer.Shadow(
            color: color, opacity: 1, radius: blur / 2, offset: .zero,
            path: outline.offset(by: CGPoint(x: -reach.minX, y: -reach.minY)))
        let painted = try? Painter().paint(layer, size: reach.size, scale: Self.scale, background: nil)
        guard let painted else { return [] }
        let size = CGSize(width: Double(painted.width) / Self.scale, height: Double(painted.height) / Self.scale)
        let corner = CGPoint(x: reach.minX + delta.x, y: reach.minY + delta.y)
        return [.image(ImageContent(bitmap: painted, destination: CGRect(origin: corner, size: size)))]
    }
}

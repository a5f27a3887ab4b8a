/// An error that prevents a layer tree from being painted.
public enum PaintError: Error, Hashable, Sendable {
    /// A size or scale is zero, negative or not a number. Points; `source` is the view of the root layer.
    case invalidSize(width: Double, height: Double, scale: Double, source: Layer.Source?)
    /// The image would have more than `limit` pixels.
    case tooLarge(width: Double, height: Double, limit: Int, source: Layer.Source?)
    /// A layer's position, transform or opacity isn't a finite number; `property` names it.
    case invalidGeometry(property: String, source: Layer.Source?)
    /// Layers that are drawn as groups (group opacity, masks, shadows) are nested so deeply that their bitmaps would
    /// need more than `limit` bytes.
    case tooMuchMemory(groups: Int, limit: Int, source: Layer.Source?)
    /// cairo reports a failure, quoted in `detail`.
    case drawingFailed(detail: String, source: Layer.Source?)
}

extension PaintError: CustomStringConvertible {
    /// The error's message, which names the view.
    public var description: String {
        switch self {
        case .invalidSize(let width, let height, let scale, let source):
            return "\(Self.name(source)) can't be drawn at \(width) × \(height) points and scale \(scale): "
                + "all must be greater than 0."
        case .tooLarge(let width, let height, let limit, let source):
            return "\(Self.name(source)) would be \(width) × \(height) pixels; the limit is \(limit) pixels. "
                + "Choose a smaller size or scale."
        case .invalidGeometry(let property, let source):
            return "the \(property) of \(Self.name(source)) is not a finite number. Check its layout for a "
                + "division by zero."
        case .tooMuchMemory(let groups, let limit, let source):
            return "\(Self.name(source)) is inside \(groups) layers with opacity, mask or shadow, which need more than "
                + "\(limit) bytes. Flatten the hierarchy."
        case .drawingFailed(let detail, let source):
            return "\(Self.name(source)) could not be drawn: \(detail)."
        }
    }

    private static func name(_ source: Layer.Source?) -> String {
        guard let source else { return "the layer" }
        var name = source.typeName
        if let identifier = source.identifier { name += " '\(identifier)'" }
        if let text = source.text {
            let short = text.count > 40 ? String(text.prefix(40)) + "…" : text
            name += " “\(short)”"
        }
        return name
    }
}

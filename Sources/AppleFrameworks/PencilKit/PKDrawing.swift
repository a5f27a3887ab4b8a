import BuilderUIKit

/// The strokes of a drawing.
public struct PKDrawing: Hashable, Codable, Sendable {
    /// The strokes, from the lowest to the topmost.
    public var strokes: [PKStroke] = []
    /// The data of a drawing that an iPhone wrote, whose strokes aren't read.
    private var data: Data?

    /// Creates an empty drawing.
    public init() {}

    /// Creates a drawing of strokes.
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }

    /// Creates a drawing from the data of another one. Those that an iPhone wrote have no strokes.
    public init(data: Data) throws {
        if let strokes = try? JSONDecoder().decode([PKStroke].self, from: data) {
            self.strokes = strokes
        } else {
            self.data = data
        }
    }

    /// Creates a drawing from what ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        try self.init(data: decoder.singleValueContainer().decode(Data.self))
    }

    /// Writes the drawing's data.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dataRepresentation())
    }

    /// The rectangle around all strokes; null without strokes, as an iPhone's drawing has none.
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

    /// Returns the drawing's data.
    public func dataRepresentation() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return data ?? (try? encoder.encode(strokes)) ?? Data()
    }

    /// Returns an image of a part of the drawing.
    @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale > 0 ? scale : UIScreen.main.scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            for stroke in strokes { stroke.draw() }
        }
    }

    /// Transforms the strokes.
    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
    }

    /// Returns the drawing with transformed strokes.
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var drawing = self
        drawing.transform(using: transform)
        return drawing
    }

    /// Adds the strokes of a drawing above these.
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }

    /// Returns a drawing with the strokes of another one above these.
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
}

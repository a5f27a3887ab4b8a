import BuilderUIKit

extension Snapshotting where Format == UIImage {
    /// A picture of what a value is drawn as.
    static func drawn(
        _ drawing: ViewDrawing, precision: Float, perceptualPrecision: Float,
        as source: @escaping @MainActor (Value) -> any RenderSource
    ) -> Snapshotting {
        .making(
            pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision),
            by: { make in
                let make = Unchecked((make: make, source: source))
                return Async { callback in
                    callback(drawing.image { make.value.source(try make.value.make()) })
                }
            })
    }
}

extension Snapshotting where Format == String {
    /// A text about what a value is drawn as, after layout.
    static func told(
        _ drawing: ViewDrawing, reading read: @escaping @MainActor (UIView) -> String,
        as source: @escaping @MainActor (Value) -> any RenderSource
    ) -> Snapshotting {
        .making(
            pathExtension: "txt", diffing: .lines,
            by: { make in
                let make = Unchecked((make: make, source: source))
                return Async { callback in
                    callback(drawing.text({ make.value.source(try make.value.make()) }, reading: read))
                }
            })
    }
}

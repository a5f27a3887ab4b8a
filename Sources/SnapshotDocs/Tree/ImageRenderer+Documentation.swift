import BuilderUIKit

extension ImageRenderer {
    /// Draws as `DocumentationDrawing` does.
    package static let documentation = ImageRenderer { picture, catalog, appearance, input in
        let drawing = try await DocumentationDrawing(picture, in: catalog, appearance: appearance, input: input)
        return LaidOutImage(display: drawing.display, warnings: drawing.warnings)
    }
}

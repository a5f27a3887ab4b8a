import BuilderUIKit

extension PictureDrawer {
    /// Draws as `DocumentationDrawing` does.
    package static let documentation = PictureDrawer { picture, catalog, appearance, input in
        let drawing = try await DocumentationDrawing(picture, in: catalog, appearance: appearance, input: input)
        return LaidOutPicture(display: drawing.display, warnings: drawing.warnings)
    }
}

import BuilderUIKit

extension ViewImageConfig {
    /// Returns an image of a view or controller on this screen, with the tasks that it started: for tests on the main
    /// actor, where `assertSnapshot` can't wait for tasks because the main thread is its own.
    ///
    /// ```swift
    /// let image = try await ViewImageConfig.iPhone13.image(of: FeedViewController())
    /// assertSnapshot(of: image, as: .image)
    /// ```
    /// - Parameters:
    ///   - value: The view or controller, made within the render, which waits for what it requests.
    ///   - size: The size in points; nil for the screen's, or else the content's own.
    ///   - traits: The traits that override the screen's.
    /// - Throws: `RenderError`, or the value's error.
    @MainActor
    public func image(
        of value: @autoclosure @MainActor () throws -> any RenderSource, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) async throws -> UIImage {
        let drawing = ViewDrawing(config: self, size: size, traits: traits)
        return try DisplayImage(await drawing.renderer(nil).layOutAlone(value, drawing.alone))
    }
}

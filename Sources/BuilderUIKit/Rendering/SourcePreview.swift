/// A preview in an app's sources, `#Preview("Name") { … }` of a view or controller, which a gallery's catalog adds as a
/// screen.
///
/// The lowering of an app's files declares a list of them for each module. `Catalog.adding(_:)` of `BuilderSnapshots`
/// draws them.
public struct SourcePreview: Sendable {
    /// A trait that a preview is drawn with. Previews' other traits have no effect.
    public enum Trait: Hashable, Sendable {
        /// The device's landscape orientation with the home button on one or the other side, which are drawn alike.
        case landscapeLeft, landscapeRight
        /// The content alone, in the device's width and the height that the content needs.
        case sizeThatFitsLayout
        /// The content alone, in a width in points and the height that the content needs: another height isn't drawn.
        case fixedLayout(width: Double, height: Double)
    }

    /// The name in the source; nil if there is none.
    public let name: String?
    /// The path of the file, relative to the module's folder.
    public let file: String
    /// The traits that it is drawn with.
    public let traits: [Trait]
    /// Makes the view or controller, once for each picture.
    public let make: @MainActor @Sendable () -> any RenderSource

    /// Creates a preview.
    public init(
        _ name: String? = nil, file: String, traits: [Trait] = [],
        make: @escaping @MainActor @Sendable () -> any RenderSource
    ) {
        self.name = name
        self.file = file
        self.traits = traits
        self.make = make
    }
}

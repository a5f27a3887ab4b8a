/// The content of a module of an app that a gallery's catalog needs, which the lowering of the module's files declares.
///
/// `Catalog.adding(_:)` of `BuilderSnapshots` takes it.
public struct AppSources: Sendable {
    /// The previews of views and controllers.
    public let previews: [SourcePreview]
    /// The names of the types of which parts are left out since they don't compile on Linux, with the module's name.
    public let incompleteTypes: Set<String>

    /// Creates the content of a module.
    public init(previews: [SourcePreview], incompleteTypes: Set<String>) {
        self.previews = previews
        self.incompleteTypes = incompleteTypes
    }
}

/// A preview in an app's sources, `#Preview("Name") { … }` or one of a `PreviewProvider`, of a view or controller.
public struct SourcePreview: Sendable {
    /// A trait that a preview is drawn with. Previews' other traits have no effect.
    public enum Trait: Hashable, Sendable {
        /// The device's landscape orientation with the home button on one or the other side, which are drawn alike.
        case landscapeLeft, landscapeRight
        /// The content alone, in the device's width and the height that the content needs.
        case sizeThatFitsLayout
        /// The content alone, in a width in points and the height that the content needs: another height isn't drawn.
        case fixedLayout(width: Double, height: Double)
        /// The device with a simulator's name, such as `iPhone SE (3rd generation)`; one that isn't known has no effect.
        case device(String)
        /// The light or dark appearance alone.
        case userInterfaceStyle(UIUserInterfaceStyle)
    }

    /// The name in the source; nil if there is none.
    public let name: String?
    /// The path of the file, relative to the module's folder.
    public let file: String
    /// The traits that it is drawn with.
    public let traits: [Trait]
    /// A Boolean value that indicates whether parts of it, or of the class that it shows, are left out since they don't
    /// compile on Linux.
    public let isIncomplete: Bool
    /// Makes the view or controller, once for each picture.
    public let make: @MainActor @Sendable () -> any RenderSource

    /// Creates a preview.
    public init(
        _ name: String? = nil, file: String, traits: [Trait] = [], isIncomplete: Bool = false,
        make: @escaping @MainActor @Sendable () -> any RenderSource
    ) {
        self.name = name
        self.file = file
        self.traits = traits
        self.isIncomplete = isIncomplete
        self.make = make
    }
}

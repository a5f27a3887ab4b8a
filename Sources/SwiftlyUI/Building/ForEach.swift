import BuilderUIKit

/// Views for each element of a collection, in its order.
///
/// The closure may return several views for an element, or none. It runs each time that ``swiftlyUIViews`` is read,
/// which a container does once; later changes to the collection have no effect. An empty collection produces no views.
///
/// ```swift
/// let list = VStackView(spacing: 4) {
///     ForEach(["Milk", "Bread"]) { name in
///         UILabel("• \(name)")
///     }
/// }
/// ```
public struct ForEach<Data, Content>: SwiftlyUIViewBuildingProtocol
where Data: Collection, Content: SwiftlyUIViewBuildingProtocol {
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Produces views for each element of `data`; `content` runs whenever the views are requested.
    public init(_ data: Data, @SwiftlyUIBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }

    /// The views of all elements, created on each access.
    public var swiftlyUIViews: [UIView] { data.flatMap { content($0).swiftlyUIViews } }
}

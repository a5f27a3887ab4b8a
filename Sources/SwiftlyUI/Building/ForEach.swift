import BuilderUIKit

/// Views for each element of a collection, in its order.
///
/// The closure may give several views for an element, or none. It runs each time that ``swiftlyUIViews`` is read, which
/// a container does once; later changes of the collection are not followed. An empty collection gives no views.
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

    /// Views for each element of `data`; `content` is built anew whenever the views are requested.
    public init(_ data: Data, @SwiftlyUIBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }

    /// The views of all elements, made now.
    public var swiftlyUIViews: [UIView] { data.flatMap { content($0).swiftlyUIViews } }
}

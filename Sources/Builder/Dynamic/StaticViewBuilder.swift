import BuilderRxSwift
import BuilderUIKit

/// A fixed list of views.
///
/// ```swift
/// TableView(StaticViewBuilder {
///     TableViewCell(name: "Version", value: "1.2")
///     TableViewCell(name: "Build", value: "34")
/// })
/// ```
public struct StaticViewBuilder: AnyIndexableViewBuilder {
    private let views: [View]

    /// Makes a list of the views in the braces.
    public init(@ViewResultBuilder _ views: () -> ViewConvertable) { self.views = views().asViews() }

    /// The number of views.
    public var count: Int { views.count }

    /// Nil: the list never changes.
    public var updated: Observable<Void>? { nil }

    /// The view at an index, or nil where there is none.
    public func view(at index: Int) -> View? { views.indices.contains(index) ? views[index] : nil }

    /// All the views.
    public func asViews() -> [View] { views }
}

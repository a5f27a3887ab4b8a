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

    /// Creates a list of the closure's views.
    public init(@ViewResultBuilder _ views: () -> ViewConvertable) { self.views = views().asViews() }

    /// The number of views.
    public var count: Int { views.count }

    /// The changes of the list: nil, since it never changes.
    public var updated: Observable<Void>? { nil }

    /// Returns the view at an index, or nil if the index is out of range.
    public func view(at index: Int) -> View? { views.indices.contains(index) ? views[index] : nil }

    /// Returns all views.
    public func asViews() -> [View] { views }
}

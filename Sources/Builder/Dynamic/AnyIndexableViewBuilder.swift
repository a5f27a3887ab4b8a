import BuilderRxSwift
import BuilderUIKit

/// A list of views that are built one by one, as a table needs them, and may change.
@preconcurrency @MainActor
public protocol AnyIndexableViewBuilder: ViewConvertable {
    /// The number of views.
    var count: Int { get }

    /// The changes of the list; nil if it never changes.
    var updated: Observable<Void>? { get }

    /// Makes the view at an index, or returns nil where there is none.
    func view(at index: Int) -> View?
}

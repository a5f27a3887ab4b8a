import BuilderRxSwift
import BuilderUIKit

/// A list of views that are built individually, as in a table, and may change.
@preconcurrency @MainActor
public protocol AnyIndexableViewBuilder: ViewConvertable {
    /// The number of views.
    var count: Int { get }

    /// An observable that sends an element for each change of the list; nil if it never changes.
    var updated: Observable<Void>? { get }

    /// Returns the view at an index, or nil if the index is out of range.
    func view(at index: Int) -> View?
}

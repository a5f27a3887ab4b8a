import BuilderRxSwift
import BuilderUIKit

/// A list with a view for each item of an array, built on demand.
///
/// ```swift
/// let builder = DynamicItemViewBuilder(users) { UserRowView(user: $0) }
/// builder.items = newUsers        // updates the list wherever it is shown
/// ```
@preconcurrency @MainActor
public class DynamicItemViewBuilder<Item>: AnyIndexableViewBuilder {
    /// The items. Setting them updates the list.
    public var items: [Item] { didSet { changes.onNext(()) } }

    private let builder: (_ item: Item) -> View?
    private let changes = PublishSubject<Void>()

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - items: the items; nil for none.
    ///   - builder: a closure that creates an item's view; for nil, a table shows an empty row and a stack nothing.
    public init(_ items: [Item]?, builder: @escaping (_ item: Item) -> View?) {
        self.items = items ?? []
        self.builder = builder
    }

    /// The number of items.
    public var count: Int { items.count }

    /// An observable that sends an element each time the items are set.
    public var updated: Observable<Void>? { changes }

    /// Returns the item at an index, or nil if the index is out of range.
    public func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

    /// Returns the view of the item at an index, or nil if the index is out of range.
    public func view(at index: Int) -> View? { item(at: index).flatMap(builder) }

    /// Creates the views of all items.
    public func asViews() -> [View] { items.compactMap(builder) }
}

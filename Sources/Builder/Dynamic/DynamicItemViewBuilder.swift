import BuilderRxSwift
import BuilderUIKit

/// A list with a view for each item of an array, built on demand.
///
/// ```swift
/// let builder = DynamicItemViewBuilder(users) { UserRowView(user: $0) }
/// builder.items = newUsers        // who shows the list shows the new one
/// ```
@preconcurrency @MainActor
public class DynamicItemViewBuilder<Item>: AnyIndexableViewBuilder {
    /// The items. Setting them updates the list.
    public var items: [Item] { didSet { changes.onNext(()) } }

    private let builder: (_ item: Item) -> View?
    private let changes = PublishSubject<Void>()

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - items: the items; nil stands for none.
    ///   - builder: makes an item's view; where it returns nil, a table shows an empty row and a stack nothing.
    public init(_ items: [Item]?, builder: @escaping (_ item: Item) -> View?) {
        self.items = items ?? []
        self.builder = builder
    }

    /// The number of items.
    public var count: Int { items.count }

    /// Sends an element each time the items are set.
    public var updated: Observable<Void>? { changes }

    /// The item at an index, or nil where there is none.
    public func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

    /// Makes the view of the item at an index, or returns nil where there is none.
    public func view(at index: Int) -> View? { item(at: index).flatMap(builder) }

    /// Makes the views of all items.
    public func asViews() -> [View] { items.compactMap(builder) }
}

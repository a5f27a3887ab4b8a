import BuilderRxSwift
import BuilderUIKit

extension NSObject {
    /// The object's own bag, made when it is first asked for: subscriptions in it end with the object.
    ///
    /// ```swift
    /// names.subscribe(onNext: { print($0) }).disposed(by: view.rxDisposeBag)
    /// ```
    ///
    /// The bag of a view or controller is released with it. For other objects, which have no place to keep a bag in on
    /// Linux, it is released soon after: when the bags of released objects are next looked through.
    @preconcurrency @MainActor
    public var rxDisposeBag: DisposeBag {
        if let holder = self as? any AttachmentHolder {
            return holder.attachment(DisposeBag.self) { DisposeBag() }
        }
        return DetachedBags.shared.bag(of: self)
    }
}

/// The bags of objects that nothing can be attached to.
@MainActor
private final class DetachedBags {
    static let shared = DetachedBags()

    private struct Entry {
        weak var owner: NSObject?
        let bag: DisposeBag
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before those of released objects are looked for.
    private var limit = 16

    func bag(of owner: NSObject) -> DisposeBag {
        let key = ObjectIdentifier(owner)
        // An identity can be used again by a new object: then the entry's owner is nil, or another.
        if let entry = entries[key], entry.owner === owner { return entry.bag }
        if entries.count >= limit {
            entries = entries.filter { $0.value.owner != nil }
            limit = max(16, entries.count * 2)
        }
        let bag = DisposeBag()
        entries[key] = Entry(owner: owner, bag: bag)
        return bag
    }
}

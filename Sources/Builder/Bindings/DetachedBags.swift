import BuilderRxSwift
import BuilderUIKit

/// The dispose bags of objects that can't have attachments.
///
/// The release of such an object can't be observed. So each access to a bag checks the next two entries, in turn:
/// orphaned bags are found within half as many accesses as there are entries, at a fixed cost for each.
@MainActor
final class DetachedBags {
    static let shared = DetachedBags()

    /// The number of entries that each sweep checks.
    private static let stride = 2

    private struct Entry {
        weak var owner: NSObject?
        let key: ObjectIdentifier
        let bag: DisposeBag
    }

    private var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The index of the next entry to check.
    private var next = 0

    /// The number of kept bags.
    var count: Int { entries.count }

    /// Returns the bag of an object; creates it on first use.
    func bag(of owner: NSObject) -> DisposeBag {
        let key = ObjectIdentifier(owner)
        guard let index = indices[key] else {
            let entry = Entry(owner: owner, key: key, bag: DisposeBag())
            indices[key] = entries.count
            entries.append(entry)
            return entry.bag
        }
        let old = entries[index]
        if old.owner === owner { return old.bag }
        // A new object reuses the address of a released one, whose bag is released last.
        let new = Entry(owner: owner, key: key, bag: DisposeBag())
        entries[index] = new
        return withExtendedLifetime(old) { new.bag }
    }

    /// Checks the next entries and releases the bags of released objects.
    func sweep() {
        guard !entries.isEmpty else { return }
        var gone: [DisposeBag] = []
        for _ in 0..<min(Self.stride, entries.count) {
            if next >= entries.count { next = 0 }
            guard entries[next].owner == nil else {
                next += 1
                continue
            }
            gone.append(remove(at: next))
            if entries.isEmpty { break }
        }
        // The contents may access bags in their deinitializers, so they are released only after the lists are
        // consistent.
        withExtendedLifetime(gone) {}
    }

    private func remove(at index: Int) -> DisposeBag {
        let last = entries.count - 1
        entries.swapAt(index, last)
        let entry = entries.removeLast()
        if index < last { indices[entries[index].key] = index }
        indices[entry.key] = nil
        return entry.bag
    }
}

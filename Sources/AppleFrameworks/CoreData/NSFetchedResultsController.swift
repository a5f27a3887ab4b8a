@_exported import BuilderFoundation
import BuilderUIKit

/// The kind of a change of results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// A section of results.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// An object that is notified of changes of results.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { String($0).uppercased() } }
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {}
}

/// The results of a fetch in sections, kept up to date as the context's objects are inserted, deleted and changed by
/// name.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var list: [Section] = []
    private var hasFetched = false
    private var tokens: [any NSObjectProtocol] = []

    /// The same results without their type, for the delegate.
    private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let twin = twin ?? NSFetchedResultsController<any NSFetchRequestResult>(of: self)
        self.twin = twin
        twin.list = list.map { section in
            .init(name: section.name, items: section.items.compactMap { $0 as? any NSFetchRequestResult })
        }
        twin.hasFetched = hasFetched
        return twin
    }
    private var twin: NSFetchedResultsController<any NSFetchRequestResult>?

    private struct Section: NSFetchedResultsSectionInfo {
        var name: String
        var items: [ResultType]
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { items.count }
        var objects: [Any]? { items }
    }

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        super.init()
        let changes = [Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave]
        tokens = changes.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                nonisolated(unsafe) let notification = notification
                self?.contextChanged(notification)
            }
        }
    }

    private init(of other: NSFetchedResultsController<some Any>) {
        fetchRequest = NSFetchRequest()
        fetchRequest.entity = other.fetchRequest.entity
        fetchRequest.predicate = other.fetchRequest.predicate
        fetchRequest.sortDescriptors = other.fetchRequest.sortDescriptors
        managedObjectContext = other.managedObjectContext
        sectionNameKeyPath = other.sectionNameKeyPath
        cacheName = other.cacheName
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

    open class func deleteCache(withName name: String?) {}

    open func performFetch() throws {
        list = try fetched()
        hasFetched = true
        delegate?.controller(erased, didChangeContentWith: snapshot())
    }

    open var fetchedObjects: [ResultType]? { hasFetched ? list.flatMap(\.items) : nil }
    open var sections: [any NSFetchedResultsSectionInfo]? { hasFetched ? list : nil }
    open var sectionIndexTitles: [String] { list.compactMap(\.indexTitle) }
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        delegate?.controller(erased, sectionIndexTitleForSectionName: sectionName)
    }
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    open func object(at indexPath: IndexPath) -> ResultType { list[indexPath[0]].items[indexPath[1]] }

    open func indexPath(forObject object: ResultType) -> IndexPath? { place(of: object, in: list) }

    private func fetched() throws -> [Section] {
        let objects = try managedObjectContext.fetch(fetchRequest)
        guard let sectionNameKeyPath else { return [Section(name: "", items: objects)] }
        return objects.reduce(into: []) { sections, object in
            let name = KeyedValue.of(object, path: sectionNameKeyPath).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].items.append(object)
            } else {
                sections.append(Section(name: name, items: [object]))
            }
        }
    }

    private func place(of object: ResultType, in sections: [Section]) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let item = section.items.firstIndex(where: { same($0, object) }) {
                return IndexPath(indexes: [index, item])
            }
        }
        return nil
    }

    private func snapshot() -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for section in list {
            snapshot.appendSections(withIdentifiers: [section.name])
            snapshot.appendItems(
                withIdentifiers: section.items.compactMap { ($0 as? NSManagedObject)?.objectID },
                intoSectionWithIdentifier: section.name)
        }
        return snapshot
    }

    private func contextChanged(_ notification: Notification) {
        guard hasFetched, let context = notification.object as? NSManagedObjectContext,
            context === managedObjectContext
                || context.persistentStoreCoordinator === managedObjectContext.persistentStoreCoordinator
                    && notification.name == .NSManagedObjectContextDidSave,
            let new = try? fetched()
        else { return }
        let old = list
        let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        let (before, after) = (old.flatMap(\.items), new.flatMap(\.items))
        let changed = after.filter { object in updated.contains { same($0, object) } }
        let isSame = before.count == after.count && zip(before, after).allSatisfy { same($0, $1) }
        guard !isSame || !changed.isEmpty || old.map(\.name) != new.map(\.name) else { return }
        delegate?.controllerWillChangeContent(erased)
        list = new
        reportSections(old)
        for object in before where !after.contains(where: { same($0, object) }) {
            report(object, place(of: object, in: old), .delete, nil)
        }
        for object in after {
            let (from, to) = (place(of: object, in: old), place(of: object, in: new))
            if from == nil {
                report(object, nil, .insert, to)
            } else if changed.contains(where: { same($0, object) }) {
                report(object, from, from == to ? .update : .move, to)
            }
        }
        delegate?.controllerDidChangeContent(erased)
        delegate?.controller(erased, didChangeContentWith: snapshot())
    }

    private func same(_ first: Any, _ second: Any) -> Bool { (first as AnyObject) === (second as AnyObject) }

    private func reportSections(_ old: [Section]) {
        for (index, section) in old.enumerated() where !list.contains(where: { $0.name == section.name }) {
            delegate?.controller(erased, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in list.enumerated() where !old.contains(where: { $0.name == section.name }) {
            delegate?.controller(erased, didChange: section, atSectionIndex: index, for: .insert)
        }
    }

    private func report(
        _ object: ResultType, _ from: IndexPath?, _ type: NSFetchedResultsChangeType, _ to: IndexPath?
    ) {
        delegate?.controller(erased, didChange: object, at: from, for: type, newIndexPath: to)
    }
}

import CoreData
import UIKit

/// A managed object as lowering leaves it: stored properties with Core Data's defaults.
public final class Note: NSManagedObject {
    public lazy var title: String = ""
    public lazy var rank: Int16 = 0

    public class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }
}

public final class NoteStore {
    public static let shared = NoteStore()

    public lazy var container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Notes")
        container.loadPersistentStores { _, error in
            if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        return container
    }()

    public init() {}

    public var context: NSManagedObjectContext { container.viewContext }

    public func add(_ title: String, rank: Int16) -> Note {
        guard let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context) as? Note else {
            fatalError("Note isn't the class of its entity")
        }
        note.title = title
        note.rank = rank
        return note
    }

    public func saveContext() {
        guard context.hasChanges else { return }
        do { try context.save() } catch { context.rollback() }
    }

    public func notes(containing text: String) -> [Note] {
        let request: NSFetchRequest<Note> = Note.fetchRequest()
        request.predicate = NSPredicate(format: "title CONTAINS[cd] %@", text)
        request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: false)]
        request.fetchLimit = 10
        return (try? context.fetch(request)) ?? []
    }

    public func removeAll() throws {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Note")
        let delete = NSBatchDeleteRequest(fetchRequest: request)
        delete.resultType = .resultTypeObjectIDs
        let result = try context.execute(delete) as? NSBatchDeleteResult
        let changes = [NSDeletedObjectsKey: result?.result as? [NSManagedObjectID] ?? []]
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: changes, into: [context])
    }
}

public final class NoteListController: UITableViewController, NSFetchedResultsControllerDelegate {
    public let store: NoteStore
    public private(set) var events: [String] = []
    public lazy var results: NSFetchedResultsController<Note> = {
        let request: NSFetchRequest<Note> = Note.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: store.context, sectionNameKeyPath: nil, cacheName: nil)
        results.delegate = self
        return results
    }()

    public init(store: NoteStore) {
        self.store = store
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override public func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        try? results.performFetch()
    }

    override public func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

    override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
    }

    override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = results.object(at: indexPath).title
        return cell
    }

    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        events.append("begin")
    }

    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert: events.append("insert \(newIndexPath?.row ?? -1)")
        case .delete: events.append("delete \(indexPath?.row ?? -1)")
        case .update, .move: events.append("update")
        @unknown default: break
        }
    }

    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        events.append("end \(controller.fetchedObjects?.count ?? -1)")
    }

    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        let snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        events.append("snapshot \(snapshot.numberOfItems)")
    }
}

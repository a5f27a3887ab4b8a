import AppleFrameworksFixture
import BuilderCoreData
import BuilderUIKit
import Testing

@MainActor @Suite struct CoreDataTests {
    @Test func fetchesInsertedAndSavedObjects() throws {
        let store = NoteStore()
        _ = store.add("Bread", rank: 1)
        _ = store.add("Bréad rolls", rank: 3)
        let milk = store.add("Milk", rank: 2)
        #expect(store.notes(containing: "bread").map(\.rank) == [3, 1])
        #expect(store.context.insertedObjects.count == 3)
        store.saveContext()
        #expect(!store.context.hasChanges)
        #expect(!milk.isInserted)
        #expect(try store.container.newBackgroundContext().count(for: Note.fetchRequest() as NSFetchRequest<Note>) == 3)
        store.context.delete(milk)
        #expect(store.notes(containing: "Milk").isEmpty)
        store.context.rollback()
        #expect(store.notes(containing: "Milk").count == 1)
        try store.removeAll()
        #expect(store.notes(containing: "").isEmpty)
    }

    @Test func resultsReportChanges() throws {
        let store = NoteStore()
        _ = store.add("B", rank: 0)
        let controller = NoteListController(store: store)
        controller.loadViewIfNeeded()
        #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
        _ = store.add("C", rank: 0)
        #expect(controller.events == ["snapshot 1"])
        store.context.processPendingChanges()
        #expect(controller.results.fetchedObjects?.count == 2)
        #expect(controller.events == ["snapshot 1", "begin", "insert 1", "end 2", "snapshot 2"])
        #expect(controller.results.object(at: IndexPath(row: 0, section: 0)).title == "B")
    }

    @Test func valuesByName() {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let object = NSEntityDescription.insertNewObject(forEntityName: "Unknown", into: context)
        object.setValue("x", forKey: "name")
        #expect(object.value(forKey: "name") as? String == "x")
        #expect(object.entity.name == "Unknown")
        #expect(object.changedValues().keys.sorted() == ["name"])
    }

    @Test func setsOfRelationshipsAreChanges() throws {
        let container = NSPersistentContainer(name: "Related")
        container.loadPersistentStores { _, _ in }
        let context = container.viewContext
        let object = NSEntityDescription.insertNewObject(forEntityName: "Owner", into: context)
        try context.save()
        #expect(!object.hasChanges && !context.hasChanges)
        object.mutableSetValue(forKey: "members").add("a")
        #expect(object.isUpdated && context.hasChanges)
        #expect((object.changedValues()["members"] as? NSSet)?.count == 1)
        try context.save()
        #expect(!object.hasChanges && !context.hasChanges)
        object.mutableOrderedSetValue(forKey: "order").add("b")
        #expect(object.isUpdated && context.hasChanges)
        object.mutableSetValue(forKey: "members").add("c")
        #expect((object.value(forKey: "members") as? NSSet)?.count == 2)
    }

    @Test func batchesChangeTheStore() throws {
        let container = NSPersistentContainer(name: "Batch")
        container.loadPersistentStores { _, _ in }
        let context = container.viewContext
        let insert = NSBatchInsertRequest(
            entityName: "Batched", objects: [["name": "a", "rank": 1], ["name": "b", "rank": 2]])
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
        var rest = 3
        let generated = NSBatchInsertRequest(
            entityName: "Batched",
            dictionaryHandler: { values in
                guard rest < 5 else { return true }
                values["name"] = "c"
                values["rank"] = rest
                rest += 1
                return false
            })
        generated.resultType = .objectIDs
        let made = (try context.execute(generated) as? NSBatchInsertResult)?.result as? [NSManagedObjectID]
        #expect(made?.count == 2)
        #expect(!context.hasChanges)
        let fetch = NSFetchRequest<NSManagedObject>(entityName: "Batched")
        fetch.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
        #expect(try context.fetch(fetch).map { $0.value(forKey: "name") as? String } == ["a", "b", "c", "c"])
        let update = NSBatchUpdateRequest(entityName: "Batched")
        update.predicate = NSPredicate(format: "rank > %d", 2)
        update.propertiesToUpdate = ["name": "d"]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        #expect(try context.fetch(fetch).map { $0.value(forKey: "name") as? String } == ["a", "b", "d", "d"])
        try context.execute(NSBatchDeleteRequest(objectIDs: made ?? []))
        #expect(try context.count(for: fetch) == 2)
    }

    @Test func codesOfErrorsAreCoreDatasNumbers() {
        #expect(CocoaError.Code.managedObjectValidation.rawValue == 1550)
        #expect(CocoaError.validationRelationshipDeniedDelete.rawValue == 1600)
        #expect(CocoaError.validationStringPatternMatching.rawValue == NSValidationStringPatternMatchingError)
        #expect(CocoaError.managedObjectMerge.rawValue == 133_020)
        #expect(CocoaError.persistentStoreSave.rawValue == 134_030)
        #expect(CocoaError.migration.rawValue == NSMigrationError)
    }
}

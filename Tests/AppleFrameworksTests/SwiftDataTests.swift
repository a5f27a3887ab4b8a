import BuilderSwiftData
import BuilderSwiftUI
import Settling
import Testing

private final class Pet: PersistentModel {
    let name: String
    let age: Int
    init(_ name: String, age: Int) { (self.name, self.age) = (name, age) }
}

/// An object that calls a closure when it is released.
private final class Leaver: PersistentModel {
    private let leave: () -> Void
    init(_ leave: @escaping () -> Void) { self.leave = leave }
    deinit { leave() }
}

/// Stores in memory.
@Suite struct SwiftDataTests {
    @Test func contextsFindWhatIsInserted() throws {
        let container = try ModelContainer(for: Schema([Pet.self]), configurations: [])
        let context = ModelContext(container)
        let (cat, dog, owl) = (Pet("Cat", age: 3), Pet("Dog", age: 5), Pet("Owl", age: 4))
        for pet in [cat, dog, owl] { context.insert(pet) }
        #expect(context.hasChanges && cat.modelContext === context)
        var descriptor = FetchDescriptor<Pet>(sortBy: [SortDescriptor(\Pet.age, order: .reverse)])
        #expect(try context.fetch(descriptor).map(\.name) == ["Dog", "Owl", "Cat"])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 1
        #expect(try context.fetch(descriptor) == [owl])
        // Another context finds what is saved.
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Pet>()) == 0)
        try context.save()
        #expect(try other.fetchCount(FetchDescriptor<Pet>()) == 3 && !context.hasChanges)
    }

    @Test func deletionsAreForgottenOrSaved() throws {
        let container = try ModelContainer(for: Schema([Pet.self]), configurations: [])
        let context = ModelContext(container)
        let (cat, dog) = (Pet("Cat", age: 3), Pet("Dog", age: 5))
        context.insert(cat)
        context.insert(dog)
        context.delete(dog)
        #expect(context.deletedModelsArray.isEmpty)
        try context.save()
        context.delete(cat)
        #expect(cat.isDeleted)
        #expect(try context.fetch(FetchDescriptor<Pet>()).isEmpty)
        context.rollback()
        #expect(try context.fetch(FetchDescriptor<Pet>()) == [cat])
        try context.transaction { context.delete(cat) }
        #expect(try ModelContext(container).fetch(FetchDescriptor<Pet>()).isEmpty)
    }

    @Test func releasedObjectsMayUseTheirStore() throws {
        let container = try ModelContainer(for: Schema([Leaver.self]), configurations: [])
        let context = ModelContext(container)
        var counts: [Int] = []
        func insert() {
            context.insert(Leaver { counts.append((try? context.fetchCount(FetchDescriptor<Leaver>())) ?? -1) })
        }
        insert()
        insert()
        try context.save()
        container.deleteAllData()
        #expect(counts == [0, 0])
        insert()
        context.rollback()
        #expect(counts == [0, 0, 0])
    }

    @Test func tasksShareAStore() async throws {
        let container = try ModelContainer(for: Schema([Pet.self]), configurations: [])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    let context = ModelContext(container)
                    for number in 0..<50 {
                        let pet = Pet("\(task)", age: number)
                        context.insert(pet)
                        #expect(pet.modelContext === context)
                        try context.save()
                    }
                }
            }
            try await group.waitForAll()
        }
        let pets = try ModelContext(container).fetch(FetchDescriptor<Pet>())
        #expect(pets.count == 400 && Set(pets.map { "\($0.name) \($0.age)" }).count == 400)
    }

    @Test func viewsWithoutAStoreShareOne() throws {
        let context = EnvironmentValues().modelContext
        let pet = Pet("Cat", age: 3)
        context.insert(pet)
        defer { context.rollback() }
        #expect(try EnvironmentValues().modelContext.fetch(FetchDescriptor<Pet>()).contains { $0 === pet })
        #expect(EnvironmentValues().modelContext === context)
    }

    @Test func screensHaveStoresOfTheirOwn() throws {
        let (first, second) = (ScreenWork(), ScreenWork())
        let pet = Pet("Cat", age: 3)
        ScreenWork.$current.withValue(first) { EnvironmentValues().modelContext.insert(pet) }
        func count() throws -> Int { try EnvironmentValues().modelContext.fetchCount(FetchDescriptor<Pet>()) }
        #expect(try ScreenWork.$current.withValue(first) { try count() } == 1)
        #expect(try ScreenWork.$current.withValue(second) { try count() } == 0)
        #expect(pet.modelContext !== EnvironmentValues().modelContext)
    }
}

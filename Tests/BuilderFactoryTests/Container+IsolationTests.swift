import BuilderFactory
import Testing

/// As screens have it: a model and its owner belong to the main actor, in Swift 6 mode.
@MainActor private final class Model {
    @Injected(Container.service) var service
    let title: String
    init(title: String) { self.title = title }
}

@MainActor private final class Owner {
    @Injected(Container.model) var model
    @LazyInjected(Container.model) var later
}

extension Container {
    fileprivate static let service = Factory<any Service>(scope: .singleton) { RealService() }
    @MainActor fileprivate static let model = Factory(scope: .shared) { Model(title: "Users") }
}

extension Injection {
    @Suite struct ContainerIsolationTests {
        @MainActor @Test func whatBelongsToTheMainActorIsInjectedThere() {
            let owner = Owner()
            #expect(owner.model.title == "Users")
            #expect(owner.later === owner.model)
            #expect(owner.model.service.name == "real")
        }

        @Test func factoriesCanBeSentElsewhere() async {
            let factory = Container.service
            let name = await Task.detached { factory().name }.value
            #expect(name == "real")
        }
    }
}

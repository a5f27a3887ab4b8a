import Factory
import Foundation

/// What the app's own code and tests do with its container, as lines of text.
public func walkThrough() -> [String] {
    var lines: [String] = []
    Container.Registrations.push()
    defer {
        Container.Registrations.pop()
        Container.Scope.reset(includingSingletons: true)
        Container.Decorator.decorate = nil
    }

    lines.append(Container.main().load().joined(separator: " "))
    lines.append("events: \(Container.analytics().events.count), images: \(Container.imageCache().images.count)")

    Container.userService.register { MockUserService() }
    Container.account.register { nil }
    lines.append(Container.main().load().joined(separator: " "))
    Container.userService.reset()
    lines.append(Container.userService().names.joined(separator: " "))

    Container.Scope.session.reset()
    Container.Scope.cached.reset()
    Container.Scope.reset()

    var decorated = 0
    Container.Decorator.decorate = { _ in decorated += 1 }
    let details = Container.details("Grace")
    details.note()
    lines.append("decorated: \(decorated), log: \(Container.shared.log().lines)")
    lines.append(Container.greeting(for: details.name)() + ", " + Container.shared.title(7))

    Container.shared.store.register { MockUserService() }
    lines.append(Container.shared.store().names.joined(separator: " "))
    Container.shared.manager.reset()
    lines.append("\(Container.shared.store().names.count), \(PaymentsContainer.fee())")
    return lines
}

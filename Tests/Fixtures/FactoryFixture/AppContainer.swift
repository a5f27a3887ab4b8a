// As an iOS app has it: Swift 5 mode, no word about threads or actors.
import Factory
import Foundation

extension Container {
    static let userService = Factory<UserServiceType>(scope: .shared) { UserService() as UserServiceType }
    static let imageCache = Factory<ImageCache>(scope: .singleton) { ImageCache() }
    static let analytics = Factory(scope: .cached) { Analytics() }
    static let account = Factory<Account?>(scope: .session) { Account(name: "Kim") }
    static let details = ParameterFactory<String, DetailViewModel> { DetailViewModel(name: $0) }
    static let main = Factory { MainViewModel() }
    static var previewService = Factory<UserServiceType> { UserService() }

    static func greeting(for name: String) -> Factory<String> {
        Factory { "Hello, \(name)" }
    }
}

extension SharedContainer.Scope {
    static let session = Cached()
    static var visit = Shared()
}

final class PaymentsContainer: SharedContainer {
    static let fee = Factory<Int> { 3 }
}

// The forms of Factory 2.
extension Container {
    var clock: Factory<Clock> { self { Clock() } }
    var log: Factory<EventLog> { self { EventLog() }.singleton }
    var store: Factory<UserServiceType> { self { UserService() }.cached }
    var title: ParameterFactory<Int, String> { self { "Title \($0)" } }
}

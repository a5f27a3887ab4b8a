import Factory
import Foundation

class MainViewModel {
    @Injected(Container.userService) private var service
    @Injected(Container.account) private var account: Account?
    @LazyInjected(Container.analytics) private var analytics
    @WeakLazyInjected(Container.imageCache) private var cache

    func load() -> [String] {
        analytics.events.append("load")
        cache?.images["Ada"] = Data()
        return service.names + [account?.name].compactMap { $0 }
    }
}

class DetailViewModel {
    @Injected(\.clock) var clock
    @LazyInjected(\.log) var log: EventLog
    @WeakLazyInjected(\.log) var weakLog: EventLog?
    let name: String

    init(name: String) {
        self.name = name
    }

    func note() {
        log.lines.append(name)
        $log.resolve()
    }
}

import Foundation

extension Notification.Name {
    static let didReload = Notification.Name("didReload")
}

final class NotificationAction: NSObject {
    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(reloaded(_:)), name: .didReload, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    @objc private func reloaded(_ notification: Notification) {
        log("reloaded \(notification.userInfo?["count"] as? Int ?? 0)")
    }
}

import UIKit

@objc protocol Refreshing {
    func refresh(_ sender: Any?)
}

final class ProtocolAction: NSObject, Refreshing {
    let control = UIRefreshControl()

    override init() {
        super.init()
        control.addTarget(self, action: #selector(Refreshing.refresh(_:)), for: .valueChanged)
    }

    func refresh(_ sender: Any?) { log("refresh") }
}

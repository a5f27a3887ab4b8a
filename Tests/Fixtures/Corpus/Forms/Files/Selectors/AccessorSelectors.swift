import UIKit

final class AccessorSelectors: NSObject {
    @objc var title = "A"

    func run() {
        log("\(#selector(getter: title)) \(#selector(setter: AccessorSelectors.title))")
        log(#keyPath(AccessorSelectors.title))
        log(#keyPath(UIView.layer.cornerRadius))
    }
}

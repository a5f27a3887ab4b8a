import UIKit

final class PerformAction: NSObject {
    func run() {
        if responds(to: #selector(greet(_:))) { perform(#selector(greet(_:)), with: "Ada") }
        log("\(responds(to: Selector(("missing:"))))")
        log(NSStringFromSelector(#selector(greet(_:))))
    }

    @objc dynamic func greet(_ name: Any) { log("hello \(name)") }
}

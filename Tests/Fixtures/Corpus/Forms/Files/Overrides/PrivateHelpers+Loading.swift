import UIKit

private let prefix = "helped"

private extension PrivateHelpers {
    override func viewDidLoad() {
        super.viewDidLoad()
        log("\(prefix) \(helper())")
    }

    func helper() -> String { "by another" }
}

extension PrivateHelpers {
    @objc func helped(_ name: String, times: Int = 2) -> String { "\(prefix) \(name) \(times)" }
}

final class PrivateHelpersSubclass: PrivateHelpers {
    override func helped(_ name: String, times: Int = 3) -> String { "sub " + super.helped(name, times: times) }
}

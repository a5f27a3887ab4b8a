import UIKit

class OverriddenExtension: UIView {
    func describe() { log(caption) }
}

extension OverriddenExtension {
    @objc var caption: String { "base" }
    @objc func reset() { log("base reset") }
}

final class OverridingSubclass: OverriddenExtension {
    override var caption: String { "subclass" }
    override func reset() {
        super.reset()
        log("subclass reset")
    }
}

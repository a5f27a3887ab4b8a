import UIKit

class PlainScreen: UIViewController {
    var name: String { "plain" }
}

final class OverrideInExtension: PlainScreen {}

extension OverrideInExtension {
    override var name: String { "extended " + super.name }
    override func viewDidLoad() {
        super.viewDidLoad()
        log("loaded \(name)")
    }
}

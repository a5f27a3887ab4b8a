import UIKit

final class RemovedAction: NSObject {
    let control = UISwitch()

    override init() {
        super.init()
        control.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
        control.addTarget(self, action: #selector(counted), for: .valueChanged)
        control.removeTarget(self, action: #selector(counted), for: .valueChanged)
        log("actions \(control.actions(forTarget: self, forControlEvent: .valueChanged) ?? [])")
    }

    @objc func toggled(_ sender: UISwitch) { log("toggled") }
    @objc func counted() { log("counted") }
}

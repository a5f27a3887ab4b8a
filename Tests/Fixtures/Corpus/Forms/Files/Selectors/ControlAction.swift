import UIKit

final class ControlAction: UIViewController {
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(save), for: .touchUpInside)
    }

    @objc private func save() { log("save") }
}

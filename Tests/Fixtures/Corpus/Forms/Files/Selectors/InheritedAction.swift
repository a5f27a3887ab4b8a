import UIKit

class ActionBase: UIViewController {
    @objc func close() { log("close") }
}

final class InheritedAction: ActionBase {
    lazy var tap = UITapGestureRecognizer(target: self, action: #selector(close))
    lazy var swipe: UISwipeGestureRecognizer = {
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
        swipe.direction = .left
        return swipe
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(swipe)
    }

    @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) { log("swiped") }
}

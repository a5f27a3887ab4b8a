import UIKit

final class MenuAction: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(highlight(_:)) || super.canPerformAction(action, withSender: sender)
    }

    @objc func highlight(_ sender: Any?) { log("highlight") }
}

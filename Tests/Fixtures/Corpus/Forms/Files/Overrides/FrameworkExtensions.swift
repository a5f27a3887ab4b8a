import UIKit

extension UIView {
    @objc func setUp() { log("view") }
    @objc class func identifier() -> String { "view" }
    func draw(_ text: String) {}
}

extension UIViewController {
    @objc func setUp() { log("controller") }
    @objc var screenName: String { "controller" }
}

final class NamedView: UIView {
    override func setUp() {
        super.setUp()
        log("named view")
    }

    override class func identifier() -> String { "named " + super.identifier() }
}

class NamedScreen: UITableViewController {
    override var screenName: String { "named " + super.screenName }
    override func setUp() { log("named screen") }
}

extension UIView {
    static func describe(_ view: UIView) {
        view.setUp()
        log(type(of: view).identifier())
    }
}

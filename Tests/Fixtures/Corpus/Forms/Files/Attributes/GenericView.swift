import UIKit

final class Hosting<View: UIView>: UIViewController {
    override func loadView() { view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
}

protocol Marked {}
class Badge: UIView, Marked {}

final class Holder<Content> where Content: Badge & Marked {}

extension Holder {
    func make() -> Content { Content(frame: .zero) }
}

extension UIView {
    /// Creates a view of the class whose method is called.
    class func hidden() -> Self {
        let view = self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.isHidden = true
        return view
    }
}

protocol Instantiable {}

extension Instantiable where Self: UIViewController {
    static func instantiate() -> Self { self.init(nibName: nil, bundle: nil) }
}

final class InstantiatedController: UIViewController, Instantiable {
    let made = UILabel.hidden()
}

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

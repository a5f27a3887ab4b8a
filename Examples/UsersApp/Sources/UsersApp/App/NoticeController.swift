import Builder
import UIKit

/// A container controller that overlays its content with a temporary notice.
final class NoticeController: UIViewController {

    private let content: UIViewController
    private let notice = UILabel()
    private let stripes = CALayer()

    init(_ content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        view.add(content.view)
        content.didMove(toParent: self)
        notice.backgroundColor = .systemYellow
        notice.textColor = .black
        notice.textAlignment = .center
        notice.font = .preferredFont(forTextStyle: .footnote)
        notice.isHidden = true
        view.add(notice, edges: [.top, .leading, .trailing], to: view.safeAreaLayoutGuide)
        notice.sized(height: 32)
        stripes.backgroundColor = UIColor.black.withAlphaComponent(0.15).cgColor
        stripes.frame = CGRect(x: 0, y: 31, width: 2000, height: 1)
        notice.layer.addSublayer(stripes)
    }

    /// Shows a notice.
    ///
    /// - Parameter seconds: The duration in seconds; nil to keep the notice.
    func show(_ text: String, seconds: Double? = 3) {
        loadViewIfNeeded()
        notice.text = text
        notice.isHidden = false
        guard let seconds = seconds else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in self?.hide() }
    }

    private func hide() {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { self.notice.alpha = 0 }
        animator.addCompletion { _ in
            self.notice.isHidden = true
            self.notice.alpha = 1
            self.stripes.removeFromSuperlayer()
        }
        animator.startAnimation()
    }

    /// Removes the content from this container and returns it.
    func release() -> UIViewController {
        content.willMove(toParent: nil)
        view.loosen(content.view)
        content.view.removeFromSuperview()
        content.removeFromParent()
        return content
    }

    override var childForStatusBarStyle: UIViewController? { content }

}

import BuilderUIKit
import Testing

/// Taps on the status bar.
@MainActor
@Suite struct ScrollToTopTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var permits = true
        var log: [String] = []

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            log.append("should")
            return permits
        }

        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let controller = UIViewController()

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    private func addScrollView(y: CGFloat = 100) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: y, width: 200, height: 100))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 200, height: 2000)
        controller.view.addSubview(scroll)
        window.layoutIfNeeded()
        scroll.contentOffset.y = 300
        return scroll
    }

    @Test func itScrollsAndNotifiesTheDelegate() {
        let scroll = addScrollView()
        let delegate = Delegate()
        scroll.delegate = delegate
        scroll.contentInset.top = 20
        #expect(window.simulateStatusBarTap() === scroll)
        #expect(scroll.contentOffset.y == -20)
        #expect(delegate.log == ["should", "did"])
        // The top is visible already.
        #expect(window.simulateStatusBarTap() == nil)
        #expect(delegate.log == ["should", "did"])
    }

    @Test func theDelegateMayRefuse() {
        let scroll = addScrollView()
        let delegate = Delegate()
        delegate.permits = false
        scroll.delegate = delegate
        #expect(window.simulateStatusBarTap() == nil)
        #expect(scroll.contentOffset.y == 300)
        #expect(delegate.log == ["should"])
    }

    @Test func severalScrollViewsOnAnIPhone() {
        let scroll = addScrollView()
        let other = addScrollView(y: 250)
        #expect(window.simulateStatusBarTap() == nil)
        other.scrollsToTop = false
        #expect(window.simulateStatusBarTap() === scroll)
        #expect((scroll.contentOffset.y, other.contentOffset.y) == (0, 300))
        scroll.contentOffset.y = 300
        other.scrollsToTop = true
        other.isHidden = true
        #expect(window.simulateStatusBarTap() === scroll)
    }
}

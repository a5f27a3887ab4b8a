import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIScrollViewTests {
    private func window(_ scrollView: UIScrollView, safeTop: CGFloat = 47, safeBottom: CGFloat = 34) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeArea = UIEdgeInsets(top: safeTop, left: 0, bottom: safeBottom, right: 0)
        scrollView.frame = window.bounds
        window.addSubview(scrollView)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test func theOffsetIsTheBoundsOrigin() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(scrollView.clipsToBounds)
        scrollView.contentOffset = CGPoint(x: 3, y: 40)
        #expect(scrollView.bounds == CGRect(x: 3, y: 40, width: 100, height: 100))
    }

    @Test func theSafeAreaIsAddedWhereContentScrolls() {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 100, height: 200)
        let window = window(scrollView)
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentSize.height = 2000
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset.y == -47)
        scrollView.contentInset.top = 10
        #expect(scrollView.contentOffset.y == -57)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset.top == 10)
        #expect(scrollView.contentOffset.y == -10)
        scrollView.contentOffset.y = 300
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.contentOffset.y == 300)
        _ = window
    }

    @Test(arguments: [true, false])
    func aStripOfTabsBehindABarIsntInset(isFirst: Bool) throws {
        let page = UIViewController()
        let strip = UIScrollView(frame: CGRect(x: 0, y: 47, width: 390, height: 49))
        strip.contentSize = CGSize(width: 900, height: 49)
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        for view in isFirst ? [strip, list] : [list, strip] { page.view.addSubview(view) }
        let stage = ControllerStage()
        let window = try stage.show(UINavigationController(rootViewController: page), on: "iPhone 12")
        #expect(strip.safeAreaInsets.top == 44)
        #expect(strip.adjustedContentInset.top == 0 && strip.contentOffset.y == 0)
        // Content that fits is inset only if it is the controller's.
        #expect(list.adjustedContentInset.top == (isFirst ? 0 : 91))
        list.contentSize.height = 2000
        #expect(list.adjustedContentInset.top == 91)
        strip.alwaysBounceVertical = true
        #expect(strip.adjustedContentInset.top == 44)
        _ = window
    }

    @Test func contentSafeAreaExcludesAdjustedInsets() {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
        scrollView.addSubview(content)
        let window = window(scrollView)
        #expect(content.safeAreaInsets == .zero)
        scrollView.contentOffset.y = 200
        #expect(content.safeAreaInsets == .zero)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentOffset.y = 0
        window.layoutIfNeeded()
        #expect(content.safeAreaInsets.top == 47)
    }

    @Test(arguments: [true, false])
    func constraintsDecideTheContentsSize(toGuide: Bool) {
        let scrollView = UIScrollView()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        if toGuide {
            let guide = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
                content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -7),
                content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            ])
        } else {
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
                content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -7),
                content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            ])
        }
        let height = content.heightAnchor.constraint(equalToConstant: 1500)
        height.isActive = true
        let window = window(scrollView)
        #expect(scrollView.contentSize == CGSize(width: 390, height: 1512))
        #expect(content.frame == CGRect(x: 0, y: 5, width: 390, height: 1500))
        #expect(scrollView.contentOffset.y == -47)
        scrollView.contentOffset.y = 100
        window.layoutIfNeeded()
        #expect(content.frame.minY == 5)
        height.constant = 1000
        window.layoutIfNeeded()
        #expect(scrollView.contentSize.height == 1012)
    }

    @Test func withoutConstraintsTheSetSizeStays() {
        let scrollView = UIScrollView()
        scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        scrollView.contentSize = CGSize(width: 500, height: 600)
        let window = window(scrollView)
        #expect(scrollView.contentSize == CGSize(width: 500, height: 600))
        _ = window
    }

    @Test func rectanglesAreBroughtIntoView() {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        let window = window(scrollView, safeTop: 0, safeBottom: 0)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 0)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 166)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1995, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 1156)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 20)
        _ = window
    }

    @Test func theDelegateIsNotifiedOfEachMove() {
        final class Listener: UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            var ended = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
        }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let listener = Listener()
        scrollView.delegate = listener
        scrollView.contentOffset.y = 10
        scrollView.contentOffset.y = 10
        scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
        #expect(listener.offsets == [10, 30])
        #expect(listener.ended == 1)
        #expect(scrollView.delegate === listener)
    }

    @Test func nonFiniteOffsetsAndSizesAreIgnoredAndReported() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (_, issues) = LayoutDiagnostics.collecting {
            scrollView.contentOffset.y = .nan
            scrollView.contentSize = CGSize(width: CGFloat.infinity, height: 1)
        }
        #expect(issues.count == 2)
        #expect(scrollView.contentOffset == .zero)
        #expect(scrollView.contentSize == .zero)
    }

    @Test func zoomScalesTheNamedView() {
        final class Zoomer: UIScrollViewDelegate {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let zoomer = Zoomer()
        scrollView.addSubview(zoomer.view)
        scrollView.delegate = zoomer
        scrollView.contentSize = zoomer.view.bounds.size
        scrollView.maximumZoomScale = 3
        scrollView.zoomScale = 10
        #expect(scrollView.zoomScale == 3)
        #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 150, height: 150))
        #expect(scrollView.contentSize == CGSize(width: 150, height: 150))
    }
}

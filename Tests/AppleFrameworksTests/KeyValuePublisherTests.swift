import BuilderCombine
import BuilderUIKit
import BuilderWebKit
import Foundation
import Testing

/// Combine's publishers of the properties of UIKit's objects.
@MainActor @Suite struct KeyValuePublisherTests {
    /// Returns the values of a property before and after a change.
    private func values<Subject: NSObject, Value>(
        _ subject: Subject, _ keyPath: KeyPath<Subject, Value>, _ change: () -> Void
    ) -> [Value] {
        var values: [Value] = []
        let cancellable = subject.publisher(for: keyPath).sink { values.append($0) }
        change()
        cancellable.cancel()
        return values
    }

    @Test func viewsAndScrollViews() {
        let view = UIView()
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(values(view, \.frame) { view.frame = frame } == [.zero, frame])
        #expect(values(view, \.bounds) { view.bounds.size.width = 50 }.map(\.width) == [30, 50])
        #expect(values(view, \.center) { view.center = CGPoint(x: 5, y: 5) }.last == CGPoint(x: 5, y: 5))
        #expect(values(view, \.alpha) { view.alpha = 0.5 } == [1, 0.5])
        #expect(values(view, \.isHidden) { view.isHidden = true } == [false, true])
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(values(scroll, \.contentSize) { scroll.contentSize.height = 500 }.map(\.height) == [0, 500])
        #expect(values(scroll, \.contentOffset) { scroll.contentOffset.y = 40 }.map(\.y) == [0, 40])
    }

    @Test func textsImagesAndControls() {
        let (label, field, imageView, button) = (UILabel(), UITextField(), UIImageView(), UIButton())
        #expect(values(label, \.text) { label.text = "a" } == [nil, "a"])
        #expect(values(field, \.text) { field.text = "b" }.last == "b")
        let image = UIImage()
        #expect(values(imageView, \.image) { imageView.image = image }.map { $0 === image } == [false, true])
        #expect(values(button, \.isSelected) { button.isSelected = true } == [false, true])
        #expect(values(button, \.isEnabled) { button.isEnabled = false } == [true, false])
    }

    @Test func webViews() {
        let webView = WKWebView()
        let url = URL(string: "https://a.example")
        #expect(values(webView, \.url) { _ = url.map { webView.load(URLRequest(url: $0)) } }.last == url)
    }

    @Test func aModelFollowsAScrollView() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        var pages: [Int] = []
        let cancellable = scroll.publisher(for: \.contentOffset)
            .map { Int($0.y / 100) }
            .removeDuplicates()
            .sink { pages.append($0) }
        for y in stride(from: 0, through: 250, by: 50) { scroll.contentOffset.y = CGFloat(y) }
        #expect(pages == [0, 1, 2])
        cancellable.cancel()
        scroll.contentOffset.y = 400
        #expect(pages == [0, 1, 2])
    }

    /// A subscription is canceled on another thread than the main one.
    @Test func anotherThreadCancels() async {
        let label = UILabel()
        label.text = "a"
        var texts: [String?] = []
        let cancellable = label.publisher(for: \.text).sink { texts.append($0) }
        let subscription = Unchecked(value: cancellable)
        await Task.detached { subscription.value.cancel() }.value
        label.text = "b"
        #expect(texts == ["a"])
    }

    /// What another thread cancels.
    private struct Unchecked: @unchecked Sendable {
        let value: AnyCancellable
    }
}

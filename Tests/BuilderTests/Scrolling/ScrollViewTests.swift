import Builder
import Testing

@MainActor
@Suite("Scroll views") struct ScrollViewTests {
    @Test("Content is pinned to all edges with the padding")
    func content() {
        let content = UIView().frame(height: 200, width: 300)
        let laidOut = LaidOutView(ScrollView(content, padding: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        #expect(content().frame == CGRect(x: 2, y: 1, width: 300, height: 200))
        #expect((laidOut.view as? UIScrollView)?.contentSize == CGSize(width: 306, height: 204))
        let other = LaidOutView(ScrollView { UIView().frame(height: 80, width: 10).margins(5) })
        #expect((other.view as? UIScrollView)?.contentSize == CGSize(width: 20, height: 90))
        #expect(ScrollView(nil).asBaseView().subviews.allSatisfy { !($0 is UILabel) })
    }

    @Test("A vertical scroll view's content is as wide as the scroll view's superview")
    func verticalContent() {
        let wide = VStackView {
            LabelView("A text that is much wider than one hundred points, so that it wraps")
            UIView().height(500)
        }
        let laidOut = LaidOutView(VerticalScrollView(wide))
        #expect(wide().frame.width == 100)
        #expect((laidOut.view as? UIScrollView)?.contentSize.width == 100)
        #expect(wide().frame.height > 560)
        let two = LaidOutView(
            VerticalScrollView(padding: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)) {
                UIView().height(30)
            })
        #expect((two.view as? UIScrollView)?.contentSize == CGSize(width: 100, height: 30))
    }

    private func post(_ name: Notification.Name, keyboard: CGRect?) {
        var info: [AnyHashable: Any] = [:]
        if let keyboard { info[UIResponder.keyboardFrameEndUserInfoKey] = NSValue(cgRect: keyboard) }
        NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }

    @Test("The keyboard insets the bottom, and the first responder is scrolled into view")
    func keyboards() {
        let field = TextField("last")
        let scroll = VerticalScrollView {
            VStackView {
                UIView().height(780)
                field.height(40)
            }
            .spacing(0)
        }
        .automaticallyAdjustForKeyboard()
        let stage = ControllerStage(scroll)
        let view = scroll.asBaseView()
        field.asBaseView().becomeFirstResponder()
        post(
            UIResponder.keyboardWillShowNotification, keyboard: CGRect(x: 0, y: 544, width: 390, height: 300))
        stage.window.layoutIfNeeded()
        #expect(view.contentInset.bottom == 300 - view.safeAreaInsets.bottom)
        let seen = field.asBaseView().convert(field.asBaseView().bounds, to: stage.window)
        #expect(seen.maxY <= 544.5)
        #expect(view.contentOffset.y > 200)
        post(UIResponder.keyboardWillHideNotification, keyboard: nil)
        #expect(view.contentInset.bottom == 0)
    }

    @Test("Scroll views without keyboard avoidance are unchanged, and released ones aren't notified")
    func keyboardsElsewhere() {
        let plain = VerticalScrollView(LabelView("a")).asBaseView()
        weak var gone: UIScrollView?
        do {
            let scroll = ScrollView(LabelView("a")).automaticallyAdjustForKeyboard().asBaseView()
            gone = scroll
        }
        #expect(gone == nil)
        post(UIResponder.keyboardWillShowNotification, keyboard: CGRect(x: 0, y: 500, width: 390, height: 344))
        #expect(plain.contentInset.bottom == 0)
    }

    @Test("onDidScroll is called for each change of the offset")
    func scrolling() {
        var offsets: [CGFloat] = []
        let scroll = VerticalScrollView(UIView().height(2000))
            .onDidScroll { offsets.append($0.view.contentOffset.y) }
        let stage = ControllerStage(scroll)
        offsets = []
        scroll.asBaseView().setContentOffset(CGPoint(x: 0, y: 120), animated: false)
        #expect(offsets == [120])
        _ = stage
    }

    @Test func theKeyboardInsetsAScrollView() {
        let scroll = VerticalScrollView(LabelView("a")).automaticallyAdjustForKeyboard().asBaseView()
        let frame = NSValue(cgRect: CGRect(x: 0, y: 500, width: 390, height: 300))
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
        #expect(scroll.contentInset.bottom == 300)
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        #expect(scroll.contentInset.bottom == 0)
    }

    @Test func scrollingIsReported() {
        var offsets: [CGFloat] = []
        let scroll = VerticalScrollView(UIView().height(500))
            .onDidScroll { context in offsets.append(context.view.contentOffset.y) }.asBaseView()
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        #expect(offsets == [40])
    }
}

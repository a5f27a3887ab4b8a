import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UIViewGesturesTests {
    @Test func aListReplacesAllAndTakesFromOtherViews() {
        let (first, second) = (UIView(), UIView())
        let (tap, pan, press) = (UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer())
        first.gestureRecognizers([tap, pan])
        second.gestureRecognizers([pan, press, pan])
        #expect(first.gestureRecognizers == [tap])
        #expect(second.gestureRecognizers == [pan, press])
        #expect(pan.view === second)
        second.gestureRecognizers([press, pan])
        #expect(second.gestureRecognizers == [press, pan])
        second.gestureRecognizers(nil)
        #expect(second.gestureRecognizers == nil)
        #expect(pan.view == nil && press.view == nil)
    }

    @Test func gestureRecognizersModifierRecognizesTaps() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        var taps = 0
        let view = UIView(frame: window.bounds).gestureRecognizers([UITapGestureRecognizer { _ in taps += 1 }])
        window.addSubview(view)
        view.simulateTap()
        #expect(taps == 1)
        view.gestureRecognizers([])
        view.simulateTap()
        #expect(taps == 1)
    }
}

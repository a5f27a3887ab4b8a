import BuilderUIKit
import Foundation

/// The visible windows of a screen.
@MainActor
struct ScreenWindows {
    /// The window of the content, whose coordinates are those of the screen.
    let main: UIWindow
    /// The visible windows, the frontmost first.
    let all: [UIWindow]

    init(_ main: UIWindow) {
        self.main = main
        let visible = Array(main.visibleWindowsOfScene.reversed())
        all = visible.contains { $0 === main } ? visible : visible + [main]
    }

    func layoutIfNeeded() { for window in all { window.layoutIfNeeded() } }

    func contains(_ view: UIView) -> Bool { all.contains { view.isDescendant(of: $0) } }

    /// Returns the view that a touch at a point of the screen arrives at: in the frontmost window that takes it.
    func hitTest(_ point: CGPoint) -> UIView? {
        all.lazy.compactMap { $0.hitTest($0.convert(point, from: main), with: nil) }.first
    }

    /// The first responder of the key window or, if that has none, of the frontmost window that has one.
    var firstResponder: UIResponder? {
        (all.filter(\.isKeyWindow) + all).lazy.compactMap(\.firstResponder).first
    }

    /// Lets time pass for the gestures of all windows.
    func wait(_ seconds: Double) { for window in all { TouchSimulator(window: window).wait(seconds) } }
}

extension UIView {
    /// The window around the view, or the view itself if it is one.
    var ownWindow: UIWindow? { self as? UIWindow ?? window }
}

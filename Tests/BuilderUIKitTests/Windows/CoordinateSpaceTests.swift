import Foundation
import Testing

@testable import BuilderUIKit

/// Coordinates of views, screens and scenes, and windows' levels.
@Suite @MainActor struct CoordinateSpaceTests {
    @Test func viewsAndScreensConvert() throws {
        try UIScreen(size: CGSize(width: 390, height: 844), scale: 3, traits: UITraitCollection()).asMain {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
            let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
            outer.addSubview(inner)
            window.addSubview(outer)
            let screen = UIScreen.main.coordinateSpace
            #expect(screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
            let space: any UICoordinateSpace = inner
            #expect(space.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 16, y: 27))
            #expect(screen.convert(CGPoint(x: 16, y: 27), to: space) == CGPoint(x: 1, y: 1))
            #expect(space.convert(inner.bounds, to: outer as any UICoordinateSpace) == inner.frame)
            #expect(space.convert(inner.frame, from: outer as any UICoordinateSpace) == inner.bounds)
            let scene = try #require(window.windowScene)
            #expect(scene.coordinateSpace.bounds == screen.bounds)
        }
    }

    @Test func levelsAreCompared() {
        #expect(UIWindow.Level.normal < .statusBar && .statusBar < .alert)
        #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal - 1 < .normal)
        #expect([UIWindow.Level.alert, .normal, .statusBar].sorted() == [.normal, .statusBar, .alert])
        #expect(UIWindow.Level(rawValue: 1000) == .statusBar)
    }

    /// A calendar scrolls that far.
    @Test func framesMayBeVeryLong() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1e13)
        view.contentOffset = CGPoint(x: 0, y: 5e12)
        let page = UIView(frame: CGRect(x: 0, y: 5e12, width: 100, height: 1e13))
        let (_, issues) = LayoutDiagnostics.collecting {
            view.addSubview(page)
            view.layoutIfNeeded()
        }
        #expect(issues.isEmpty)
        #expect(view.contentOffset.y == 5e12 && page.frame.maxY == 1.5e13 && page.convert(.zero, to: view).y == 5e12)
    }
}

import Foundation
import Testing
import XCTest

@testable import BuilderUIKit

@MainActor
struct UIWindowTests {
    private final class Controller: UIViewController {
        var log: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { [unowned self] _ in
                log.append("alongside \(Int(view.bounds.width))")
            } completion: { [unowned self] _ in
                log.append("completed")
            }
        }
    }

    @Test func aWindowIsAsLargeAsTheScreen() {
        final class AppWindow: UIWindow {}
        #expect(UIWindow().frame == UIScreen.main.bounds)
        #expect(AppWindow().frame == UIScreen.main.bounds)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func aVisibleWindowIsLaidOutWhileATestWaits() async throws {
        let (window, view) = CountingView.inWindow()
        try await Task.sleep(for: .milliseconds(20))
        #expect(view.layouts == 0)
        window.isHidden = false
        try await Task.sleep(for: .milliseconds(20))
        #expect(view.layouts == 1)
        view.setNeedsLayout()
        try await Task.sleep(for: .milliseconds(20))
        #expect(view.layouts == 2)
    }

    @Test func theKeyboardsGuideReachesToTheWindowsBottom() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.deviceSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        let root = UIView(frame: window.bounds)
        let upper = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
        window.addSubview(root)
        root.addSubview(upper)
        window.isHidden = false
        let marks = [root, upper].map { view in
            let mark = UIView()
            mark.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(mark)
            mark.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
            mark.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.bottomAnchor).isActive = true
            return mark
        }
        window.layoutIfNeeded()
        #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
        #expect(marks[0].frame.minY == 446 && marks[0].frame.maxY == 480)
        #expect(upper.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 320, height: 180))
        #expect(marks[1].frame.minY == 200 && marks[1].frame.maxY == 380)
    }

    @Test func aNewSizeIsAnnouncedToTheRootControllerAndWhatFillsIt() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (root, child, small) = (Controller(), Controller(), Controller())
        root.addChild(child)
        root.addChild(small)
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        small.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.view.addSubview(small.view)

        window.frame.size = CGSize(width: 480, height: 320)
        #expect(root.log == ["will 320 to 480", "alongside 480", "completed"])
        #expect(child.log.first == "will 320 to 480")
        #expect(small.log.isEmpty)

        window.frame.origin.y = 10
        #expect(root.log.count == 3)
    }

    @Test func aHiddenWindowAnnouncesNothing() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let root = Controller()
        window.rootViewController = root
        window.bounds.size = CGSize(width: 480, height: 320)
        #expect(root.log.isEmpty)
    }
}

/// A view that counts its layouts.
private final class CountingView: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    /// Returns a view in a hidden window.
    static func inWindow() -> (window: UIWindow, view: CountingView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = CountingView(frame: window.bounds)
        window.addSubview(view)
        return (window, view)
    }
}

/// Only XCTest runs tests on the thread of the main run loop.
final class UIWindowRunLoopTests: XCTestCase {
    func testTheRunLoopLaysOutAVisibleWindow() {
        func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
        MainActor.assumeIsolated {
            let (window, view) = CountingView.inWindow()
            turn()
            XCTAssertEqual(view.layouts, 0)
            window.makeKeyAndVisible()
            turn()
            XCTAssertEqual(view.layouts, 1)
            turn()
            XCTAssertEqual(view.layouts, 1)
            view.setNeedsLayout()
            turn()
            XCTAssertEqual(view.layouts, 2)
            window.isHidden = true
        }
    }
}

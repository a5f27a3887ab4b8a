import Foundation
import Testing

@testable import BuilderUIKit

/// Columns over the secondary one, or that displace it, and changes of columns that are on one stack.
@MainActor
@Suite struct UISplitViewControllerDisplayTests {
    private let stage = ControllerStage()

    private final class Recorder: UISplitViewControllerDelegate {
        var modes: [UISplitViewController.DisplayMode] = []
        var swipes: [String] = []
        var questions = 0

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { modes.append(displayMode) }
        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
            swipes.append("begin")
        }
        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
            swipes.append("end")
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            questions += 1
            return proposedTopColumn
        }
    }

    private struct Scene {
        let window: UIWindow
        let split: UISplitViewController
        let columns: [UIViewController]
        let recorder: Recorder

        @MainActor func frame(_ index: Int) -> CGRect { columns[index].navigationController?.view.frame ?? .null }
        @MainActor func isShown(_ index: Int) -> Bool { columns[index].viewIfLoaded?.window === window }
    }

    /// Shows a controller with two or three columns in a wide window.
    private func show(
        _ style: UISplitViewController.Style = .doubleColumn, width: CGFloat, height: CGFloat,
        _ prepare: (UISplitViewController) -> Void = { _ in }
    ) -> Scene {
        let split = UISplitViewController(style: style)
        let names: [UISplitViewController.Column] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        let columns = names.map { _ in UIViewController() }
        for (name, column) in zip(names, columns) { split.setViewController(column, for: name) }
        let recorder = Recorder()
        stage.keep(recorder)
        split.delegate = recorder
        prepare(split)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.traitOverrides.horizontalSizeClass = .regular
        window.traitOverrides.verticalSizeClass = .regular
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        stage.keep(window)
        return Scene(window: window, split: split, columns: columns, recorder: recorder)
    }

    private func narrow(_ window: UIWindow) {
        window.traitOverrides.horizontalSizeClass = .compact
        window.layoutIfNeeded()
    }

    @Test func theRoomDeterminesTheBehavior() {
        func check(
            _ display: SplitDisplay, width: CGFloat, height: CGFloat, triple: Bool = false,
            _ behavior: SplitDisplay.Behavior, _ mode: SplitDisplay.Mode,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let room = SplitDisplay.Room(
                size: CGSize(width: width, height: height), sideWidth: 640, isTriple: triple)
            #expect(display.behavior(in: room) == behavior, sourceLocation: sourceLocation)
            #expect(display.mode(in: room) == mode, sourceLocation: sourceLocation)
        }
        let display = SplitDisplay()
        check(display, width: 820, height: 1180, .overlay, .secondaryOnly)
        check(display, width: 1180, height: 820, .tile, .oneBesideSecondary)
        check(display, width: 820, height: 1180, triple: true, .overlay, .secondaryOnly)
        check(display, width: 1180, height: 820, triple: true, .displace, .oneBesideSecondary)
        check(display, width: 1366, height: 1024, triple: true, .tile, .twoBesideSecondary)
        check(display.preferring(.oneBesideSecondary), width: 820, height: 1180, .tile, .oneBesideSecondary)
        check(
            display.preferring(.twoDisplaceSecondary), width: 1366, height: 1024, triple: true, .displace,
            .twoDisplaceSecondary)
        check(display.preferring(.twoOverSecondary), width: 1366, height: 1024, .overlay, .oneOverSecondary)
        var overlay = display.preferring(.oneBesideSecondary)
        overlay.preferredBehavior = .overlay
        check(overlay, width: 1366, height: 1024, .overlay, .oneOverSecondary)
    }

    @Test func aColumnOverTheSecondaryOneIsDismissedByATapOutside() {
        let scene = show(width: 800, height: 1100)
        #expect(scene.split.displayMode == .secondaryOnly && scene.split.splitBehavior == .overlay)
        #expect(!scene.isShown(0) && scene.frame(1) == scene.window.bounds)
        scene.split.show(.primary)
        scene.window.layoutIfNeeded()
        #expect(scene.recorder.modes == [.oneOverSecondary] && scene.split.displayMode == .oneOverSecondary)
        #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 1100))
        #expect(scene.frame(1) == scene.window.bounds)
        let hit = { scene.window.hitTest(CGPoint(x: $0, y: 600), with: nil) }
        #expect(hit(100)?.isDescendant(of: scene.columns[0].view) == true)
        #expect(hit(500)?.isDescendant(of: scene.columns[1].view) == false, "it is dark")
        scene.window.simulateTap(at: CGPoint(x: 500, y: 600))
        scene.window.layoutIfNeeded()
        #expect(scene.recorder.modes == [.oneOverSecondary, .secondaryOnly] && !scene.isShown(0))
        #expect(hit(500)?.isDescendant(of: scene.columns[1].view) == true)
    }

    @Test func aSecondColumnDisplacesTheSecondaryOne() {
        let scene = show(.tripleColumn, width: 1194, height: 834)
        #expect(scene.split.displayMode == .oneBesideSecondary && !scene.isShown(0) && scene.isShown(1))
        let beside = scene.frame(2)
        scene.split.show(.primary)
        scene.window.layoutIfNeeded()
        #expect(scene.split.displayMode == .twoDisplaceSecondary)
        #expect(scene.frame(0).minX == 0 && scene.frame(1).minX > 320)
        #expect(scene.frame(2).width == beside.width && scene.frame(2).minX > scene.frame(1).maxX)
        #expect(scene.frame(2).maxX > scene.window.bounds.maxX)
        scene.window.simulateTap(at: CGPoint(x: 1000, y: 600))
        scene.window.layoutIfNeeded()
        #expect(scene.split.displayMode == .oneBesideSecondary && scene.frame(2) == beside && !scene.isShown(0))
    }

    @Test func twoColumnsAreOverTheSecondaryOne() {
        let scene = show(.tripleColumn, width: 834, height: 1194)
        let item = scene.split.displayModeButtonItem
        item.fire()
        scene.window.layoutIfNeeded()
        #expect(scene.split.displayMode == .oneOverSecondary && !scene.isShown(0) && scene.frame(1).minX == 0)
        item.fire()
        scene.window.layoutIfNeeded()
        #expect(scene.split.displayMode == .twoOverSecondary && scene.frame(1).minX > scene.frame(0).maxX)
        #expect(scene.frame(2) == scene.window.bounds)
        scene.split.hide(.primary)
        #expect(scene.split.displayMode == .oneOverSecondary)
        scene.split.hide(.supplementary)
        #expect(scene.split.displayMode == .secondaryOnly)
    }

    @Test func swipesFromTheEdgeShowAColumn() {
        let scene = show(width: 800, height: 1100)
        let swipe = {
            scene.window.simulateDrag(from: CGPoint(x: 3, y: 600), by: CGVector(dx: 500, dy: 0))
            scene.window.layoutIfNeeded()
        }
        scene.split.presentsWithGesture = false
        swipe()
        #expect(scene.split.displayMode == .secondaryOnly && scene.recorder.swipes.isEmpty)
        scene.split.presentsWithGesture = true
        scene.window.layoutIfNeeded()
        // A swipe goes back first.
        let navigation = scene.columns[1].navigationController
        navigation?.pushViewController(UIViewController(), animated: false)
        scene.window.layoutIfNeeded()
        swipe()
        #expect(scene.split.displayMode == .secondaryOnly && navigation?.viewControllers.count == 1)
        swipe()
        #expect(scene.split.displayMode == .oneOverSecondary && scene.recorder.swipes == ["begin", "end"])
        scene.window.simulateSwipe(.left, from: CGPoint(x: 700, y: 600))
        #expect(scene.split.displayMode == .secondaryOnly)
    }

    @Test func columnsFollowTheFingerThatShowsThem() {
        let scene = show(width: 800, height: 1100)
        let touch = TouchSimulator(window: scene.window)
        let swipe = { (distance: CGFloat) in
            touch.down(at: CGPoint(x: 3, y: 600))
            touch.move(to: CGPoint(x: 3 + distance, y: 600), duration: 0.2)
            touch.wait(0.2)
            scene.window.layoutIfNeeded()
        }
        swipe(80)
        #expect(scene.isShown(0) && abs(scene.frame(0).minX + 240) < 1 && scene.frame(0).width == 320)
        #expect(scene.frame(1) == scene.window.bounds && abs((scene.split.overlay?.dimming.alpha ?? 0) - 0.25) < 0.01)
        #expect(scene.split.displayMode == .secondaryOnly && scene.recorder.modes.isEmpty)
        touch.up()
        scene.window.layoutIfNeeded()
        #expect(!scene.isShown(0) && scene.split.overlay == nil && scene.recorder.modes.isEmpty)
        #expect(scene.recorder.swipes == ["begin", "end"])
        swipe(240)
        #expect(abs(scene.frame(0).minX + 80) < 1)
        touch.cancel()
        scene.window.layoutIfNeeded()
        #expect(!scene.isShown(0) && scene.split.displayMode == .secondaryOnly)
        swipe(240)
        touch.up()
        scene.window.layoutIfNeeded()
        #expect(scene.frame(0).minX == 0 && scene.split.overlay?.dimming.alpha == 1)
        #expect(scene.split.displayMode == .oneOverSecondary && scene.recorder.modes == [.oneOverSecondary])
    }

    @Test func aQuickSwipeShowsAColumn() {
        let scene = show(width: 800, height: 1100)
        let touch = TouchSimulator(window: scene.window)
        touch.down(at: CGPoint(x: 3, y: 600))
        touch.move(to: CGPoint(x: 103, y: 600), duration: 0.1)
        touch.up()
        scene.window.layoutIfNeeded()
        #expect(scene.split.displayMode == .oneOverSecondary && scene.frame(0).minX == 0)
    }

    // MARK: Inspector

    private func showInspector(width: CGFloat, height: CGFloat) -> (Scene, UIViewController) {
        let inspector = UIViewController()
        return (show(width: width, height: height) { $0.setViewController(inspector, for: .inspector) }, inspector)
    }

    @Test func theInspectorIsAtTheOtherEdge() {
        let (scene, inspector) = showInspector(width: 1100, height: 800)
        let split = scene.split
        let frame = {
            scene.window.layoutIfNeeded()
            return inspector.navigationController?.view.frame
        }
        #expect(!split.isShowing(.inspector) && inspector.viewIfLoaded?.window == nil)
        #expect(split.viewController(for: .inspector) === inspector)
        split.preferredInspectorColumnWidth = 250
        split.show(.inspector)
        #expect(frame() == CGRect(x: 850, y: 0, width: 250, height: 800))
        #expect(split.isShowing(.inspector) && split.isShowing(.primary) && split.isShowing(.secondary))
        #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 800))
        #expect(scene.frame(1).maxX < 850 && scene.frame(1).maxX >= 849)
        split.preferredInspectorColumnWidth = UISplitViewController.automaticDimension
        split.preferredInspectorColumnWidthFraction = 0.2
        #expect(frame()?.minX == 880)
        split.maximumInspectorColumnWidth = 200
        #expect(frame()?.minX == 900)
        split.minimumInspectorColumnWidth = 240
        #expect(frame()?.minX == 860)
        split.primaryEdge = .trailing
        #expect(frame() == CGRect(x: 0, y: 0, width: 240, height: 800) && scene.frame(0).minX == 780)
        split.hide(.inspector)
        scene.window.layoutIfNeeded()
        #expect(!split.isShowing(.inspector) && inspector.view.window == nil && scene.frame(1).minX == 0)
    }

    @Test func theInspectorOfANarrowWindowIsASheet() {
        let (scene, inspector) = showInspector(width: 1100, height: 800)
        let split = scene.split
        let widen = {
            scene.window.traitOverrides.horizontalSizeClass = .regular
            scene.window.layoutIfNeeded()
        }
        narrow(scene.window)
        split.show(.inspector)
        scene.window.layoutIfNeeded()
        #expect(split.presentedViewController === inspector.navigationController && split.isShowing(.inspector))
        #expect(split.isShowing(.secondary) && inspector.view.window != nil)
        split.hide(.inspector)
        #expect(split.presentedViewController == nil && !split.isShowing(.inspector))
        split.show(.inspector)
        widen()
        #expect(split.presentedViewController == nil && split.isShowing(.inspector))
        #expect(inspector.navigationController?.view.superview === split.view)
        narrow(scene.window)
        #expect(split.presentedViewController === inspector.navigationController)
        split.dismiss(animated: false)
        #expect(!split.isShowing(.inspector))
        widen()
        #expect(!split.isShowing(.inspector), "the user has dismissed it")
    }

    @Test func aTurnOfTheDeviceIsAnnounced() {
        let scene = show(width: 800, height: 1100)
        scene.window.frame = CGRect(x: 0, y: 0, width: 1100, height: 800)
        scene.window.layoutIfNeeded()
        #expect(scene.recorder.modes == [.oneBesideSecondary])
        #expect(scene.frame(0).width == 320 && scene.frame(1).minX > 320)
    }

    @Test func hiddenColumnsDisappear() {
        let log = RecordingController.Log()
        let first = RecordingController("first", log)
        let scene = show(width: 1100, height: 800) { $0.setViewController(first, for: .primary) }
        log.entries = []
        scene.split.hide(.primary)
        scene.window.layoutIfNeeded()
        #expect(log.entries == ["first will disappear", "first did disappear"])
        log.entries = []
        scene.split.show(.primary)
        scene.window.layoutIfNeeded()
        #expect(log.entries == ["first will appear", "first is appearing", "first did appear"])
    }

    @Test func aReplacedColumnLosesTheButton() throws {
        let scene = show(width: 1100, height: 800)
        let old = try #require(scene.columns[0].navigationController)
        #expect(old.navigationBar.columnItem === scene.split.displayModeButtonItem)
        scene.split.setViewController(UIViewController(), for: .primary)
        scene.window.layoutIfNeeded()
        #expect(old.navigationBar.columnItem == nil)
    }

    // MARK: Stack

    @Test func aDetailReplacesTheSecondaryColumnOnTheStack() throws {
        let scene = show(width: 1100, height: 800)
        narrow(scene.window)
        let outer = try #require(scene.columns[0].navigationController)
        outer.pushViewController(UIViewController(), animated: false)
        let detail = UIViewController()
        scene.columns[0].showDetailViewController(detail, sender: nil)
        scene.window.layoutIfNeeded()
        #expect(outer.viewControllers == [scene.columns[0], detail.navigationController])
        #expect(scene.split.viewController(for: .secondary) === detail && detail.view.window === scene.window)
        #expect(scene.columns[1].navigationController?.parent == nil)
    }

    @Test func nestedStacksShowOneToolbar() throws {
        let scene = show(width: 400, height: 800)
        narrow(scene.window)
        let (outer, inner) = try (
            #require(scene.columns[0].navigationController), #require(scene.columns[1].navigationController)
        )
        outer.isToolbarHidden = false
        scene.window.layoutIfNeeded()
        #expect(outer.toolbar.window == nil, "the inner stack's is hidden")
        inner.isToolbarHidden = false
        scene.columns[1].toolbarItems = [UIBarButtonItem(title: "Share", image: nil)]
        scene.window.layoutIfNeeded()
        #expect(outer.toolbar.window === scene.window && outer.toolbar.items?.first?.title == "Share")
        #expect(!outer.toolbar.isHidden && inner.toolbar.window == nil)
        #expect(scene.columns[1].view.safeAreaInsets.bottom >= outer.toolbar.frame.height)
    }

    @Test func queriesDoNotCollapse() throws {
        let scene = show(width: 1100, height: 800)
        let outer = try #require(scene.columns[0].navigationController)
        // Before its view is in the window, the controller has the screen's traits.
        scene.recorder.questions = 0
        scene.window.traitOverrides.horizontalSizeClass = .compact
        _ = (scene.split.childForStatusBarStyle, scene.split.appearingChildren)
        #expect(outer.viewControllers.count == 1 && scene.recorder.questions == 0)
        scene.window.layoutIfNeeded()
        #expect(outer.viewControllers.count == 2 && scene.recorder.questions == 1)
    }

    @Test func aColumnStaysOnTheStackWhileASwipeBackCanBeCanceled() throws {
        let scene = show(width: 400, height: 800)
        narrow(scene.window)
        let (outer, inner) = try (
            #require(scene.columns[0].navigationController), #require(scene.columns[1].navigationController)
        )
        let touch = TouchSimulator(window: scene.window)
        touch.down(at: CGPoint(x: 3, y: 600))
        touch.move(to: CGPoint(x: 100, y: 600), duration: 0.2)
        #expect(outer.transition != nil)
        scene.split.show(.primary)
        scene.window.layoutIfNeeded()
        #expect(inner.parent == nil)
        touch.cancel()
        scene.window.layoutIfNeeded()
        #expect(outer.viewControllers == [scene.columns[0], inner] && inner.parent === outer)
    }
}

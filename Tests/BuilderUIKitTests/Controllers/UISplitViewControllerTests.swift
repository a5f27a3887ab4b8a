import Foundation
import Testing

@testable import BuilderUIKit

/// The calls of a split view controller's delegate.
@MainActor
@Suite struct UISplitViewControllerTests {
    private let stage = ControllerStage()

    /// Records the calls, and answers the questions.
    private final class Recorder: UISplitViewControllerDelegate {
        private var calls: [String] = []
        var topColumn: UISplitViewController.Column?
        var expandedMode: UISplitViewController.DisplayMode?
        var narrowPrimary: UIViewController?
        var widePrimary: UIViewController?
        var wideSecondary: UIViewController?

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top \(proposedTopColumn)")
            return topColumn ?? proposedTopColumn
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            calls.append("expand to \(proposedDisplayMode)")
            return expandedMode ?? proposedDisplayMode
        }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            calls.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            calls.append("hide \(column)")
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { calls.append("change to \(displayMode)") }

        func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
            calls.append("collapsing")
            return narrowPrimary
        }
        func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
            calls.append("expanding")
            return widePrimary
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            calls.append(primaryViewController === narrowPrimary ? "onto the narrow one" : "onto another")
            return true
        }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            calls.append(primaryViewController === widePrimary ? "from the wide one" : "from another")
            return wideSecondary
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
        ) -> Bool {
            calls.append("show a controller")
            return true
        }
    }

    /// Creates a controller with two columns, which are beside each other in a wide window.
    private func makeSplit(_ delegate: Recorder) -> (split: UISplitViewController, columns: [UIViewController]) {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        let columns = [UIViewController(), UIViewController()]
        split.delegate = delegate
        split.setViewController(columns[0], for: .primary)
        split.setViewController(columns[1], for: .secondary)
        return (split, columns)
    }

    private func setWidth(_ sizeClass: UIUserInterfaceSizeClass, of window: UIWindow) {
        window.traitOverrides.horizontalSizeClass = sizeClass
        window.layoutIfNeeded()
    }

    @Test func columnsThatComeAndGoAreReported() throws {
        try on("iPad Pro 12.9") {
            let recorder = Recorder()
            let (split, columns) = makeSplit(recorder)
            let window = try stage.show(split, on: "iPad Pro 12.9")
            #expect(recorder.take() == ["show primary", "show secondary"])
            split.hide(.primary)
            window.layoutIfNeeded()
            #expect(recorder.take() == ["change to secondaryOnly", "hide primary"])
            #expect(columns[0].view.window == nil)
            split.show(.primary)
            window.layoutIfNeeded()
            #expect(recorder.take() == ["change to oneBesideSecondary", "show primary"])
            split.preferredDisplayMode = .oneBesideSecondary
            window.layoutIfNeeded()
            #expect(recorder.take().isEmpty, "the visible columns are the same")
        }
    }

    @Test func columnsBeginOnWholePixels() throws {
        try on("iPad mini 7") {
            let (split, columns) = makeSplit(Recorder())
            try stage.show(split, on: "iPad mini 7")
            #expect(split.view.bounds.width == 744)
            #expect(split.primaryColumnWidth == 297.5, "0.4 of the width is 297.6 points")
            #expect(columns.map(\.view.bounds.width) == [297.5, 446])
        }
    }

    @Test func aPhonesControllerCollapsesInItsFirstLayout() throws {
        try on("iPhone 15") {
            let recorder = Recorder()
            recorder.topColumn = .primary
            let (split, columns) = makeSplit(recorder)
            let window = try stage.show(split, on: "iPhone 15")
            #expect(recorder.take() == ["top secondary", "show primary", "collapsed"])
            #expect(columns[0].view.window === window && columns[1].viewIfLoaded?.window == nil)
            split.show(.secondary)
            window.layoutIfNeeded()
            #expect(recorder.take() == ["hide primary", "show secondary"])
        }
    }

    @Test func changesOfTheWidthAreReported() throws {
        try on("iPad Pro 12.9") {
            let recorder = Recorder()
            let (split, columns) = makeSplit(recorder)
            let window = try stage.show(split, on: "iPad Pro 12.9")
            _ = recorder.take()
            setWidth(.compact, of: window)
            #expect(split.isCollapsed)
            #expect(recorder.take() == ["top secondary", "hide primary", "collapsed"])
            recorder.expandedMode = .secondaryOnly
            setWidth(.regular, of: window)
            #expect(recorder.take() == ["expand to oneBesideSecondary", "expanded"])
            #expect(split.displayMode == .secondaryOnly && columns[0].view.window == nil)
            setWidth(.compact, of: window)
            recorder.expandedMode = .oneBesideSecondary
            _ = recorder.take()
            setWidth(.regular, of: window)
            #expect(recorder.take() == ["expand to secondaryOnly", "show primary", "expanded"])
        }
    }

    @Test func controllersWithoutAStyleGetTheirPrimaryControllerFromTheDelegate() throws {
        try on("iPad Pro 12.9") {
            let recorder = Recorder()
            let split = UISplitViewController(nibName: nil, bundle: nil)
            split.preferredDisplayMode = .allVisible
            split.delegate = recorder
            let (first, second) = (UIViewController(), UIViewController())
            let (narrow, wide, detail) = (UIViewController(), UIViewController(), UIViewController())
            split.viewControllers = [first, second]
            let window = try stage.show(split, on: "iPad Pro 12.9")
            #expect(recorder.take().isEmpty)
            recorder.narrowPrimary = narrow
            setWidth(.compact, of: window)
            #expect(recorder.take() == ["collapsing", "onto the narrow one", "collapsed"])
            #expect(split.viewControllers.first === narrow && narrow.view.window === window)
            #expect(first.parent == nil)
            (recorder.widePrimary, recorder.wideSecondary) = (wide, detail)
            setWidth(.regular, of: window)
            #expect(recorder.take() == ["expanding", "from the wide one", "expanded"])
            #expect(split.viewControllers == [wide, detail])
            #expect(wide.view.window === window && detail.view.window === window)
        }
    }

    @Test func theDelegateCanShowAController() throws {
        try on("iPad Pro 12.9") {
            let recorder = Recorder()
            let (split, _) = makeSplit(recorder)
            let window = try stage.show(split, on: "iPad Pro 12.9")
            _ = recorder.take()
            let other = UIViewController()
            split.show(other, sender: nil)
            window.layoutIfNeeded()
            #expect(recorder.take() == ["show a controller"])
            #expect(other.parent == nil)
        }
    }

    /// The delegate prefers a mode in the announcement of one: the same, or another.
    private final class Preferring: UISplitViewControllerDelegate {
        var mode = UISplitViewController.DisplayMode.secondaryOnly
        var calls = 0

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) {
            calls += 1
            svc.preferredDisplayMode = mode
        }
    }

    @Test(arguments: [UISplitViewController.DisplayMode.secondaryOnly, .oneOverSecondary])
    func theDelegateCanPreferAModeInTheAnnouncement(mode: UISplitViewController.DisplayMode) throws {
        try on("iPad Pro 12.9") {
            let (split, _) = makeSplit(Recorder())
            let window = try stage.show(split, on: "iPad Pro 12.9")
            window.layoutIfNeeded()
            let preferring = Preferring()
            preferring.mode = mode
            split.delegate = preferring
            split.preferredDisplayMode = .secondaryOnly
            #expect(preferring.calls == 1)
            #expect(split.displayMode == mode)
        }
    }

    @Test func theDelegateCanKeepTheMode() throws {
        try on("iPad Pro 12.9") {
            let (split, _) = makeSplit(Recorder())
            let window = try stage.show(split, on: "iPad Pro 12.9")
            split.preferredDisplayMode = .oneBesideSecondary
            window.layoutIfNeeded()
            let preferring = Preferring()
            preferring.mode = .oneBesideSecondary
            split.delegate = preferring
            split.hide(.primary)
            #expect(preferring.calls == 1)
            #expect(split.displayMode == .oneBesideSecondary)
            split.delegate = nil
            split.hide(.primary)
            #expect(split.displayMode == .secondaryOnly)
        }
    }

    @Test func aButtonHidesAndShowsThePrimaryColumn() throws {
        try on("iPad Pro 12.9") {
            let recorder = Recorder()
            let (split, columns) = makeSplit(recorder)
            let window = try stage.show(split, on: "iPad Pro 12.9")
            let bars = columns.compactMap { $0.navigationController?.navigationBar }
            let item = split.displayModeButtonItem
            @MainActor func hasButton() -> [Bool] {
                window.layoutIfNeeded()
                return bars.map { $0.window === window && $0.buttonViews.contains { $0.item === item } }
            }
            #expect(hasButton() == [true, false])
            _ = recorder.take()
            item.fire()
            #expect(hasButton() == [false, true])
            #expect(recorder.take() == ["change to secondaryOnly", "hide primary"])
            item.fire()
            #expect(hasButton() == [true, false])
            split.presentsWithGesture = false
            #expect(hasButton() == [false, false])
            split.displayModeButtonVisibility = .always
            #expect(hasButton() == [true, false])
            split.displayModeButtonVisibility = .never
            #expect(hasButton() == [false, false])
            split.displayModeButtonVisibility = .always
            setWidth(.compact, of: window)
            #expect(hasButton() == [false, false])
        }
    }

    /// A tab bar controller of a narrow window has no navigation bar around it.
    @Test func theControllerOfANarrowWindowIsNotInANavigationController() throws {
        try on("iPhone 15") {
            let (split, _) = makeSplit(Recorder())
            let (tabs, content) = (UITabBarController(), UIViewController())
            tabs.viewControllers = [content]
            split.setViewController(tabs, for: .compact)
            _ = try stage.show(split, on: "iPhone 15")
            #expect(tabs.parent === split && split.viewController(for: .compact) === tabs)
            #expect(tabs.navigationController == nil && content.view.window != nil)
        }
    }

    // MARK: Stack

    @Test func theColumnsOfANarrowWindowAreOnOneStack() throws {
        try on("iPhone 15") {
            let recorder = Recorder()
            let (split, columns) = makeSplit(recorder)
            columns[0].title = "Colors"
            columns[1].title = "Blue"
            let window = try stage.show(split, on: "iPhone 15")
            let (outer, inner) = try (
                #require(columns[0].navigationController), #require(columns[1].navigationController)
            )
            #expect(outer.viewControllers == [columns[0], inner] && inner.viewControllers == [columns[1]])
            #expect(columns[0].viewIfLoaded == nil, "the column below isn't shown")
            let bar = outer.navigationBar
            #expect(bar.items?.map(\.title) == ["Colors", "Blue"])
            #expect(!bar.backButtonView.isHidden && inner.navigationBar.isHidden)
            #expect(abs(columns[1].view.safeAreaInsets.top - bar.frame.maxY) < 0.01)
            // A controller that the column pushes comes after it.
            let third = UIViewController()
            inner.pushViewController(third, animated: false)
            window.layoutIfNeeded()
            #expect(bar.items?.count == 3 && abs(third.view.safeAreaInsets.top - bar.frame.maxY) < 0.01)
            _ = recorder.take()
            bar.backButton.onTap?()
            window.layoutIfNeeded()
            #expect(inner.viewControllers == [columns[1]] && recorder.take().isEmpty)
            bar.backButton.onTap?()
            window.layoutIfNeeded()
            #expect(recorder.take() == ["hide secondary", "show primary"])
            #expect(columns[0].view.window === window && bar.backButtonView.isHidden)
            #expect(split.viewController(for: .secondary) === columns[1] && inner.parent === split)
            split.show(.secondary)
            window.layoutIfNeeded()
            #expect(recorder.take() == ["hide primary", "show secondary"])
            #expect(outer.topViewController === inner && columns[1].view.window === window)
            split.hide(.secondary)
            window.layoutIfNeeded()
            #expect(outer.topViewController === columns[0])
        }
    }

    @Test func onlyTheTopColumnAppears() throws {
        try on("iPhone 15") {
            let log = RecordingController.Log()
            let (first, second) = (RecordingController("first", log), RecordingController("second", log))
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(first, for: .primary)
            split.setViewController(second, for: .secondary)
            log.entries = []
            let window = try stage.show(split, on: "iPhone 15")
            #expect(
                log.entries == [
                    "second did load", "second will appear", "second is appearing", "second did appear",
                ])
            log.entries = []
            // Another controller takes the column's place on the stack.
            let third = RecordingController("third", log)
            split.setViewController(third, for: .secondary)
            window.layoutIfNeeded()
            #expect(!log.entries.contains { $0.hasPrefix("first") })
            #expect(third.view.window === window && second.view.window == nil)
            #expect(third.navigationController?.navigationController === first.navigationController)
        }
    }

    @Test func aWideWindowTakesTheColumnsFromTheStack() throws {
        try on("iPad Pro 12.9") {
            let (split, columns) = makeSplit(Recorder())
            let window = try stage.show(split, on: "iPad Pro 12.9")
            setWidth(.compact, of: window)
            let (outer, inner) = try (
                #require(columns[0].navigationController), #require(columns[1].navigationController)
            )
            #expect(outer.topViewController === inner)
            #expect(columns[0].viewIfLoaded?.window == nil && columns[1].view.window === window)
            let pushed = UIViewController()
            outer.pushViewController(pushed, animated: false)
            window.layoutIfNeeded()
            setWidth(.regular, of: window)
            #expect(outer.viewControllers == [columns[0]] && inner.viewControllers == [columns[1], pushed])
            #expect(outer.parent === split && inner.parent === split)
            #expect(columns[0].view.window === window && pushed.view.window === window)
            #expect(!inner.navigationBar.isHidden && inner.navigationBar.items?.count == 2)
            #expect(inner.view.frame.minX > outer.view.frame.maxX)
        }
    }

    @Test func controllersWithoutAStylePutTheSecondaryControllerOntoTheStack() throws {
        try on("iPad Pro 12.9") {
            let split = UISplitViewController(nibName: nil, bundle: nil)
            split.preferredDisplayMode = .allVisible
            let (root, secondary) = (UIViewController(), UIViewController())
            let primary = UINavigationController(rootViewController: root)
            split.viewControllers = [primary, secondary]
            let window = try stage.show(split, on: "iPad Pro 12.9")
            setWidth(.compact, of: window)
            #expect(primary.viewControllers == [root, secondary] && secondary.view.window === window)
            setWidth(.regular, of: window)
            #expect(primary.viewControllers == [root] && split.viewControllers == [primary, secondary])
            #expect(secondary.parent === split && secondary.view.window === window && root.view.window === window)
        }
    }
}

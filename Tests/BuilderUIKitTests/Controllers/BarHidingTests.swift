import Foundation
import Testing

@testable import BuilderUIKit

/// Bars that a navigation controller hides by itself: `hidesBarsOnSwipe` and its kin, by UIKit's documentation.
@Suite @MainActor struct BarHidingTests {
    private let stage = ControllerStage()
    private let page = UIViewController()
    private let navigation: UINavigationController
    private let window: UIWindow

    init() throws {
        navigation = UINavigationController(rootViewController: page)
        window = try stage.show(navigation, on: "iPhone 12")
    }

    private var isHidden: Bool {
        window.layoutIfNeeded()
        return navigation.isNavigationBarHidden && navigation.navigationBar.isHidden
            && page.view.safeAreaInsets.top == 47
    }

    private var isShown: Bool {
        window.layoutIfNeeded()
        return !navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden
            && page.view.safeAreaInsets.top == 91
    }

    @Test func nothingHidesThemByDefault() {
        #expect(!navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap)
        #expect(!navigation.hidesBarsWhenKeyboardAppears && !navigation.hidesBarsWhenVerticallyCompact)
        page.view.simulateTap()
        page.view.simulateSwipe(.up)
        navigation.traitOverrides.verticalSizeClass = .compact
        window.layoutIfNeeded()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func swipesUpHideAndSwipesDownShow() {
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 4000)
        page.view.addSubview(scroll)
        navigation.hidesBarsOnSwipe = true
        #expect(navigation.hidesBarsOnSwipe)
        scroll.simulateSwipe(.left)
        #expect(isShown)
        scroll.simulateSwipe(.up)
        #expect(isHidden && scroll.contentOffset.y > 0)
        scroll.simulateSwipe(.up)
        #expect(isHidden)
        page.view.simulateTap()
        #expect(isHidden)
        scroll.simulateSwipe(.down)
        #expect(isShown)
        #expect(navigation.barHideOnSwipeGestureRecognizer === navigation.barHideOnSwipeGestureRecognizer)
        #expect(navigation.barHideOnSwipeGestureRecognizer.view === navigation.view)
        navigation.hidesBarsOnSwipe = false
        scroll.simulateSwipe(.up)
        #expect(isShown)
    }

    @Test func tapsThatNothingHandlesToggle() {
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        let tapped = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 44))
        var taps = 0
        tapped.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        page.view.addSubview(button)
        page.view.addSubview(tapped)
        navigation.hidesBarsOnTap = true
        button.simulateTap()
        tapped.simulateTap()
        navigation.navigationBar.simulateTap()
        #expect(isShown && taps == 1)
        page.view.simulateTap()
        #expect(isHidden)
        page.view.simulateTap()
        #expect(isShown)
    }

    @Test func toolbarsTakePartIfTheyHaveItems() {
        navigation.isToolbarHidden = false
        navigation.hidesBarsOnTap = true
        page.view.simulateTap()
        #expect(isHidden && !navigation.isToolbarHidden)
        page.view.simulateTap()
        page.toolbarItems = [UIBarButtonItem(title: "Edit", primaryAction: nil)]
        page.view.simulateTap()
        #expect(isHidden && navigation.isToolbarHidden && navigation.toolbar.isHidden)
        page.view.simulateTap()
        #expect(isShown && !navigation.isToolbarHidden && !navigation.toolbar.isHidden)
        navigation.isToolbarHidden = true
        page.view.simulateTap()
        page.view.simulateTap()
        #expect(isShown && navigation.isToolbarHidden, "as the app left it")
    }

    @Test func compactHeightsHideUntilATap() {
        navigation.hidesBarsWhenVerticallyCompact = true
        #expect(isShown)
        navigation.traitOverrides.verticalSizeClass = .compact
        #expect(isHidden)
        page.view.simulateTap()
        window.layoutIfNeeded()
        #expect(!navigation.isNavigationBarHidden)
        page.view.simulateTap()
        #expect(!navigation.isNavigationBarHidden, "taps show the bars, and don't hide them")
        navigation.traitOverrides.verticalSizeClass = .regular
        #expect(isShown)
        navigation.traitOverrides.verticalSizeClass = .compact
        #expect(isHidden)
        navigation.traitOverrides.verticalSizeClass = .regular
        #expect(isShown)
    }

    @Test func viewsInPlaceOfAKeyboardHideUntilATap() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(isShown)
        field.resignFirstResponder()
        window.layoutIfNeeded()
        navigation.hidesBarsWhenKeyboardAppears = true
        field.becomeFirstResponder()
        #expect(isHidden)
        field.resignFirstResponder()
        #expect(isHidden)
        page.view.simulateTap(at: CGPoint(x: 300, y: 400))
        #expect(isShown)
    }
}

import Foundation
import Testing

@testable import BuilderUIKit

/// Bars whose delegates determine their position.
@MainActor
@Suite struct BarPositionTests {
    private final class Position: NSObject, UINavigationBarDelegate, UIToolbarDelegate, UISearchBarDelegate {
        var position = UIBarPosition.topAttached
        func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
    }

    private let position = Position()
    private let controller = UIViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// Shows a bar at a distance below the safe area, which is at least 40 points high.
    private func show(_ bar: UIView, below distance: CGFloat = 0) {
        controller.additionalSafeAreaInsets.top = 40
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let top = controller.view.safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top + distance, width: 320, height: 44)
        controller.view.addSubview(bar)
        window.layoutIfNeeded()
    }

    @Test func backgroundsReachBehindTheStatusBar() {
        let bar = UINavigationBar()
        bar.delegate = position
        show(bar)
        let top = controller.view.safeAreaInsets.top
        let whole = CGRect(x: 0, y: -top, width: 320, height: 44 + top)
        #expect(bar.barPosition == .topAttached && top >= 40)
        #expect(bar.backgroundView.frame == whole)
        show(bar, below: 60)
        #expect(bar.backgroundView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        position.position = .top
        show(bar)
        #expect(bar.backgroundView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        position.position = .topAttached
        let toolbar = UIToolbar()
        toolbar.delegate = position
        show(toolbar)
        #expect(toolbar.backgroundView.frame == whole)
        let search = UISearchBar()
        search.delegate = position
        show(search)
        #expect(search.backgroundView.frame == whole)
    }

    @Test func backgroundsFollowTheDelegateAndTheSafeArea() {
        let bar = UIToolbar()
        show(bar)
        let top = controller.view.safeAreaInsets.top
        let own = CGRect(x: 0, y: 0, width: 320, height: 44)
        #expect(bar.backgroundView.frame == own)
        bar.delegate = position
        window.layoutIfNeeded()
        #expect(bar.backgroundView.frame == CGRect(x: 0, y: -top, width: 320, height: 44 + top))
        controller.additionalSafeAreaInsets.top = 0
        window.layoutIfNeeded()
        #expect(bar.backgroundView.frame == own)
    }

    @Test func positionsAreThoseOfDelegates() {
        #expect(UINavigationBar().barPosition == .any && UIToolbar().barPosition == .any)
        let search = UISearchBar()
        #expect(search.barPosition == .any)
        search.delegate = position
        #expect(search.barPosition == .topAttached)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        #expect(navigation.navigationBar.barPosition == .topAttached)
    }
}

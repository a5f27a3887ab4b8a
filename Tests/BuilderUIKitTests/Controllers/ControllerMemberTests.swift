import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct ControllerMemberTests {
    private func show(_ controller: UIViewController, width: CGFloat = 1_200) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func supplementaryColumnKeepsItsLimits() throws {
        let split = UISplitViewController(style: .tripleColumn)
        let columns = [UIViewController(), UIViewController(), UIViewController()]
        split.setViewController(columns[0], for: .primary)
        split.setViewController(columns[1], for: .supplementary)
        split.setViewController(columns[2], for: .secondary)
        let window = show(split)
        window.traitOverrides.horizontalSizeClass = .regular
        split.preferredSupplementaryColumnWidthFraction = 0.5
        split.maximumSupplementaryColumnWidth = 400
        window.layoutIfNeeded()
        #expect(split.supplementaryColumnWidth == 400)
        #expect(try #require(columns[1].navigationController).view.frame.width == 400)
        split.maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
        #expect(split.supplementaryColumnWidth == 600)
        split.preferredSupplementaryColumnWidth = 100
        split.minimumSupplementaryColumnWidth = 250
        window.layoutIfNeeded()
        #expect(try #require(columns[1].navigationController).view.frame.width == 250)
    }

    private final class Drawers: UIViewControllerTransitioningDelegate {
        final class Drawer: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 0, width: 120, height: 800) }
        }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Drawer(presentedViewController: presented, presenting: presenting) }
    }

    private final class DrawerController: UIViewController {
        private let drawers = Drawers()
        override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
            get { drawers }
            set {}
        }
    }

    @Test func overriddenTransitioningDelegatePresents() {
        let (root, drawer) = (UIViewController(), DrawerController())
        let window = show(root)
        drawer.modalPresentationStyle = .custom
        root.present(drawer, animated: false)
        window.layoutIfNeeded()
        #expect(drawer.view.frame.width == 120)
    }

    @Test func transitioningDelegateIsHeldWeakly() {
        let controller = UIViewController()
        controller.transitioningDelegate = Drawers()
        #expect(controller.transitioningDelegate == nil)
    }

    private final class SearchController: UIViewController {
        var searched: String?
        override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
            var state = super.contentUnavailableConfigurationState
            state.searchText = "tea"
            return state
        }
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            searched = state.searchText
        }
    }

    @Test func overriddenStateIsThatOfTheUpdate() {
        let controller = SearchController()
        let window = show(controller)
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        #expect(controller.searched == "tea")
    }

    @Test func dimmingHasTwoNames() {
        let search = UISearchController(searchResultsController: nil)
        search.dimsBackgroundDuringPresentation = false
        #expect(!search.obscuresBackgroundDuringPresentation)
    }

    @Test func zoomKeepsItsOptions() throws {
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = .red
        let controller = UIViewController()
        controller.preferredTransition = .zoom(options: options) { context in context.sourceViewController.view }
        guard case .zoom(let kept, _) = try #require(controller.preferredTransition).kind else {
            Issue.record("the transition isn't a zoom")
            return
        }
        #expect(kept?.dimmingColor == .red)
    }

    private final class Named: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: (nibName ?? "none") + "!", bundle: bundle)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Plain: UITableViewController {}

    @Test func controllersOfGenericTypesAreMade() {
        func make<C: UIViewController>(_ type: C.Type) -> C { _makeController(type, nibName: "Name") }
        let named = make(Named.self)
        #expect(named.nibName == "Name!")
        #expect(_makeController(Named.self).nibName == "none!")
        let plain = make(Plain.self)
        #expect(plain.tableView.dataSource === plain)
    }
}

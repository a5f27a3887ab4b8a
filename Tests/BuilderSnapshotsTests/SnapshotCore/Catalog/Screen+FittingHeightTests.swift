import BuilderUIKit
import Testing

@testable import SnapshotCore

/// Views in the height of their content.
@MainActor
@Suite struct ScreenFittingHeightTests {
    /// Returns the frame of a view on a whole screen.
    private func frame(_ view: UIView, form: ScreenInput.Form = .wholeScreen) throws -> CGRect {
        let screen = Screen("a") { view }.fittingHeight()
        guard case .controller(let controller) = try screen.make(ScreenInput(form: form)).makeRenderContent() else {
            view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return view.frame
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return view.frame
    }

    @Test func contentHasItsHeight() throws {
        let label = UILabel()
        label.text = "A"
        let height = label.intrinsicContentSize.height
        #expect(try frame(label).size == CGSize(width: 390, height: height))
        let stack = UIStackView(arrangedSubviews: [UILabel(), label])
        stack.axis = .vertical
        #expect(try frame(stack).height == height)
    }

    @Test func whatScrollsOrHasNoHeightFillsTheScreen() throws {
        #expect(try frame(UIView()).height == 844)
        #expect(try frame(UITableView()) == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func controllersAndBareViewsStay() throws {
        let controller = UIViewController()
        let screen = Screen("a") { controller }.fittingHeight()
        guard case .controller(controller) = try screen.make(ScreenInput()).makeRenderContent() else {
            Issue.record("another controller")
            return
        }
        let view = UIView()
        let bare = Screen("a") { view }.fittingHeight()
        guard case .view(view) = try bare.make(ScreenInput(form: .bareView)).makeRenderContent() else {
            Issue.record("another view")
            return
        }
    }

    @Test func allStatesHaveTheirContentsHeight() throws {
        let screen = Screen("a") { UIView() }.state("b") { _ in UIView() }.fittingHeight().state("c") { _ in UIView() }
        for variant in screen.variants {
            guard case .controller = try variant.make(ScreenInput()).makeRenderContent() else {
                Issue.record("\(variant.fullName) is a view")
                continue
            }
        }
    }
}

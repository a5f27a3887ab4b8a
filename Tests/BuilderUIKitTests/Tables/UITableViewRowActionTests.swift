import BuilderUIKit
import Testing

@Suite @MainActor struct UITableViewRowActionTests {
    @Test func anActionIsRedUnlessItIsNormalOrHasAColor() {
        func color(_ style: UITableViewRowAction.Style) -> UIColor? {
            UITableViewRowAction(style: style, title: nil) { _, _ in }.backgroundColor
        }
        #expect(color(.destructive) == .systemRed)
        #expect(color(.default) == .systemRed)
        #expect(color(.normal) == .systemGray)
        let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
        action.backgroundColor = .systemBlue
        #expect(action.backgroundColor == .systemBlue)
        #expect(action.title == "More")
    }

    @Test func noDeviceHasPreviewsByPressure() {
        final class Provider: NSObject, UIViewControllerPreviewingDelegate {
            func previewingContext(
                _: any UIViewControllerPreviewing, viewControllerForLocation _: CGPoint
            ) -> UIViewController? { UIViewController() }
            func previewingContext(_: any UIViewControllerPreviewing, commit _: UIViewController) {}
        }
        let controller = UIViewController()
        let provider = Provider()
        let context = controller.registerForPreviewing(with: provider, sourceView: controller.view)
        #expect(context.sourceView === controller.view)
        #expect(context.sourceRect == controller.view.bounds)
        #expect(context.delegate as AnyObject === provider)
        controller.unregisterForPreviewing(withContext: context)
    }
}

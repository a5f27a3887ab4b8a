import BuilderUIKit
import Testing

@Suite @MainActor struct UIViewControllerPreviewingTests {
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

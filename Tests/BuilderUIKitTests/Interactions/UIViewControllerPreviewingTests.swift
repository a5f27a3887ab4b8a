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

    @Test func previewsHaveActions() {
        final class Previewed: UIViewController {
            var removed: [String] = []
            override var previewActionItems: [any UIPreviewActionItem] {
                let remove = UIPreviewAction(title: "Remove", style: .destructive) { action, controller in
                    (controller as? Previewed)?.removed.append(action.title)
                }
                return [remove, UIPreviewActionGroup(title: "More", style: .default, actions: [remove])]
            }
        }
        let controller = Previewed()
        let items = controller.previewActionItems
        #expect(items.map(\.title) == ["Remove", "More"])
        if let remove = items[0] as? UIPreviewAction { remove.handler(remove, controller) }
        #expect(controller.removed == ["Remove"])
        #expect(UIViewController().previewActionItems.isEmpty)
    }
}

import BuilderUIKit
import Foundation

/// A delegate of all kinds, which notes the names of its methods and the objects that call them.
@MainActor
final class EveryDelegate: NSObject {
    var calls: [(name: String, sender: AnyObject)] = []
    var window: UIWindow?

    /// Notes a call; a name that Swift gives to the Objective-C runtime has the first label.
    func note(_ sender: AnyObject, _ label: String = "", method: String = #function) {
        calls.append((method.prefix { $0 != "(" } + label, sender))
    }
}

extension EveryDelegate: UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
        note(application)
    }
}

extension EveryDelegate: UIWindowSceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note(windowScene)
    }

    func sceneDidBecomeActive(_ scene: UIScene) { note(scene) }
}

extension EveryDelegate: UIScreenshotServiceDelegate {
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) {
        note(screenshotService)
    }
}

extension EveryDelegate: UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        note(navigationBar)
    }
}

extension EveryDelegate: UINavigationItemRenameDelegate {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        note(navigationItem)
    }
}

extension EveryDelegate: UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        note(bar as AnyObject, "For")
        return .bottom
    }
}

extension EveryDelegate: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        note(searchController, "For")
    }
}

extension EveryDelegate: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        note(pageViewController)
        return viewController
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

extension EveryDelegate: UIViewControllerTransitioningDelegate {
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        note(dismissed, "ForDismissed")
        return nil
    }
}

extension EveryDelegate: UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        note(popoverPresentationController)
    }
}

extension EveryDelegate: UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        note(sheetPresentationController)
    }
}

extension EveryDelegate: UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        note(pickerView, "In")
        return 2
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}

extension EveryDelegate: UIPageControlTimerProgressDelegate {
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        note(progress)
    }

    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        note(progress)
        return 0.5
    }
}

extension EveryDelegate: UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        note(tableView)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
}

extension EveryDelegate: UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        note(tableView)
        return nil
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

extension EveryDelegate: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        note(collectionView)
        return [UIDragItem(itemProvider: NSItemProvider())]
    }
}

extension EveryDelegate: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        note(collectionView)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
}

extension EveryDelegate: UITextDragDelegate {
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {
        note(textDraggableView)
    }
}

extension EveryDelegate: UITextDropDelegate {
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {
        note(textDroppableView)
    }
}

extension EveryDelegate: UITextInteractionDelegate {
    func interactionDidEnd(_ interaction: UITextInteraction) {
        note(interaction)
    }
}

extension EveryDelegate: UIToolTipInteractionDelegate {
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        note(interaction)
        return UIToolTipConfiguration(toolTip: "B")
    }
}

extension EveryDelegate: CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        note(anim)
    }
}

extension EveryDelegate: CALayerDelegate {
    func layoutSublayers(of layer: CALayer) {
        note(layer, "Of")
    }
}

extension EveryDelegate: UIColorPickerViewControllerDelegate {
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        note(viewController)
    }
}

extension EveryDelegate: UIFontPickerViewControllerDelegate {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        note(viewController)
    }
}

extension EveryDelegate: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        note(controller)
    }
}

extension EveryDelegate: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        note(picker)
    }
}

extension EveryDelegate: UIVideoEditorControllerDelegate {
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
        note(editor)
    }
}

extension EveryDelegate: UIDocumentBrowserViewControllerDelegate {
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        note(controller)
    }
}

extension EveryDelegate: UIDocumentInteractionControllerDelegate {
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        note(controller)
    }
}

extension EveryDelegate: UIPrintInteractionControllerDelegate {
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
        note(printInteractionController)
    }
}

extension EveryDelegate: UIWebViewDelegate {
    func webViewDidFinishLoad(_ webView: UIWebView) {
        note(webView)
    }
}

extension EveryDelegate: UISearchTextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        note(searchTextField)
    }
}

extension EveryDelegate: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) {}

    func textDidChange(_ textInput: (any UITextInput)?) {
        if let textInput { note(textInput) }
    }
}

extension EveryDelegate: UITextPasteDelegate {
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool {
        note(textPasteConfigurationSupporting)
        return false
    }
}

extension EveryDelegate: UITextFormattingViewControllerDelegate {
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {
        note(viewController)
    }

    func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        didChangeValue changeValue: UITextFormattingViewController.ChangeValue
    ) {}
}

extension EveryDelegate: NSLayoutManagerDelegate {
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
        note(sender)
    }
}

extension EveryDelegate: NSTextLayoutManagerDelegate {
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool {
        note(textLayoutManager)
        return false
    }
}

extension EveryDelegate: NSTextContentStorageDelegate {
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        note(textContentStorage)
        return nil
    }

    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? {
        note(textContentManager)
        return nil
    }
}

extension EveryDelegate: NSTextViewportLayoutControllerDelegate {
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        note(textViewportLayoutController)
    }

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { .zero }

    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {}
}

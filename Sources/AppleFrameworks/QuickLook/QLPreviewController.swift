import BuilderUIKit

/// A file that is shown.
@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

/// A view of files: a placeholder with the current file's name.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { updatePlaceholder() } }
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 { didSet { updatePlaceholder() } }
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex >= 0,
            currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
        else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open func reloadData() { updatePlaceholder() }
    open func refreshCurrentPreviewItem() { updatePlaceholder() }
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

    open override func loadView() {
        loadPlaceholder(name: "QLPreviewController")
        updatePlaceholder()
    }

    private func updatePlaceholder() {
        guard let view = viewIfLoaded else { return }
        let item = currentPreviewItem
        let name = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
        view.layer.placeholder = Placeholder("QLPreviewController", detail: name)
    }
}

/// The files of a view.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// The answer to the editing of a file.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

/// The methods with which a view of files reports changes.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView?
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
}

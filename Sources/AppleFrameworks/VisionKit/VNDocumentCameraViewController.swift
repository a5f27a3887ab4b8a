import BuilderUIKit

/// A camera that scans documents: a placeholder.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    open override func loadView() { loadPlaceholder(name: "VNDocumentCameraViewController") }
}

/// The pages that a camera scanned: none.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var pageCount: Int { 0 }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// The methods with which a camera reports pages; nobody scans.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

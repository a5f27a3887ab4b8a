import Foundation

/// An editor of a video's length. Nothing is edited: a placeholder with the file's name is drawn.
open class UIVideoEditorController: UINavigationController {
    /// The delegate, held weakly: the navigation controller's.
    @_nonoverride
    open weak var delegate: (any UIVideoEditorControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any UIVideoEditorControllerDelegate & UINavigationControllerDelegate }
        set { super.delegate = newValue }
    }
    /// The path of the video.
    open var videoPath = ""
    /// The longest duration in seconds; 600 by default.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of the result.
    open var videoQuality = UIImagePickerController.QualityType.typeLow

    /// Returns false: no video can be edited.
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }

    open override func loadView() {
        loadPlaceholder(name: "UIVideoEditorController", detail: (videoPath as NSString).lastPathComponent)
    }
}

/// The methods that an editor of a video calls; none is called.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: AnyObject {
    /// Called when the video was saved.
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    /// Called when the video can't be edited.
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    /// Called when the user canceled.
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
    private var proxied: ForwardedCalls<any UIVideoEditorControllerDelegate>? { ForwardedCalls(self) }

    public func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
    ) {
        proxied?.send([editor, editedVideoPath]) {
            $0.videoEditorController(editor, didSaveEditedVideoToPath: editedVideoPath)
        }
    }
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {
        proxied?.send([editor, error]) { $0.videoEditorController(editor, didFailWithError: error) }
    }
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
        proxied?.send([editor]) { $0.videoEditorControllerDidCancel(editor) }
    }
}

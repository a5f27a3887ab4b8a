import Foundation
import Synchronization

/// The maker of a view that is shown in place of an attachment, in text views only.
///
/// A subclass overrides `loadView()` to set `view`.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: _TextAttachmentViewProviderRoot {
    /// The attachment.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// The layout manager of the text; nil for a text view without one.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The place of the attachment, which moves with the text.
    public internal(set) var location: any NSTextLocation
    /// The text view.
    private(set) weak var parentView: UIView?
    private var loadedView: UIView?
    private var isLoading = false

    /// A Boolean value that indicates whether the attachment has the view's size, standing on the baseline, instead of
    /// its own bounds.
    open var tracksTextAttachmentViewBounds = false

    /// The view, which is loaded when it is first read.
    open var view: UIView? {
        get {
            if loadedView == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// Creates a provider.
    public override init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
        self.location = location
        self.parentView = parentView
        super.init(
            textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
            location: location)
    }

    /// Makes the view; does nothing by default.
    open func loadView() {}

    /// Returns the rectangle of the view relative to the baseline, in points with y pointing up.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        if tracksTextAttachmentViewBounds, let view { return view.bounds }
        return textAttachment?.attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: (location as? TextOffset)?.value ?? 0) ?? .zero
    }
}

// Creation of providers of classes that are registered: their initializer isn't required, as in UIKit. See
// MainActorObject.swift for the technique.

/// The base class of view providers, which declares their initializer.
///
/// Has no stored properties.
@preconcurrency @MainActor
open class _TextAttachmentViewProviderRoot: NSObject {
    /// Creates a provider.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) { super.init() }
}

/// The counterpart of `_TextAttachmentViewProviderRoot` with a required initializer.
@preconcurrency @MainActor
open class _TextAttachmentViewProviderFactory: NSObject {
    /// Creates a provider.
    public required init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) { super.init() }

    /// Creates a provider of a class.
    static func make(
        _ type: NSTextAttachmentViewProvider.Type, _ attachment: NSTextAttachment, in parent: UIView?,
        _ manager: NSTextLayoutManager?, at location: any NSTextLocation
    ) -> NSTextAttachmentViewProvider {
        let factory = unsafeBitCast(
            type as _TextAttachmentViewProviderRoot.Type, to: _TextAttachmentViewProviderFactory.Type.self)
        let object: _TextAttachmentViewProviderFactory = factory.init(
            textAttachment: attachment, parentView: parent, textLayoutManager: manager, location: location)
        return unsafeBitCast(object, to: NSTextAttachmentViewProvider.self)
    }
}

/// The classes of view providers by file type.
private struct ViewProviderClasses: @unchecked Sendable {
    var classes: [String: AnyClass] = [:]
    static let registered = Mutex(ViewProviderClasses())
}

extension NSTextAttachment {
    /// Registers the class of the providers that make views for attachments of a file type.
    public class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {
        let entry = ViewProviderClasses(classes: [fileType: textAttachmentViewProviderClass])
        ViewProviderClasses.registered.withLock { $0.classes.merge(entry.classes) { $1 } }
    }

    /// Returns the class that is registered for a file type; nil for none.
    public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        let all = ViewProviderClasses.registered.withLock { $0 }
        return all.classes[fileType]
    }

    /// A Boolean value that indicates whether a view is shown in place of the image.
    public var usesTextAttachmentView: Bool {
        allowsTextAttachmentView && fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) } != nil
    }
}

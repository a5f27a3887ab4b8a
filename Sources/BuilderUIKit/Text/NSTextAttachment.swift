import Foundation

/// An image in a text.
///
/// An attachment with empty bounds has the image's size and stands on the baseline; a symbol then has the font's size,
/// and stands in the middle of its capital letters (not measured). A template image has the text's color.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    /// The image.
    open var image: UIImage?
    /// The image's rectangle relative to the baseline, in points with y pointing up.
    open var bounds = CGRect.zero

    /// A Boolean value that indicates whether attachments can be archived securely; true, as on devices.
    open class var supportsSecureCoding: Bool { true }

    /// Creates an attachment without an image.
    public override init() { super.init() }

    /// Creates an attachment from an archive: its image, bounds, data and settings.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: "NSContents") as Data?
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSFileType") as String?
        super.init()
        let scale = coder.containsValue(forKey: "NSScale") ? coder.decodeDouble(forKey: "NSScale") : 1
        let data = coder.decodeObject(of: NSData.self, forKey: "NSImage") as Data? ?? contents
        image = data.flatMap { UIImage(data: $0, scale: CGFloat(scale)) }
        let edges = Self.edgeKeys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        bounds = CGRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
        lineLayoutPadding = CGFloat(coder.decodeDouble(forKey: "NSPadding"))
        if coder.containsValue(forKey: "NSAllowsView") {
            allowsTextAttachmentView = coder.decodeBool(forKey: "NSAllowsView")
        }
    }

    private static let edgeKeys = ["NSX", "NSY", "NSWidth", "NSHeight"]

    /// Writes the image as PNG, also that of a template or a symbol, the bounds, the data and the settings to an
    /// archive.
    open func encode(with coder: NSCoder) {
        coder.encode(contents as NSData?, forKey: "NSContents")
        coder.encode(fileType as NSString?, forKey: "NSFileType")
        if let image, let data = image.pngData() {
            coder.encode(data as NSData, forKey: "NSImage")
            coder.encode(Double(image.scale), forKey: "NSScale")
        }
        let edges = [bounds.minX, bounds.minY, bounds.width, bounds.height]
        for (key, edge) in zip(Self.edgeKeys, edges) { coder.encode(Double(edge), forKey: key) }
        coder.encode(Double(lineLayoutPadding), forKey: "NSPadding")
        coder.encode(allowsTextAttachmentView, forKey: "NSAllowsView")
    }

    /// Creates an attachment with data: an image's are decoded, others are only stored.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// The data of the attachment.
    open var contents: Data?
    /// The uniform type identifier of the data.
    open var fileType: String?
    /// The file of the attachment, whose data is the image unless there is one.
    open var fileWrapper: FileWrapper? {
        didSet {
            guard image == nil, let fileWrapper, fileWrapper.isRegularFile else { return }
            image = fileWrapper.regularFileContents.flatMap { UIImage(data: $0) }
        }
    }
    /// The width of the margins in the text; stored without effect.
    open var lineLayoutPadding: CGFloat = 0
    /// A Boolean value that indicates whether a registered view provider may make the attachment's view.
    open var allowsTextAttachmentView = true
    /// A Boolean value that indicates whether an assistive technology stops at the attachment.
    open var isAccessibilityElement = true
    /// The text that an assistive technology speaks.
    open var accessibilityLabel: String?
    /// The description of the result of a tap.
    open var accessibilityHint: String?
    /// The value that an assistive technology speaks.
    open var accessibilityValue: String?
    /// The characteristics for assistive technologies.
    open var accessibilityTraits: UIAccessibilityTraits = .none

    /// The rectangles of the views that a text view shows in place of the image, by the attachment's places in the text
    /// in UTF-16 units.
    var viewBounds: [Int: CGRect] = [:]

    /// Returns the rectangle of the view at a place of the text, or of the first one in a part of the text; nil if
    /// there are no views.
    func viewBounds(at place: Int) -> CGRect? {
        viewBounds[place] ?? viewBounds.min { $0.key < $1.key }?.value
    }

    /// Returns a new provider of the attachment's view; nil unless a class is registered for the file type.
    @MainActor
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard allowsTextAttachmentView, let fileType,
            let type = Self.textAttachmentViewProviderClass(forFileType: fileType)
                as? NSTextAttachmentViewProvider.Type
        else { return nil }
        return _TextAttachmentViewProviderFactory.make(
            type, self, in: parentView, textContainer?.textLayoutManager, at: location)
    }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// Returns the attachment's rectangle relative to the baseline, in points with y pointing up: `bounds`.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds }

    /// Returns the attachment's image: `image`.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// The placeholder character for an attachment in a string.
    public static let character = 0xFFFC
}

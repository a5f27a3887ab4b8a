import BuilderUIKit

/// A PDF document. Its pages are drawn by poppler; their text isn't read.
open class PDFDocument: NSObject, @unchecked Sendable {
    private let source: URL?
    private let data: Data?
    private var pages: [PDFPage] = []
    open weak var delegate: (any PDFDocumentDelegate)?

    /// The document of Core Graphics; nil for an empty one, and for a file that isn't there.
    public let documentRef: CGPDFDocument?

    public override init() { (source, data, documentRef) = (nil, nil, nil) }
    /// Creates the document of a file; nil if it isn't a PDF file. A file that isn't there is a document without pages,
    /// whose name is in the box of its view.
    public init?(url: URL) {
        let content = url.isFileURL ? try? Data(contentsOf: url) : nil
        let document = content.flatMap { CGPDFDocument(data: $0) }
        if content != nil, document == nil { return nil }
        (source, data, documentRef) = (url, nil, document)
        super.init()
        addPages()
    }
    /// Creates the document of a file's bytes; nil if they aren't a PDF file.
    public init?(data: Data) {
        guard let document = CGPDFDocument(data: data) else { return nil }
        (source, self.data, documentRef) = (nil, data, document)
        super.init()
        addPages()
    }

    private func addPages() {
        guard let documentRef else { return }
        for number in 0..<documentRef.numberOfPages {
            if let page = documentRef.page(at: number + 1) { insert(PDFPage(page), at: number) }
        }
    }

    open var documentURL: URL? { source }
    open var documentAttributes: [AnyHashable: Any]?
    open var pageCount: Int { pages.count }
    open var string: String? { nil }
    open var isLocked: Bool { isEncrypted }
    open var isEncrypted: Bool { documentRef?.isEncrypted ?? false }
    open var allowsCopying: Bool { documentRef?.allowsCopying ?? true }
    open var allowsPrinting: Bool { documentRef?.allowsPrinting ?? true }
    open var outlineRoot: PDFOutline?
    @discardableResult
    open func unlock(withPassword password: String) -> Bool { !isLocked }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) {
        page.document = self
        pages.insert(page, at: min(max(0, index), pages.count))
    }
    open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        if pages.indices.contains(indexA), pages.indices.contains(indexB) { pages.swapAt(indexA, indexB) }
    }
    open func dataRepresentation() -> Data? { data ?? source.flatMap { try? Data(contentsOf: $0) } }
    /// Writes the document to a file, and returns whether that succeeded.
    ///
    /// The options have no effect: the file isn't encrypted.
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        guard let content = dataRepresentation() else { return false }
        return (try? content.write(to: url)) != nil
    }
    /// Writes the document to a file, and returns whether that succeeded.
    ///
    /// The options have no effect: the file isn't encrypted.
    @discardableResult
    open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        write(to: URL(fileURLWithPath: path), withOptions: options)
    }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
    open func cancelFindString() {}
}

/// The methods with which a document reports searches; nothing is found.
public protocol PDFDocumentDelegate: NSObjectProtocol {
    func didMatchString(_ instance: PDFSelection)
    func documentDidEndDocumentFind(_ notification: Notification)
}

extension PDFDocumentDelegate {
    public func didMatchString(_ instance: PDFSelection) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
}

/// The boxes of a page.
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox

    fileprivate var box: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .mediaBox }
}

/// A page, such as one made of an image.
open class PDFPage: NSObject, @unchecked Sendable {
    private var image: UIImage?
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    open fileprivate(set) weak var document: PDFDocument?
    open var rotation = 0
    open private(set) var annotations: [PDFAnnotation] = []

    /// The page of Core Graphics; nil for one that isn't of a file.
    open private(set) var pageRef: CGPDFPage?

    public override init() {}
    public init?(image: UIImage) { self.image = image }

    init(_ page: CGPDFPage) {
        pageRef = page
        rotation = Int(page.rotationAngle)
    }

    /// The label of a page of a file, such as `iv`, or its number; nil for a page of an image.
    open var label: String? { pageRef?.pageLabel }
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var numberOfCharacters: Int { 0 }
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        if let own = boxes[box] { return own }
        return pageRef?.getBoxRect(box.box) ?? CGRect(origin: .zero, size: image?.size ?? .zero)
    }
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
    open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Returns the transform from the page's space to that of a box, turned as the page is, with its origin at zero.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let (bounds, size) = (bounds(for: box), size(of: box))
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(rotation) * .pi / 180))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }
    /// Applies the transform of a box to a context.
    open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

    /// Returns the size of a box, turned as the page is.
    func size(of box: PDFDisplayBox) -> CGSize {
        let size = bounds(for: box).size
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// Returns the image of a box on white, as large as it fits into a size.
    @MainActor open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let own = self.size(of: box)
        guard size.width >= 1, size.height >= 1, own.width > 0, own.height > 0 else { return image ?? UIImage() }
        let factor = min(size.width / own.width, size.height / own.height)
        let fitted = CGSize(width: own.width * factor, height: own.height * factor)
        return UIGraphicsImageRenderer(size: fitted).image { renderer in
            let context = renderer.cgContext
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: fitted))
            context.translateBy(x: 0, y: fitted.height)
            context.scaleBy(x: factor, y: -factor)
            draw(with: box, to: context)
        }
    }
    /// Draws what is in a box of the page, turned as the page is, with the box's origin at zero and y pointing up.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        transform(context, for: box)
        context.clip(to: bounds(for: box))
        if let pageRef {
            context.drawPDFPage(pageRef)
        } else if let image = image?.cgImage {
            context.draw(image, in: bounds(for: box))
        }
        context.restoreGState()
    }
}

/// A mark on a page.
open class PDFAnnotation: NSObject, @unchecked Sendable {
    open var bounds: CGRect
    open var type: String?
    open var contents: String?
    open var url: URL?
    open var color = UIColor.black
    open var font: UIFont?
    open var fontColor: UIColor?
    open weak var page: PDFPage?
    /// The kind of a form's field.
    open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
    /// The text in a form's field.
    open var widgetStringValue: String?
    /// The name of a form's field.
    open var fieldName: String?
    /// The name of the user who made the mark.
    open var userName: String?
    /// A Boolean value that indicates whether the mark is shown.
    open var shouldDisplay = true
    /// The lines of a mark of ink.
    open private(set) var paths: [UIBezierPath]?

    /// Adds a line to a mark of ink.
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    /// Removes a line of a mark of ink.
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
        withProperties properties: [AnyHashable: Any]? = nil
    ) {
        self.bounds = bounds
        type = annotationType.rawValue
    }

    /// Creates a mark without a kind, because archives don't exist on Linux.
    public required init?(coder: NSCoder) { bounds = .zero }

    open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}

/// The kinds of marks.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// The kinds of fields of forms.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A button.
    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    /// A choice of several texts.
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    /// A signature.
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
    /// A text.
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}

/// An option of writing a document.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The password that permits everything.
    public static let ownerPasswordOption = Self(rawValue: "kCGPDFContextOwnerPassword")
    /// The password to open the document.
    public static let userPasswordOption = Self(rawValue: "kCGPDFContextUserPassword")
    /// The permissions of those who open the document.
    public static let accessPermissionsOption = Self(rawValue: "PDFDocumentAccessPermissionsOption")
    /// A Boolean value that indicates whether annotations become a part of the pages.
    public static let burnInAnnotationsOption = Self(rawValue: "PDFDocumentBurnInAnnotationsOption")
    /// A Boolean value that indicates whether recognized text is added to pages that are images.
    public static let saveTextFromOCROption = Self(rawValue: "PDFDocumentSaveTextFromOCROption")
    /// A Boolean value that indicates whether images become JPEGs.
    public static let saveImagesAsJPEGOption = Self(rawValue: "PDFDocumentSaveImagesAsJPEGOption")
    /// A Boolean value that indicates whether images are made smaller, for screens.
    public static let optimizeImagesForScreenOption = Self(rawValue: "PDFDocumentOptimizeImagesForScreenOption")
}

/// The keys of a document's attributes.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// The author.
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// The subject.
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The program that made the original.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The program that made the document.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    /// The words that describe the content.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
    /// The day on which the document was made.
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// The day on which the document was last changed.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
}

/// A selected text.
open class PDFSelection: NSObject, @unchecked Sendable {
    public init(document: PDFDocument) {}
    open var pages: [PDFPage] { [] }
    open var color: UIColor?
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    open func selectionsByLine() -> [PDFSelection] { [] }
}

/// A place in a document.
open class PDFDestination: NSObject, @unchecked Sendable {
    open weak var page: PDFPage?
    open var point: CGPoint
    open var zoom: CGFloat = 0
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

/// An entry of a table of contents.
open class PDFOutline: NSObject, @unchecked Sendable {
    public override init() {}
    open var label: String?
    open var destination: PDFDestination?
    open weak var parent: PDFOutline?
    open var isOpen = false
    open var numberOfChildren: Int { 0 }
    open func child(at index: Int) -> PDFOutline? { nil }
}

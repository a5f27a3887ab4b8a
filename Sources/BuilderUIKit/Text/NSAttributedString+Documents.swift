import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// A web page.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Rich text, which can't be read or written.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with files, which can't be read or written.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// The key of an option of reading.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `DocumentType`; without one, a document that begins with a tag is a web page.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`; the default is UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text that the document gives none.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// The location of relative links.
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    }

    /// The key of a document's property.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The attributes of text that has none.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// Creates the text of a document: plain text, or a web page.
    ///
    /// Of web pages, paragraphs, headings, lists, quotes, emphasis, links, entities and the usual style properties are
    /// read; images and tables aren't. Fonts are the system's at 12 points, where iOS has Times. Rich text throws an
    /// error. `dict` isn't changed.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding = (options[.characterEncoding] as? UInt) ?? (options[.characterEncoding] as? NSNumber)?.uintValue
        let text =
            encoding.flatMap { String(data: data, encoding: String.Encoding(rawValue: $0)) }
            ?? String(decoding: data, as: UTF8.self)
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        let given = options[.documentType]
        let isPage = text.drop(while: \.isWhitespace).hasPrefix("<")
        switch (given as? DocumentType) ?? (given as? String).map(DocumentType.init) ?? (isPage ? .html : .plain) {
        case .html:
            var reader = HTMLReader(attributes: attributes, baseURL: options[.baseURL] as? URL)
            self.init(attributedString: reader.text(of: text))
        case .plain: self.init(string: text, attributes: attributes)
        default: throw CocoaError(.fileReadUnknown)
        }
    }

    /// Creates the text of a file; see `init(data:options:documentAttributes:)`.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Returns a range's text without attributes, in UTF-8; throws an error for another format than plain text.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        guard dict[.documentType].map({ $0 as? DocumentType == .plain }) ?? true else {
            throw CocoaError(.fileWriteUnknown)
        }
        return Data(attributedSubstring(from: range).string.utf8)
    }
}

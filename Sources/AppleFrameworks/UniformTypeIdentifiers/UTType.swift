import BuilderFoundation

/// A type of data, such as JPEG images, with its file name extensions and MIME types.
///
/// The types are those that iOS declares and apps name most (`TypeTable`). An app's own types, which Info.plist
/// declares on iOS, exist as far as `init(exportedAs:)` and `init(importedAs:)` create them.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The uniform type identifier, such as `public.jpeg`.
    public let identifier: String
    /// The supertypes and tags that the table doesn't contain.
    private var custom: TypeDeclaration?

    private var declaration: TypeDeclaration? { TypeTable.declarations[identifier] ?? custom }

    /// Creates a declared type; nil for other identifiers.
    public init?(_ identifier: String) {
        guard let known = TypeTable.identifiers[identifier.lowercased()] else { return nil }
        self.identifier = known
    }

    private init(identifier: String, custom: TypeDeclaration) {
        self.identifier = identifier
        self.custom = custom
    }

    init(declared identifier: String) { self.identifier = identifier }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = first
            return
        }
        let isExtension = tagClass == .filenameExtension
        self.init(
            identifier: "dyn.\(isExtension ? "extension" : "mime").\(tag.lowercased())",
            custom: TypeDeclaration(
                supertypes: [(supertype ?? .data).identifier], extensions: isExtension ? [tag] : [],
                mimeTypes: isExtension ? [] : [tag], description: nil))
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(importedAs: identifier, conformingTo: parentType)
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        if let known = UTType(identifier) {
            self = known
        } else {
            let supertypes = [parentType?.identifier ?? "public.data"]
            self.init(identifier: identifier, custom: TypeDeclaration(supertypes: supertypes))
        }
    }

    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        let table = tagClass == .filenameExtension ? TypeTable.byExtension : TypeTable.byMIMEType
        return (table[tag] ?? []).map(UTType.init(declared:)).filter { type in
            supertype.map { type.conforms(to: $0) } ?? true
        }
    }

    public var preferredFilenameExtension: String? { declaration?.extensions.first }
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }
    /// The description in English; nil if there is none.
    public var localizedDescription: String? { declaration?.description }
    public var version: Int? { nil }
    public var referenceURL: URL? { nil }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic && declaration != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var description: String { identifier }
    public var debugDescription: String { identifier }

    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if let names = declaration?.extensions, !names.isEmpty { tags[.filenameExtension] = names }
        if let names = declaration?.mimeTypes, !names.isEmpty { tags[.mimeType] = names }
        return tags
    }

    /// All types to which this one conforms, except itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var pending = declaration?.supertypes ?? []
        while let name = pending.popLast() {
            let type = UTType(declared: name)
            if found.insert(type).inserted { pending += type.declaration?.supertypes ?? [] }
        }
        return found
    }

    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    public init(from decoder: any Decoder) throws {
        self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A kind of name for a type: file name extensions or MIME types.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let name = contentType.preferredFilenameExtension else { return self }
        let known = UTType(filenameExtension: pathExtension, conformingTo: .item)
        return known == contentType ? self : appendingPathExtension(name)
    }
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

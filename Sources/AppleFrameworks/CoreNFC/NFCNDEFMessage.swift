@_exported import BuilderFoundation

/// The formats of a record's type.
public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// The states of a tag's message.
public enum NFCNDEFStatus: UInt, Sendable {
    case notSupported = 1
    case readWrite, readOnly
}

/// A record of a message.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    /// The format of the type.
    open var typeNameFormat: NFCTypeNameFormat
    /// The type.
    open var type: Data
    /// The identifier.
    open var identifier: Data
    /// The content.
    open var payload: Data

    /// Creates a record.
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        typeNameFormat = format
        self.type = type
        self.identifier = identifier
        self.payload = payload
    }

    /// The beginnings of URIs, by the first byte of a record, of the NFC Forum's “URI Record Type Definition”.
    private static let prefixes = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
        "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://",
        "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://",
        "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:",
        "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    /// Returns a record of a URI.
    open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
        guard !uri.isEmpty else { return nil }
        let found = prefixes.indices.dropFirst().filter { uri.hasPrefix(prefixes[$0]) }
            .max { prefixes[$0].utf8.count < prefixes[$1].utf8.count }
        let index = found ?? 0
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
            payload: Data([UInt8(index)] + uri.dropFirst(prefixes[index].count).utf8))
    }

    /// Returns a record of a URI.
    open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        wellKnownTypeURIPayload(string: url.absoluteString)
    }

    /// Returns a record of a text in a language.
    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
        let language = Array((locale.language.languageCode?.identifier ?? "en").utf8)
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
            payload: Data([UInt8(language.count)] + language + text.utf8))
    }

    /// Returns the URI of a record; nil if it has another type.
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first else { return nil }
        let prefix = Self.prefixes.indices.contains(Int(code)) ? Self.prefixes[Int(code)] : ""
        return String(data: payload.dropFirst(), encoding: .utf8).flatMap { URL(string: prefix + $0) }
    }

    /// Returns the text and the language of a record; nil if it has another type.
    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first else {
            return (nil, nil)
        }
        let length = Int(status & 0x3F)
        guard payload.count > length else { return (nil, nil) }
        let language = String(decoding: payload.dropFirst().prefix(length), as: UTF8.self)
        let encoding: String.Encoding = status & 0x80 == 0 ? .utf8 : .utf16
        return (String(data: payload.dropFirst(1 + length), encoding: encoding), Locale(identifier: language))
    }
}

extension NFCNDEFPayload {
    /// Creates a record.
    public convenience init(
        format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int
    ) {
        self.init(format: format, type: type, identifier: identifier, payload: payload)
    }
}

/// The records of a tag.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    /// The records.
    open var records: [NFCNDEFPayload]
    /// Creates a message.
    public init(records: [NFCNDEFPayload]) { self.records = records }
    /// Returns nil: messages of data aren't read.
    public init?(data: Data) { return nil }
    /// The number of bytes: for each record a header, and its parts.
    open var length: Int {
        records.reduce(0) { length, record in
            let size = record.payload.count < 256 ? 1 : 4
            let identifier = record.identifier.isEmpty ? 0 : 1 + record.identifier.count
            return length + 2 + size + record.type.count + identifier + record.payload.count
        }
    }
}

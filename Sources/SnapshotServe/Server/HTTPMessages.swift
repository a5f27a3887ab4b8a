import Foundation

/// A request whose head and body have been read.
struct HTTPRequest: Hashable, Sendable {
    var method: String
    /// The path, with percent encoding removed, and without the query.
    var path: String
    var query: [String: String]
    /// The header fields, by names in lower case.
    var headers: [String: String]
    var body = Data()

    /// Parses the lines before the first empty one.
    ///
    /// - Returns: nil for anything that browsers don't send, such as a field that occurs twice with other values, a
    ///   path with `..`, or bytes that aren't text.
    init?(head: Data) {
        guard let text = String(data: head, encoding: .utf8) else { return nil }
        var lines = text.components(separatedBy: "\r\n")
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1", !words[0].isEmpty, words[0].allSatisfy(\.isLetter),
            words[1].hasPrefix("/"), let address = URLComponents(string: String(words[1])), address.host == nil
        else { return nil }
        method = String(words[0])
        path = address.path
        guard !path.split(separator: "/").contains(where: { $0 == ".." || $0 == "." }) else { return nil }
        query = Dictionary(
            (address.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
        headers = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
            let name = line[..<colon].lowercased()
            guard !name.contains(where: \.isWhitespace) else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            if let other = headers[name], other != value { return nil }
            headers[name] = value
        }
    }

    /// The number of bytes of the body; nil if it can't be known.
    var bodyLength: Int? {
        guard headers["transfer-encoding"] == nil else { return nil }
        guard let text = headers["content-length"] else { return 0 }
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }

    /// A Boolean value that indicates whether the client sends further requests through the connection.
    var keepsAlive: Bool { headers["connection"]?.lowercased().contains("close") != true }
}

/// A reply.
struct HTTPResponse: Sendable {
    enum Body: Sendable {
        case data(Data)
        /// Server-sent events, until the stream or the connection ends.
        case events(AsyncStream<Data>)
    }

    var status: Int
    var headers: [(name: String, value: String)]
    var body: Body

    init(_ status: Int, type: String, _ data: Data, headers: [(name: String, value: String)] = []) {
        self.status = status
        self.headers = [("Content-Type", type)] + headers
        body = .data(data)
    }

    init(events: AsyncStream<Data>) {
        status = 200
        headers = [("Content-Type", "text/event-stream")]
        body = .events(events)
    }

    /// A short text, for errors.
    static func text(_ status: Int, _ text: String) -> HTTPResponse {
        HTTPResponse(status, type: "text/plain; charset=utf-8", Data("\(text)\n".utf8))
    }

    /// A value as JSON.
    static func json(_ value: some Encodable, status: Int = 200) -> HTTPResponse {
        guard let data = try? encoded(value) else { return .text(500, "the reply can't be written as JSON") }
        return HTTPResponse(status, type: "application/json", data)
    }

    /// Returns a value as JSON.
    static func encoded(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// Returns the status line and the header fields.
    ///
    /// Every reply forbids code and content from elsewhere, and its use by other pages.
    func head(keepsAlive: Bool) -> Data {
        var lines = ["HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")"]
        var fields = headers
        if case .data(let data) = body, status != 304 { fields.append(("Content-Length", "\(data.count)")) }
        if !fields.contains(where: { $0.name == "Cache-Control" }) { fields.append(("Cache-Control", "no-store")) }
        fields += Self.protection
        fields.append(("Connection", keepsAlive ? "keep-alive" : "close"))
        lines += fields.map { "\($0.name): \($0.value)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    /// The header fields of every reply.
    static let protection: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ]

    private static let phrases = [
        200: "OK", 304: "Not Modified", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 413: "Content Too Large",
        421: "Misdirected Request", 422: "Unprocessable Content", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 503: "Service Unavailable",
    ]
}

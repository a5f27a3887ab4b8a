import Foundation

/// The identifier of a request: a text or a number.
enum RequestID: Hashable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)

    init?(_ value: JSONValue?) {
        switch value {
        case .string(let text): self = .text(text)
        case .integer(let integer): self = .integer(integer)
        case .number(let number): self = .number(number)
        default: return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .integer(let integer): .integer(integer)
        case .number(let number): .number(number)
        }
    }
}

/// A message of a client.
enum ClientMessage: Hashable, Sendable {
    /// A method that is to be replied to.
    case request(RequestID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    /// A reply to a request, which this server never sends.
    case response
}

/// An error of JSON-RPC, as a client gets it.
struct JSONRPCError: Error, Hashable {
    var code: Int
    var message: String

    static func parseError(_ reason: String) -> JSONRPCError {
        JSONRPCError(code: -32700, message: "Parse error: \(reason)")
    }

    static func invalidRequest(_ reason: String) -> JSONRPCError {
        JSONRPCError(code: -32600, message: "Invalid Request: \(reason)")
    }

    static func unknownMethod(_ method: String) -> JSONRPCError {
        JSONRPCError(code: -32601, message: "Method not found: \(method.prefix(200))")
    }

    static func invalidParams(_ reason: String) -> JSONRPCError {
        JSONRPCError(code: -32602, message: "Invalid params: \(reason)")
    }

    static func internalError(_ reason: String) -> JSONRPCError {
        JSONRPCError(code: -32603, message: "Internal error: \(reason)")
    }
}

extension ClientMessage {
    /// A message that isn't one of JSON-RPC 2.0, and the identifier that the reply has.
    struct Malformed: Error, Hashable {
        var id: RequestID?
        var error: JSONRPCError
    }

    /// Reads a message.
    /// - Throws: `Malformed`.
    init(_ value: JSONValue) throws(Malformed) {
        guard case .object(let members) = value else {
            throw Malformed(error: .invalidRequest("a message is an object"))
        }
        let id = RequestID(members["id"])
        func malformed(_ reason: String) -> Malformed { Malformed(id: id, error: .invalidRequest(reason)) }
        guard members["jsonrpc"] == "2.0" else { throw malformed("“jsonrpc” must be “2.0”") }
        guard let name = members["method"] else {
            guard members["result"] != nil || members["error"] != nil else { throw malformed("“method” is missing") }
            self = .response
            return
        }
        guard let method = name.text else { throw malformed("“method” must be a text") }
        let params = members["params"]
        guard members["id"] != nil else {
            self = .notification(method: method, params: params)
            return
        }
        guard let id else { throw malformed("“id” must be a text or a number") }
        if let params, case .object = params {
        } else if params != nil {
            throw Malformed(id: id, error: .invalidParams("“params” must be an object"))
        }
        self = .request(id, method: method, params: params)
    }
}

/// The reply to a request.
enum ServerMessage {
    /// Returns a reply with a result.
    static func result(_ result: JSONValue, to id: RequestID) -> JSONValue {
        ["jsonrpc": "2.0", "id": id.json, "result": result]
    }

    /// Returns a reply with an error; without an identifier if the request has none that can be read.
    static func error(_ error: JSONRPCError, to id: RequestID?) -> JSONValue {
        [
            "jsonrpc": "2.0", "id": id?.json ?? .null,
            "error": ["code": .integer(error.code), "message": .string(error.message)],
        ]
    }
}

/// Lines of JSON.
enum JSONLine {
    static func data(_ message: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(message) + Data("\n".utf8)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from line: Data) throws -> Value {
        try JSONDecoder().decode(type, from: line)
    }
}

import BuilderUIKit

/// A tool that an agent can call.
struct AgentTool: Hashable, Sendable {
    let name: String
    let description: String
    let parameters: [ToolParameter]
    /// A Boolean value that indicates whether it changes no files of the app.
    var isReadOnly = true

    /// The words that say how to get what the limit of characters leaves out.
    var advice: String {
        switch name {
        case "list": "use “filter”, or raise “limit”"
        case "look", "act": "look at one “view”, or raise “limit”"
        case "explain": "explain one “view”, or raise “limit”"
        case "find": "use “screens” or “by”, or raise “limit”"
        case "build": "mend the first errors, and build again"
        case "reach": "name a symbol that fewer screens depend on"
        default: "select fewer screens, or raise “limit”"
        }
    }

    /// The tool in `tools/list`.
    var json: JSONValue {
        [
            "name": .string(name), "description": .string(description),
            "inputSchema": [
                "type": "object",
                "properties": .object(
                    Dictionary(parameters.map { ($0.name, $0.schema) }, uniquingKeysWith: { first, _ in first })),
                "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
                "additionalProperties": false,
            ],
            "annotations": ["readOnlyHint": .bool(isReadOnly), "openWorldHint": false],
        ]
    }

    /// Checks arguments against the parameters.
    /// - Throws: `ToolError.wrongArguments`.
    func check(_ arguments: [String: JSONValue]) throws(ToolError) {
        for name in arguments.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
            let names = parameters.map(\.name)
            let nearest = NameMatcher.nearest(to: name, among: names.map { ($0, []) }, limit: 1).first
            throw .wrongArguments(
                "\(self.name) has no argument “\(name.prefix(100))”: "
                    + (nearest.map { "did you mean “\($0)”?" } ?? "it has \(names.joined(separator: ", "))"))
        }
        for parameter in parameters {
            guard let value = arguments[parameter.name], value != .null else {
                if parameter.isRequired { throw .wrongArguments("the argument “\(parameter.name)” is missing") }
                continue
            }
            guard parameter.kind.accepts(value) else {
                throw .wrongArguments("“\(parameter.name)” must be \(parameter.kind.words)")
            }
        }
    }
}

/// An argument of a tool.
struct ToolParameter: Hashable, Sendable {
    /// The values that it can have.
    enum Kind: Hashable, Sendable {
        case text
        case texts
        /// Names, or the word “all”.
        case textsOrAll
        case flag
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case choice([String])
        /// Objects with a schema, which are checked when they are read.
        case objects(schema: JSONValue)
    }

    let name: String
    let kind: Kind
    let description: String
    let isRequired: Bool

    init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
        self.name = name
        self.kind = kind
        self.description = description
        self.isRequired = isRequired
    }

    fileprivate var schema: JSONValue {
        guard case .object(var members) = kind.schema else { return kind.schema }
        members["description"] = .string(description)
        return .object(members)
    }
}

extension ToolParameter.Kind {
    fileprivate var schema: JSONValue {
        switch self {
        case .text: ["type": "string"]
        case .texts: ["type": "array", "items": ["type": "string"]]
        case .textsOrAll: ["type": ["array", "string"], "items": ["type": "string"]]
        case .flag: ["type": "boolean"]
        case .number(let range):
            ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
        case .integer(let range):
            ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
        case .choice(let names): ["type": "string", "enum": .array(names.map { .string($0) })]
        case .objects(let schema): ["type": "array", "items": schema]
        }
    }

    fileprivate func accepts(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.text, .string), (.flag, .bool): true
        case (.textsOrAll, .string(let text)): text == "all"
        case (.texts, .array(let elements)), (.textsOrAll, .array(let elements)): elements.allSatisfy { $0.text != nil }
        case (.number(let range), .integer(let integer)): range.contains(Double(integer))
        case (.number(let range), .number(let number)): range.contains(number)
        case (.integer(let range), .integer(let integer)): range.contains(integer)
        case (.choice(let names), .string(let name)): names.contains(name)
        case (.objects, .array): true
        default: false
        }
    }

    /// The kind in messages, after “must be”.
    fileprivate var words: String {
        switch self {
        case .text: "a text"
        case .texts: "an array of texts"
        case .textsOrAll: "an array of texts, or all"
        case .flag: "true or false"
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let names): "one of " + names.joined(separator: ", ")
        case .objects: "an array of objects"
        }
    }
}

/// The checked arguments of a call.
struct ToolArguments: Hashable, Sendable {
    let values: [String: JSONValue]

    init(_ values: [String: JSONValue]) { self.values = values }

    func text(_ name: String) -> String? { values[name]?.text }

    func elements(_ name: String) -> [JSONValue] {
        if case .array(let elements) = values[name] { elements } else { [] }
    }

    func texts(_ name: String) -> [String] { elements(name).compactMap(\.text) }

    func flag(_ name: String) -> Bool { values[name] == true }

    func integer(_ name: String) -> Int? { if case .integer(let integer) = values[name] { integer } else { nil } }

    func number(_ name: String) -> Double? {
        switch values[name] {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }
}

/// An error that an agent can correct, or that it must be told.
enum ToolError: Error, Hashable, CustomStringConvertible {
    case wrongArguments(String)
    case failed(String)

    var description: String {
        switch self {
        case .wrongArguments(let text), .failed(let text): text
        }
    }
}

/// The result of a call.
package struct ToolResult: Hashable, Sendable, Codable {
    /// A part of it.
    package enum Content: Hashable, Sendable, Codable {
        case text(String)
        /// A PNG, encoded in Base64.
        case picture(base64: String)
    }

    package var content: [Content]
    package var isError = false

    package init(_ content: [Content], isError: Bool = false) {
        self.content = content
        self.isError = isError
    }

    package init(_ text: String) { self.init([.text(text)]) }

    package init(error text: String) { self.init([.text(text)], isError: true) }

    /// The texts, one below the other.
    package var text: String {
        content.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined(separator: "\n")
    }

    /// Returns the result with at most a number of characters of text; pictures have none.
    func limited(to limit: Int, advice: String) -> ToolResult {
        let text = text
        guard text.count > limit else { return self }
        let pictures = content.filter { if case .picture = $0 { true } else { false } }
        return ToolResult([.text(ShortText.of(text, limit: limit, advice: advice))] + pictures, isError: isError)
    }

    /// The result of `tools/call`.
    package var json: JSONValue {
        let parts: [JSONValue] = content.map { part in
            switch part {
            case .text(let text): ["type": "text", "text": .string(text)]
            case .picture(let base64): ["type": "image", "data": .string(base64), "mimeType": "image/png"]
            }
        }
        return isError ? ["content": .array(parts), "isError": true] : ["content": .array(parts)]
    }
}

import Foundation

/// A reader that decodes orders from JSON and validates them.
public struct OrderReader: Sendable {
    /// The largest file size, in bytes.
    public static let byteLimit = 1 << 20
    /// The name of the JSON in errors.
    public let name: String

    /// Creates a reader.
    ///
    /// - Parameter name: The file name to use in errors.
    public init(name: String = "order") {
        self.name = name
    }

    /// Decodes and validates an order.
    ///
    /// - Throws: `OrderError` for the first error in the file.
    public func read(_ json: Data) throws(OrderError) -> Order {
        guard json.count <= Self.byteLimit else {
            throw error("has \(json.count) bytes; the limit is \(Self.byteLimit)")
        }
        let content = Self.withoutMark(json)
        let positions = JSONPositions(content)
        guard positions.isComplete else {
            throw OrderError(
                file: name, line: positions.faultLine, path: text(of: positions.faultPath), reason: positions.fault)
        }
        let order: Order
        do {
            order = try JSONDecoder().decode(Order.self, from: content)
        } catch {
            throw explain(error, positions)
        }
        if let fault = OrderFault.first(in: order) {
            throw OrderError(
                file: name, line: positions.line(of: fault.path), path: text(of: fault.path), reason: fault.reason)
        }
        return order
    }

    /// Returns the JSON without the byte order mark that some editors write before UTF-8.
    private static func withoutMark(_ json: Data) -> Data {
        json.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(json.dropFirst(3)) : json
    }

    private func error(_ reason: String) -> OrderError {
        OrderError(file: name, line: nil, path: "", reason: reason)
    }

    private func explain(_ error: any Error, _ positions: JSONPositions) -> OrderError {
        guard let error = error as? DecodingError else { return self.error("\(error)") }
        let (path, reason) = Self.facts(of: error)
        return OrderError(file: name, line: positions.line(of: path), path: text(of: path), reason: reason)
    }

    private static func facts(of error: DecodingError) -> (path: [AnyKey], reason: String) {
        switch error {
        case .keyNotFound(let key, let context):
            (context.codingPath.map(AnyKey.init), "\(key.stringValue) is missing")
        case .typeMismatch(let type, let context):
            (context.codingPath.map(AnyKey.init), "should be \(words(for: type))")
        case .valueNotFound(let type, let context):
            (context.codingPath.map(AnyKey.init), "is null, and should be \(words(for: type))")
        case .dataCorrupted(let context): (context.codingPath.map(AnyKey.init), context.debugDescription)
        @unknown default: ([], "\(error)")
        }
    }

    private static func words(for type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is Decimal.Type, is Double.Type: "a number"
        case is [Any].Type: "a list"
        default: "an object"
        }
    }

    private func text(of path: [AnyKey]) -> String {
        path.reduce("") { text, key in
            if let index = key.intValue { return "\(text)[\(index)]" }
            return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
        }
    }
}

import Foundation
import ReceiptKit
import Testing

/// The orders in the test's resources.
enum SampleOrders {
    static func json(_ name: String) throws -> Data {
        try Data(
            contentsOf: #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Orders")))
    }

    static func read(_ name: String) throws -> Order {
        try OrderReader(name: "\(name).json").read(json(name))
    }

    /// Returns an order of items that cost 1 each, with names that take several lines on a narrow receipt.
    static func long(items count: Int) throws -> Order {
        let name = "Almond croissant with butter from the dairy behind the harbour"
        let items = (1...count).map { number in #"{"name": "\#(name), number \#(number)", "price": 1}"# }
        let fields = #""number": "1", "date": "2026-01-01T00:00:00Z", "currency": "EUR""#
        let json = #"{"shop": {"name": "S"}, \#(fields), "items": [\#(items.joined(separator: ","))]}"#
        return try OrderReader().read(Data(json.utf8))
    }

    /// Returns the coffee order's JSON with one replacement.
    static func coffee(_ old: String, _ new: String) throws -> Data {
        let text = String(decoding: try json("coffee"), as: UTF8.self)
        try #require(text.contains(old))
        return Data(text.replacingOccurrences(of: old, with: new).utf8)
    }
}

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

    /// The coffee order as text, with something in it replaced.
    static func coffee(_ old: String, _ new: String) throws -> Data {
        let text = String(decoding: try json("coffee"), as: UTF8.self)
        try #require(text.contains(old))
        return Data(text.replacingOccurrences(of: old, with: new).utf8)
    }
}

import Foundation
import Testing

@testable import ReceiptKit

@Suite struct OrderReaderTests {
    private func fault(_ old: String, _ new: String) throws -> OrderError {
        let json = try SampleOrders.coffee(old, new)
        return try #require(throws: OrderError.self) { try OrderReader(name: "order.json").read(json) }
    }

    @Test func anOrderIsReadWithItsDefaults() throws {
        let order = try SampleOrders.read("salon")
        #expect(order.items.map(\.quantity) == [1, 2])
        #expect(order.items.allSatisfy { $0.unit == nil })
        #expect(order.discounts.isEmpty)
        #expect(order.date.distanceToUTC == -8 * 3600)
    }

    /// Amounts are decimal: 0.1 stays 0.1.
    @Test func amountsKeepTheirDigits() throws {
        let json = try SampleOrders.coffee("\"price\": 3.80", "\"price\": 0.1")
            .replacing(Data("\"total\": 16.95".utf8), with: Data("\"total\": 9.55".utf8))
        #expect(try OrderReader().read(json).items[0].price == Decimal(string: "0.1"))
    }

    @Test(arguments: [
        ("\"quantity\": 2", "\"quantity\": -2", 13, "items[0].quantity", "no quantity"),
        ("\"quantity\": 2", "\"quantity\": 0", 13, "items[0].quantity", "no quantity"),
        ("\"quantity\": 2", "\"quantity\": \"2\"", 13, "items[0].quantity", "a number"),
        ("\"price\": 3.20", "\"price\": -3.20", 14, "items[1].price", "no price"),
        ("\"price\": 3.20", "\"price\": 1e30", 14, "items[1].price", "no price"),
        ("\"price\": 3.20, ", "", 14, "items[1]", "price is missing"),
        ("\"name\": \"Flat white\"", "\"name\": \" \"", 13, "items[0].name", "is empty"),
        ("3.20, \"tax\": 20", "3.20, \"tax\": 120", 14, "items[1].tax", "no rate"),
        ("\"percent\": 10", "\"percent\": 110", 18, "items[2].discount.percent", "no discount"),
        ("\"percent\": 10", "\"percent\": 10, \"amount\": 1", 18, "items[2].discount", "either a percent or an amount"),
        ("\"discount\"", "\"discuont\"", 18, "items[2].discuont", "no such field"),
        ("\"amount\": 1.50", "\"amount\": 150", 21, "discounts[0]", "takes 150 off 18.45"),
        ("\"total\": 16.95", "\"total\": 16.96", 22, "total", "16.95"),
        ("\"GBP\"", "\"PFUND\"", 10, "currency", "no currency"),
        ("\"en_GB\"", "\"xx_GB\"", 11, "locale", "no known locale"),
        ("\"#2F5D50\"", "\"green\"", 6, "shop.color", "no colour"),
        ("+00:00\"", "\"", 9, "date", "no time"),
        ("2026-03-14T", "2026-13-14T", 9, "date", "no time"),
        ("\"number\": \"2026-0314-118\"", "\"number\": null", 8, "number", "a text"),
    ])
    func aFaultIsToldWithItsLineAndItsPlace(
        _ old: String, _ new: String, _ line: Int, _ path: String, _ reason: String
    ) throws {
        let error = try fault(old, new)
        #expect(error.line == line)
        #expect(error.path == path)
        #expect(error.reason.contains(reason), "\(error)")
        #expect(error.description.hasPrefix("order.json:\(line): \(path): "))
    }

    @Test(arguments: [
        ("\"GBP\",", "\"GBP\"", 11, "comma"), ("3.80,", "NaN,", 13, "NaN"),
        ("2, \"price\"", "2 2, \"price\"", 13, "comma"),
        ("\"en_GB\"", "\"en_GB", 11, "no end"), ("\"footer\"", "footer", 24, "the name of a field"),
        ("\"currency\"", "\"number\"", 10, "twice"), ("soon!\"\n}", "soon!\"", 25, "comma or }"),
    ])
    func whatIsNoJSONIsToldWithItsLine(_ old: String, _ new: String, _ line: Int, _ reason: String) throws {
        let error = try fault(old, new)
        #expect(error.line == line, "\(error)")
        #expect(error.description.contains("no JSON"), "\(error)")
        #expect(error.reason.contains(reason), "\(error)")
    }

    @Test func noItemsAndTooManyAreRefused() throws {
        let item = #"{"name": "a", "price": 1}"#
        func order(_ items: String) -> Data {
            Data(
                #"{"shop": {"name": "S"}, "number": "1", "date": "2026-01-01T00:00:00Z", "currency": "EUR", "items": [\#(items)]}"#
                    .utf8)
        }
        #expect(try OrderReader().read(order(item)).items.count == 1)
        #expect(throws: OrderError.self) { try OrderReader().read(order("")) }
        let many = Array(repeating: item, count: 1001).joined(separator: ",")
        #expect(throws: OrderError.self) { try OrderReader().read(order(many)) }
    }

    @Test func whatIsTooLargeOrTooDeepIsRefused() {
        #expect(throws: OrderError.self) { try OrderReader().read(Data(count: OrderReader.byteLimit + 1)) }
        let deep = Data((String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)).utf8)
        #expect(throws: OrderError.self) { try OrderReader().read(deep) }
        #expect(throws: OrderError.self) { try OrderReader().read(Data()) }
    }
}

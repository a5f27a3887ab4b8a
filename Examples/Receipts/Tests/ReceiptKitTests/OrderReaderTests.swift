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

    /// Amounts are decoded as decimals: 0.1 stays 0.1.
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
        ("\"#2F5D50\"", "\"green\"", 6, "shop.color", "no color"),
        ("\"#2F5D50\"", "\"#+2F5D5\"", 6, "shop.color", "no color"),
        ("+00:00\"", "\"", 9, "date", "no time"),
        ("2026-03-14T", "2026-13-14T", 9, "date", "no time"),
        ("2026-03-14T09:26:00", "2026-02-30T25:61:00", 9, "date", "no time"),
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

    /// `JSONDecoder` rejects these inputs as well, but without a coding path or a reason.
    @Test(arguments: [
        ("\"price\": 3.20", "\"price\": 1e400", 14, "items[1].price", "“1e400” is out of range"),
        ("\"price\": 3.20", "\"price\": 1e-400", 14, "items[1].price", "“1e-400” is out of range"),
        ("\"price\": 3.20", "\"price\": 1e99999999999999999999", 14, "items[1].price", "out of range"),
        ("Flat white", "Flat \\ud800", 13, "items[0].name", "\\ud800 is half a character"),
        ("Flat white", "Flat \\ude00\\ud83d", 13, "items[0].name", "\\ude00 is half a character"),
        ("Flat white", "Flat \\ud83d\\u0041", 13, "items[0].name", "\\ud83d is half a character"),
        ("Flat white", "Flat \\u+12F", 13, "items[0].name", "four hexadecimal digits"),
        ("Flat white", "Flat \\white", 13, "items[0].name", "no escape"),
    ])
    func numbersAndEscapesThatStandForNothingAreToldWithTheirPlace(
        _ old: String, _ new: String, _ line: Int, _ path: String, _ reason: String
    ) throws {
        let error = try fault(old, new)
        #expect(error.line == line)
        #expect(error.path == path)
        #expect(error.reason.contains(reason), "\(error)")
    }

    @Test(arguments: [
        "2026-02-30T12:00:00Z", "2026-02-29T12:00:00+01:00", "2026-04-31T23:30:00-03:30", "2026-03-14T24:00:00Z",
        "2026-03-14T25:61:00+00:00", "2026-03-14T09:60:00Z", "2026-03-14T09:26:60Z", "2026-03-00T09:26:00Z",
    ])
    func timesThatDoNotExistAreNone(_ text: String) {
        #expect(OrderDate(text) == nil)
    }

    @Test(arguments: [
        ("2028-02-29T23:59:59Z", 1_835_481_599, 0), ("2026-01-01T00:30:00+14:00", 1_767_177_000, 14 * 3600),
        ("2025-12-31T23:45:00-03:30", 1_767_237_300, -12_600), ("2026-03-14T09:26:00+0545", 1_773_459_660, 20_700),
    ])
    func datesKeepTheirDistance(_ text: String, _ seconds: Int, _ distance: Int) throws {
        let date = try #require(OrderDate(text))
        #expect(date.moment.timeIntervalSince1970 == Double(seconds))
        #expect(date.distanceToUTC == distance)
    }

    @Test func bytesThatAreNoTextAreToldWithTheirPlace() throws {
        let json = try SampleOrders.json("coffee").replacing(Data("Flat".utf8), with: Data([0x46, 0xFF, 0x74]))
        let error = try #require(throws: OrderError.self) { try OrderReader(name: "order.json").read(json) }
        #expect(error.line == 13)
        #expect(error.path == "items[0].name")
        #expect(error.reason.contains("no UTF-8"), "\(error)")
    }

    @Test func escapesAndAByteOrderMarkAreRead() throws {
        let json = try SampleOrders.coffee("Flat white", #"\ud83d\ude00 \"\u00e9\"\\"#)
        #expect(try OrderReader().read(Data([0xEF, 0xBB, 0xBF]) + json).items[0].name == "😀 \"é\"\\")
        let faulty = try SampleOrders.coffee("\"quantity\": 2", "\"quantity\": 0")
        let error = try #require(throws: OrderError.self) {
            try OrderReader().read(Data([0xEF, 0xBB, 0xBF]) + faulty)
        }
        #expect(error.line == 13)
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
            let fields = #""number": "1", "date": "2026-01-01T00:00:00Z", "currency": "EUR""#
            return Data(#"{"shop": {"name": "S"}, \#(fields), "items": [\#(items)]}"#.utf8)
        }
        #expect(try OrderReader().read(order(item)).items.count == 1)
        #expect(throws: OrderError.self) { try OrderReader().read(order("")) }
        func many(_ count: Int) -> String { Array(repeating: item, count: count).joined(separator: ",") }
        #expect(try OrderReader().read(order(many(500))).items.count == 500)
        let error = try #require(throws: OrderError.self) { try OrderReader().read(order(many(501))) }
        #expect(error.path == "items")
        #expect(error.reason.contains("501; a receipt has at most 500"), "\(error)")
    }

    @Test func whatIsTooLargeOrTooDeepIsRefused() {
        #expect(throws: OrderError.self) { try OrderReader().read(Data(count: OrderReader.byteLimit + 1)) }
        let deep = Data((String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)).utf8)
        #expect(throws: OrderError.self) { try OrderReader().read(deep) }
        #expect(throws: OrderError.self) { try OrderReader().read(Data()) }
    }
}

import Builder
import Foundation
import Render
import Testing

@testable import ReceiptKit

@Suite struct ReceiptServiceTests {
    @Test func anOrderIsAnsweredWithItsReceipt() async throws {
        let response = await ReceiptService(timeout: 300, limits: .standard).respond(
            to: try SampleOrders.json("coffee"))
        #expect(response.status == 200)
        #expect(response.type == "image/png")
        #expect(try PNGInspector.inspect(response.body).width == 1200)
    }

    /// The other suites' pictures take turns with these, and a busy machine takes its time.
    @Test func manyAtOnceGetTheirOwnReceipts() async throws {
        let service = ReceiptService(timeout: 300, limits: .standard)
        let names = ["coffee", "market", "salon"]
        var alone: [String: Data] = [:]
        for name in names { alone[name] = await service.respond(to: try SampleOrders.json(name)).body }
        #expect(Set(alone.values).count == names.count)
        try await withThrowingTaskGroup(of: (String, Data).self) { group in
            for name in names + names + names {
                let json = try SampleOrders.json(name)
                group.addTask { (name, await service.respond(to: json).body) }
            }
            for try await (name, body) in group { #expect(body == alone[name]) }
        }
    }

    @Test func aFaultyOrderIsTheSendersFault() async throws {
        let json = try SampleOrders.coffee("\"quantity\": 2", "\"quantity\": -2")
        let response = await ReceiptService(timeout: 300, limits: .standard).respond(to: json)
        #expect(response.status == 400)
        #expect(String(decoding: response.body, as: UTF8.self).contains("order:13: items[0].quantity"))
    }

    @Test(arguments: [
        (RenderLimits(pixels: 1000), 413), (RenderLimits(bytes: 1000), 413), (RenderLimits(views: 3), 413),
        (RenderLimits(waiting: 0), 503),
    ])
    func whatIsTooMuchHasItsStatus(_ limits: RenderLimits, _ status: Int) async throws {
        let response = await ReceiptService(timeout: 300, limits: limits).respond(to: try SampleOrders.json("coffee"))
        #expect(response.status == status)
        #expect(response.type.hasPrefix("text/plain"))
    }

    @Test func aPDFIsOne() async throws {
        let pdf = try await ReceiptFormat.pdf.draw(SampleOrders.read("coffee"), width: 360, scale: 2)
        #expect(pdf.starts(with: Data("%PDF-".utf8)))
    }

    @Test func theFormatFollowsTheFilesName() {
        #expect(ReceiptFormat(fileName: "a.b/receipt.PNG") == .png)
        #expect(ReceiptFormat(fileName: "receipt.pdf") == .pdf)
        #expect(ReceiptFormat(fileName: "pdf") == nil)
    }
}

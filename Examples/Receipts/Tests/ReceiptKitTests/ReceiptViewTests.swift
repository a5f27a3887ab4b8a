import Builder
import BuilderSnapshotTesting
import Foundation
import Render
import Testing

@testable import ReceiptKit

@MainActor
@Suite struct ReceiptViewTests {
    private func texts(_ name: String, width: Double = 360) async throws -> String {
        let order = try SampleOrders.read(name)
        return try await Renderer(timeout: 600).textTree(of: ReceiptView(order), width: width)
    }

    @Test(arguments: ["coffee", "market", "salon"]) func receiptsLookAsTheyDid(_ name: String) throws {
        let view = ReceiptView(try SampleOrders.read(name)).build()
        let height = view.systemLayoutSizeFitting(
            CGSize(width: 360, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        assertSnapshot(
            of: view, as: .image(size: CGSize(width: 360, height: height), traits: UITraitCollection(displayScale: 2)),
            named: name)
    }

    @Test func amountsDatesAndWordsAreTheOrdersOwn() async throws {
        let german = try await texts("market")
        #expect(german.contains("1.249,00\u{a0}€"))
        #expect(german.contains("0,485 kg × 12,90\u{a0}€"))
        #expect(german.contains("06.06.2026, 11:48"))
        #expect(german.contains("USt. 19\u{a0}%, enthalten"))
        let american = try await texts("salon")
        #expect(american.contains("$105.61"))
        #expect(american.contains("Nov 2, 2026"))
        #expect(american.contains("Sales tax 8.875%"))
    }

    /// The paper is white in the dark appearance, too.
    @Test func theAppearanceDoesNotReachThePaper() async throws {
        let order = try SampleOrders.read("coffee")
        let light = try await Renderer(timeout: 600).png(of: ReceiptView(order), width: 360, scale: 1)
        let dark = try await Renderer(traits: UITraitCollection(userInterfaceStyle: .dark), timeout: 600)
            .png(of: ReceiptView(order), width: 360, scale: 1)
        #expect(light == dark)
    }

    @Test func aReceiptInHebrewHasItsAmountsAtTheLeft() async throws {
        func edges(_ name: String, _ text: String) async throws -> (left: CGFloat, right: CGFloat) {
            let view = ReceiptView(try SampleOrders.read(name))
            return try await Renderer(timeout: 600).display(of: view, width: 360, scale: 1) { view in
                let label = try #require(view.firstSubview { ($0 as? UILabel)?.text == text })
                let frame = label.convert(label.bounds, to: view)
                return (frame.minX, 360 - frame.maxX)
            }.value
        }
        #expect(try await edges("books-he", "Atlas").right < 60)
        #expect(try await edges("books-he", "417").left < 60)
        #expect(try await edges("salon", "88").right < 60)
    }

    /// The total of 200 items is below the last of them, near the end of the paper.
    @Test func aLongReceiptIsDrawnWhole() async throws {
        let order = try SampleOrders.long(items: 200)
        let (display, places) = try await Renderer(timeout: 600).display(of: ReceiptView(order), width: 360, scale: 1) {
            view in
            var names: [CGRect] = []
            var total = CGRect.null
            var pending = [view]
            while let next = pending.popLast() {
                pending += next.subviews
                guard let label = next as? UILabel, let text = label.text else { continue }
                let frame = label.convert(label.bounds, to: view)
                if text.hasPrefix("Almond croissant") { names.append(frame) }
                if text == "€200.00" { total = frame }
            }
            return (names: names.sorted { $0.minY < $1.minY }, total: total, height: view.bounds.height)
        }
        #expect(display.warnings.isEmpty)
        #expect(places.names.count == 200)
        #expect(places.names.allSatisfy { $0.height > 2 * UIFont.systemFont(ofSize: 16).pointSize })
        #expect(zip(places.names, places.names.dropFirst()).allSatisfy { $0.maxY < $1.minY })
        let last = try #require(places.names.last)
        #expect(places.total.minY > last.maxY)
        #expect(places.total.maxY < places.height)
        #expect(places.height - places.total.maxY < 300)
    }

    @Test(arguments: [320.0, 360, 600]) func nothingIsCutOffAtAnyWidth(_ width: Double) async throws {
        for name in ["coffee", "market", "salon"] {
            let view = ReceiptView(try SampleOrders.read(name))
            let (display, cut) = try await Renderer(timeout: 600).display(of: view, width: width, scale: 1) { view in
                var cut: [String] = []
                var pending = [view]
                while let next = pending.popLast() {
                    pending += next.subviews
                    guard let label = next as? UILabel, let text = label.text else { continue }
                    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                    let frame = label.convert(label.bounds, to: view)
                    if needed.height > label.bounds.height + 0.5 || needed.width > label.bounds.width + 0.5
                        || frame.maxX > view.bounds.width
                    {
                        cut.append(text)
                    }
                }
                return cut
            }
            #expect(cut.isEmpty, "\(name): \(cut)")
            #expect(display.warnings.isEmpty)
        }
    }
}

import Foundation
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Tolerances")
struct ToleranceTests {
    @Test(
        "numbers outside 0…1 are rejected with their meaning",
        arguments: [Double.nan, -0.01, 1.01, .infinity, -.infinity])
    func invalid(value: Double) throws {
        let flat = ComparisonFixture.flat(3, 3)
        func error(_ tolerance: Tolerance) -> ComparisonError? {
            do throws(ComparisonError) {
                _ = try BitmapComparison(flat, flat, tolerance: tolerance)
                return nil
            } catch { return error }
        }
        let texts = [
            error(Tolerance(precision: value)), error(Tolerance(measure: .perceptual(precision: value))),
            error(Tolerance(measure: .yiq(threshold: value, countsAntialiasing: true))),
        ].map { $0?.description ?? "no error" }
        for (text, name) in zip(texts, ["invalid precision", "invalid perceptualPrecision", "invalid threshold"]) {
            #expect(text.hasPrefix("\(name) \(value): "))
        }
    }

    @Test("the pixels that may fail are those for which the share still is the precision", arguments: 1...60)
    func allowed(compared: Int) {
        for precision in [0, 0.5, 0.9, 0.98, 0.99, 0.999, 1, 1.0 / 3] {
            let allowed = Tolerance(precision: precision).allowedFailures(of: compared)
            let plain = (0...compared).last { Double(compared - $0) / Double(compared) >= precision }
            #expect(allowed == plain)
        }
    }

    @Test("tolerances survive JSON")
    func json() throws {
        for measure in [
            Tolerance.Measure.exact, .perceptual(precision: 0.98), .yiq(threshold: 0.1, countsAntialiasing: true),
        ] {
            let tolerance = Tolerance(measure: measure, precision: 0.5, allowsShift: true)
            let data = try JSONEncoder().encode(tolerance)
            #expect(try JSONDecoder().decode(Tolerance.self, from: data) == tolerance)
        }
    }

    // MARK: Refusals

    /// White with a gray square of 10 × 10 and a hairline.
    private let screen = ComparisonFixture.opaque(100, 100) { x, y in
        if y == 50 { return 0xFFC8_C8C8 }
        return (10..<20).contains(x) && (10..<20).contains(y) ? 0xFFF0_F0F0 : 0xFFFF_FFFF
    }
    private let views: [(name: String, box: PixelBox)] = [
        ("screen", PixelBox(x: 0, y: 0, width: 100, height: 100)),
        ("clear view", PixelBox(x: 60, y: 60, width: 2, height: 2)),
        ("square", PixelBox(x: 10, y: 10, width: 10, height: 10)),
        ("line", PixelBox(x: 0, y: 50, width: 100, height: 1)),
        ("gone", PixelBox(x: 200, y: 10, width: 10, height: 10)),
    ]

    @Test("a precision that hides a view is rejected; the suggested one isn't, and is nearly the least")
    func precision() throws {
        let refusal = try #require(Tolerance(precision: 0.99).refusal(for: views, in: screen))
        #expect(
            refusal.description
                == "the tolerance (precision 0.99) is too lenient: 100 of 10000 pixels may differ, and “square” shows only "
                + "100, all of which could change unnoticed. Set precision to 0.991 or more, or mask what may change.")
        #expect(Tolerance(precision: 0.991).refusal(for: views, in: screen) == nil)
        #expect(Tolerance(precision: 0.9901).refusal(for: views, in: screen) == nil)
        #expect(Tolerance(precision: 0).refusal(for: [], in: screen)?.reason == .everythingMayDiffer)
    }

    @Test("a masked view doesn't count")
    func masked() {
        let square = PixelBox(x: 10, y: 10, width: 10, height: 10)
        let some = Array(views.prefix(3))
        #expect(Tolerance(precision: 0.99).refusal(for: some, in: screen, masks: [square]) == nil)
        #expect(Tolerance(precision: 0.99).refusal(for: some, in: screen) != nil)
    }

    @Test("a perceptual precision that hides a view is rejected; the suggested one isn't")
    func vanishing() throws {
        let refusal = try #require(
            Tolerance(measure: .perceptual(precision: 0.9)).refusal(for: views, in: screen))
        guard case .viewMayVanish("square", let difference) = refusal.reason else {
            Issue.record("\(refusal)")
            return
        }
        #expect(abs(difference - 5.2) < 0.2)
        #expect(
            refusal.description
                == "the tolerance (perceptualPrecision 0.9) is too lenient: “square” could vanish unnoticed, because all of "
                + "it is within tolerance of the color around it. Set perceptualPrecision above 0.948.")
        #expect(Tolerance(measure: .perceptual(precision: 0.949)).refusal(for: views, in: screen) == nil)
        let yiq = try #require(
            Tolerance(measure: .yiq(threshold: 0.1, countsAntialiasing: true)).refusal(for: views, in: screen))
        #expect(yiq.description.contains("“square” could vanish unnoticed") && yiq.description.contains("below 0.05"))
        let finer = Tolerance(measure: .yiq(threshold: 0.05, countsAntialiasing: true))
        #expect(finer.refusal(for: views, in: screen) == nil)
    }

    @Test("a pale view with a few strong pixels is rejected if both precisions together hide it")
    func vanishingAmongFailures() throws {
        // 400 pale pixels, 6 of them black.
        let screen = ComparisonFixture.opaque(100, 100) { x, y in
            guard (10..<30).contains(x), (10..<30).contains(y) else { return 0xFFFF_FFFF }
            return y == 20 && (12..<18).contains(x) ? 0xFF00_0000 : 0xFFFA_FAFA
        }
        let views = [(name: "pale", box: PixelBox(x: 10, y: 10, width: 20, height: 20))]
        func refusal(_ perceptual: Double, _ precision: Double) -> ToleranceError? {
            Tolerance(measure: .perceptual(precision: perceptual), precision: precision)
                .refusal(for: views, in: screen)
        }
        let refused = try #require(refusal(0.95, 0.999))
        #expect(
            refused.reason
                == .viewMayVanishAmongFailures(
                    view: "pale", failing: 6, allowed: 10, compared: 10_000, needed: 0.9995))
        #expect(refused.description.contains("all but 6 of its pixels are within tolerance of the color around it"))
        #expect(refusal(0.95, 0.9994)?.reason != nil)
        #expect(refusal(0.95, 0.9995) == nil)
        #expect(refusal(0.95, 1) == nil)
        #expect(refusal(0.99, 0.999) == nil)
    }

    @Test("a perceptual precision for which black equals white is rejected without any view")
    func blackIsWhite() {
        let loose = [
            Tolerance(measure: .perceptual(precision: 0)),
            Tolerance(measure: .yiq(threshold: 1, countsAntialiasing: true)),
        ]
        for tolerance in loose {
            #expect(tolerance.refusal(for: [], in: screen)?.reason == .blackPassesForWhite)
        }
        #expect(Tolerance.exact.refusal(for: views, in: screen) == nil)
        #expect(Tolerance(allowsShift: true).refusal(for: views, in: screen) == nil)
    }
}

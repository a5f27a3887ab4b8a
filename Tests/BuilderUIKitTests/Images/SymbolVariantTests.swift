import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Symbols that are drawn from others by their suffixes.
@MainActor
@Suite struct SymbolVariantTests {
    /// The share of black in a square of the symbol's picture, given in parts of its size.
    private func ink(_ name: String, _ area: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) throws -> Double {
        let drawing = try #require(SymbolTable.drawing(named: name), "\(name)")
        let image = SymbolImage(name: name, drawing: drawing, pointSize: 60, weight: .regular, scale: .medium)
        let bitmap = try #require(image.bitmap(scale: 1))
        var sum = 0.0
        var count = 0.0
        for y in Int(area.minY * CGFloat(bitmap.height))..<Int(area.maxY * CGFloat(bitmap.height)) {
            for x in Int(area.minX * CGFloat(bitmap.width))..<Int(area.maxX * CGFloat(bitmap.width)) {
                sum += Double(bitmap.pixel(x: x, y: y) >> 24) / 255
                count += 1
            }
        }
        return sum / count
    }

    @Test(arguments: [
        "star.circle.fill", "bell.badge.fill", "envelope.badge.fill", "person.badge.plus", "folder.badge.minus.fill",
        "mic.slash.fill", "heart.square", "doc.fill", "arrow.up.circle.fill",
    ])
    func theyAreThere(name: String) throws { #expect(try ink(name) > 0.02) }

    @Test func unknownOnesAreNot() {
        for name in ["nothing.fill", ".fill", "star.badge.nothing", "circle.fill.nothing", ""] {
            #expect(SymbolTable.drawing(named: name) == nil, "\(name)")
        }
    }

    /// In SF Symbols, `heart` consists of lines, and the heart that is cut out of `heart.circle.fill` is solid.
    @Test(arguments: [
        ("play.circle.fill", 0), ("heart.circle.fill", 0), ("heart.square.fill", 0), ("play.rectangle.fill", 0),
        ("stop.circle.fill", 0), ("stop.circle", 0), ("calendar.circle.fill", 1),
    ])
    func symbolsAreCutOutAsTheyAreFilled(name: String, share: Double) throws {
        #expect(abs(try ink(name, CGRect(x: 0.48, y: 0.52, width: 0.04, height: 0.04)) - share) < 0.01)
    }

    /// The lines around a filled shape don't show through it.
    @Test(arguments: ["speaker.fill", "camera.fill", "car.fill", "speaker.wave.3.fill", "bell.badge.fill"])
    func translucentColorsAreEven(name: String) throws {
        let drawing = try #require(SymbolTable.drawing(named: name))
        let image = SymbolImage(name: name, drawing: drawing, pointSize: 60, weight: .regular, scale: .medium)
        let half = try #require(image.bitmap(scale: 1) { _ in Color(red: 0, green: 0, blue: 0, alpha: 0.5) })
        let whole = try #require(image.bitmap(scale: 1))
        let pixels = (0..<whole.height).flatMap { y in (0..<whole.width).map { x in (x, y) } }
        let differences = pixels.map { x, y in
            2 * Int(half.pixel(x: x, y: y) >> 24) - Int(whole.pixel(x: x, y: y) >> 24)
        }
        // At most the edges' smoothing differs: a line that is twice as dark would differ by 64 and more.
        #expect(differences.filter { abs($0) > 60 }.isEmpty)
        #expect(differences.filter { abs($0) > 4 }.count * 10 < pixels.count)
    }

    @Test func filledOnesHaveMoreInk() throws {
        for name in ["bookmark", "bell", "bubble.left", "lock"] { #expect(try ink(name + ".fill") > 1.5 * ink(name)) }
    }

    /// The square's lines are cut out of the circle; the circle inside and around them isn't.
    @Test func circlesHaveTheSymbolCutOut() throws {
        let middle = CGRect(x: 0.45, y: 0.45, width: 0.1, height: 0.1)
        let name = "square.circle.fill"
        #expect(try ink(name, middle) > 0.95 && ink("square.circle", middle) < 0.05)
        #expect(try ink(name) < ink("circle.fill") - 0.05)
    }

    @Test func aSlashGoesFromCornerToCorner() throws {
        let corner = CGRect(x: 0.9, y: 0.9, width: 0.08, height: 0.08)
        #expect(try ink("circle.slash", corner) > ink("circle", corner))
    }

    /// The line crosses the middle of a filled shape, which leaves a gap on both sides of it.
    @Test func aSlashLeavesAGapBesideIt() throws {
        let name = "square.slash.fill"
        func square(at x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(x: x - 0.01, y: y - 0.01, width: 0.02, height: 0.02)
        }
        #expect(try ink(name, square(at: 0.5, 0.5)) > 0.9)
        #expect(try ink(name, square(at: 0.545, 0.455)) < 0.1 && ink(name, square(at: 0.455, 0.545)) < 0.1)
        #expect(try ink(name, square(at: 0.75, 0.25)) > 0.9 && ink(name, square(at: 0.25, 0.75)) > 0.9)
    }

    /// The arcs of `wifi` stay lines beside its dot, so that they follow the weight.
    @Test func aSlashLeavesLinesBesideShapes() throws {
        let drawing = try #require(SymbolTable.drawing(named: "wifi.slash"))
        #expect(drawing.strokes.subpaths.count > 3 && !drawing.fills.isEmpty)
    }
}

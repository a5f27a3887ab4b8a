import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Symbols, letters and numbers inside of shapes.
@Suite struct SymbolFrameTests {
    @Test(arguments: [
        "checkmark.seal", "checkmark.seal.fill", "xmark.octagon.fill", "bolt.shield", "lock.shield.fill", "plus.app",
        "arrow.up.heart.fill", "star.bubble", "lock.doc", "play.rectangle.fill", "checkmark.rectangle.portrait",
        "exclamationmark.icloud.fill", "1.circle", "50.circle.fill", "a.square", "z.square.fill", "dot.circle",
        "arrow.triangle.turn.up.right.diamond.fill", "text.badge.plus",
    ])
    func theyAreDrawn(name: String) throws {
        let drawing = try #require(SymbolTable.drawing(named: name))
        let frame = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.03, dy: -0.03)
        #expect(!drawing.fills.isEmpty || !drawing.strokes.isEmpty)
        for path in [drawing.fills, drawing.strokes] where !path.isEmpty { #expect(frame.contains(path.bounds)) }
    }

    @Test func lettersAndNumbersAloneAreNoSymbols() {
        for name in [
            "1", "a", "51.circle", "01.circle", "text", "dot", "A.circle", "ab.circle", ".seal", "nothing.seal",
        ] {
            #expect(SymbolTable.drawing(named: name) == nil, "\(name)")
        }
    }

    @Test func linesInsideAreCutOutOfAFilledShape() throws {
        let drawing = try #require(SymbolTable.drawing(named: "tablecells.fill"))
        #expect(drawing.strokes.subpaths.count == 1 && drawing.fills.subpaths.count > 10)
    }

    /// Outlines that aren't closed have filled forms of their own.
    @Test(arguments: [
        "arrowshape.turn.up.left.fill", "arrowshape.turn.up.left.2.fill", "tray.full.fill", "suit.club.fill",
        "rectangle.portrait.and.arrow.right.fill", "sunrise.fill", "sunset.fill", "ear.fill", "comb.fill",
        "shower.fill",
    ])
    func filledFormsAreFilled(name: String) throws {
        let drawing = try #require(SymbolTable.drawing(named: name))
        let box = drawing.fills.bounds
        #expect(box.width > 0.3 && box.height > 0.15)
        let frame = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.001, dy: -0.001)
        #expect(frame.contains(box))
    }

    /// The names that public apps use most and that were missing.
    @Test func namesOfAppsAreKnown() {
        let names = [
            "chart.xyaxis.line", "creditcard", "gift", "cart.badge.plus", "mug.fill", "thermometer", "cloud.sun.fill",
            "square.stack.3d.up.fill", "tray.and.arrow.down", "wrench.and.screwdriver.fill", "list.bullet.clipboard",
            "clock.arrow.circlepath", "arrow.up.forward.app", "eyedropper", "puzzlepiece.fill", "megaphone.fill",
            "person.text.rectangle", "rectangle.3.group", "slider.vertical.3", "suit.heart.fill", "text.quote",
            "tshirt.fill", "wineglass", "pip.enter", "hand.tap.fill", "books.vertical.fill", "bolt.horizontal.circle",
            "airpodspro", "cloud.sun.rain.fill", "square.on.square.dashed", "arrowshape.turn.up.left.2", "visionpro",
            "creditcard.trianglebadge.exclamationmark", "cat.fill", "wallet.bifold", "doc.zipper", "key.viewfinder",
            "figure.golf", "figure.rower.circle", "person.3.sequence.fill", "lanyardcard.fill", "mail.stack.fill",
        ]
        for name in names { #expect(SymbolTable.drawing(named: name) != nil, "\(name)") }
    }
}

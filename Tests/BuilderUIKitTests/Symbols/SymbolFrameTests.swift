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
            "1", "a", "51.circle", "010.circle", "lb", "flashlight", "text", "dot", "A.circle", "ab.circle", ".seal",
            "nothing.seal",
        ] {
            #expect(SymbolTable.drawing(named: name) == nil, "\(name)")
        }
    }

    @Test func linesInsideAreCutOutOfAFilledShape() throws {
        let drawing = try #require(SymbolTable.drawing(named: "tablecells.fill"))
        #expect(drawing.strokes.subpaths.count == 1 && drawing.fills.subpaths.count > 10)
    }

    /// Numbers up to nine exist with a zero before them as well.
    @Test func numbersOfTwoDigitsAreDrawn() throws {
        for name in ["00.circle", "07.square.fill", "09.circle.fill"] {
            #expect(SymbolTable.drawing(named: name) != nil, "\(name)")
        }
        #expect(SymbolTable.drawing(named: "07.circle") != SymbolTable.drawing(named: "7.circle"))
    }

    @Test(arguments: [
        "triangle", "diamond", "hexagon", "pentagon", "octagon", "oval", "oval.portrait", "capsule", "capsule.portrait",
        "shield",
    ])
    func halvesEndInTheMiddle(shape: String) throws {
        let outline = try #require(SymbolTable.drawing(named: shape)).strokes.bounds
        func half(_ side: String) throws -> CGRect {
            try #require(SymbolTable.drawing(named: "\(shape).\(side)half.filled")).fills.bounds
        }
        let (left, right, top, bottom) = (try half("left"), try half("right"), try half("top"), try half("bottom"))
        #expect(abs(left.maxX - outline.midX) < 0.005 && abs(right.minX - outline.midX) < 0.005)
        #expect(abs(top.maxY - outline.midY) < 0.005 && abs(bottom.minY - outline.midY) < 0.005)
        let inset = try #require(SymbolTable.drawing(named: shape + ".inset.filled")).fills.bounds
        // Foundation compares unions, whose sums aren't exact.
        #expect(inset.minX - outline.minX > 0.1 && outline.maxX - inset.maxX > 0.1)
        #expect(inset.minY - outline.minY > 0.1 && outline.maxY - inset.maxY > 0.1)
    }

    /// The end of a badge's name is about the symbol, not about the badge.
    @Test func badgesHaveVariants() throws {
        for (name, drawn) in [
            ("bolt.badge.a.fill", "bolt.fill.badge.a"), ("flag.badge.ellipsis.fill", "flag.fill.badge.ellipsis"),
            ("person.badge.shield.checkmark.fill", "person.fill.badge.shield.checkmark"),
        ] {
            let drawing = SymbolTable.drawing(named: name)
            #expect(drawing != nil && drawing == SymbolTable.drawing(named: drawn), "\(name)")
        }
        let badged = try #require(SymbolTable.drawing(named: "bell.badge"))
        #expect(SymbolTable.drawing(named: "bell.badge.slash") == badged.slashed(isFilled: false))
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

    /// A symbol's other name may be that of a variant, and variants of the other name are drawn as well.
    @Test func otherNamesHaveVariants() {
        for (name, drawn) in [
            ("phone.fill.arrow.up.right", "phone.arrow.up.right.fill"),
            ("arrow.trianglehead.2.clockwise.rotate.90.circle.fill", "arrow.triangle.2.circlepath.circle.fill"),
            ("photo.fill.on.rectangle.fill", "photo.on.rectangle.fill"),
        ] {
            let drawing = SymbolTable.drawing(named: name)
            #expect(drawing != nil && drawing == SymbolTable.drawing(named: drawn), "\(name)")
        }
    }

    /// The arrow that is named first is at the top: it points up and outward, or down and inward.
    @Test func arrowsPointOutwardOrInward() throws {
        func head(_ name: String) throws -> CGPoint {
            let lines = try #require(SymbolTable.drawing(named: name)).strokes.subpaths
            // The corner of an arrow's head is the second point of its second line.
            let elements = lines.count > 1 ? lines[1].elements : []
            guard elements.count > 1, case .line(let tip) = elements[1] else { return .zero }
            return tip
        }
        let outward = try head("arrow.up.right.and.arrow.down.left")
        let inward = try head("arrow.down.left.and.arrow.up.right")
        #expect(outward.x > inward.x && outward.y < inward.y)
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
            "point.topleft.down.to.point.bottomright.curvepath.fill", "arrow.trianglehead.2.clockwise.rotate.90",
            "bubble.left.and.text.bubble.right.fill", "pencil.tip.crop.circle.badge.plus", "beach.umbrella.fill",
            "goforward.90", "backward.frame.fill", "capsule.lefthalf.filled", "location.north.line", "sun.horizon",
            "camera.shutter.button.fill", "rectangle.and.arrow.up.right.and.arrow.down.left.slash", "clear.fill",
            "text.line.first.and.arrowtriangle.forward", "square.2.layers.3d.top.filled", "poweroutlet.type.b.fill",
            "hand.raised.fingers.spread.fill", "lightbulb.max.fill", "door.garage.open", "window.shade.closed",
            "gauge.with.dots.needle.bottom.50percent", "sensor.tag.radiowaves.forward.fill", "curtains.closed",
            "motorcycle.fill", "engine.combustion", "figure.open.water.swim", "figure.walk.arrival.circle",
            "medical.thermometer.fill", "face.dashed", "phone.fill.arrow.up.right", "lock.rectangle.stack.fill",
            "key.2.on.ring", "moonrise.fill", "balloon.2.fill", "shared.with.you.slash", "f.cursive.circle",
            "chevron.left.slash.chevron.right", "square.3.stack.3d.top.fill", "align.horizontal.left",
            "nairasign.circle",
            "rectangle.lefthalf.inset.fill", "person.crop.square.fill.and.at.rectangle", "bubble.left.and.bubble.right",
            "ipodtouch", "homepod.and.homepodmini.fill", "l1.rectangle.roundedbottom.fill", "lb.circle", "swift",
            "umbrella.percent", "sun.rain.fill", "surfboard.fill", "car.side.lock", "suv.side", "delete.backward.fill",
            "air.conditioner.horizontal.fill", "sprinkler.and.droplets.fill", "figure.2.right.holdinghands",
            "hand.pinch.fill", "digitalcrown.press", "square.and.at.rectangle", "speaker.wave.2.bubble.left.fill",
            "envelope.badge.shield.half.filled", "purchased.circle", "poweroutlet.type.c.fill", "flashlight.slash",
            "doc.on.doc", "person.crop.circle", "camera.fill", "person.crop.circle.fill", "square.and.arrow.down",
            "flag", "speaker.slash", "link", "nosign", "eye.fill", "slider.horizontal.3", "speaker.wave.2",
            "bookmark.fill", "text.bubble", "message", "location.circle", "lock.fill", "safari", "eye", "folder.fill",
            "mappin.and.ellipse", "paperplane", "person.3", "person.3.fill", "person.badge.plus", "play.circle.fill",
            "square.dashed", "text.alignleft", "figure.run", "bell.slash", "arrow.2.squarepath", "arrow.right.circle",
            "number", "bell.badge", "ladybug.fill", "line.horizontal.3", "arrowshape.turn.up.left.fill", "bell.fill",
            "book.fill", "bubble.and.pencil", "character.book.closed", "exclamationmark.bubble", "eye.slash.fill",
            "film.fill", "location.fill", "message.circle", "mic", "pause", "rectangle.portrait.and.arrow.forward",
            "text.magnifyingglass", "video.fill", "airplane.departure", "app.badge", "app.badge.fill", "apple.logo",
            "applelogo", "archivebox", "arrow.down.to.line", "arrow.forward.circle", "arrow.forward.circle.fill",
        ]
        for name in names { #expect(SymbolTable.drawing(named: name) != nil, "\(name)") }
    }
}

import Foundation
import Render
import Synchronization

/// The built-in symbols, by Apple's names. The outlines are the project's own.
package enum SymbolTable {
    typealias Build = @Sendable (SymbolPen) -> Void

    /// The box of a symbol and the closure that draws its lines.
    struct Outline: Sendable {
        var width: CGFloat
        var height: CGFloat
        var build: Build

        init(_ width: CGFloat, _ height: CGFloat, _ build: @escaping Build) {
            self.width = width
            self.height = height
            self.build = build
        }
    }

    /// The outlines of the variants that were asked for; cutting a symbol out of a shape takes a while.
    private static let known = Mutex<[String: SymbolDrawing]>([:])

    /// Returns the outlines of a symbol or of a variant, or nil for a name that isn't built in.
    static func drawing(named name: String) -> SymbolDrawing? {
        let name = name.hasSuffix(mirroredSuffix) ? leftToRight(name) : name
        return upright(named: aliases[name] ?? name)
    }

    private static func upright(named name: String) -> SymbolDrawing? {
        if let entry = entries[name] {
            let pen = SymbolPen(width: entry.width, height: entry.height)
            entry.build(pen)
            return pen.drawing
        }
        if let drawing = known.withLock({ $0[name] }) { return drawing }
        let drawing = variant(named: name)
        if let drawing { known.withLock { $0[name] = drawing } }
        return drawing
    }

    /// The end of the name of a symbol's form for layouts from right to left, such as `text.bubble.rtl`.
    private static let mirroredSuffix = ".rtl"

    /// Returns the name without the suffix of forms for layouts from right to left; other names unchanged.
    static func leftToRight(_ name: String) -> String {
        let base = String(name.dropLast(name.hasSuffix(mirroredSuffix) ? mirroredSuffix.count : 0))
        return hasMirroredForm(base) ? base : name
    }

    /// Returns whether a symbol is mirrored in a layout from right to left, where it isn't named for a direction.
    ///
    /// Apple lists these as localized symbols; which of their variants have such a form isn't measured.
    static func hasMirroredForm(_ name: String) -> Bool {
        mirrored.contains { name == $0 || name.hasPrefix($0 + ".") }
    }

    private static let mirrored = [
        "list.bullet", "list.dash", "list.star", "list.triangle", "checklist", "text.bubble", "quote.bubble",
        "text.quote", "text.badge", "text.append", "text.insert", "increase.indent", "decrease.indent", "speaker",
        "battery.100.bolt", "battery.100percent.bolt", "pencil.and.list.clipboard", "text.book.closed",
        "rectangle.and.text.magnifyingglass", "rectangle.and.pencil.and.ellipsis",
    ]

    /// The drawing in place of a symbol that isn't built in: a crossed square.
    static var placeholder: SymbolDrawing {
        let pen = SymbolPen(width: 1.15, height: 1.15)
        pen.box(0.1, 0.1, 0.95, 0.95, 0.12)
        pen.line(0.14, 0.14, 1.01, 1.01)
        pen.line(1.01, 0.14, 0.14, 1.01)
        return pen.drawing
    }

    /// All names, sorted, including aliases and mirrored forms.
    package static var names: [String] {
        let names = Array(entries.keys) + Array(aliases.keys)
        return (names + names.filter(hasMirroredForm).map { $0 + mirroredSuffix }).sorted()
    }

    private static let entries: [String: Outline] = [
        arrows, marks, circles, objects, people, bars, communication, media, things, places, shapes, writing, leisure,
        business, weather, paths, signs, layouts, household, tools, figures, instruments, devices, partialShapes, goods,
        combinations, gadgets, filledForms, sports, routes, panels, fittings, openings, activities, equipment,
        vehicles, nature, contacts, pointers, halfFilled, currencies, gameControls, arrangements, appliances,
        automotive, accessories, outdoors, interface,
    ].reduce(into: [:]) { result, group in result.merge(group) { first, _ in first } }

    /// Names that are drawn as another symbol, in a left-to-right layout.
    private static let aliases = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
        "arrow.backward": "arrow.left", "gear": "gearshape", "multiply": "xmark", "multiply.circle": "xmark.circle",
        "multiply.circle.fill": "xmark.circle.fill", "apple.logo": "applelogo", "text.justifyleft": "text.justify",
        "square.and.arrow.up.fill": "square.and.arrow.up",
        "arrow.turn.up.left": "arrowshape.turn.up.left",
        "arrow.triangle.2.circlepath.camera": "camera.rotate", "rectangle.dashed": "square.dashed",
        "text.alignleading": "text.alignleft", "text.aligntrailing": "text.alignright",
        "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
        "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
        "arrow.up.forward": "arrow.up.right",
        "arrow.up.backward": "arrow.up.left",
        "arrow.down.backward": "arrow.down.left",
        "arrow.down.forward": "arrow.down.right",
        "arrow.forward.to.line": "arrow.right.to.line",
        "arrow.backward.to.line": "arrow.left.to.line",
        "chevron.forward.2": "chevron.right.2",
        "chevron.backward.2": "chevron.left.2",
        "chevron.backward.to.line": "chevron.left.to.line",
        "chevron.forward.to.line": "chevron.right.to.line",
        "sidebar.leading": "sidebar.left",
        "sidebar.trailing": "sidebar.right",
        "battery.0percent": "battery.0",
        "battery.25percent": "battery.25",
        "battery.50percent": "battery.50",
        "battery.75percent": "battery.75",
        "battery.100percent": "battery.100",
        "circle.lefthalf.fill": "circle.lefthalf.filled",
        "circle.righthalf.fill": "circle.righthalf.filled",
        "circle.bottomhalf.fill": "circle.bottomhalf.filled",
        "star.leadinghalf.fill": "star.leadinghalf.filled",
        "arrowtriangle.forward": "arrowtriangle.right",
        "arrowtriangle.backward": "arrowtriangle.left",
        "wand.and.rays": "wand.and.stars",
        "iphone.gen1": "iphone",
        "iphone.gen2": "iphone",
        "iphone.gen3": "iphone",
        "iphone.homebutton": "iphone",
        "ipad.homebutton": "ipad",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "thermometer.medium": "thermometer",
        "apple.terminal": "terminal",
        "gauge": "speedometer",
        "gauge.medium": "speedometer",
        "photo.on.rectangle.angled": "photo.on.rectangle",
        "mail": "envelope",
        "suit.heart": "heart",
        "key.horizontal": "key",
        "wave.3.forward": "wave.3.right",
        "wave.3.backward": "wave.3.left",
        "dot.radiowaves.forward": "dot.radiowaves.right",
        "return.left": "return",
        "delete.forward": "delete.right",
        "square.stack.3d.down.right": "square.stack.3d.up",
        "square.3.layers.3d.down.right": "square.3.layers.3d",
        "calendar.day.timeline.leading": "calendar.day.timeline.left",
        "rectangle.center.inset.filled": "rectangle.inset.filled",
        "hand.point.up.left": "hand.point.up",
        "textformat.alt": "character",
        "chair.lounge": "chair",
        "window.vertical.closed": "window.casement",
        "door.right.hand.open": "door.left.hand.open",
        "dial.low": "dial.min",
        "dial.high": "dial.max",
        "arrow.swap": "arrow.triangle.swap",
        "arrow.branch": "arrow.triangle.branch",
        "arrow.merge": "arrow.triangle.merge",
        "clock.arrow.2.circlepath": "clock.arrow.circlepath",
        "point.3.filled.connected.trianglepath.dotted": "point.3.connected.trianglepath.dotted",
        "plus.slash.minus": "plus.forwardslash.minus",
        "arrow.2.circlepath": "arrow.triangle.2.circlepath",
        "gauge.low": "speedometer",
        "gauge.high": "speedometer",
        "gauge.with.needle": "speedometer",
        "gauge.with.dots.needle.50percent": "speedometer",
        "inset.filled.rectangle": "rectangle.inset.filled",
        "macbook": "laptopcomputer",
        "wand.and.stars.inverse": "wand.and.stars",
        "puzzlepiece.extension": "puzzlepiece",
        "airplay.audio": "dot.radiowaves.left.and.right",
        "airplayaudio": "dot.radiowaves.left.and.right", "airplayvideo": "tv",
        // The names of SF Symbols 6.
        "document": "doc",
        "document.on.document": "doc.on.doc",
        "document.on.clipboard": "doc.on.clipboard",
        "document.viewfinder": "doc.viewfinder",
        "text.document": "doc.text",
        "text.page": "doc.text",
        "microphone": "mic",
        "arrowshape.forward": "arrowshape.right",
        "arrowshape.backward": "arrowshape.left",
        "rectangle.leadinghalf.filled": "rectangle.lefthalf.filled",
        "rectangle.trailinghalf.filled": "rectangle.righthalf.filled",
        "arrow.down.to.line.compact": "arrow.down.to.line",
        "arrow.up.to.line.compact": "arrow.up.to.line",
        "thermometer.high": "thermometer",
        "thermometer.low": "thermometer",
        "eyedropper.halffull": "eyedropper",
        "eraser.line.dashed": "eraser",
        "rectangle.on.rectangle.angled": "rectangle.on.rectangle",
        "airpodspro": "airpods",
        "airpods.pro": "airpods",
        "airpods.max": "airpodsmax",
        "homepod.mini": "homepodmini",
        "vision.pro": "visionpro",
        "cube.box": "shippingbox",
        "richtext.page": "doc.richtext",
        "text.rectangle.page": "doc.text",
        "eyes.inverse": "eyes",
        "flag.pattern.checkered": "flag.checkered",
        "flag.checkered.2.crossed": "flag.2.crossed",
        "globe.central.south.asia": "globe.asia.australia",
        "text.justifyright": "text.justify",
        "fanblades": "fan",
        "arrow.trianglehead.clockwise": "goforward",
        "arrow.trianglehead.counterclockwise": "gobackward",
        "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.2.clockwise.rotate.90.camera": "camera.rotate",
        "arrow.trianglehead.clockwise.rotate.90": "arrow.circlepath",
        "arrow.trianglehead.branch": "arrow.triangle.branch",
        "arrow.trianglehead.merge": "arrow.triangle.merge",
        "arrow.trianglehead.pull": "arrow.triangle.pull",
        "arrow.trianglehead.swap": "arrow.triangle.swap",
        "arrow.trianglehead.turn.up.right.circle": "arrow.triangle.turn.up.right.circle",
        "arrow.trianglehead.turn.up.right.circle.fill": "arrow.triangle.turn.up.right.circle.fill",
        "arrow.trianglehead.turn.up.right.diamond": "arrow.triangle.turn.up.right.diamond",
        "arrow.trianglehead.turn.up.right.diamond.fill": "arrow.triangle.turn.up.right.diamond.fill",
        "exclamationmark.arrow.trianglehead.2.clockwise.rotate.90": "exclamationmark.arrow.triangle.2.circlepath",
        "exclamationmark.arrow.circlepath": "exclamationmark.arrow.triangle.2.circlepath",
        "leaf.arrow.circlepath": "leaf.arrow.triangle.circlepath",
        "leaf.arrow.trianglehead.clockwise": "leaf.arrow.triangle.circlepath",
        "gearshape.arrow.trianglehead.2.clockwise.rotate.90": "gearshape.arrow.triangle.2.circlepath",
        "arrow.left.to.line.alt": "arrow.left.to.line",
        "arrow.right.to.line.alt": "arrow.right.to.line",
        "arrow.up.to.line.alt": "arrow.up.to.line",
        "arrow.down.to.line.alt": "arrow.down.to.line",
        "arrow.up.forward.and.arrow.down.backward": "arrow.up.right.and.arrow.down.left",
        "arrow.down.backward.and.arrow.up.forward": "arrow.down.left.and.arrow.up.right",
        "arrow.up.page.on.clipboard": "arrow.up.doc.on.clipboard",
        "arrow.right.page.on.clipboard": "arrow.right.doc.on.clipboard",
        "arrow.up.document": "arrow.up.doc",
        "arrow.down.document": "arrow.down.doc",
        "append.page": "doc.append",
        "app.dashed": "square.dashed",
        "square.filled.on.square": "square.fill.on.square",
        "checkerboard.rectangle": "rectangle.checkered",
        "inset.filled.square": "square.inset.filled",
        "inset.filled.circle": "circle.inset.filled",
        "inset.filled.diamond": "diamond.inset.filled",
        "inset.filled.rectangle.portrait": "rectangle.portrait.inset.filled",
        "rectangle.inset.fill": "rectangle.inset.filled",
        "rectangle.filled.and.hand.point.up.left": "rectangle.and.hand.point.up.left.fill",
        "rectangle.3.group.bubble.left": "rectangle.3.group.bubble",
        "rectangle.3.group.bubble.left.fill": "rectangle.3.group.bubble.fill",
        "rectangle.portrait.on.rectangle.portrait.angled": "rectangle.portrait.on.rectangle.portrait",
        "rectangle.leadingthird.inset.filled": "rectangle.leftthird.inset.filled",
        "rectangle.trailingthird.inset.filled": "rectangle.rightthird.inset.filled",
        "smallcircle.fill.circle": "smallcircle.filled.circle",
        "sidebar.squares.leading": "sidebar.squares.left",
        "sidebar.squares.trailing": "sidebar.squares.right",
        "photo.fill.on.rectangle.fill": "photo.on.rectangle.fill",
        "phone.fill.arrow.up.right": "phone.arrow.up.right.fill",
        "phone.fill.arrow.down.left": "phone.arrow.down.left.fill",
        "phone.fill.connection": "phone.connection.fill",
        "iphone.homebutton.radiowaves.left.and.right": "iphone.radiowaves.left.and.right",
        "iphone.gen3.radiowaves.left.and.right": "iphone.radiowaves.left.and.right",
        "iphone.and.arrow.right.outward": "iphone.and.arrow.forward",
        "ipad.gen1": "ipad",
        "ipad.gen2": "ipad",
        "airpods.gen3": "airpods",
        "applepencil.gen1": "applepencil",
        "applepencil.gen2": "applepencil",
        "appletvremote.gen2": "appletvremote.gen1",
        "appletvremote.gen3": "appletvremote.gen1",
        "battery.100percent.bolt": "battery.100.bolt",
        "figure.seated.side.right": "figure.seated.side",
        "a.magnify": "character.magnify",
        "lock.desktopcomputer": "lock.display",
        "lock.rotation.open": "lock.open.rotation",
        "character.textbox": "textbox",
        "calendar.day.timeline.trailing": "calendar.day.timeline.right",
        "arrowshape.zigzag.forward": "arrowshape.zigzag.right",
        "arrowshape.turn.up.backward.2": "arrowshape.turn.up.left.2",
        "arrowshape.bounce.forward": "arrowshape.bounce.right",
        "person.fill.and.arrow.left.and.arrow.right": "person.and.arrow.left.and.arrow.right.fill",
        "person.2.square.stack": "person.2.crop.square.stack",
        "person.crop.square.fill.and.at.rectangle": "person.crop.square.filled.and.at.rectangle",
        "delete.backward": "delete.left",
        "badge.plus.radiowaves.forward": "badge.plus.radiowaves.right",
        "square.3.stack.3d": "square.3.layers.3d",
        "square.3.stack.3d.top.fill": "square.3.layers.3d.top.filled",
        "square.3.stack.3d.middle.fill": "square.3.layers.3d.middle.filled",
        "square.3.stack.3d.bottom.fill": "square.3.layers.3d.bottom.filled",
        "square.2.stack.3d": "square.2.layers.3d",
        "square.2.stack.3d.top.fill": "square.2.layers.3d.top.filled",
        "square.2.stack.3d.bottom.fill": "square.2.layers.3d.bottom.filled",
        "square.stack.3d.down.forward": "square.stack.3d.up",
        "shield.lefthalf.fill": "shield.lefthalf.filled",
        "plus.rectangle.fill.on.folder.fill": "plus.rectangle.on.folder.fill",
        "plus.square.fill.on.square.fill": "plus.square.on.square.fill",
        "rectangle.leadinghalf.inset.filled": "rectangle.lefthalf.inset.filled",
        "rectangle.trailinghalf.inset.filled": "rectangle.righthalf.inset.filled",
        "rectangle.leadinghalf.inset.filled.arrow.leading": "rectangle.lefthalf.inset.filled.arrow.left",
        "rectangle.trailinghalf.inset.filled.arrow.trailing": "rectangle.righthalf.inset.filled.arrow.right",
        "rectangle.lefthalf.inset.fill": "rectangle.lefthalf.inset.filled",
        "rectangle.righthalf.inset.fill": "rectangle.righthalf.inset.filled",
        "rectangle.lefthalf.inset.fill.arrow.left": "rectangle.lefthalf.inset.filled.arrow.left",
        "rectangle.righthalf.inset.fill.arrow.right": "rectangle.righthalf.inset.filled.arrow.right",
        "rectangle.portrait.inset.fill": "rectangle.portrait.inset.filled",
        "rectangle.inset.topleft.fill": "rectangle.inset.topleft.filled",
        "rectangle.inset.topright.fill": "rectangle.inset.topright.filled",
        "rectangle.inset.bottomleft.fill": "rectangle.inset.bottomleft.filled",
        "rectangle.inset.bottomright.fill": "rectangle.inset.bottomright.filled",
        "rectangle.inset.topleading.filled": "rectangle.inset.topleft.filled",
        "rectangle.inset.toptrailing.filled": "rectangle.inset.topright.filled",
        "rectangle.inset.bottomleading.filled": "rectangle.inset.bottomleft.filled",
        "rectangle.inset.bottomtrailing.filled": "rectangle.inset.bottomright.filled",
        "inset.filled.lefthalf.rectangle": "rectangle.lefthalf.inset.filled",
        "inset.filled.righthalf.rectangle": "rectangle.righthalf.inset.filled",
        "inset.filled.tophalf.rectangle": "rectangle.tophalf.inset.filled",
        "inset.filled.bottomhalf.rectangle": "rectangle.bottomhalf.inset.filled",
        "inset.filled.leadinghalf.rectangle": "rectangle.lefthalf.inset.filled",
        "inset.filled.trailinghalf.rectangle": "rectangle.righthalf.inset.filled",
        "inset.filled.leadingthird.rectangle": "rectangle.leftthird.inset.filled",
        "inset.filled.trailingthird.rectangle": "rectangle.rightthird.inset.filled",
        "inset.filled.bottomthird.rectangle": "rectangle.bottomthird.inset.filled",
        "inset.filled.capsule": "capsule.inset.filled",
        "inset.filled.triangle": "triangle.inset.filled",
        "inset.filled.oval": "oval.inset.filled",
        "rectangle.3.offgrid.bubble.left": "rectangle.3.group.bubble",
        "rectangle.3.offgrid.bubble.left.fill": "rectangle.3.group.bubble.fill",
        "rectangle.pattern.checkered": "rectangle.checkered",
        "arrow.down.backward.toptrailing.rectangle": "arrow.down.left.topright.rectangle",
        "arrow.up.forward.bottomleading.rectangle": "arrow.up.right.bottomleft.rectangle",
        "arrow.up.backward.bottomtrailing.rectangle": "arrow.up.left.bottomright.rectangle",
        "arrow.down.forward.topleading.rectangle": "arrow.down.right.topleft.rectangle",
        "chevron.left.slash.chevron.right": "chevron.left.forwardslash.chevron.right",
        "chevron.compact.forward": "chevron.compact.right",
        "chevron.compact.backward": "chevron.compact.left",
        "flag.filled.and.flag.crossed": "flag.and.flag.filled.crossed",
        "bubble": "bubble.left",
        "chineseyuanrenminbisign": "yensign",
        "printer.fill.and.paper.fill": "printer.fill",
        "printer.filled.and.paper": "printer.fill",
        "printer.inverse": "printer.fill",
        "tv.music.note": "music.note.tv",
        "tv.music.note.fill": "music.note.tv.fill",
        "checkerboard.shield": "shield.checkered",
        "macbook.and.iphone": "laptopcomputer.and.iphone",
        "macbook.gen1": "laptopcomputer",
        "macbook.gen2": "laptopcomputer",
        "iphone.gen1.landscape": "iphone.landscape",
        "iphone.gen2.landscape": "iphone.landscape",
        "iphone.gen3.landscape": "iphone.landscape",
        "iphone.homebutton.landscape": "iphone.landscape",
        "iphone.smartbatterycase.gen2": "iphone.smartbatterycase.gen1",
        "ipad.homebutton.landscape": "ipad.landscape",
        "ipad.gen1.landscape": "ipad.landscape",
        "ipad.gen2.landscape": "ipad.landscape",
        "ipod.touch": "ipodtouch",
        "ipod.touch.landscape": "ipodtouch.landscape",
        "ipod.shuffle.gen1": "ipodshuffle.gen1",
        "ipod.shuffle.gen4": "ipodshuffle.gen4",
        "airpod.gen3.left": "airpod.left",
        "airpod.gen3.right": "airpod.right",
        "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled",
        "hourglass.tophalf.fill": "hourglass.tophalf.filled",
        "slider.horizontal.below.square.fill.and.square": "slider.horizontal.below.square.filled.and.square",
        "square.fill.and.line.vertical.and.square": "square.filled.and.line.vertical.and.square",
        "square.and.line.vertical.and.square.fill": "square.and.line.vertical.and.square.filled",
        "square.fill.and.line.vertical.and.square.fill": "square.filled.and.line.vertical.and.square.filled",
        "circle.bottomrighthalf.pattern.checkered": "circle.bottomrighthalf.checkered",
        "tram.tunnel.fill": "tram.fill.tunnel",
        "contextualmenu.and.pointer.arrow": "contextualmenu.and.cursorarrow",
        "minus.slash.plus": "minus.forwardslash.plus",
        "location.fill.viewfinder": "location.viewfinder",
        "button.roundedtop.horizontal": "rectangle.roundedtop",
        "button.roundedtop.horizontal.fill": "rectangle.roundedtop.fill",
        "button.roundedbottom.horizontal": "rectangle.roundedbottom",
        "button.roundedbottom.horizontal.fill": "rectangle.roundedbottom.fill",
        "figure.ice.skating": "figure.skating",
        "hand.raised.palm.facing": "hand.raised",
        "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath",
        "triangleshape": "triangle",
        "message.badge.filled.fill": "message.badge.fill",
        "point.filled.topleft.down.curvedto.point.bottomright.up": "point.topleft.down.curvedto.point.bottomright.up",
    ]
}

extension SymbolTable {
    /// The symbols of the system's bar button items.
    static let bars: [String: Outline] = [
        "square.and.pencil": Outline(1.2, 1.15) {
            $0.line(0.62, 0.2, 0.2, 0.2, 0.08, 0.32, 0.08, 0.95, 0.2, 1.07, 0.83, 1.07, 0.95, 0.95, 0.95, 0.55)
            $0.line(0.44, 0.74, 0.48, 0.56, 1.0, 0.06, 1.12, 0.18, 0.62, 0.68, closed: true)
        },
        "arrowshape.turn.up.left": Outline(1.25, 1.05) {
            $0.line(
                0.08, 0.46, 0.5, 0.08, 0.5, 0.3, 0.78, 0.32, 1.0, 0.46, 1.12, 0.68, 1.17, 0.97, 0.98, 0.74, 0.8, 0.65,
                0.5, 0.62, 0.5, 0.84, closed: true)
        },
        "book": Outline(1.35, 1.05) {
            $0.line(0.675, 0.22, 0.5, 0.12, 0.3, 0.1, 0.08, 0.18, 0.08, 0.94, 0.3, 0.86, 0.5, 0.88, 0.675, 0.98)
            $0.line(0.675, 0.22, 0.85, 0.12, 1.05, 0.1, 1.27, 0.18, 1.27, 0.94, 1.05, 0.86, 0.85, 0.88, 0.675, 0.98)
            $0.line(0.675, 0.22, 0.675, 0.98)
        },
        "camera": Outline(1.35, 1.1) {
            $0.line(
                0.08, 0.28, 0.36, 0.28, 0.46, 0.12, 0.89, 0.12, 0.99, 0.28, 1.27, 0.28, 1.27, 1.0, 0.08, 1.0,
                closed: true)
            $0.circle(0.675, 0.62, 0.23)
        },
        "backward.fill": Outline(1.4, 0.9) {
            $0.shape(0.68, 0.08, 0.68, 0.82, 0.08, 0.45)
            $0.shape(1.32, 0.08, 1.32, 0.82, 0.72, 0.45)
        },
        "forward.fill": Outline(1.4, 0.9) {
            $0.shape(0.08, 0.08, 0.08, 0.82, 0.68, 0.45)
            $0.shape(0.72, 0.08, 0.72, 0.82, 1.32, 0.45)
        },
    ]
}

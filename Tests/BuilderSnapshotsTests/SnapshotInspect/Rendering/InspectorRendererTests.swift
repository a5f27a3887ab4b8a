import Render
import SnapshotReview
import Testing

@testable import SnapshotCore
@testable import SnapshotInspect

@Suite struct InspectorRendererTests {
    private static let bitmap = Bitmap(width: 100, height: 200, isOpaque: true) { pixels, bytesPerRow in
        for y in 0..<200 {
            for x in 0..<100 { (pixels + y * bytesPerRow + x * 4).storeBytes(of: 0xFF20_4060, as: UInt32.self) }
        }
    }

    private static func renderer(_ graphics: TerminalGraphicsProtocol?, _ size: Terminal.Size) throws
        -> InspectorRenderer
    {
        let terminal = Terminal(size: size, environment: ["TERM": "xterm-256color"])
        return InspectorRenderer(
            graphics: try graphics.map { try TerminalGraphics($0, in: terminal, columns: nil) },
            note: graphics == nil ? "No picture: NO_COLOR is set" : nil)
    }

    private static var states: [InspectorState] {
        var drawn = InspectionSample.state
        drawn.take(InspectionSample.screen(picture: bitmap, warnings: ["a font is missing: 日本語"]))
        var searching = drawn
        searching.press(.character("/"))
        searching.type("日本語")
        var marked = drawn
        marked.press(.down, .tab, .character("f"), .character("m"), .character("c"), .down, .right)
        var help = drawn
        help.press(.character("?"))
        var failed = InspectionSample.state
        failed.fail("box crashed: the process that drew it ended by signal 11\nFatal error: 添字が範囲外です " + "x" * 300)
        var drawing = InspectionSample.state
        _ = drawing.requestDrawing()
        return [drawn, searching, marked, help, failed, drawing]
    }

    /// In any size each line fills the terminal's width exactly: nothing wraps, nothing stays from the frame before.
    @Test(arguments: [nil, TerminalGraphicsProtocol.blocks, .kitty])
    func linesFillTheTerminal(graphics: TerminalGraphicsProtocol?) throws {
        for (columns, rows) in [(40, 12), (41, 13), (79, 30), (80, 24), (81, 12), (120, 40), (211, 61), (60, 80)] {
            let size = Terminal.Size(columns: columns, rows: rows)
            for (number, state) in Self.states.enumerated() {
                let frame = try Self.renderer(graphics, size).frame(of: state, size: size)
                #expect(frame.lines.count == rows, "\(columns) × \(rows), state \(number)")
                for line in frame.lines {
                    #expect(line.width == columns, "\(columns) × \(rows), state \(number): \(line.text)")
                    #expect(Self.columns(of: line.encoded(with: .indexed)) == columns)
                }
            }
        }
    }

    @Test func theTreeIsAboveTheReasons() throws {
        let size = Terminal.Size(columns: 64, rows: 60)
        var state = InspectionSample.drawn
        state.press(.down)
        let lines = try Self.renderer(nil, size).frame(of: state, size: size).lines.map { line in
            String(line.text.reversed().drop { $0 == " " }.reversed())
        }
        #expect(lines[0] == " box · iphone-12.light · 1/3 · 1 could move · 1 contradiction")
        #expect(
            lines[1...5] == [
                "▾ UIWindow", "  ▾ card CardView ? !", "      title UILabel “Hello”", "      “Größe” UILabel",
                "    UIView hidden",
            ])
        let start = try #require(lines.firstIndex(of: "card"))
        #expect(lines[start - 1].hasPrefix("── Why? ─"))
        #expect(lines[start + 1] == "  class CardView")
        #expect(lines[start + 2] == "  frame (10 20; 80 100)")
        #expect(lines.contains("Why is it here?"))
        #expect(lines.contains("What could move?"))
        #expect(lines.last == "No picture: NO_COLOR is set")
    }

    @Test func smallTerminalsSaySo() throws {
        for (columns, rows) in [(39, 24), (80, 11), (5, 2), (1, 1)] {
            let size = Terminal.Size(columns: columns, rows: rows)
            let frame = try Self.renderer(nil, size).frame(of: InspectionSample.drawn, size: size)
            #expect(frame.lines.count == rows)
            #expect(frame.lines.allSatisfy { $0.width == columns })
            if columns > 30 { #expect(frame.lines[0].text.hasPrefix("The terminal is too small:")) }
        }
    }

    @Test func aPictureOfKittysProtocolIsBesideTheTree() throws {
        let size = Terminal.Size(columns: 100, rows: 42)
        let frame = try Self.renderer(.kitty, size).frame(of: Self.states[0], size: size)
        let picture = try #require(frame.picture)
        #expect(picture.column == 0 && picture.row == 1)
        // 40 rows of 40 pixels are enough for 200: it isn't enlarged.
        #expect(picture.picture.columns == 5 && picture.picture.rows == 5)
        // The lines jump over it.
        #expect(frame.lines[1].encoded(with: .all).contains("\u{1B}[5C"))
        #expect(!frame.lines[1].text.contains("▀"))
        #expect(try Self.renderer(.blocks, size).frame(of: Self.states[0], size: size).picture == nil)
    }

    @Test func theSelectedRowStaysVisible() {
        for selected in 0..<100 {
            let top = InspectorLayout.top(selected: selected, count: 100, rows: 9)
            #expect((top..<top + 9).contains(selected))
            #expect((0...91).contains(top))
        }
        #expect(InspectorLayout.top(selected: 3, count: 5, rows: 9) == 0)
    }

    @Test func partsDontOverlap() throws {
        for columns in [40, 79, 80, 200] {
            for rows in [12, 29, 30, 70] {
                for aspect in [nil, 0.4, 2.16, 20] {
                    let layout = InspectorLayout(
                        size: Terminal.Size(columns: columns, rows: rows), aspect: aspect)
                    #expect(layout.tree.rows >= 3 && layout.reasons.rows >= 3)
                    #expect(layout.tree.columns >= 40)
                    #expect(layout.tree.row + layout.tree.rows < layout.reasons.row)
                    #expect(layout.reasons.row + layout.reasons.rows == rows - 1)
                    if columns >= 80, aspect != nil { #expect(layout.picture != nil) }
                    guard let picture = layout.picture else { continue }
                    #expect(picture.columns < layout.tree.column || picture.row + picture.rows < layout.tree.row)
                }
            }
        }
    }

    @Test func theCursorIsBehindTheSearch() throws {
        let size = Terminal.Size(columns: 80, rows: 24)
        let frame = try Self.renderer(nil, size).frame(of: Self.states[1], size: size)
        #expect(frame.cursor?.column == 7)
        #expect(frame.cursor?.row == 23)
        #expect(frame.lines[23].text.hasPrefix("/日本語   nothing found"))
    }

    @Test func outlinesAreDrawnOverThePicture() throws {
        var state = InspectionSample.state
        state.take(InspectionSample.screen(picture: Self.bitmap))
        #expect(state.pictureMarks.isEmpty)
        state.press(.down)
        // The selected view, two pixels wide, at (10, 20; 80 × 100).
        let bitmap = Self.bitmap.drawing(state.pictureMarks, width: 100, height: 200)
        let orange = 0xFF00_0000 | InspectorState.MarkColor.selection
        #expect(bitmap.pixel(x: 10, y: 20) == orange)
        #expect(bitmap.pixel(x: 11, y: 70) == orange)
        #expect(bitmap.pixel(x: 12, y: 70) == 0xFF20_4060)
        #expect(bitmap.pixel(x: 89, y: 119) == orange)
        #expect(bitmap.pixel(x: 90, y: 119) == 0xFF20_4060)
        state.press(.character("m"))
        let margins = Self.bitmap.drawing(state.pictureMarks, width: 100, height: 200)
        #expect(margins.pixel(x: 18, y: 28) == 0xFF00_0000 | InspectorState.MarkColor.margin)
        // The constraint from the root's left edge to the card's, at the card's middle.
        state.press(.character("c"))
        let constraints = Self.bitmap.drawing(state.pictureMarks, width: 100, height: 200)
        #expect(constraints.pixel(x: 5, y: 70) != 0xFF20_4060 || constraints.pixel(x: 5, y: 100) != 0xFF20_4060)
        // Frames of hidden views aren't drawn.
        state.press(.character("f"))
        let colors = state.pictureMarks.filter { $0.color == InspectorState.MarkColor.frame }
        #expect(colors.count == 4)
    }

    @Test func outlinesBeyondThePictureAreHarmless() {
        let rects = [(-50.0, -50.0, 10.0, 10.0), (95, 195, 1e9, 1e9), (-1e300, 0, 2e300, 1), (50, 50, 0, 0)]
        let marks = rects.flatMap { x, y, width, height in
            [PictureMark.Shape.frame, .line].map {
                PictureMark(shape: $0, rect: InspectionSample.rect(x, y, width, height), color: 1, thickness: 3)
            }
        }
        let bitmap = Self.bitmap.drawing(marks, width: 100, height: 200)
        #expect(bitmap.pixel(x: 50, y: 50) == 0xFF00_0001)
        #expect(bitmap.pixel(x: 95, y: 195) == 0xFF00_0001)
        #expect(bitmap.pixel(x: 20, y: 20) == 0xFF20_4060)
    }

    /// Returns the columns that a terminal moves by.
    private static func columns(of encoded: String) -> Int {
        var columns = 0
        var rest = encoded[...]
        while let character = rest.first {
            guard character == "\u{1B}", let end = rest.dropFirst(2).firstIndex(where: { $0.isLetter }) else {
                columns += DisplayWidth.of(character)
                rest = rest.dropFirst()
                continue
            }
            if rest[end] == "C" { columns += Int(rest[rest.index(rest.startIndex, offsetBy: 2)..<end]) ?? 0 }
            rest = rest[rest.index(after: end)...]
        }
        return columns
    }
}

extension String {
    fileprivate static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
}

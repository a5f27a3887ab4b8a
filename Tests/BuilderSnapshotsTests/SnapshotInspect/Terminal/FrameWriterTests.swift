import Render
import SnapshotReview
import Testing

@testable import SnapshotCore
@testable import SnapshotInspect

@Suite struct FrameWriterTests {
    private static let size = Terminal.Size(columns: 80, rows: 24)

    @Test func onlyLinesThatDifferAreWritten() {
        var writer = FrameWriter(colors: nil, graphics: nil)
        let first = writer.sequences(for: frame("one", "two"))
        #expect(first.contains("\u{1B}[2J"))
        #expect(first.contains("\u{1B}[1;1Hone"))
        #expect(first.contains("\u{1B}[2;1Htwo"))
        #expect(!writer.sequences(for: frame("one", "two")).contains("H"))
        let third = writer.sequences(for: frame("one", "three"))
        #expect(third.contains("\u{1B}[2;1Hthree"))
        #expect(!third.contains("one"))
        #expect(!third.contains("\u{1B}[2J"))
    }

    @Test func thePictureIsReplacedWithoutAGap() throws {
        let terminal = Terminal(size: Self.size, environment: ["TERM": "xterm-kitty"])
        let graphics = try TerminalGraphics(.kitty, in: terminal, columns: nil)
        var writer = FrameWriter(colors: .all, graphics: graphics, identifier: 1)
        let red = graphics.fit(bitmap(0xFFFF_0000), columns: 4, rows: 2)
        let blue = graphics.fit(bitmap(0xFF00_00FF), columns: 4, rows: 2)
        func frame(_ picture: PanePicture, column: Int = 0) -> InspectorFrame {
            InspectorFrame(
                lines: [StyledLine("x")],
                picture: InspectorFrame.Picture(column: column, row: 1, picture: picture))
        }
        #expect(writer.sequences(for: frame(red)).contains("i=2"))
        #expect(!writer.sequences(for: frame(red)).contains("\u{1B}_G"))
        let second = writer.sequences(for: frame(blue))
        #expect(!second.contains("\u{1B}[2J"))
        // The new one first, then the old one is deleted.
        let drawn = try #require(second.range(of: "a=T"))
        let deleted = try #require(second.range(of: "a=d,d=I,i=2"))
        #expect(drawn.lowerBound < deleted.lowerBound)
        #expect(second[drawn.lowerBound..<deleted.lowerBound].contains("i=1"))
        // Elsewhere, nothing of the old frame stays.
        #expect(writer.sequences(for: frame(blue, column: 3)).contains("\u{1B}[2J"))
        #expect(writer.sequences(for: InspectorFrame(lines: [StyledLine("x")])).contains("a=d"))
    }

    @Test func theClipboardTakesAnyText() {
        let terminal = Terminal(size: Self.size, environment: ["TERM": "xterm"])
        #expect(FrameWriter.copying("(20 20; 350 410)", in: terminal) == "\u{1B}]52;c;KDIwIDIwOyAzNTAgNDEwKQ==\u{7}")
        #expect(FrameWriter.copying("Größe\u{1B}", in: terminal) == "\u{1B}]52;c;R3LDtsOfZRs=\u{7}")
        let screen = Terminal(size: Self.size, environment: ["TERM": "screen"])
        #expect(FrameWriter.copying("a", in: screen) == "\u{1B}P\u{1B}]52;c;YQ==\u{7}\u{1B}\\")
    }

    @Test(arguments: [
        (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "vt100"], false), (["TERM": "xterm-mono"], false),
        (["TERM": "xterm"], true), (["TERM": "xterm-kitty"], true),
    ])
    func terminalsWithoutColors(environment: [String: String], hasColors: Bool) {
        let terminal = Terminal(size: Self.size, environment: environment)
        #expect((terminal.textColors != nil) == hasColors)
        #expect((terminal.reasonForNoColors == nil) == hasColors)
    }

    private func frame(_ lines: String...) -> InspectorFrame {
        InspectorFrame(lines: lines.map { StyledLine($0) })
    }

    private func bitmap(_ color: UInt32) -> Bitmap {
        Bitmap(width: 8, height: 8, isOpaque: true) { pixels, _ in
            for index in 0..<64 { pixels.storeBytes(of: color, toByteOffset: index * 4, as: UInt32.self) }
        }
    }
}

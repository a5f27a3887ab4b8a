import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@Suite struct PaneGraphicsTests {
    @Test(arguments: TerminalGraphicsProtocol.allCases)
    func picturesFitTheirPart(graphicsProtocol: TerminalGraphicsProtocol) throws {
        let sizes = [
            Terminal.Size(columns: 120, rows: 40),
            Terminal.Size(columns: 101, rows: 33, pixelWidth: 1111, pixelHeight: 733),
        ]
        for size in sizes {
            let terminal = Terminal(size: size, environment: ["TERM": "xterm"])
            let graphics = try TerminalGraphics(graphicsProtocol, in: terminal, columns: nil)
            for (width, height) in [(390, 844), (844, 390), (1, 1), (2000, 3), (3, 2000)] {
                let bitmap = Bitmap(width: width, height: height, isOpaque: true) { _, _ in }
                for (columns, rows) in [(40, 38), (1, 1), (90, 5)] {
                    let picture = graphics.fit(bitmap, columns: columns, rows: rows)
                    #expect((1...columns).contains(picture.columns) && (1...rows).contains(picture.rows))
                    #expect(picture.bitmap.width <= width)
                    guard graphicsProtocol == .blocks else { continue }
                    #expect(picture.bitmap.width == picture.columns)
                    let lines = graphics.lines(of: picture)
                    #expect((picture.rows - 1...picture.rows).contains(lines.count))
                }
            }
        }
    }

    @Test func picturesOfKittysProtocolCanBeDeletedAndPassTmux() throws {
        let bitmap = Bitmap(width: 2, height: 2, isOpaque: true) { _, _ in }
        let size = Terminal.Size(columns: 80, rows: 24)
        let direct = try TerminalGraphics(
            .kitty, in: Terminal(size: size, environment: ["TERM": "xterm-kitty"]), columns: nil)
        let text = try direct.sequences(of: direct.fit(bitmap, columns: 4, rows: 2), identifier: 9)
        #expect(text.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=1,r=1,C=1,i=9,m=0;"))
        #expect(direct.deletion(of: 9) == "\u{1B}_Ga=d,d=I,i=9,q=2\u{1B}\\")
        let tmux = try TerminalGraphics(
            .kitty, in: Terminal(size: size, environment: ["TERM": "tmux-256color"]), columns: nil)
        #expect(tmux.deletion(of: 9) == TmuxPassThrough.wrap(direct.deletion(of: 9)))
    }

    @Test func colorsOfLetters() {
        #expect(TerminalColors.all.code(of: 0x0A_84FF) == "38;2;10;132;255")
        #expect(TerminalColors.indexed.code(of: 0xFF_0000) == "38;5;196")
    }
}

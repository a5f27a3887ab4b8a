import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@Suite struct TerminalFitTests {
    /// 10 × 20 pixels to a cell.
    private let window = Terminal.Size(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 480)

    @Test func aLargePictureFillsTheTerminalUpToTheReserve() {
        let graphicsProtocol = TerminalGraphicsProtocol.kitty
        let tall = TerminalFit(width: 1170, height: 2532, with: graphicsProtocol, in: window, columns: nil)
        #expect(tall == TerminalFit(columns: 22, rows: 23, width: 212, height: 460))
        let wide = TerminalFit(width: 2000, height: 100, with: graphicsProtocol, in: window, columns: nil)
        #expect(wide == TerminalFit(columns: 80, rows: 2, width: 800, height: 40))
        let two = TerminalFit(width: 1170, height: 2532, with: graphicsProtocol, in: window, columns: nil, reserve: 2)
        #expect(two.rows == 22)
    }

    @Test(arguments: TerminalGraphicsProtocol.allCases)
    func aSmallPictureIsNotEnlarged(graphicsProtocol: TerminalGraphicsProtocol) {
        for columns in [nil, 60] {
            let fit = TerminalFit(width: 25, height: 30, with: graphicsProtocol, in: window, columns: columns)
            #expect((fit.width, fit.height) == (25, 30))
        }
    }

    @Test func blocksAreOnePixelWideAndTwoHigh() {
        let fit = TerminalFit(width: 1170, height: 2532, with: .blocks, in: window, columns: nil)
        #expect(fit == TerminalFit(columns: 21, rows: 23, width: 21, height: 46))
    }

    /// With cells of 10 × 25 the halves are higher than wide: fewer of them show the same picture.
    @Test func blocksKeepThePicturesShape() {
        let window = Terminal.Size(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 600)
        let fit = TerminalFit(width: 400, height: 400, with: .blocks, in: window, columns: 40)
        #expect(fit == TerminalFit(columns: 40, rows: 16, width: 40, height: 32))
    }

    @Test func requestedColumnsTakePrecedenceOverRows() {
        let fit = TerminalFit(width: 1170, height: 2532, with: .blocks, in: window, columns: 60)
        #expect(fit == TerminalFit(columns: 60, rows: 65, width: 60, height: 129))
        let kitty = TerminalFit(width: 1170, height: 2532, with: .kitty, in: nil, columns: 30)
        #expect(kitty.width == 600)
    }

    @Test func somethingIsAlwaysShown() {
        for graphicsProtocol in TerminalGraphicsProtocol.allCases {
            let fit = TerminalFit(
                width: 100_000, height: 1, with: graphicsProtocol, in: Terminal.Size(columns: 1, rows: 1), columns: nil)
            #expect(fit.width >= 1 && fit.height >= 1 && fit.columns >= 1 && fit.rows >= 1)
        }
    }
}

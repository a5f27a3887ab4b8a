import Foundation
import Testing

@testable import SnapshotReview

@Suite struct KittyGraphicsTests {
    @Test(arguments: [1, 3072, 3073, 10_000])
    func piecesMakeUpThePicture(count: Int) throws {
        let png = Data((0..<count).map { UInt8($0 * 7 % 251) })
        let pieces = KittyGraphics.pieces(png: png, columns: 12, rows: 5)
        var text = ""
        for (index, piece) in pieces.enumerated() {
            let parts = try parts(of: piece)
            #expect(parts.data.count <= KittyGraphics.pieceLength)
            let more = index < pieces.count - 1 ? "m=1" : "m=0"
            #expect(parts.keys == (index == 0 ? ["a=T", "f=100", "q=2", "c=12", "r=5", more] : [more]))
            // All but the last are whole groups of four.
            if index < pieces.count - 1 { #expect(parts.data.count == KittyGraphics.pieceLength) }
            text += parts.data
        }
        #expect(Data(base64Encoded: text) == png)
    }

    @Test func aPictureThatIsDeletedLaterHasANumber() throws {
        let pieces = KittyGraphics.pieces(
            png: Data(repeating: 1, count: 4000), columns: 2, rows: 1, movesCursor: false, identifier: 7)
        #expect(try parts(of: pieces[0]).keys == ["a=T", "f=100", "q=2", "c=2", "r=1", "C=1", "i=7", "m=1"])
        #expect(try parts(of: pieces[1]).keys == ["m=0"])
    }

    @Test func tmuxPassThroughDoublesEscapes() {
        #expect(
            TmuxPassThrough.wrap("\u{1B}_Gm=0;AA\u{1B}\\") == "\u{1B}Ptmux;\u{1B}\u{1B}_Gm=0;AA\u{1B}\u{1B}\\\u{1B}\\")
        let drawn = TmuxPassThrough.draw(["x"], rows: 3)
        #expect(drawn == "\n\n\n\u{1B}[3A\u{1B}Ptmux;x\u{1B}\\\u{1B}[3B\r")
    }

    private func parts(of piece: String) throws -> (keys: [String], data: String) {
        try #require(piece.hasPrefix("\u{1B}_G") && piece.hasSuffix("\u{1B}\\"))
        let parts = piece.dropFirst(3).dropLast(2).split(separator: ";", omittingEmptySubsequences: false)
        try #require(parts.count == 2)
        return (parts[0].split(separator: ",").map(String.init), String(parts[1]))
    }
}

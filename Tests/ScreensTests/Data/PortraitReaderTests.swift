import Foundation
import Render
import Testing

@testable import Screens

@Suite struct PortraitReaderTests {
    private func message(_ name: String, in folder: TemporaryFolder, limits: ImageLimits = .standard) -> String {
        do {
            let bitmap = try PortraitReader(folder: folder.url, limits: limits).bitmap(named: name)
            return "\(bitmap.width) × \(bitmap.height)"
        } catch {
            return "\(error)"
        }
    }

    private func picture() throws -> Data {
        let bitmap = Bitmap(width: 4, height: 3, isOpaque: true) { pixels, bytesPerRow in
            memset(pixels, 255, bytesPerRow * 3)
        }
        return try PNGEncoder().encode(bitmap, scale: 1)
    }

    @Test func readsByNamePathAndAddress() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(picture(), to: "white picture.png")
        #expect(message("white picture.png", in: folder) == "4 × 3")
        #expect(message(file.path, in: folder) == "4 × 3")
        #expect(message(file.absoluteString, in: folder) == "4 × 3")
    }

    @Test func missingPicture() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appendingPathComponent("me.jpg").path
        #expect(
            message("me.jpg", in: folder) == "picture 'me.jpg' is missing; looked for \(path). A placeholder is drawn.")
    }

    @Test func addressesAreNotFetched() throws {
        let text = message("https://example.com/me.jpg", in: try TemporaryFolder())
        #expect(text.hasPrefix("picture 'https://example.com/me.jpg' is an address, and nothing is fetched"))
    }

    @Test func truncatedPicture() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(picture().prefix(40), to: "cut.png")
        #expect(message("cut.png", in: folder).hasPrefix("picture 'cut.png': the PNG picture is truncated"))
    }

    @Test func textIsNoPicture() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("hello", to: "text.png")
        #expect(message("text.png", in: folder).hasPrefix("picture 'text.png': not a PNG or JPEG picture"))
    }

    @Test func oversizedPicture() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(picture(), to: "big.png")
        let few = ImageLimits(pixels: 11, bytes: 1_000_000)
        #expect(message("big.png", in: folder, limits: few).hasPrefix("picture 'big.png': the picture is too large"))
        let small = ImageLimits(pixels: 100, bytes: 10)
        #expect(message("big.png", in: folder, limits: small).hasPrefix("picture 'big.png': the picture is too large"))
    }

    @Test func aFolderIsNoPicture() throws {
        let folder = try TemporaryFolder()
        #expect(
            message(".", in: folder) == "picture '.' can't be read: it is no ordinary file. A placeholder is drawn.")
        #expect(message("", in: folder).hasPrefix("picture ''"))
    }
}

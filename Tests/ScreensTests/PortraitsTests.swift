import Builder
import Foundation
import Synchronization
import Testing

@testable import Screens

@MainActor
@Suite struct PortraitsTests {
    /// Takes warnings.
    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private func sample(folder: URL, lines: Lines) throws -> UserData {
        let users = try SampleData.load(warn: { _ in }).users
        return UserData(users: users, folder: folder, warn: { lines.add($0) })
    }

    @Test func missingPictureIsAPlaceholderAndOneWarning() throws {
        let lines = Lines()
        let folder = try TemporaryFolder()
        let data = try sample(folder: folder.url, lines: lines)
        let user = try #require(data.users.first)
        let portraits = Portraits(data)
        for _ in 0..<3 {
            let photo = portraits.photo(of: user)
            #expect(photo.size == CGSize(width: 500, height: 500))
            #expect(portraits.thumbnail(of: user).size == CGSize(width: 128, height: 128))
        }
        #expect(lines.all.count == 2)
        #expect(lines.all.first?.hasPrefix("picture 'portraits/danielle-garcia.jpg' is missing") == true)
    }

    @Test func truncatedPictureSaysWhy() throws {
        let lines = Lines()
        let folder = try TemporaryFolder()
        let whole = try SampleData.load(warn: { _ in })
        var user = try #require(whole.users.first)
        let picture = try Data(contentsOf: whole.folder.appendingPathComponent(user.picture.large))
        _ = try folder.write(picture.prefix(picture.count / 2), to: "half.jpg")
        user.picture.large = "half.jpg"
        let portraits = Portraits(UserData(users: [user], folder: folder.url, warn: { lines.add($0) }))
        #expect(portraits.photo(of: user).size == CGSize(width: 500, height: 500))
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.hasPrefix("picture 'half.jpg': the JPEG picture is") == true)
    }

    @Test func placeholderShowsAPerson() throws {
        let image = try #require(PortraitPlaceholder.image(size: CGSize(width: 100, height: 60)).pngData())
        let bitmap = try PortraitReader(folder: URL(fileURLWithPath: "/")).decode(image, name: "placeholder")
        #expect(bitmap.width == 100 && bitmap.height == 60)
        #expect(bitmap.pixel(x: 0, y: 0) != bitmap.pixel(x: 50, y: 25))
        #expect(bitmap.pixel(x: 50, y: 25) == bitmap.pixel(x: 50, y: 55))
    }

    @Test func thumbnailsAreReadOnce() throws {
        let data = try SampleData.load(warn: { _ in })
        let user = try #require(data.users.first)
        let portraits = Portraits(data)
        #expect(portraits.thumbnail(of: user) === portraits.thumbnail(of: user))
    }
}

import Foundation
import Render
import Testing

@testable import Screens

@Suite struct SampleDataTests {
    private func data() throws -> UserData {
        try SampleData.load(warn: { _ in })
    }

    @Test func hasEnoughUsersWithDifferentEMails() throws {
        let users = try data().users
        #expect(users.count >= 40)
        #expect(Set(users.map(\.email)).count == users.count)
    }

    @Test func danielleComesFirst() throws {
        let user = try #require(try data().users.first)
        #expect(user.fullName == "Danielle Garcia")
        #expect(user.street == "571 W Pecan St")
        #expect(user.cityStateZip == "Fort Wayne Iowa 60270")
        #expect(user.email == "danielle.garcia@example.com")
        #expect(user.phone == "(651)-406-7230")
        #expect(user.dob.age == 74)
    }

    @Test(arguments: [
        0x00C0...0x024F, 0x0370...0x03FF, 0x0400...0x04FF, 0x0600...0x06FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
    ])
    func namesHaveLettersOf(range: ClosedRange<UInt32>) throws {
        let names = try data().users.map(\.fullName)
        #expect(names.contains { $0.unicodeScalars.contains { range.contains($0.value) } })
    }

    @Test func firstScreensNeedNoFurtherFonts() throws {
        let first = try data().users.prefix(25)
        for user in first {
            let text = user.fullName + user.cityStateZip + user.street
            #expect(text.unicodeScalars.allSatisfy { $0.value < 0x0250 }, "\(user.fullName)")
        }
    }

    @Test func everyPictureDecodes() throws {
        let data = try data()
        let reader = PortraitReader(folder: data.folder)
        var bytes = 0
        var names: Set<String> = []
        for user in data.users {
            names.formUnion([user.picture.large, user.picture.thumbnail])
            let large = try reader.bitmap(named: user.picture.large)
            #expect(large.width >= 500 && large.height >= 500)
            let thumbnail = try reader.bitmap(named: user.picture.thumbnail)
            #expect(thumbnail.width == 128 && thumbnail.height == 128)
        }
        for name in names {
            bytes += try Data(contentsOf: data.folder.appendingPathComponent(name)).count
        }
        #expect(bytes < 900 * 1024)
        #expect(names.contains { $0.hasSuffix(".png") } && names.contains { $0.hasSuffix(".jpg") })
    }

    @Test func danielleNameBarLiesOnWhite() throws {
        let data = try data()
        let user = try #require(data.users.first)
        let photo = try PortraitReader(folder: data.folder).bitmap(named: user.picture.large)
        // As wide as the card (350 by 250 points), the name bar is the lowest 36.333 points.
        let barTop = photo.height - Int(36.4 / 250 * Double(photo.height))
        for y in stride(from: barTop, to: photo.height, by: 7) {
            for x in stride(from: 0, to: photo.width, by: 31) {
                #expect(photo.pixel(x: x, y: y) == 0xFFFF_FFFF, "(\(x), \(y))")
            }
        }
    }

    @Test func cutOutPortraitsAreTransparentOutside() throws {
        let data = try data()
        let cutOut = try #require(data.users.first { $0.picture.large.hasSuffix(".png") })
        let photo = try PortraitReader(folder: data.folder).bitmap(named: cutOut.picture.large)
        #expect(photo.pixel(x: 0, y: 0) == 0)
        #expect(photo.pixel(x: photo.width / 2, y: photo.height / 2) >> 24 == 255)
    }
}

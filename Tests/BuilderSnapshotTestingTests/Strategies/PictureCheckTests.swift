import BuilderUIKit
import Foundation
import Testing

@testable import BuilderSnapshotTesting

@MainActor
@Suite struct PictureCheckTests {
    private func card(_ name: String = "Ada", y: CGFloat = 10, color: UIColor = .white) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        card.backgroundColor = color
        let label = UILabel(frame: CGRect(x: 10, y: y, width: 100, height: 20))
        label.text = name
        label.accessibilityIdentifier = "name"
        card.addSubview(label)
        return card
    }

    @Test func aDifferenceNamesTheViewThatChanged() throws {
        let box = try Sandbox()
        defer { box.remove() }
        #expect(box.take(card(), as: .image)?.contains("was recorded") == true)
        #expect(box.again.take(card(), as: .image) == nil)
        let moved = try #require(box.again.take(card(y: 14), as: .image))
        #expect(moved.contains("pixels differ") && moved.contains("name") && moved.contains("moved down 4 pt"))
        #expect(moved.contains("passes at"))
        #expect(box.failures == ["looks.1.actual.png", "looks.1.difference.png"])
        let renamed = try #require(box.again.take(card("Bob"), as: .image))
        #expect(renamed.contains("“Ada”") && renamed.contains("“Bob”"))
    }

    @Test func sizesAndScalesAreTold() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(card(), as: .image)
        let larger = try #require(box.again.take(card(), as: .image(size: CGSize(width: 120, height: 80))))
        #expect(larger.contains("360×180") || larger.contains("360 × 180"))
        let scale = try #require(
            box.again.take(
                card(),
                as: .image(size: CGSize(width: 180, height: 90), traits: UITraitCollection(displayScale: 2))))
        #expect(scale.contains("recorded at scale 3.0, drawn at scale 2.0"))
    }

    @Test func precisionIsAShareOfThePixels() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(card(), as: .image)
        #expect(box.again.take(card("Adam"), as: .image(precision: 0.9)) == nil)
        #expect(box.again.take(card("Adam"), as: .image(precision: 0.9999)) != nil)
        #expect(box.again.take(card(), as: .image(precision: 2))?.contains("precision of 2.0 makes no sense") == true)
    }

    @Test func aToleranceThatHidesAViewIsRefused() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(card(), as: .image)
        for mode in [SnapshotTestingConfiguration.Record.missing, .failed] {
            let message = try #require(box.again.take(card("Bob"), as: .image(precision: 0.5), record: mode))
            #expect(message.contains("nothing was compared") && message.contains("is refused"))
        }
        #expect(box.again.take(card(), as: .image) == nil)
    }

    @Test func perceptualPrecisionIsAboutColours() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(card(color: UIColor(white: 0.9, alpha: 1)), as: .image)
        let nearly = UIColor(white: 0.905, alpha: 1)
        #expect(box.again.take(card(color: nearly), as: .image) != nil)
        #expect(box.again.take(card(color: nearly), as: .image(perceptualPrecision: 0.98)) == nil)
        #expect(box.again.take(card(color: .red), as: .image(perceptualPrecision: 0.98)) != nil)
    }

    @Test func aBaselineThatIsNoPictureIsLeftAlone() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(card(), as: .image)
        let file = try Data(contentsOf: box.baseline("looks.1.png"))
        for broken in [Data(), Data("hello".utf8), file.prefix(file.count / 2)] {
            try broken.write(to: box.baseline("looks.1.png"))
            #expect(box.again.take(card(), as: .image)?.contains("can't be read") == true)
            #expect(try Data(contentsOf: box.baseline("looks.1.png")) == broken)
        }
    }

    @Test func picturesOfOneScreenAreTheSameBytes() throws {
        let first = try PictureFile.png(of: picture(of: card(), as: .image))
        #expect(try PictureFile.png(of: picture(of: card(), as: .image)) == first)
    }
}

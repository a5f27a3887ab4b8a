import BuilderUIKit
import Foundation
import Testing

@testable import BuilderSnapshotTesting

@MainActor
@Suite struct ImageCheckTests {
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

    @Test func differentSizesAndScalesAreReported() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(card(), as: .image)
        let larger = try #require(box.again.take(card(), as: .image(size: CGSize(width: 120, height: 80))))
        #expect(larger.contains("360×180") || larger.contains("360 × 180"))
        let scale = try #require(
            box.again.take(
                card(),
                as: .image(size: CGSize(width: 180, height: 90), traits: UITraitCollection(displayScale: 2))))
        #expect(scale.contains("recorded at scale 3.0, drawn at scale 2.0") && scale.contains("nothing was compared"))
        #expect(!scale.contains("SNAPSHOT_TESTING_RECORD"))
    }

    @Test func precisionIsAShareOfThePixels() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(card(), as: .image)
        #expect(box.again.take(card("Adam"), as: .image(precision: 0.982)) == nil)
        #expect(box.again.take(card("Adam"), as: .image(precision: 0.9999)) != nil)
        #expect(box.again.take(card(), as: .image(precision: 2))?.contains("invalid precision 2.0") == true)
    }

    @Test func aToleranceThatHidesAViewFails() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(card(), as: .image)
        for mode in [SnapshotTestingConfiguration.Record.missing, .failed] {
            let message = try #require(box.again.take(card("Bob"), as: .image(precision: 0.5), record: mode))
            #expect(message.contains("nothing was compared") && message.contains("is too lenient"))
        }
        #expect(box.again.take(card(), as: .image) == nil)
    }

    @Test func aToleranceThatPassesAnythingFails() throws {
        let box = try Sandbox()
        defer { box.remove() }
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let other = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        _ = box.take(path, as: .image)
        for strategy: Snapshotting<UIBezierPath, UIImage> in [.image(precision: 0), .image(perceptualPrecision: 0)] {
            let message = try #require(box.again.take(other, as: strategy, record: .failed))
            #expect(message.contains("nothing was compared: the tolerance (") && message.contains("is too lenient"))
            #expect(!message.contains("SNAPSHOT_TESTING_RECORD"))
        }
        #expect(box.again.take(path, as: .image) == nil)
    }

    /// A strategy of one's own around the parts of the picture's.
    private func wrapped(_ diffing: Diffing<UIImage>) -> Snapshotting<UIImage, UIImage> {
        Snapshotting(
            pathExtension: "png",
            diffing: Diffing(toData: diffing.toData, fromData: diffing.fromData, diffV2: diffing.diffV2))
    }

    @Test func aTolerancesMistakeIsNotTheBaselines() throws {
        let box = try Sandbox()
        defer { box.remove() }
        let image = try picture(of: card(), as: .image)
        #expect(box.take(image, as: .image(precision: -1))?.contains("invalid precision") == true)
        #expect(box.baselines.isEmpty)
        _ = box.again.take(image, as: .image)
        let file = try Data(contentsOf: box.baseline("looks.1.png"))
        for strategy in [
            Snapshotting.image(precision: 2), wrapped(.image(precision: 2)), wrapped(.image(precision: 0)),
        ] {
            let changed = try picture(of: card("Bob"), as: .image)
            let message = try #require(box.again.take(changed, as: strategy, record: .failed))
            #expect(message.contains("nothing was compared") && !message.contains("Restore"))
            #expect(try Data(contentsOf: box.baseline("looks.1.png")) == file)
        }
    }

    @Test func aPictureOfNoSizeIsAnErrorAndWritesNothing() throws {
        let box = try Sandbox()
        defer { box.remove() }
        for strategy in [Snapshotting(pathExtension: "png", diffing: .image), wrapped(.image)] {
            let missing = try #require(box.again.take(UIImage(), as: strategy))
            #expect(missing.contains("the picture has no size"))
            #expect(box.baselines.isEmpty)
        }
        _ = box.again.take(try picture(of: card(), as: .image), as: Snapshotting<UIImage, UIImage>.image)
        let file = try Data(contentsOf: box.baseline("looks.1.png"))
        for mode in [SnapshotTestingConfiguration.Record.missing, .failed, .all] {
            for strategy in [Snapshotting(pathExtension: "png", diffing: .image), wrapped(.image)] {
                let message = try #require(box.again.take(UIImage(), as: strategy, record: mode))
                #expect(message.contains("the picture has no size") && !message.contains("Restore"))
                #expect(try Data(contentsOf: box.baseline("looks.1.png")) == file)
            }
            #expect(box.again.take(CALayer(), as: .image, record: mode)?.contains("the picture has no size") == true)
        }
    }

    @Test func aBaselineUnreadableByACustomStrategyIsKept() throws {
        let box = try Sandbox()
        defer { box.remove() }
        let image = try picture(of: card(), as: .image)
        _ = box.take(image, as: wrapped(.image))
        try Data("hello".utf8).write(to: box.baseline("looks.1.png"))
        #expect(box.again.take(image, as: wrapped(.image))?.contains("can't be read: it is not a picture") == true)
        #expect(box.text(of: "looks.1.png") == "hello")
    }

    @Test func perceptualPrecisionIsAboutColors() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take(card(color: UIColor(white: 0.9, alpha: 1)), as: .image)
        let nearly = UIColor(white: 0.905, alpha: 1)
        #expect(box.again.take(card(color: nearly), as: .image) != nil)
        #expect(box.again.take(card(color: nearly), as: .image(perceptualPrecision: 0.98)) == nil)
        #expect(box.again.take(card(color: .red), as: .image(perceptualPrecision: 0.98)) != nil)
    }

    @Test func aBaselineThatIsNoImageIsKept() throws {
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
        let first = try ImageFile.png(of: picture(of: card(), as: .image))
        #expect(try ImageFile.png(of: picture(of: card(), as: .image)) == first)
    }
}

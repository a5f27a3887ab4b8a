import InlineSnapshotTesting
import SnapshotTesting
import UIKit
import XCTest

/// As such tests are written on iOS.
final class ProfileSnapshotTests: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
            super.invokeTest()
        }
    }

    func testProfileOnDevices() {
        let controller = ProfileViewController(name: "Ada Lovelace")
        assertSnapshot(of: controller, as: .image(on: .iPhoneSe))
        assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape), precision: 1, perceptualPrecision: 1))
        assertSnapshots(
            of: controller,
            as: [
                "dark": .image(on: .iPhoneX, traits: .init(userInterfaceStyle: .dark)),
                "split": .image(on: .iPadMini(.landscape(splitView: .oneThird))),
            ])
    }

    func testProfileAsText() {
        let controller = ProfileViewController(name: "Ada Lovelace")
        assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhoneSe))
        assertSnapshot(of: controller, as: .hierarchy)
        assertSnapshot(of: controller, as: .wait(for: 1, on: .image(on: .iPhoneSe)), named: "later")
    }

    func testViewsAndValues() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "Hi"
        assertSnapshot(of: label, as: .image)
        assertSnapshot(of: label, as: .image(drawHierarchyInKeyWindow: true, size: .init(width: 80, height: 30)))
        assertSnapshot(of: label.layer, as: .image)
        assertSnapshot(of: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)), as: .image)
        assertSnapshot(of: ["a": 1], as: .json)
        assertSnapshot(of: CGPoint(x: 1, y: 2), as: .dump)
    }

    func testInline() {
        assertInlineSnapshot(of: [1, 2], as: .dump) {
            """
            ▿ 2 elements
              - 1
              - 2

            """
        }
    }

    func testRequestsAndPaths() throws {
        let request = URLRequest(url: try XCTUnwrap(URL(string: "https://example.com/profiles?id=1")))
        assertInlineSnapshot(of: request, as: .curl) {
            """
            curl \\
            \t"https://example.com/profiles?id=1"
            """
        }
        assertInlineSnapshot(
            of: UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath, as: .elementsDescription
        ) {
            """
            MoveTo (1.0, 2.0)
            LineTo (4.0, 2.0)
            LineTo (4.0, 6.0)
            LineTo (1.0, 6.0)
            Close

            """
        }
    }

    func testVerifying() {
        XCTAssertNotNil(verifySnapshot(of: "never recorded", as: .lines, named: "absent", record: .never))
    }

    @MainActor
    func testOnTheMainActor() async {
        assertSnapshot(of: ProfileViewController(name: "Grace"), as: .image(on: .iPhone8))
    }

    func assertCard(
        _ view: UIView, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
    ) {
        assertSnapshot(of: view, as: .image, file: file, testName: testName, line: line)
    }

    func testThroughAFunction() {
        assertCard(UILabel.showing("One"))
        assertCard(UILabel.showing("Two"))
    }
}

extension UILabel {
    static func showing(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.sizeToFit()
        return label
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    static var phones: [String: Snapshotting] {
        ["se": .image(on: .iPhoneSe), "max": .image(on: .iPhone13ProMax)]
    }
}

extension Snapshotting where Value == [String], Format == String {
    static var bullets: Snapshotting {
        Snapshotting<String, String>.lines.pullback { $0.map { "* \($0)" }.joined(separator: "\n") }
    }
}

let csv = Diffing<[[String]]>(
    toData: { Data($0.map { $0.joined(separator: ",") }.joined(separator: "\n").utf8) },
    fromData: { String(decoding: $0, as: UTF8.self).split(separator: "\n").map { $0.components(separatedBy: ",") } },
    diff: { old, new in
        guard old != new else { return nil }
        let attachment = XCTAttachment(string: "\(new)")
        attachment.name = "rows"
        return ("\(new.count) rows", [attachment])
    })

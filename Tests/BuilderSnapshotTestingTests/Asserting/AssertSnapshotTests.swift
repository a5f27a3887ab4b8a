import BuilderUIKit
import Foundation
import Testing

@testable import BuilderSnapshotTesting

/// The whole way, with baselines beside this file.
@MainActor
@Suite struct AssertSnapshotTests {
    private struct User: Codable {
        var name = "Ada"
        var id = 1
    }

    private func badge() -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "New"
        label.textAlignment = .center
        label.backgroundColor = .systemYellow
        return label
    }

    @Test func valuesMeetTheirBaselines() {
        assertSnapshot(of: User(), as: .json)
        assertSnapshot(of: User(), as: .dump, named: "dump")
        assertSnapshot(of: User(), as: .plist)
        assertSnapshots(of: User().name, as: ["lines": .lines, "description": .description])
    }

    @Test func picturesMeetTheirBaselines() {
        assertSnapshot(of: badge(), as: .image(traits: UITraitCollection(displayScale: 2)))
        assertSnapshot(
            of: badge(), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
    }

    @Test func aDifferenceFailsTheTestAtItsLine() throws {
        withKnownIssue {
            assertSnapshot(of: "another text", as: .lines, named: "recorded")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("differs from its baseline") }
                && issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
        }
    }

    @Test func whatVerifiesIsNilOrAMessage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "verify-\(UInt64.random(in: 0...UInt64.max))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let message = verifySnapshot(of: "x", as: .lines, record: .missing, snapshotDirectory: folder.path)
        #expect(message?.contains("\(folder.path)/whatVerifiesIsNilOrAMessage.1.txt") == true)
    }

    /// Within a macro a call's place is the macro's.
    @Test func callsWithinMacrosHaveNames() throws {
        #expect(verifySnapshot(of: "in a macro", as: .lines) == nil)
        #expect(
            verifySnapshot(
                of: "in another",
                as: .lines) == nil)
    }

    @Test(arguments: ["one", "two"]) func argumentsNeedNames(_ name: String) {
        assertSnapshot(of: name, as: .lines, named: name)
    }
}

import SnapshotBuild
import SnapshotCore
import Testing

@testable import SnapshotInit

/// The screens that files cost which don't compile.
@Suite struct ScreenDependenciesTests {
    private func dependencies(_ files: [String: String], screens: [String]) -> ScreenDependencies {
        let sources = files.sorted { $0.key < $1.key }.map { ($0.key, SwiftSource(Array($0.value.utf8))) }
        return ScreenDependencies(SourceNames(sources: sources), screens: screens)
    }

    @Test func screensAreFollowedThroughFiles() {
        let found = dependencies(
            [
                "Home.swift": "class Home: UIViewController { let card = Card() }",
                "Card.swift": "class Card: UIView { let badge = Badge() }",
                "Badge.swift": "class Badge: UIView { func paint() { fill() } }",
                "Fill.swift": "extension UIView { func fill() {} }",
                "Other.swift": "class Other: UIViewController {}\nclass Third: Other {}",
                "Unused.swift": "class Unused: UIView {}",
            ], screens: ["Home.swift", "Other.swift", "Other.swift"])
        #expect(found.count == 3)
        #expect(found.screens(on: ["Home.swift"]) == 1)
        #expect(found.screens(on: ["Fill.swift"]) == 1)
        #expect(found.screens(on: ["Badge.swift", "Card.swift"]) == 1)
        #expect(found.screens(on: ["Other.swift"]) == 2)
        #expect(found.screens(on: ["Other.swift", "Fill.swift"]) == 3)
        #expect(found.screens(on: ["Unused.swift", "Missing.swift"]) == 0)
    }

    /// An extension of one of the app's types costs what uses the type.
    @Test func extensionsBelongToTheirTypes() {
        let found = dependencies(
            [
                "Home.swift": "class Home: UIViewController { let card = Card() }",
                "Card.swift": "class Card: UIView {}", "Card+Style.swift": "extension Card { func style() {} }",
            ], screens: ["Home.swift"])
        #expect(found.screens(on: ["Card+Style.swift"]) == 1)
    }

    @Test func circlesAreFollowedOnce() {
        let found = dependencies(
            [
                "A.swift": "class A: UIViewController { var b: B? }",
                "B.swift": "class B: UIViewController { var a: A? }",
                "C.swift": "class C: UIViewController { var a: A? }",
            ], screens: ["A.swift", "B.swift", "C.swift"])
        #expect(found.screens(on: ["A.swift"]) == 3)
        #expect(found.screens(on: ["B.swift"]) == 3)
        #expect(found.screens(on: ["C.swift"]) == 1)
    }

    /// A chain of many files, each of which is a screen: the graph isn't followed by recursion.
    @Test func longChains() {
        let count = 3000
        let files = (0..<count).map { ("\($0).swift", "class A\($0): UIViewController { var next: A\($0 + 1)? }") }
        let found = dependencies(Dictionary(files) { $1 }, screens: files.map(\.0))
        #expect(found.screens(on: ["\(count - 1).swift"]) == count)
        #expect(found.screens(on: ["9.swift"]) == 10)
    }
}

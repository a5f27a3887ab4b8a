import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

/// Which pictures a command line means.
@MainActor
@Suite struct ApprovalSelectionTests {
    private static let outcomes: [(name: String, outcome: RunOutcome)] = [
        ("card/iphone-12.light", .differs), ("card/iphone-12.light.rtl", .differs), ("card/iphone-12.dark", .same),
        ("users/iphone-12.light", .missing), ("users/empty.iphone-12.light", .otherFingerprint),
        ("users/error.iphone-12.light", .crashed),
    ]

    private static let catalog = Catalog([
        Screen("card", configurations: configurations(["iphone-12.light", "iphone-12.light.rtl", "iphone-12.dark"])) {
            UIView()
        },
        Screen("users", configurations: configurations(["iphone-12.light"])) { UIView() }
            .state("empty") { _ in UIView() }
            .state("error") { _ in UIView() }
            .state("full") { _ in UIView() },
    ])

    private nonisolated static func configurations(_ names: [String]) -> [SnapshotConfiguration] {
        names.compactMap { SnapshotConfiguration(name: $0) }
    }

    /// Of every picture that the run drew.
    private static let hash = "cc"

    /// - Parameter baselines: their folder; nil for one that isn't there.
    private func select(
        _ names: [String], decisions: Decisions? = nil, baselines: String? = nil
    ) throws -> ApprovalSelection {
        let pictures = Self.catalog.pictures
        let candidates = try Self.outcomes.map { name, outcome in
            let picture = try #require(pictures.first { $0.name == name })
            return Candidate(
                entry: RunEntry(of: picture, outcome: outcome, files: .init(baseline: "x.png")),
                path: outcome.isApprovable ? "x.png" : nil, digests: outcome.isApprovable ? [Self.hash] : [],
                recorded: .unknown)
        }
        let folder = baselines ?? "/nowhere"
        return try ApprovalSelection(
            from: candidates, names: names, decisions: decisions, catalog: Self.catalog,
            store: BaselineStore(folder: folder, failures: folder))
    }

    private func chosen(_ names: [String]) throws -> [String] { try select(names).items.map(\.name) }

    @Test func allThatDiffersOrIsMissingIsMeantWhereNothingIsNamed() throws {
        let selection = try select([])
        #expect(
            selection.items.map(\.name) == [
                "card/iphone-12.light", "card/iphone-12.light.rtl", "users/iphone-12.light",
                "users/empty.iphone-12.light",
            ])
        #expect(selection.notes == ["users/error.iphone-12.light: crashed, so it isn't approved"])
    }

    @Test func aPicturesNameIsNoPartOfAnother() throws {
        #expect(try chosen(["card/iphone-12.light"]) == ["card/iphone-12.light"])
        #expect(try chosen(["card/iphone-12.light*"]) == ["card/iphone-12.light", "card/iphone-12.light.rtl"])
    }

    @Test func screensStatesAndPatterns() throws {
        #expect(try chosen(["card"]) == ["card/iphone-12.light", "card/iphone-12.light.rtl"])
        #expect(try chosen(["users/empty"]) == ["users/empty.iphone-12.light"])
        #expect(try chosen(["users"]) == ["users/iphone-12.light", "users/empty.iphone-12.light"])
        #expect(try chosen(["*/iphone-12.light"]) == ["card/iphone-12.light", "users/iphone-12.light"])
        #expect(try chosen(["rtl,empty"]) == ["card/iphone-12.light.rtl", "users/empty.iphone-12.light"])
        #expect(try chosen(["card", "!rtl"]) == ["card/iphone-12.light"])
        #expect(try chosen(["!card", "!empty"]) == ["users/iphone-12.light"])
    }

    @Test func namesThatTheRunLacksHaveNoCandidate() throws {
        let selection = try select(["users/full.iphone-12.light", "users/error.iphone-12.light"])
        #expect(selection.items.map(\.name) == ["users/full.iphone-12.light", "users/error.iphone-12.light"])
        #expect(selection.items.map { $0.candidate == nil } == [true, false])
    }

    @Test func unknownNamesThrowWithTheNearestNames() throws {
        #expect(throws: ApprovalError.unknownName("crad/iphone-12.light", nearest: ["card/iphone-12.light"])) {
            do {
                _ = try select(["crad/iphone-12.light"])
            } catch ApprovalError.unknownName(let name, let nearest) {
                throw ApprovalError.unknownName(name, nearest: Array(nearest.prefix(1)))
            }
        }
        #expect(throws: ApprovalError.emptyName) { try select([""]) }
        #expect(throws: ApprovalError.emptyName) { try select(["card,,x"]) }
    }

    @Test func whatNoScreenDeclaresIsForPrune() throws {
        let folder = try TemporaryFolder()
        try FilePaths.makeFolder("\(folder.path)/gone")
        try folder.write("", to: "gone/a.png")
        for name in ["gone/a", "gone"] {
            #expect(throws: ApprovalError.orphan(name)) { try select([name], baselines: folder.path) }
        }
        for name in ["gone/b", "gon", "gone/a.png"] {
            let error = try #require(throws: ApprovalError.self) { try select([name], baselines: folder.path) }
            #expect("\(error)".hasPrefix("the run has no picture “\(name)”"), "\(error)")
        }
        let text = "\(ApprovalError.orphan("gone/a"))"
        #expect(text.contains("declares “gone/a” any more") && text.contains("“prune” deletes"), "\(text)")
    }

    @Test func decisionsMeetNames() throws {
        let text = """
            {"format": 1, "decisions": [
                {"name": "card/iphone-12.light", "decision": "accepted", "actual": "aa"},
                {"name": "users/iphone-12.light", "decision": "accepted", "actual": "bb"},
                {"name": "card/iphone-12.light.rtl", "decision": "rejected", "actual": "cc"}
            ]}
            """
        let decisions = try Decisions(Data(text.utf8), path: "decisions.json")
        let all = try select([], decisions: decisions)
        #expect(all.items.map(\.name) == ["card/iphone-12.light", "users/iphone-12.light"])
        #expect(all.items.map(\.decided) == ["aa", "bb"])
        #expect(all.rejected == ["card/iphone-12.light.rtl"])
        #expect(try select(["card"], decisions: decisions).items.map(\.name) == ["card/iphone-12.light"])
        let other = try select(["users/empty.iphone-12.light"], decisions: decisions)
        #expect(other.items.isEmpty)
        #expect(other.notes == ["users/empty.iphone-12.light: there is no decision about it, so it isn't approved"])
        let rejected = try select(["card/iphone-12.light.rtl"], decisions: decisions)
        #expect(rejected.items.isEmpty && rejected.rejected == ["card/iphone-12.light.rtl"])
        // What isn't named isn't counted.
        #expect(try select(["users"], decisions: decisions).rejected.isEmpty)
    }

    @Test func whatWasRejectedMustBeWhatTheRunDrew() throws {
        let names = ["card/iphone-12.light", "card/iphone-12.dark", "users/error.iphone-12.light"]
        func rejecting(_ hash: String) throws -> ApprovalSelection {
            let items = names.map { "{\"name\": \"\($0)\", \"decision\": \"rejected\", \"actual\": \"\(hash)\"}" }
            let text = "{\"format\": 1, \"decisions\": [\(items.joined(separator: ", "))]}"
            return try select([], decisions: Decisions(Data(text.utf8), path: "decisions.json"))
        }
        let same = try rejecting(Self.hash.uppercased())
        // The dark one is its baseline by now, and the last one was not drawn.
        #expect(same.rejected == ["card/iphone-12.light", "card/iphone-12.dark"])
        #expect(same.items.map(\.name) == ["users/error.iphone-12.light"])
        let other = try rejecting("dd")
        #expect(other.rejected == ["card/iphone-12.dark"])
        #expect(other.items.map(\.name) == ["card/iphone-12.light", "users/error.iphone-12.light"])
        #expect(other.items.map(\.isRejected) == [true, true])
    }
}

import BuilderUIKit
import SnapshotCore

/// The selected pictures of a run.
package struct ApprovalSelection {
    /// A picture to approve, or to refuse by name.
    struct SelectedCandidate {
        var name: String
        /// The candidate; nil if the run has none.
        var candidate: Candidate?
        /// The hash of the picture that the decision is about.
        var decided: String?
        /// A Boolean value that indicates whether it was rejected and the run has another picture or none; it is
        /// refused, never approved.
        var isRejected = false
    }

    private(set) var items: [SelectedCandidate] = []
    /// The pictures that aren't approved, each with the reason, for a message.
    private(set) package var notes: [String] = []
    /// The pictures of the run that were rejected.
    private(set) var rejected: [String] = []

    private let candidates: [Candidate]
    private let byName: [String: Candidate]
    private let catalog: Catalog

    /// Selects pictures.
    /// - Parameters:
    ///   - names: screens, pictures and patterns; empty for all.
    ///   - decisions: the decisions of a user; nil for none.
    ///   - store: the baselines, which are searched for names that neither the run nor the catalog contains.
    /// - Throws: `ApprovalError.unknownName`, `.orphan` or `.emptyName`.
    package init(
        from candidates: [Candidate], names: [String], decisions: Decisions?, catalog: Catalog, store: BaselineStore
    ) throws {
        self.candidates = candidates
        self.catalog = catalog
        byName = Dictionary(candidates.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let named = try NamedEntries(
            names, candidates: candidates, byName: byName, catalog: catalog, store: store)
        if let decisions {
            choose(decisions, named: named)
        } else if names.isEmpty {
            chooseAll()
        } else {
            choose(named)
        }
    }

    private mutating func chooseAll() {
        for candidate in candidates {
            let outcome = candidate.entry.outcome
            if outcome.isApprovedUnasked {
                items.append(SelectedCandidate(name: candidate.name, candidate: candidate))
            } else if !outcome.equalsBaseline {
                notes.append("\(PlainText.of(candidate.name)): \(outcome.words), so it isn't approved")
            }
        }
    }

    private mutating func choose(_ named: NamedEntries) {
        for name in named.exact.sorted() where byName[name] == nil { items.append(SelectedCandidate(name: name)) }
        for candidate in candidates where named.contains(candidate.entry) {
            let outcome = candidate.entry.outcome
            if named.exact.contains(candidate.name) || outcome.isApprovable {
                items.append(SelectedCandidate(name: candidate.name, candidate: candidate))
            } else if !outcome.equalsBaseline {
                notes.append("\(PlainText.of(candidate.name)): \(outcome.words), so it isn't approved")
            }
        }
    }

    /// Selects the pictures of the decisions. A picture must be the one that was decided about, even if it was
    /// rejected: otherwise the file belongs to another run.
    private mutating func choose(_ decisions: Decisions, named: NamedEntries) {
        for name in named.exact.sorted() where decisions.decisions[name] == nil {
            notes.append("\(name): there is no decision about it, so it isn't approved")
        }
        let declared = Set(catalog.pictures.map(\.name))
        for name in decisions.names {
            guard let decision = decisions.decisions[name] else { continue }
            let candidate = byName[name]
            guard named.isEmpty || named.contains(name, candidate?.entry) else { continue }
            let isRejected = decision.verdict == .rejected
            if isRejected, declared.contains(name), let candidate, candidate.mayBe(decision.actual) {
                rejected.append(name)
            } else {
                items.append(
                    SelectedCandidate(
                        name: name, candidate: candidate, decided: decision.actual, isRejected: isRejected))
            }
        }
    }
}

/// The pictures that the command line names.
struct NamedEntries {
    /// The names of pictures, in the run or declared.
    private(set) var exact: Set<String> = []
    private var screens: [(name: String, state: String?)] = []
    private var patterns: [NameFilter] = []
    private var leftOut: [NameFilter] = []
    let isEmpty: Bool

    /// Resolves names: a picture's whole name takes precedence over a screen's, and that over a pattern.
    /// - Throws: `ApprovalError.unknownName`, `.orphan` or `.emptyName`.
    init(
        _ texts: [String], candidates: [Candidate], byName: [String: Candidate], catalog: Catalog, store: BaselineStore
    ) throws(ApprovalError) {
        isEmpty = texts.isEmpty
        guard !texts.isEmpty else { return }
        let declared = Set(catalog.pictures.map(\.name))
        for text in texts {
            if byName[text] != nil || declared.contains(text) {
                exact.insert(text)
            } else if let screen = Self.screen(text, candidates: candidates, catalog: catalog) {
                screens.append(screen)
            } else {
                try addPattern(text, candidates: candidates, catalog: catalog, store: store)
            }
        }
    }

    private static func screen(
        _ text: String, candidates: [Candidate], catalog: Catalog
    ) -> (name: String, state: String?)? {
        if text.contains(where: { "*?!,".contains($0) }) { return nil }
        if let screen = catalog.screen(named: text) { return (screen.name, screen.state) }
        return candidates.contains { $0.entry.screen == text } ? (text, nil) : nil
    }

    private mutating func addPattern(
        _ text: String, candidates: [Candidate], catalog: Catalog, store: BaselineStore
    ) throws(ApprovalError) {
        guard let filter = try? NameFilter([text]) else { throw .emptyName }
        if text.split(separator: ",").allSatisfy({ $0.drop(while: \.isWhitespace).hasPrefix("!") }) {
            leftOut.append(filter)
            return
        }
        guard candidates.contains(where: { filter.matches($0.name) }) else {
            if store.hasOrphans(named: text, of: catalog) { throw .orphan(text) }
            let names = candidates.map { (name: $0.name, aliases: [$0.entry.screen]) }
            throw .unknownName(text, nearest: NameMatcher.nearest(to: text, among: names, limit: 3))
        }
        patterns.append(filter)
    }

    func contains(_ entry: RunEntry) -> Bool { contains(entry.name, entry) }

    /// Returns whether a picture is named.
    /// - Parameter entry: the run's entry; nil if it has none.
    func contains(_ name: String, _ entry: RunEntry?) -> Bool {
        guard leftOut.allSatisfy({ $0.matches(name) }) else { return false }
        if exact.isEmpty, screens.isEmpty, patterns.isEmpty { return true }
        if exact.contains(name) || patterns.contains(where: { $0.matches(name) }) { return true }
        guard let entry else { return false }
        return screens.contains { $0.name == entry.screen && ($0.state == nil || $0.state == entry.state) }
    }
}

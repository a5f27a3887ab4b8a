/// Draws pictures again and again, and finds out when they come out otherwise.
struct StabilityProbe<Drawer: RepeatedRenderer> {
    /// Starts a process with a setting.
    let start: (RenderEnvironment) throws -> Drawer
    /// Waits until the second drawing may begin; called between the first and the second.
    let wait: () throws -> Void

    /// Returns the stability of each picture, by name.
    /// - Throws: what keeps it from drawing any picture at all.
    func check(_ pictures: [String]) throws -> [String: Stability] {
        var found: [String: Stability] = [:]
        try drawTwice(pictures, &found)
        try draw(pictures, in: .own, &found) { .amongProcesses($0) }
        var suspects: [String: [String]] = [:]
        try visit(pictures.filter { found[$0] == nil }, in: .foreign) { picture, drawing in
            if case .differs(let words) = drawing { suspects[picture] = words }
        }
        try explain(pictures.filter { suspects[$0] != nil }, suspects, &found)
        return found.merging(pictures.map { ($0, .steady) }) { known, _ in known }
    }

    /// In one process, with a pause.
    private func drawTwice(_ pictures: [String], _ found: inout [String: Stability]) throws {
        guard !pictures.isEmpty else { return }
        var drawer = try start(.own)
        defer { drawer.end() }
        for picture in pictures {
            if case .failed(let reason) = try drawer.draw(picture) { found[picture] = .notDrawn(reason) }
        }
        try wait()
        for picture in pictures where found[picture] == nil {
            found[picture] = Stability(try drawer.draw(picture)) { .drawnAgain($0) }
        }
    }

    /// In a process of its own, what has nothing found against it yet.
    private func draw(
        _ pictures: [String], in setting: RenderEnvironment, _ found: inout [String: Stability],
        meaning: ([String]) -> Stability
    ) throws {
        try visit(pictures.filter { found[$0] == nil }, in: setting) { picture, drawing in
            found[picture] = Stability(drawing, meaning: meaning)
        }
    }

    private func visit(
        _ pictures: [String], in setting: RenderEnvironment, _ body: (String, RepeatedRender) -> Void
    ) throws {
        guard !pictures.isEmpty else { return }
        var drawer = try start(setting)
        defer { drawer.end() }
        for picture in pictures { body(picture, try drawer.draw(picture)) }
    }

    /// Finds out what it is about another setting that makes pictures differ.
    ///
    /// A set of two elements has the same order in every second process: two more are run before the setting is
    /// blamed.
    private func explain(
        _ pictures: [String], _ words: [String: [String]], _ found: inout [String: Stability]
    ) throws {
        try draw(pictures, in: .otherZone, &found) { .byTimeZone($0) }
        try draw(pictures, in: .otherLanguage, &found) { .byLanguage($0) }
        for _ in 0..<2 {
            try visit(pictures, in: .own) { picture, drawing in
                if case .differs(let words) = drawing { found[picture] = .amongProcesses(words) }
            }
        }
        for picture in pictures where found[picture] == nil { found[picture] = .amongProcesses(words[picture] ?? []) }
    }
}

/// The moment at which a picture's pixels differ, with the description of the difference.
enum Stability: Hashable, Sendable {
    case steady
    /// Only under masks or within the tolerance.
    case tolerated
    case notDrawn(String)
    /// One process draws it a second time.
    case drawnAgain([String])
    /// Another process draws it.
    case amongProcesses([String])
    case byTimeZone([String])
    case byLanguage([String])

    /// Nil if there is no objection.
    init?(_ drawing: RepeatedRender, meaning: ([String]) -> Stability) {
        switch drawing {
        case .kept, .same: return nil
        case .tolerated: self = .tolerated
        case .differs(let words): self = meaning(words)
        case .failed(let reason): self = .notDrawn(reason)
        }
    }
}

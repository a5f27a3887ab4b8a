import SnapshotCore

/// Draws pictures several times, and determines when they differ.
struct StabilityProbe<Drawer: RepeatedRenderer> {
    /// Starts a process with a setting.
    let start: (RenderEnvironment) throws -> Drawer
    /// Waits until the second drawing may begin; called between the first and the second.
    let wait: () throws -> Void

    /// Returns the stability of each picture, by name.
    /// - Throws: an error that prevents every picture from being drawn.
    func check(_ pictures: [String]) throws -> [String: Stability] {
        var found: [String: Stability] = [:]
        try drawTwice(pictures, &found)
        try draw(pictures, in: .own, &found) { .amongProcesses($0) }
        var suspects: [String: [String]] = [:]
        try visit(pictures.filter { found[$0] == nil }, in: .foreign) { picture, drawing in
            if case .differs(let words) = drawing { suspects[picture] = words }
        }
        try explain(pictures.filter { suspects[$0] != nil }, suspects, &found)
        return found.merging(pictures.map { ($0, .stable) }) { known, _ in known }
    }

    /// Draws twice in one process, with a pause.
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

    /// Draws, in a separate process, the pictures that have passed so far.
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

    /// Determines which part of another setting makes pictures differ.
    ///
    /// A set of two elements has the same order in every second process: two more processes are run before the setting
    /// is reported as the cause.
    private func explain(_ pictures: [String], _ words: [String: [String]], _ found: inout [String: Stability]) throws {
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
    case stable
    /// Differences only under masks or within the tolerance.
    case tolerated
    case notDrawn(String)
    /// Differences in a second drawing of the same process.
    case drawnAgain([String])
    /// Differences in another process.
    case amongProcesses([String])
    case byTimeZone([String])
    case byLanguage([String])

    /// Creates the result of a drawing; nil if the picture is stable.
    init?(_ drawing: RepeatedRender, meaning: ([String]) -> Stability) {
        switch drawing {
        case .kept, .same: return nil
        case .tolerated: self = .tolerated
        case .differs(let words): self = meaning(words)
        case .failed(let reason): self = .notDrawn(reason)
        }
    }
}

/// The result of drawing a picture that may have been drawn before.
enum RepeatedRender: Hashable, Sendable {
    /// The first picture of its kind, which is stored for the comparison with others.
    case kept
    case same
    /// Other pixels, but only within the screen's tolerance or under its masks.
    case tolerated
    /// Other pixels, with the differences, strongest first.
    case differs([String])
    /// The picture could not be drawn.
    case failed(String)

    /// Creates the result from an entry of a run that stores missing pictures and compares the others.
    init(_ entry: RunEntry) {
        switch entry.outcome {
        case .recorded, .missing: self = .kept
        case .same: self = .same
        case .tolerated: self = .tolerated
        // Random content may use another font.
        case .differs, .otherFingerprint: self = .differs(Self.words(of: entry))
        case .unreadable, .refused, .failed, .missingGlyphs, .incomplete, .crashed, .timedOut, .unwritable:
            self = .failed(entry.message)
        }
    }

    /// Returns the views that changed, or the places if none did.
    private static func words(of entry: RunEntry) -> [String] {
        guard let difference = entry.difference else { return [] }
        let causes = difference.regions.flatMap(\.causes)
        let words = causes.isEmpty ? difference.changes : causes
        if !words.isEmpty {
            var seen: Set<String> = []
            return words.filter { seen.insert($0).inserted }
        }
        return difference.regions.prefix(1).map {
            "\(difference.differingPixels) pixels, most of them in a box of \($0.width) × \($0.height) at (\($0.x), \($0.y))"
        }
    }
}

/// A type that draws pictures by name, in one process as long as that lives.
protocol RepeatedRenderer {
    /// Draws a picture.
    /// - Throws: an error that prevents every picture from being drawn.
    mutating func draw(_ picture: String) throws -> RepeatedRender
    mutating func end()
}

/// The environment of a process that draws.
struct RenderEnvironment: Hashable, Sendable {
    /// The variables that override this process's own.
    var environment: [String: String]

    /// The own environment, with another order of sets and dictionaries in each process.
    static let own = RenderEnvironment(environment: ["SWIFT_DETERMINISTIC_HASHING": "0"])

    /// The same in a time zone on the other side of the date line, with an offset of a quarter of an hour.
    static let otherZone = own.with(["TZ": "Pacific/Chatham"])

    /// The same in another language, with other digits and another reading direction.
    static let otherLanguage = own.with(["LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"])

    /// The other time zone and the other language.
    static let foreign = otherZone.with(otherLanguage.environment)

    private func with(_ more: [String: String]) -> RenderEnvironment {
        RenderEnvironment(environment: environment.merging(more) { $1 })
    }
}

extension Stability {
    /// Returns the diagnostic of a picture; nil if it is stable.
    func diagnostic(of picture: String) -> DoctorDiagnostic? {
        switch self {
        case .stable: nil
        case .tolerated:
            DoctorDiagnostic(
                .screens, .note, picture, "differs each time, but only under its masks or within its tolerance")
        case .notDrawn(let reason):
            DoctorDiagnostic(
                .screens, .fault, picture, "can't be drawn: \(reason)",
                remedy: "Until this is fixed, “verify” exits with 2. “snapshot render” draws only this screen.")
        case .drawnAgain(let words):
            Self.fault(
                picture, "differs when drawn again in the same process", words,
                likely:
                    "it shows a monotonic clock, random values of the C library, or a set or dictionary in undefined order",
                remedy:
                    "Use Date() and the standard library's random values, which are the render's, and sort the elements "
                    + "of sets; or mask the view."
            )
        case .amongProcesses(let words):
            Self.fault(
                picture, "differs between processes", words,
                likely: "it shows a set or a dictionary in undefined order, a hash value or an address",
                remedy: "Sort what is shown by a key that is the same in each process.")
        case .byTimeZone(let words):
            Self.fault(
                picture, "differs between time zones", words,
                likely: "it gets a local time from the C library",
                remedy:
                    "Use Foundation's calendars and formatters, which have the render's time zone, or set TZ to the same "
                    + "zone for every run.")
        case .byLanguage(let words):
            Self.fault(
                picture, "differs between languages of the machine", words,
                likely: "it reads the language from the environment or the C library",
                remedy:
                    "Use Foundation's formatters, which have the render's locale, or set LC_ALL to the same value for every "
                    + "run."
            )
        }
    }

    private static func fault(
        _ picture: String, _ text: String, _ words: [String], likely: String, remedy: String
    ) -> DoctorDiagnostic {
        var lines = ["\(text). Probably \(likely)."]
        lines += words.prefix(3).map { "  \($0)" }
        if words.count > 3 { lines.append("  and \(words.count - 3) more") }
        return DoctorDiagnostic(.screens, .fault, picture, lines.joined(separator: "\n"), remedy: remedy)
    }
}

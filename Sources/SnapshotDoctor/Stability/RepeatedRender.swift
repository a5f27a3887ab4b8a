import SnapshotCore

/// The result of drawing a picture that may have been drawn before.
enum RepeatedRender: Hashable, Sendable {
    /// It is the first of its kind, and was kept to compare others with.
    case kept
    case same
    /// Other pixels, but only within the screen's tolerance or under its masks.
    case tolerated
    /// Other pixels; what differs, strongest first.
    case differs([String])
    /// It could not be drawn.
    case failed(String)
}

extension RepeatedRender {
    /// Reads the entry of a run that keeps pictures that are missing and compares the others.
    init(_ entry: RunEntry) {
        switch entry.outcome {
        case .recorded, .missing: self = .kept
        case .same: self = .same
        case .tolerated: self = .tolerated
        // Something random may be set in another font.
        case .differs, .otherFingerprint: self = .differs(Self.words(of: entry))
        case .unreadable, .refused, .failed, .crashed, .timedOut, .unwritable: self = .failed(entry.message)
        }
    }

    /// The views that changed; where none did, the places.
    private static func words(of entry: RunEntry) -> [String] {
        guard let difference = entry.difference else { return [] }
        let causes = difference.regions.flatMap(\.causes)
        let words = causes.isEmpty ? difference.changes : causes
        if !words.isEmpty {
            var seen: Set<String> = []
            return words.filter { seen.insert($0).inserted }
        }
        return difference.regions.prefix(1).map {
            "\(difference.differingPixels) pixels, most of them in the box of \($0.width) × \($0.height) at (\($0.x), \($0.y))"
        }
    }
}

/// Something that draws pictures by name, always in one process as long as that lives.
protocol RepeatedRenderer {
    /// - Throws: what keeps it from drawing any picture at all.
    mutating func draw(_ picture: String) throws -> RepeatedRender
    mutating func end()
}

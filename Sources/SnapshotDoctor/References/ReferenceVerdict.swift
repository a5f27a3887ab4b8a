import Render

/// The result of drawing the reference pictures here.
struct ReferenceVerdict: Hashable, Sendable {
    var match: ReferenceMatch
    /// The names of the pictures whose pixels differ, or whose bytes differ although all versions are the same.
    var pictures: [String]
    /// The number of pictures.
    var count: Int
    /// The versions that differ from those that the references were created with.
    var differences: [Fingerprint.Difference]

    init(of here: ReferenceRecord, against known: ReferenceRecord) {
        count = known.pictures.count
        differences = here.fingerprint.differences(from: known.fingerprint)
        let own = Dictionary(here.pictures.map { ($0.name, $0) }) { first, _ in first }
        let otherBytes = known.pictures.filter { own[$0.name]?.bytes != $0.bytes }.map(\.name)
        let otherPixels = known.pictures.filter { own[$0.name]?.pixels != $0.pixels }.map(\.name)
        pictures = otherPixels
        let affectsPixels = differences.contains(where: \.affectsPixels)
        switch (otherPixels.isEmpty, otherBytes.isEmpty) {
        case (true, true): match = .same
        case (true, false) where affectsPixels: match = .otherVersionsSamePixels
        case (true, false) where !differences.isEmpty: match = .samePixels
        case (true, false):
            match = .fault
            pictures = otherBytes
        case (false, _): match = affectsPixels ? .otherVersions : .fault
        }
    }
}

/// The degree to which the reference pictures drawn here equal the recorded ones.
enum ReferenceMatch: Hashable, Sendable {
    /// The same bytes: this machine draws like every other one with the same versions.
    case same
    /// The same pixels in files with other bytes, from another version of a compression library.
    case samePixels
    /// The same pixels, although a component that could change them has another version.
    case otherVersionsSamePixels
    /// Other pixels, with other versions.
    case otherVersions
    /// Other pixels or bytes with the same versions: the machine or its libraries are at fault.
    case fault
}

extension ReferenceVerdict {
    var diagnostic: DoctorDiagnostic {
        let subject = "\(count) reference pictures"
        switch match {
        case .same:
            return DoctorDiagnostic(
                .pixels, .ok, subject,
                "the same bytes as the references: this machine draws like others")
        case .samePixels:
            return DoctorDiagnostic(
                .pixels, .note, subject,
                "the same pixels in files with different bytes: \(changes(affectingPixels: false)). Comparisons use pixels, "
                    + "so only the size of recorded files differs")
        case .otherVersionsSamePixels:
            return DoctorDiagnostic(
                .pixels, .ok, subject,
                "the same pixels as the references, although versions differ: \(changes(affectingPixels: true))")
        case .otherVersions:
            return DoctorDiagnostic(
                .pixels, .fault, subject,
                "\(differing), drawn with different versions: \(changes(affectingPixels: true))",
                remedy: remedy)
        case .fault:
            return DoctorDiagnostic(
                .pixels, .fault, subject,
                "\(differing) although all versions are the same: this machine computes differently",
                remedy:
                    "Run it again. If it persists, check for faulty memory, a patched or preloaded library (LD_PRELOAD, "
                    + "LD_LIBRARY_PATH) or an emulated processor, and use another machine in the meantime.")
        }
    }

    private var differing: String {
        let names =
            pictures.prefix(4).joined(separator: ", ") + (pictures.count > 4 ? " and \(pictures.count - 4) more" : "")
        return "\(pictures.count) of \(count) differ (\(names))"
    }

    private func changes(affectingPixels: Bool) -> String {
        differences.filter { $0.affectsPixels == affectingPixels }.map(\.description).joined(separator: "; ")
    }

    /// The advice for installing the versions that the references were created with.
    private var remedy: String {
        let packages = Set(differences.filter(\.affectsPixels).map { DebianPackage.of(component: $0.component) })
        var steps: [String] = []
        if packages.contains(.anotherProgram) {
            steps.append("use the same version of this package everywhere, and record again after an update")
        }
        if packages.contains(.anotherArchitecture) {
            steps.append("draw on the architecture of the references: \(recorded("architecture"))")
        }
        let names = packages.compactMap(\.name).sorted()
        if !names.isEmpty {
            steps.append(
                "use the system that the references were drawn on, Debian 12, where “apt-get install \(names.joined(separator: " "))” "
                    + "installs these versions; or record and compare baselines on identical machines")
        }
        let text = steps.joined(separator: "; ")
        return text.prefix(1).uppercased() + text.dropFirst() + "."
    }

    private func recorded(_ component: String) -> String {
        differences.first { $0.component == component }?.recorded ?? "unknown"
    }
}

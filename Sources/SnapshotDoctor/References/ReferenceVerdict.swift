import Render

/// The result of drawing the reference pictures here.
package struct ReferenceVerdict: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable, Codable {
        /// The same bytes: this machine draws as every other one with the same versions.
        case same
        /// The same pixels in files of other bytes, by another version of a library that compresses.
        case samePixels
        /// The same pixels, although something that could change them has another version.
        case otherVersionsSamePixels
        /// Other pixels, with other versions.
        case otherVersions
        /// Other pixels or bytes with the same versions: the machine or its libraries are at fault.
        case fault
    }

    var kind: Kind
    /// The names of the pictures whose pixels differ; of all whose bytes do where only these should be the same.
    var pictures: [String]
    /// The number of pictures.
    var count: Int
    /// The versions that differ from those that the references were made with.
    var differences: [Fingerprint.Difference]

    package init(of here: ReferenceRecord, against known: ReferenceRecord) {
        count = known.pictures.count
        differences = here.fingerprint.differences(from: known.fingerprint)
        let own = Dictionary(here.pictures.map { ($0.name, $0) }) { first, _ in first }
        let otherBytes = known.pictures.filter { own[$0.name]?.bytes != $0.bytes }.map(\.name)
        let otherPixels = known.pictures.filter { own[$0.name]?.pixels != $0.pixels }.map(\.name)
        pictures = otherPixels
        let affectsPixels = differences.contains(where: \.affectsPixels)
        switch (otherPixels.isEmpty, otherBytes.isEmpty) {
        case (true, true): kind = .same
        case (true, false) where affectsPixels: kind = .otherVersionsSamePixels
        case (true, false) where !differences.isEmpty: kind = .samePixels
        case (true, false):
            kind = .fault
            pictures = otherBytes
        case (false, _): kind = affectsPixels ? .otherVersions : .fault
        }
    }

    /// A Boolean value that indicates whether pixels that are drawn here are those that others draw.
    var isSound: Bool { kind != .otherVersions && kind != .fault }
}

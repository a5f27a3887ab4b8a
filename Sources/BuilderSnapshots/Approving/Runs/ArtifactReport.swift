import Foundation

/// A report among what an artefact holds.
struct ArtifactReport: Sendable {
    /// Its folder, for messages.
    let folder: String
    /// The hash of its record.
    let hash: String
    /// The decisions that lie beside it, and their path for messages; nil where nobody has saved any.
    let decisions: (data: Data, path: String)?
    /// How many of its pictures can become baselines.
    let approvable: Int
}

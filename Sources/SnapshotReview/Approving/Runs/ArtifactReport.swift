import Foundation

/// A report among what an artifact holds.
package struct ArtifactReport: Sendable {
    /// Its folder, for messages.
    package let folder: String
    /// The hash of its record.
    package let hash: String
    /// The decisions that lie beside it, and their path for messages; nil where nobody has saved any.
    package let decisions: (data: Data, path: String)?
    /// The number of its pictures that can become baselines.
    package let approvable: Int
}

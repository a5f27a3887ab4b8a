import BuilderUIKit
import Foundation
import SnapshotCore

/// A picture in one appearance, and the files that it has.
struct ImageVariant: Sendable {
    var picture: DocumentationPicture
    var appearance: Appearance
    /// In which it has files.
    var folders: [String]

    /// For messages.
    var name: String { "\(picture.name) (\(appearance))" }
}

/// The drawn files of an item.
struct RenderedVariant: Sendable {
    struct File: Sendable {
        var path: String
        var state: ImageFileState
        /// The data to write; nil for nothing.
        var data: Data?
    }

    /// Points.
    var size: CGSize
    var files: [File] = []
    /// The file's content at the highest density, where it was asked for.
    var largest: Data?
}

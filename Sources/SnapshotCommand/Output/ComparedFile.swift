import Foundation
import ImageDiff
import Render
import SnapshotCore

/// A picture's file, and the views that it shows where it says so.
struct ComparedFile {
    let picture: StraightBitmap
    let views: ViewTree?
    /// Pixels for each point, where the file says so.
    let scale: Double?

    /// - Throws: `DiffError`.
    init(_ path: String) throws(DiffError) {
        guard FilePaths.isFile(path) || !FilePaths.exists(path) else {
            throw .unreadable(path: path, reason: "it is a folder or a device: name a file")
        }
        let file: Data
        do {
            file = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
        do {
            picture = try StraightBitmap(data: file)
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
        let info = try? PNGInspector.inspect(file)
        views = info?.views().flatMap(ViewTree.init(text:))
        scale = info?.scale
    }
}

/// An error that prevents the comparison of two pictures.
enum DiffError: Error, Hashable {
    case unreadable(path: String, reason: String)
    case refused(reason: String)
    /// They were compared, and the picture of the differences could not be made or written.
    case noPicture(reason: String)
}

extension DiffError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) can't be compared: \(reason)"
        case .refused(let reason), .noPicture(let reason): reason
        }
    }

    /// 2: could not compare.
    var commandStatus: CommandStatus { RunVerdict.notCompared.commandStatus }
}

import Foundation
import Render
import SnapshotCore

extension ApprovalStaging {
    /// Puts a picture's file aside.
    /// - Parameter file: a path in the folder `pictures` of somebody's staging.
    /// - Throws: `ApproveError.notPutAside`.
    static func put(_ data: Data, at file: String) throws(ApproveError) {
        let folder = FilePaths.folder(of: file)
        do {
            try FilePaths.makeFolder(folder)
            try AtomicFile.write(data, to: file, surviving: .process)
        } catch {
            throw .notPutAside(folder: folder, reason: SystemReason.of(error))
        }
    }
}

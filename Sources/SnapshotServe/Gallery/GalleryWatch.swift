import Foundation
import SnapshotCore
import SnapshotReview

/// Watches the executable, which a build replaces, and the results of runs.
struct GalleryWatch: Sendable {
    let gallery: ScreenGallery
    let executable: String
    let results: String

    /// Checks both files again and again, seldom while no page is open.
    func run() async throws {
        var built = FileState(executable)
        var pending: FileState?
        var ran: FileState?
        var quiet = 0
        while true {
            let state = FileState(executable)
            if state != built {
                // The linker may still be writing: the file must stay as it is for a while.
                if state != nil, state == pending {
                    built = state
                    pending = nil
                    await gallery.screensDidChange()
                } else {
                    pending = state
                }
            }
            let current = FileState(results)
            if current != ran {
                ran = current
                if let found = try? RunResults.read(results) { await gallery.take(found) }
            }
            try await Task.sleep(for: .milliseconds(gallery.changes.hasPages ? 300 : 1000))
            quiet += 1
            if quiet % 50 == 0 { gallery.changes.keepAlive() }
        }
    }
}

/// What tells a file from an earlier one at the same path.
private struct FileState: Hashable {
    var file: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int

    /// Reads the state; nil if there is no file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        file = UInt64(status.st_ino)
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}

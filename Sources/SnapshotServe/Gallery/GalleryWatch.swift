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
        var built = FileIdentity(executable)
        var pending: FileIdentity?
        var ran: FileIdentity?
        var quiet = 0
        while true {
            let state = FileIdentity(executable)
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
            let current = FileIdentity(results)
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

import Foundation
import SnapshotCore
import SnapshotReview
import Synchronization

/// Watches the executable, which a build replaces, and the results of runs.
final class GalleryWatch: Sendable {
    let gallery: ScreenGallery
    let executable: String
    let results: String
    /// The executable that the gallery draws with.
    private let built: Mutex<FileIdentity?>

    init(gallery: ScreenGallery, executable: String, results: String) {
        self.gallery = gallery
        self.executable = executable
        self.results = results
        built = Mutex(FileIdentity(executable))
    }

    /// Notifies the gallery of a build that has ended, in place of the next check.
    func appWasBuilt() async {
        let state = FileIdentity(executable)
        built.withLock { $0 = state }
        await gallery.screensDidChange()
    }

    /// Checks both files again and again, seldom while no page is open.
    func run() async throws {
        var pending: FileIdentity?
        var ran: FileIdentity?
        var quiet = 0
        while true {
            let state = FileIdentity(executable)
            if state != built.withLock({ $0 }) {
                // The linker may still be writing: the file must stay as it is for a while.
                if state != nil, state == pending {
                    built.withLock { $0 = state }
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

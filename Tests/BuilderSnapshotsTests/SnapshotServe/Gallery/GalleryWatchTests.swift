import BuilderUIKit
import Foundation
import SnapshotCore
import Testing

@testable import SnapshotServe

@Suite struct GalleryWatchTests {
    @Test(.timeLimit(.minutes(20))) func aBuildInTheSameProcessIsFollowedOnce() async throws {
        let folder = try TemporaryFolder()
        try folder.write("1", to: "tool")
        let drawing = ScreenGalleryTests.Drawing([])
        let gallery = ScreenGallery(
            drawing: drawing, store: BaselineStore(folder: folder.path, failures: folder.path))
        let watch = GalleryWatch(
            gallery: gallery, executable: "\(folder.path)/tool", results: "\(folder.path)/results.json")
        let task = Task { try await watch.run() }
        try folder.write("22", to: "tool")
        await watch.appWasBuilt()
        #expect(await gallery.generation == 2)
        // Longer than two checks.
        try await Task.sleep(for: .milliseconds(2500))
        #expect(await gallery.generation == 2)
        // A build of another process is seen, too.
        try folder.write("333", to: "tool")
        for _ in 0..<300 where await gallery.generation == 2 { try await Task.sleep(for: .milliseconds(100)) }
        #expect(await gallery.generation == 3)
        task.cancel()
        _ = await task.result
    }
}

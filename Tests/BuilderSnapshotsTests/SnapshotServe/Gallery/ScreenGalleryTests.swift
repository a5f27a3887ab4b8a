import BuilderSnapshots
import BuilderUIKit
import Foundation
import ScreenDriver
import SnapshotCore
import Synchronization
import Testing

@testable import SnapshotServe

@Suite struct ScreenGalleryTests {
    /// Screens that are drawn as text.
    final class Drawing: GalleryDrawing {
        struct State {
            var requests: [DrawingRequest] = []
            var recorded: [String] = []
            var restarts = 0
            var failure: (any Error)?
            var hash: String? = "abc"
            /// The screens that aren't drawn for now.
            var silent: Set<String> = []
        }

        let state = Mutex(State())
        let screens: [ScreenListing]

        init(_ screens: [Screen]) { self.screens = screens.map(ScreenListing.init) }

        func listing() async throws -> [ScreenListing] { screens }

        func draw(_ request: DrawingRequest, isUrgent: Bool) async throws -> DrawingReply {
            while state.withLock({ $0.silent.contains(request.screen) }) {
                try await Task.sleep(for: .milliseconds(10))
            }
            let (failure, count) = state.withLock { state in
                state.requests.append(request)
                return (state.failure, state.restarts)
            }
            if let failure { throw failure }
            var reply = DrawingReply()
            reply.data = Data("\(request.screen) \(count)".utf8)
            reply.words = ["UILabel", "Text of \(request.screen)"]
            return reply
        }

        func perform(_ flow: FlowRequest) async throws -> FlowReply {
            if let failure = state.withLock({ $0.failure }) { throw failure }
            var reply = FlowReply()
            reply.steps = flow.steps
            reply.picture = Data("flow of \(flow.steps.count) steps".utf8)
            return reply
        }

        func compare(_ picture: String) async throws -> RunEntry {
            let parts = picture.split(separator: "/")
            let screen = Screen(String(parts[0])) { UIView() }
            let name = String(parts[1].split(separator: ".").suffix(2).joined(separator: "."))
            let configuration = try #require(SnapshotConfiguration(name: name))
            return RunEntry(
                of: DeclaredPicture(screen: screen, configuration: configuration), outcome: .differs,
                files: RunEntry.Files(baseline: "b", actual: "a", actualHash: state.withLock { $0.hash }))
        }

        func record(_ picture: String) async throws -> RunEntry {
            state.withLock { $0.recorded.append(picture) }
            var entry = try await compare(picture)
            entry.outcome = .recorded
            return entry
        }

        func restart() { state.withLock { $0.restarts += 1 } }
    }

    static let screens = [
        Screen("users", title: "All users") { UIView() }.state("empty") { _ in UIView() },
        Screen("sign-up", title: "A form") { UIView() },
    ]

    private let drawing = Drawing(screens)

    private func gallery(allowsRecording: Bool = false, folder: String = "none") -> ScreenGallery {
        ScreenGallery(
            drawing: drawing, store: BaselineStore(folder: folder, failures: folder), allowsRecording: allowsRecording)
    }

    @Test func aPictureIsDrawnOnceUntilTheAppIsRebuilt() async throws {
        let gallery = gallery()
        let request = DrawingRequest(screen: "users/empty", scale: 1)
        let first = try await gallery.content(of: request)
        #expect(try await gallery.content(of: request) == first)
        #expect(drawing.state.withLock { $0.requests.count } == 1)
        await gallery.screensDidChange()
        let second = try await gallery.content(of: request)
        #expect(second.tag != first.tag)
        #expect(drawing.state.withLock { ($0.requests.count, $0.restarts) } == (2, 1))
        #expect(await gallery.generation == 2)
    }

    @Test func aCrashIsNamedAndNotRepeated() async throws {
        let gallery = gallery()
        drawing.state.withLock { state in
            state.failure = WorkerProcessError.died(how: "by signal 4", errors: "Index out of range")
        }
        for _ in 0..<2 {
            await #expect(
                throws: GalleryError.notDrawn(
                    "the screen crashed: the process ended by signal 4\nIndex out of range")
            ) { try await gallery.content(of: DrawingRequest(screen: "users")) }
        }
        #expect(drawing.state.withLock { $0.requests.count } == 1)
        drawing.state.withLock { $0.failure = nil }
        _ = try await gallery.content(of: DrawingRequest(screen: "sign-up"))
    }

    /// As while the executable is being linked: no screen is to blame.
    @Test func aProcessThatCannotBeStartedIsTriedAgain() async throws {
        let gallery = gallery()
        drawing.state.withLock { $0.failure = RunError.noWorker(reason: "no such file") }
        let error = await #expect(throws: GalleryError.self) {
            try await gallery.content(of: DrawingRequest(screen: "users"))
        }
        #expect(error?.status == 503)
        drawing.state.withLock { $0.failure = nil }
        _ = try await gallery.content(of: DrawingRequest(screen: "users"))
        #expect(drawing.state.withLock { $0.requests.count } == 2)
    }

    @Test func eventsBeginWithTheCurrentScreens() async throws {
        let gallery = gallery()
        await gallery.screensDidChange()
        var events = await gallery.events().makeAsyncIterator()
        await gallery.screensDidChange()
        for generation in [2, 3] {
            let event = String(decoding: try #require(await events.next()), as: UTF8.self)
            #expect(event.hasSuffix("event: screens\ndata: {\"generation\":\"\(generation)\"}\n\n"))
        }
    }

    @Test func aScreenThatNeverRestsIsNamed() {
        let error = WorkerProcessError.silent(seconds: 5, errors: "")
        #expect(error.words == "the screen never rests: it wasn't drawn within 5 s")
    }

    @Test(arguments: ["", "none", "users/none", "users/", "../users", "Users"])
    func unknownScreensAreRefused(name: String) async {
        let gallery = gallery()
        await #expect(throws: GalleryError.unknown(name)) {
            try await gallery.content(of: DrawingRequest(screen: name))
        }
    }

    @Test func searchesFindNamesAtOnceAndTextsLater() async throws {
        let gallery = gallery()
        let first = try await gallery.search("sign")
        #expect(first.names == ["sign-up"])
        #expect(first.total == 3)
        var found = try await gallery.search("uilabel TEXT")
        let end = ContinuousClock.now + .seconds(300)
        while found.done < found.total, ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(10))
            found = try await gallery.search("uilabel TEXT")
        }
        #expect(found.names == ["users", "users/empty", "sign-up"])
        #expect(try await gallery.search("text users/empty").names == ["users/empty"])
        #expect(try await gallery.search("nothing like it").names.isEmpty)
    }

    @Test(.timeLimit(.minutes(20))) func aScreenThatNeverRestsDoesNotWithholdWhatWasFound() async throws {
        let gallery = gallery()
        drawing.state.withLock { $0.silent = ["sign-up"] }
        var events = await gallery.events().makeAsyncIterator()
        _ = await events.next()
        #expect(try await gallery.search("uilabel").names.isEmpty)
        var found: ScreenGallery.Matches
        repeat {
            // There may be one for each screen.
            let event = try #require(await events.next())
            #expect(String(decoding: event, as: UTF8.self).hasPrefix("event: index\n"))
            found = try await gallery.search("uilabel")
        } while found.done < 2
        #expect(found.names == ["users", "users/empty"] && found.done == 2 && found.total == 3)
        drawing.state.withLock { $0.silent = [] }
        repeat {
            #expect(await events.next() != nil)
            found = try await gallery.search("uilabel")
        } while found.done < 3
        #expect(found.names.count == 3)
    }

    @Test func aScreenThatCannotBeDrawnIsNotDrawnForTheSearch() async throws {
        let gallery = gallery()
        drawing.state.withLock { $0.failure = WorkerProcessError.died(how: "by signal 4", errors: "") }
        for name in ["users", "users/empty", "sign-up"] {
            _ = try? await gallery.content(of: DrawingRequest(screen: name))
        }
        let found = try await gallery.search("sign")
        #expect(found.names == ["sign-up"] && found.done == 3)
        #expect(drawing.state.withLock { $0.requests.count } == 3)
    }

    @Test func aFlowHasItsPicture() async throws {
        let gallery = gallery()
        let flow = FlowRequest(
            drawing: DrawingRequest(screen: "users"), steps: [RecordedStep("one", [RecordedAction(.back)])])
        let (reply, picture) = try await gallery.perform(flow)
        #expect(reply.steps == flow.steps && reply.picture.isEmpty)
        let content = try await gallery.flowPicture(try #require(picture))
        #expect(String(decoding: content.data, as: UTF8.self) == "flow of 1 steps")
        await #expect(throws: GalleryError.unknown("x")) { try await gallery.flowPicture("x") }
        let unknown = FlowRequest(drawing: DrawingRequest(screen: "none"), steps: [])
        await #expect(throws: GalleryError.unknown("none")) { try await gallery.perform(unknown) }
    }

    @Test func recordingNeedsPermissionAndTheReviewedPicture() async throws {
        let name = "users/empty.iphone-12.light"
        await #expect(throws: GalleryError.recordingNotAllowed) {
            try await self.gallery().record(name, reviewed: "abc")
        }
        let gallery = gallery(allowsRecording: true)
        await #expect(throws: GalleryError.changedMeanwhile) { try await gallery.record(name, reviewed: "abd") }
        #expect(drawing.state.withLock { $0.recorded.isEmpty })
        #expect(try await gallery.record(name, reviewed: "abc").outcome == .recorded)
        #expect(drawing.state.withLock { $0.recorded } == [name])
        #expect(await gallery.results() == [name: "same"])
    }

    @Test(arguments: [
        "users/other.light", "users/none.iphone-12.light", "../users/iphone-12.light", "users", "users/",
        "users/../../etc/passwd", "none/iphone-12.light",
    ])
    func filesOfUndeclaredPicturesAreRefused(name: String) async throws {
        let gallery = gallery()
        await #expect(throws: GalleryError.unknown(name)) { try await gallery.file(of: name, kind: "baseline") }
        await #expect(throws: GalleryError.unknown(name)) { try await gallery.compare(name) }
    }

    @Test func filesAreThoseOfTheStore() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: "\(folder.path)/users", withIntermediateDirectories: true)
        try folder.write("picture", to: "users/iphone-12.light.png")
        let gallery = gallery(folder: folder.path)
        #expect(try await gallery.file(of: "users/iphone-12.light", kind: "baseline").data == Data("picture".utf8))
        await #expect(throws: GalleryError.invalid(name: "kind", value: "../x")) {
            try await gallery.file(of: "users/iphone-12.light", kind: "../x")
        }
    }
}

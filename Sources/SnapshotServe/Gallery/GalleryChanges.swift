import Foundation
import Synchronization

/// A change that open pages of the gallery show by themselves.
package enum GalleryChange: Hashable, Sendable {
    /// The screens may look otherwise: the executable was rebuilt.
    case screens(generation: Int)
    /// The results of a run have changed.
    case results
    /// A search finds more than before.
    case index(done: Int, total: Int)
    /// A build has begun.
    case building
    /// A build has failed, with the compiler's errors; the pictures stay.
    case buildFailed(errors: String)

    /// The change as a server-sent event.
    var event: Data {
        let (name, content): (String, [String: String]) =
            switch self {
            case .screens(let generation): ("screens", ["generation": "\(generation)"])
            case .results: ("results", [:])
            case .index(let done, let total): ("index", ["done": "\(done)", "total": "\(total)"])
            case .building: ("building", [:])
            case .buildFailed(let errors): ("failed", ["errors": errors])
            }
        let json = (try? JSONEncoder().encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return Data("event: \(name)\ndata: \(json)\n\n".utf8)
    }
}

/// Distributes changes to the pages that are open.
///
/// A watcher that rebuilds the app posts what happens; pages that don't read lose the oldest changes.
package final class GalleryChanges: Sendable {
    private struct State {
        var pages: [(id: Int, continuation: AsyncStream<Data>.Continuation)] = []
        var next = 0
        /// A build that runs or has failed; nil after one that succeeded.
        var build: GalleryChange?
    }

    private let state = Mutex(State())
    /// The number of pages that are notified at most; another one replaces the first.
    private static let limit = 16
    /// The number of changes that wait for a page at most.
    private static let backlog = 64

    package init() {}

    /// Sends a change to all open pages.
    package func post(_ change: GalleryChange) {
        let event = change.event
        let pages = state.withLock { state in
            switch change {
            case .building, .buildFailed: state.build = change
            case .screens: state.build = nil
            case .results, .index: break
            }
            return state.pages
        }
        for page in pages { page.continuation.yield(event) }
    }

    /// A Boolean value that indicates whether a page is open.
    package var hasPages: Bool { state.withLock { !$0.pages.isEmpty } }

    /// Sends a comment to all pages, so that connections of pages that were closed end.
    func keepAlive() {
        for page in state.withLock({ $0.pages }) { page.continuation.yield(Data(": \n\n".utf8)) }
    }

    /// Returns the changes from now on, after an event with the number of the current screens, and one with the build
    /// that runs or has failed.
    func events(generation: Int) -> AsyncStream<Data> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Data.self, bufferingPolicy: .bufferingNewest(Self.backlog))
        continuation.yield(Data("retry: 1000\n".utf8) + GalleryChange.screens(generation: generation).event)
        let (id, replaced) = state.withLock { state in
            if let build = state.build { continuation.yield(build.event) }
            state.next += 1
            state.pages.append((state.next, continuation))
            let replaced = state.pages.count > Self.limit ? state.pages.removeFirst().continuation : nil
            return (state.next, replaced)
        }
        replaced?.finish()
        continuation.onTermination = { [weak self] _ in self?.remove(id) }
        return stream
    }

    private func remove(_ id: Int) { state.withLock { $0.pages.removeAll { $0.id == id } } }
}

import Foundation
import Render
import Synchronization

/// A picture or JSON that was drawn, with its entity tag.
struct CachedContent: Hashable, Sendable {
    let data: Data
    let tag: String

    init(_ data: Data) {
        self.data = data
        tag = "\"" + FileDigest(data).text.prefix(32) + "\""
    }
}

/// The most recently used contents, up to a number of bytes.
final class PictureCache: Sendable {
    private struct State {
        var contents: [String: (content: CachedContent, used: Int)] = [:]
        var bytes = 0
        var time = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    init(limit: Int = 64 << 20) { self.limit = limit }

    /// The number of bytes that are kept.
    var bytes: Int { state.withLock { $0.bytes } }

    subscript(key: String) -> CachedContent? {
        state.withLock { state in
            state.time += 1
            state.contents[key]?.used = state.time
            return state.contents[key]?.content
        }
    }

    /// Keeps a content, in place of those that weren't used for longest.
    func insert(_ content: CachedContent, for key: String) {
        state.withLock { state in
            state.time += 1
            state.bytes += content.data.count - (state.contents[key]?.content.data.count ?? 0)
            state.contents[key] = (content, state.time)
            guard state.bytes > limit else { return }
            // Makes room for more than one, since sorting takes its time.
            for (key, entry) in state.contents.sorted(by: { $0.value.used < $1.value.used }) {
                guard state.bytes > limit * 3 / 4, state.contents.count > 1 else { return }
                state.contents[key] = nil
                state.bytes -= entry.content.data.count
            }
        }
    }

    /// Forgets everything.
    func removeAll() {
        state.withLock { state in
            state.contents = [:]
            state.bytes = 0
        }
    }
}

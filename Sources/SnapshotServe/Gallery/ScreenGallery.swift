import Foundation
import SnapshotCore
import SnapshotReview

/// The state of a gallery: the screens, what was drawn of them, the words that a search finds them by, and the results
/// of comparisons.
actor ScreenGallery {
    private let drawing: any GalleryDrawing
    private let store: BaselineStore
    nonisolated let changes: GalleryChanges
    nonisolated let allowsRecording: Bool
    private let cache: PictureCache
    /// The number of the current screens; a rebuilt executable has another one.
    private(set) var generation = 1
    private var listing: [ScreenListing]? {
        didSet {
            names = Set((listing ?? []).flatMap(\.fullNames))
            catalogData = nil
        }
    }
    /// The full names of all screens and states.
    private var names: Set<String> = []
    private var outcomes: [String: RunOutcome] = [:] { didSet { catalogData = nil } }
    /// The catalog as JSON, which takes its time for thousands of screens; nil if something has changed.
    private var catalogData: Data?
    /// The reasons for which contents can't be drawn, by their keys.
    private var failures: [String: String] = [:]
    private var running: [String: Task<CachedContent, any Error>] = [:]
    /// The words of each screen and state in lower case, by full names.
    private var words: [String: String] = [:]
    private var indexing: Task<Void, Never>?

    /// The number of drawings that are requested at once at most.
    private static let runningLimit = 128

    init(
        drawing: any GalleryDrawing, store: BaselineStore, changes: GalleryChanges = GalleryChanges(),
        allowsRecording: Bool = false, cache: PictureCache = PictureCache()
    ) {
        self.drawing = drawing
        self.store = store
        self.changes = changes
        self.allowsRecording = allowsRecording
        self.cache = cache
    }

    // MARK: Screens

    /// Returns the screens of the app.
    func screens() async throws -> [ScreenListing] {
        if let listing { return listing }
        let now = generation
        let found = try await Self.naming { [drawing] in try await drawing.listing() }
        if now == generation { listing = found }
        return found
    }

    /// Forgets everything that the former executable has drawn, and notifies the pages.
    func screensDidChange() {
        generation += 1
        drawing.restart()
        listing = nil
        failures = [:]
        running = [:]
        words = [:]
        indexing?.cancel()
        indexing = nil
        cache.removeAll()
        changes.post(.screens(generation: generation))
    }

    /// Returns the changes from now on, after the number of the current screens; the screens don't change in between.
    func events() -> AsyncStream<Data> { changes.events(generation: generation) }

    /// Returns the screens and the outcomes as JSON.
    func catalog(
        _ encode: @Sendable (_ screens: [ScreenListing], _ generation: Int, _ results: [String: String]) throws -> Data
    ) async throws -> Data {
        if let catalogData { return catalogData }
        let now = generation
        let screens = try await screens()
        let data = try encode(screens, now, results())
        if listing != nil, now == generation { catalogData = data }
        return data
    }

    /// The outcomes of the pictures that were compared, by names.
    func results() -> [String: String] { outcomes.mapValues(\.rawValue) }

    /// Takes the outcomes of a run.
    func take(_ results: RunResults) {
        outcomes = Dictionary(results.entries.map { ($0.name, $0.outcome) }, uniquingKeysWith: { $1 })
        changes.post(.results)
    }

    // MARK: Drawing

    /// Returns a picture or an inspection.
    /// - Throws: `GalleryError`.
    func content(of request: DrawingRequest) async throws -> CachedContent {
        try await check(request.screen)
        let key = try "\(generation) " + Self.text(of: request)
        if let content = cache[key] { return content }
        if let failure = failures[key] { throw GalleryError.notDrawn(failure) }
        if let task = running[key] { return try await task.value }
        guard running.count < Self.runningLimit else { throw GalleryError.busy }
        let now = generation
        let task = Task { [drawing] in
            let reply = try await Self.naming { try await drawing.draw(request, isUrgent: true) }
            if let error = reply.error { throw GalleryError.notDrawn(error) }
            self.take(reply, of: request, generation: now)
            return CachedContent(reply.data)
        }
        running[key] = task
        defer { if now == generation { running[key] = nil } }
        do {
            let content = try await task.value
            if now == generation { cache.insert(content, for: key) }
            return content
        } catch GalleryError.notDrawn(let reason) {
            if now == generation {
                failures[key] = reason
                // It isn't drawn once more for the search.
                if request.axes.isEmpty, words[request.screen] == nil { words[request.screen] = "" }
            }
            throw GalleryError.notDrawn(reason)
        }
    }

    private func take(_ reply: DrawingReply, of request: DrawingRequest, generation: Int) {
        guard generation == self.generation, request.axes.isEmpty, !reply.words.isEmpty else { return }
        if words[request.screen] == nil { words[request.screen] = Self.searchable(reply.words) }
    }

    private func check(_ screen: String) async throws {
        let screens = try await screens()
        // A rebuilt executable has others.
        let isKnown = listing == nil ? screens.contains { $0.fullNames.contains(screen) } : names.contains(screen)
        guard isKnown else { throw GalleryError.unknown(screen) }
    }

    private static func text(of request: DrawingRequest) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(request), as: UTF8.self)
    }

    /// Converts an error of a process to one that names what the screen has done.
    private static func naming<Value: Sendable>(
        _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch let error as WorkerProcessError {
            throw GalleryError.notDrawn(error.words)
        } catch let error as RunError {
            throw GalleryError.noProcess("\(error)")
        }
    }

    // MARK: Recording flows

    /// Performs the steps of a flow that is being recorded.
    /// - Returns: the reply without the picture, and the key of the picture; nil if there is none.
    func perform(_ flow: FlowRequest) async throws -> (reply: FlowReply, picture: String?) {
        try await check(flow.drawing.screen)
        let now = generation
        var reply = try await Self.naming { [drawing] in try await drawing.perform(flow) }
        if let error = reply.error { throw GalleryError.notDrawn(error) }
        guard !reply.picture.isEmpty else { return (reply, nil) }
        let content = CachedContent(reply.picture)
        reply.picture = Data()
        let key = content.tag.trimmingCharacters(in: ["\""])
        if now == generation { cache.insert(content, for: "flow \(key)") }
        return (reply, key)
    }

    /// Returns the picture of a flow that was performed.
    func flowPicture(_ key: String) throws -> CachedContent {
        guard let content = cache["flow \(key)"] else { throw GalleryError.unknown(key) }
        return content
    }

    // MARK: Searching

    /// The result of a search.
    struct Matches: Codable, Hashable, Sendable {
        /// The full names of the screens and states that are found.
        var names: [String]
        /// The number of screens and states whose texts and classes are known.
        var done: Int
        var total: Int
    }

    /// Returns the screens whose name, title, texts or classes contain all words.
    ///
    /// Those that weren't drawn before are drawn meanwhile, and the pages are notified.
    func search(_ text: String) async throws -> Matches {
        let wanted = text.lowercased().split(whereSeparator: \.isWhitespace)
        let screens = try await screens()
        var matches = Matches(names: [], done: words.count, total: screens.reduce(0) { $0 + $1.fullNames.count })
        for screen in screens {
            for name in screen.fullNames {
                let text = "\(name)\n\(screen.title.lowercased())\n" + (words[name] ?? "")
                if wanted.allSatisfy({ text.contains($0) }) { matches.names.append(name) }
            }
        }
        if matches.done < matches.total, indexing == nil {
            let names = screens.flatMap(\.fullNames)
            indexing = Task { await self.index(names, generation: self.generation) }
        }
        return matches
    }

    private func index(_ names: [String], generation: Int) async {
        // A screen that never rests must not withhold what was found before it.
        let notices = Task {
            var done = words.count
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(300))
                guard !Task.isCancelled, words.count != done else { continue }
                done = words.count
                changes.post(.index(done: done, total: names.count))
            }
        }
        defer { notices.cancel() }
        for name in names where words[name] == nil {
            let reply = try? await drawing.draw(DrawingRequest(screen: name, content: .words), isUrgent: false)
            guard !Task.isCancelled, generation == self.generation else { return }
            if words[name] == nil { words[name] = Self.searchable(reply?.words ?? []) }
        }
        changes.post(.index(done: words.count, total: names.count))
    }

    private static func searchable(_ words: [String]) -> String { words.joined(separator: "\n").lowercased() }

    // MARK: Comparing

    /// Compares a declared picture with its baseline.
    func compare(_ picture: String) async throws -> RunEntry {
        try await checkPicture(picture)
        let entry = try await Self.naming { [drawing] in try await drawing.compare(picture) }
        outcomes[picture] = entry.outcome
        return entry
    }

    /// Records a picture, if it is still the one that was reviewed.
    /// - Parameter hash: the SHA-256 of the reviewed picture's file.
    func record(_ picture: String, reviewed hash: String) async throws -> RunEntry {
        guard allowsRecording else { throw GalleryError.recordingNotAllowed }
        let now = try await compare(picture)
        guard let actual = now.files.actualHash, actual == hash else { throw GalleryError.changedMeanwhile }
        let entry = try await Self.naming { [drawing] in try await drawing.record(picture) }
        outcomes[picture] = entry.outcome == .recorded ? .same : entry.outcome
        changes.post(.results)
        return entry
    }

    /// Returns a file of a declared picture.
    func file(of picture: String, kind: String) async throws -> CachedContent {
        try await checkPicture(picture)
        let path: String
        switch kind {
        case "baseline": path = "\(store.folder)/\(picture).png"
        case "actual", "difference": path = "\(store.failures)/\(picture).\(kind).png"
        default: throw GalleryError.invalid(name: "kind", value: kind)
        }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { throw GalleryError.unknown(path) }
        return CachedContent(data)
    }

    private func checkPicture(_ name: String) async throws {
        let isDeclared = try await screens().contains { screen in
            guard name.hasPrefix("\(screen.name)/") else { return false }
            let rest = String(name.dropFirst(screen.name.count + 1))
            let prefixes = [""] + screen.states.map { "\($0)." }
            return prefixes.contains { prefix in
                rest.hasPrefix(prefix) && screen.configurations.contains(String(rest.dropFirst(prefix.count)))
            }
        }
        guard isDeclared, !name.contains("..") else { throw GalleryError.unknown(name) }
    }
}

extension ScreenListing {
    /// The names of the screen and of its states, such as `users` and `users/empty`.
    var fullNames: [String] { [name] + states.map { "\(name)/\($0)" } }
}

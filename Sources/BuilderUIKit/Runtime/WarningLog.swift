import Foundation
import Synchronization

/// A problem that prevents content from being displayed as requested. A render continues and reports it once.
public enum ViewWarning: Hashable, Sendable, CustomStringConvertible {
    /// No file or asset has this name; `searched` are the searched folders.
    case missingImage(name: String, searched: [String])
    /// A file doesn't contain a readable image.
    case unreadableImage(path: String, reason: String)
    /// No color set has this name; `searched` are the searched folders.
    case missingColor(name: String, searched: [String])
    /// No built-in symbol has this name; `nearest` are similar names, best first.
    case unknownSymbol(name: String, nearest: [String])
    /// No font has this name.
    case unknownFont(name: String)
    /// A requested drawing operation isn't supported.
    case unsupportedDrawing(String)
    /// A number isn't finite; the default is used instead.
    case unusableNumber(of: String, value: String)
    /// A binding of a view, or of a list of views, ended with an error; the view keeps its last value.
    case failedBinding(of: String, error: String)
    /// No font has some characters of a text; they are drawn as boxes with their code points.
    case missingGlyphs(MissingText)
    /// A part of the app doesn't compile on Linux, and is left out.
    case leftOut(String)
    /// Another problem, with its own description.
    case other(String)

    public var description: String {
        switch self {
        case .missingImage(let name, let searched):
            "no image named “\(name)”; looked in \(Self.list(searched))"
        case .unreadableImage(let path, let reason):
            "the image \(path) can't be read: \(reason)"
        case .missingColor(let name, let searched):
            "no color named “\(name)”; looked in \(Self.list(searched))"
        case .unknownSymbol(let name, let nearest):
            "the system symbol “\(name)” is not available"
                + (nearest.isEmpty
                    ? "; use an image of your own"
                    : "; did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        case .unknownFont(let name):
            "no font named “\(name)”; use a system font or an installed family"
        case .unsupportedDrawing(let what):
            "not drawn: \(what)"
        case .unusableNumber(let owner, let value):
            "\(owner) can't be \(value); the default value is used"
        case .failedBinding(let owner, let error):
            "a binding of \(owner) ended with an error: \(error)"
        case .missingGlyphs(let text):
            "\(text)"
        case .leftOut(let part):
            "left out: \(part)"
        case .other(let text):
            text
        }
    }

    private static func list(_ folders: [String]) -> String {
        folders.isEmpty ? "no folder (the bundle has no resources)" : folders.joined(separator: ", ")
    }
}

/// Collects warnings, each once unless it is added as a case of its own. Safe to use from any thread.
public final class WarningLog: Sendable {
    private let state = Mutex((seen: Set<ViewWarning>(), list: [ViewWarning]()))
    private let report: @Sendable (ViewWarning) -> Void
    private let languages = Mutex<Set<String>>([])

    /// Creates a log that calls `report` for each warning when it is first added.
    public init(report: @escaping @Sendable (ViewWarning) -> Void = { _ in }) { self.report = report }

    /// Adds a warning unless an equal one was added before.
    public func add(_ warning: ViewWarning) {
        let isNew = state.withLock { state in
            guard state.seen.insert(warning).inserted else { return false }
            state.list.append(warning)
            return true
        }
        if isNew { report(warning) }
    }

    /// Adds a text to the current log unless it was added before.
    static func add(_ text: String) { current.add(.other(text)) }

    /// Adds a warning even if an equal one was added before, since two views may have the same description.
    public func addCase(_ warning: ViewWarning) {
        // The list of the standard error log is never read and would only grow.
        if self !== Self.standardError { state.withLock { $0.list.append(warning) } }
        report(warning)
    }

    /// The warnings so far, in order.
    public var warnings: [ViewWarning] { state.withLock { $0.list } }

    /// The languages in which the render divides words where the machine has patterns.
    var hyphenatedLanguages: Set<String> { languages.withLock { $0 } }

    /// Adds a language in which words are to be divided, since the pixels depend on the machine's patterns.
    func addHyphenation(in language: String) { _ = languages.withLock { $0.insert(language) } }

    /// The log of the current render; outside one, a log that writes each warning as a line to standard error.
    public static var current: WarningLog { bound ?? standardError }

    /// The log of the current render; nil outside one.
    public static var ofRender: WarningLog? { bound }

    /// Calls a closure with this log as the current one.
    public func asCurrent<T>(_ body: () throws -> T) rethrows -> T { try Self.$bound.withValue(self) { try body() } }

    /// Calls an asynchronous closure with this log as the current one.
    @MainActor
    public func asCurrent<T>(_ body: @MainActor () async throws -> T) async rethrows -> T {
        try await Self.$bound.withValue(self) { try await body() }
    }

    @TaskLocal private static var bound: WarningLog?

    private static let standardError = WarningLog { warning in
        FileHandle.standardError.write(Data("warning: \(warning)\n".utf8))
    }
}

import Foundation

/// Something that couldn't be shown as asked. A render goes on, and says so once.
public enum ViewWarning: Hashable, Sendable, CustomStringConvertible {
    /// No file or asset has this name; `searched` are the folders that were looked in.
    case missingImage(name: String, searched: [String])
    /// A file that holds no picture that can be read.
    case unreadableImage(path: String, reason: String)
    case missingColor(name: String, searched: [String])
    case unknownSymbol(name: String, nearest: [String])
    case unknownFont(name: String)
    /// Something that drawing code asked for and that isn't drawn.
    case unsupportedDrawing(String)
    /// A number that is not finite; the standard one is used instead.
    case unusableNumber(of: String, value: String)
    /// What a view, or a list of views, was bound to ended with an error; the view keeps what it has.
    case failedBinding(of: String, error: String)
    case other(String)

    public var description: String {
        switch self {
        case .missingImage(let name, let searched):
            "no image named “\(name)”; looked in \(Self.list(searched))"
        case .unreadableImage(let path, let reason):
            "the image \(path) can't be read: \(reason)"
        case .missingColor(let name, let searched):
            "no colour named “\(name)”; looked in \(Self.list(searched))"
        case .unknownSymbol(let name, let nearest):
            "no system symbol named “\(name)” is drawn here"
                + (nearest.isEmpty
                    ? "; use an image of your own"
                    : "; did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        case .unknownFont(let name):
            "no font named “\(name)”; use a system font or a family that is installed"
        case .unsupportedDrawing(let what):
            "not drawn: \(what)"
        case .unusableNumber(let owner, let value):
            "\(owner) can't be \(value); its standard value is used"
        case .failedBinding(let owner, let error):
            "a binding of \(owner) ended with an error: \(error)"
        case .other(let text):
            text
        }
    }

    private static func list(_ places: [String]) -> String {
        places.isEmpty ? "no folder (the bundle has no resources)" : places.joined(separator: ", ")
    }
}

/// Collects warnings, each one once unless it is a case of its own. Safe to use from any thread.
public final class WarningLog: @unchecked Sendable {
    private let lock = NSLock()
    private var seen: Set<ViewWarning> = []
    private var list: [ViewWarning] = []
    private let report: @Sendable (ViewWarning) -> Void

    /// `report` is called for each warning when it first comes.
    public init(report: @escaping @Sendable (ViewWarning) -> Void = { _ in }) {
        self.report = report
    }

    public func add(_ warning: ViewWarning) {
        let isNew = lock.withLock {
            guard seen.insert(warning).inserted else { return false }
            list.append(warning)
            return true
        }
        if isNew { report(warning) }
    }

    /// Adds a warning even where one of the same words has come before: two views may read alike.
    public func addCase(_ warning: ViewWarning) {
        // What nobody will ask for would only grow.
        if self !== Self.standardError { lock.withLock { list.append(warning) } }
        report(warning)
    }

    /// What has come so far, in order.
    public var warnings: [ViewWarning] { lock.withLock { list } }

    /// The log of the render in progress; outside one, each warning is a line on standard error.
    public static var current: WarningLog { bound ?? standardError }

    /// The log of the render in progress; nil outside one.
    public static var ofRender: WarningLog? { bound }

    /// Calls the closure with this log as the current one.
    public func asCurrent<T>(_ body: () throws -> T) rethrows -> T {
        try Self.$bound.withValue(self) { try body() }
    }

    /// Calls the closure with this log as the current one.
    @MainActor
    public func asCurrent<T>(_ body: @MainActor () async throws -> T) async rethrows -> T {
        try await Self.$bound.withValue(self) { try await body() }
    }

    @TaskLocal private static var bound: WarningLog?

    private static let standardError = WarningLog { warning in
        FileHandle.standardError.write(Data("warning: \(warning)\n".utf8))
    }
}

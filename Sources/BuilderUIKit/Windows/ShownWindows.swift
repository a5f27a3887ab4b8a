import Foundation

/// The windows that were shown, and the scene they are in: those of the render in progress, or those that code shows outside of one.
/// Renders that come to rest at the same time don't see each other's.
@MainActor
final class ShownWindows {
    private var members: [WeakWindow] = []
    private(set) lazy var scene = UIWindowScene()

    nonisolated init() {}

    /// Those that are alive, in the order in which they were shown.
    var all: [UIWindow] { members.compactMap(\.window) }

    func add(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
        members.append(WeakWindow(window: window))
    }

    /// Those that code sees now.
    static var current: ShownWindows { BoundWindows.shown ?? outside }

    /// Calls the closure with these as the current ones.
    nonisolated func asCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
        try BoundWindows.$shown.withValue(self) { try body() }
    }

    private static let outside = ShownWindows()

    private struct WeakWindow {
        weak var window: UIWindow?
    }
}

private enum BoundWindows {
    @TaskLocal static var shown: ShownWindows?
}

import Foundation

/// The windows that were shown, and their scene.
///
/// There is one instance for each render in progress, and one for code outside of renders. Renders that wait at the
/// same time don't share windows.
@MainActor
final class ShownWindows {
    private var members: [Weak<UIWindow>] = []
    private(set) lazy var scene = UIWindowScene()
    /// The proxies that code asked for while these windows were the current ones.
    let appearance = ViewAppearance()
    /// The animations in progress, if frames of them are drawn; nil if animations end at once.
    var animations: RecordedAnimations?

    /// The open groups of layer changes, the innermost last.
    var transactions: [CATransaction.Group] = []

    nonisolated init() {}

    /// The windows that haven't been released, in the order in which they were shown.
    var all: [UIWindow] { members.compactMap(\.object) }

    func add(_ window: UIWindow) {
        members.removeAll { $0.object == nil || $0.object === window }
        members.append(Weak(window))
    }

    /// The windows of the current render, or those outside of renders.
    static var current: ShownWindows { BoundWindows.shown ?? outside }

    /// A Boolean value that indicates whether a render is in progress.
    static var isInRender: Bool { BoundWindows.shown != nil }

    /// Calls a closure with these windows as the current ones.
    nonisolated func asCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
        try BoundWindows.$shown.withValue(self) { try body() }
    }

    static let outside = ShownWindows()
}

private enum BoundWindows {
    @TaskLocal static var shown: ShownWindows?
}

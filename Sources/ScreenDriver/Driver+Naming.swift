import BuilderUIKit
import Foundation

// Queries for what a person points at, so that actions can be recorded as code.

extension Driver {
    /// Taps at a point of the window, whatever is there, as a person who points does.
    ///
    /// - Throws: `DriverError.unreachable` for a point outside the window.
    public func tap(screenPoint point: CGPoint) async throws {
        try await act("tap(screenPoint: (\(point.x), \(point.y)))") {
            let window = try window
            guard window.bounds.contains(point) else {
                throw DriverError.unreachable(view: "the point (\(point.x), \(point.y))", .offScreen(scrollView: nil))
            }
            try tap(at: point)
        }
    }

    /// Returns a query that finds only the view that a touch at a point of the window arrives at: a control, a cell, a
    /// text, or a view with gestures, else the frontmost view there.
    ///
    /// - Returns: The query; nil if nothing is there.
    public func query(at point: CGPoint) -> ViewQuery? {
        guard let window = screen.window else { return nil }
        return screen.step {
            let windows = ScreenWindows(window)
            windows.layoutIfNeeded()
            guard let hit = windows.hitTest(point), !(hit is UIWindow) else { return nil }
            return RecordedView(of: Self.touchTarget(around: hit) ?? hit, in: windows)?.query
        }
    }

    /// Returns a query that finds only a view: by its identifier, label, placeholder, text or class, with an index if
    /// that is needed.
    ///
    /// - Returns: The query; nil if the view isn't on the screen.
    public func query(for view: UIView) -> ViewQuery? {
        guard let window = screen.window else { return nil }
        return screen.step { RecordedView(of: view, in: ScreenWindows(window))?.query }
    }

    /// Returns the innermost view around a touched one that takes taps: a control, a cell, or a view with gestures.
    static func touchTarget(around hit: UIView) -> UIView? {
        sequence(first: hit, next: { $0.superview }).prefix { !($0 is UIWindow) }.first(where: ViewSearch.isTouchable)
    }
}

extension ViewSearch {
    /// The visible views that take taps, in reading order.
    var touchable: [UIView] { allViews.filter { Self.isTouchable($0) && Reach.isVisible($0) } }

    static func isTouchable(_ view: UIView) -> Bool {
        view is UIControl || view is UITextView || view is UITableViewCell || view is UICollectionViewCell
            || !(view is UIScrollView) && (view.gestureRecognizers ?? []).contains(where: \.isEnabled)
    }
}

extension ViewQuery {
    /// The query as Swift code, such as `"email"` or `.text("Delete").at(2)`.
    public var code: String { condition.code }
}

extension ViewQuery.Condition {
    fileprivate var code: String {
        switch self {
        case .named(let name): name.debugDescription
        case .identifier(let name): ".identifier(\(name.debugDescription))"
        case .label(let label): ".label(\(label.debugDescription))"
        case .text(let text): ".text(\(text.debugDescription))"
        case .textPart(let part): ".text(containing: \(part.debugDescription))"
        case .placeholder(let text): ".placeholder(\(text.debugDescription))"
        case .type(let test): ".type(\(test.name).self)"
        case .className(let name): ".type(named: \(name.debugDescription))"
        case .both(let one, let other): "\(one.receiver).and(\(other.code))"
        case .inside(let inner, let container): "\(inner.receiver).inside(\(container.code))"
        case .position(let all, let index): "\(all.receiver).at(\(index))"
        }
    }

    /// The code of a query that a method is called on.
    private var receiver: String {
        if case .named(let name) = self { return "ViewQuery(\(name.debugDescription))" }
        return code
    }
}

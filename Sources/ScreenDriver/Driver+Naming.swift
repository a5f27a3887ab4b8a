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
            window.layoutIfNeeded()
            guard let hit = window.hitTest(point, with: nil), hit !== window else { return nil }
            let chain = sequence(first: hit, next: { $0.superview }).prefix { $0 !== window }
            return Self.query(for: chain.first(where: Self.isTarget) ?? hit, in: window)
        }
    }

    /// Returns a query that finds only a view: by its identifier, label, text, placeholder or class, with an index if
    /// that is needed.
    ///
    /// - Returns: The query; nil if the view isn't on the screen.
    public func query(for view: UIView) -> ViewQuery? {
        guard let window = screen.window else { return nil }
        return screen.step { Self.query(for: view, in: window) }
    }

    private static func isTarget(_ view: UIView) -> Bool {
        view is UIControl || view is UITextView || view is UITableViewCell || view is UICollectionViewCell
            || !(view is UIScrollView) && (view.gestureRecognizers ?? []).contains(where: \.isEnabled)
    }

    private static func query(for view: UIView, in window: UIWindow) -> ViewQuery? {
        guard view.isDescendant(of: window) else { return nil }
        let search = ViewSearch(in: window)
        let names = [
            view.accessibilityIdentifier, view.accessibilityLabel, ViewName.text(of: view),
            ViewName.placeholder(of: view),
        ].compactMap(\.self).filter { !$0.isEmpty }
        let queries = names.map { ViewQuery($0) } + [.type(named: ViewClassName.of(view))]
        for query in queries {
            let found = search.matches(query)
            if found.count == 1, found.first === view { return query }
        }
        for query in queries {
            if let index = search.matches(query).firstIndex(where: { $0 === view }) { return query.at(index) }
        }
        return nil
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

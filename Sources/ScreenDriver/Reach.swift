import BuilderUIKit
import Foundation

/// The places at which a finger reaches a view.
@MainActor
struct Reach {
    private let view: UIView
    /// The window of the content, whose coordinates are those of the screen.
    private let window: UIWindow
    private let windows: ScreenWindows
    /// A Boolean value that indicates whether the finger moves, so that it may scroll what is around the view.
    private let moves: Bool

    init(of view: UIView, in window: UIWindow, moves: Bool = false) {
        self.view = view
        self.window = window
        self.moves = moves
        windows = ScreenWindows(window)
    }

    /// Returns a point, in the screen's coordinates, at which a touch arrives at the view: its center if possible.
    ///
    /// - Parameter unitPoint: the place in the view, from (0, 0) to (1, 1); nil for any.
    /// - Throws: `DriverError.unreachable`.
    func point(at unitPoint: CGPoint? = nil) throws -> CGPoint {
        try checkState()
        let visible = try visibleRect()
        let points: [CGPoint]
        if let unitPoint {
            let bounds = view.bounds
            let point = CGPoint(
                x: bounds.minX + unitPoint.x * bounds.width, y: bounds.minY + unitPoint.y * bounds.height)
            points = [view.convert(point, to: window)]
            guard let point = points.first, visible.insetBy(dx: -0.01, dy: -0.01).contains(point) else {
                throw unreachable(.offScreen(scrollView: scrollViewName))
            }
        } else {
            points = Self.points(in: visible)
        }
        let hits = points.map { (point: $0, hit: windows.hitTest($0)) }
        let accepted = hits.filter { $0.hit.map(arrives) ?? false }
        if let best = accepted.first(where: { $0.hit.map { !isTappedInside($0) } ?? false }) ?? accepted.first {
            return best.point
        }
        throw unreachable(obstacle(at: hits.first?.hit))
    }

    /// Checks that a touch at a point of the screen arrives at the view.
    func check(_ point: CGPoint) throws {
        try checkState()
        guard window.bounds.contains(point) else { throw unreachable(.offScreen(scrollView: scrollViewName)) }
        let hit = windows.hitTest(point)
        guard let hit, arrives(hit) else { throw unreachable(obstacle(at: hit)) }
    }

    /// Returns the part of the view that is on the screen, to which something can be dragged.
    ///
    /// - Throws: `DriverError.unreachable` for a view that isn't seen.
    func dropRect() throws -> CGRect {
        try checkIsShown()
        return try visibleRect()
    }

    // MARK: State

    /// Checks that neither the view nor a superview is hidden, transparent or empty.
    func checkIsShown() throws {
        guard windows.contains(view) else { throw unreachable(.notOnScreen) }
        for current in chain {
            if current.isHidden, current !== window { throw unreachable(.hidden(by: name(current))) }
            if current.alpha < 0.01 { throw unreachable(.transparent(by: name(current))) }
        }
        guard view.bounds.width > 0, view.bounds.height > 0 else { throw unreachable(.noSize) }
    }

    private func checkState() throws {
        try checkIsShown()
        if let control = chain.first(where: { $0.isEnabledForTouches != nil }), control.isEnabledForTouches == false {
            throw unreachable(.disabled(name(control)))
        }
    }

    /// The view and its superviews, up to its window.
    private var chain: [UIView] { Array(sequence(first: view, next: \.superview)) }

    private func name(_ other: UIView) -> String? { other === view ? nil : ViewName.of(other) }

    /// Indicates whether neither the view nor a superview is hidden, transparent or empty.
    static func isVisible(_ view: UIView) -> Bool {
        guard view.bounds.width > 0, view.bounds.height > 0 else { return false }
        var next: UIView? = view
        while let current = next, !(current is UIWindow) {
            if current.isHidden || current.alpha < 0.01 { return false }
            next = current.superview
        }
        return true
    }

    /// The controller in front of all others.
    static func topController(of root: UIView) -> UIViewController? {
        guard let window = root as? UIWindow ?? root.window else { return nil }
        return window.presentedControllers.last
    }

    /// Returns the part of the view that clipping superviews, its window and the screen leave, in the screen's
    /// coordinates.
    ///
    /// - Throws: `DriverError.unreachable` if none is left.
    func visibleRect() throws -> CGRect {
        var rect = window.convert(view.bounds, from: view).intersection(window.bounds)
        for current in chain.dropFirst()
        where current.clipsToBounds || current is UIScrollView || current is UIWindow {
            rect = rect.intersection(window.convert(current.bounds, from: current))
        }
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            throw unreachable(.offScreen(scrollView: scrollViewName))
        }
        return rect
    }

    private var scrollViewName: String? {
        chain.dropFirst().first { ($0 as? UIScrollView)?.isScrollEnabled ?? false }.map(ViewName.of)
    }

    /// Returns the center of a rectangle, and a grid of further points in it.
    private static func points(in rect: CGRect) -> [CGPoint] {
        let fractions: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9]
        return [CGPoint(x: rect.midX, y: rect.midY)]
            + fractions.flatMap { y in
                fractions.map { x in CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
            }
    }

    // MARK: Hits

    /// Indicates whether a touch of the hit view is one of the view: it is inside it, or around it and takes the
    /// touches of the view, which takes none itself.
    private func arrives(_ hit: UIView) -> Bool {
        if hit === view || hit.isDescendant(of: view) { return true }
        guard view.isDescendant(of: hit) else { return false }
        let passed = chain.prefix { $0 !== hit }
        guard passed.allSatisfy({ !Self.takesTouches($0) }) else { return false }
        // Views of the app's own classes may handle touches themselves.
        return !passed.contains { !$0.isUserInteractionEnabled && !Self.ignoresTouchesByDefault($0) }
            || sequence(first: hit, next: \.superview).contains {
                Self.takesTouches($0, counting: { moves || !Self.isOfContainer($0) }) || !Self.isPlain($0)
            }
    }

    private static func ignoresTouchesByDefault(_ view: UIView) -> Bool { view is UILabel || view is UIImageView }

    /// Indicates whether a view does nothing with a touch unless it is a control or has gestures: the framework's own
    /// views, also those of container controllers.
    private static func isPlain(_ view: UIView) -> Bool { isOfFramework(view) }

    private static func isOfFramework(_ object: AnyObject) -> Bool {
        String(reflecting: type(of: object)).hasPrefix("BuilderUIKit.")
    }

    /// Indicates whether a gesture is one with which the framework's views scroll, turn pages, go back or move: it
    /// isn't of a class that apps can use.
    private static func isOfContainer(_ recognizer: UIGestureRecognizer) -> Bool {
        isOfFramework(recognizer) && !"\(type(of: recognizer))".hasPrefix("UI")
    }

    /// Indicates whether a control or a tap gesture inside the view takes a tap on the hit view.
    private func isTappedInside(_ hit: UIView) -> Bool {
        guard hit !== view, hit.isDescendant(of: view) else { return false }
        return sequence(first: hit, next: { $0.superview }).prefix { $0 !== view }.contains { inner in
            inner is UIControl
                || (inner.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
        }
    }

    /// - Parameter counts: A closure that indicates whether a gesture counts.
    private static func takesTouches(
        _ view: UIView, counting counts: (UIGestureRecognizer) -> Bool = { _ in true }
    ) -> Bool {
        if view is UIControl || view is UITextView || view is UITableViewCell || view is UICollectionViewCell
            || view is UIPickerView
        {
            return true
        }
        // Labels and image views are often given gestures without turning interaction on; then the gesture is the
        // reason for the error.
        return (view.gestureRecognizers ?? []).contains { $0.isEnabled && counts($0) }
    }

    private func obstacle(at hit: UIView?) -> DriverError.Obstacle {
        let other = hit?.ownWindow.flatMap { $0 === view.ownWindow ? nil : $0 }
        if let top = Self.topController(of: other ?? view), let topView = top.viewIfLoaded,
            !view.isDescendant(of: topView)
        {
            return .behind("\(type(of: top))")
        }
        if let hit, other != nil { return .covered(by: "\(ViewName.of(hit)) in another window") }
        if let hit, isInFront(hit) { return .covered(by: ViewName.of(hit)) }
        let off = chain.filter { !$0.isUserInteractionEnabled }
        // A label that ignores touches passes them on.
        if let reason = off.first(where: { !Self.ignoresTouchesByDefault($0) || Self.takesTouches($0) }) ?? off.first {
            return .interactionOff(by: name(reason))
        }
        if let superview = view.superview, !superview.bounds.intersects(view.frame) {
            return .outside(ViewName.of(superview))
        }
        return hit.map { .covered(by: ViewName.of($0)) } ?? .outside("the window")
    }

    /// Indicates whether another view, or a superview of it, lies in front of the view or of a superview.
    private func isInFront(_ other: UIView) -> Bool {
        let others = Array(sequence(first: other, next: \.superview))
        guard let common = chain.first(where: { view in others.contains { $0 === view } }),
            let own = chain.prefix(while: { $0 !== common }).last,
            let branch = others.prefix(while: { $0 !== common }).last
        else { return false }
        let order = common.subviews
        return order.firstIndex { $0 === branch } ?? 0 > order.firstIndex { $0 === own } ?? 0
    }

    private func unreachable(_ obstacle: DriverError.Obstacle) -> DriverError {
        .unreachable(view: ViewName.of(view), obstacle)
    }
}

import BuilderUIKit
import Foundation

/// An action of a person on a picture of a screen: at points of the window, or on a view that was chosen from a list.
package struct PointedAction: Hashable, Sendable, Codable {
    /// The actions of the pointer and the keyboard.
    package enum Kind: String, Hashable, Sendable, Codable {
        case tap, doubleTap, longPress, swipe, drag, select, scroll, type, clear, pick, pullToRefresh, back, rotate
    }

    package var kind: Kind
    package var x: Double?
    package var y: Double?
    /// The end of a swipe or drag; without a start, its way over the whole screen.
    package var toX: Double?
    package var toY: Double?
    /// The text that is typed, or the date that is picked, such as 2026-01-05T18:30.
    package var text: String?
    /// The view, instead of a point.
    package var view: RecordedView?

    package init(_ kind: Kind, at point: CGPoint? = nil, to end: CGPoint? = nil, text: String? = nil) {
        self.kind = kind
        x = point.map { Double($0.x) }
        y = point.map { Double($0.y) }
        toX = end.map { Double($0.x) }
        toY = end.map { Double($0.y) }
        self.text = text
    }

    fileprivate var start: CGPoint { CGPoint(x: x ?? 0, y: y ?? 0) }
    fileprivate var end: CGPoint { CGPoint(x: toX ?? x ?? 0, y: toY ?? y ?? 0) }
}

/// A view that can be touched.
package struct TouchTarget: Hashable, Sendable, Codable {
    package var view: RecordedView
    /// The class with the text and the identifier.
    package var name: String
    /// The frame in the window.
    package var frame: CGRect
}

extension Driver {
    /// Returns what a person means by pointing: the action on a view that does the same.
    ///
    /// A tap on a switch toggles it, one on a segment selects it, and a swipe over a slider sets it.
    ///
    /// - Throws: `RecordingError`, `DriverError`.
    package func action(for pointed: PointedAction) throws -> RecordedAction {
        let window = try window
        return try screen.step {
            let windows = ScreenWindows(window)
            windows.layoutIfNeeded()
            switch pointed.kind {
            case .back: return RecordedAction(.back)
            case .rotate: return RecordedAction(.rotate)
            case .pullToRefresh: return RecordedAction(.pullToRefresh)
            case .type, .clear:
                guard let responder = windows.firstResponder as? UIView,
                    let view = RecordedView(of: responder, in: windows)
                else { throw DriverError.noFocus(view: nil) }
                var action = RecordedAction(pointed.kind == .type ? .type : .clear, view)
                action.text = pointed.text
                if pointed.kind == .type, (responder as? any UITextInputTraits)?.isSecureTextEntry ?? false {
                    action.isSecret = true
                }
                return action
            case .drag: return try drag(pointed, in: windows)
            case .select: return try row(pointed, in: windows)
            case .pick: return try pick(pointed, in: windows)
            case .tap, .doubleTap, .longPress, .scroll:
                return try touch(pointed, in: windows)
            case .swipe: return try swipe(pointed, in: windows)
            }
        }
    }

    /// The views that take touches, in reading order.
    package var touchTargets: [TouchTarget] {
        guard let window = screen.window else { return [] }
        return screen.step {
            let windows = ScreenWindows(window)
            windows.layoutIfNeeded()
            return ViewSearch(in: windows).touchable.prefix(Self.targetLimit).compactMap { view in
                guard let name = RecordedView(of: view, in: windows) else { return nil }
                return TouchTarget(
                    view: name, name: ViewName.of(view), frame: window.convert(view.bounds, from: view))
            }
        }
    }

    /// The name of the view into which text would be typed; nil if there is none.
    package var focusName: String? {
        guard let window = screen.window, let view = ScreenWindows(window).firstResponder as? UIView,
            view is any UIKeyInput
        else { return nil }
        return screen.step { ViewName.of(view) }
    }

    /// The number of views that are listed.
    private static let targetLimit = 100

    // MARK: Meanings

    private func touch(_ pointed: PointedAction, in windows: ScreenWindows) throws -> RecordedAction {
        let kind = RecordedAction.Kind(rawValue: pointed.kind.rawValue) ?? .tap
        let view = try meant(pointed, in: windows)
        guard kind == .tap else { return RecordedAction(kind, try Self.name(of: view, in: windows)) }
        if Self.isBackButton(view, in: windows) { return RecordedAction(.back) }
        let name = try Self.name(of: view, in: windows)
        switch view {
        case is UISwitch: return RecordedAction(.toggle, name)
        case let control as UISegmentedControl:
            var action = RecordedAction(.segment, name)
            let point = control.convert(pointed.start, from: windows.main)
            let segments = 0..<control.numberOfSegments
            // One that was chosen from a list has no place: the next segment.
            let next = control.numberOfSegments > 0 ? (control.selectedSegmentIndex + 1) % control.numberOfSegments : 0
            action.index =
                pointed.view == nil
                ? segments.first { control.segmentFrame(at: $0).insetBy(dx: -1, dy: -20).contains(point) } ?? next
                : next
            return action
        case let slider as UISlider where pointed.view == nil:
            return Self.slide(slider, name, to: pointed.start, in: windows)
        case is UIStepper:
            let isRight = pointed.view != nil || view.convert(pointed.start, from: windows.main).x > view.bounds.midX
            let isRightToLeft = pointed.view == nil && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return RecordedAction(isRight != isRightToLeft ? .increment : .decrement, name)
        case let pages as UIPageControl:
            let point = pages.convert(pointed.start, from: windows.main)
            let isFar = pages.isVertical ? point.y > pages.bounds.midY : point.x > pages.bounds.midX
            let isNext = pointed.view != nil || isFar != pages.runsBackwards
            var action = RecordedAction(.adjust, name)
            action.value = Float(min(max(0, pages.currentPage + (isNext ? 1 : -1)), max(0, pages.numberOfPages - 1)))
            return action
        case is UIDatePicker:
            // The place decides what a tap does.
            var action = RecordedAction(.tap, name)
            guard pointed.view == nil, view.bounds.width > 0, view.bounds.height > 0 else { return action }
            let point = view.convert(pointed.start, from: windows.main)
            action.place = CGPoint(
                x: ((point.x - view.bounds.minX) / view.bounds.width * 100).rounded() / 100,
                y: ((point.y - view.bounds.minY) / view.bounds.height * 100).rounded() / 100)
            return action
        default: return RecordedAction(.tap, name)
        }
    }

    /// Returns the view that was chosen, or the one at the beginning of a touch.
    private func meant(_ pointed: PointedAction, in windows: ScreenWindows) throws -> UIView {
        if let chosen = pointed.view { return try ViewSearch(in: windows).one(chosen.query) }
        return try Self.pointed(at: pointed.start, in: windows)
    }

    private func swipe(_ pointed: PointedAction, in windows: ScreenWindows) throws -> RecordedAction {
        let way = CGVector(dx: pointed.end.x - pointed.start.x, dy: pointed.end.y - pointed.start.y)
        let isUpright = abs(way.dy) >= abs(way.dx)
        let direction: Direction = isUpright ? way.dy < 0 ? .up : .down : way.dx < 0 ? .left : .right
        guard pointed.x != nil else {
            var action = RecordedAction(.swipe)
            action.direction = direction.rawValue
            return action
        }
        let view = try Self.pointed(at: pointed.start, in: windows)
        if let slider = view as? UISlider {
            return Self.slide(slider, try Self.name(of: slider, in: windows), to: pointed.end, in: windows)
        }
        let containers = sequence(first: view, next: { $0.superview }).prefix { !($0 is UIWindow) }
        let scrolled = containers.first { ($0 as? UIScrollView)?.scrolls(isUpright: isUpright) ?? false }
        // A row is swiped itself.
        let touched = scrolled ?? (isUpright ? nil : view)
        var action = RecordedAction(.swipe, try touched.map { try Self.name(of: $0, in: windows) })
        action.direction = direction.rawValue
        return action
    }

    private static func slide(
        _ slider: UISlider, _ name: RecordedView, to point: CGPoint, in windows: ScreenWindows
    ) -> RecordedAction {
        var action = RecordedAction(.slide, name)
        action.value = slider.roundedValue(at: slider.convert(point, from: windows.main))
        return action
    }

    private static func isBackButton(_ view: UIView, in windows: ScreenWindows) -> Bool {
        sequence(first: view, next: { $0.superview }).contains { inner in
            guard let bar = inner as? UINavigationBar else { return false }
            return view.isDescendant(of: bar.backButtonView)
        }
    }

    static func name(of view: UIView, in windows: ScreenWindows) throws -> RecordedView {
        guard let name = RecordedView(of: view, in: windows) else { throw RecordingError.noView }
        // A text in a row finds it more steadily than the row's index.
        guard name.index != nil || name.key == .type, view is UITableViewCell || view is UICollectionViewCell else {
            return name
        }
        var waiting = [view]
        while let next = waiting.popLast() {
            if next is UILabel, Reach.isVisible(next), let inner = RecordedView(of: next, in: windows),
                inner.index == nil, inner.key != .type
            {
                return inner
            }
            waiting += next.subviews.reversed()
        }
        return name
    }

    /// Returns the view that a person means who points at it.
    ///
    /// If no view takes the touch there, it is the control that is seen there, so that touching it says what is in the
    /// way.
    static func pointed(at point: CGPoint, in windows: ScreenWindows) throws -> UIView {
        let hit = windows.hitTest(point).flatMap { $0 is UIWindow ? nil : $0 }
        if let target = hit.flatMap({ touchTarget(around: $0) }) { return target }
        let seen = ViewSearch(in: windows).touchable.last { view in
            view is UIControl && windows.main.convert(view.bounds, from: view).contains(point)
                && (try? Reach(of: view, in: windows.main).visibleRect().contains(point)) ?? false
        }
        guard let view = seen ?? hit else { throw RecordingError.nothing(x: point.x, y: point.y) }
        return view
    }
}

extension UIScrollView {
    /// Indicates whether a finger scrolls it in a direction.
    fileprivate func scrolls(isUpright: Bool) -> Bool {
        guard isScrollEnabled else { return false }
        let insets = adjustedContentInset
        return isUpright
            ? alwaysBounceVertical || contentSize.height + insets.top + insets.bottom > bounds.height
            : alwaysBounceHorizontal || contentSize.width + insets.left + insets.right > bounds.width
    }
}

import Foundation

/// An action of a ``Driver`` that a user couldn't perform. The description says what to do.
public enum DriverError: Error, Hashable, Sendable {
    /// The reason for which a finger doesn't reach a view.
    public enum Obstacle: Hashable, Sendable {
        /// The view or, if it is named, a superview is hidden.
        case hidden(by: String?)
        /// The view or, if it is named, a superview has an alpha below 0.01.
        case transparent(by: String?)
        /// The view has no width or no height.
        case noSize
        /// A control is disabled.
        case disabled(String?)
        /// The view or, if it is named, a superview has user interaction turned off.
        case interactionOff(by: String?)
        /// No part of the view, or not the place to be touched, is on the screen; `scrollView` is the one that can
        /// change that.
        case offScreen(scrollView: String?)
        /// Another view receives the touch.
        case covered(by: String)
        /// The view lies outside a superview, which passes no touches on to it.
        case outside(String)
        /// A controller is presented in front.
        case behind(String)
        /// The view is in no visible window.
        case notOnScreen
    }

    /// No view matches a query; `near` are similar ones.
    case noView(query: String, near: [String])
    /// Several views match a query.
    case severalViews(query: String, views: [String])
    /// A finger can't reach a view.
    case unreachable(view: String, Obstacle)
    /// An action needs another kind of view.
    case wrongView(view: String, action: String, needs: String)
    /// No text can be typed: no view has the focus, or the one that has it takes no text.
    case noFocus(view: String?)
    /// A view lost the focus after a part of the text.
    case lostFocus(typed: String, rest: String)
    /// A list or picker has no such row.
    case noRow(view: String, row: Int, section: Int, count: Int)
    /// A value is outside a control's range.
    case outOfRange(view: String, value: String, range: String)
    /// A user's action didn't change a control.
    case unchanged(view: String, action: String)
    /// A scroll view can't be scrolled any further in the direction of a view.
    case cannotScroll(view: String)
    /// There is no controller to go back to.
    case nowhereBack
    /// A controller doesn't support an orientation; a bare view, without a controller, has none.
    case cannotRotate(controller: String?, orientation: String)
    /// The driver was closed, or its picture is finished.
    case closed
}

extension DriverError: CustomStringConvertible, LocalizedError {
    public var description: String {
        switch self {
        case .noView(let query, let near):
            "no view matches \(query): "
                + (near.isEmpty
                    ? "read the driver's tree() to see the screen's views"
                    : "did you mean \(near.joined(separator: ", "))?")
        case .severalViews(let query, let views):
            "\(views.count) views match \(query): \(Self.list(views)). Add a condition, inside(_:) or at(_:)"
        case .unreachable(let view, let obstacle): "a finger can't reach \(view): \(obstacle)"
        case .wrongView(let view, let action, let needs): "\(view) can't be used for \(action): name \(needs)"
        case .noFocus(let view?):
            "\(view) took no focus, so nothing can be typed: check isEditable, isEnabled and its delegate's "
                + "should-begin method"
        case .noFocus(nil): "nothing has the focus, so nothing can be typed: tap a text field first, or pass into:"
        case .lostFocus(let typed, let rest):
            "the focus was lost after “\(typed)” was typed, before “\(rest)”: type the rest into another field"
        case .noRow(let view, let row, let section, let count):
            "\(view) has no row \(row) in section \(section): rows are numbered from 0, and it has \(count)"
        case .outOfRange(let view, let value, let range):
            "\(view) can't have the value \(value): choose one from \(range)"
        case .unchanged(let view, let action):
            "\(view) didn't change by \(action): check its gestures, and whether its handler sets the value back"
        case .cannotScroll(let view):
            "scrolling doesn't bring \(view) onto the screen: check isScrollEnabled and the content size"
        case .nowhereBack:
            "there is no controller to go back to: push one first, or tap a button that closes the screen"
        case .cannotRotate(nil, let orientation):
            "a view that is drawn at a width can't be turned to \(orientation): draw the whole screen"
        case .cannotRotate(let controller?, let orientation):
            "\(controller) doesn't support \(orientation): change its supportedInterfaceOrientations"
        case .closed: "the driver is closed: create another one"
        }
    }

    public var errorDescription: String? { description }

    private static func list(_ views: [String]) -> String {
        views.prefix(5).joined(separator: ", ") + (views.count > 5 ? " and \(views.count - 5) more" : "")
    }
}

extension DriverError.Obstacle: CustomStringConvertible {
    /// The obstacle, and what to do about it.
    public var description: String {
        switch self {
        case .hidden(let view): "\(view ?? "it") is hidden; perform the action that shows it first"
        case .transparent(let view): "\(view ?? "it") has an alpha below 0.01; perform the action that shows it first"
        case .noSize: "it has no size; check its constraints"
        case .disabled(let control): "\(control ?? "it") is disabled; perform what enables it first"
        case .interactionOff(let view): "\(view ?? "it") has user interaction turned off; set isUserInteractionEnabled"
        case .offScreen(let scrollView?): "it isn't on the screen; scroll \(scrollView) with scroll(to:) first"
        case .offScreen(nil): "it isn't on the screen, and nothing around it scrolls; check its frame"
        case .covered(let view): "\(view) covers it; move that view away first"
        case .outside(let view): "it lies outside \(view), which passes no touches on; check the frames"
        case .behind(let controller): "\(controller) is presented in front of it; close that first"
        case .notOnScreen: "it is in no visible window; find it again, since the screen has changed"
        }
    }
}

import Foundation

/// The choice of a split view controller's columns: by what the app prefers, by what was shown or hidden since, and by
/// the room.
///
/// UIKit documents which modes each behavior has. The automatic choices aren't documented exactly, and not measured: a
/// window that is higher than wide overlays columns and begins with the secondary one. Others tile them, unless two
/// columns would leave the secondary one less than half of the width; then the second displaces it.
struct SplitDisplay {
    typealias Mode = UISplitViewController.DisplayMode
    typealias Behavior = UISplitViewController.SplitBehavior

    /// The room for the columns.
    struct Room {
        /// The size of the controller's view, in points.
        var size: CGSize
        /// The width of the columns beside the secondary one, in points.
        var sideWidth: CGFloat
        /// A Boolean value that indicates whether there can be two columns beside the secondary one.
        var isTriple: Bool
    }

    var preferredMode = Mode.automatic
    var preferredBehavior = Behavior.automatic
    /// The number of columns beside the secondary one that were chosen, and the behavior for which they were.
    private var chosen: (columns: Int, behavior: Behavior)?

    /// Returns the way columns share the room.
    func behavior(in room: Room) -> Behavior {
        guard preferredBehavior == .automatic else { return preferredBehavior }
        switch preferredMode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .automatic, .secondaryOnly: break
        }
        guard room.size.width > room.size.height else { return .overlay }
        return room.isTriple && room.sideWidth > room.size.width / 2 ? .displace : .tile
    }

    /// Returns the modes of the behavior, by the number of columns beside the secondary one.
    func modes(in room: Room) -> [Mode] {
        let modes: [Mode] =
            switch behavior(in: room) {
            case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
            case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
            case .tile, .automatic: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
            }
        return room.isTriple ? modes : modes.dropLast()
    }

    /// Returns the visible columns: never the automatic mode.
    func mode(in room: Room) -> Mode {
        let behavior = behavior(in: room)
        let modes = modes(in: room)
        var count: Int
        if let chosen, chosen.behavior == behavior {
            count = chosen.columns
        } else if preferredMode == .automatic {
            count = behavior == .overlay ? 0 : behavior == .displace ? 1 : 2
        } else {
            count = preferredMode.columnCount
        }
        count = min(count, modes.count - 1)
        return modes[count]
    }

    /// Returns the choice in which columns were shown or hidden until the mode is the one of as many columns.
    func choosing(_ mode: Mode, in room: Room) -> SplitDisplay {
        var display = self
        display.chosen = mode == .automatic ? nil : (mode.columnCount, behavior(in: room))
        return display
    }

    /// Returns the choice in which the app prefers a mode.
    func preferring(_ mode: Mode) -> SplitDisplay {
        var display = self
        (display.preferredMode, display.chosen) = (mode, nil)
        return display
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of columns beside the secondary one.
    var columnCount: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// A Boolean value that indicates whether columns cover a part of the secondary one, or displace it.
    var dimsSecondary: Bool { [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(self) }
}

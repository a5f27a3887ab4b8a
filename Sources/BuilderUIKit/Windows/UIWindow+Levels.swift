import Foundation

extension UIWindow.Level: Comparable {
    public static func < (first: UIWindow.Level, second: UIWindow.Level) -> Bool { first.rawValue < second.rawValue }

    /// Returns a level above another one.
    public static func + (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: level.rawValue + distance)
    }

    /// Returns a level below another one.
    public static func - (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: level.rawValue - distance)
    }
}

extension UIWindow {
    /// The visible windows of the window's scene, the rearmost first: by level, and at one level in the order in which
    /// they were shown.
    package var visibleWindowsOfScene: [UIWindow] {
        let windows = (windowScene?.windows ?? []).filter { !$0.isHidden }
        guard windows.count > 1 else { return windows }
        return windows.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }.map(\.element)
    }
}

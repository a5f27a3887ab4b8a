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

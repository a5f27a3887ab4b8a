import Foundation

/// The screen that views are laid out for: a value for the length of one render, not hardware.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The device's whole screen in its orientation, in points.
    nonisolated public let bounds: CGRect
    /// Pixels to a point.
    nonisolated public let scale: CGFloat
    nonisolated public let traitCollection: UITraitCollection

    /// Makes a screen; `size` is in points.
    nonisolated init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        traitCollection = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
    }

    /// The screen of a device; `traits` override the device's.
    nonisolated convenience init(
        device: Device, orientation: Device.Orientation = .portrait, traits: UITraitCollection = UITraitCollection()
    ) {
        self.init(
            size: device.size(in: orientation), scale: device.scale,
            traits: UITraitCollection(traitsFrom: [device.traits(in: orientation), traits]))
    }

    /// The screen of the render in progress; outside a render that of `Device.standard`.
    public static var main: UIScreen { current }

    /// The one screen there is.
    public static var screens: [UIScreen] { [current] }

    /// Pixels to a point of the panel itself; here the same as `scale`.
    nonisolated public var nativeScale: CGFloat { scale }

    /// The panel in pixels, in portrait.
    nonisolated public var nativeBounds: CGRect {
        let short = min(bounds.width, bounds.height)
        let long = max(bounds.width, bounds.height)
        return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
    }

    /// Frames a second; time stands still in a render, so this is only what a phone would say.
    nonisolated public var maximumFramesPerSecond: Int { 60 }

    /// 0…1.
    nonisolated public var brightness: CGFloat { 0.5 }
}

extension UIScreen {
    nonisolated static var current: UIScreen { CurrentScreen.bound ?? CurrentScreen.standard }

    /// The main screen's traits, for code that is not on the main actor.
    nonisolated static var currentTraits: UITraitCollection { current.traitCollection }

    /// Calls the closure with this screen as `UIScreen.main` and its traits as `UITraitCollection.current`; both are
    /// as before afterwards.
    nonisolated func asMain<T>(_ body: () throws -> T) rethrows -> T {
        try CurrentScreen.$bound.withValue(self) { try traitCollection.asCurrent(body) }
    }
}

/// Where `UIScreen.main` is kept: bound to the render in progress.
private enum CurrentScreen {
    @TaskLocal static var bound: UIScreen?
    static let standard = UIScreen(device: .standard)
}

import Foundation

/// The screen for which views are laid out: a value that exists for one render, not hardware.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The bounds of the whole screen in its orientation, in points.
    nonisolated public let bounds: CGRect
    /// The scale, in pixels per point.
    nonisolated public let scale: CGFloat
    /// The screen's traits.
    nonisolated public let traitCollection: UITraitCollection
    /// The pictures that are drawn in place of views on this screen.
    nonisolated let replacements: ViewReplacements
    /// The pictures of URLs on this screen; nil if there are none.
    nonisolated let remoteImages: RemoteImages?
    /// The settings of Accessibility that aren't traits.
    nonisolated let accessibilitySettings: AccessibilitySettings

    /// Creates a screen; `size` is in points.
    nonisolated init(
        size: CGSize, scale: CGFloat, traits: UITraitCollection, replacements: ViewReplacements = ViewReplacements(),
        remoteImages: RemoteImages? = nil, accessibilitySettings: AccessibilitySettings = AccessibilitySettings()
    ) {
        self.replacements = replacements
        self.remoteImages = remoteImages
        self.accessibilitySettings = accessibilitySettings
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        traitCollection = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
    }

    /// Creates the screen of a device; `traits` override the device's.
    nonisolated convenience init(
        device: Device, orientation: Device.Orientation = .portrait, traits: UITraitCollection = UITraitCollection()
    ) {
        self.init(
            size: device.size(in: orientation), scale: device.scale,
            traits: UITraitCollection(traitsFrom: [device.traits(in: orientation), traits]))
    }

    /// The screen of the current render; outside a render that of `Device.standard`.
    public static var main: UIScreen { current }

    /// The available screens: only the current one.
    public static var screens: [UIScreen] { [current] }

    /// The scale of the physical display, in pixels per point: the same as `scale`.
    nonisolated public var nativeScale: CGFloat { scale }

    /// The bounds of the physical display in pixels, in portrait.
    nonisolated public var nativeBounds: CGRect {
        let short = min(bounds.width, bounds.height)
        let long = max(bounds.width, bounds.height)
        return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
    }

    /// The maximum number of frames per second: 60, as on most iPhones. Time doesn't pass in a render.
    nonisolated public var maximumFramesPerSecond: Int { 60 }

    /// The brightness, 0…1; 0.5 by default. A value outside of the range is limited to it, and one that isn't a number
    /// is ignored. It has no effect on pictures.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = brightness.isNaN ? oldValue : min(max(0, brightness), 1)
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }

    /// The way an external screen shows what its edges cut off.
    public enum OverscanCompensation: Int, Hashable, Sendable {
        /// The content is scaled, the bounds are smaller, or neither.
        case scale, insetBounds, none
    }
    /// The way the screen shows what its edges cut off; without effect, since they cut nothing off.
    open var overscanCompensation = OverscanCompensation.scale
    /// The insets of the bounds because of overscan, in points: none.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// A Boolean value that indicates whether the screen gets darker than the hardware can; without effect.
    open var wantsSoftwareDimming = false

    /// The size and the shape of the pixels: the physical display's. There is no other, so setting it has no effect.
    nonisolated public var currentMode: UIScreenMode? {
        get { UIScreenMode(size: nativeBounds.size) }
        set {}
    }
    /// The modes of the screen: the current one.
    nonisolated public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// The best mode of the screen: the current one.
    nonisolated public var preferredMode: UIScreenMode? { currentMode }
    /// The screen that this one repeats: none.
    nonisolated public var mirrored: UIScreen? { nil }
    /// The seconds by which the screen is late: none.
    nonisolated public var calibratedLatency: CFTimeInterval { 0 }
    /// The factor by which white can be exceeded: 1, none.
    nonisolated public var potentialEDRHeadroom: CGFloat { 1 }
    /// The factor by which white can be exceeded now: 1, none.
    nonisolated public var currentEDRHeadroom: CGFloat { 1 }

    /// Returns a view that shows a picture of the app's front window; an empty one without a window.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
}

extension UIScreen {
    nonisolated static var current: UIScreen { CurrentScreen.bound ?? CurrentScreen.standard }

    /// The current screen's traits, for code outside the main actor.
    nonisolated static var currentTraits: UITraitCollection { current.traitCollection }

    /// Calls a closure with this screen as `UIScreen.main` and its traits as `UITraitCollection.current`, and restores
    /// both.
    nonisolated func asMain<T>(_ body: () throws -> T) rethrows -> T {
        try CurrentScreen.$bound.withValue(self) { try traitCollection.asCurrent(body) }
    }
}

/// The storage of `UIScreen.main`, bound to the current render.
private enum CurrentScreen {
    @TaskLocal static var bound: UIScreen?
    static let standard = UIScreen(device: .standard)
}

/// The size and the shape of a screen's pixels.
public final class UIScreenMode: NSObject, Sendable {
    /// The size in pixels, in portrait.
    public let size: CGSize
    /// The width of a pixel by its height: 1.
    public let pixelAspectRatio: CGFloat = 1

    init(size: CGSize) { self.size = size }
}

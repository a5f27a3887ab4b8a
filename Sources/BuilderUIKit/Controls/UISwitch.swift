import Foundation
import Render

/// A control that is on or off: 51 × 31 points, of which 49 × 31 take part in layout, and with the look of iOS 26 63 ×
/// 28, of which 61 × 28 do (measured).
@preconcurrency @MainActor
open class UISwitch: _FixedSizeControl {
    override class var moduleClass: UIView.Type { UISwitch.self }
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(
            isElement: true, label: title ?? cellOfAccessory?.contentView.accessibilityText, value: isOn ? "1" : "0",
            traits: stateTraits.union([.button, .toggleButton]))
    }
    override class func frameSize(for traits: UITraitCollection) -> CGSize {
        ControlMetrics(traits).switchSize
    }

    override func didInitialize() {
        super.didInitialize()
        takeAppearance()
    }

    /// A Boolean value that indicates whether the switch is on.
    open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    /// The track's color when it is on; nil for green.
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The image of the on state; stored for shared code. Switches have shown no images since iOS 7.
    open var onImage: UIImage?
    /// The image of the off state; stored for shared code. Switches have shown no images since iOS 7.
    open var offImage: UIImage?
    /// The title of a checkbox. It has no effect.
    open var title: String?
    /// The preferred style; has no effect, because iPhones have sliding switches only.
    open var preferredStyle: Style = .automatic
    /// The style that is drawn.
    open var style: Style { .sliding }

    /// The styles of switches.
    public enum Style: Int, Hashable, Sendable {
        /// The system's style.
        case automatic = 0
        /// A checkbox, as on a Mac.
        case checkbox = 1
        /// A sliding thumb.
        case sliding = 2
    }

    /// Turns the switch on or off; nothing is animated.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    // MARK: Appearance proxy

    /// Returns the appearance proxy of new switches; set it when the app launches.
    public class func appearance() -> UISwitch { AppearanceProxies.proxy(of: UISwitch.self) { UISwitch(frame: .zero) } }

    private func takeAppearance() {
        guard let proxy = AppearanceProxies.known(UISwitch.self) else { return }
        onTintColor = proxy.onTintColor
        thumbTintColor = proxy.thumbTintColor
        ownTintColor = proxy.ownTintColor
    }

    // MARK: Touches

    static var handlesTaps: Bool { true }

    private var touchStart: CGFloat = 0

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self).x
        return super.beginTracking(touch, with: event)
    }

    /// Toggles the switch, or, after a drag, moves it to the side on which the drag ended.
    func touchDidEndInside(_ touch: UITouch) {
        let x = touch.location(in: self).x
        let isDrag = abs(x - touchStart) > 10
        let isRight = x > bounds.midX
        let wanted = isDrag ? isRight != isRightToLeft : !isOn
        guard wanted != isOn else { return }
        setOn(wanted, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let track = CGRect(origin: .zero, size: Self.frameSize(for: traitCollection))
        var trackColor = environment.resolve(isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
        if !isEnabled { trackColor.alpha *= 0.5 }
        let width = ControlMetrics(traitCollection).switchThumbWidth
        let thumb = CGRect(x: isOn ? track.width - 2 - width : 2, y: 2, width: width, height: track.height - 4)
        var contents: [LayerContent] = [.fill(UIBezierPath.capsule(track), trackColor, .nonZero)]
        // The thumb's shadow, as rings of decreasing opacity.
        for (spread, alpha) in [(CGFloat(1.5), 0.02), (1, 0.03), (0.5, 0.04)] {
            let ring = thumb.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 1.5)
            contents.append(.fill(UIBezierPath.capsule(ring), Color(white: 0, alpha: alpha), .nonZero))
        }
        contents.append(.fill(UIBezierPath.capsule(thumb), environment.resolve(thumbTintColor ?? .white), .nonZero))
        return contents
    }
}

extension UIBezierPath {
    /// Returns a rectangle with round ends, as a path of circular arcs.
    static func capsule(_ rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil).path
    }
}

extension UISwitch: SystemControl {
    var textTreeDetails: [TextTreeDetail] { [.flag(isOn ? "on" : "off")] }
}

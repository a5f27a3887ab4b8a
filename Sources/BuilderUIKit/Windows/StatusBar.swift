import Foundation
import Render

/// A fixed status bar: 9:41, full signal, Wi-Fi, full battery.
@MainActor
enum StatusBar {
    /// Adds the bar at the top of a window, as high as its safe area there, unless the window's content hides it.
    static func add(to window: UIWindow) {
        remove(from: window)
        let height = window.safeAreaInsets.top
        guard height > 0, window.rootViewController?.resolvedStatusBarIsHidden != true else { return }
        let bar = StatusBarView(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: height))
        bar.autoresizingMask = [.flexibleWidth]
        bar.overrideUserInterfaceStyle = style(in: window)
        window.addSubview(bar)
    }

    /// Removes the bar of an earlier picture.
    static func remove(from window: UIWindow) {
        for case let bar as StatusBarView in window.subviews { bar.removeFromSuperview() }
    }

    /// Returns the style in which the window's content requests the bar: dark for light text over a dark background,
    /// such as the black above a large sheet.
    private static func style(in window: UIWindow) -> UIUserInterfaceStyle {
        guard !window.isBlackAboveSheet else { return .dark }
        return switch window.rootViewController?.resolvedStatusBarStyle {
        case .lightContent: .dark
        case .darkContent: .light
        default: .unspecified
        }
    }
}

/// A view that draws time, signal, Wi-Fi and battery.
@MainActor
final class StatusBarView: UIView {
    override var privateClassName: String? { "_UIStatusBar" }
    private let time = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        time.text = "9:41"
        time.font = .systemFont(ofSize: frame.height > 30 ? 17 : 12, weight: .semibold)
        time.textAlignment = .center
        addSubview(time)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var isTall: Bool { bounds.height > 30 }
    private var hasIsland: Bool { bounds.height >= 59 }
    private var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }
    /// The vertical center of the bar's text and symbols, in points; beside an island it is higher (not measured).
    private var middle: CGFloat {
        isTall ? bounds.height - (hasIsland ? 28 : 22) : bounds.height / 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = time.intrinsicContentSize
        let center = isTall ? bounds.width * 0.14 : isPad ? 36 : bounds.width / 2
        time.frame = CGRect(x: center - 30, y: (middle - line.height / 2).rounded(), width: 60, height: line.height)
    }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let ink = environment.resolve(.label)
        // A notch leaves little room beside it (not measured).
        let right = bounds.width - (hasIsland ? 26 : isTall ? 13 : 6)
        let symbols = battery(right: right, ink) + wireless(center: right - 39, ink)
        return isPad ? symbols : symbols + signal(right: right - 51, ink)
    }

    /// Returns a full battery: a rounded frame, its filling and its tip.
    private func battery(right: CGFloat, _ ink: Color) -> [LayerContent] {
        var faint = ink
        faint.alpha *= 0.4
        let frame = CGRect(x: right - 26.5, y: middle - 6, width: 24, height: 12)
        let tip = CGRect(x: right - 1.5, y: middle - 2, width: 1.5, height: 4)
        return [
            .stroke(rounded(frame.insetBy(dx: 0.5, dy: 0.5), 3.5), faint, StrokeStyle(width: 1)),
            .fill(rounded(frame.insetBy(dx: 2, dy: 2), 2), ink, .nonZero),
            .fill(rounded(tip, 0.75), faint, .nonZero),
        ]
    }

    /// Returns the fan of Wi-Fi: a wedge below two arcs.
    private func wireless(center: CGFloat, _ ink: Color) -> [LayerContent] {
        let tip = CGPoint(x: center, y: middle + 5.5)
        let (start, end) = (-CGFloat.pi * 3 / 4, -CGFloat.pi / 4)
        let wedge = CGMutablePath()
        wedge.move(to: tip)
        wedge.addArc(center: tip, radius: 3.5, startAngle: start, endAngle: end, clockwise: false)
        wedge.closeSubpath()
        let arcs = [6.2, 10].map { radius in
            let arc = CGMutablePath()
            arc.addArc(center: tip, radius: radius, startAngle: start, endAngle: end, clockwise: false)
            return LayerContent.stroke(arc.path, ink, StrokeStyle(width: 2.2))
        }
        return [.fill(wedge.path, ink, .nonZero)] + arcs
    }

    /// Returns four bars at full signal.
    private func signal(right: CGFloat, _ ink: Color) -> [LayerContent] {
        (0..<4).map { index in
            let height = 4 + CGFloat(index) * 2.5
            let bar = CGRect(
                x: right - 18 + CGFloat(index) * 4.7, y: middle + 5.5 - height, width: 3, height: height)
            return .fill(rounded(bar, 1), ink, .nonZero)
        }
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil).path
    }
}

import Foundation

/// A status bar that never changes: 9:41, full signal, full battery.
@MainActor
enum StatusBar {
    /// Lays the bar over the top of a window, as high as its safe area there.
    static func add(to window: UIWindow) {
        let height = window.safeAreaInsets.top
        guard height > 0 else { return }
        let bar = StatusBarView(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: height))
        bar.autoresizingMask = [.flexibleWidth]
        bar.overrideUserInterfaceStyle = isDark(window) ? .dark : .unspecified
        window.addSubview(bar)
    }

    /// Light letters over a bar that is black by choice.
    private static func isDark(_ window: UIWindow) -> Bool {
        var controller = window.rootViewController
        if let navigation = controller as? UINavigationController {
            if navigation.navigationBar.barStyle == .black { return true }
            controller = navigation.topViewController
        }
        return controller?.preferredStatusBarStyle == .lightContent
    }
}

/// Draws time, signal and battery.
@MainActor
final class StatusBarView: UIView {
    private let time = UILabel()
    private let signal = UIImageView(image: UIImage(systemName: "cellularbars"))
    private let battery = UIImageView(image: UIImage(systemName: "battery.100"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        time.text = "9:41"
        time.font = .systemFont(ofSize: frame.height > 30 ? 17 : 12, weight: .semibold)
        time.textAlignment = .center
        for view in [time, signal, battery] as [UIView] { addSubview(view) }
        tintColor = .label
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isTall = bounds.height > 30
        let centre = isTall ? bounds.height - 14 - (bounds.height - 44) / 2 : bounds.height / 2
        let line = time.intrinsicContentSize
        if isTall {
            time.frame = CGRect(x: bounds.width * 0.14 - 30, y: centre - line.height / 2, width: 60, height: line.height)
        } else {
            time.frame = CGRect(
                x: (bounds.width - 60) / 2, y: centre - line.height / 2, width: 60, height: line.height)
        }
        let batterySize = battery.image?.size ?? .zero
        let signalSize = signal.image?.size ?? .zero
        let right = bounds.width - (isTall ? 26 : 6)
        battery.frame = CGRect(
            x: right - batterySize.width, y: centre - batterySize.height / 2, width: batterySize.width,
            height: batterySize.height)
        signal.frame = CGRect(
            x: battery.frame.minX - 6 - signalSize.width, y: centre - signalSize.height / 2, width: signalSize.width,
            height: signalSize.height)
    }
}

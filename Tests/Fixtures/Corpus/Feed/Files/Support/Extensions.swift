import UIKit

extension UIView {
    @discardableResult
    func pinned(to view: UIView, insets: NSDirectionalEdgeInsets = .zero) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.leading),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    func snapshotImage() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { context in layer.render(in: context.cgContext) }
    }
}

extension UIColor {
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: alpha)
    }

    static let accent = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(hex: 0xFFB300) : UIColor(hex: 0xE65100)
    }
}

extension Optional where Wrapped == String {
    var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}

private var spinnerKey: UInt8 = 0

extension UIViewController {
    var spinnerView: UIView? {
        get { objc_getAssociatedObject(self, &spinnerKey) as? UIView }
        set { objc_setAssociatedObject(self, &spinnerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    func showToast(_ text: String, duration: TimeInterval = 2) {
        let label = UILabel()
        label.text = text
        view.addSubview(label)
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { label.removeFromSuperview() }
        Timer.scheduledTimer(
            timeInterval: duration, target: self, selector: #selector(hideToast(_:)), userInfo: label, repeats: false)
    }

    @objc func hideToast(_ timer: Timer) { (timer.userInfo as? UIView)?.removeFromSuperview() }
}

import UIKit

private var markerKey: UInt8 = 0
private var tapCountKey: UInt8 = 0

/// A dot in the corner of a view, such as a tab or an avatar, stored as an associated object.
extension UIView {

    private var marker: UIView? {
        get { objc_getAssociatedObject(self, &markerKey) as? UIView }
        set { objc_setAssociatedObject(self, &markerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    var hasMarker: Bool {
        get { marker != nil }
        set {
            guard newValue != hasMarker else { return }
            marker?.removeFromSuperview()
            marker = newValue ? addMarker() : nil
        }
    }

    /// The number of touches, for usage statistics.
    var touches: Int {
        get { objc_getAssociatedObject(self, &tapCountKey) as? Int ?? 0 }
        set { objc_setAssociatedObject(self, &tapCountKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private func addMarker() -> UIView {
        let dot = UIView()
        dot.translatesAutoresizingMaskIntoConstraints = false
        dot.backgroundColor = .systemRed
        dot.layer.cornerRadius = 6
        dot.layer.borderWidth = 2
        dot.layer.borderColor = UIColor.systemBackground.cgColor
        addSubview(dot)
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 12),
            dot.heightAnchor.constraint(equalToConstant: 12),
            dot.centerXAnchor.constraint(equalTo: rightAnchor, constant: -6),
            dot.centerYAnchor.constraint(equalTo: topAnchor, constant: 6),
        ])
        return dot
    }

}

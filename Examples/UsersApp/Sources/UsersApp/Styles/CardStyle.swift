import Builder
import UIKit

/// The style of a raised card with round corners.
struct CardStyle: BuilderStyle {

    var radius: CGFloat = 16
    var corners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var color: UIColor = .secondarySystemGroupedBackground

    func apply(to view: UIView) {
        view.backgroundColor = color
        view.layer.cornerRadius = radius
        view.layer.maskedCorners = corners
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.12
        view.layer.shadowRadius = 8
        view.layer.shadowOffset = CGSize(width: 0, height: 3)
    }

}

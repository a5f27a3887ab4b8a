import SwiftUI
import UIKit

/// A view of UIKit for SwiftUI, as apps declare it beside their controllers.
struct RatingRepresentable: UIViewRepresentable {
    var rating: Int

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "\(rating)" }
}

final class RatingCell: UITableViewCell {
    static let nib = UINib(nibName: "RatingCell", bundle: nil)

    func configure() {
        log("\(UIFocusEffect())".isEmpty ? "" : "effect")
        for constraint in contentView.constraints { constraint.isActive = true }
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Rate", action: #selector(UIResponderStandardEditActions.copy(_:)))
        ]
    }
}

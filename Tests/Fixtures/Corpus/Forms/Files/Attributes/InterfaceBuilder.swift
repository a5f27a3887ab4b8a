import UIKit

@IBDesignable
final class InterfaceBuilder: UIView {
    @IBOutlet private weak var label: UILabel?
    @IBOutlet var buttons: [UIButton]!
    @IBInspectable var corner2: CGFloat = 4 {
        didSet { layer.cornerRadius = corner2 }
    }

    @IBAction func tapped(_ sender: Any) { log("tapped") }
}

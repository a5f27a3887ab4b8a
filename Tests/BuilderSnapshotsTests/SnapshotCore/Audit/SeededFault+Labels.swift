import BuilderUIKit
import Foundation

@testable import SnapshotCore

extension SeededFault {
    static let missingLabels: [SeededFault] = [
        SeededFault(name: "button with an image", rule: .missingLabel, view: "UIButton") {
            $0.button(nil, at: square).setImage(image(), for: .normal)
        },
        SeededFault(name: "button with a symbol", rule: .missingLabel, view: "UIButton") {
            $0.button(nil, at: square).setImage(UIImage(systemName: "folder"), for: .normal)
        },
        SeededFault(name: "empty button", rule: .missingLabel, view: "UIButton") { $0.button(nil, at: square) },
        SeededFault(name: "switch", rule: .missingLabel, view: "UISwitch") {
            $0.view(UISwitch(), at: CGRect(x: 20, y: 20, width: 51, height: 31))
        },
        SeededFault(name: "slider", rule: .missingLabel, view: "UISlider") {
            $0.view(UISlider(), at: CGRect(x: 20, y: 20, width: 200, height: 44))
        },
        SeededFault(name: "field without placeholder", rule: .missingLabel, view: "UITextField") {
            $0.view(UITextField(), at: CGRect(x: 20, y: 20, width: 200, height: 44))
        },
        SeededFault(name: "text view", rule: .missingLabel, view: "UITextView") {
            $0.view(UITextView(), at: CGRect(x: 20, y: 20, width: 200, height: 100))
        },
        SeededFault(name: "image that is an element", rule: .missingLabel, view: "UIImageView “map”") {
            $0.view(UIImageView(image: image()), at: square) { view in
                view.isAccessibilityElement = true
                view.accessibilityIdentifier = "map"
            }
        },
        SeededFault(name: "segment with an image", rule: .missingLabel, view: "SegmentView") {
            let segments = UISegmentedControl(items: ["List", image()])
            segments.selectedSegmentIndex = 0
            $0.view(segments, at: CGRect(x: 20, y: 20, width: 200, height: 32))
        },
        SeededFault(name: "image that reacts to touches", rule: .missingLabel, view: "UIImageView") {
            $0.view(UIImageView(image: image()), at: square) { view in
                view.isUserInteractionEnabled = true
                view.addGestureRecognizer(UITapGestureRecognizer())
            }
        },
        SeededFault(name: "control that is no element", rule: .missingLabel, view: "UIControl") {
            $0.view(UIControl(), at: square) { $0.addAction(UIAction { _ in }, for: .touchUpInside) }
        },
        SeededFault(name: "part without a label", rule: .missingLabel, view: "UIView “chart”") {
            $0.view(UIView(), at: CGRect(x: 20, y: 20, width: 200, height: 100)) { chart in
                chart.accessibilityIdentifier = "chart"
                let part = UIAccessibilityElement(accessibilityContainer: chart)
                part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 50, height: 50)
                chart.accessibilityElements = [part]
            }
        },
        SeededFault(name: "configured button with an image", rule: .missingLabel, view: "UIButton") {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: "folder")
            $0.view(UIButton(configuration: configuration), at: square)
        },
        SeededFault(name: "button with a background image", rule: .missingLabel, view: "UIButton “photo”") {
            let button = $0.button(nil, at: square)
            button.setBackgroundImage(image(), for: .normal)
            button.accessibilityIdentifier = "photo"
        },
        SeededFault(name: "slider with an empty label", rule: .missingLabel, view: "UISlider") {
            $0.view(UISlider(), at: CGRect(x: 20, y: 20, width: 200, height: 44)) { $0.accessibilityLabel = "" }
        },
        SeededFault(name: "field of a password", rule: .missingLabel, view: "UITextField “pin”") {
            $0.view(UITextField(), at: CGRect(x: 20, y: 20, width: 200, height: 44)) { field in
                field.isSecureTextEntry = true
                field.borderStyle = .roundedRect
                field.accessibilityIdentifier = "pin"
            }
        },
        SeededFault(name: "switch beside its text", rule: .missingLabel, view: "UISwitch") {
            $0.label("Wi-Fi", at: CGRect(x: 20, y: 20, width: 200, height: 31))
            $0.view(UISwitch(), at: CGRect(x: 250, y: 20, width: 51, height: 31))
        },
        SeededFault(name: "image that is a button", rule: .missingLabel, view: "UIImageView") {
            $0.view(UIImageView(image: image()), at: square) { view in
                view.isAccessibilityElement = true
                view.accessibilityTraits = .button
                view.isUserInteractionEnabled = true
                view.addGestureRecognizer(UITapGestureRecognizer())
            }
        },
        SeededFault(name: "tile that reacts to touches", rule: .missingLabel, view: "Tile") {
            final class Tile: UIView {}
            $0.view(Tile(), at: CGRect(x: 20, y: 20, width: 100, height: 100)) { tile in
                tile.backgroundColor = .lightGray
                tile.addGestureRecognizer(UITapGestureRecognizer())
            }
        },
        SeededFault(name: "stars that are no element", rule: .missingLabel, view: "Rating") {
            final class Rating: UIControl {}
            $0.view(Rating(), at: CGRect(x: 20, y: 20, width: 200, height: 44)) { rating in
                rating.addSubview(UIImageView(image: UIImage(systemName: "star.fill")))
                rating.addAction(UIAction { _ in }, for: .valueChanged)
            }
        },
        SeededFault(name: "stars without a name", rule: .missingLabel, view: "Rating") {
            final class Rating: UIControl {}
            $0.view(Rating(), at: CGRect(x: 20, y: 20, width: 200, height: 44)) { rating in
                rating.isAccessibilityElement = true
                rating.accessibilityTraits = .adjustable
                rating.accessibilityValue = "3 of 5"
            }
        },
        SeededFault(name: "one icon of a row", rule: .missingLabel, view: "UIButton “folder”") {
            for (index, label) in ["Reply", nil, "Delete"].enumerated() {
                let button = $0.button(nil, at: CGRect(x: 20 + CGFloat(index) * 60, y: 20, width: 44, height: 44))
                button.setImage(UIImage(systemName: "folder"), for: .normal)
                if let label { button.accessibilityLabel = label }
            }
        },
        SeededFault(name: "item of a toolbar", rule: .missingLabel, view: "folder") {
            $0.view(UIToolbar(), at: CGRect(x: 0, y: 400, width: 320, height: 44)) {
                $0.items = [
                    UIBarButtonItem(image: UIImage(systemName: "folder"), style: .plain, target: nil, action: nil)
                ]
            }
        },
    ]
}

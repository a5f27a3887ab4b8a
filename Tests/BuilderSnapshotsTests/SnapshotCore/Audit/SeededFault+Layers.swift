import BuilderUIKit
import Foundation

@testable import SnapshotCore

extension UIView {
    /// Adds a layer with a text to the view's layer.
    @discardableResult
    func textLayer(
        _ text: String, _ color: UIColor = .black, size: CGFloat = 17,
        at frame: CGRect = CGRect(x: 20, y: 20, width: 280, height: 30)
    ) -> CATextLayer {
        let added = CATextLayer()
        added.string = text
        added.fontSize = size
        added.foregroundColor = color.cgColor
        added.frame = frame
        layer.addSublayer(added)
        return added
    }

    /// Shows a part of the view only.
    func show(_ part: CGRect) {
        let mask = CALayer()
        mask.frame = part
        mask.backgroundColor = UIColor.black.cgColor
        layer.mask = mask
    }
}

extension SeededFault {
    /// Faults of texts that layers draw.
    static let layers: [SeededFault] = [
        SeededFault(name: "light gray text of a layer", rule: .contrast, view: "CATextLayer “Total”") {
            $0.textLayer("Total", gray(0x99))
        },
        SeededFault(name: "text of a translucent layer", rule: .contrast, view: "CATextLayer “Total”") {
            $0.textLayer("Total").opacity = 0.4
        },
        SeededFault(name: "attributed text of a layer", rule: .contrast, view: "CATextLayer “Total”") {
            $0.textLayer("").string = NSAttributedString(
                string: "Total", attributes: [.foregroundColor: gray(0xAA), .font: UIFont.systemFont(ofSize: 17)])
        },
        SeededFault(
            name: "layer that is too narrow", rule: .truncatedText, view: "CATextLayer “A text that is long”",
            build: { $0.textLayer("A text that is long", at: CGRect(x: 20, y: 20, width: 60, height: 30)) },
            base: { $0.textLayer("Hi", at: CGRect(x: 20, y: 20, width: 60, height: 30)) }),
        SeededFault(
            name: "layer that ends with an ellipsis", rule: .truncatedText, view: "CATextLayer “A text that is long”",
            build: { lastLine("A text that is long", in: $0) }, base: { lastLine("Hi", in: $0) }),
        SeededFault(
            name: "layer that is too low for its lines", rule: .truncatedText, view: "CATextLayer “A text of",
            build: {
                $0.textLayer("A text of several lines", at: CGRect(x: 20, y: 20, width: 80, height: 30)).isWrapped =
                    true
            },
            base: { $0.textLayer("A text", at: CGRect(x: 20, y: 20, width: 80, height: 30)).isWrapped = true }),
        SeededFault(name: "layer over a label", rule: .overlappingText, view: "UILabel “Total”") {
            $0.label("Total")
            $0.textLayer("Sum", at: CGRect(x: 20, y: 32, width: 100, height: 30))
        },
        SeededFault(name: "layer beyond the screen", rule: .offScreen, view: "CATextLayer “Total of the order”") {
            $0.textLayer("Total of the order", at: CGRect(x: 250, y: 20, width: 300, height: 30))
        },
        SeededFault(name: "layer in a layer", rule: .contrast, view: "CATextLayer “12”") {
            let badge = CALayer()
            badge.frame = CGRect(x: 20, y: 20, width: 60, height: 30)
            badge.backgroundColor = UIColor.systemGreen.cgColor
            $0.layer.addSublayer(badge)
            let text = $0.textLayer("12", .white, size: 13, at: CGRect(x: 10, y: 5, width: 40, height: 20))
            badge.addSublayer(text)
        },
        SeededFault(name: "image of text in a layer", rule: .imageOfText, view: "CALayer") {
            let (banner, image) = (CALayer(), text("Summer sale", size: 28))
            banner.frame = CGRect(x: 20, y: 20, width: 280, height: 60)
            banner.contents = image.cgImage
            banner.contentsScale = image.scale
            banner.contentsGravity = .center
            $0.layer.addSublayer(banner)
        },
    ]

    @MainActor
    private static func lastLine(_ text: String, in view: UIView) {
        view.textLayer(text, at: CGRect(x: 20, y: 20, width: 90, height: 30)).truncationMode = .end
    }

    /// Faults of texts that masks cut.
    static let masks: [SeededFault] = [
        SeededFault(
            name: "mask over the end of a text", rule: .truncatedText, view: "UILabel “Balance of the account”",
            build: { $0.label("Balance of the account").show(CGRect(x: 0, y: 0, width: 80, height: 30)) },
            base: { $0.label("Balance of the account").show(CGRect(x: 0, y: 0, width: 280, height: 30)) }),
        SeededFault(
            name: "mask of the view around a text", rule: .truncatedText, view: "UILabel “Sum”",
            build: { oval($0, CGRect(x: 0, y: 0, width: 100, height: 100), text: CGPoint(x: 4, y: 4)) },
            base: { oval($0, CGRect(x: 0, y: 0, width: 100, height: 100), text: CGPoint(x: 30, y: 40)) }),
        SeededFault(name: "text in the hole of a mask over it", rule: .contrast, view: "UILabel “Total”") {
            $0.label("Total", gray(0x99), at: CGRect(x: 20, y: 20, width: 100, height: 30))
            $0.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 480)) { shade in
                shade.backgroundColor = .white
                let path = UIBezierPath(rect: shade.bounds)
                path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 200, height: 60)))
                let mask = CAShapeLayer()
                mask.fillRule = .evenOdd
                mask.path = path.cgPath
                shade.layer.mask = mask
            }
        },
    ]

    /// Adds a view that shows an ellipse with a text.
    @MainActor
    private static func oval(_ view: UIView, _ frame: CGRect, text: CGPoint) {
        let box = view.view(UIView(), at: frame.offsetBy(dx: 20, dy: 20))
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: frame).cgPath
        box.layer.mask = mask
        box.label("Sum", at: CGRect(x: text.x, y: text.y, width: 60, height: 20))
    }
}

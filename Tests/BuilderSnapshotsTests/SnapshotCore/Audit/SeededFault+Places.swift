import BuilderUIKit
import Foundation

@testable import SnapshotCore

extension SeededFault {
    static let offScreen: [SeededFault] = [
        SeededFault(name: "text beyond the right edge", rule: .offScreen, view: "UILabel") {
            $0.label("A long text", at: CGRect(x: 280, y: 20, width: 200, height: 30))
        },
        SeededFault(name: "text above the top", rule: .offScreen, view: "UILabel “Title”") {
            $0.label("Title", at: CGRect(x: 20, y: -12, width: 200, height: 20))
        },
        SeededFault(name: "button beyond the bottom", rule: .offScreen, view: "UIButton “Send”") {
            $0.button("Send", at: CGRect(x: 20, y: 450, width: 200, height: 50))
        },
        SeededFault(name: "button that is off the screen", rule: .offScreen, view: "UIButton “Send”") {
            $0.button("Send", at: CGRect(x: 400, y: 20, width: 200, height: 50))
        },
        SeededFault(name: "switch beyond the left edge", rule: .offScreen, view: "UISwitch") {
            $0.view(UISwitch(), at: CGRect(x: -20, y: 20, width: 51, height: 31)) { $0.accessibilityLabel = "Wi-Fi" }
        },
        SeededFault(name: "button beside the content of a page", rule: .offScreen, view: "UIButton “More”") {
            page($0).button("More", at: CGRect(x: 290, y: 20, width: 80, height: 44))
        },
        SeededFault(name: "text beside the content of a page", rule: .offScreen, view: "UILabel “A long text") {
            page($0).label("A long text that doesn't wrap in a page", at: CGRect(x: 100, y: 20, width: 400, height: 30))
        },
        SeededFault(name: "button below the content of a page", rule: .offScreen, view: "UIButton “Send”") {
            page($0, height: 480).button("Send", at: CGRect(x: 20, y: 600, width: 200, height: 44))
        },
        SeededFault(name: "page that doesn't scroll", rule: .offScreen, view: "UIButton “Send”") {
            let page = page($0)
            page.isScrollEnabled = false
            page.button("Send", at: CGRect(x: 20, y: 600, width: 200, height: 44))
        },
        SeededFault(name: "field beyond the left edge", rule: .offScreen, view: "UITextField “Name”") {
            $0.view(UITextField(), at: CGRect(x: -30, y: 20, width: 200, height: 44)) { field in
                field.placeholder = "Name"
                field.accessibilityLabel = "Name"
            }
        },
        SeededFault(name: "page that is wider than the screen", rule: .offScreen, view: "UIButton “Next”") {
            let page = $0.view(UIScrollView(), at: CGRect(x: 0, y: 0, width: 420, height: 480)) {
                $0.contentSize = CGSize(width: 420, height: 1000)
            }
            page.button("Next", at: CGRect(x: 330, y: 20, width: 80, height: 44))
        },
    ]

    /// A page of the screen's width that scrolls from top to bottom.
    @MainActor
    private static func page(_ view: UIView, height: CGFloat = 1000) -> UIScrollView {
        view.view(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480)) {
            $0.contentSize = CGSize(width: 320, height: height)
        }
    }

    // MARK: Images of text

    static let imagesOfText: [SeededFault] = [
        SeededFault(name: "headline", rule: .imageOfText, view: "UIImageView “headline”") {
            $0.view(UIImageView(image: text("Summer sale", size: 28)), at: CGRect(x: 20, y: 20, width: 280, height: 60))
            {
                $0.contentMode = .center
                $0.accessibilityIdentifier = "headline"
            }
        },
        SeededFault(name: "title of a button", rule: .imageOfText, view: "UIImageView") {
            let button = $0.button(nil, at: CGRect(x: 20, y: 20, width: 200, height: 60))
            button.setImage(text("Sign in here", size: 18), for: .normal)
            button.accessibilityLabel = "Sign in here"
        },
        SeededFault(name: "white on a banner", rule: .imageOfText, view: "UIImageView “Free delivery”") {
            let banner = text("Free delivery", size: 24, .white, on: .blue)
            $0.view(UIImageView(image: banner), at: CGRect(x: 20, y: 20, width: 280, height: 60)) {
                $0.accessibilityLabel = "Free delivery"
                $0.contentMode = .scaleAspectFill
                $0.clipsToBounds = true
            }
        },
        SeededFault(name: "several lines", rule: .imageOfText, view: "UIImageView") {
            let lines = text("Terms of use\nand how they\nare changed", size: 16)
            $0.view(UIImageView(image: lines), at: CGRect(x: 20, y: 20, width: 200, height: 120)) {
                $0.contentMode = .topLeft
            }
        },
        SeededFault(name: "small print", rule: .imageOfText, view: "UIImageView") {
            let print = text("All prices include taxes", size: 11, .darkGray)
            $0.view(UIImageView(image: print), at: CGRect(x: 20, y: 20, width: 200, height: 40)) {
                $0.contentMode = .center
            }
        },
        SeededFault(name: "scanned page", rule: .imageOfText, view: "UIImageView “scan”") {
            let page = text("Receipt 4711\nCoffee 3.50\nBread 2.20", size: 40)
            $0.view(UIImageView(image: page), at: CGRect(x: 20, y: 20, width: 280, height: 200)) {
                $0.contentMode = .scaleAspectFit
                $0.accessibilityIdentifier = "scan"
            }
        },
    ]

    /// An image of a text.
    @MainActor
    static func text(
        _ text: String, size: CGFloat, _ color: UIColor = .black, on background: UIColor? = nil
    ) -> UIImage {
        let string = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: color])
        let room = string.size()
        let whole = CGSize(width: room.width + 16, height: room.height + 16)
        return UIGraphicsImageRenderer(size: whole).image { context in
            if let background {
                background.setFill()
                context.fill(CGRect(origin: .zero, size: whole))
            }
            string.draw(in: CGRect(x: 8, y: 8, width: room.width + 2, height: room.height + 2))
        }
    }
}

import BuilderUIKit
import Foundation

@testable import SnapshotCore

extension SeededFault {
    private static let long = "A text that is much too long for its label"

    private static func truncation(
        _ name: String, _ view: String = "UILabel", _ build: @escaping @MainActor @Sendable (UIView, String) -> Void
    ) -> SeededFault {
        SeededFault(name: name, rule: .truncatedText, view: view, build: { build($0, long) }, base: { build($0, "Hi") })
    }

    static let truncations: [SeededFault] = [
        truncation("one line") { $0.label($1, at: CGRect(x: 20, y: 20, width: 100, height: 30)) },
        truncation("two lines") {
            $0.label($1, at: CGRect(x: 20, y: 20, width: 100, height: 60)).numberOfLines = 2
        },
        truncation("too low for its lines") {
            $0.label($1, at: CGRect(x: 20, y: 20, width: 100, height: 45)).numberOfLines = 0
        },
        truncation("clipped text") {
            $0.label($1, at: CGRect(x: 20, y: 20, width: 100, height: 30)).lineBreakMode = .byClipping
        },
        truncation("button's title", "“A text that") {
            $0.button($1, at: CGRect(x: 20, y: 20, width: 100, height: 44))
        },
        truncation("clipped by its superview") {
            let box = $0.view(UIView(), at: CGRect(x: 20, y: 20, width: 100, height: 40)) { $0.clipsToBounds = true }
            box.label($1, at: CGRect(x: 0, y: 0, width: 400, height: 30))
        },
        truncation("text that shrinks too little") {
            let label = $0.label($1, at: CGRect(x: 20, y: 20, width: 100, height: 30))
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.8
        },
        SeededFault(
            name: "higher than its label", rule: .truncatedText, view: "UILabel “Balance”",
            build: { $0.label("Balance", size: 40, at: CGRect(x: 20, y: 20, width: 280, height: 24)) },
            base: { $0.label("Balance", size: 17, at: CGRect(x: 20, y: 20, width: 280, height: 24)) }),
        SeededFault(
            name: "no room at all", rule: .truncatedText, view: "UILabel “5 km”",
            build: { $0.label("5 km", at: CGRect(x: 300, y: 20, width: 0, height: 30)) },
            base: { $0.label("5 km", at: CGRect(x: 240, y: 20, width: 60, height: 30)) }),
        truncation("below the visible part of a page") {
            let page = $0.view(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480)) {
                $0.contentSize = CGSize(width: 320, height: 1000)
            }
            page.label($1, at: CGRect(x: 20, y: 700, width: 100, height: 30))
        },
        truncation("attributed text") {
            $0.label("", at: CGRect(x: 20, y: 20, width: 100, height: 30)).attributedText = NSAttributedString(
                string: $1, attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black])
        },
        truncation("title of a configured button", "“A text that") {
            var configuration = UIButton.Configuration.plain()
            configuration.title = $1
            configuration.titleLineBreakMode = .byTruncatingTail
            configuration.baseForegroundColor = .black
            $0.view(UIButton(configuration: configuration), at: CGRect(x: 20, y: 20, width: 100, height: 44))
        },
        SeededFault(
            name: "outside of the card around it", rule: .truncatedText, view: "UILabel “Sum”",
            build: { card($0).label("Sum", at: CGRect(x: 8, y: 90, width: 200, height: 30)) },
            base: { card($0).label("Sum", at: CGRect(x: 8, y: 40, width: 200, height: 30)) }),
        SeededFault(
            name: "in a view for large text only", rule: .truncatedText, view: "UILabel “Settings of the account”",
            build: {
                let box = $0.view(UIView(), at: CGRect(x: 20, y: 20, width: 280, height: 100))
                box.label("Settings of the account", size: 40, at: CGRect(x: 0, y: 0, width: 280, height: 60))
            }, base: { $0.label("Settings of the account") }),
        truncation("in the middle") {
            $0.label($1, at: CGRect(x: 20, y: 20, width: 100, height: 30)).lineBreakMode = .byTruncatingMiddle
        },
        truncation("text of a cell", "UILabel “A text that") { view, text in
            view.view(
                UITableViewCell(style: .default, reuseIdentifier: nil),
                at: CGRect(x: 0, y: 20, width: 200, height: 44)
            ) { $0.textLabel?.text = text }
        },
        truncation("text view that doesn't scroll") { view, text in
            view.view(UITextView(), at: CGRect(x: 20, y: 20, width: 150, height: 44)) {
                $0.isScrollEnabled = false
                $0.accessibilityLabel = "Note"
                $0.font = .systemFont(ofSize: 17)
                $0.textColor = .black
                $0.text = text
            }
        },
        SeededFault(
            name: "accents above their label", rule: .truncatedText, view: "UILabel “ÅNGSTRÖM”",
            build: { $0.label("ÅNGSTRÖM", size: 40, at: CGRect(x: 20, y: 20, width: 280, height: 32)) },
            base: { $0.label("ÅNGSTRÖM", size: 17, at: CGRect(x: 20, y: 20, width: 280, height: 32)) }),
        truncation("lines below the end of a card") {
            let card = $0.view(UIView(), at: CGRect(x: 20, y: 20, width: 200, height: 44)) {
                $0.clipsToBounds = true
                $0.layer.cornerRadius = 8
            }
            let label = card.label($1, at: CGRect(x: 8, y: 8, width: 100, height: 28))
            label.numberOfLines = 0
            label.frame.size.height = label.sizeThatFits(CGSize(width: 100, height: 1000)).height
        },
    ]

    /// A card that clips what is in it.
    @MainActor
    private static func card(_ view: UIView) -> UIView {
        view.view(UIView(), at: CGRect(x: 20, y: 20, width: 280, height: 80)) {
            $0.clipsToBounds = true
            $0.layer.cornerRadius = 8
        }
    }

    static let overlaps: [SeededFault] = [
        SeededFault(name: "labels in one place", rule: .overlappingText, view: "UILabel") {
            $0.label("Total")
            $0.label("Sum")
        },
        SeededFault(name: "labels a few points apart", rule: .overlappingText, view: "UILabel “Total”") {
            $0.label("Total", at: CGRect(x: 20, y: 20, width: 100, height: 20))
            $0.label("Tax", at: CGRect(x: 20, y: 26, width: 100, height: 20))
        },
        SeededFault(name: "label over a button's title", rule: .overlappingText, view: "“Send”") {
            $0.button("Send", at: CGRect(x: 20, y: 20, width: 200, height: 60))
            $0.label("New", at: CGRect(x: 105, y: 42, width: 60, height: 20))
        },
        SeededFault(name: "price over a long title", rule: .overlappingText, view: "UILabel “A product with") {
            $0.label("A product with a very long name", at: CGRect(x: 20, y: 20, width: 280, height: 30))
            $0.label("12.50", at: CGRect(x: 220, y: 20, width: 80, height: 30))
        },
        SeededFault(name: "label over the text of a field", rule: .overlappingText, view: "“Anna Maria Berger”") {
            $0.view(UITextField(), at: CGRect(x: 20, y: 20, width: 200, height: 44)) { field in
                field.placeholder = "Name"
                field.text = "Anna Maria Berger"
            }
            $0.label("Name", at: CGRect(x: 40, y: 27, width: 60, height: 30))
        },
        SeededFault(name: "below a bar that covers another part", rule: .overlappingText, view: "UILabel “Lisbon") {
            $0.label(
                "Lisbon is built on seven hills beside the Tagus, and trams still climb them every day.",
                at: CGRect(x: 20, y: 10, width: 280, height: 80)
            ).numberOfLines = 0
            let bar = $0.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 40)) { $0.backgroundColor = .white }
            bar.label("Places", at: CGRect(x: 20, y: 5, width: 200, height: 30))
            $0.label("New", at: CGRect(x: 30, y: 46, width: 60, height: 30))
        },
        SeededFault(name: "behind a transparent bar", rule: .overlappingText, view: "UILabel") {
            $0.label("Balance of the account", at: CGRect(x: 20, y: 7, width: 280, height: 30))
            $0.view(UINavigationBar(), at: CGRect(x: 0, y: 0, width: 320, height: 44)) { bar in
                let appearance = UINavigationBarAppearance()
                appearance.configureWithTransparentBackground()
                bar.standardAppearance = appearance
                bar.scrollEdgeAppearance = appearance
                bar.items = [UINavigationItem(title: "Orders")]
            }
        },
        SeededFault(name: "behind an image with clear parts", rule: .overlappingText, view: "UILabel “Total”") {
            $0.label("Total")
            let frame = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 100)).image { context in
                UIColor.blue.setStroke()
                context.stroke(CGRect(x: 4, y: 4, width: 312, height: 92))
            }
            $0.view(UIImageView(image: frame), at: CGRect(x: 0, y: 0, width: 320, height: 100))
            $0.label("Sum")
        },
        SeededFault(name: "lines that grow into the next label", rule: .overlappingText, view: "UILabel “A note") {
            $0.label(
                "A note of several lines that was expected to have one",
                at: CGRect(x: 20, y: 20, width: 150, height: 66)
            )
            .numberOfLines = 0
            $0.label("Next", at: CGRect(x: 20, y: 50, width: 150, height: 30))
        },
    ]
}

import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// Faults in small screens, each of which is found exactly, and nothing else with it.
@MainActor @Suite struct AuditFaultTests {
    /// A screen with one fault.
    struct Fault: Sendable, CustomTestStringConvertible {
        let name: String
        let rule: AuditRule
        /// A part of the name of the view that is at fault.
        let view: String
        let build: @MainActor @Sendable (UIView) -> Void
        var base: (@MainActor @Sendable (UIView) -> Void)?

        var testDescription: String { name }
    }

    @Test(arguments: missingLabels + smallTargets + contrasts + truncations + overlaps + offScreen)
    func faultIsFound(_ fault: Fault) throws {
        let issues = try AuditStage.issues(base: fault.base, fault.build)
        #expect(issues.map(\.rule) == [fault.rule], "\(issues)")
        #expect(issues.first?.subject.name.contains(fault.view) == true, "\(issues)")
    }

    nonisolated private static let square = CGRect(x: 20, y: 20, width: 44, height: 44)

    private static func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    // MARK: Labels

    nonisolated static let missingLabels: [Fault] = [
        Fault(name: "button with an image", rule: .missingLabel, view: "UIButton") {
            $0.button(nil, at: square).setImage(image(), for: .normal)
        },
        Fault(name: "button with a symbol", rule: .missingLabel, view: "UIButton") {
            $0.button(nil, at: square).setImage(UIImage(systemName: "folder"), for: .normal)
        },
        Fault(name: "empty button", rule: .missingLabel, view: "UIButton") { $0.button(nil, at: square) },
        Fault(name: "switch", rule: .missingLabel, view: "UISwitch") {
            $0.view(UISwitch(), at: CGRect(x: 20, y: 20, width: 51, height: 31))
        },
        Fault(name: "slider", rule: .missingLabel, view: "UISlider") {
            $0.view(UISlider(), at: CGRect(x: 20, y: 20, width: 200, height: 44))
        },
        Fault(name: "field without placeholder", rule: .missingLabel, view: "UITextField") {
            $0.view(UITextField(), at: CGRect(x: 20, y: 20, width: 200, height: 44))
        },
        Fault(name: "text view", rule: .missingLabel, view: "UITextView") {
            $0.view(UITextView(), at: CGRect(x: 20, y: 20, width: 200, height: 100))
        },
        Fault(name: "image that is an element", rule: .missingLabel, view: "UIImageView “map”") {
            $0.view(UIImageView(image: image()), at: square) { view in
                view.isAccessibilityElement = true
                view.accessibilityIdentifier = "map"
            }
        },
        Fault(name: "segment with an image", rule: .missingLabel, view: "SegmentView") {
            let segments = UISegmentedControl(items: ["List", image()])
            segments.selectedSegmentIndex = 0
            $0.view(segments, at: CGRect(x: 20, y: 20, width: 200, height: 32))
        },
        Fault(name: "image that reacts to touches", rule: .missingLabel, view: "UIImageView") {
            $0.view(UIImageView(image: image()), at: square) { view in
                view.isUserInteractionEnabled = true
                view.addGestureRecognizer(UITapGestureRecognizer())
            }
        },
        Fault(name: "control that is no element", rule: .missingLabel, view: "UIControl") {
            $0.view(UIControl(), at: square) { $0.addAction(UIAction { _ in }, for: .touchUpInside) }
        },
        Fault(name: "part without a label", rule: .missingLabel, view: "UIView “chart”") {
            $0.view(UIView(), at: CGRect(x: 20, y: 20, width: 200, height: 100)) { chart in
                chart.accessibilityIdentifier = "chart"
                let part = UIAccessibilityElement(accessibilityContainer: chart)
                part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 50, height: 50)
                chart.accessibilityElements = [part]
            }
        },
    ]

    // MARK: Targets

    nonisolated static let smallTargets: [Fault] = [
        Fault(name: "small button", rule: .smallTarget, view: "UIButton “A”") {
            $0.button("A", at: CGRect(x: 20, y: 20, width: 30, height: 30))
        },
        Fault(name: "low button", rule: .smallTarget, view: "UIButton “Send”") {
            $0.button("Send", at: CGRect(x: 20, y: 20, width: 100, height: 28))
        },
        Fault(name: "narrow button", rule: .smallTarget, view: "UIButton “A”") {
            $0.button("A", at: CGRect(x: 20, y: 20, width: 30, height: 60))
        },
        Fault(name: "low field", rule: .smallTarget, view: "UITextField") {
            $0.view(UITextField(), at: CGRect(x: 20, y: 20, width: 200, height: 22)) { $0.placeholder = "Name" }
        },
        Fault(name: "link", rule: .smallTarget, view: "UILabel “Terms”") {
            let link = $0.label("Terms", at: CGRect(x: 20, y: 20, width: 100, height: 24))
            link.isUserInteractionEnabled = true
            link.accessibilityTraits = .link
        },
        Fault(name: "flattened slider", rule: .smallTarget, view: "LowSlider") {
            final class LowSlider: UISlider {
                override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 34) }
            }
            $0.view(LowSlider(), at: CGRect(x: 20, y: 20, width: 200, height: 20)) { $0.accessibilityLabel = "Volume" }
        },
        Fault(name: "button whose area is cut by its superview", rule: .smallTarget, view: "ReachingButton") {
            let box = $0.view(UIView(), at: CGRect(x: 20, y: 20, width: 24, height: 24))
            box.view(ReachingButton(), at: CGRect(x: 0, y: 0, width: 24, height: 24)) {
                $0.accessibilityLabel = "Close"
            }
        },
    ]

    /// A button that is hit ten points around it.
    final class ReachingButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
    }

    // MARK: Contrast

    private static func gray(_ level: Int) -> UIColor { UIColor(white: CGFloat(level) / 255, alpha: 1) }

    nonisolated static let contrasts: [Fault] = [
        Fault(name: "light gray text", rule: .contrast, view: "UILabel “Total”") { $0.label("Total", gray(0x99)) },
        Fault(name: "text just below 4.5", rule: .contrast, view: "UILabel “Total”") { $0.label("Total", gray(0x77)) },
        Fault(name: "large text below 3", rule: .contrast, view: "UILabel “Total”") {
            $0.label("Total", gray(0x99), size: 24)
        },
        Fault(name: "bold text that isn't large", rule: .contrast, view: "UILabel “Total”") {
            $0.label("Total", gray(0x80), size: 13, weight: .bold)
        },
        Fault(name: "white on yellow", rule: .contrast, view: "UILabel “New”") {
            $0.label("New", .white).backgroundColor = .yellow
        },
        Fault(name: "dark on dark", rule: .contrast, view: "UILabel “Night”") {
            let box = $0.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 100)) { $0.backgroundColor = .black }
            box.label("Night", gray(0x40))
        },
        Fault(name: "translucent label", rule: .contrast, view: "UILabel “Total”") { $0.label("Total").alpha = 0.4 },
        Fault(name: "label in a translucent view", rule: .contrast, view: "UILabel “Total”") {
            let box = $0.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 100)) { $0.alpha = 0.4 }
            box.label("Total")
        },
        Fault(name: "translucent color", rule: .contrast, view: "UILabel “Total”") {
            $0.label("Total", UIColor(white: 0, alpha: 0.4))
        },
        Fault(name: "button's title", rule: .contrast, view: "“Send”") { $0.button("Send", gray(0x99)) },
        Fault(name: "one word of a text", rule: .contrast, view: "UILabel") {
            let text = NSMutableAttributedString(
                string: "Total 5", attributes: [.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 17)])
            text.addAttribute(.foregroundColor, value: gray(0xAA), range: NSRange(location: 6, length: 1))
            $0.label("").attributedText = text
        },
    ]

    // MARK: Truncation

    nonisolated private static let long = "A text that is much too long for its label"

    nonisolated private static func truncation(
        _ name: String, _ view: String = "UILabel", _ build: @escaping @MainActor @Sendable (UIView, String) -> Void
    ) -> Fault {
        Fault(name: name, rule: .truncatedText, view: view, build: { build($0, long) }, base: { build($0, "Hi") })
    }

    nonisolated static let truncations: [Fault] = [
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
    ]

    // MARK: Overlaps

    nonisolated static let overlaps: [Fault] = [
        Fault(name: "labels in one place", rule: .overlappingText, view: "UILabel") {
            $0.label("Total")
            $0.label("Sum")
        },
        Fault(name: "labels a few points apart", rule: .overlappingText, view: "UILabel “Total”") {
            $0.label("Total", at: CGRect(x: 20, y: 20, width: 100, height: 20))
            $0.label("Tax", at: CGRect(x: 20, y: 26, width: 100, height: 20))
        },
        Fault(name: "label over a button's title", rule: .overlappingText, view: "“Send”") {
            $0.button("Send", at: CGRect(x: 20, y: 20, width: 200, height: 60))
            $0.label("New", at: CGRect(x: 105, y: 42, width: 60, height: 20))
        },
    ]

    // MARK: Edges

    nonisolated static let offScreen: [Fault] = [
        Fault(name: "text beyond the right edge", rule: .offScreen, view: "UILabel") {
            $0.label("A long text", at: CGRect(x: 280, y: 20, width: 200, height: 30))
        },
        Fault(name: "text above the top", rule: .offScreen, view: "UILabel “Title”") {
            $0.label("Title", at: CGRect(x: 20, y: -12, width: 200, height: 20))
        },
        Fault(name: "button beyond the bottom", rule: .offScreen, view: "UIButton “Send”") {
            $0.button("Send", at: CGRect(x: 20, y: 450, width: 200, height: 50))
        },
        Fault(name: "button that is off the screen", rule: .offScreen, view: "UIButton “Send”") {
            $0.button("Send", at: CGRect(x: 400, y: 20, width: 200, height: 50))
        },
        Fault(name: "switch beyond the left edge", rule: .offScreen, view: "UISwitch") {
            $0.view(UISwitch(), at: CGRect(x: -20, y: 20, width: 51, height: 31)) { $0.accessibilityLabel = "Wi-Fi" }
        },
    ]
}

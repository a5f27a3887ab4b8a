import BuilderSnapshots
import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotMCP

/// The lines of a compact look about what is wrong.
@MainActor
@Suite struct ScreenProblemsTests {
    /// Returns the lines of a look at a view that `make` fills.
    private func lines(
        _ configuration: String = "iphone-se-3rd", _ make: @escaping @MainActor @Sendable (UIView) -> Void
    ) async -> [String] {
        let screen = Screen("problems") { _ in
            let view = UIView()
            make(view)
            return view
        }
        let result = await ScreenTools(catalog: Catalog([screen])).result(
            of: ScreenRequest(.look, ["screen": "problems", "configuration": .string(configuration)]))
        #expect(!result.isError, "\(result.text)")
        return result.text.split(separator: "\n").map(String.init)
    }

    nonisolated private static func label(_ text: String, _ frame: CGRect) -> @MainActor @Sendable () -> UILabel {
        {
            let label = UILabel(frame: frame)
            label.text = text
            return label
        }
    }

    // MARK: Hidden content

    @Test func aControlBehindAnOpaqueViewIsCovered() async {
        func look(alpha: CGFloat, height: CGFloat) async -> [String] {
            await lines { view in
                let button = UIButton(frame: CGRect(x: 20, y: 100, width: 44, height: 44))
                button.accessibilityIdentifier = "favorite"
                view.addSubview(button)
                let cover = UIView(frame: CGRect(x: 0, y: 90, width: 300, height: height))
                cover.backgroundColor = UIColor.red.withAlphaComponent(alpha)
                view.addSubview(cover)
            }
        }
        #expect(await look(alpha: 1, height: 60).contains("! covered: #favorite by UIView"))
        #expect(await !look(alpha: 0.5, height: 60).contains { $0.hasPrefix("! covered") })
        #expect(await !look(alpha: 1, height: 30).contains { $0.hasPrefix("! covered") })
    }

    @Test func aTextBehindAnOpaqueImageIsCovered() async {
        let found = await lines { view in
            view.addSubview(Self.label("Title", CGRect(x: 20, y: 100, width: 100, height: 30))())
            let image = UIImageView(frame: CGRect(x: 0, y: 50, width: 300, height: 200))
            let format = UIGraphicsImageRendererFormat()
            format.opaque = true
            image.image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200), format: format).image {
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
            }
            view.addSubview(image)
        }
        #expect(found.contains("! covered: \"Title\" by UIImageView"), "\(found)")
    }

    @Test func aButtonThatLeavesTheScreenIsNamed() async {
        let found = await lines { view in
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Skip") { _ in })
            button.frame = CGRect(x: 16, y: 634, width: 343, height: 49)
            view.addSubview(button)
        }
        #expect(
            found.contains("! beyond the screen: button \"Skip\" 16,634 343x49 (screen 375x667)"), "\(found)")
    }

    @Test func aTextThatAViewCutsIsClipped() async {
        func look(clips: Bool) async -> [String] {
            await lines { view in
                let box = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
                box.accessibilityIdentifier = "box"
                box.clipsToBounds = clips
                box.addSubview(Self.label("Hélène", CGRect(x: 0, y: 8, width: 200, height: 24))())
                view.addSubview(box)
            }
        }
        let clipped = await look(clips: true)
        #expect(clipped.contains("! clipped: \"Hélène\" by #box"), "\(clipped)")
        #expect(!clipped.contains { $0.hasPrefix("! cut") })
        #expect(await !look(clips: false).contains { $0.hasPrefix("!") })
    }

    /// Neither the field nor its label clips: the letters are drawn whole.
    @Test func thePlaceholderOfALowFieldIsNotCut() async {
        func look(_ width: CGFloat) async -> [String] {
            await lines { view in
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: width, height: 7))
                field.placeholder = "Postcode"
                view.addSubview(field)
            }
        }
        #expect(await !look(200).contains { $0.hasPrefix("! cut") })
        #expect(await look(30).contains { $0.hasPrefix("! cut") })
    }

    // MARK: Ambiguous views

    @Test func ambiguousViewsHaveOneLineWithContentFirst() async {
        let found = await lines { view in
            for index in 0..<9 {
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                box.accessibilityIdentifier = "box-\(index)"
                view.addSubview(box)
            }
            let label = UILabel()
            label.text = "Total"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            // Without a constraint, nothing is laid out by constraints.
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 50).isActive = true
            for box in view.subviews.dropLast() {
                box.widthAnchor.constraint(equalToConstant: 10).isActive = true
            }
        }
        let ambiguous = found.filter { $0.hasPrefix("! ambiguous") }
        #expect(ambiguous.count == 1)
        #expect(ambiguous.first?.hasPrefix("! ambiguous: \"Total\", #box-0, ") == true, "\(found)")
        #expect(ambiguous.first?.hasSuffix(" and 4 more") == true, "\(found)")
    }

    // MARK: Texts

    @Test func aTextHasASizeWhereItIsNotThatOfTheLetters() async {
        let found = await lines { view in
            let natural = Self.label("Natural", .zero)()
            natural.sizeToFit()
            natural.frame.origin = CGPoint(x: 20, y: 50)
            view.addSubview(natural)
            view.addSubview(Self.label("Wide", CGRect(x: 20, y: 100, width: 300, height: 30))())
        }
        #expect(found.contains("\"Natural\" 20,50"), "\(found)")
        #expect(found.contains("\"Wide\" 20,100 300x30"), "\(found)")
    }

    @Test func leftAlignedTextIsNamedFromRightToLeft() async {
        let fill: @MainActor @Sendable (UIView) -> Void = { view in
            for (index, alignment) in [NSTextAlignment.left, .natural, .center].enumerated() {
                let label = Self.label("Text \(index)", CGRect(x: 20, y: 100 + 40 * index, width: 300, height: 30))()
                label.textAlignment = alignment
                view.addSubview(label)
            }
        }
        #expect(
            await lines("rtl", fill).filter { $0.hasPrefix("!") }
                == ["! left-aligned in right-to-left: \"Text 0\""])
        #expect(await !lines("iphone-12", fill).contains { $0.hasPrefix("!") })
    }
}

import SwiftlyUI
import Testing

@MainActor
@Suite struct UITextFieldPlaceholderTests {
    private func attribute(_ key: NSAttributedString.Key, of field: UITextField) -> Any? {
        field.attributedPlaceholder?.attribute(key, at: 0, effectiveRange: nil)
    }

    @Test func aColoredPlaceholderHasTheFontOfTheTime() throws {
        let field = UITextField().font(.systemFont(ofSize: 20)).placeholder("Name").font(.systemFont(ofSize: 30))
        #expect((attribute(.font, of: field) as? UIFont)?.pointSize == 20)
        #expect(attribute(.foregroundColor, of: field) as? UIColor == .placeholderText)
        field.font = nil
        #expect((attribute(.font, of: field.placeholder("Name", color: .red)) as? UIFont)?.pointSize == 14)
        #expect(attribute(.foregroundColor, of: field) as? UIColor == .red)
    }

    @Test func aPlaceholderThatIsThereIsRecolored() {
        let underlined = NSAttributedString(
            string: "Name", attributes: [.underlineStyle: 1, .foregroundColor: UIColor.red])
        let field = UITextField().attributedPlaceholder(underlined).placeholderColor(.blue)
        #expect(attribute(.foregroundColor, of: field) as? UIColor == .blue)
        #expect(attribute(.underlineStyle, of: field) as? Int == 1)
        #expect(attribute(.foregroundColor, of: field.placeholderColor(nil)) as? UIColor == .placeholderText)
        #expect(UITextField().placeholderColor(.red).attributedPlaceholder == nil)
    }

    // MARK: A label for a placeholder

    private func shown(_ field: UITextField) throws -> UILabel {
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        field.layoutIfNeeded()
        return try #require(field.label(showing: "Name"))
    }

    @Test(arguments: [true, false]) func placeholderLabelHasTheFrameOfTheText(isPaddedFirst: Bool) throws {
        let insets = UIEdgeInsets(top: 2, left: 12, bottom: 4, right: 16)
        let field = UITextField().borderStyle(.roundedRect)
        if isPaddedFirst { field.layoutMargins(insets) }
        field.placeholder(customPlaceholder: "Name")
        if !isPaddedFirst { field.layoutMargins(insets) }
        let label = try shown(field)
        #expect(label.frame == field.textRect(forBounds: field.bounds))
        #expect(label.frame == CGRect(x: 19, y: 4, width: 158, height: 30))
        #expect(!label.isUserInteractionEnabled)
        #expect(label.numberOfLines == 1)
    }

    @Test func theLabelIsHiddenWhileThereIsText() throws {
        let field = UITextField(customPlaceholder: "Name")
        let label = try shown(field)
        #expect(!label.isHidden)
        field.insertText("A")
        #expect(label.isHidden)
        field.deleteBackward()
        #expect(!label.isHidden)
        field.text = "Ada"
        #expect(label.isHidden)
        field.text(nil)
        #expect(!label.isHidden)
        field.attributedText(NSAttributedString(string: "Ada"))
        #expect(label.isHidden)
    }

    @Test func theLabelFollowsFontAndAlignment() throws {
        let field = UITextField().font(.systemFont(ofSize: 20)).placeholder(customPlaceholder: "Name")
        let label = try shown(field)
        #expect(label.font.pointSize == 20)
        #expect(label.textColor == .placeholderText)
        field.font(.systemFont(ofSize: 30)).alignment(.right)
        #expect(label.font.pointSize == 30)
        #expect(label.textAlignment == .right)
        field.font = .systemFont(ofSize: 25)
        #expect(label.font.pointSize == 25)
    }

    @Test func anotherLabelTakesThePlaceAndTheColorOfTheFirst() throws {
        let field = UITextField(customPlaceholder: "First", color: .red).placeholder(customPlaceholder: "Name")
        #expect(field.label(showing: "First") == nil)
        #expect(try shown(field).textColor == .placeholderText)
        #expect(try shown(field.placeholderColor(customPlaceholder: .blue)).textColor == .blue)
        #expect(try shown(field.placeholderColor(customPlaceholder: nil)).textColor == .placeholderText)
        field.placeholder(customPlaceholder: nil)
        #expect(field.label(showing: "Name") == nil)
        let count = field.subviews.count
        #expect(UITextField().placeholderColor(customPlaceholder: .red).subviews.count == count)
    }

    @Test func theFieldIsAsWideAsTheLabel() {
        let same = UITextField("A rather long name").intrinsicContentSize
        #expect(UITextField(customPlaceholder: "A rather long name").intrinsicContentSize.width == same.width)
    }

    /// The label draws what UIKit's own placeholder draws.
    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func customPlaceholderIsDrawnAsUIKitsPlaceholder(direction: UITraitEnvironmentLayoutDirection) throws {
        let traits = UITraitCollection(layoutDirection: direction)
        let own = try TextSamples.picture(of: UITextField("Name").borderStyle(.roundedRect), traits: traits)
        let label = UITextField(customPlaceholder: "Name").borderStyle(.roundedRect)
        #expect(try TextSamples.picture(of: label, traits: traits) == own)
    }
}

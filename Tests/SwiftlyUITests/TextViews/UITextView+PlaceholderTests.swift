import SwiftlyUI
import Testing

@MainActor
@Suite struct UITextViewPlaceholderTests {
    private let long = "What happened today, in a few words, for those who read this later"

    private func shown(_ view: UITextView, _ text: String = "Notes", width: CGFloat = 120) throws -> UILabel {
        view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        view.layoutIfNeeded()
        return try #require(view.label(showing: text))
    }

    @Test func placeholderBeginsWhereTheTextBegins() throws {
        let view = UITextView(long)
        let label = try shown(view, long)
        #expect(label.frame.origin == CGPoint(x: 5, y: 8))
        #expect(label.frame.width == 110)
        #expect(label.frame.height > 3 * 14)
        #expect(!label.isUserInteractionEnabled)
        view.textContainerInset(UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 30))
        #expect(try shown(view, long).frame.origin == CGPoint(x: 15, y: 20))
        #expect(label.frame.maxX == 85, "within the inset on the right")
        view.textContainer.lineFragmentPadding = 0
        #expect(try shown(view, long).frame.minX == 10)
        #expect(try shown(view, long, width: 300).frame.width == 260)
    }

    /// The placeholder wraps, and stands, as a text of the same words.
    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func placeholderIsDrawnAsText(direction: UITraitEnvironmentLayoutDirection) throws {
        let traits = UITraitCollection(layoutDirection: direction)
        let insets = UIEdgeInsets(top: 4, left: 20, bottom: 4, right: 10)
        let text = UITextView().text(long).textContainerInset(insets)
        let placeholder = UITextView().placeholder(long, color: .label).textContainerInset(insets)
        #expect(
            try TextSamples.picture(of: placeholder, height: 100, traits: traits)
                == TextSamples.picture(of: text, height: 100, traits: traits))
    }

    @Test func itIsHiddenWhileThereIsText() throws {
        let view = UITextView("Notes")
        let label = try shown(view)
        #expect(!label.isHidden)
        view.insertText("A")
        #expect(label.isHidden)
        view.deleteBackward()
        #expect(!label.isHidden)
        view.text = "Ada"
        #expect(label.isHidden)
        view.text("")
        #expect(!label.isHidden)
        view.attributedText(NSAttributedString(string: "Ada"))
        #expect(label.isHidden)
        #expect(UITextView().text("Ada").placeholder("Notes").label(showing: "Notes")?.isHidden == true)
    }

    @Test func itHasTheFontAndTheAlignmentButNotTheColor() throws {
        let view = UITextView("Notes").textColor(.red).foregroundColor(.red)
        let label = try shown(view)
        #expect(label.font.pointSize == 12)
        #expect(label.textColor == .placeholderText)
        view.font(.systemFont(ofSize: 20)).alignment(.center)
        #expect(label.font.pointSize == 20)
        #expect(label.textAlignment == .center)
    }

    @Test func theColorIsOneOfPlaceholdersUnlessGiven() throws {
        let view = UITextView().placeholder("Notes", color: .red)
        #expect(try shown(view).textColor == .red)
        #expect(try shown(view.placeholderColor(.blue)).textColor == .blue)
        #expect(try shown(view.placeholderColor()).textColor == .placeholderText)
        #expect(try shown(view.placeholder("More", color: .red).placeholder("Notes")).textColor == .placeholderText)
        #expect(view.label(showing: "More") == nil)
        view.placeholder(nil)
        #expect(view.label(showing: "Notes") == nil)
        let count = UITextView().subviews.count
        #expect(UITextView(nil).subviews.count == count)
    }

    @Test func itDoesntChangeTheViewsSize() throws {
        let view = UITextView(long)
        view.isScrollEnabled = false
        let plain = UITextView()
        plain.isScrollEnabled = false
        #expect(view.intrinsicContentSize == plain.intrinsicContentSize)
        _ = try shown(UITextView(long), long, width: 4)
    }
}

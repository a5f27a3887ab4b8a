import Builder
import Render
import Testing

@MainActor
@Suite("Labels") struct LabelViewTests {
    @Test("A label is left aligned, in the environment's font or callout, and follows the user's text size")
    func defaults() {
        let label = LabelView("a").asBaseView()
        #expect(label.font == .preferredFont(forTextStyle: .callout))
        #expect(label.textColor == UILabel().textColor)
        #expect(label.textAlignment == .left)
        #expect(label.adjustsFontForContentSizeCategory)
    }

    @Test("The environment sets font and color")
    func environment() {
        ViewBuilderEnvironment.defaultLabelFont = .boldSystemFont(ofSize: 21)
        ViewBuilderEnvironment.defaultLabelColor = .brown
        defer {
            ViewBuilderEnvironment.defaultLabelFont = nil
            ViewBuilderEnvironment.defaultLabelColor = nil
        }
        let labels = [LabelView("a"), LabelView(Variable(wrappedValue: "a")), LabelView(Observable.just("a"))]
        for label in labels.map({ $0.asBaseView() }) {
            #expect(label.font == .boldSystemFont(ofSize: 21))
            #expect(label.textColor == .brown)
        }
    }

    @Test("Compression resistance is required, hugging 750, on both axes")
    func priorities() {
        let label = LabelView("a").asBaseView()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(label.contentCompressionResistancePriority(for: axis) == .required)
            #expect(label.contentHuggingPriority(for: axis).rawValue == 750)
        }
    }

    private let long = "A sentence that needs several lines at a width of one hundred points"

    private func height(_ label: LabelView) -> CGFloat {
        labelHeight(label.asBaseView())
    }

    private func labelHeight(_ label: UILabel) -> CGFloat {
        let laidOut = LaidOutView(
            VStackView {
                label
                SpacerView()
            }, height: 600)
        return laidOut.view.subviews.first?.frame.height ?? 0
    }

    @Test("A label has as many lines as it needs; a limit that was set holds, and makes it wrap between words")
    func lines() {
        let line = height(LabelView("A"))
        #expect(height(LabelView(long)) > 3 * line - 1)
        let limited = LabelView(long).numberOfLines(2).asBaseView()
        #expect(limited.lineBreakMode == .byWordWrapping)
        #expect((labelHeight(limited) - line - limited.font.lineHeight - limited.font.leading).magnitude < 0.5)
        #expect((labelHeight(LabelView(long).numberOfLines(1).asBaseView()) - line).magnitude < 0.5)
        #expect(labelHeight(LabelView(long).numberOfLines(0).asBaseView()) == height(LabelView(long)))
        #expect(LabelView(long).with { $0.numberOfLines = 1 }.asBaseView().numberOfLines == 1)
    }

    @Test("Padding adds to the intrinsic size")
    func paddingAdds() {
        let plain = LabelView("Name").asBaseView().intrinsicContentSize
        let label = LabelView("Name").padding(h: 10, v: 3)
        #expect(label.asBaseView().intrinsicContentSize.width.isApproximately(plain.width + 20))
        #expect(label.asBaseView().intrinsicContentSize.height.isApproximately(plain.height + 6))
        label.padding(0)
        #expect(label.asBaseView().intrinsicContentSize == plain)
    }

    @Test("Padding insets what is drawn")
    func paddingInsets() async throws {
        let label = LabelView("HHH").color(.black).backgroundColor(.white).padding(
            top: 0, left: 40, bottom: 0, right: 10)
        let width = label.asBaseView().intrinsicContentSize.width
        let bitmap = try await Renderer(timeout: 600).bitmap(of: label, width: width, scale: 2)
        let paper = bitmap.pixel(x: 0, y: 0)
        let inked = (0..<bitmap.width).filter { x in
            (0..<bitmap.height).contains { bitmap.pixel(x: x, y: $0) != paper }
        }
        #expect((80...84).contains(inked.first ?? 0))
        #expect((inked.last ?? 0) < bitmap.width - 20)
        #expect((inked.last ?? 0) > bitmap.width - 26)
    }
}

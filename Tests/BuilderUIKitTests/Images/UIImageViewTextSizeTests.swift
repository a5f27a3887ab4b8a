import Testing

@testable import BuilderUIKit

/// Images that follow the text size.
@MainActor
@Suite struct UIImageViewTextSizeTests {
    /// Returns the size of an image view in a window whose text size changes after a layout.
    private func size(
        at category: UIContentSizeCategory, greatest: UIContentSizeCategory? = nil, _ view: UIImageView
    ) -> CGSize {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.maximumContentSizeCategory = greatest
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        window.traitOverrides.preferredContentSizeCategory = category
        window.layoutIfNeeded()
        #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
        return view.intrinsicContentSize
    }

    private func symbolView(_ configuration: UIImage.SymbolConfiguration) -> UIImageView {
        UIImageView(image: UIImage(systemName: "star", withConfiguration: configuration))
    }

    @Test func symbolsInATextStyleFollowTheView() {
        let body = UIImage.SymbolConfiguration(textStyle: .body)
        let large = size(at: .large, symbolView(body)).height
        let huge = size(at: .accessibilityLarge, symbolView(body)).height
        // Body text has 33 points instead of 17.
        #expect(huge > large * 1.8 && huge < large * 2.1)
        #expect(size(at: .accessibilityLarge, greatest: .large, symbolView(body)).height == large)
        let preferred = UIImageView(image: UIImage(systemName: "star"))
        preferred.preferredSymbolConfiguration = body
        #expect(size(at: .accessibilityLarge, preferred).height == huge)
        let fixed = UIImage.SymbolConfiguration(pointSize: 17)
        #expect(size(at: .accessibilityLarge, symbolView(fixed)) == size(at: .large, symbolView(fixed)))
    }

    @Test func imagesGrowAtAccessibilitySizes() {
        func view(_ adjusts: Bool) -> UIImageView {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
            let view = UIImageView(image: image)
            view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
            return view
        }
        #expect(size(at: .accessibilityExtraExtraExtraLarge, view(false)) == CGSize(width: 20, height: 10))
        #expect(size(at: .extraExtraExtraLarge, view(true)) == CGSize(width: 20, height: 10))
        let adjusted = view(true)
        let grown = size(at: .accessibilityExtraExtraExtraLarge, adjusted)
        #expect(abs(grown.width - 20 * 62 / 22) < 0.2 && abs(grown.height - 10 * 62 / 22) < 0.1)
    }
}

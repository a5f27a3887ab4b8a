import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct TextHighlightTests {
    @Test func highlightsAreBackgrounds() {
        let style = NSAttributedString.TextHighlightStyle.default
        #expect(NSAttributedString.highlight(of: [:]) == nil)
        #expect(
            NSAttributedString.highlight(of: [
                .textHighlightStyle: style,
                .textHighlightColorScheme: NSAttributedString.TextHighlightColorScheme.mint,
            ]) == UIColor.systemMint.withAlphaComponent(0.25))
        #expect(
            NSAttributedString.highlight(of: [.textHighlightStyle: style])
                == UIColor.tintColor.withAlphaComponent(0.25))
    }

    @Test func imagesOfRowsHaveALine() {
        var content = UIListContentConfiguration.cell()
        content.text = "Ada"
        content.image = UIImage(systemName: "person")
        content.imageProperties.strokeWidth = 2
        content.imageProperties.strokeColor = .red
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        let image = view.imageView
        #expect(image.layer.borderWidth == 2)
        #expect(image.layer.borderColor == UIColor.red.cgColor)
        #expect(content.imageProperties.resolvedStrokeColor(for: .blue) == .red)
    }

    @Test func extensionsPlaceTheirContent() {
        let view = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let content = UIView()
        view.contentView = content
        view.layoutIfNeeded()
        #expect(content.superview === view && content.frame == view.bounds)
        view.automaticallyPlacesContentView = false
        content.frame = .zero
        view.layoutIfNeeded()
        #expect(content.frame == .zero)
        view.contentView = nil
        #expect(content.superview == nil)
    }
}

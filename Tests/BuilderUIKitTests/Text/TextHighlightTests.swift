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
}

import Testing

@testable import SnapshotMCP

/// Explanations without repetitions.
@Suite struct ExplanationTextTests {
    @Test func viewsThatFillTheirSuperviewsAreCounted() {
        let text = """
            UILabel frame=(0 0; 350 42)
              in     Box < UIView < UIView < UIView < UIWindow
              right  350      H:[name]-(0)-|(LTR)
                              ← H:|-(0)-[Box]  'UISV-canvas-connection'
                              ← H:[Box]-(0)-|(LTR)
                              ← UIView.minX == 0 (frame and autoresizing mask)
                              ← H:[UIView]-(0)-| (frame and autoresizing mask)
                              ← UIWindow.width == 390
            """
        #expect(
            ExplanationText.shortened(text) == """
                UILabel frame=(0 0; 350 42)
                  in     Box < UIView ×3 < UIWindow
                  right  350      H:[name]-(0)-|(LTR)
                                  ← full width ×4: Box … UIView
                                  ← UIWindow.width == 390
                """)
    }

    @Test func fewViewsAndDistancesStay() {
        let text = """
              left   16  H:|-(16)-[name]
                         ← H:|-(0)-[Box]
                         ← V:|-(0)-[Box]
                         ← H:|-(20)-[UIView]
            """
        #expect(ExplanationText.shortened(text) == text)
    }
}

import BuilderUIKit
import Foundation
import Testing

@Suite @MainActor struct UIScribbleInteractionTests {
    private final class Board: UIView, UIIndirectScribbleInteractionDelegate {
        func indirectScribbleInteraction(
            _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([Int]) -> Void
        ) { completion([1]) }
        func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: Int)
            -> Bool
        { false }
        func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: Int)
            -> CGRect
        { bounds }
        func indirectScribbleInteraction(
            _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Int,
            referencePoint focusReferencePoint: CGPoint,
            completion: @escaping ((any UIResponder & UITextInput)?) -> Void
        ) { completion(nil) }
    }

    @Test func areasForHandwritingAreKeptByTheirView() {
        let board = Board(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let interaction = UIIndirectScribbleInteraction(delegate: board)
        board.addInteraction(interaction)
        #expect(interaction.delegate === board && interaction.view === board && !interaction.isHandlingWriting)
        #expect(!board.indirectScribbleInteraction(interaction, shouldDelayFocusForElement: 1))
        board.removeInteraction(interaction)
        #expect(interaction.view == nil)
    }
}

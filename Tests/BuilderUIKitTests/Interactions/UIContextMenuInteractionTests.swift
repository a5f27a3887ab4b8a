import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIContextMenuInteractionTests {
    /// Implements only the methods before iOS 16.
    private final class OlderDelegate: UIContextMenuInteractionDelegate {
        let preview = UITargetedPreview(view: UIView())

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { preview }
    }

    @Test func previewsOfItemsAreThoseOfTheOlderMethods() {
        let delegate: any UIContextMenuInteractionDelegate = OlderDelegate()
        let interaction = UIContextMenuInteraction(delegate: delegate)
        let configuration = UIContextMenuConfiguration()
        let shown = delegate.contextMenuInteraction(
            interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: "item" as NSString)
        #expect(shown === (delegate as? OlderDelegate)?.preview)
        let closed = delegate.contextMenuInteraction(
            interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: "item" as NSString)
        #expect(closed == nil)
    }
}

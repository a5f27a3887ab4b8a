import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIActivityItemsConfigurationTests {
    /// The texts of the share sheet's header.
    private func header(of configuration: UIActivityItemsConfiguration) -> [String] {
        let sheet = UIActivityViewController(activityItemsConfiguration: configuration)
        return sheet.view.subviews.compactMap { ($0 as? UILabel)?.text }
    }

    @Test func sheetDescribesTheItems() {
        let named = NSItemProvider()
        named.suggestedName = "Notes"
        #expect(header(of: UIActivityItemsConfiguration(itemProviders: [named])) == ["Notes"])
        let text = NSItemProvider(object: "a" as NSString)
        #expect(header(of: UIActivityItemsConfiguration(itemProviders: [text, named])) == ["a", "2 items"])
        let titled = UIActivityItemsConfiguration(objects: ["a" as NSString])
        titled.metadataProvider = { $0 == .title ? "A letter" : nil }
        #expect(header(of: titled) == ["A letter"])
        titled.metadataProvider = { key in
            let metadata = _LPLinkMetadata()
            metadata.title = "A page"
            return key == .linkPresentationMetadata ? metadata : nil
        }
        #expect(header(of: titled) == ["A page"])
    }

    @Test func closuresAnswerForTheConfiguration() {
        let configuration = UIActivityItemsConfiguration(objects: ["a" as NSString, "b" as NSString])
        #expect(configuration.itemProvidersForActivityItemsConfiguration.count == 2)
        #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
        #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
        configuration.supportedInteractions = [.copy]
        #expect(configuration.activityItemsConfigurationSupports(interaction: .copy))
        configuration.perItemMetadataProvider = { index, _ in index }
        #expect(configuration.activityItemsConfigurationMetadataForItem(at: 1, key: .title) as? Int == 1)
        let controller = UIViewController()
        controller.activityItemsConfiguration = configuration
        #expect(controller.activityItemsConfiguration === configuration)
        controller.activityItemsConfiguration = nil
        #expect(controller.activityItemsConfiguration == nil)
    }
}

import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIActivityItemsConfigurationTests {
    private func detail(of configuration: UIActivityItemsConfiguration) -> String? {
        UIActivityViewController(activityItemsConfiguration: configuration).view.layer.placeholder?.detail
    }

    @Test func sheetDescribesTheItems() {
        let named = NSItemProvider()
        named.suggestedName = "Notes"
        let text = NSItemProvider(object: "a" as NSString)
        #expect(
            detail(of: UIActivityItemsConfiguration(itemProviders: [named, text]))
                == "Notes, \(text.registeredTypeIdentifiers[0])")
        let titled = UIActivityItemsConfiguration(objects: ["a" as NSString])
        titled.metadataProvider = { $0 == .title ? "A letter" : nil }
        #expect(detail(of: titled) == "A letter")
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

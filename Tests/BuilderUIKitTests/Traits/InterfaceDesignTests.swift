import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct InterfaceDesignTests {
    @Test func renderersHaveOneInTheirTraits() async throws {
        var renderer = Renderer(traits: UITraitCollection(userInterfaceStyle: .dark), timeout: 600)
        #expect(renderer.design == .ios18)
        renderer.design = .ios26
        #expect(renderer.design == .ios26)
        #expect(renderer.traits.userInterfaceStyle == .dark)
        let sizes = try await renderer.display(
            of: UISwitch(), width: 100,
            reading: { _ in
                [UITraitCollection.current.interfaceDesign == .ios26]
            }
        ).value
        #expect(sizes == [true])
    }

    /// Recorded on iOS 26.1 and on iOS 18.
    @Test func switchesHaveTheSizeOfTheirDesign() {
        for (design, size) in [
            (InterfaceDesign.ios18, CGSize(width: 49, height: 31)), (.ios26, CGSize(width: 61, height: 28)),
        ] {
            UITraitCollection(interfaceDesign: design).performAsCurrent {
                let view = UISwitch()
                #expect(view.intrinsicContentSize == size)
                #expect(view.frame.size == CGSize(width: size.width + 2, height: size.height))
            }
        }
    }

    @Test func collectionsMergeIt() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(interfaceDesign: .ios26), UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(merged.interfaceDesign == .ios26)
        #expect(merged[InterfaceDesignTrait.self] == .ios26)
        #expect(UITraitCollection().interfaceDesign == nil)
    }
}

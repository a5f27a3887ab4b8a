import Testing

@testable import BuilderUIKit

@Suite struct UITraitCollectionTests {
    @Test func laterCollectionsWin() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 2)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    }

    @Test func mutationsChangeACopy() {
        let first = UITraitCollection { $0.userInterfaceStyle = .dark }
        let second = first.modifyingTraits { $0.preferredContentSizeCategory = .small }
        #expect(first.preferredContentSizeCategory == .unspecified)
        #expect(second.userInterfaceStyle == .dark && second.preferredContentSizeCategory == .small)
        #expect(first != second)
        #expect(first == UITraitCollection(userInterfaceStyle: .dark))
    }

    private struct Theme: UITraitDefinition {
        static let defaultValue = 7
    }

    @Test func customTraitsHaveTheirDefault() {
        #expect(UITraitCollection()[Theme.self] == 7)
        let traits = UITraitCollection { $0[Theme.self] = 9 }
        #expect(traits[Theme.self] == 9)
        #expect(traits != UITraitCollection())
        #expect(traits == UITraitCollection { $0[Theme.self] = 9 })
        #expect(UITraitCollection(userInterfaceStyle: .dark)[UITraitUserInterfaceStyle.self] == .dark)
    }

    @Test func currentTraitsEndWithTheirClosure() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            UITraitCollection(displayScale: 1).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
            }
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func currentTraitsBelongToTheirTask() async {
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<50 {
                group.addTask {
                    let scale = CGFloat(index + 1)
                    var seen: CGFloat = 0
                    UITraitCollection(displayScale: scale).performAsCurrent {
                        seen = UITraitCollection.current.displayScale
                    }
                    return seen == scale
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test func appearanceIsComparedByWhatColorsDependOn() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: dark.modifyingTraits { $0.displayScale = 3 }))
    }

    @Test func categoriesAreOrdered() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.ascending.count == 12)
        #expect(UIContentSizeCategory.ascending == UIContentSizeCategory.ascending.sorted())
    }

    @Test @MainActor func aScreenIsTheMainOneForAClosure() throws {
        let device = try Device.find("iPhone SE 3")
        let screen = UIScreen(device: device, traits: UITraitCollection(userInterfaceStyle: .dark))
        let before = UIScreen.main
        screen.asMain {
            #expect(UIScreen.main === screen)
            #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            #expect(UITraitCollection.current.displayScale == 2)
            #expect(UIDevice.current.userInterfaceIdiom == .phone)
        }
        #expect(UIScreen.main === before)
    }
}

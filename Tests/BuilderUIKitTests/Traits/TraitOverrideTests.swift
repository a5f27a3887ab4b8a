import Testing

@testable import BuilderUIKit

/// Overrides of scenes and presentations, custom traits, and the traits in which collections differ.
@MainActor
@Suite struct TraitOverrideTests {
    private enum Theme: UITraitDefinition {
        static let defaultValue = "plain"
        static let affectsColorAppearance = true
    }

    private enum Spacing: UITraitDefinition { static let defaultValue = 8.0 }

    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private func window(in scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        return window
    }

    @Test func aSceneOverridesTheTraitsOfItsWindows() {
        let (scene, log) = (UIWindowScene(), Log())
        let (window, other) = (window(in: scene), window(in: UIWindowScene()))
        let (view, controller) = (UIView(), UIViewController())
        window.addSubview(view)
        window.rootViewController = controller
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            log.lines.append("view \(view.traitCollection.userInterfaceStyle.rawValue)")
        }
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, previous) in
            log.lines.append("scene \(previous.userInterfaceStyle.rawValue)")
        }
        window.layoutIfNeeded()
        scene.traitOverrides.userInterfaceStyle = .dark
        scene.traitOverrides[Spacing.self] = 12
        #expect(scene.traitCollection.userInterfaceStyle == .dark && scene.traitOverrides.contains(Spacing.self))
        #expect(view.traitCollection.userInterfaceStyle == .dark && view.traitCollection[Spacing.self] == 12)
        #expect(other.traitCollection.userInterfaceStyle == .light)
        let child = UIViewController()
        controller.addChild(child)
        #expect(child.traitCollection.userInterfaceStyle == .dark, "before the child's view is added")
        window.layoutIfNeeded()
        #expect(log.lines == ["scene 1", "view 2"])
        window.traitOverrides.userInterfaceStyle = .light
        #expect(view.traitCollection.userInterfaceStyle == .light, "the inner override takes precedence")
        scene.traitOverrides.remove(Spacing.self)
        #expect(view.traitCollection[Spacing.self] == 8)
        other.windowScene = scene
        #expect(other.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func aPresentationOverridesTheTraitsOfItsController() throws {
        let window = window(in: UIWindowScene())
        let (root, presented, log) = (UIViewController(), UIViewController(), Log())
        window.rootViewController = root
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        let presentation = try #require(presented.presentationController)
        presentation.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (presentation: UIPresentationController, _) in
            log.lines.append(presentation.traitCollection.preferredContentSizeCategory.rawValue)
        }
        presentation.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .small)
        #expect(presented.traitCollection.preferredContentSizeCategory == .small)
        #expect(root.traitCollection.preferredContentSizeCategory == .large)
        #expect(!presented.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        presentation.traitOverrides.preferredContentSizeCategory = .medium
        #expect(presented.traitCollection.preferredContentSizeCategory == .medium)
        window.layoutIfNeeded()
        #expect(log.lines == ["UICTContentSizeCategoryM"])
        presented.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(presented.traitCollection.preferredContentSizeCategory == .extraSmall, "its own take precedence")
        presented.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        presentation.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        presentation.overrideTraitCollection = nil
        #expect(presented.traitCollection.preferredContentSizeCategory == .large)
    }

    @Test func changedTraitsAreNamed() {
        let light = UITraitCollection(mutations: {
            $0.userInterfaceStyle = .light
            $0[Spacing.self] = 4
        })
        let dark = light.modifyingTraits {
            $0.userInterfaceStyle = .dark
            $0[Theme.self] = "bright"
        }
        func names(_ traits: [UITrait]) -> [String] { traits.map { $0.name } }
        #expect(names(dark.changedTraits(from: light)) == ["UITraitUserInterfaceStyle", "Theme"])
        #expect(names(light.changedTraits(from: dark)) == ["UITraitUserInterfaceStyle", "Theme"])
        #expect(names(light.changedTraits(from: nil)) == ["UITraitUserInterfaceStyle", "Spacing"])
        #expect(light.changedTraits(from: light).isEmpty)
    }

    @Test func customTraitsMayAffectColors() {
        let plain = UITraitCollection(userInterfaceStyle: .light)
        #expect(plain.hasDifferentColorAppearance(comparedTo: plain.replacing(Theme.self, value: "bright")))
        #expect(plain.replacing(Theme.self, value: "bright").hasDifferentColorAppearance(comparedTo: plain))
        #expect(!plain.hasDifferentColorAppearance(comparedTo: plain.replacing(Theme.self, value: "plain")))
        #expect(!plain.hasDifferentColorAppearance(comparedTo: plain.replacing(Spacing.self, value: 1)))
        #expect(!plain.hasDifferentColorAppearance(comparedTo: plain.modifyingTraits { $0.legibilityWeight = .bold }))
        #expect(
            plain.hasDifferentColorAppearance(comparedTo: plain.modifyingTraits { $0.userInterfaceLevel = .elevated }))
    }

    @Test func traitsWithoutEffectAreInherited() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        view.traitOverrides.typesettingLanguage = Locale.Language(identifier: "th")
        view.traitOverrides.sceneCaptureState = .active
        #expect(inner.traitCollection.typesettingLanguage == Locale.Language(identifier: "th"))
        #expect(
            inner.traitCollection.sceneCaptureState == .active
                && inner.traitCollection.imageDynamicRange == .unspecified)
    }
}

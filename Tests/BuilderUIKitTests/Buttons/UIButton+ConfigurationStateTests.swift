import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIButtonConfigurationStateTests {
    private func color(_ color: UIColor?, _ style: UIUserInterfaceStyle = .light) -> UIColor? {
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    }

    private func background(_ button: UIButton) -> UIColor? {
        color(backgroundView(of: button)?.configuration.backgroundColor)
    }

    @Test func theStatesHaveTheirColors() throws {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Go"
        button.tintColor = .red
        #expect(background(button) == color(.red))
        #expect(color(button.titleLabel?.textColor) == color(.white))
        button.isHighlighted = true
        #expect(background(button) == color(UIColor.red.withAlphaComponent(0.75)))
        button.isHighlighted = false
        button.isEnabled = false
        #expect(background(button) == color(.tertiarySystemFill))
        #expect(color(button.titleLabel?.textColor) == color(.tertiaryLabel))
    }

    @Test func aSelectedPlainButtonIsTintedUnlessItIsNotToChange() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Go"
        button.tintColor = .red
        button.isSelected = true
        #expect(background(button) == color(UIColor.red.withAlphaComponent(0.18)))
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(background(button) == color(.clear))
        button.configuration?.automaticallyUpdateForSelection = true
        button.automaticallyUpdatesConfiguration = false
        #expect(background(button) == color(.clear))
    }

    @Test func baseColorsAndTheBackgroundsOwnTakePrecedence() {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Go"
        button.configuration?.baseBackgroundColor = .green
        button.configuration?.baseForegroundColor = .black
        #expect(background(button) == color(.green))
        #expect(color(button.titleLabel?.textColor) == color(.black))
        button.configuration?.background.backgroundColor = .blue
        button.isHighlighted = true
        #expect(background(button) == color(.blue))
    }

    @Test func prominentGlassHasTheTintColor() throws {
        let button = UIButton(configuration: .prominentGlass())
        button.tintColor = .red
        let effect = try #require(backgroundView(of: button)?.configuration.visualEffect as? UIGlassEffect)
        #expect(effect.style == .regular && effect.tintColor == .red)
        #expect(backgroundView(of: button)?.isCapsule == true)
        button.configuration = .clearGlass()
        let clear = try #require(backgroundView(of: button)?.configuration.visualEffect as? UIGlassEffect)
        #expect(clear.style == .clear && clear.tintColor == nil)
    }

    @Test func titlesOfStatesPrecedeTheConfigurations() {
        let button = UIButton(type: .system)
        button.setTitle("Old", for: .normal)
        button.setTitle("Chosen", for: .selected)
        button.configuration = .plain()
        #expect(button.titleLabel?.text == "Old")
        button.configuration?.title = "New"
        #expect(button.titleLabel?.text == "New")
        button.isSelected = true
        #expect(button.titleLabel?.text == "Chosen")
        button.isSelected = false
        button.setTitle("Newer", for: .normal)
        #expect(button.titleLabel?.text == "Newer" && button.configuration?.title == "Newer")
    }

    @Test func withoutAConfigurationTheTypesLookReturns() {
        let button = UIButton(configuration: .filled())
        button.setTitle("Go", for: .normal)
        button.configuration = nil
        #expect(backgroundView(of: button) == nil)
        #expect(button.titleLabel?.font.pointSize == 15)
        #expect(button.intrinsicContentSize.height == 30)
    }

    @Test func theActionProvidesWhatTheConfigurationLacks() {
        var calls = 0
        let action = UIAction(title: "Send") { _ in calls += 1 }
        let button = UIButton(configuration: .filled(), primaryAction: action)
        #expect(button.currentTitle == "Send")
        button.performPrimaryAction()
        #expect(calls == 1)
        var named = UIButton.Configuration.filled()
        named.title = "Own"
        #expect(UIButton(configuration: named, primaryAction: action).currentTitle == "Own")
    }

    @Test func theHandlerChangesTheConfiguration() {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "On")
    }

    @Test func theHandlerIsCalledForNewTraits() {
        withScreen(375, 667) { root in
            let button = UIButton(configuration: .filled())
            button.configurationUpdateHandler = { button in
                button.configuration?.title = button.traitCollection.userInterfaceStyle == .dark ? "Dark" : "Light"
            }
            root.addSubview(button)
            root.window?.layoutIfNeeded()
            #expect(button.titleLabel?.text == "Light")
            root.window?.overrideUserInterfaceStyle = .dark
            root.window?.layoutIfNeeded()
            #expect(button.titleLabel?.text == "Dark")
        }
    }

    @Test func attributesOfTheTitleArePreserved() throws {
        var configuration = UIButton.Configuration.gray()
        var title = AttributedString("Big ")
        title.font = .systemFont(ofSize: 30)
        configuration.attributedTitle = title + AttributedString("small")
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = .red
            return outgoing
        }
        #expect(configuration.title == "Big small")
        let button = UIButton(configuration: configuration)
        let text = try #require(button.titleLabel?.attributedText)
        func attribute<Value>(_ key: NSAttributedString.Key, _ index: Int) -> Value? {
            text.attribute(key, at: index, effectiveRange: nil) as? Value
        }
        #expect((attribute(.font, 0) as UIFont?)?.pointSize == 30)
        #expect((attribute(.font, 5) as UIFont?)?.pointSize == 17)
        #expect(attribute(.foregroundColor, 0) as UIColor? == .red)
        button.setAttributedTitle(
            NSAttributedString(string: "NS", attributes: [.kern: 3, .font: UIFont.systemFont(ofSize: 9)]), for: .normal)
        let other = try #require(button.titleLabel?.attributedText)
        #expect(other.string == "NS")
        #expect((other.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 9)
        #expect(other.attribute(.kern, at: 0, effectiveRange: nil) != nil)
    }

    @Test func textTreesListTitleAndSubtitle() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        let button = UIButton(configuration: configuration)
        #expect(button.textTreeDetails.count == 2)
        #expect(button.currentTitle == "Title")
    }
}

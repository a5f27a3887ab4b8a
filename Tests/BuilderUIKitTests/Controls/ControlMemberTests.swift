import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct ControlMemberTests {
    @Test func segmentsPerformTheirActions() {
        let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
        var chosen: [String] = []
        for title in ["Map", "List"] {
            control.insertSegment(
                action: UIAction(title: title) { _ in chosen.append(title) }, at: control.numberOfSegments,
                animated: false)
        }
        #expect(control.titleForSegment(at: 1) == "List")
        #expect(control.actionForSegment(at: 0)?.title == "Map")
        let identifier = control.actionForSegment(at: 1)?.identifier ?? UIAction.Identifier("none")
        #expect(control.segmentIndex(identifiedBy: identifier) == 1)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(control)
        window.layoutIfNeeded()
        control.simulateTap(at: CGPoint(x: 150, y: 16))
        #expect(chosen == ["List"])
    }

    @Test func progressIsObserved() {
        let view = UIProgressView(progressViewStyle: .default)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        view.observedProgress = progress
        view.layoutIfNeeded()
        #expect(view.progress == 0.25)
    }

    @Test func statesHaveValuesOfTheApp() {
        let key = UIConfigurationStateCustomKey("read")
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        #expect(state[key] == nil)
        state[key] = true
        #expect(state[key] as? Bool == true)
    }

    @Test func symbolsOfButtonsHaveTheirConfiguration() throws {
        let button = UIButton(type: .system)
        let symbol = try #require(UIImage(systemName: "star"))
        button.setImage(symbol, for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
        #expect(try #require(button.image(for: .normal)).size.height > symbol.size.height)
        button.setImage(symbol, for: .normal)
        #expect(try #require(button.image(for: .normal)).size.height > symbol.size.height)
        #expect(button.preferredSymbolConfigurationForImage(in: .normal) != nil)
    }

    @Test func fieldsSayWhyEditingEnded() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var reasons: [UITextField.DidEndEditingReason] = []
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                reasons.append(reason)
            }
        }
        let (field, delegate) = (UITextField(), Delegate())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(field)
        field.delegate = delegate
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(delegate.reasons == [.committed])
    }

    @Test func controlsAndBarsAskOverrides() {
        final class Centered: UIButton {
            override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { .right }
            override var isPointerInteractionEnabled: Bool {
                get { true }
                set {}
            }
            override var role: UIButton.Role {
                get { .destructive }
                set {}
            }
        }
        final class Attached: UINavigationBar {
            override var barPosition: UIBarPosition { .topAttached }
        }
        let button: UIButton = Centered()
        button.isPointerInteractionEnabled = false
        button.role = .primary
        #expect(button.isPointerInteractionEnabled && button.role == .destructive)
        #expect((button as UIControl).effectiveContentHorizontalAlignment == .right)
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let bars = (plain: UINavigationBar(), attached: Attached())
        for bar in [bars.plain, bars.attached] {
            superview.addSubview(bar)
            bar.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        }
        #expect((bars.attached as any UIBarPositioning).barPosition == .topAttached)
        #expect((bars.plain as any UIBarPositioning).barPosition == .any)
    }

    /// Members of controls' images, of layers and of the device are those of overrides.
    @Test func lessCommonMembersAreThoseOfOverrides() {
        final class Steps: UIStepper {
            var states: [UIControl.State] = []
            override func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
                states.append(state)
                super.setIncrementImage(image, for: state)
            }
        }
        final class Choice: UISegmentedControl {
            override func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { nil }
        }
        final class Moving: CALayer {
            override func presentation() -> Self? { nil }
            override var speed: Float {
                get { 2 }
                set {}
            }
            override func animationKeys() -> [String]? { ["shake"] }
        }
        final class Phone: UIDevice {
            override var systemVersion: String { "18.0" }
        }
        let steps = Steps()
        (steps as UIStepper).setIncrementImage(UIImage(), for: .highlighted)
        #expect(steps.states == [.highlighted] && steps.incrementImage(for: .highlighted) != nil)
        let choice: UISegmentedControl = Choice(items: ["A", "B"])
        choice.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        #expect(choice.backgroundImage(for: .normal, barMetrics: .default) == nil)
        let layer: CALayer = Moving()
        layer.speed = 3
        #expect(layer.presentation() == nil && layer.animationKeys() == ["shake"])
        #expect((layer as any CAMediaTiming).speed == 2 && CALayer().presentation() != nil)
        #expect((Phone() as UIDevice).systemVersion == "18.0")
    }

    @Test func searchFieldsAskForTheirTokens() {
        final class Field: UISearchTextField {
            var insertions = 0
            override var tokens: [UISearchToken] { didSet { insertions += 1 } }
        }
        let field = Field()
        (field as UISearchTextField).insertToken(UISearchToken(icon: nil, text: "Mail"), at: 0)
        #expect(field.insertions == 1 && field.tokens.count == 1)
    }
}

import Foundation
import Testing

@testable import BuilderUIKit

/// Controls that take touches as values.
@Suite @MainActor struct ControlTouchTests {
    private let stage = EventStage()

    /// Puts a control into the window and counts its changes.
    private func show<Control: UIControl>(_ control: Control) -> (Control, () -> Int) {
        stage.window.addSubview(control)
        stage.window.layoutIfNeeded()
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        return (control, { changes })
    }

    @Test func aSlidersKnobFollowsTheFinger() {
        let (slider, changes) = show(UISlider(frame: CGRect(x: 20, y: 20, width: 232, height: 31)))
        // The knob's middle goes from 14 to 218 points.
        slider.simulateDrag(from: CGPoint(x: 20, y: 15), by: CGVector(dx: 102, dy: 0))
        #expect(abs(slider.value - 0.5) < 0.01)
        #expect(changes() > 1)
        slider.simulateDrag(from: CGPoint(x: 116, y: 15), by: CGVector(dx: 300, dy: 0))
        #expect(slider.value == 1)
        let before = changes()
        // Elsewhere than on the knob.
        slider.simulateTap(at: CGPoint(x: 60, y: 15))
        #expect(slider.value == 1)
        slider.isContinuous = false
        slider.simulateDrag(from: CGPoint(x: 218, y: 15), by: CGVector(dx: -300, dy: 0))
        #expect(slider.value == 0)
        #expect(changes() == before + 1)
        slider.isEnabled = false
        slider.simulateDrag(from: CGPoint(x: 14, y: 15), by: CGVector(dx: 100, dy: 0))
        #expect(slider.value == 0)
    }

    @Test func aSliderFromRightToLeft() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 31))
        slider.semanticContentAttribute = .forceRightToLeft
        _ = show(slider)
        slider.simulateDrag(from: CGPoint(x: 218, y: 15), by: CGVector(dx: -51, dy: 0))
        #expect(abs(slider.value - 0.25) < 0.01)
    }

    @Test func aStepperSteps() {
        let (stepper, changes) = show(UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0)))
        #expect(stepper.frame == CGRect(x: 10, y: 10, width: 94, height: 32))
        stepper.maximumValue = 2
        for expected in [1.0, 2, 2] {
            stepper.simulateTap(at: CGPoint(x: 80, y: 16))
            #expect(stepper.value == expected)
        }
        #expect(changes() == 2)
        stepper.wraps = true
        stepper.simulateTap(at: CGPoint(x: 80, y: 16))
        #expect(stepper.value == 0)
        stepper.simulateTap(at: CGPoint(x: 10, y: 16))
        #expect(stepper.value == 2)
        stepper.isEnabled = false
        stepper.simulateTap(at: CGPoint(x: 10, y: 16))
        #expect(stepper.value == 2)
    }

    @Test func aSegmentIsChosen() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        let (segments, changes) = show(control)
        #expect(segments.simulateTap(at: CGPoint(x: 150, y: 16)) === segments)
        #expect(segments.selectedSegmentIndex == 1)
        segments.simulateTap(at: CGPoint(x: 160, y: 16))
        #expect(changes() == 1)
        segments.setEnabled(false, forSegmentAt: 2)
        segments.simulateTap(at: CGPoint(x: 280, y: 16))
        #expect(segments.selectedSegmentIndex == 1)
        segments.isMomentary = true
        var chosen: [Int] = []
        segments.addAction(UIAction { _ in chosen.append(segments.selectedSegmentIndex) }, for: .valueChanged)
        segments.simulateTap(at: CGPoint(x: 20, y: 16))
        #expect(chosen == [0])
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func pagesAreTurned() {
        let (pages, changes) = show(UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26)))
        pages.numberOfPages = 2
        pages.simulateTap(at: CGPoint(x: 150, y: 13))
        pages.simulateTap(at: CGPoint(x: 150, y: 13))
        #expect(pages.currentPage == 1)
        pages.simulateTap(at: CGPoint(x: 50, y: 13))
        #expect(pages.currentPage == 0)
        #expect(changes() == 2)
    }

    // MARK: Text

    @Test func textFieldsAndViewsKeepHowTheyAreEnteredInto() {
        func check(_ traits: some UITextInputTraits) {
            #expect(traits.keyboardType == .default && traits.autocapitalizationType == .sentences)
            traits.keyboardType = .emailAddress
            traits.autocorrectionType = .no
            traits.textContentType = .username
            traits.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
            #expect(traits.keyboardType == .emailAddress && traits.autocorrectionType == .no)
            #expect(traits.textContentType == .username)
            #expect(traits.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
        }
        let field = UITextField()
        check(field)
        #expect(UITextField().keyboardType == .default)
        check(UITextView())
        final class Secure: UITextField {
            var changes = 0
            override var isSecureTextEntry: Bool { didSet { changes += 1 } }
        }
        let secure = Secure()
        secure.isSecureTextEntry = true
        #expect(secure.changes == 1)
    }

    @Test func aDragEndsEditing() {
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize.height = 2000
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        scrollView.addSubview(field)
        stage.window.addSubview(scrollView)
        for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.interactive, true), (.onDrag, false)] {
            scrollView.keyboardDismissMode = mode
            field.becomeFirstResponder()
            scrollView.simulateDrag(by: CGVector(dx: 0, dy: -20))
            #expect(field.isFirstResponder == stays)
        }
    }
}

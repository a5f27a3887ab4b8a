import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIStepperTests {
    private let stage = EventStage()

    @Test func aStepperKeepsItsSizeAndItsEnds() {
        let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 500, height: 500))
        #expect(stepper.frame == CGRect(x: 3, y: 4, width: 94, height: 32))
        #expect(stepper.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(stepper.maximumValue == 100 && stepper.stepValue == 1)
        stepper.value = 1000
        #expect(stepper.value == 100)
        stepper.maximumValue = -5
        #expect(stepper.minimumValue == -5 && stepper.value == -5)
        stepper.stepValue = 0
        #expect(stepper.stepValue == 1)
    }

    @Test func aStepperDimsItsButtonAtTheLimit() throws {
        func picture(_ value: Double) throws -> Data {
            try Renderer().layOut(
                { () -> UIView in
                    let stepper = UIStepper()
                    stepper.value = value
                    return stepper
                }(), width: 94, height: 32
            ).png()
        }
        #expect(try picture(0) != picture(50))
        #expect(try picture(100) != picture(50))
        #expect(try picture(40) == picture(50))
    }

    @Test func aStepperSteps() {
        let (stepper, changes) = stage.show(UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0)))
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
}

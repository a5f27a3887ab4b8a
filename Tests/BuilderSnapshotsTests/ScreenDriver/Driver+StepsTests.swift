import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

/// Controls that a finger changes step by step, or by a title.
@MainActor
struct DriverStepsTests {
    private func makeStepper(
        _ configure: @escaping (UIStepper) -> Void
    ) async throws -> (driver: Driver, stepper: UIStepper, log: EventLog) {
        let stepper = UIStepper()
        let (driver, controller) = try await makeDriver { controller in
            controller.add(stepper, "count", y: 100)
            configure(stepper)
            controller.log.listen(to: stepper, [(.touchDown, "down"), (.valueChanged, "changed")])
        }
        return (driver, stepper, controller.log)
    }

    @Test(arguments: [false, true]) func aStepperIsTappedOnItsHalves(isRightToLeft: Bool) async throws {
        let (driver, stepper, log) = try await makeStepper {
            $0.maximumValue = 3
            if isRightToLeft { $0.semanticContentAttribute = .forceRightToLeft }
        }
        try await driver.increment("count", count: 2)
        #expect(stepper.value == 2)
        let events = log.take()
        #expect(events.filter { $0 == "changed" }.count == 2 && events.filter { $0 == "down" }.count == 2)
        try await driver.decrement("count")
        #expect(stepper.value == 1)
        try await driver.increment("count", count: 2)
        let name = "UIStepper (identifier “count”)"
        #expect(
            await refusal { try await driver.increment("count") }
                == .unreachable(view: "the increment button of \(name)", .disabled(nil)))
        #expect(stepper.value == 3)
        #expect(
            await refusal { try await driver.increment("count", count: 0) }
                == .outOfRange(view: name, value: "0 taps", range: "1 to 1000"))
    }

    @Test func aStepperIsAdjustedInWholeSteps() async throws {
        let (driver, stepper, log) = try await makeStepper {
            $0.minimumValue = -1
            $0.maximumValue = 1
            $0.stepValue = 0.25
        }
        try await driver.adjust("count", to: 0.75)
        #expect(stepper.value == 0.75)
        #expect(log.take().filter { $0 == "changed" }.count == 3)
        try await driver.adjust("count", to: -1)
        #expect(stepper.value == -1)
        #expect(log.take().filter { $0 == "changed" }.count == 7)
        try await driver.adjust("count", to: -1)
        let error = await refusal { try await driver.adjust("count", to: 0.8) }
        #expect(
            error
                == .outOfRange(
                    view: "UIStepper (identifier “count”)", value: "0.8", range: "-1.0 to 1.0 in steps of 0.25"))
        #expect(log.take() == [])
        stepper.isEnabled = false
        #expect(
            await refusal { try await driver.adjust("count", to: 0) }
                == .unreachable(view: "UIStepper (identifier “count”)", .disabled(nil)))
    }

    @Test(arguments: [UIPageControl.Direction.natural, .rightToLeft, .bottomToTop])
    func pagesAreTurnedOneByOne(_ direction: UIPageControl.Direction) async throws {
        let pages = UIPageControl()
        let (driver, controller) = try await makeDriver { controller in
            pages.numberOfPages = 5
            pages.direction = direction
            controller.add(pages, "pages", y: 100, height: 200)
            controller.log.listen(to: pages, [(.valueChanged, "changed")])
        }
        try await driver.adjust("pages", to: 3)
        #expect(pages.currentPage == 3)
        #expect(controller.log.take() == ["changed", "changed", "changed"])
        try await driver.adjust("pages", to: 2)
        #expect(pages.currentPage == 2)
        for value in [5, -1, 1.5] {
            let error = await refusal { try await driver.adjust("pages", to: value) }
            #expect(error?.description.contains("choose one from pages 0 to 4") == true)
        }
        #expect(pages.currentPage == 2)
    }

    @Test func slidersAreAdjustedAndOthersAreNot() async throws {
        let slider = UISlider()
        let (driver, _) = try await makeDriver { controller in
            controller.add(slider, "volume", y: 100)
            controller.addButton("Send", y: 200)
        }
        try await driver.adjust("volume", to: 0.5)
        #expect(abs(slider.value - 0.5) < 0.01)
        #expect(
            await refusal { try await driver.adjust("Send", to: 1) }
                == .wrongView(
                    view: "UIButton “Send”", action: "adjust", needs: "a UIStepper, a UIPageControl or a UISlider"))
        #expect(
            await refusal { try await driver.increment("volume") }
                == .wrongView(view: "UISlider (identifier “volume”)", action: "increment", needs: "a UIStepper"))
    }

    @Test func segmentsAreTappedByTheirTitles() async throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        let (driver, _) = try await makeDriver { controller in
            controller.add(control, "range", y: 100)
            control.setEnabled(false, forSegmentAt: 2)
        }
        try await driver.select(segment: "Week")
        #expect(control.selectedSegmentIndex == 1)
        let name = "UISegmentedControl (identifier “range”)"
        #expect(
            await refusal { try await driver.select(segment: "Year", in: "range") }
                == .outOfRange(view: name, value: "“Year”", range: "“Day”, “Week”, “Month”"))
        #expect(
            await refusal { try await driver.select(segment: "Month") }
                == .unreachable(view: "segment 2 of \(name)", .disabled(nil)))
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test(arguments: [false, true]) func wheelsAreTurnedToATitle(hasViews: Bool) async throws {
        let source = Wheels()
        let views = WheelsOfViews(log: source.log)
        let picker = UIPickerView()
        let (driver, _) = try await makeDriver { controller in
            controller.add(picker, "picker", y: 100, width: 300, height: 160)
            picker.dataSource = source
            picker.delegate = hasViews ? views : source
        }
        try await driver.select(row: "1.2", component: 1)
        try await driver.select(row: "0.1", in: "picker")
        #expect(picker.selectedRow(inComponent: 1) == 2 && picker.selectedRow(inComponent: 0) == 1)
        #expect(source.log.take() == ["wheel 1: 2", "wheel 0: 1"])
        let error = await refusal { try await driver.select(row: "1.2", in: "picker") }
        #expect(
            error
                == .outOfRange(
                    view: "UIPickerView (identifier “picker”)", value: "“1.2”", range: "“0.0”, “0.1”, “0.2”"))
        await #expect(throws: DriverError.self) { try await driver.select(row: "0.1", component: 2) }
    }

    /// Two wheels of three rows.
    @MainActor
    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let log = EventLog()

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.entries.append("wheel \(component): \(row)")
        }
    }

    /// Rows of which each is a view with a text inside.
    @MainActor
    private final class WheelsOfViews: NSObject, UIPickerViewDelegate {
        private let log: EventLog

        init(log: EventLog) { self.log = log }

        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            let label = UILabel()
            label.text = "\(component).\(row)"
            let view = UIView()
            view.addSubview(label)
            return view
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.entries.append("wheel \(component): \(row)")
        }
    }
}

import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

@MainActor
struct DriverControlsTests {
    @Test func toggleTurnsASwitchByATouch() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let row = controller.add(UIView(), "row", y: 100)
            let toggle = UISwitch()
            controller.log.listen(
                to: toggle, [(.touchDown, "down"), (.valueChanged, "changed"), (.touchUpInside, "up")])
            row.addSubview(toggle)
        }
        try await driver.toggle("row")
        #expect(Set(controller.log.take()) == ["down", "up", "changed"])
        let toggle = try #require(driver.find(.type(UISwitch.self)) as? UISwitch)
        #expect(toggle.isOn)
        try await driver.toggle("row", to: true)
        #expect(controller.log.take() == [])
        try await driver.toggle("row", to: false)
        #expect(!toggle.isOn)
    }

    @Test func toggleNeedsASwitch() async throws {
        let (driver, _) = try await makeDriver { controller in
            controller.addButton("Send", y: 100)
            let toggle = controller.add(UISwitch(), "off", y: 200)
            toggle.isEnabled = false
        }
        #expect(
            await refusal { try await driver.toggle("Send") }
                == .wrongView(view: "UIButton “Send”", action: "toggle", needs: "a UISwitch"))
        #expect(await refusal { try await driver.toggle("off") } != nil)
    }

    @Test(arguments: [Float(0), 25, 50, 99.5, 100])
    func slideDragsTheThumb(_ value: Float) async throws {
        var slider: UISlider?
        let (driver, controller) = try await makeDriver { controller in
            let new = controller.add(UISlider(), "volume", y: 100, width: 300)
            new.maximumValue = 100
            new.value = 40
            controller.log.listen(
                to: new, [(.touchDown, "down"), (.valueChanged, "changed"), (.touchUpInside, "up")])
            slider = new
        }
        try await driver.slide("volume", to: value)
        #expect(abs((slider?.value ?? -1) - value) < 0.05)
        let events = controller.log.take()
        #expect(events.first == "down")
        #expect(events.last == "up")
        #expect(events.filter { $0 == "changed" }.count > 3)
    }

    @Test func slideInAScrollViewAndRightToLeft() async throws {
        var sliders: [UISlider] = []
        let (driver, _) = try await makeDriver { controller in
            let list = controller.add(UIScrollView(), y: 60, width: 340, height: 400)
            list.contentSize = CGSize(width: 600, height: 1000)
            for (index, name) in ["left", "right"].enumerated() {
                let slider = UISlider(frame: CGRect(x: 20, y: 50 + index * 80, width: 250, height: 40))
                slider.accessibilityIdentifier = name
                if index == 1 { slider.semanticContentAttribute = .forceRightToLeft }
                list.addSubview(slider)
                sliders.append(slider)
            }
        }
        try await driver.slide("left", toNormalizedPosition: 0.75)
        try await driver.slide("right", to: 0.75)
        for slider in sliders { #expect(abs(slider.value - 0.75) < 0.001) }
        let error = await refusal { try await driver.slide("left", to: 2) }
        #expect(error == .outOfRange(view: "UISlider (identifier “left”)", value: "2.0", range: "0.0 to 1.0"))
    }

    @Test func pickChoosesADate() async throws {
        var picker: UIDatePicker?
        let (driver, controller) = try await makeDriver { controller in
            let new = controller.add(UIDatePicker(), "date", y: 100, width: 320, height: 216)
            new.timeZone = .gmt
            new.datePickerMode = .date
            new.preferredDatePickerStyle = .wheels
            new.date = Date(timeIntervalSince1970: 1_735_729_200)  // January 1, 2025, 11:00
            new.maximumDate = Date(timeIntervalSince1970: 1_767_225_600)
            controller.log.listen(to: new, [(.valueChanged, "changed")])
            picker = new
        }
        // March 1, 2025, 20:00: the day is new, the time isn't shown.
        try await driver.pick(date: Date(timeIntervalSince1970: 1_740_859_200))
        #expect(picker?.date == Date(timeIntervalSince1970: 1_740_826_800))
        #expect(controller.log.take() == ["changed"])
        let error = await refusal {
            try await driver.pick(Date(timeIntervalSince1970: 1_800_000_000), in: "date")
        }
        guard case .outOfRange(_, let value, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(value.hasPrefix("2027-01-15"))
    }

    @Test func segmentsAreTapped() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let control = controller.add(UISegmentedControl(items: ["Day", "Week", "Month"]), "range", y: 100)
            control.selectedSegmentIndex = 0
            control.setEnabled(false, forSegmentAt: 2)
            controller.log.listen(to: control, [(.valueChanged, "changed")])
        }
        try await driver.select(segment: 1, in: "range")
        let control = try #require(driver.find("range") as? UISegmentedControl)
        #expect(control.selectedSegmentIndex == 1)
        #expect(controller.log.take() == ["changed"])
        await #expect(throws: DriverError.self) { try await driver.select(segment: 2) }
        let missing = await refusal { try await driver.select(segment: 3) }
        #expect(missing?.description.contains("segment 3: choose one from segments 0 to 2") == true)
        #expect(control.selectedSegmentIndex == 1)
    }
}

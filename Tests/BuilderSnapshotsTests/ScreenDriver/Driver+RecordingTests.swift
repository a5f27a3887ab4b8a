import BuilderUIKit
import Foundation
import Testing

@testable import ScreenDriver

@MainActor
struct DriverRecordingTests {
    private func code(_ pointed: PointedAction, _ driver: Driver) throws -> String {
        try driver.action(for: pointed).code
    }

    @Test func tapsBecomeTheActionOfTheView() async throws {
        let (driver, _) = try await makeDriver { controller in
            controller.addButton("Send", "send", y: 50)
            controller.addButton("Edit", y: 100)
            controller.addButton("Delete", y: 150)
            controller.addButton("Delete", y: 200)
            controller.add(UISwitch(), y: 250)
            let segments = UISegmentedControl(items: ["a", "b"])
            controller.add(segments, "kind", y: 300)
            let slider = UISlider()
            slider.maximumValue = 10
            controller.add(slider, "volume", y: 350)
            controller.add(UIStepper(), "count", y: 400, width: 94, height: 32)
            let pages = UIPageControl()
            pages.numberOfPages = 3
            controller.add(pages, "pages", y: 460, width: 90)
        }
        func tap(_ x: Double, _ y: Double) throws -> String {
            try code(PointedAction(.tap, at: CGPoint(x: x, y: y)), driver)
        }
        #expect(try tap(120, 72) == #"driver.tap("send")"#)
        #expect(try tap(120, 122) == #"driver.tap("Edit")"#)
        #expect(try tap(120, 222) == #"driver.tap(ViewQuery("Delete").at(1))"#)
        #expect(try tap(30, 262) == #"driver.toggle(.type(named: "UISwitch"))"#)
        #expect(try tap(170, 315) == #"driver.select(segment: 1, in: "kind")"#)
        #expect(try tap(120, 365) == #"driver.slide("volume", to: 5.0)"#)
        #expect(try tap(90.5, 416) == #"driver.increment("count")"#)
        #expect(try tap(40, 416) == #"driver.decrement("count")"#)
        #expect(try tap(100, 480) == #"driver.adjust("pages", to: 1)"#)
        #expect(
            try code(PointedAction(.drag, at: CGPoint(x: 120, y: 72), to: CGPoint(x: 120, y: 122)), driver)
                == #"driver.drag("send", onto: "Edit", pressing: 0.6)"#)
        #expect(
            try code(PointedAction(.drag, at: CGPoint(x: 120, y: 72), to: CGPoint(x: 130, y: 40)), driver)
                == #"driver.drag("send", by: CGVector(dx: 10.0, dy: -32.0))"#)
        #expect(try code(PointedAction(.scroll, at: CGPoint(x: 120, y: 72)), driver) == #"driver.scroll(to: "send")"#)
        #expect(try code(PointedAction(.rotate), driver) == "driver.rotate()")
        #expect(try code(PointedAction(.pullToRefresh), driver) == "driver.pullToRefresh()")
        #expect(throws: RecordingError.noRow) { try code(PointedAction(.select, at: CGPoint(x: 120, y: 72)), driver) }
        #expect(
            try code(PointedAction(.longPress, at: CGPoint(x: 120, y: 72)), driver) == #"driver.longPress("send")"#)
        let slide = PointedAction(.swipe, at: CGPoint(x: 60, y: 365), to: CGPoint(x: 400, y: 365))
        #expect(try code(slide, driver) == #"driver.slide("volume", to: 10.0)"#)
        let swipe = PointedAction(.swipe, at: CGPoint(x: 120, y: 500), to: CGPoint(x: 120, y: 440))
        #expect(try code(swipe, driver) == "driver.swipe(.up)")
        var wholeScreen = PointedAction(.swipe)
        wholeScreen.toX = -1
        #expect(try code(wholeScreen, driver) == "driver.swipe(.left)")
        #expect(throws: RecordingError.nothing(x: -5, y: 0)) { try tap(-5, 0) }
        #expect(driver.touchTargets.map(\.view.query.code).prefix(2) == [#""send""#, #""Edit""#])
    }

    @Test func aNameThatAnotherViewHasAsItsIdentifierIsATextOrLabel() async throws {
        let (driver, _) = try await makeDriver { controller in
            controller.addButton("Send", y: 50)
            controller.addButton("Other", "Send", y: 100)
        }
        let action = try driver.action(for: PointedAction(.tap, at: CGPoint(x: 120, y: 72)))
        #expect([#"driver.tap(.label("Send"))"#, #"driver.tap(.text("Send"))"#].contains(action.code))
        let query = try #require(action.view?.query)
        #expect((try driver.find(query) as? UIButton)?.currentTitle == "Send")
    }

    @Test func typedTextIsOneActionOfItsField() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let field = UITextField()
            field.placeholder = "Email"
            controller.add(field, y: 50)
        }
        #expect(throws: DriverError.noFocus(view: nil)) { try driver.action(for: PointedAction(.type, text: "a")) }
        let tap = try driver.action(for: PointedAction(.tap, at: CGPoint(x: 120, y: 72)))
        #expect(tap.code == #"driver.tap("Email")"#)
        try await tap.perform(with: driver)
        #expect(driver.focusName?.contains("Email") == true)
        let first = try driver.action(for: PointedAction(.type, text: "a\"b"))
        try await first.perform(with: driver)
        let second = try driver.action(for: PointedAction(.type, text: "\\c"))
        let typed = try #require(first.merged(after: tap))
        let merged = try #require(second.merged(after: typed))
        #expect(merged.code == #"driver.type("a\"b\\c", into: "Email")"#)
        #expect(RecordedAction(.back).merged(after: tap) == nil)
        // It does the same on another screen.
        let (other, otherController) = try await makeDriver { controller in
            let field = UITextField()
            field.placeholder = "Email"
            controller.add(field, y: 50)
        }
        try await merged.perform(with: other)
        try await second.perform(with: driver)
        let texts = [controller, otherController].map { ($0.view.subviews.first as? UITextField)?.text }
        #expect(texts == ["a\"b\\c", "a\"b\\c"])
    }

    @Test func theTextOfASecureFieldIsPerformedButNotWritten() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let field = controller.add(UITextField(), "password", y: 50)
            field.isSecureTextEntry = true
        }
        try await driver.tap("password")
        let first = try driver.action(for: PointedAction(.type, text: "hunt"))
        try await first.perform(with: driver)
        let second = try driver.action(for: PointedAction(.type, text: "er2"))
        try await second.perform(with: driver)
        let merged = try #require(second.merged(after: first))
        #expect(merged.code == ##"driver.type("<#secret#>", into: "password")"##)
        #expect(merged.text == "hunter2" && merged.isSecret == true)
        #expect((controller.view.subviews.first as? UITextField)?.text == "hunter2")
    }

    @Test func aControlBelowAnotherViewIsMeantAndRefused() async throws {
        let (driver, controller) = try await makeDriver { controller in
            controller.addButton("Send", y: 50)
            controller.add(UIView(), "cover", y: 40, height: 100)
        }
        let action = try driver.action(for: PointedAction(.tap, at: CGPoint(x: 120, y: 72)))
        #expect(action.code == #"driver.tap("Send")"#)
        let error = await refusal { try await action.perform(with: driver) }
        #expect(error?.description.contains("covers it") == true)
        #expect(controller.log.take().isEmpty)
    }

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UIPickerViewDataSource, UIPickerViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
    }

    @Test func rowsAndDatesArePointedAt() async throws {
        let rows = Rows()
        let (table, wheels, dates) = (UITableView(), UIPickerView(), UIDatePicker())
        let (driver, _) = try await makeDriver { controller in
            controller.add(table, "rows", x: 0, y: 30, width: 300, height: 150)
            table.rowHeight = 44
            table.dataSource = rows
            controller.add(wheels, "wheels", x: 0, y: 200, width: 300, height: 160)
            wheels.dataSource = rows
            wheels.delegate = rows
            controller.add(dates, "due", x: 0, y: 400, width: 320, height: 216)
            dates.preferredDatePickerStyle = .wheels
            dates.timeZone = .gmt
        }
        let row = try driver.action(for: PointedAction(.select, at: CGPoint(x: 100, y: 30 + 44 + 20)))
        #expect(row.code == #"driver.select(row: 1, in: "rows")"#)
        try await row.perform(with: driver)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        // The first row is in the middle, and the second one below it.
        let wheel = try driver.action(for: PointedAction(.select, at: CGPoint(x: 225, y: 200 + 80 + 30)))
        #expect(wheel.code == #"driver.select(row: 1, section: 1, in: "wheels")"#)
        try await wheel.perform(with: driver)
        #expect(wheels.selectedRow(inComponent: 1) == 1)
        let date = try driver.action(for: PointedAction(.pick, text: "2025-03-01T20:15"))
        #expect(date.code == #"driver.pick(Date(timeIntervalSince1970: 1740860100), in: "due")"#)
        try await date.perform(with: driver)
        #expect(dates.date == Date(timeIntervalSince1970: 1_740_860_100))
        for text in ["", "soon", "2025-02-30T20:15"] {
            #expect(throws: RecordingError.noDate(text)) {
                try driver.action(for: PointedAction(.pick, text: text))
            }
        }
    }

    @Test func actionsAreKeptAsJSON() throws {
        var action = RecordedAction(.slide, RecordedView(.type, "UISlider", index: 1))
        action.value = 0.25
        let data = try JSONEncoder().encode(action)
        #expect(try JSONDecoder().decode(RecordedAction.self, from: data) == action)
        #expect(action.code == #"driver.slide(.type(named: "UISlider").at(1), to: 0.25)"#)
    }
}

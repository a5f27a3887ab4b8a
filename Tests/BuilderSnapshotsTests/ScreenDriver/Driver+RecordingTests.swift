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
        #expect(try tap(90.5, 416) == #"driver.tap("count", at: CGPoint(x: 0.75, y: 0.5))"#)
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

    @Test func actionsAreKeptAsJSON() throws {
        var action = RecordedAction(.slide, RecordedView(.type, "UISlider", index: 1))
        action.value = 0.25
        let data = try JSONEncoder().encode(action)
        #expect(try JSONDecoder().decode(RecordedAction.self, from: data) == action)
        #expect(action.code == #"driver.slide(.type(named: "UISlider").at(1), to: 0.25)"#)
    }
}

import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

@MainActor
struct ViewQueryTests {
    @Test func nameIsAnIdentifierBeforeALabelBeforeAText() async throws {
        let (driver, controller) = try await makeDriver { controller in
            controller.addButton("One", "Two", y: 100)
            controller.addButton("Two", "Three", y: 200)
            let field = controller.add(UITextField(), y: 300)
            field.placeholder = "Street"
            controller.addButton("Three", y: 400).accessibilityLabel = "Four"
        }
        try await driver.tap("Two")
        #expect(controller.log.take() == ["One"])
        try await driver.tap(.text("Two"))
        #expect(controller.log.take() == ["Two"])
        try await driver.tap("Four")
        #expect(controller.log.take() == ["Three"])
        #expect(try driver.find("Street") is UITextField)
        #expect(try driver.find(.placeholder("Street")) is UITextField)
    }

    @Test func noViewNamesSimilarOnes() async throws {
        let (driver, _) = try await makeDriver { controller in
            controller.addButton("Send", "submit", y: 100)
            controller.addButton("Delete everything", y: 200)
        }
        let error = await refusal { try await driver.tap("submti") }
        #expect(error == .noView(query: "“submti”", near: ["UIButton “Send” (identifier “submit”)"]))
        let other = await refusal { try await driver.tap(.text("Sent")) }
        guard case .noView(_, let near) = other else {
            Issue.record("\(String(describing: other))")
            return
        }
        #expect(near.contains("UIButton “Send” (identifier “submit”)"))
    }

    @Test func severalViewsAreAllNamed() async throws {
        let (driver, controller) = try await makeDriver { controller in
            controller.addButton("Edit", "a", y: 100)
            controller.addButton("Edit", "b", y: 200)
        }
        let error = await refusal { try await driver.tap("Edit") }
        #expect(
            error
                == .severalViews(
                    query: "“Edit”", views: ["UIButton “Edit” (identifier “a”)", "UIButton “Edit” (identifier “b”)"]))
        try await driver.tap(ViewQuery("Edit").at(1))
        try await driver.tap(ViewQuery("Edit").last)
        #expect(controller.log.take() == ["Edit", "Edit"])
        await #expect(throws: DriverError.self) { try await driver.tap(ViewQuery("Edit").at(2)) }
    }

    @Test func severalViewsOfOneNameAreToldApartByTheirPlaces() async throws {
        let (driver, _) = try await makeDriver { controller in
            controller.addButton("Edit", y: 100)
            controller.addButton("Edit", y: 200)
        }
        #expect(
            await refusal { try await driver.tap("Edit") }
                == .severalViews(
                    query: "“Edit”", views: ["UIButton “Edit” at (20, 100)", "UIButton “Edit” at (20, 200)"]))
    }

    @Test func indicesFollowReadingOrder() async throws {
        let (driver, controller) = try await makeDriver { controller in
            controller.addButton("Third", y: 200)
            controller.addButton("Second", x: 230, y: 100)
            controller.addButton("First", y: 100)
        }
        for index in 0..<3 { try await driver.tap(.type(UIButton.self).at(index)) }
        #expect(controller.log.take() == ["First", "Second", "Third"])
    }

    @Test func conditionsAreCombined() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let boxes = ["a", "b"].enumerated().map { controller.add(UIView(), $1, y: 100 + CGFloat($0) * 100) }
            for (index, box) in boxes.enumerated() {
                let button = controller.addButton("Edit \(index)", y: 0)
                button.accessibilityLabel = "Edit"
                box.addSubview(button)
            }
        }
        try await driver.tap(ViewQuery("Edit").inside("b"))
        #expect(controller.log.take() == ["Edit 1"])
        try await driver.tap(.label("Edit").and(.text(containing: "0")))
        #expect(controller.log.take() == ["Edit 0"])
        #expect(driver.findAll(.type(named: "UIButton")).count == 2)
        #expect(driver.findAll(.type(UIControl.self)).count == 2)
    }

    @Test func hiddenTwinsDoNotCount() async throws {
        let (driver, controller) = try await makeDriver { controller in
            controller.addButton("Edit", y: 100).isHidden = true
            controller.addButton("Edit", y: 200)
        }
        try await driver.tap("Edit")
        #expect(controller.log.take() == ["Edit"])
        #expect(driver.exists("Edit"))
        #expect(!driver.exists("Nothing"))
    }

    @Test func descriptionsAreWords() {
        #expect("\(ViewQuery.text("Delete").inside("row").at(1))" == "the text “Delete” inside “row” at index 1")
        #expect(ViewQuery.type(UISwitch.self) == .type(UISwitch.self))
        #expect(ViewQuery.type(UISwitch.self) != .type(UIButton.self))
    }
}

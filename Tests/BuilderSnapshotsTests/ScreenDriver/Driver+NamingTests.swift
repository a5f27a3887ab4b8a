import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

@MainActor
struct DriverNamingTests {
    @Test func whatIsPointedAtIsNamedUniquely() async throws {
        let (driver, controller) = try await makeDriver { controller in
            controller.addButton("Send", "send", y: 100)
            controller.addButton("Edit", y: 200)
            controller.addButton("Edit", y: 300)
            controller.add(UISwitch(), y: 400)
            controller.add(UIView(), y: 500)
        }
        #expect(driver.query(at: CGPoint(x: 120, y: 122)) == "send")
        #expect(driver.query(at: CGPoint(x: 120, y: 322)) == ViewQuery("Edit").at(1))
        #expect(driver.query(at: CGPoint(x: 30, y: 410)) == .type(named: "UISwitch"))
        #expect(driver.query(at: CGPoint(x: -5, y: 0)) == nil)
        let box = try #require(controller.view.subviews.last)
        let query = try #require(driver.query(for: box))
        #expect(try driver.find(query) === box)
        #expect(driver.query(for: UIView()) == nil)
    }

    @Test func pointsOfTheScreenAreTapped() async throws {
        let (driver, controller) = try await makeDriver { $0.addButton("Send", y: 100) }
        try await driver.tap(screenPoint: CGPoint(x: 120, y: 122))
        #expect(controller.log.take() == ["Send"])
        await #expect(throws: DriverError.self) { try await driver.tap(screenPoint: CGPoint(x: 1000, y: 10)) }
    }

    @Test func queriesAreCode() {
        let codes: [(ViewQuery, String)] = [
            ("email", #""email""#), (ViewQuery("Edit").at(1), #"ViewQuery("Edit").at(1)"#),
            (.text("A \"b\"\n").inside("row"), #".text("A \"b\"\n").inside("row")"#),
            (.type(UISwitch.self).and(.label("Wi-Fi")).last, #".type(UISwitch.self).and(.label("Wi-Fi")).at(-1)"#),
            (ViewQuery("a").inside(.identifier("b").first), #"ViewQuery("a").inside(.identifier("b").at(0))"#),
        ]
        for (query, code) in codes { #expect(query.code == code) }
    }
}

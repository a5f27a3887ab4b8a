// Both imports in one file: the compiler then looks for the overlay `_Testing_UIKit`.
import IOSFixture
import Testing
import UIKit

@MainActor
@Suite struct FixtureTests {
    @Test func aControllerWrittenForIOSLaysOut() {
        let controller = Fixture.makeProfile(name: "Ada Lovelace")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let stack = controller.view.subviews[0]
        #expect(stack.frame.minX == 16)
        #expect(stack.frame.width == 288)
        #expect(stack.subviews[0].bounds.size == CGSize(width: 48, height: 48))
    }

    @Test func aViewThatDrawsItselfRenders() async throws {
        let bitmap = try await Renderer(timeout: 600).bitmap(of: makeBadge(count: 7), width: 40, height: 24, scale: 1)
        #expect(bitmap.width == 40)
    }

    @Test func aConfiguredButtonHasItsFontsAndSize() {
        let button = makePlanButton(plan: "Pro", price: "3.00 a month")
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Pro" && button.titleLabel?.font.pointSize == 20)
        #expect(button.bounds.height > 50 && button.bounds.width > 80)
    }

    @Test func coreTextRegistersFonts() {
        #expect(BrandFonts.register(URL(fileURLWithPath: "/nowhere/Brand.otf"))?.contains("/nowhere/Brand.otf") == true)
    }

    @Test func builderAndRxCompileAndRun() {
        let rows = makeUserRows(["Ada", "Grace"])
        #expect(rows.subviews.count == 2)
    }
}

import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

@testable import SnapshotCore

@MainActor
@Suite struct FlowRequestTests {
    private final class FormController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
            field.placeholder = "Email"
            let toggle = UISwitch(frame: CGRect(x: 20, y: 120, width: 51, height: 31))
            toggle.accessibilityIdentifier = "terms"
            let button = UIButton(frame: CGRect(x: 20, y: 180, width: 200, height: 40))
            button.setTitle("Send \"it\"", for: .normal)
            for view in [field, toggle, button] { self.view.addSubview(view) }
        }
    }

    private static let form = Screen("form") { FormController() }

    /// The flow that is recorded below, as it is written: this file compiles.
    // swift-format-ignore
    private static let recorded = form
    // Begin
    .step("filled") { driver in
        try await driver.type("a@b.c", into: "Email")
        try await driver.toggle("terms")
    }
    .step("sent") { driver in try await driver.tap("Send \"it\"") }
    // End

    private static let run = RunConfiguration(baselines: "none", failures: "none", mode: .never)

    private func reply(_ request: FlowRequest, _ screens: Screen...) async -> FlowReply {
        await request.reply(from: Catalog(screens), Self.run)
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    @Test func theCodeOfAFlowIsWhatCompiles() async throws {
        let drawing = DrawingRequest(screen: "form", scale: 1)
        var steps: [RecordedStep] = []
        var pictures: [Data] = []
        for pointed in [
            PointedAction(.tap, at: point(100, 80)), PointedAction(.type, text: "a@b.c"),
            PointedAction(.tap, at: point(45, 135)),
        ] {
            let reply = await reply(FlowRequest(drawing: drawing, steps: steps, pointed: pointed), Self.form)
            #expect(reply.error == nil && reply.refusal == nil && reply.failure == nil)
            steps = reply.steps
            pictures.append(reply.picture)
        }
        #expect(Set(pictures).count == 3)
        steps[0].name = "filled"
        steps.append(RecordedStep("sent", []))
        let last = await reply(
            FlowRequest(drawing: drawing, steps: steps, pointed: PointedAction(.tap, at: point(100, 200))), Self.form)
        #expect(last.targets.map(\.view.value).contains("terms"))
        let file = try String(contentsOfFile: #filePath, encoding: .utf8)
        let parts = file.components(separatedBy: "static let recorded = form\n    // Begin\n")
        let written = try #require(parts.dropFirst().first?.components(separatedBy: "\n    // End").first)
        #expect(last.code == written)
        #expect(Self.recorded.states.map(\.name) == ["filled", "sent"])
        // The declared flow draws what was recorded.
        let declared = await DrawingRequest(screen: "form/sent", scale: 1)
            .reply(from: Catalog([Self.recorded]), Self.run)
        #expect(declared.error == nil)
        #expect(declared.data == last.picture)
    }

    @Test func actionsThatCannotBePerformedAreNamed() async throws {
        let drawing = DrawingRequest(screen: "form", scale: 1)
        let gone = RecordedStep("gone", [RecordedAction(.tap, RecordedView(.name, "Nowhere"))])
        let lost = await reply(FlowRequest(drawing: drawing, steps: [gone]), Self.form)
        #expect(lost.failure?.step == 0 && lost.failure?.action == 0)
        #expect(lost.failure?.reason.contains("no view matches “Nowhere”") == true)
        #expect(!lost.picture.isEmpty)
        let refused = await reply(
            FlowRequest(drawing: drawing, steps: [], pointed: PointedAction(.back)), Self.form)
        #expect(refused.refusal?.contains("no controller to go back to") == true)
        #expect(refused.steps.isEmpty)
        let unknown = await reply(FlowRequest(drawing: DrawingRequest(screen: "none"), steps: []), Self.form)
        #expect(unknown.error?.contains("none") == true)
    }

    @Test func aFlowBeginsAtTheScreenOrAtOneOfItsSteps() async throws {
        let step = RecordedStep("next", [RecordedAction(.back)])
        let screen = Self.recorded.state("other") { _ in UIView() }
        let catalog = Catalog([screen])
        func text(_ name: String, _ step: RecordedStep) throws -> String {
            let code = try FlowCode(of: [step], on: catalog.find(name), in: catalog)
            return code.advice ?? code.text
        }
        #expect(try text("form", step) == #"    .step("next", after: .start) { driver in try await driver.back() }"#)
        #expect(try text("form/filled", step).hasPrefix(#"    .step("next", after: "filled") { driver in"#))
        #expect(throws: FlowError.ownContent(state: "other")) { try text("form/other", step) }
        #expect(try text("form", RecordedStep("sent", step.actions)).hasPrefix("“form” has a state “sent” already"))
        #expect(try text("form", RecordedStep("A b", step.actions)).contains("can't be a step's name"))
    }

    @Test func longCallsAreOnALineOfTheirOwn() {
        let name = String(repeating: "long ", count: 20)
        let code = FlowCode(
            steps: [
                RecordedStep("empty", []),
                RecordedStep("one", [RecordedAction(.tap, RecordedView(.name, name))]),
            ])
        #expect(
            code.text == """
                    .step("one") { driver in
                        try await driver.tap("\(name)")
                    }
                """)
    }
}

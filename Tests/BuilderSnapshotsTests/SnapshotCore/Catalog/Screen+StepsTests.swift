import BuilderSnapshots
import BuilderUIKit
import Foundation
import Testing

@MainActor
@Suite struct ScreenStepsTests {
    /// A counter whose width shows its value, and that ends at three.
    private static let counter = Screen("counter", configurations: Gallery.configurations) { CounterController() }
        .step("once") { try await $0.tap("add") }
        .step("thrice") { driver in
            try await driver.tap("add")
            try await driver.tap("add")
        }
        .step("reset", title: "The counter at zero", after: "once") { try await $0.tap("reset") }
        .step("renamed", after: .start) { try await $0.type("Apples", into: "name") }

    @MainActor
    private final class CounterController: UIViewController {
        private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        private var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            label.accessibilityIdentifier = "count"
            view.addSubview(label)
            let name = UITextField(frame: CGRect(x: 20, y: 220, width: 200, height: 40))
            name.accessibilityIdentifier = "name"
            view.addSubview(name)
            for (index, title) in ["add", "reset"].enumerated() {
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 20, y: 100 + index * 50, width: 200, height: 40)
                button.setTitle(title, for: .normal)
                button.addAction(UIAction { [weak self] _ in self?.change(title) }, for: .touchUpInside)
                view.addSubview(button)
            }
            show()
        }

        private func change(_ title: String) {
            count = title == "add" ? count + 1 : 0
            show()
        }

        private func show() {
            label.text = "\(count)"
            if count >= 3 { for view in view.subviews { (view as? UIButton)?.isEnabled = false } }
        }
    }

    private func text(_ name: String) async throws -> String {
        let screen = try #require(Catalog([Self.counter]).screen(named: name))
        let configuration = try #require(screen.configurations.first)
        return try await screen.renderer(for: configuration).display(
            of: try screen.make(ScreenInput()), reading: { $0.textTree }
        ).value
    }

    @Test func stepsAreStatesWithPicturesOfTheirOwn() throws {
        #expect(
            Self.counter.variants.map(\.fullName) == [
                "counter", "counter/once", "counter/thrice", "counter/reset", "counter/renamed",
            ])
        #expect(Self.counter.pictures.map(\.name).contains("counter/thrice.iphone-se-1st.dark"))
        #expect(try Catalog([Self.counter]).find("counter/reset").title == "The counter at zero")
        #expect(try Catalog([Self.counter]).find("counter/once").title == "counter (once)")
    }

    @Test func eachPictureIsDrawnAfterTheStepsBeforeIt() async throws {
        #expect(try await text("counter").contains("text=\"0\""))
        #expect(try await text("counter/once").contains("text=\"1\""))
        #expect(try await text("counter/thrice").contains("text=\"3\""))
        #expect(try await text("counter/reset").contains("text=\"0\""))
        let renamed = try await text("counter/renamed")
        #expect(renamed.contains("text=\"0\"") && renamed.contains("Apples"))
    }

    @Test func commandsTreatStepsAsStates() async throws {
        let folder = try TemporaryFolder()
        let catalog = Catalog([Self.counter])
        let recorded = await ToolRun(["record", "counter", "--filter", "*thrice*"], in: folder, catalog: catalog)
        #expect(recorded.status == .success, "\(recorded.messages)")
        #expect(
            folder.files == [
                "Snapshots/counter/thrice.iphone-se-1st.dark.png", "Snapshots/counter/thrice.iphone-se-1st.light.png",
            ])
        let rest = await ToolRun(["record", "counter"], in: folder, catalog: catalog)
        #expect(rest.status == .success, "\(rest.messages)")
        #expect(folder.files.count == 10)
        let verified = await ToolRun(["verify", "counter"], in: folder, catalog: catalog)
        #expect(verified.status == .success, "\(verified.messages)")
        let once = try folder.read("Snapshots/counter/once.iphone-se-1st.light.png")
        #expect(try once != folder.read("Snapshots/counter/reset.iphone-se-1st.light.png"))
        let rendered = await ToolRun(["render", "counter/once"], in: folder, catalog: catalog)
        #expect(rendered.status == .success, "\(rendered.messages)")
        #expect(folder.files.contains("counter.once.png"))
        let list = await ToolRun(["list"], catalog: catalog)
        #expect(list.text.contains("counter/thrice"))
    }

    @Test func errorsNameFlowStepAndAction() async throws {
        let broken = Self.counter
            .step("four", after: "thrice") { try await $0.tap("add") }
            .step("five") { try await $0.tap("add") }
        let folder = try TemporaryFolder()
        let run = await ToolRun(["render", "counter/five"], in: folder, catalog: Catalog([broken]))
        #expect(run.status == .renderFailed)
        #expect(
            run.messages.contains(
                "counter/five: the step “four” of “counter” failed at tap(“add”): a finger can't reach UIButton “add”: it is "
                    + "disabled"), "\(run.messages)")
    }

    @Test func errorsOutsideOfActionsNameNone() async throws {
        let broken = Screen("box") { Gallery.makeBox(.red) }
            .step("looked") { driver in
                try await driver.wait(0.1)
                try driver.find("missing")
            }
        let folder = try TemporaryFolder()
        let run = await ToolRun(["render", "box/looked"], in: folder, catalog: Catalog([broken]))
        let text = "the step “looked” of “box” failed: no view matches “missing”"
        #expect(run.messages.contains(text), "\(run.messages)")
    }

    @Test func stepsAfterUnknownOnesAreErrors() {
        let wrong = Self.counter.step("more", after: "twice") { _ in }
        #expect(throws: CatalogError.unknownStep("twice", step: "more", screen: "counter")) {
            try Catalog([wrong]).validate()
        }
        #expect(throws: Never.self) { try Catalog([Self.counter]).validate() }
        #expect(throws: CatalogError.duplicateState("once", screen: "counter")) {
            try Catalog([Self.counter.step("once") { _ in }]).validate()
        }
    }

    @Test func statesWithStepsKeepChangesOfContentAndOtherStates() async throws {
        let screen = Screen("box") { Gallery.makeBox(.red) }
            .step("tapped") { _ in }
            .state("blue") { _ in Gallery.makeBox(.blue) }
            .step("again") { _ in }
            .fittingHeight()
        #expect(screen.variants.map(\.fullName) == ["box", "box/tapped", "box/blue", "box/again"])
        #expect(screen.variants.map(\.steps.count) == [0, 1, 0, 2])
    }

    @Test func driversStartAfterTheSteps() async throws {
        let screen = try Catalog([Self.counter]).find("counter/once")
        let driver = try await screen.driver()
        try await driver.tap("add")
        #expect(try driver.text(of: "count") == "2")
    }
}

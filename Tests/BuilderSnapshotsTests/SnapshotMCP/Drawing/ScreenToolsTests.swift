import BuilderSnapshots
import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotMCP

/// What the process that draws answers.
@MainActor
@Suite struct ScreenToolsTests {
    /// A form of 15 controls with their labels.
    nonisolated private static let form = Screen("form", title: "A form") { _ in
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        for number in 1...5 {
            for (name, control) in [
                ("Name \(number)", UITextField()), ("Option \(number)", UISwitch()), ("Amount \(number)", UISlider()),
            ] as [(String, UIControl)] {
                let label = UILabel()
                label.text = name
                label.setContentHuggingPriority(.required, for: .horizontal)
                let row = UIStackView(arrangedSubviews: [label, control])
                row.spacing = 8
                if control is UISwitch { row.distribution = .equalSpacing }
                (control as? UITextField)?.text = "Value"
                control.accessibilityIdentifier = name.lowercased().replacing(" ", with: "-")
                stack.addArrangedSubview(row)
            }
        }
        let view = UIView()
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        return view
    }

    nonisolated private static let button = Screen("button") { _ in
        let view = UIView()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "off"
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Turn") { _ in label.text = "on" })
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        let hidden = UIButton(type: .system, primaryAction: UIAction(title: "Secret") { _ in })
        hidden.isHidden = true
        for child in [label, button, hidden] { view.addSubview(child) }
        return view
    }
    .state("cut") { _ in
        let view = UIView()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 60, height: 20))
        label.text = "A text that is far too long"
        view.addSubview(label)
        return view
    }

    nonisolated private static let conflict = Screen("conflict") { _ in
        let view = UIView()
        let child = UIView()
        child.accessibilityIdentifier = "box"
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        for width in [80.0, 90] { child.widthAnchor.constraint(equalToConstant: width).isActive = true }
        return view
    }

    /// A table whose rows are lower than their content.
    nonisolated private static let rows = Screen("rows") { _ in RowsController() }

    nonisolated private static let captioned = Screen("captioned") { _ in
        let view = UIView()
        let caption = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
        caption.text = "Postcode"
        let field = UITextField(frame: CGRect(x: 130, y: 100, width: 100, height: 30))
        field.accessibilityLabel = "Postcode"
        view.addSubview(caption)
        view.addSubview(field)
        return view
    }

    private struct Fault: Error, CustomStringConvertible { let description = "the model is missing" }

    nonisolated private static let failing = Screen("failing") { _ in throw Fault() }

    private func call(_ work: ScreenRequest.Work, _ arguments: [String: JSONValue] = [:]) async -> ToolResult {
        await ScreenTools(
            catalog: Catalog([Self.form, Self.button, Self.conflict, Self.failing, Self.rows, Self.captioned])
        )
        .result(of: ScreenRequest(work, arguments))
    }

    // MARK: Looking

    /// About 300 tokens.
    @Test func aFormOf15ControlsTakesAThousandCharacters() async {
        let result = await call(.look, ["screen": "form"])
        #expect(!result.isError, "\(result.text)")
        #expect(result.text.count <= 1000, "\(result.text)")
        let lines = result.text.split(separator: "\n")
        #expect(lines.first == "form iphone-12.light 390x844")
        #expect(lines.count >= 31)
        for number in 1...5 {
            #expect(lines.contains { $0.hasPrefix("\"Name \(number)\" ") })
            #expect(lines.contains { $0.hasPrefix("#name-\(number) field = \"Value\" ") })
            #expect(lines.contains { $0.hasPrefix("#option-\(number) switch = \"off\" ") })
            #expect(lines.contains { $0.hasPrefix("#amount-\(number) slider = \"0%\" ") })
        }
    }

    @Test func theOtherForms() async {
        let tree = await call(.look, ["screen": "button", "form": "tree"]).text
        #expect(tree.contains("UILabel frame=(20 100; 200 30) text=\"off\""))
        let accessibility = await call(.look, ["screen": "button", "form": "accessibility"]).text
        #expect(accessibility.contains("2 \"Turn\" (button) frame=(20 200; 100 44)"))
        let json = await call(.look, ["screen": "button", "form": "json"]).text
        #expect(json.contains("\"class\""))
        let part = await call(.look, ["screen": "button", "form": "tree", "view": "off"]).text
        #expect(part == "button iphone-12.light 390x844 view off\nUILabel frame=(20 100; 200 30) text=\"off\"")
    }

    @Test func aPictureHasTheScaleAndThePart() async throws {
        func size(_ arguments: [String: JSONValue]) async throws -> [Int] {
            let result = await call(.look, arguments.merging(["screen": "button", "form": "picture"]) { $1 })
            guard case .picture(let base64)? = result.content.last else {
                Issue.record("\(result)")
                return []
            }
            let data = try #require(Data(base64Encoded: base64))
            return [16, 20].map { start in data[start..<(start + 4)].reduce(0) { $0 * 256 + Int($1) } }
        }
        #expect(try await size([:]) == [390, 844])
        #expect(try await size(["scale": .number(0.5)]) == [195, 422])
        #expect(try await size(["scale": 2, "configuration": "iphone-se-3rd"]) == [750, 1334])
        // A margin of 8 points.
        #expect(try await size(["view": "Turn"]) == [116, 60])
    }

    @Test func aHashIsThatOfPixels() async {
        func hash(_ arguments: [String: JSONValue]) async -> String {
            await call(.look, arguments.merging(["screen": "button", "form": "hash"]) { $1 }).text
                .split(separator: "\n").last.map(String.init) ?? ""
        }
        let one = await hash([:])
        #expect(one.wholeMatch(of: /hash [0-9a-f]{32}/) != nil)
        #expect(await hash([:]) == one)
        #expect(await hash(["configuration": "dark"]) != one)
        #expect(await hash(["view": "Turn"]) != one)
    }

    @Test func problemsAreNamed() async {
        #expect(
            await call(.look, ["screen": "button/cut"]).text.contains("! cut: \"A text that is far too long\""))
        let conflict = await call(.look, ["screen": "conflict"]).text
        #expect(conflict.contains("! conflict: box.width == 80; left out: box.width == 90"), "\(conflict)")
        let failing = await call(.look, ["screen": "failing"])
        #expect(failing.isError && failing.text == "the model is missing")
        let misspelled = await call(.look, ["screen": "buton"])
        #expect(misspelled.isError && misspelled.text.contains("did you mean “button”"))
        let unknown = await call(.look, ["screen": "button", "view": "nothing"])
        #expect(unknown.isError && unknown.text.contains("no view is named “nothing”"))
    }

    @Test func longTextsAreCut() async {
        let result = await call(.look, ["screen": "form", "form": "tree", "limit": 100])
        #expect(result.text.count <= 100)
        #expect(result.text.contains("are left out"))
    }

    @Test func rowsOfATableHaveOneLine() async {
        let look = await call(.look, ["screen": "rows"]).text
        let lines = look.split(separator: "\n").filter { $0.hasPrefix("! conflict") }
        #expect(lines.count == 1 && lines.first?.hasPrefix("! conflict ×12: ") == true, "\(look)")
        #expect(!look.contains("Unable to simultaneously"))
        #expect(look.count < 2000)
        let whole = await call(.explain, ["screen": "rows", "limit": 50_000]).text
        #expect(whole.components(separatedBy: "Unable to simultaneously").count == 2, "\(whole)")
    }

    @Test func rowsBelowTheScreenAreCounted() async {
        // 12 rows of 54 points, 568 points.
        let look = await call(.look, ["screen": "rows", "configuration": "iphone-se-1st"]).text
        #expect(look.contains(/\(UITableView: \+[1-4] rows? below; scroll\)/), "\(look)")
    }

    @Test func configurationsHaveDefaults() throws {
        func name(_ text: String?) throws -> String { try SnapshotConfiguration(shortName: text).name }
        #expect(try name(nil) == "iphone-12.light")
        #expect(try name("dark") == "iphone-12.dark")
        #expect(try name("ipad-11.landscape").hasSuffix(".light.landscape"))
        #expect(try name("rtl.text-ax-l") == "iphone-12.light.rtl.text-ax-l")
        #expect(try name("iphone-se-3rd.dark.width-320") == "iphone-se-3rd.dark.width-320")
        #expect(try name("iphone-se-1st.rtl.dark") == "iphone-se-1st.dark.rtl")
        #expect(try name("locale-ar.dark") == (try name("dark.locale-ar")))
        for wrong in ["iphone-99", "dark.light", "width-0", "locale-xx99", ".", "dark..rtl"] {
            #expect(throws: ToolError.self, "\(wrong)") { try SnapshotConfiguration(shortName: wrong) }
        }
    }

    @Test func viewsAreFoundByClassAndIndex() async {
        let several = await call(.explain, ["screen": "form", "view": "class:UISlider"])
        #expect(several.isError && several.text.contains("“class:UISlider” finds 5 views: use an index"))
        #expect(several.text.contains("class:UISlider[1]: #amount-2 "), "\(several.text)")
        let one = await call(.look, ["screen": "form", "view": "class:UISlider[1]"])
        #expect(one.text.contains("#amount-2 slider"), "\(one.text)")
        #expect(await call(.look, ["screen": "form", "view": "class:UISlider[7]"]).isError)
    }

    /// Frames of a part are those on the screen.
    @Test func framesOfAPartAreThoseOfTheScreen() async {
        let whole = await call(.look, ["screen": "form"]).text.split(separator: "\n")
        let part = await call(.look, ["screen": "form", "view": "amount-3"]).text.split(separator: "\n")
        #expect(part.count == 2)
        #expect(part.last.map(whole.contains) == true, "\(part)")
    }

    @Test func theControlIsPreferredToItsCaption() async {
        let found = await call(.look, ["screen": "captioned", "view": "Postcode"]).text
        #expect(found.contains("field "), "\(found)")
    }

    @Test func problemsAlone() async {
        #expect(
            await call(.look, ["screen": "button", "form": "problems"]).text
                == "button iphone-12.light 390x844\nno problems")
        let cut = await call(.look, ["screen": "button/cut", "form": "problems"]).text
        #expect(cut.hasSuffix("\n! cut: \"A text that is far too long\""), "\(cut)")
    }

    // MARK: Acting

    @Test func stepsAreDoneOnANewScreen() async {
        let steps: JSONValue = [["action": "tap", "view": "Turn"]]
        #expect(await call(.look, ["screen": "button", "steps": steps]).text.contains("\"on\" 20,100 200x30"))
        #expect(await call(.look, ["screen": "button"]).text.contains("\"off\" 20,100 200x30"))
        let typed = await call(
            .look,
            ["screen": "form", "steps": [["action": "type", "view": "name-2", "text": " added"]], "view": "name-2"])
        #expect(typed.text.contains("= \"Value added\""), "\(typed.text)")
    }

    @Test func whatAFingerCantDoIsAnError() async {
        let hidden = await call(
            .look,
            [
                "screen": "button",
                "steps": [["action": "tap", "view": "Turn"], ["action": "tap", "view": "Secret"]],
            ])
        #expect(hidden.isError && hidden.text.contains("step 2, tap: "), "\(hidden.text)")
        for (step, message) in [
            ("text", "a step is an object"), (["action": "fly"], "“fly” isn't an action"),
            (["action": "tap"], "tap needs “view”"),
            (["action": "wait", "sconds": 3], "a step has no “sconds”"),
            (["action": "pick", "date": "soon"], "needs “date”"),
            (["action": "increment"], "increment needs “view”"), (["action": "adjust", "view": "a"], "needs “value”"),
            (["action": "drag", "view": "a"], "drag needs “onto or direction”"),
            (["action": "select", "section": 1], "select needs “row or segment”"),
            (["action": "select", "segment": "Week"], "no view matches the class UISegmentedControl"),
            (["action": "select", "row": "Berlin"], "no view matches the class UIPickerView"),
            (["action": "increment", "view": "Turn"], "can't be used for increment: name a UIStepper"),
            (["action": "adjust", "view": "Turn", "value": 2], "can't be used for adjust"),
            (["action": "drag", "view": "Nothing", "direction": "left"], "no view matches “Nothing”"),
        ] as [(JSONValue, String)] {
            let result = await call(.look, ["screen": "button", "steps": [step]])
            #expect(result.isError && result.text.contains(message), "\(result.text)")
        }
    }

    // MARK: Others

    @Test func listing() async {
        #expect(
            await call(.list).text == """
                form: A form
                button
                button/cut: button (cut)
                conflict
                failing
                rows
                captioned
                """)
        #expect(await call(.list, ["filter": "but*"]).text.split(separator: "\n").count == 2)
        #expect(await call(.list, ["filter": "nothing"]).text == "no screens match “nothing”")
        #expect(await call(.list, ["filter": "form", "configurations": true]).text.contains("iphone-12.dark"))
        #expect(await call(.names, ["filter": "button"]).text == "button\nbutton/cut")
    }

    @Test func explaining() async {
        let result = await call(.explain, ["screen": "conflict", "view": "box"])
        #expect(result.text.contains("width") && result.text.contains("box.width == 80"), "\(result.text)")
        #expect(await call(.explain, ["screen": "conflict"]).text.contains("Unable to simultaneously satisfy"))
        #expect(
            await call(.explain, ["screen": "button"]).text
                == "button iphone-12.light\nno conflicts of constraints, no ambiguous views")
    }

    @Test func finding() async {
        func lines(_ arguments: [String: JSONValue]) async -> [String] {
            await call(.find, arguments).text.split(separator: "\n").map(String.init)
        }
        #expect(await lines(["screen": "button", "query": "OFF"]) == ["UILabel \"off\" 20,100 200x30"])
        #expect(await lines(["screen": "button", "query": "OFF", "exact": true]).isEmpty)
        #expect(await lines(["screen": "form", "query": "UISlider", "by": "class"]).count == 5)
        #expect(await lines(["screen": "form", "query": "option-", "by": "identifier"]).count == 5)
        #expect(await lines(["screen": "form", "query": "UISlider", "by": "text"]).isEmpty)
    }

    @Test func typesOfAScreen() async {
        let types = await call(.types, ["screen": "form"]).text.split(separator: "\n")
        #expect(types.contains("BuilderUIKit.UISlider"))
    }
}

/// Rows of 54 points with an image of 105.
private final class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 54
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let label = UILabel()
        label.text = "Row \(indexPath.row)"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        label.heightAnchor.constraint(equalToConstant: 105).isActive = true
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8).isActive = true
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
        return cell
    }
}

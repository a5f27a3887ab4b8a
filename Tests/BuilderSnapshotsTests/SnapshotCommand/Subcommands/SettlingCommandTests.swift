import BuilderSnapshots
import BuilderUIKit
import Testing

@Suite("The command draws screens without pending work")
struct SettlingCommandTests {
    private static let catalog = Catalog([
        Screen("loads", title: "Shows its text after two seconds") { _ in
            let label = UILabel()
            label.text = "loading"
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { label.text = "loaded" }
            return label
        },
        Screen("waits", title: "Shows its text after an hour") { _ in
            let label = UILabel()
            label.text = "waiting"
            DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { label.text = "never" }
            return label
        },
    ])

    @Test("the text is that of the loaded screen, without a warning")
    func loads() async {
        let run = await ToolRun(["render", "loads", "--format", "txt"], catalog: Self.catalog)
        #expect(run.status == .success)
        #expect(run.text.contains("“loaded”") || run.text.contains("\"loaded\""), "\(run.text)")
        #expect(run.messages == "")
    }

    @Test("pending work is a warning that names the screen and the file")
    func waits() async throws {
        let run = await ToolRun(["render", "waits", "--format", "txt"], catalog: Self.catalog)
        #expect(run.status == .success)
        #expect(run.text.contains("waiting"))
        #expect(run.messages.contains("waits"))
        // The deadline comes sooner if the thread is suspended before it is set.
        let file = "BuilderSnapshotsTests/SettlingCommandTests.swift"
        #expect(try run.messages.contains(Regex(#"a timer of 3[56]\d\d(\.\d+)? s \(\#(file)\)"#)))
    }

    @Test("`explain` warns of pending work")
    func explains() async {
        let run = await ToolRun(["explain", "loads"], catalog: Self.catalog)
        #expect(run.status == .success)
        let waiting = await ToolRun(["explain", "waits"], catalog: Self.catalog)
        #expect(waiting.messages.contains(/a timer of 3[56]\d\d(\.\d+)? s/))
    }
}

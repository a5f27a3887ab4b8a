import Testing

/// Tasks in a process of its own, in which no other test's threads run.
@Suite struct SettlingCommandTaskTests {
    @Test func tasksThatWaitForMoreValuesEndNoRender() throws {
        let folder = try TemporaryFolder()
        let tool = try GalleryTool(
            ["render", "fault-waiting", "--format", "txt"], in: folder, faults: ["waiting"])
        #expect(tool.status == 0)
        #expect(tool.text.contains("text=\"first\""), "\(tool.text)")
        #expect(tool.messages == "")
    }

    /// A value may come from a socket.
    @Test func tasksAreWaitedForWhileASocketIsOpen() throws {
        let folder = try TemporaryFolder()
        let tool = try GalleryTool(
            ["render", "fault-listening", "--format", "txt"], in: folder, faults: ["listening"])
        #expect(tool.text.contains("text=\"first\""), "\(tool.text)")
        #expect(tool.messages.contains("still pending after 5.0 s: a task (gallery_tool/FaultyScreen.swift)"))
    }

    @Test func tasksSleepInVirtualTime() throws {
        let folder = try TemporaryFolder()
        let tool = try GalleryTool(
            ["render", "fault-sleepy", "--format", "txt"], in: folder, faults: ["sleepy"])
        #expect(tool.text.contains("text=\"abc!de\""), "\(tool.text)")
        #expect(tool.messages == "")
    }
}

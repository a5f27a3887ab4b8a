import BuilderSnapshots
import Foundation
import Testing

@MainActor
@Suite struct RecordCommandTests {
    @Test func everyConfigurationIsRecorded() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("record", "box", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        let names = ["Snapshots/box/iphone-se-1st.light.png", "Snapshots/box/iphone-se-1st.dark.png"]
        #expect(run.lines == names.map { "\(folder.path)/\($0)" })
        #expect(folder.files == names.sorted())
        #expect(run.messages == "2 created\n")
    }

    @Test func onlyChangesAreReported() async throws {
        let folder = try TemporaryFolder()
        _ = await ToolRun("record", "box", "--to", "pictures", in: folder)
        let again = await ToolRun("record", "box", "--to", "pictures", in: folder)
        #expect(again.status == .success)
        #expect(again.output.isEmpty)
        #expect(again.messages == "2 unchanged\n")
        try folder.write("", to: "pictures/box/iphone-se-1st.dark.png")
        let repaired = await ToolRun("record", "box", "--to", "pictures", in: folder)
        #expect(repaired.lines == ["\(folder.path)/pictures/box/iphone-se-1st.dark.png"])
        #expect(repaired.messages == "1 updated, 1 unchanged\n")
    }

    @Test func whatWasRecordedIsWhatATestDraws() async throws {
        let folder = try TemporaryFolder()
        _ = await ToolRun("record", "box", in: folder)
        let store = BaselineStore(package: folder.path)
        for picture in Gallery.box.pictures {
            #expect(try await store.verify(picture, recording: .never) == .equal)
        }
    }

    @Test func unwritablePlacesAndFailuresHaveStatuses() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let unwritable = await ToolRun("record", "box", "--to", "file", in: folder)
        #expect(unwritable.status == .cannotCreate)
        #expect(unwritable.output.isEmpty)
        let broken = await ToolRun("record", "broken", "--to", "new", in: folder)
        #expect(broken.status == .renderFailed)
        #expect(broken.messages.contains("error: broken/iphone-12.light: the view model is missing"))
    }
}

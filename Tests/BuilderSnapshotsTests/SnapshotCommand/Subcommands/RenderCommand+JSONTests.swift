import BuilderSnapshots
import Foundation
import Testing

/// `render --format json`.
@MainActor
@Suite struct RenderCommandJSONTests {
    @Test func oneScreensTreeGoesToStandardOutput() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--width", "30", "--scale", "2", "--format", "json", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(
            run.text == """
                {
                  "scale": 2,
                  "size": {"height": 20, "width": 30},
                  "view": {
                    "alpha": 1,
                    "class": "UIView",
                    "colors": {"background": "#FF0000"},
                    "frame": {"height": 20, "width": 30, "x": 0, "y": 0},
                    "hidden": false,
                    "pictureFrame": {"height": 20, "width": 30, "x": 0, "y": 0},
                    "subviews": [
                      {
                        "alpha": 1,
                        "class": "UIView",
                        "colors": {"background": "#0000FF"},
                        "frame": {"height": 5, "width": 5, "x": 0, "y": 0},
                        "hidden": false,
                        "pictureFrame": {"height": 5, "width": 5, "x": 0, "y": 0},
                        "subviews": []
                      }
                    ]
                  }
                }

                """)
        #expect(folder.files.isEmpty)
    }

    @Test func theEndingDeterminesTheFormat() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "greeting", "-o", "views.json", in: folder)
        #expect(run.lines == ["\(folder.path)/views.json"])
        let text = String(decoding: try folder.read("views.json"), as: UTF8.self)
        #expect(text.contains("\"text\": \"Hello, world\""))
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    }

    @Test func severalScreensAreFiles() async throws {
        let folder = try TemporaryFolder()
        _ = await ToolRun("render", "greeting", "box", "--format", "json", in: folder)
        #expect(folder.files == ["box.json", "greeting.json"])
    }

    @Test func textIsAnotherNameOfTxt() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--format", "text", "-o", ".", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(folder.files == ["box.txt"])
    }
}

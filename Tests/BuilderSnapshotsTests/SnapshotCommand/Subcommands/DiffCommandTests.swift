import BuilderSnapshots
import BuilderUIKit
import Foundation
import Render
import Testing

/// `snapshot diff`
@MainActor
@Suite struct DiffCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try save(picture(corner: .blue), as: "a.png")
        try save(picture(corner: .green), as: "b.png")
    }

    private func picture(corner: UIColor, width: Double = 20) throws -> RenderedSnapshot {
        let view = Gallery.makeBox(.red)
        view.subviews[0].backgroundColor = corner
        view.subviews[0].accessibilityIdentifier = "corner"
        return try RenderedSnapshot(Renderer().layOut(view, width: width, scale: 2))
    }

    private func save(_ picture: RenderedSnapshot, as name: String) throws {
        try picture.png().write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }

    @Test func equalPicturesAreTheSame() async throws {
        let run = await ToolRun("diff", "a.png", "a.png", in: folder)
        #expect(run.status == .success)
        #expect(run.text == "no pixel of 1600 differs\n")
    }

    @Test func differencesHavePlacesCausesAndAWayOut() async throws {
        let run = await ToolRun("diff", "a.png", "b.png", "--output", "d.png", in: folder)
        #expect(run.status.rawValue == 1)
        #expect(run.lines.first == "100 pixels of 1600 differ")
        #expect(
            run.text.contains("  10 × 10 at (0, 0), 100 pixels: UIView#corner: background #007AFF → #34C759")
                || run.text.contains("UIView#corner: background #0000FF → #00FF00"), "\(run.text)")
        #expect(run.text.contains("passes at "))
        let marked = try ImageDecoder.decode(folder.read("d.png"))
        #expect(marked.pixel(x: 3, y: 3) == 0xFFFF_0000)
        #expect(marked.pixel(x: 30, y: 30) != 0xFFFF_0000)
    }

    @Test(arguments: [
        (["--precision", "0.9"], 2), (["--precision", "0.99"], 1), (["--mask", "0,0,10,10"], 0),
        (["--mask", "0,0,10,9"], 1), (["--perceptual-precision", "0.1"], 1), (["--threshold", "0.05"], 1),
        (["--threshold", "1"], 2), (["--precision", "0"], 2), (["--perceptual-precision", "0"], 2),
    ])
    func tolerancesDecide(options: [String], status: Int) async {
        let run = await ToolRun(["diff", "a.png", "b.png"] + options, in: folder)
        #expect(Int(run.status.rawValue) == status, "\(run.text) \(run.messages)")
    }

    @Test(arguments: [
        ["--precision", "2"], ["--precision", "nan"], ["--threshold", "-1"], ["--mask", "1,2,3"],
        ["--mask", "0,0,0,5"], ["--count-antialiasing"], ["--threshold", "0.1", "--perceptual-precision", "0.9"],
        ["--output", ""],
    ])
    func senselessOptionsAreUsageErrors(options: [String]) async {
        let run = await ToolRun(["diff", "a.png", "b.png"] + options, in: folder)
        #expect(run.status == .usage)
        #expect(run.messages.hasPrefix("error: "))
    }

    @Test func aPrecisionThatHidesAViewIsRejectedWithItsName() async {
        let run = await ToolRun("diff", "a.png", "b.png", "--precision", "0.9", in: folder)
        #expect(run.messages.contains("corner"), "\(run.messages)")
        #expect(run.output.isEmpty)
    }

    @Test func outputsNeverReplaceWhatIsCompared() async throws {
        let before = try folder.read("a.png")
        for name in ["a.png", "./b.png"] {
            let run = await ToolRun("diff", "a.png", "b.png", "-o", name, in: folder)
            #expect(run.status == .usage)
            #expect(run.messages.contains("is one of the pictures"))
        }
        #expect(try folder.read("a.png") == before)
    }

    @Test func anUnwritableOutputKeepsTheResult() async throws {
        try FileManager.default.createDirectory(atPath: "\(folder.path)/place", withIntermediateDirectories: true)
        let run = await ToolRun("diff", "a.png", "b.png", "-o", "place", in: folder)
        #expect(run.status.rawValue == 2)
        #expect(run.lines.first == "100 pixels of 1600 differ")
        #expect(run.messages.contains("is a folder or a device"))
    }

    @Test func jsonHasNumbersAndWords() async throws {
        let run = await ToolRun("diff", "a.png", "b.png", "--json", in: folder)
        let fields = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        #expect(fields["passes"] as? Bool == false)
        let difference = try #require(fields["difference"] as? [String: Any])
        #expect(difference["differingPixels"] as? Int == 100)
        let region = try #require((difference["regions"] as? [[String: Any]])?.first)
        #expect(region["width"] as? Int == 10)
        #expect((region["causes"] as? [String])?.first?.hasPrefix("UIView#corner: background") == true)
    }

    @Test func differentSizesAreReported() async throws {
        try save(picture(corner: .blue, width: 25), as: "wide.png")
        let run = await ToolRun("diff", "a.png", "wide.png", "-o", "d.png", in: folder)
        #expect(run.status.rawValue == 1)
        #expect(run.lines.first == "40 × 40 and 50 × 40 pixels")
    }

    @Test func insertedRowsAreReported() async throws {
        for (name, picture) in [
            ("short.png", Bitmap.rows(Array(1...20))),
            ("long.png", Bitmap.rows(Array(1...9) + [98, 99] + Array(10...20))),
        ] {
            try PNGEncoder().encode(picture, scale: 1).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
        }
        let run = await ToolRun("diff", "short.png", "long.png", in: folder)
        #expect(run.lines.contains("  2 rows inserted at row 9"))
        let json = await ToolRun("diff", "short.png", "long.png", "--json", in: folder)
        let fields = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let difference = try #require(fields["difference"] as? [String: Any])
        #expect(difference["rows"] as? [String] == ["2 rows inserted at row 9"])
    }

    @Test func whatIsNoPictureIsNotCompared() async throws {
        try folder.write("", to: "empty.png")
        try folder.write("GIF89a………", to: "other.png")
        let whole = try folder.read("a.png")
        try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: "\(folder.path)/half.png"))
        for (name, words) in [
            ("empty.png", "there is no data"), ("other.png", "47 49 46"), ("half.png", "is truncated"),
            ("none.png", "can't be compared"), (".", "can't be compared"),
        ] {
            let run = await ToolRun("diff", "a.png", name, in: folder)
            #expect(run.status.rawValue == 2)
            #expect(run.messages.contains(words), "\(run.messages)")
            #expect(run.output.isEmpty)
        }
    }
}

import BuilderSnapshots
import BuilderUIKit
import ImageDiff
import Render
import Testing

/// Pictures against their baselines.
@MainActor
@Suite struct BaselineStoreTests {
    private let folder: TemporaryFolder
    private let store: BaselineStore
    private let configuration = Gallery.configurations[0]

    init() throws {
        folder = try TemporaryFolder()
        store = BaselineStore(package: folder.path)
    }

    @Test func pathsAreScreenAndConfiguration() {
        #expect(store.path(of: "box", configuration) == "\(folder.path)/Snapshots/box/iphone-se-1st.light.png")
        #expect(store.failures == "\(folder.path)/.build/snapshot-failures")
    }

    @Test func thePackageIsFoundFromASourceFile() throws {
        try folder.write("", to: "Package.swift")
        #expect(BaselineStore(packageOf: "\(folder.path)/Tests/SomeTests/Test.swift") == store)
        let own = BaselineStore().folder
        #expect(own.hasSuffix("/Snapshots"))
        #expect(FileManager.default.fileExists(atPath: own.replacing("/Snapshots", with: "/Package.swift")))
    }

    @Test func whatWasRecordedIsEqual() throws {
        #expect(try store.record(box(.red), as: "box", configuration) == .created)
        #expect(try store.compare(box(.red), with: "box", configuration) == .equal)
        #expect(folder.files == ["Snapshots/box/iphone-se-1st.light.png"])
    }

    @Test func recordingTheSameAgainLeavesTheFile() throws {
        _ = try store.record(box(.red), as: "box", configuration)
        let path = store.path(of: "box", configuration)
        let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        #expect(try store.record(box(.red), as: "box", configuration) == .unchanged)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
        #expect(try store.record(box(.green), as: "box", configuration) == .updated)
    }

    @Test func aMissingBaselineIsNoSuccess() throws {
        let verdict = try store.compare(box(.red), with: "box", configuration)
        let actual = "\(store.failures)/box/iphone-se-1st.light.actual.png"
        #expect(verdict == .missing(path: store.path(of: "box", configuration), actual: actual))
        #expect(!verdict.isSuccess)
        #expect(verdict.description.contains(actual))
        #expect(verdict.description.contains("RECORD_SNAPSHOTS=1"))
        #expect(try PNGInspector.inspect(Data(contentsOf: URL(fileURLWithPath: actual))).width == 40)
    }

    @Test func differencesAreCountedAndDrawn() throws {
        _ = try store.record(box(.red), as: "box", configuration)
        let verdict = try store.compare(box(.red, corner: .green), with: "box", configuration)
        guard case .differs(let mismatch) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(mismatch.comparison.differingPixels == 100)
        #expect(mismatch.comparison.regions.map(\.box) == [PixelBox(x: 0, y: 0, width: 10, height: 10)])
        #expect(!verdict.isSuccess)
        #expect(
            folder.files == [
                ".build/snapshot-failures/box/iphone-se-1st.light.actual.png",
                ".build/snapshot-failures/box/iphone-se-1st.light.difference.png",
                "Snapshots/box/iphone-se-1st.light.png",
            ])
        let path = try #require(mismatch.difference)
        let difference = try ImageDecoder.decode(Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(difference.pixel(x: 3, y: 3) == 0xFFFF_0000)
        #expect(difference.pixel(x: 30, y: 30) != 0xFFFF_0000)
        #expect(verdict.description.contains("differs: 100 pixels of 1600\n  10 × 10 at (0, 0), 100 pixels: "))
        #expect(verdict.description.contains(try #require(mismatch.actual)))
        #expect(verdict.description.contains(try #require(mismatch.difference)))
    }

    @Test func picturesOfAnEarlierFailureGo() throws {
        _ = try store.record(box(.red), as: "box", configuration)
        _ = try store.compare(box(.green), with: "box", configuration)
        #expect(folder.files.count == 3)
        _ = try store.compare(box(.red), with: "box", configuration)
        #expect(folder.files == ["Snapshots/box/iphone-se-1st.light.png"])
    }

    @Test func anotherSizeOrScaleIsADifference() throws {
        _ = try store.record(box(.red), as: "box", configuration)
        let wider = try store.compare(box(.red, width: 21), with: "box", configuration)
        #expect(wider.description.contains("recorded as 40 × 40 pixels at scale 2.0, drawn as 42 × 40 pixels"))
        var display = try box(.clear, corner: .clear)
        _ = try store.record(display, as: "clear", configuration)
        display.size = CGSize(width: 40, height: 40)
        display.scale = 1
        let scaled = try store.compare(display, with: "clear", configuration)
        #expect(!scaled.isSuccess)
        #expect(scaled.description.contains("at scale 2.0, drawn as 40 × 40 pixels at scale 1.0"))
    }

    /// A file that other software wrote has no hash that counts: its pixels are compared.
    @Test func filesOfOtherSoftwareAreComparedByPixels() throws {
        for color in [UIColor.red, UIColor.red.withAlphaComponent(0.3)] {
            let display = try box(color)
            let plain = try PNGEncoder(level: 1).encode(display.bitmap(), scale: 2)
            let path = store.path(of: "box", configuration)
            _ = try store.record(display, as: "box", configuration)
            // The text with the digest is made another one: the file doesn't agree with itself any more.
            let marker = try #require(plain.range(of: Data("digest\0".utf8)))
            var edited = plain
            edited[marker.upperBound] = edited[marker.upperBound] == 65 ? 66 : 65
            try edited.write(to: URL(fileURLWithPath: path))
            #expect(try PNGInspector.inspect(edited).pixelHash == nil)
            #expect(try store.compare(display, with: "box", configuration) == .equal)
            #expect(try !store.compare(box(.green), with: "box", configuration).isSuccess)
        }
    }

    @Test func otherVersionsAreNamed() throws {
        let display = try box(.red)
        var old = display.fingerprint
        old.pixels["freetype"] = "1.0.0"
        old.encoder["libdeflate"] = "0.1"
        try FileManager.default.createDirectory(atPath: "\(store.folder)/box", withIntermediateDirectories: true)
        let path = URL(fileURLWithPath: store.path(of: "box", configuration))
        try PNGEncoder(fingerprint: old).encode(display.bitmap(), scale: 2).write(to: path)

        // The same pixels are the same, whatever drew them.
        #expect(try store.compare(display, with: "box", configuration) == .equal)
        let verdict = try store.compare(box(.green), with: "box", configuration)
        guard case .otherFingerprint(let changes, _) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(changes.map(\.component) == ["freetype"])
        #expect(verdict.description.contains("recorded with freetype 1.0.0, now "))
        // And the record is brought up to date.
        #expect(try store.record(display, as: "box", configuration) == .updated)
    }

    @Test(arguments: ["", "no picture", "\u{89}PNG"])
    func aBrokenBaselineIsNoSuccess(content: String) throws {
        try FileManager.default.createDirectory(atPath: "\(store.folder)/box", withIntermediateDirectories: true)
        try folder.write(content, to: "Snapshots/box/iphone-se-1st.light.png")
        let verdict = try store.compare(box(.red), with: "box", configuration)
        guard case .unreadable(_, _, let actual) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(FileManager.default.fileExists(atPath: actual))
    }

    @Test func recordingDependsOnTheModeAndFailsTheTest() throws {
        let path = store.path(of: "box", configuration)
        guard case .missing = try verify(box(.red), .never) else {
            Issue.record("it was found")
            return
        }
        let recorded = try verify(box(.red), .missing)
        #expect(recorded == .recorded(.created, path: path))
        #expect(!recorded.isSuccess)
        #expect(recorded.description.contains("nothing was compared, so this run fails"))
        #expect(folder.files == ["Snapshots/box/iphone-se-1st.light.png"])
        #expect(try verify(box(.red), .all) == .equal)
        #expect(try verify(box(.red), .never) == .equal)
        guard case .differs = try verify(box(.green), .missing) else {
            Issue.record("it was recorded")
            return
        }
        #expect(try verify(box(.green), .failed) == .recorded(.updated, path: path))
        #expect(try verify(box(.red), .all) == .recorded(.updated, path: path))
    }

    @Test(
        arguments: [
            ([:], .missing), (["CI": "true"], .never), (["CI": "false"], .missing), (["RECORD_SNAPSHOTS": "1"], .all),
            (["RECORD_SNAPSHOTS": "0"], .missing), (["CI": "1", "SNAPSHOT_TESTING_RECORD": "failed"], .failed),
            (["CI": "1", "RECORD_SNAPSHOTS": "1"], .all),
            (["RECORD_SNAPSHOTS": "1", "SNAPSHOT_TESTING_RECORD": "never"], .never),
        ] as [([String: String], RecordMode)])
    func recordModeIsReadFromTheEnvironment(environment: [String: String], mode: RecordMode) {
        #expect(RecordMode(environment: environment) == mode)
    }

    @Test func anUnreadableBaselineIsReplacedOnlyInModeFailed() throws {
        _ = try store.record(box(.red), as: "box", configuration)
        try folder.write("", to: "Snapshots/box/iphone-se-1st.light.png")
        guard case .unreadable = try verify(box(.red), .missing) else {
            Issue.record("it was read")
            return
        }
        #expect(try verify(box(.red), .failed) == .recorded(.updated, path: store.path(of: "box", configuration)))
    }

    private func verify(_ display: Display, _ mode: RecordMode) throws -> BaselineVerdict {
        let picture = DeclaredPicture(screen: Gallery.box, configuration: configuration)
        return try store.verify(RenderedSnapshot(display), of: picture, recording: mode)
    }

    private func box(_ color: UIColor, corner: UIColor = .blue, width: Double = 20) throws -> Display {
        let view = Gallery.makeBox(color)
        view.subviews[0].backgroundColor = corner
        return try Renderer().layOut(view, width: width, scale: 2)
    }
}

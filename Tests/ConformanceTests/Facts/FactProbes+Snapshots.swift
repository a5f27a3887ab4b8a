import BuilderUIKit
import Foundation
import Render

@testable import BuilderSnapshotTesting

/// `assertSnapshot`, whose facts are those of swift-snapshot-testing.
extension FactProbes {
    static let snapshots: [String: Probe] = [
        "device-safe-areas": {
            let devices: [ViewImageConfig] = [
                .iPhoneXr, .iPhoneXr(.landscape), .iPhoneX(.landscape), .iPadPro12_9,
            ]
            return devices.flatMap { device in
                [FactValue].numbers(
                    device.safeArea.top, device.safeArea.left, device.safeArea.bottom, device.safeArea.right)
            }
        },
        "device-text-size": {
            [.iPhoneSe, .iPhoneX, .iPhoneXr, .iPhone13].map { (device: ViewImageConfig) in
                .text(device.traits.preferredContentSizeCategory.rawValue)
            }
        },
        "device-scale": {
            [.iPhoneSe, .iPhoneX, .iPadPro12_9].map { (device: ViewImageConfig) in
                .number(Double(device.traits.displayScale))
            }
        },
        "traits-before-measuring": {
            let label = UILabel()
            label.text = "Hello"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            return try .numbers(
                picture(of: label, as: .image(traits: large)).size.height, picture(of: label, as: .image).size.height)
        },
        "wait-runs-main-queue": {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            view.backgroundColor = .black
            DispatchQueue.main.async { MainActor.assumeIsolated { view.backgroundColor = .red } }
            let image = try picture(of: view, as: .wait(for: 1, on: .image))
            return .texts(String((image.uprightBitmap?.pixel(x: 0, y: 0) ?? 0) & 0xFF_FFFF, radix: 16))
        },
        "view-of-size-zero": {
            let image = try picture(of: UIView(), as: .image)
            return .numbers(image.size.width, image.size.height)
        },
        "dump-sorts-children": {
            try .texts(text(of: User(), as: .dump))
        },
        "func-without-header": {
            let table: Snapshotting<(Level) -> String, String> = .func(into: .lines)
            return try .texts(text(of: { "is \($0)" }, as: table))
        },
        "names-of-a-list": {
            try names(in: "func looks() {\n    assertSnapshots(of: x, as: [.lines, .lines])\n}\n") { request in
                (1...2).map { index in
                    var request = request
                    request.index = index
                    return request
                }
            }
        },
        "names-of-helpers": {
            let code = """
                func looks() {
                    show(a)
                    show(b)
                }
                func show(_ x: Int, file: StaticString = #filePath, testName: String = #function) {
                    assertSnapshot(of: x, as: .lines, file: file, testName: testName)
                }
                """
            return try names(in: code) { request in
                var request = request
                request.line = 6
                return [request, request]
            }
        },
    ]

    @MainActor
    private static func picture(of view: UIView, as strategy: Snapshotting<UIView, UIImage>) throws -> UIImage {
        try SnapshotRun.take({ view }, as: strategy, timeout: 300).format
    }

    private static func text<Value>(of value: Value, as strategy: Snapshotting<Value, String>) throws -> String {
        try SnapshotRun.take({ value }, as: strategy, timeout: 300).format
    }

    /// The names of the unnamed snapshots of a test in a source file; the first request is for the second line.
    private static func names(
        in code: String, _ requests: (SnapshotRequest) -> [SnapshotRequest]
    ) throws -> [FactValue] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("SampleTests.swift")
        try Data(code.utf8).write(to: file)
        let location = IssueLocation(fileID: "AppTests/SampleTests.swift", file: "", line: 2, column: 20)
        var request = SnapshotRequest(name: nil, record: nil, timeout: 300, testName: "looks()", location: location)
        request.file = file.path
        let registry = SnapshotRegistry()
        return try requests(request).map { request in
            .text(try SnapshotFiles(of: request, pathExtension: nil, registry: registry).name)
        }
    }
}

private struct User {
    var name = "Ada"
    var id = 1
}

private enum Level: CaseIterable { case low, high }

import Foundation
import GallerySources
import Synchronization

@testable import SnapshotCommand
@testable import SnapshotCore
@testable import SnapshotInit

/// Apps' folders to make galleries of.
enum SampleApp {
    /// Constructs of iOS code that Linux doesn't have, in a folder with a space and letters that aren't ASCII.
    static let iOS = [
        "AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
        "Größe View/Login.swift": """
        import UIKit
        import RealityKit

        final class LoginViewController: UIViewController {
            @IBOutlet weak var field: UITextField!
            let button = UIButton(type: .system)

            override func viewDidLoad() {
                super.viewDidLoad()
                button.addTarget(self, action: #selector(login), for: .touchUpInside)
                // @objc in a comment
            }

            @objc func login() {}
        }
        """,
        "Web.swift": """
        import RealityKit
        import Alamofire

        let page = MLModel()
        let session = Session()
        let other = Session()
        """,
        "Home.swift": """
        import UIKit

        class HomeViewController: UIViewController {}
        class DetailViewController: UIViewController {
            init(name: String) { super.init(nibName: nil, bundle: nil) }
        }
        """,
        "Base.lproj/Main.storyboard": "<document/>",
        "Info.plist": "<plist/>",
        "Legacy.m": "@implementation A @end",
        "Media.xcassets/Contents.json": "{}",
        "SampleTests/LoginTests.swift": "import XCTest\n",
        "Tools/Package.swift": "// swift-tools-version: 6.1\n",
        "Tools/Sources/Tool/Tool.swift": "class ToolViewController: UIViewController {}",
    ]

    static let clean = ["Home.swift": "import UIKit\n\nclass HomeViewController: UIViewController {}\n"]

    /// A folder of files.
    static func make(_ files: [String: String], named name: String = "Sample") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try add(files, to: folder, named: name)
        return folder
    }

    static func add(_ files: [String: String], to folder: TemporaryFolder, named name: String) throws {
        for (file, text) in files {
            let path = "\(folder.path)/\(name)/\(file)"
            try FileManager.default.createDirectory(
                atPath: FilePaths.folder(of: path), withIntermediateDirectories: true)
            try folder.write(text, to: "\(name)/\(file)")
        }
    }
}

extension TemporaryFolder {
    func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

    /// Everything in the folder, hidden files and links too, that isn't the gallery's.
    func everything(except gallery: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0 != gallery && !$0.hasPrefix("\(gallery)/") }.sorted()
    }
}

/// A `swift` that returns prepared results and records its arguments.
final class RecordedSwift: Sendable {
    private let results: Mutex<[Toolchain.ToolResult]>
    private let requests = Mutex<[[String]]>([])
    /// The manifests of the packages that were to be built.
    private let built = Mutex<[String]>([])
    private let reductions: Mutex<[Int]>
    private let reduced = Mutex<[[LoweredFileError]]>([])

    /// The evaluated manifests, by the names of the packages' folders.
    private let packages: [String: String]

    /// - Parameters:
    ///   - leavingOut: the numbers of parts that are left out after each failed build.
    ///   - packages: the evaluated manifests, by the names of the packages' folders.
    init(
        _ results: Toolchain.ToolResult..., leavingOut reductions: [Int] = [], packages: [String: String] = [:]
    ) {
        self.results = Mutex(results)
        self.reductions = Mutex(reductions)
        self.packages = packages
    }

    var commands: [[String]] { requests.withLock { $0 } }
    var manifests: [String] { built.withLock { $0 } }
    /// The errors that were to be left out.
    var reducedErrors: [[LoweredFileError]] { reduced.withLock { $0 } }

    /// “{root}” in a result stands for the package that is built, “{app}” for the folder around it.
    var toolchain: Toolchain {
        var toolchain = Toolchain { [self] arguments, line in
            requests.withLock { $0.append(arguments) }
            let package = arguments.firstIndex(of: "--package-path").map { arguments[$0 + 1] } ?? ""
            let manifest = FileManager.default.contents(atPath: "\(package)/Package.swift") ?? Data()
            if arguments.last == "dump-package", let dump = packages[FilePaths.name(of: package)] {
                return Toolchain.ToolResult(succeeded: true, output: dump)
            }
            built.withLock { $0.append(String(decoding: manifest, as: UTF8.self)) }
            var result = results.withLock { results in
                results.isEmpty ? Toolchain.ToolResult(succeeded: true, output: "") : results.removeFirst()
            }
            result.output = result.output.split(separator: "{root}", omittingEmptySubsequences: false)
                .joined(separator: package)
            let app = FilePaths.folder(of: package)
            result.output = result.output.split(separator: "{app}", omittingEmptySubsequences: false)
                .joined(separator: FilePaths.real(app) ?? app)
            result.output.split(separator: "\n").forEach { line(String($0)) }
            return result
        }
        toolchain.runTool = { [self] _, arguments in
            let data = FileManager.default.contents(atPath: arguments[2]) ?? Data()
            let errors = try JSONDecoder().decode([LoweredFileError].self, from: data)
            reduced.withLock { $0.append(errors) }
            let count = reductions.withLock { $0.isEmpty ? 0 : $0.removeFirst() }
            return Toolchain.ToolResult(succeeded: true, output: "\(count)\n")
        }
        return toolchain
    }
}

/// `snapshot init`, run with a recorded `swift`.
struct InitRun {
    let status: CommandStatus
    let output: String
    let messages: String

    @MainActor
    init(_ arguments: String..., in folder: TemporaryFolder, swift: RecordedSwift = RecordedSwift()) async throws {
        try await self.init(arguments: arguments, in: folder, swift: swift)
    }

    @MainActor
    init(arguments: [String], in folder: TemporaryFolder, swift: RecordedSwift) async throws {
        let log = Log()
        let console = Console(
            showsStatus: false, result: { log.output($0) }, message: { log.message($0) })
        let tool = SnapshotTool(catalog: Catalog([]), folder: folder.path, console: console)
        let command = try SnapshotTool.$current.withValue(tool) { try InitCommand.parse(arguments) }
        do {
            status = try await command.perform(for: tool, toolchain: swift.toolchain)
        } catch {
            status = CommandStatus(error)
            console.error("\(error)")
        }
        self.output = log.texts.output
        self.messages = log.texts.messages
    }

    private final class Log: Sendable {
        private let stored = Mutex((output: Data(), messages: Data()))

        func output(_ data: Data) { stored.withLock { $0.output.append(data) } }
        func message(_ data: Data) { stored.withLock { $0.messages.append(data) } }
        var texts: (output: String, messages: String) {
            stored.withLock {
                (String(decoding: $0.output, as: UTF8.self), String(decoding: $0.messages, as: UTF8.self))
            }
        }
    }
}

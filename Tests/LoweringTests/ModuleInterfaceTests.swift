import Foundation
import Testing

@testable import Lowering

/// The lowering of a module that depends on another lowered one.
@Suite struct ModuleInterfaceTests {
    private static func interface(_ texts: String...) throws -> ModuleInterface {
        let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
        let module = ModuleLowering(files: files).lowerModule(named: "Panels")
        return try #require(ModuleInterface(bytes: module.interface.bytes))
    }

    private static func lowered(_ text: String, with others: [String] = [], after texts: String...) throws -> String {
        let interfaces = try texts.map { try interface($0) }
        return LoweringTests.lowered(text, with: others, LoweringConfiguration(interfaces: interfaces))
    }

    private static let panels = """
        import UIKit
        @objc public protocol PanelDelegate {
            @objc optional func panelDidMove(_ panel: Panel)
            @objc optional func panel(_ panel: Panel, isAt y: Int) -> Bool
        }
        open class Panel: UIViewController { public weak var delegate: PanelDelegate? }
        """

    @Test func requirementsOfAnotherModuleAreImplemented() throws {
        let result = try Self.lowered(
            "class Screen: PanelDelegate { func panelDidMove(_ panel: Panel) {} }", after: Self.panels)
        #expect(
            result == """
                class Screen: PanelDelegate { func panelDidMove(_ panel: Panel) {} ; \
                public var _optional_panelDidMove__: ((Panel) -> Void)? { self.panelDidMove(_:) } }
                """)
    }

    @Test func callsAskTheRequirementOfAnotherModule() throws {
        let result = try Self.lowered("func f(_ p: Panel) { p.delegate?.panelDidMove?(p) }", after: Self.panels)
        #expect(result == "func f(_ p: Panel) { p.delegate?._optional_panelDidMove__?(p) }")
    }

    /// The class's file names the types of the requirement, though it doesn't import their module.
    @Test func theImportsOfAConformanceFollow() throws {
        let file = loweredFile(
            "import UIKit\nclass Screen: UIViewController {}",
            with: ["import Panels\nextension Screen: PanelDelegate { func panelDidMove(_ panel: Panel) {} }"],
            LoweringConfiguration(interfaces: [try Self.interface(Self.panels)]))
        #expect(file.text.hasPrefix("import Panels\n#sourceLocation"))
        #expect(file.text.contains("public var _optional_panelDidMove__: ((Panel) -> Void)? { self.panelDidMove(_:) }"))
    }

    @Test func openClassesHaveRequirementsToOverride() throws {
        let base = "open class Base: PanelDelegate { public init() {} }"
        let text = LoweringTests.lowered(base, with: [Self.panels])
        #expect(text.contains("open var _optional_panelDidMove__: ((Panel) -> Void)? { nil }"))
        let result = try Self.lowered(
            "class Screen: Base { func panelDidMove(_ panel: Panel) {} }", after: Self.panels + "\n" + base)
        let override = "public override var _optional_panelDidMove__: ((Panel) -> Void)?"
        #expect(result.contains("\(override) { self.panelDidMove(_:) }"))
    }

    @Test func openMembersLeaveExtensions() {
        let text = LoweringTests.lowered("open class A {}\nextension A { @objc open func f() {} }")
        let body = text.prefix { $0 != "}" }
        #expect(body.contains("open func f() {"))
    }

    @Test func openMembersOfFrameworksClassesAreEmulated() throws {
        let base = "extension UIViewController { @objc open func track() {} }"
        let text = LoweringTests.lowered(base)
        #expect(text.contains("open func _base_track() {}"))
        #expect(text.contains("public protocol _Overriding_UIViewController_track: AnyObject { func _override_track()"))
        let result = try Self.lowered(
            "class Screen: UIViewController { override func track() { super.track() } }", after: base)
        #expect(
            result == """
                class Screen: UIViewController {          func _override_track() { super._base_track() } }; \
                extension Screen: _Overriding_UIViewController_track {}
                """)
    }

    @Test func selectorsOfAnotherModulesMethodsCarryThem() throws {
        let base = "open class Base: UIViewController { @objc(closeIt) public func close() {} }"
        let result = try Self.lowered(
            "class Screen: Base { let a = #selector(close)\nlet b = #selector(Base.close) }", after: base)
        #expect(
            result == """
                class Screen: Base { let a = Selector("closeIt", Screen.close)
                let b = Selector("closeIt", Base.close) }
                """)
    }

    @Test func aModulesOwnTypesHideThoseOfItsDependencies() throws {
        let result = try Self.lowered(
            """
            protocol PanelDelegate { func panelDidMove(_ x: Int) }
            class Screen: PanelDelegate { func panelDidMove(_ x: Int) {} }
            """, after: Self.panels)
        #expect(!result.contains("_optional_"))
    }

    @Test func onlyPublicDeclarationsArePartOfAnInterface() throws {
        let first = try Self.interface(
            "@objc protocol P { @objc optional func f() }\nclass A {}\nextension A { public func f() {} }",
            "public struct B { var x = 1; public var y = 2 }\nextension UIView { func g() {} }")
        let names = first.files.flatMap { file in file.members.map(\.name) }
        #expect(names == ["f", "y"])
        // Bodies, private members and places don't change it.
        let second = try Self.interface(
            "@objc protocol P { @objc optional func f() }\nclass A {}\n\nextension A { public func f() { print() } }",
            "public struct B { var z = 1, x = 2\n public var y = 2 }\nextension UIView { func h() {} }")
        #expect(first.bytes == second.bytes)
    }

    @Test func otherBytesAreNoInterface() throws {
        let bytes = try Self.interface(Self.panels).bytes
        #expect(ModuleInterface(bytes: []) == nil)
        #expect(ModuleInterface(bytes: Array(bytes.dropLast())) == nil)
        #expect(ModuleInterface(bytes: bytes + [0]) == nil)
        #expect(ModuleInterface(bytes: Array("interface".utf8)) == nil)
    }

    @Test func twoLoweredModulesCompileAndRun() throws {
        let folder = try CompilerFolder()
        defer { folder.remove() }
        try folder.compileModule("UIKit", files: ["Kit.swift": CompiledApp.kit])
        let panels = folder.sources(of: TwoModules.panels)
        let module = ModuleLowering(files: panels).lowerModule(named: "Panels")
        #expect(module.files.flatMap(\.diagnostics).map(\.description) == [])
        try folder.compileModule("Panels", files: folder.texts(of: module))
        let interface = try #require(ModuleInterface(bytes: module.interface.bytes))
        let app = ModuleLowering(
            files: folder.sources(of: TwoModules.app), configuration: LoweringConfiguration(interfaces: [interface])
        ).lowerModule(named: "App")
        #expect(app.files.flatMap(\.diagnostics).map(\.description) == [])
        let output = try folder.runProgram(
            "App", files: folder.texts(of: app).merging(["main.swift": TwoModules.main]) { first, _ in first },
            linking: ["UIKit", "Panels"])
        #expect(output == TwoModules.output)
    }
}

/// A package with the forms that other modules implement and override, and an app that uses it.
private enum TwoModules {
    static let panels = [
        "Panel.swift": """
        import UIKit

        @objc public protocol PanelDelegate: NSObjectProtocol {
            @objc optional func panelDidMove(_ panel: Panel)
            @objc optional func panel(_ panel: Panel, isAt y: Int) -> Bool
            @objc optional var title: String { get }
        }

        open class Panel: UIViewController {
            public weak var delegate: PanelDelegate?
            public override init() { super.init() }
            public func move() {
                delegate?.panelDidMove?(self)
                print(delegate?.panel?(self, isAt: 3) ?? false, delegate?.title ?? "none")
            }
        }

        open class Follower: NSObject, PanelDelegate {
            open func panelDidMove(_ panel: Panel) { print("Follower moved") }
        }
        """,
        "Panel+Opening.swift": """
        import UIKit

        extension Panel {
            @objc open func open() { print("Panel.open") }
            @objc open var detent: Int { 1 }
        }

        extension UIViewController {
            @objc open func track() { print("UIViewController.track") }
        }
        """,
    ]

    static let app = [
        "Screen.swift": """
        import UIKit

        final class Screen: UIViewController {}
        """,
        "Screen+Panel.swift": """
        import Panels
        import UIKit

        extension Screen: PanelDelegate {
            func panelDidMove(_ panel: Panel) { print("Screen moved") }
            func panel(_ panel: Panel, isAt y: Int) -> Bool { y == 3 }
        }
        """,
        "Sheet.swift": """
        import Panels
        import UIKit

        final class Sheet: Panel {
            override func open() {
                super.open()
                print("Sheet.open", detent)
            }
            override func track() {
                super.track()
                print("Sheet.track")
            }
        }

        extension Sheet { override var detent: Int { 2 } }

        final class Late: Follower {
            func panel(_ panel: Panel, isAt y: Int) -> Bool { true }
            let title = "late"
        }

        func run() {
            let panel: Panel = Sheet()
            let screen = Screen(), late = Late()
            panel.delegate = screen
            panel.move()
            panel.delegate = late
            panel.move()
            print(late.responds(to: #selector(PanelDelegate.panel(_:isAt:))))
            panel.open()
            (panel as UIViewController).track()
            UIViewController().track()
        }
        """,
    ]

    static let main = "run()\n"

    static let output = """
        Screen moved
        true none
        Follower moved
        true late
        true
        Panel.open
        Sheet.open 2
        UIViewController.track
        Sheet.track
        UIViewController.track

        """
}

/// A folder with modules that the compiler makes.
private struct CompilerFolder {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("modules-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }

    func sources(of files: [String: String]) -> [SourceFile] {
        files.sorted { $0.key < $1.key }.map { SourceFile(path: "\(url.path)/app/\($0.key)", text: $0.value) }
    }

    /// Returns the copies by other names than the originals', which would be ambiguous.
    func texts(of module: LoweredModule) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: module.files.map { ("lowered-" + ($0.path as NSString).lastPathComponent, $0.text) })
    }

    func compileModule(_ name: String, files: [String: String]) throws {
        let output = try run(
            ["swiftc", "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path"]
                + ["\(url.path)/\(name).swiftmodule", "-wmo", "-c", "-o", "\(url.path)/\(name).o"] + flags
                + write(files, to: name))
        #expect(output == "", "\(name)")
    }

    /// Returns what a program writes.
    func runProgram(_ name: String, files: [String: String], linking modules: [String]) throws -> String {
        let objects = modules.map { "\(url.path)/\($0).o" }
        let output = try run(
            ["swiftc", "-module-name", name, "-o", "\(url.path)/\(name)-program"] + flags + objects
                + write(files, to: name))
        #expect(output == "", "\(name)")
        return try run(["\(url.path)/\(name)-program"])
    }

    private var flags: [String] { ["-swift-version", "5", "-suppress-warnings", "-I", url.path] }

    private func write(_ files: [String: String], to name: String) throws -> [String] {
        let folder = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try files.sorted { $0.key < $1.key }.map { name, text in
            let file = folder.appendingPathComponent(name)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file.path
        }
    }

    private func run(_ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

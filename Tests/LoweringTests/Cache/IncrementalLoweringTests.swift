import Foundation
import Testing

@testable import Lowering

@Suite struct IncrementalLoweringTests {
    private static let configuration = LoweringConfiguration(
        availableModules: ["UIKit", "Foundation", "Combine", "BuilderFoundation"],
        frameworkOptionalRequirements: ["scrollViewDidScroll(_:)"])

    /// The files of a module and the results of its last lowering.
    private struct Module {
        var files: [(path: String, text: String)]
        var copies: [String: [UInt8]] = [:]
        var records: [LoweringRecord] = []
        var texts: [String: String] = [:]

        init(_ texts: [String]) { files = texts.enumerated().map { ("\($0.offset).swift", $0.element) } }

        private var sources: [SourceFile] { files.map { SourceFile(path: $0.path, text: $0.text) } }

        /// Lowers what changed since the last time, and returns the paths of the lowered files.
        @discardableResult mutating func lower() -> Set<String> {
            let lowering = IncrementalLowering(files: sources, configuration: configuration)
            let unchanged = files.indices.filter { texts[files[$0].path] == files[$0].text }
            let result = lowering.lowerModule(
                named: "M", after: .init(records: records, unchanged: Set(unchanged)))
            for index in result.lowered { copies[files[index].path] = result.module.files[index].bytes }
            records = result.records
            texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
            return Set(result.lowered.map { files[$0].path })
        }

        /// Returns a description of the first difference to what lowering all files gives.
        func difference() -> String? {
            let all = ModuleLowering(files: sources, configuration: configuration).lowerModule(named: "M")
            for file in all.files {
                if copies[file.path] != file.bytes {
                    let copy = copies[file.path].map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
                    return "\(file.path):\n\(copy)\ninstead of\n\(file.text)"
                }
            }
            for (record, file) in zip(records, all.files) {
                if record.file.diagnostics != file.diagnostics { return "the diagnostics of \(file.path)" }
                if record.file.previews != file.previews { return "the previews of \(file.path)" }
                if record.file.incompleteTypes != file.incompleteTypes { return "the types of \(file.path)" }
            }
            return nil
        }
    }

    // MARK: Which files are lowered

    @Test func nothingIsLoweredIfNothingChanged() {
        var module = Module(["class A {}", "class B: A {}"])
        #expect(module.lower() == ["0.swift", "1.swift"])
        #expect(module.lower().isEmpty)
    }

    @Test func changedBodiesConcernTheirFileAlone() {
        var module = Module(["class A { func f() { print(1) } }", "class B: A { override func f() {} }"])
        module.lower()
        module.files[0].text = "\n\nclass A { func f() { print(#selector(f)) } }"
        #expect(module.lower() == ["0.swift"])
        #expect(module.difference() == nil)
    }

    @Test func changedMembersConcernFilesThatNameThem() {
        var module = Module([
            "class A: UIView { @objc func f() {} }", "class B { let s = #selector(A.f) }", "class C { let a = 1 }",
        ])
        module.lower()
        module.files[0].text = "class A: UIView { @objc func f(_ sender: Any) {} }"
        #expect(module.lower() == ["0.swift", "1.swift"])
        #expect(module.copies["1.swift"].map { String(decoding: $0, as: UTF8.self) }?.contains("\"f:\"") == true)
        #expect(module.difference() == nil)
    }

    @Test func changesReachFilesThatNameASubclass() {
        var module = Module([
            "class A: UIViewController { @objc func f() {} }", "class B: A {}", "class C: B {}",
            "class Other { let s = #selector(C.f) }", "class D: UIView {}",
        ])
        module.lower()
        module.files[0].text = "class A: UIViewController {}"
        let lowered = module.lower()
        #expect(lowered.isSuperset(of: ["0.swift", "3.swift"]))
        #expect(!lowered.contains("4.swift"))
        #expect(module.difference() == nil)
    }

    @Test func changesReachSuperclasses() {
        var module = Module([
            "class X: UIView, P {}", "class Y: X {}", "@objc protocol P { @objc optional func f() }",
        ])
        module.lower()
        module.files[1].text = "class Y: X { func f() {} }"
        #expect(module.lower().contains("0.swift"))
        #expect(module.difference() == nil)
    }

    @Test func removedFilesConcernThoseThatDependOnThem() {
        var module = Module([
            "class A: UIView {}", "extension A { override func layoutSubviews() { print(1) } }", "class C {}",
        ])
        module.lower()
        module.files.remove(at: 1)
        #expect(module.lower() == ["0.swift"])
        #expect(module.difference() == nil)
    }

    @Test func movedMembersFollowTheirText() {
        var module = Module([
            "class A: UIView {}", "extension A { override var isHidden: Bool { get { true } set {} } }", "class C {}",
        ])
        module.lower()
        module.files[1].text = "\nextension A { override var isHidden: Bool { get { false } set {} } }"
        #expect(module.lower() == ["0.swift", "1.swift"])
        #expect(module.difference() == nil)
    }

    @Test func ownFunctionsForTextsConcernTheirCalls() {
        let call = "func f() { NSLocalizedString(a, tableName: b, bundle: c, value: d, comment: e) }"
        var module = Module([call, "class B {}", "class C {}"])
        module.lower()
        module.files[1].text = "class B {}\nfunc NSLocalizedString() {}"
        #expect(module.lower() == ["0.swift", "1.swift"])
        #expect(module.copies["0.swift"].map { String(decoding: $0, as: UTF8.self) }?.hasSuffix(call) == true)
        #expect(module.difference() == nil)
        module.files[1].text = "class B {}"
        #expect(module.lower() == ["0.swift", "1.swift"])
        #expect(module.difference() == nil)
    }

    @Test func filesInAnotherOrderAreAllLowered() {
        var module = Module(["class A {}", "class A {}"])
        module.lower()
        module.files.swapAt(0, 1)
        #expect(module.lower().count == 2)
        #expect(module.difference() == nil)
    }

    // MARK: The result

    /// Changes random files of random modules, and compares with lowering all files.
    @Test(arguments: 0..<12) func theResultIsThatOfLoweringAllFiles(seed: Int) {
        var random = RandomModule(seed: UInt64(seed + 1))
        var module = Module((0..<8).map { _ in random.file() })
        module.lower()
        for step in 0..<15 {
            let index = random.next(below: module.files.count)
            switch random.next(below: 6) {
            case 0 where module.files.count > 4: module.files.remove(at: index)
            case 1: module.files.insert(("new\(step).swift", random.file()), at: index)
            case 2: module.files[index].text = "\n" + module.files[index].text
            case 3: module.files[index].text += random.file()
            default: module.files[index].text = random.file()
            }
            let lowered = module.lower()
            if let difference = module.difference() {
                Issue.record("step \(step), lowered \(lowered.sorted()): \(difference)")
                return
            }
        }
    }
}

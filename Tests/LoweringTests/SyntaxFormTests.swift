import Foundation
import Testing

@testable import Lowering

/// Forms that depend on their own file alone.
@Suite struct SyntaxFormTests {
    @Test(arguments: [
        ("@objc func f() {}", "      func f() {}"),
        ("@objc(name:) func f(_ x: Int) {}", "             func f(_ x: Int) {}"),
        ("@objcMembers class A {}", "             class A {}"), ("@nonobjc var x = 1", "         var x = 1"),
        ("@IBOutlet weak var x: UILabel!", "          weak var x: UILabel!"),
        ("@IBAction func f(_ x: Any) {}", "          func f(_ x: Any) {}"),
        ("@objc dynamic var x = 1", "              var x = 1"),
        ("@IBDesignable\nclass A {}", "             \nclass A {}"),
        ("@GKInspectable var x = 1", "               var x = 1"), ("@MainActor class A {}", "@MainActor class A {}"),
        ("@UIApplicationMain class A {}", "                   class A {}"),
        ("let dynamic = 1; print(x.dynamic)", "let dynamic = 1; print(x.dynamic)"),
    ])
    func attributesBecomeSpaces(source: String, expected: String) { #expect(lowered(source) == expected) }

    @Test(arguments: [
        ("@IBOutlet weak var x: UILabel!", "@_Outlet(isWeak: true)      var x: UILabel!"),
        (
            "@IBOutlet private weak var x: UILabel! { didSet { f() } }",
            "@_Outlet(isWeak: true) private      var x: UILabel! { didSet { f() } }"
        ),
        ("@IBOutlet var x: [UIView]!", "@_Outlet  var x: [UIView]!"),
        ("@IBOutlet\nvar x: UILabel!", "@_Outlet \nvar x: UILabel!"),
        ("@IBOutlet weak var x: UILabel?", "          weak var x: UILabel?"),
        ("@IBOutlet override var x: UILabel!", "          override var x: UILabel!"),
        ("@IBOutlet var x: UILabel! { y }", "          var x: UILabel! { y }"),
        ("@IBOutlet var x: UILabel!; var _x = 1", "          var x: UILabel!; var _x = 1"),
        ("weak var x: UILabel!", "weak var x: UILabel!"),
    ])
    func outletsWithoutUnwrappingHaveAnObject(source: String, expected: String) {
        #expect(lowered("class A { \(source) }") == "class A { \(expected) }")
    }

    @Test(arguments: [
        ("Bool", "false"), ("Int32", "0"), ("Double", "0"), ("String", "\"\""), ("Date", "Date()"),
        ("Set<Pet>", "[]"), ("[String]", "[]"), ("[String: Int]", "[:]"),
        ("Owner", "{ fatalError(\"Core Data isn't available\") }()"),
    ])
    func coreDatasAttributesHaveItsDefaults(type: String, value: String) {
        #expect(lowered("class A {\n@NSManaged var a: \(type)\n}") == "class A {\nlazy var a: \(type) = \(value)\n}")
    }

    @Test(arguments: [
        ("@Model final class A {}", "       final class A: PersistentModel {}"),
        ("@Model class A: B {}", "       class A: B, PersistentModel {}"),
        (
            "@Model class A { @Attribute(.unique) var id: Int }",
            "       class A: PersistentModel {                     var id: Int }"
        ),
        (
            "@Model class A { #Index<A>([\\.n]); @Transient var n = 1 }",
            "       class A: PersistentModel {                 ;            var n = 1 }"
        ),
    ])
    func modelsConformToTheProtocol(source: String, expected: String) {
        #expect(lowered("import SwiftData\n\(source)") == "import SwiftData\n\(expected)")
        #expect(!lowered(source).contains("PersistentModel"))
    }

    @Test(arguments: [
        (
            "@Entry var gap: Int = 8",
            """
                   var gap: Int { get { self[_EntryKey_gap.self] } set { self[_EntryKey_gap.self] = newValue } }; \
            struct _EntryKey_gap: EnvironmentKey { static var defaultValue: Int { 8 } }
            """
        ),
        (
            "@Entry public var gap = 8",
            """
                   public var gap: _EntryKey_gap.Value \
            { get { self[_EntryKey_gap.self] } set { self[_EntryKey_gap.self] = newValue } }; \
            public struct _EntryKey_gap: EnvironmentKey { public static let defaultValue = 8 }
            """
        ),
        (
            "@Entry var pet: Pet?",
            """
                   var pet: Pet? { get { self[_EntryKey_pet.self] } set { self[_EntryKey_pet.self] = newValue } }; \
            struct _EntryKey_pet: EnvironmentKey { static var defaultValue: Pet? { nil } }
            """
        ),
        (
            "@Entry private var gap: Int = 8",
            """
                   private var gap: Int \
            { get { self[_EntryKey_gap.self] } set { self[_EntryKey_gap.self] = newValue } }; \
            fileprivate struct _EntryKey_gap: EnvironmentKey { fileprivate static var defaultValue: Int { 8 } }
            """
        ),
        (
            "@Entry fileprivate var gap = 8",
            """
                   fileprivate var gap: _EntryKey_gap.Value \
            { get { self[_EntryKey_gap.self] } set { self[_EntryKey_gap.self] = newValue } }; \
            fileprivate struct _EntryKey_gap: EnvironmentKey { fileprivate static let defaultValue = 8 }
            """
        ),
    ])
    func entriesGetAKey(source: String, expected: String) {
        let header = "extension EnvironmentValues {\n"
        #expect(lowered(header + source + "\n}") == header + expected + "\n}")
        let plain = "struct Other {\n\(source)\n}"
        #expect(lowered(plain) == plain)
    }

    @Test(arguments: [("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey")])
    func entriesOfOtherValuesHaveTheirKeys(container: String, key: String) {
        #expect(
            lowered("extension \(container) {\n@Entry var gap: Int = 8\n}") == """
                extension \(container) {
                       var gap: Int { get { self[_EntryKey_gap.self] } set { self[_EntryKey_gap.self] = newValue } }; \
                struct _EntryKey_gap: \(key) { static var defaultValue: Int { 8 } }
                }
                """)
    }

    @Test func focusedEntriesHaveNoDefault() {
        #expect(
            lowered("extension FocusedValues {\n@Entry var pet: Pet?\n}") == """
                extension FocusedValues {
                       var pet: Pet? { get { self[_EntryKey_pet.self] } set { self[_EntryKey_pet.self] = newValue } }; \
                struct _EntryKey_pet: FocusedValueKey { typealias Value = Pet }
                }
                """)
    }

    /// Entries of another form stay as they are, so that the compiler's message is of the source.
    @Test(arguments: [
        "extension FocusedValues {\n@Entry var pet = Pet()\n}",
        "extension FocusedValues {\n@Entry var pet: Pet? = nil\n}",
        "extension EnvironmentValues {\n@Entry var pet\n}",
    ])
    func entriesOfAnotherFormStay(source: String) { #expect(lowered(source) == source) }

    @Test func coreDatasMembersGetAStorage() {
        let result = lowered("class A {\n@NSManaged var a: Int\n@NSManaged var b: String?\n@NSManaged func c()\n}")
        #expect(
            result == """
                class A {
                lazy var a: Int = 0
                           var b: String?
                           func c() {}
                }
                """)
    }

    /// What a missing module re-exports stays visible.
    @Test func removedImportsLeaveFoundation() {
        let configuration = LoweringConfiguration(availableModules: [
            "Foundation", "UIKit", "FoundationNetworking", "BuilderFoundation",
        ])
        func imports(_ text: String) -> [String] {
            loweredFile(text, with: [], configuration).text.split(separator: "\n").map(String.init).filter {
                $0.hasPrefix("import ")
            }
        }
        #expect(
            imports("import SwiftData\nfunc f() -> URLRequest?") == [
                "import Foundation", "import BuilderFoundation", "import FoundationNetworking",
            ])
        #expect(imports("import Alamofire\nlet a: Date") == ["import Foundation", "import BuilderFoundation"])
        #expect(imports("let a = 1") == [])
        #expect(
            imports("import Foundation\nlet a: NSExceptionName")
                == ["import BuilderFoundation", "import Foundation; import struct BuilderFoundation.NSExceptionName"])
    }

    @Test func overridesThatFoundationLacksAreMethods() {
        let method = "class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }"
        func body(of superclass: String) -> String {
            lowered("class A: \(superclass) {\noverride \(method)\n}").split(separator: "\n")[1]
                .trimmingCharacters(in: .whitespaces)
        }
        #expect(body(of: "Operation") == method)
        #expect(body(of: "NSObject, NSCopying") == method)
        #expect(body(of: "UIView") == method)
        #expect(body(of: "Base") == "override \(method)")
    }

    /// A class of the module that has the method is overridden.
    @Test func overridesOfOwnMethodsStay() {
        let base = """
            class Base: NSObject {}
            class Asked: Base { override func responds(to s: Selector!) -> Bool { true } }
            """
        let method = "override func responds(to s: Selector!) -> Bool { false }"
        let own = lowered("class A: Base { \(method) }", with: [base])
        #expect(own == "class A: Base { \(method.replacing("override", with: "        ")) }")
        #expect(lowered("class A: Asked { \(method) }", with: [base]) == "class A: Asked { \(method) }")
        let observing = "override func observeValue(forKeyPath k: String?, of o: Any?, change c: C?, context x: X?) {}"
        #expect(lowered("class A: UILabel { \(observing) }") == "class A: UILabel { \(observing) }")
    }

    @Test func initializersOfManagedObjectsAreRequired() {
        let source = "override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}"
        let result = lowered("class A: NSManagedObject {\n\(source)\noverride init(a: Int, b: Int) {}\n}")
        let expected = source.replacingOccurrences(of: "override", with: "required")
        #expect(result == "class A: NSManagedObject {\n\(expected)\noverride init(a: Int, b: Int) {}\n}")
    }

    @Test(arguments: [
        ("#keyPath(T.a.b)", "\"a.b\""), ("#keyPath(name)", "\"name\""), ("#keyPath(Outer.Inner.a)", "\"a\""),
        ("#keyPath(self.view.frame)", "\"view.frame\""),
    ])
    func keyPathsAreStrings(source: String, expected: String) {
        #expect(lowered("let x = \(source)") == "let x = \(expected)")
    }

    @Test func rulesOfTipsAreInitializers() {
        let source = "struct A: Tip {\nvar rules: [Rule] {\n#Rule(Self.$a) { $0 }\n#Rule(Self.b) { !$0.c }\n}\n}"
        #expect(lowered(source) == source.replacingOccurrences(of: "#Rule", with: "Tips.Rule"))
    }

    @Test(arguments: [
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"), ("import class UIKit.UIView", "import UIKit"),
        ("import struct Foundation.Date // why", "import Foundation // why"), ("import os.log", "import os"),
        ("@testable import App", "@testable import App"), ("import UIKit", "import UIKit"),
        (
            "import Foundation\nlet x: URLSession? = nil",
            "import Foundation; import FoundationNetworking\nlet x: URLSession? = nil"
        ),
        ("import UIKit\nURLSession.shared.f()", "import UIKit; import FoundationNetworking\nURLSession.shared.f()"),
        (
            "import Foundation\nimport FoundationNetworking\nlet x: URLSession",
            "import Foundation\nimport FoundationNetworking\nlet x: URLSession"
        ),
    ])
    func importsNameWholeModules(source: String, expected: String) { #expect(lowered(source) == expected) }

    @Test(arguments: [
        ("#if os(iOS)\na()\n#else\nb()\n#endif", "           \na()\n     \n   \n      "),
        (
            "#if os(macOS)\na()\n#elseif canImport(UIKit)\nb()\n#endif",
            "             \n   \n                        \nb()\n      "
        ),
        (
            "#if targetEnvironment(simulator) || targetEnvironment(macCatalyst)\na()\n#endif",
            "\(String(repeating: " ", count: 66))\n   \n      "
        ),
        ("#if canImport(AppKit) && !DEBUG\na()\n#endif // why", "                               \n   \n       // why"),
        ("#if DEBUG\na()\n#endif", "         \na()\n      "),
        (
            "#if swift(>=5.5)\n#if NEVER\nb()\n#endif\na()\n#endif",
            "                \n         \n   \n      \na()\n      "
        ),
        ("x\n#if os(iOS)\n.a()\n#else\n.b()\n#endif", "x\n           \n.a()\n     \n    \n      "),
    ])
    func conditionsAreAnIPhones(source: String, expected: String) { #expect(lowered(source) == expected) }

    @Test func availabilityIsKept() {
        let source = "@available(iOS 27, *) func f() { if #available(iOS 26, *) {} else if #unavailable(iOS 17) {} }"
        #expect(lowered(source) == source)
    }

    /// Foundation's function doesn't know the resources of other modules than the executable.
    @Test func textsAreThoseOfAllModules() {
        let source = "import UIKit\nfunc f() { Bundle.main.localizedString(forKey: a, value: nil, table: nil) }"
        let known = LoweringConfiguration(availableModules: ["UIKit", "BuilderFoundation"])
        let expected = source.replacingOccurrences(of: "localizedString", with: "localizableText")
        #expect(lowered(source, known) == expected)
        #expect(lowered(source) == source)
        // An app's own function stays.
        let own = "class Texts { func localizedString(forKey: String, value: String?, table: String?) {} }"
        #expect(lowered(source, with: [own], known) == source)
    }

    /// Foundation's languages are the system's, and not those of string catalogs.
    @Test func languagesAreThoseOfTheRender() {
        let source = """
            func f() { a(Bundle.main.preferredLocalizations.first, b.preferredLocalizations, Bundle.main.localizations) }
            func g() { Bundle.preferredLocalizations(from: c); d.localizations.count; preferredLocalizations() }
            """
        let known = LoweringConfiguration(availableModules: ["UIKit", "BuilderFoundation"])
        let expected = """
            func f() { a(Bundle.main.preferredLocalizableLocalizations.first, b.preferredLocalizableLocalizations, \
            Bundle.main.localizableLocalizations) }
            func g() { Bundle.preferredLocalizations(from: c); d.localizations.count; preferredLocalizations() }
            """
        #expect(lowered(source, known).hasSuffix(expected))
        #expect(lowered(source).hasSuffix(source))
        // An app's own property stays.
        #expect(lowered(source, with: ["class A { var preferredLocalizations = 0 }"], known).hasSuffix(source))
    }

    /// BuilderFoundation's functions are preferred to Foundation's only if arguments are left out.
    @Test func textsWithAllArgumentsAreThoseOfAllModules() {
        let source = "func f() { NSLocalizedString(a, tableName: nil, bundle: .main, value: b, comment: c) }"
        let known = LoweringConfiguration(availableModules: ["UIKit", "BuilderFoundation"])
        let expected = source.replacingOccurrences(of: "NSLocalizedString", with: "NSLocalizableString")
        #expect(lowered(source, known) == expected)
        #expect(lowered(source) == source)
        let others = """
            func f() { NSLocalizedString(a, comment: c) }
            func g() { NSLocalizedString(a, tableName: nil, bundle: .main, comment: c) }
            func h() { Texts.NSLocalizedString(a, tableName: nil, bundle: .main, value: b, comment: c) }
            """
        #expect(lowered(others, known) == others)
        // An app's own function stays.
        for own in ["func NSLocalizedString() {}", "class Texts { func NSLocalizedString() {} }"] {
            #expect(lowered(source, with: [own], known) == source)
        }
    }

    /// A string doesn't carry its variations, unlike on Apple's systems.
    @Test func formatsMayVary() {
        let source = "func f() { a(String(format: b, 1), String.localizedStringWithFormat(c, 2), String(format: d)) }"
        let known = LoweringConfiguration(availableModules: ["UIKit", "BuilderFoundation"])
        let expected = source.replacingOccurrences(of: "format: b", with: "localizableFormat: b")
            .replacingOccurrences(of: "localizedStringWithFormat", with: "localizableTextWithFormat")
        #expect(lowered(source, known).hasSuffix(expected))
        #expect(lowered(source).hasSuffix(source))
        let other = "func f() { a(Text(format: b, 1), String(describing: c), String(format)) }"
        #expect(lowered(other, known).hasSuffix(other))
    }

    @Test(arguments: [
        ("String(format: a, locale: .current, b, c)", true), ("String(format: a, arguments: b)", true),
        ("String(format: a, locale: b, arguments: c)", true), ("String(format: .short, a)", false),
        ("String(format: .date(.short), a)", false), ("String(format: a, .short)", false),
        ("String(format: a, date: b)", false), ("String(format: a, locale: b, date: c)", false),
        ("String(format: a, b) { c }", false),
    ])
    func formatsAreThoseOfFoundation(call: String, isFoundations: Bool) {
        let source = "func f() { \(call) }"
        let known = LoweringConfiguration(availableModules: ["UIKit", "BuilderFoundation"])
        let expected = source.replacingOccurrences(of: "format:", with: "localizableFormat:")
        #expect(lowered(source, with: [], known) == (isFoundations ? expected : source))
    }

    /// Bodies are visited only if their text may have a form.
    @Test(arguments: [
        "String(\n    format: a,\n    b)", "String(\r\n\tformat: a, b)", "String( format: a, b)",
        "String.init(format: a, b)", "String.init(\n    format: a, b)",
    ])
    func formatsMayBeOnLinesOfTheirOwn(call: String) {
        let known = LoweringConfiguration(availableModules: ["UIKit", "BuilderFoundation"])
        let expected = call.replacingOccurrences(of: "format:", with: "localizableFormat:")
        #expect(lowered("func f() { \(call) }", with: [], known) == "func f() { \(expected) }")
    }

    @Test func callsOfLocalizedStringWithFormatAreFoundAlone() {
        let known = LoweringConfiguration(availableModules: ["UIKit", "BuilderFoundation"])
        let source = "func f() { String.localizedStringWithFormat(a, b) }"
        let expected = source.replacingOccurrences(of: "localizedStringWithFormat", with: "localizableTextWithFormat")
        #expect(lowered(source, with: [], known) == expected)
    }

    @Test func ownFormatsStay() {
        let known = LoweringConfiguration(availableModules: ["UIKit", "BuilderFoundation"])
        let format = "func f() { String(format: a, b) }"
        #expect(lowered(format, with: ["extension String { init(format: Short, _ date: Date) {} }"], known) == format)
        #expect(lowered(format, with: ["extension Text { init(format: Short, _ date: Date) {} }"], known) != format)
        let function = "func f() { String.localizedStringWithFormat(a, b) }"
        let own = "extension String { static func localizedStringWithFormat(_ a: Short, _ b: Date) {} }"
        #expect(lowered(function, with: [own], known) == function)
        #expect(lowered(function, with: ["extension String { init(format: Short) {} }"], known) != function)
    }

    /// On Linux, `*` stands for every version.
    @Test(arguments: [
        ("if #available(iOS 27, *) {}", "if false {}"),
        ("if #available(macOS 15, iOS 26.1, *), x {}", "if false, x {}"),
        ("guard #unavailable(iOS 27) else {}", "guard true else {}"), ("if #available(macOS 99, *) {}", nil),
        ("if #available(iOS 26.0, *) {}", nil), ("if #available(\niOS 27, *) {}", "if false\n {}"),
    ])
    func laterVersionsAreNotAvailable(source: String, expected: String?) {
        #expect(lowered("func f() { \(source) }") == "func f() { \(expected ?? source) }")
    }

    @Test func theVersionIsTheDevices() throws {
        let path = "../../../Sources/BuilderUIKit/Devices/UIDevice.swift"
        let url = URL(fileURLWithPath: #filePath).appendingPathComponent(path).standardized
        let version = FactCollector.systemVersion
        #expect(
            try String(contentsOf: url, encoding: .utf8)
                .contains("systemVersion: String { \"\(version.major).\(version.minor)\" }"))
    }

    @Test func otherBytesAreKept() {
        let result = lowered("// Größe 👍\r\n@objc func größe() {}\r\n/* é */ let x = #keyPath(é.ö)\r\n")
        #expect(result == "// Größe 👍\r\n      func größe() {}\r\n/* é */ let x = \"é.ö\"\r\n")
    }

    /// Foundation's and UIKit's headers include those of Security and Core Image.
    @Test(arguments: [
        ("import Foundation\nfunc f() { SecItemDelete([kSecClass: a]) }", "Security"),
        ("import Foundation\nfunc f() { a.protectionSpace.serverTrust }", "Security"),
        ("import UIKit\nfunc f() { CIFilter(name: a) }", "CoreImage"),
    ])
    func partsOfHeadersAreImported(source: String, module: String) {
        let known = LoweringConfiguration(availableModules: ["Foundation", "UIKit", "Security", "CoreImage"])
        let first = source.prefix { $0 != "\n" }
        #expect(lowered(source, with: [], known).contains("\(first); import \(module)\n"))
        #expect(!lowered(source).contains(module))
    }

    /// The closure doesn't escape on Apple's platforms.
    @Test func closuresOfMatchesDontEscape() {
        let known = LoweringConfiguration(availableModules: ["UIKit", "BuilderFoundation"])
        for rest in ["range: b) { _, _, _ in c() }", "options: [], range: b, using: c)"] {
            let source = "func f() { e.enumerateMatches(in: a, \(rest) }"
            let expected = source.replacingOccurrences(of: "(in:", with: "(within:")
            #expect(lowered(source, with: [], known) == expected)
            #expect(lowered(source) == source)
            #expect(lowered(source, with: ["class E { func enumerateMatches() {} }"], known) == source)
        }
        let other = "func f() { e.enumerateMatches(in: a, where: b) }"
        #expect(lowered(other, with: [], known) == other)
    }

    /// Settling has functions for work that no overload can take.
    @Test(arguments: [
        ("RunLoop.main.perform { a() }", "RunLoop.main.performTracked { a() }"),
        ("RunLoop.main.perform(a)", "RunLoop.main.performTracked(a)"),
        (
            "RunLoop.current.perform(inModes: [.common], block: a)",
            "RunLoop.current.performTracked(inModes: [.common], block: a)"
        ),
        ("RunLoop.main.perform(a, target: b, argument: nil, order: 0, modes: c)", nil),
        ("view.perform(a)", nil),
        ("DispatchQueue.main.async(execute: item)", "DispatchQueue.main.asyncTracked(execute: item)"),
        (
            "queue.asyncAfter(deadline: .now() + 1, execute: item)",
            "queue.asyncAfterTracked(deadline: .now() + 1, execute: item)"
        ),
        (
            "workQueue?.asyncAfter(wallDeadline: a, execute: item)",
            "workQueue?.asyncAfterTracked(wallDeadline: a, execute: item)"
        ),
        ("OperationQueue.main.addOperation { a() }", "OperationQueue.main.addOperationTracked { a() }"),
        ("queue.addOperation({ a() })", "queue.addOperationTracked({ a() })"),
        ("queue.addOperation(operation)", nil), ("database.addOperation { a() }", nil),
        ("session.dataTask(with: a) { b($0) }", "session.dataTaskTracked(with: a) { b($0) }"),
        (
            "URLSession.shared.dataTask(with: a, completionHandler: b)",
            "URLSession.shared.dataTaskTracked(with: a, completionHandler: b)"
        ),
        ("session.dataTask(with: a)", nil), ("client.dataTask(with: a) {}", nil),
        (
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: a) { _ in b() }",
            "Timer.scheduledTimerTracked(withTimeInterval: 1, repeats: a) { _ in b() }"
        ),
        (
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: a, block: b)",
            "Timer.scheduledTimerTracked(withTimeInterval: 1, repeats: a, block: b)"
        ),
        (
            "let a = Timer(timeInterval: 1, repeats: b) { c($0) }",
            "let a = Timer.tracked(timeInterval: 1, repeats: b) { c($0) }"
        ),
        ("a(Timer(timeInterval: 1, target: b, selector: c, userInfo: nil, repeats: d))", nil),
        ("RunLoop.main.add(timer, forMode: .common)", "RunLoop.main.addTracked(timer, forMode: .common)"),
        ("list.add(timer, forMode: .common)", nil), ("link.add(to: .main, forMode: .common)", nil),
        ("Timer.scheduledTimer(timeInterval: 1, target: a, selector: b, userInfo: nil, repeats: c)", nil),
        ("OwnTimer.scheduledTimer(withTimeInterval: 1, repeats: a) { _ in b() }", nil),
        ("DispatchQueue.main.async(execute: { a() })", nil), ("queue.async { a() }", nil),
        ("queue.asyncAfter(deadline: a, qos: b, execute: item)", nil), ("api.async(execute: item)", nil),
    ])
    func workOfScreensIsTracked(source: String, expected: String?) {
        let known = LoweringConfiguration(availableModules: ["UIKit", "BuilderFoundation"])
        let body = "func f() { \(source) }"
        #expect(lowered(body, with: [], known) == "func f() { \(expected ?? source) }")
        #expect(lowered(body) == body)
        let methods = ["async(execute: I)", "asyncAfter()", "perform()", "addOperation()", "dataTask()"]
        let own = methods.map { "func \($0) {}" }
        // Names of the system that are written out don't depend on methods of an app.
        let isNamed = source.contains("Timer") || source.contains(".add(")
        let withOwn = lowered(body, with: ["extension Q { \(own.joined(separator: "; ")) }"], known)
        #expect(withOwn == (isNamed ? "func f() { \(expected ?? source) }" : body))
        let other = lowered(body, with: ["extension Q { func perform() {} }"], known)
        #expect(other == (source.contains("perform") ? body : "func f() { \(expected ?? source) }"))
    }

    @Test func mutableStringsAreEmpty() {
        #expect(lowered("let a = NSMutableString()") == "let a = NSMutableString(capacity: 0)")
        #expect(lowered("func f() { NSMutableString(string: a) }") == "func f() { NSMutableString(string: a) }")
    }
}

import Testing

@testable import SnapshotCore
@testable import SnapshotInit

@Suite struct ScreenFinderTests {
    @Test(arguments: [
        "class A: UIViewController {}",
        "public final class A: UIViewController, UITableViewDelegate { let a = 1; func b() { init2() } }",
        "@MainActor class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }",
        "class A: UIViewController { init(b: Int = 1) {} }",
        "class A: UIViewController { class B { init(c: Int) {} } }",
        "struct A: ViewBuilder { var body: View { LabelView(\"\") } }",
        "struct A: ViewBuilder { var b = 1\n var c: Int?\n let d = [1, 2]\n static let e: Int = 1\n var body: View { x } }",
        "struct A: ViewBuilder { @Injected(\\.b) private var b\n @Injected(Container.c) var c: C\n var body: View { x } }",
        "class A: UITableViewController { let b = 1 }", "class A: UINavigationController {}",
        "private let hidden = 1\nclass A: UIViewController {}",
        "extension B { class C: UIViewController {} }\nstruct A: Equatable, ViewBuilder { var body: View { x } }",
    ])
    func whatNeedsNothingIsReady(source: String) {
        #expect(find(source) == [FoundScreen(type: "A", arguments: nil)], "\(source)")
    }

    @Test(arguments: [
        ("class A: UIViewController { init(b: Int, _ c: String) {} }", "b: <#Int#>, <#String#>"),
        (
            "class A: UIViewController { init(with b: [String: (Int, Int)], c: Int = 2) {} }",
            "with: <#[String: (Int, Int)]#>"
        ),
        (
            "struct A: ViewBuilder {\n    let b: Int\n    var c: () -> Void\n    var body: View { x }\n}",
            "b: <#Int#>, c: <#() -> Void#>"
        ),
        ("struct A: ViewBuilder { let b: Int\n init(c: Int) { b = c } }", "c: <#Int#>"),
        (
            "class A: UIViewController { init(b: Dictionary<String, Int>, c: () -> Void = {}, d: Int) {} }",
            "b: <#Dictionary<String, Int>#>, d: <#Int#>"
        ),
    ])
    func argumentsAreNamed(source: String, arguments: String) {
        #expect(find(source) == [FoundScreen(type: "A", arguments: arguments)])
    }

    /// Screens that are reported as ready must compile.
    @Test(arguments: [
        "private class A: UIViewController {}", "fileprivate struct A: ViewBuilder { var body: View { x } }",
        "class A<B>: UIViewController {}", "class A: BaseController {}", "class A: UIView {}",
        "class A: UICollectionViewController {}",
        "struct A: ViewBuilder { @Wrapped var b: Int\n var body: View { x } }",
        "class A: UIViewController { required init?(coder: NSCoder) { fatalError() } }",
        "class A: UIViewController { private init() {} }", "class A: UIViewController { init?() {} }",
        "class A: UIViewController { init() throws {} }", "class A: UIViewController { init() async {} }",
        "struct A: ViewBuilder { private let b: Int\n var body: View { x } }",
        "struct A: ViewBuilder { @Injected var b: Int\n var body: View { x } }",
        "struct A: ViewBuilder { let b, c: Int\n var body: View { x } }",
        "enum B { class A: UIViewController {} }", "import class UIKit.A", "// class A: UIViewController {}",
        "#if os(iOS)\nclass A: UIViewController {}\n#endif", "class A: UIViewController",
    ])
    func whatIsUncertainIsLeftOut(source: String) {
        #expect(find(source).isEmpty, "\(source)")
    }

    private func find(_ source: String) -> [FoundScreen] {
        ScreenFinder.screens(in: SwiftSource(compiledForIPhone: Array(source.utf8)))
    }
}

import Testing

@testable import SnapshotCore
@testable import SnapshotInit

@Suite struct ScreenFinderTests {
    @Test(arguments: [
        "class A: UIViewController {}",
        "public final class A: UIViewController, UITableViewDelegate { let a = 1; func b() { init2() } }",
        "import UIKit\n@MainActor class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }",
        "class A: UIViewController { init(b: Int = 1) {} }", "class A: UIKit.UIViewController {}",
        "class A: UIViewController { class B { init(c: Int) {} } }", "class A: UICollectionViewController {}",
        "class A: Generic<Int>.ViewController {}", "class A: BaseViewController<Model>, B {}",
        "struct A: ViewBuilder { var body: View { LabelView(\"\") } }",
        "struct A: ViewBuilder { var b = 1\n var c: Int?\n let d = [1, 2]\n static let e: Int = 1\n var body: View { x } }",
        "struct A: ViewBuilder { @Injected(\\.b) private var b\n @Injected(Container.c) var c: C\n var body: View { x } }",
        "class A: UITableViewController { let b = 1 }", "class A: UINavigationController {}",
        "private let hidden = 1\nclass A: UIViewController {}", "#if os(iOS)\nclass A: UIViewController {}\n#endif",
        "extension B { class C: UIViewController {} }\nstruct A: Equatable, ViewBuilder { var body: View { x } }",
        "struct A: ViewBuilder { @Variable var count = 1\n var body: View { x } }",
    ])
    func whatNeedsNothingHasNoArguments(source: String) {
        let isView = source.contains("struct A")
        #expect(find(source) == [FoundScreen(type: "A", arguments: "", isView: isView)], "\(source)")
    }

    /// A wrapped property is a parameter of the memberwise initializer, of the wrapper's type.
    @Test func variablesHaveValues() {
        let source = "struct A: ViewBuilder { @Variable var text: String?\n @Variable var name: String\n }"
        let arguments = "text: Variable(wrappedValue: nil), name: Variable(wrappedValue: \"Name\")"
        #expect(find(source) == [FoundScreen(type: "A", arguments: arguments, isView: true)])
    }

    @Test func resultBuildersHaveClosures() {
        let source = "struct A: ViewBuilder { let name: String\n @ViewResultBuilder let content: () -> [View]\n }"
        let arguments = "name: \"Name\", content: { [LabelView(\"Text\")] }"
        #expect(find(source) == [FoundScreen(type: "A", arguments: arguments, isView: true)])
    }

    @Test func baseClassesHaveOtherNames() {
        let files = [
            "class A: Screen { }", "typealias Screen = Base<Int>",
            "class Base<T>: UIViewController { init(name: String) {} }",
        ]
        #expect(find(files) == [FoundScreen(type: "A", arguments: "name: \"Name\"")])
    }

    @Test func controllersBehindBaseClassesAreFound() {
        let files = [
            "final class Home: Middle {}", "class Middle: Base { override func viewDidLoad() {} }",
            "import UIKit\nclass Base: UIViewController { init(title: String) {} }", "class Circle: Circle {}",
        ]
        #expect(
            find(files) == [
                FoundScreen(type: "Home", arguments: "title: \"Title\""),
                FoundScreen(type: "Middle", arguments: "title: \"Title\""),
                FoundScreen(type: "Base", arguments: "title: \"Title\""),
            ])
    }

    @Test(arguments: [
        ("b: Int, _ c: String", "b: 1, \"Text\""), ("with b: [String: (Int, Int)], c: Int = 2", "with: [:]"),
        ("b: [Int], c: Set<Int>?", "b: [1], c: nil"), ("b: [Model]", "b: [Model(kind: Kind.plain)]"),
        ("names: Array<String>, selectedIndex: Int", "names: [\"Names\"], selectedIndex: 0"),
        ("itemsPerRow: Int, perPage: Int, step: Int, row: Int", "itemsPerRow: 1, perPage: 1, step: 1, row: 0"),
        ("b: [Unknown], c: [String?]", "b: [], c: []"), ("b: [Endless], c: Dictionary<Int, Int>", "b: [], c: [:]"),
        ("b: [(Int) -> Bool], c: [(Int, Int)]", "b: [{ _ in false }], c: [(1, 1)]"),
        ("onTap: @escaping () -> Void", "onTap: {}"),
        ("b: @escaping (Int, [String: Int]) -> Bool", "b: { _, _ in false }"),
        ("b: (Result<Int, Error>) -> ()", "b: { _ in }"),
        ("make: () -> UIView", "make: { UIView() }"), ("b: Unknown", "b: missingValue()"),
        ("b: UIColor", "b: .systemBlue"),
        ("b: any Store", "b: MemoryStore(name: \"Name\")"), ("b: Kind", "b: Kind.plain"),
        ("b: Model", "b: Model(kind: Kind.plain)"),
        ("@ViewResultBuilder content: () -> ViewConvertable", "content: { LabelView(\"Text\") }"),
        ("@ViewResultBuilder _ content: @escaping () -> [View]", "{ [LabelView(\"Text\")] }"),
        (
            "text: Variable<String?>, size: Variable<Int>",
            "text: Variable(wrappedValue: nil), size: Variable(wrappedValue: 1)"
        ),
        ("b: Order", "b: Order(status: Order.Status.open, kind: Kind.plain)"), ("b: Mode", "b: A.Mode.list"),
        ("firstName: String", "firstName: \"First name\""), ("tabIcon: String", "tabIcon: \"star\""),
        ("a: UIImage", "a: UIImage(systemName: \"photo\") ?? UIImage()"), ("b: Shape", "b: Shape.circle(radius: 1)"),
        ("b: @escaping Save, c: Order.Kinds", "b: { _, _ in false }, c: [Kind.plain]"),
        ("b: Item.ID, c: Short?", "b: UUID(), c: nil"), ("b: Short", "b: Kind.plain"),
        ("b: Round", "b: missingValue()"),
        ("b: (Int, name: String), c: (Kind)", "b: (1, name: \"Name\"), c: Kind.plain"),
        ("b: Set<Kind>, c: Observable<[Model]>", "b: [], c: .empty()"),
        ("b: CurrentValueSubject<Kind, Never>, c: Binding<Bool>", "b: .init(Kind.plain), c: .constant(false)"),
        (
            "b: any Error, note: NSAttributedString",
            "b: CocoaError(.featureUnsupported), note: NSAttributedString(string: \"Note\")"
        ),
        ("b: CLLocationCoordinate2D", "b: .init()"),
        ("b: Endless", "b: Endless(next: Endless(next: Endless(next: Endless(next: missingValue()))))"),
    ])
    func argumentsHaveSampleValues(parameters: String, arguments: String) {
        let types = """
            protocol Store {}
            final class LiveStore: Store { init(network: Network) {} }
            final class MemoryStore: Store { init(name: String) {} }
            enum Kind { case custom(Int), other; case plain }
            enum Shape { case circle(radius: Double) }
            struct Model { let kind: Kind; var count = 1; var computed: Int { 2 } }
            struct Endless { let next: Endless }
            struct Order { let status: Status; let kind: Kind; enum Status { case open } }
            struct Item { let id: UUID }
            enum Status { case other }
            extension A { typealias Save = (_ order: Order,
              Int) -> Bool }
            extension Order { typealias Kinds = [Kind] }
            typealias Short = Kind
            private typealias Round = Round
            """
        let source = "class A: UIViewController { enum Mode { case list }; init(\(parameters)) {} }\n"
        #expect(find(source + types) == [FoundScreen(type: "A", arguments: arguments)], "\(parameters)")
    }

    @Test(arguments: [
        ("class B { static let shared = B(); private init() {} }", "B.shared"),
        ("class B { private init() {}; static let dark = B()\n static let standard = B.dark }", "B.standard"),
        ("class B { private init() {}\n static private(set) var only: B = .init() }", "B.only"),
        ("struct B { let c: Unknown }\nextension B { static var preview: B { B(c: x) } }", "B.preview"),
        ("struct B { let c: Int }\nextension B { static let mock = Self(c: 1) }", "B.mock"),
        ("struct B { let c: Int; static let zero = B(c: 0) }", "B(c: 1)"),
        ("struct B { private(set) var c: Int }", "B(c: 1)"),
        ("protocol B {}\nfinal class C: B { static let shared = C(); private init() {} }", "C.shared"),
        ("class B { private init() {}; static var shared: B?; private static let a = B() }", "missingValue()"),
        ("class B { private init() {}; static let name = Other(); static func make() -> B { B() } }", "missingValue()"),
    ])
    func staticPropertiesAreSampleValues(types: String, value: String) {
        let source = "class A: UIViewController { init(b: B) {} }\n"
        #expect(find(source + types) == [FoundScreen(type: "A", arguments: "b: \(value)")], "\(types)")
    }

    /// An expression that would end the process isn't taken while there is another.
    @Test func viewModelsAreThoseThatCanBeCreated() {
        let screens = find([
            "protocol OrdersViewModelType {}\nclass API { private init() {} }",
            "class OrdersViewModel: OrdersViewModelType { init(api: API) {} }",
            "class MockOrdersViewModel: OrdersViewModelType {}",
            "class OrdersViewController: UIViewController { init(viewModel: OrdersViewModelType) {} }",
            "class MoreViewController: UIViewController { init(viewModel: (any OrdersViewModelType)?) {} }",
            "class TitleViewController: UIViewController { init(title: @escaping (Int) -> String?) {} }",
        ])
        #expect(
            screens == [
                FoundScreen(type: "OrdersViewController", arguments: "viewModel: MockOrdersViewModel()"),
                FoundScreen(type: "MoreViewController", arguments: "viewModel: MockOrdersViewModel()"),
                FoundScreen(type: "TitleViewController", arguments: "title: { _ in nil }"),
            ])
    }

    /// A base controller's view model is that of the screen, even if it is optional: a screen without is empty.
    @Test func screensHaveTheirOwnViewModels() {
        let files = [
            "class ListViewController: BaseController {}", "class OtherController: BaseController {}",
            "class BaseController: UIViewController { init(viewModel: ViewModel?, title: String?, item: Item?) {} }",
            "class ViewModel {}\nstruct Item {}\nclass ListViewModel: ViewModel { init(count: Int) {} }",
        ]
        #expect(
            find(files) == [
                FoundScreen(
                    type: "ListViewController", arguments: "viewModel: ListViewModel(count: 1), title: nil, item: nil"),
                FoundScreen(type: "OtherController", arguments: "viewModel: ViewModel(), title: nil, item: nil"),
                FoundScreen(type: "BaseController", arguments: "viewModel: ViewModel(), title: nil, item: nil"),
            ])
    }

    @Test(arguments: [
        ("class A: UIViewController { func f() { navigationItem.title = x } }", true),
        ("class A: UIViewController { func f() { self.navigationController?.pop() } }", true),
        ("class A: UIViewController {}\nextension A { func f() { navigationItem.prompt = x } }", true),
        ("class A: B {}\nprivate class B: UIViewController { func f() { navigationItem.title = x } }", true),
        ("class A: FormViewController { func f() { navigationItem.title = x } }", true),
        ("class A: UIViewController { func f() { title = x } }", true),
        ("class A: B {}\nprivate class B: UIViewController { init() { self.title = x } }", true),
        ("class A: UIViewController { func f() { label.title = x; if title == x {}; g(title: x) } }", false),
        ("class A: UIViewController { func f() { let title: String; title = x } }", false),
        ("class A: UIViewController { struct B { var title = 1; func f() { self.title = 2 } } }", false),
        ("class A: UIViewController { struct B { var title = 1 }\n func f() { title = x } }", true),
        ("class A: UIViewController { func f() { x.sink { [weak self] in self?.title = $0 } } }", true),
        ("class A: UIViewController { func f() { if let title = x { self.title = title } } }", true),
        ("class A: UIViewController { struct B { init() { self.title = 2 }; var title = 1 } }", false),
        ("class A: UIViewController { class func g() {}\n func f() { self.title = x } }", true),
        ("class A: UIViewController { let navigationController = UINavigationController() }", false),
        ("class A: UIViewController {}\nclass C { func f(_ c: A) { c.navigationItem.title = x } }", false),
        ("class A: UITabBarController { func f() { navigationItem.title = x } }", false),
        ("class A: UINavigationController { func f() { navigationController?.pop() } }", false),
    ])
    func controllersThatNameTheirBarAreInNavigationControllers(source: String, expected: Bool) {
        #expect(find(source) == [FoundScreen(type: "A", arguments: "", isInNavigation: expected)], "\(source)")
    }

    @Test(arguments: [
        "private class A: UIViewController {}", "fileprivate struct A: ViewBuilder { var body: View { x } }",
        "class A<B>: UIViewController {}", "class A: UIView {}", "class A: BaseController {}",
        "class A: UIViewController { required init?(coder: NSCoder) { fatalError() } }",
        "class A: UIViewController { private init() {} }", "class A: UIViewController { init?() {} }",
        "class A: UIViewController { init() throws {} }", "class A: UIViewController { init() async {} }",
        "struct A: ViewBuilder { private let b: Int\n var body: View { x } }",
        "struct A: ViewBuilder { @Injected var b: Int\n var body: View { x } }",
        "struct A: ViewBuilder { let b, c: Int\n var body: View { x } }",
        "enum B { class A: UIViewController {} }", "import class UIKit.A", "// class A: UIViewController {}",
        "#if os(macOS)\nclass A: UIViewController {}\n#endif", "class A: UIViewController",
    ])
    func whatOtherFilesCantCreateIsLeftOut(source: String) {
        #expect(find(source).isEmpty, "\(source)")
    }

    private func find(_ source: String) -> [FoundScreen] { find([source]) }

    private func find(_ sources: [String]) -> [FoundScreen] {
        let files = sources.map { (module: "App", path: "", source: SwiftSource(Array($0.utf8), compiledFor: .iPhone)) }
        return ScreenFinder(files).screens.map(\.screen)
    }
}

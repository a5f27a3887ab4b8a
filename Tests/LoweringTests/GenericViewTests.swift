import Testing

@testable import Lowering

@Suite struct GenericViewTests {
    @Test(arguments: [
        ("class A<V: UIView> { let v = V() }", "class A<V: UIView> { let v = _makeView(V.self) }"),
        (
            "class A<V: UIView & P> { let v = V(frame: .zero) }",
            "class A<V: UIView & P> { let v = _makeView(V.self, frame: .zero) }"
        ),
        (
            "class A<V> where V: UIView { let v = V.init(frame: .zero) }",
            "class A<V> where V: UIView { let v = _makeView(V.self, frame: .zero) }"
        ),
        ("func f<V: Card>() -> V { V() }", "func f<V: Card>() -> V { _makeView(V.self) }"),
        ("func f<V>() -> V where V: Shown { V() }", "func f<V>() -> V where V: Shown { _makeView(V.self) }"),
        ("extension Holder { func f() -> V { V() } }", "extension Holder { func f() -> V { _makeView(V.self) } }"),
        (
            "extension Box where V: UILabel { func f() -> V { V() } }",
            "extension Box where V: UILabel { func f() -> V { _makeView(V.self) } }"
        ),
        ("class A<V: Model> { let v = V() }", nil), ("extension Box { func f() -> V { V() } }", nil),
        (
            "class A<V: UIViewController> { let v = V() }",
            "class A<V: UIViewController> { let v = _makeController(V.self) }"
        ),
        (
            "func f<V: Screen>() -> V { V.init(nibName: nil, bundle: nil) }",
            "func f<V: Screen>() -> V { _makeController(V.self, nibName: nil, bundle: nil) }"
        ),
        ("func f<V: Screen>() -> V { V(frame: .zero) }", nil), ("class A<V: UIView> { let v = V(model: 1) }", nil),
        ("class A<V: UIView> { let v = Card() }", nil),
        (
            "extension UIView { class func make() -> Self { self.init(frame: .zero) } }",
            "extension UIView { class func make() -> Self { _makeView(Self.self, frame: .zero) } }"
        ),
        (
            "extension UIViewController { static func make() -> Self { return Self(nibName: nil, bundle: nil) } }",
            "extension UIViewController { static func make() -> Self { return _makeController(Self.self, nibName: nil, bundle: nil) } }"
        ),
        (
            "extension Shown where Self: UIView { static func make() -> Self { self.init() } }",
            "extension Shown where Self: UIView { static func make() -> Self { _makeView(Self.self) } }"
        ),
        (
            "extension Shown { static func make() -> Self { Self() } }",
            "extension Shown { static func make() -> Self { _makeView(Self.self) } }"
        ),
        ("extension Plain { static func make() -> Self { Self() } }", nil),
        ("extension Stored { static func make() -> Self { Self() } }", nil),
        ("extension Creatable { static func make() -> Self { Self() } }", nil),
        ("extension Date { static func make() -> Self { Self() } }", nil),
        ("extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }", nil),
        ("extension UIView { static let a = 1; struct B { static func make() -> Self { Self() } } }", nil),
        ("extension Card { class func make() -> Self { self.init() } }", nil),
        ("extension UIColor { class func make() -> Self { self.init() } }", nil),
    ])
    func creationsOfGenericViewsAreLowered(source: String, expected: String?) {
        let result = lowered(
            source,
            with: [
                "class Card: Base {}\nclass Base: UIControl {}\nclass Model {}\nprotocol Shown: UIView {}\nprotocol Plain {}\nprotocol Stored: Codable, AnyObject {}\nprotocol Creatable: UIView { init() }\nclass Screen: UIViewController {}",
                "class Holder<V: UIView> {}\nclass Box<V> {}",
            ])
        #expect(result == expected ?? source)
    }
}

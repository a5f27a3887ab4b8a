import Testing

@testable import Lowering

@Suite struct OptionalRequirementTests {
    @Test func requirementsBecomeProperties() {
        let result = lowered(
            """
            @objc protocol P {
              @objc optional func f(_ x: Int, for y: String) -> Int
              optional var z: Int { get }
            }
            """)
        #expect(
            result == """
                      protocol P: AnyObject {
                \(String(repeating: " ", count: 55))
                \(String(repeating: " ", count: 29))
                 var _optional_f___for: ((Int, String) -> Int)? { get }; var _optional_z: (Int)? { get } }; \
                extension P { \
                var _optional_f___for: ((Int, String) -> Int)? { nil }; var _optional_z: (Int)? { nil }; \
                var z: (Int)? { _optional_z }; var _implements_f___for: Bool { _optional_f___for != nil }; \
                var _implements_z: Bool { _optional_z != nil } }
                """)
    }

    @Test func callsAskTheProperty() {
        let result = lowered(
            "d?.f?(1, for: 2)\nd.f!(1, for: 2)\nd.f?(1)\nd.g?()",
            with: ["@objc protocol P { optional func f(_ x: Int, for y: Int) }"])
        #expect(result == "d?._optional_f___for?(1,      2)\nd._optional_f___for!(1,      2)\nd.f?(1)\nd.g?()")
    }

    @Test func protocolsOwnCallsAndShortProtocolsAreLowered() {
        let result = lowered(
            """
            @objc protocol P { optional func f() }
            extension P { func g() { f?() } }
            class A { func g() { f?() } }
            """)
        #expect(
            result == """
                      protocol P: AnyObject {                    var _optional_f: (() -> Void)? { get } }; \
                extension P { \
                var _optional_f: (() -> Void)? { nil }; var _implements_f: Bool { _optional_f != nil } }
                extension P { func g() { _optional_f?() } }
                class A { func g() { f?() } }
                """)
    }

    /// A delegate proxy passes on the methods that it leaves out. One without a result is observed, where a parameter
    /// pack can have its parameters.
    @Test func delegateProxiesPassCallsOn() {
        let result = lowered(
            "class A: DelegateProxy<B, P>, DelegateProxyType, P { func d() {} }",
            with: [
                """
                import RxCocoa
                @objc protocol P {
                  @objc optional func f(_ x: Int, for y: String?)
                  @objc optional func g() -> Bool
                  @objc optional func d()
                  @objc optional func h(_ x: () -> Void)
                  optional var z: Int { get }
                }
                """
            ])
        let next = "(self._nextDelegate() as? any P)?"
        #expect(
            result == """
                class A: DelegateProxy<B, P>, DelegateProxyType, P { func d() {} ; \
                var _optional_f___for: ((Int, String?) -> Void)? \
                { self._hasMethod("f:for:", \(next)._optional_f___for != nil) \
                ? self._optionalMethod("f:for:", \(next)._optional_f___for) : nil }; \
                var _optional_g: (() -> Bool)? { \(next)._optional_g }; \
                var _optional_d: (() -> Void)? { self.d }; \
                var _optional_h__: ((() -> Void) -> Void)? { \(next)._optional_h__ }; \
                var _optional_z: (Int)? { \(next)._optional_z } }
                """)
    }

    /// A closure that doesn't escape can't be a value of a parameter pack.
    @Test(arguments: [
        ("Int", true), ("() -> UIView?", false), ("() -> (Int, Int)?", false), ("@MainActor (Bool) -> Void", false),
        ("@Sendable () -> Void", false), ("@convention(block) () -> Void", false), ("@escaping () -> Void", true),
        ("@MainActor @escaping (Bool) -> Void", true), ("(@escaping () -> Void) -> Void", false),
        ("(() -> Void)?", true), ("((Int) -> (Int))!", true), ("Done", false), ("B.Done", false), ("Done?", true),
        ("@escaping Done", true), ("inout Int", false), ("Int...", false),
    ])
    func closuresOfProxiesAreObservedIfTheyEscape(type: String, isObserved: Bool) {
        let result = lowered(
            "class A: DelegateProxy<B, P>, P {}",
            with: [
                "import RxCocoa\ntypealias Done = () -> Void\n@objc protocol P { optional func f(_ x: \(type)) }"
            ])
        let next = "(self._nextDelegate() as? any P)?._optional_f__"
        let observed = "self._hasMethod(\"f:\", \(next) != nil) ? self._optionalMethod(\"f:\", \(next)) : nil"
        let value = isObserved ? observed : next
        #expect(result == "class A: DelegateProxy<B, P>, P { var _optional_f__: ((\(type)) -> Void)? { \(value) } }")
    }

    /// Another class of the name has no calls to pass on.
    @Test(arguments: [
        ("DelegateProxy", "import RxCocoa", true), ("RxCocoa.DelegateProxy", "import RxCocoa", true),
        ("DelegateProxy", "import RxCocoa; extension DelegateProxy {}", true), ("DelegateProxy", "", false),
        ("DelegateProxy", "import RxCocoa; class DelegateProxy<A, B> {}", false),
        ("RxCocoa.DelegateProxy", "import RxCocoa; class DelegateProxy<A, B> {}", true),
    ])
    func delegateProxiesAreThoseOfRxCocoa(superclass: String, head: String, isProxy: Bool) {
        let result = lowered(
            "class A: \(superclass)<B, P>, P {}", with: ["\(head)\n@objc protocol P { optional func f() }"])
        #expect(result.contains("_optionalMethod") == isProxy)
    }

    @Test func questionsForMethodsAskTheProperty() {
        let result = lowered(
            "d?.f != nil\nd.f(_:for:) == nil\nd?.responds(to: #selector(P.f)) == true\nself.f(_:for:)\nd.z != nil",
            with: ["@objc protocol P { optional func f(_ x: Int, for y: Int) }"])
        #expect(
            result == """
                d?._optional_f___for != nil
                d._optional_f___for == nil
                d?._implements_f___for == true
                self.f(_:for:)
                d.z != nil
                """)
    }

    /// A property of a closure's type has the same form of call.
    @Test(arguments: [
        ("row.f?(2)", "row.f?(2)"), ("self.row.f?(2)", "self.row.f?(2)"), ("other.f?(2)", "other.f?(2)"),
        ("d?.f?(2)", "d?._optional_f__?(2)"), ("f?(2)", "f?(2)"), ("self.f?(2)", "self.f?(2)"),
        ("let d = row; d.f?(2)", "let d = row; d.f?(2)"), ("row.title != nil", "row.title != nil"),
        ("if let p = d { p.f?(2) }", "if let p = d { p._optional_f__?(2) }"),
        ("(x as? P)?.f?(2)", "(x as? P)?._optional_f__?(2)"), ("x.d?.f?(2)", "x.d?.f?(2)"),
    ])
    func closuresKeepTheirMark(source: String, expected: String) {
        let result = lowered(
            "class A { let row = Row(); weak var d: P?\nfunc a() { \(source) } }",
            with: [
                "@objc protocol P { optional func f(_ x: Int); optional func title() -> String }",
                "class Row { var f: ((Int) -> Void)?; var title: String? }",
            ])
        #expect(result == "class A { let row = Row(); weak var d: P?\nfunc a() { \(expected) } }")
    }

    @Test(arguments: [
        ("if let g = d?.f { g(1) }", "if let g = d?._optional_f__ { g(1) }"),
        ("nil != d?.f", "nil != d?._optional_f__"), ("d?.f.map { $0(1) }", "d?._optional_f__.map { $0(1) }"),
        ("guard let t = d?.title else { return }", "guard let t = d?._optional_title else { return }"),
        ("item.title = nil", "item.title = nil"), ("d?.f(1)", "d?.f(1)"),
    ])
    func referencesAskTheProperty(source: String, expected: String) {
        let result = lowered(
            "class A { weak var d: (any P)?\nfunc a() { \(source) } }",
            with: ["@objc protocol P { optional func f(_ x: Int); optional func title() -> String }"])
        #expect(result == "class A { weak var d: (any P)?\nfunc a() { \(expected) } }")
    }

    /// Bodies are visited only if they have the characters of such a form.
    @Test(arguments: [
        ("if d?.f  != nil {}", "if d?._optional_f___for  != nil {}"), ("g(d.f(_:for:))", "g(d._optional_f___for)"),
        ("d!.f!(1, for: 2)", "d!._optional_f___for!(1,      2)"), ("f.d == f(nil)", "f.d == f(nil)"),
    ])
    func usesInBodiesAreFound(source: String, expected: String) {
        let result = lowered(
            "func a() { \(source) }", with: ["@objc protocol P { optional func f(_ x: Int, for y: Int) }"])
        #expect(result == "func a() { \(expected) }")
    }

    @Test func conformingTypesReturnTheirMethods() {
        let result = lowered(
            "class A: P {\n  func f() {}\n}\nclass B: A {}\nclass C: P {}\nclass D: C { func f() {} }",
            with: ["@objc protocol P { optional func f() }"])
        #expect(
            result == """
                class A: P {
                  func f() {}
                 var _optional_f: (() -> Void)? { self.f } }
                class B: A {}
                class C: P { var _optional_f: (() -> Void)? { nil } }
                class D: C { func f() {} ; override var _optional_f: (() -> Void)? { self.f } }
                """)
    }

    @Test func frameworksRequirementsHaveDefaults() {
        let configuration = LoweringConfiguration(frameworkOptionalRequirements: ["scrollViewDidScroll(_:)"])
        #expect(lowered("d?.scrollViewDidScroll?(x)", with: [], configuration) == "d?.scrollViewDidScroll(x)")
        #expect(lowered("d?.scrollViewDidScroll?(x)") == "d?.scrollViewDidScroll?(x)")
    }

    /// A property of the method's name can't be called with labels.
    @Test func propertiesOfTheNameAreNoClosuresForLabels() {
        let result = lowered(
            "class A: Proxy { weak var g: Manager?\nfunc a() { _forward?.g?(x, at: 1); _forward?.h?(x) } }",
            with: ["class B { var h: ((X) -> Void)? }"],
            LoweringConfiguration(frameworkOptionalRequirements: ["g(_:at:)", "h(_:)"]))
        #expect(
            result == "class A: Proxy { weak var g: Manager?\nfunc a() { _forward?.g(x, at: 1); _forward?.h?(x) } }")
    }

    /// The module's classes that implement a method tell whether a delegate does.
    @Test(arguments: [
        ("d?.g?(x, at: 1) ?? 44", "_implementer(d, { $0 is A })?.g(x, at: 1) ?? 44"),
        ("if let h = d.g?(x, at: 1) {}", "if let h = _implementer(d, { $0 is A })?.g(x, at: 1) {}"),
        ("self.d?.g?(x, at: 1) == 2", "_implementer(self.d, { $0 is A })?.g(x, at: 1) == 2"),
        ("d?.g?(x, at: 1)", "d?.g(x, at: 1)"), ("d.g!(x, at: 1) + 1", "d.g(x, at: 1) + 1"),
        ("d?.h != nil", "_implementer(d, { _ in false })?.h != nil"),
        ("s.delegate?.h != nil", "_implementer(s.delegate, { _ in false })?.h != nil"), ("s.h != nil", "s.h != nil"),
        ("d.responds(to: #selector(UIDelegate.g(_:at:)))", "_implements(d, { $0 is A })!"),
        ("d?.responds(to: #selector(UIDelegate.h)) == true", "_implements(d, { _ in false }) == true"),
        ("row.h?(x)", "row.h?(x)"), ("h?(x)", "h?(x)"), ("self.h?(x)", "self.h?(x)"),
    ])
    func frameworksDelegatesAreAskedForMethods(source: String, expected: String) {
        let head = "class A { weak var d: UIDelegate?\nlet row: Row\nfunc g(_ x: X, at y: Int) -> Int { 1 }\n"
        let result = lowered(
            "\(head)func a() { \(source) } }", with: ["class Row { var h: ((X) -> Void)? }"],
            LoweringConfiguration(frameworkOptionalRequirements: ["g(_:at:)", "h(_:)"]))
        #expect(result == "\(head)func a() { \(expected) } }")
    }

    @Test(arguments: [
        ("d?.window??.rootViewController", "d?.window?.rootViewController"), ("d!.window!!.x", "d!.window!.x"),
        ("(s as? D)?.window?!.x", "(s as? D)?.window!.x"), ("a.window?.x", "a.window?.x"),
        ("a.value??.x", "a.value??.x"), ("a ?? b.window", "a ?? b.window"),
    ])
    func windowsOfDelegatesLoseAMark(source: String, expected: String) {
        #expect(lowered("func a() { _ = \(source) }") == "func a() { _ = \(expected) }")
    }
}

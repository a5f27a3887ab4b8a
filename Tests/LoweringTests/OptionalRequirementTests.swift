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

    /// Bodies are visited only if they have the characters of such a form.
    @Test(arguments: [
        ("if d?.f  != nil {}", "if d?._optional_f___for  != nil {}"), ("g(d.f(_:for:))", "g(d._optional_f___for)"),
        ("d!.f!(1, for: 2)", "d!._optional_f___for!(1,      2)"), ("d.f == f(nil)", "d.f == f(nil)"),
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

    @Test(arguments: [
        ("d?.window??.rootViewController", "d?.window?.rootViewController"), ("d!.window!!.x", "d!.window!.x"),
        ("(s as? D)?.window?!.x", "(s as? D)?.window!.x"), ("a.window?.x", "a.window?.x"),
        ("a.value??.x", "a.value??.x"), ("a ?? b.window", "a ?? b.window"),
    ])
    func windowsOfDelegatesLoseAMark(source: String, expected: String) {
        #expect(lowered("func a() { _ = \(source) }") == "func a() { _ = \(expected) }")
    }
}

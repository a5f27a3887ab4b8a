import Testing

@testable import Lowering

/// Modules that are isolated to the main actor unless they say otherwise.
@Suite struct IsolationTests {
    private let isolated = LoweringConfiguration(isMainActorByDefault: true)

    @Test(arguments: [
        (
            "class A: NSObject { override var description: String { name } }",
            "class A: NSObject { nonisolated override var description: String { return MainActor.assumeIsolated { name  }} }"
        ),
        (
            "class A: UIViewController { public override var hash: Int { get { 1 } } }",
            "class A: UIViewController { public nonisolated override var hash: Int { get { return MainActor.assumeIsolated { 1  }} } }"
        ),
        (
            "class A: B {\noverride func isEqual(_ object: Any?) -> Bool {\nobject is A\n}\n}",
            "class A: B {\nnonisolated override func isEqual(_ object: Any?) -> Bool { return MainActor.assumeIsolated {\nobject is A\n }}\n}"
        ),
        ("final class A: Operation {}", "nonisolated final class A: Operation {}"),
        (
            "@objc(A) class A: NSTextStorage { override var description: String { \"\" } }",
            "         nonisolated class A: NSTextStorage { override var description: String { \"\" } }"
        ),
    ])
    func overridesOfFoundationsMembersAreOnNoActor(source: String, expected: String) {
        #expect(lowered(source, isolated) == expected)
        #expect(!lowered(source).contains("nonisolated"), "the module has no default isolation")
    }

    @Test(arguments: [
        "@MainActor class A: Operation {}", "nonisolated class A: Operation {}", "class A: UIView {}",
        "class A: NSObject { nonisolated override var description: String { \"\" } }",
        "nonisolated class A: NSObject { override var description: String { \"\" } }",
        "class A { var description: String { \"\" } }",
        "class A: B { override func isEqual(to a: A) -> Bool { true } }",
        "struct A { func isEqual(_ object: Any?) -> Bool { true } }",
    ])
    func whatHasAnIsolationStays(source: String) { #expect(lowered(source, isolated) == source) }
}

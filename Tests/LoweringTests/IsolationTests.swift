import Testing

@testable import Lowering

/// Modules that are isolated to the main actor unless they say otherwise.
@Suite struct IsolationTests {
    private let isolated = LoweringConfiguration(isMainActorByDefault: true)

    @Test(arguments: [
        (
            "class A: NSObject { override var description: String { n } }",
            "class A: NSObject { nonisolated override var description: String { return _assumeMainActor { n  }} }"
        ),
        (
            "class A: B { public override var hash: Int { get { 1 } } }",
            "class A: B { public nonisolated override var hash: Int { get { return _assumeMainActor { 1  }} } }"
        ),
        (
            "class A: B {\noverride func isEqual(_ object: Any?) -> Bool {\nobject is A\n}\n}",
            "class A: B {\nnonisolated override func isEqual(_ object: Any?) -> Bool { return _assumeMainActor {"
                + "\nobject is A\n }}\n}"
        ),
        (
            "class A: NSObject { override func copy() -> Any { A() } }",
            "class A: NSObject { nonisolated override func copy() -> Any { return _assumeMainActor { A()  }} }"
        ),
        (
            "class A: NSObject { override func mutableCopy() -> Any { A() } }",
            "class A: NSObject { nonisolated override func mutableCopy() -> Any { return _assumeMainActor { A()  }} }"
        ),
        ("final class A: Operation {}", "nonisolated final class A: Operation {}"),
        ("class A: NSCache<NSString, UIImage> {}", "nonisolated class A: NSCache<NSString, UIImage> {}"),
        ("class A: SCNScene, B {}", "nonisolated class A: SCNScene, B {}"),
        ("class A: CKRecord.ID {}", "nonisolated class A: CKRecord.ID {}"),
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
        "class A: B { override func copy(of a: A) -> Any { a } }", "class A: NSObject { func copy() -> Any { 1 } }",
    ])
    func whatHasAnIsolationStays(source: String) { #expect(lowered(source, isolated) == source) }

    @Test func theirFilesImportTheFunctionThatTheyCall() {
        var configuration = isolated
        configuration.availableModules = ["Foundation", "BuilderFoundation"]
        let result = lowered("import Foundation\nclass A: NSObject { override var hash: Int { 1 } }", configuration)
        #expect(result.hasPrefix("import Foundation; import BuilderFoundation\n"))
    }
}

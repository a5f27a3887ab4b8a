import Testing

@testable import Lowering

@Suite struct OverrideTests {
    @Test func overridesInExtensionsMoveIntoTheClass() {
        let result = lowered(
            """
            class A: UIViewController {
            }
            extension A {
                override func viewDidLoad() {
                    f()
                } // end
            }
            """)
        #expect(
            result == """
                class A: UIViewController {

                #sourceLocation(file: "0.swift", line: 4)
                    override func viewDidLoad() {
                        f()
                    }
                #sourceLocation(file: "0.swift", line: 2)
                }
                extension A {
                \(String(repeating: " ", count: 33))
                \(String(repeating: " ", count: 11))
                      // end
                }
                """)
    }

    @Test func overriddenMembersOfExtensionsMoveToo() {
        let files = loweredFiles([
            "import A\nclass Base { }",
            "import A\nimport B\npublic extension Base {\n  @objc func f() { g() }\n"
                + "  private func g() {}\n  func h() {}\n}",
            "class Screen: Base {\n  override func f() {}\n}",
        ])
        #expect(
            files[0].text == """
                #sourceLocation(file: "0.swift", line: 1)
                import A; import B
                class Base { 
                #sourceLocation(file: "1.swift", line: 4)
                        public  func f() { g() }
                #sourceLocation(file: "0.swift", line: 2)
                             }
                """)
        #expect(files[1].text.contains("          func g() {}\n  func h() {}\n"))
        #expect(files[2].text.hasSuffix("class Screen: Base {\n  override func f() {}\n}"))
    }

    @Test func selectorsInMovedMembersAreLowered() {
        let result = lowered("class A: B {}\nextension A { override func f() { g(#selector(h)) }\n@objc func h() {} }")
        #expect(result.contains("override func f() { g(Selector(\"h\", A.h)) }\n#sourceLocation"))
    }

    @Test func coreDatasPropertiesMoveOutOfExtensions() {
        let result = lowered("class A: B {\n}\nextension A { @NSManaged var a: Int }")
        #expect(
            result == """
                class A: B {

                #sourceLocation(file: "0.swift", line: 3)
                              lazy var a: Int = 0
                #sourceLocation(file: "0.swift", line: 2)
                }
                extension A {                       }
                """)
    }

    @Test func overridesOfFrameworksExtensionsAreEmulated() {
        let result = lowered(
            """
            extension UIView { @objc func f(_ x: Int) {} }
            class A: UIView { override func f(_ x: Int) { super.f(x) } }
            """
        )
        #expect(
            result == """
                extension UIView {       func _base_f(_ x: Int) {} ; \
                func f(_ x: Int) { if let other = self as? any _Overriding_f__ { return other._override_f(x) }; \
                return _base_f(x) } }; \
                protocol _Overriding_f__: AnyObject { func _override_f(_ x: Int) -> Void }
                class A: UIView {          func _override_f(_ x: Int) { super._base_f(x) } }; \
                extension A: _Overriding_f__ {}
                """)
    }

    @Test func classesOfOtherModulesAreReported() {
        let files = loweredFiles([
            "extension UIViewController {\n  @objc var track: Int { 1 }\n override func f() {}\n}",
            "class A: UIViewController { override var track: Int { 2 } }",
        ])
        #expect(
            files[0].diagnostics.map(\.description) == [
                "0.swift:2: error: track in an extension of UIViewController is overridden, "
                    + "but the module doesn't declare the class",
                "0.swift:3: error: f() in an extension of UIViewController overrides, "
                    + "but the module doesn't declare the class",
            ])
    }
}

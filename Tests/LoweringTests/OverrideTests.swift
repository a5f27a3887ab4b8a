import Testing

@testable import Lowering

@Suite struct OverrideTests {
    @Test func overridesInExtensionsAreCalledByTheClass() {
        let result = lowered(
            """
            class A: UIViewController {
            }
            extension A {
                override func viewDidLoad() {
                    super.viewDidLoad()
                } // end
            }
            """)
        #expect(
            result == """
                class A: UIViewController {

                #sourceLocation(file: "0.swift", line: 4)
                    override func viewDidLoad() { _moved_A_viewDidLoad() }
                #sourceLocation(file: "0.swift", line: 2)
                }
                extension A {
                             func _moved_A_viewDidLoad() {
                        super.viewDidLoad()
                    } // end
                }
                """)
    }

    @Test func overriddenMembersOfExtensionsAreCalledToo() {
        let files = loweredFiles([
            "import A\nclass Base { }",
            "import A\nimport B\npublic extension Base {\n  @objc func f(_ x: Int) throws -> Int { try g() }\n"
                + "  private func g() {}\n  func h() {}\n}",
            "class Screen: Base {\n  override func f(_ x: Int) {}\n}",
        ])
        #expect(
            files[0].text == """
                #sourceLocation(file: "0.swift", line: 1)
                import A; import B
                class Base { 
                #sourceLocation(file: "1.swift", line: 4)
                        public  func f(_ x: Int) throws -> Int { try _moved_Base_f(x) }
                #sourceLocation(file: "0.swift", line: 2)
                             }
                """)
        #expect(
            files[1].text.contains(
                "\n        func _moved_Base_f(_ x: Int) throws -> Int { try g() }\n  private func g()"))
        #expect(files[2].text.hasSuffix("class Screen: Base {\n  override func f(_ x: Int) {}\n}"))
    }

    @Test func privateExtensionsMethodsAreVisibleInTheClasssFile() {
        let files = loweredFiles([
            "class A: B {}",
            "private extension A {\n  override func f() {}\n  @discardableResult @objc override func g() {}\n}",
        ])
        #expect(files[0].text.contains("\n  override func f() { _moved_A_f() }\n"))
        #expect(files[1].text.contains("\n  internal          func _moved_A_f() {}\n"))
        #expect(files[1].text.contains("\n  @discardableResult       internal           func _moved_A_g() {}\n"))
    }

    @Test func propertiesAndWhatTheyUseMove() {
        let files = loweredFiles([
            "class A: B {}", "import C\nextension A {\n  override var f: Int { g }\n  private var g: Int { 1 }\n}",
        ])
        #expect(files[0].text.contains("override var f: Int { g }\n"))
        #expect(files[0].text.contains("import C; class A"))
        #expect(files[1].text.contains("          var g: Int { 1 }\n"))
    }

    @Test func selectorsInMovedMembersAreLowered() {
        let result = lowered("class A: B {}\nextension A { override var f: C { g(#selector(h)) }\n@objc func h() {} }")
        #expect(result.contains("override var f: C { g(Selector(\"h\", A.h)) }\n#sourceLocation"))
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
                func f(_ x: Int) { if let other = self as? any _Overriding_UIView_f__ { return other._override_f(x) }; \
                return _base_f(x) } }; \
                protocol _Overriding_UIView_f__: AnyObject { func _override_f(_ x: Int) -> Void }
                class A: UIView {          func _override_f(_ x: Int) { super._base_f(x) } }; \
                extension A: _Overriding_UIView_f__ {}
                """)
    }

    @Test func overridesOfFrameworksPropertiesAndClassMembersAreEmulated() {
        let result = lowered(
            """
            extension UIView {
                @objc var a: Int { 1 }
                @objc class func b() -> Int { 2 }
                @objc var c: Int { get { 3 } set {} }
            }
            class A: UIView {
                override var a: Int { super.a + 1 }
                override class func b() -> Int { super.b() }
                override var c: Int { get { 4 } set {} }
            }
            """
        )
        let (a, b, c) = ("_Overriding_UIView_a", "_Overriding_UIView_class_b", "_Overriding_UIView_c")
        #expect(
            result == """
                extension UIView {
                          var _base_a: Int { 1 }
                          class func _base_b() -> Int { 2 }
                          var _base_c: Int { get { 3 } set {} }
                 var a: Int { if let other = self as? any \(a) { return other._override_a }; return _base_a } ; \
                class func b() -> Int { if let other = self as? any \(b).Type { return other._override_b() }; \
                return _base_b() } ; \
                var c: Int { get { if let other = self as? any \(c) { return other._override_c }; return _base_c } \
                set { if let other = self as? any \(c) { other._override_c = newValue } \
                else { _base_c = newValue } } } }; \
                protocol \(a): AnyObject { var _override_a: Int { get } }; \
                protocol \(b): AnyObject { static func _override_b() -> Int }; \
                protocol \(c): AnyObject { var _override_c: Int { get set } }
                class A: UIView {
                             var _override_a: Int { super._base_a + 1 }
                             class func _override_b() -> Int { super._base_b() }
                             var _override_c: Int { get { 4 } set {} }
                }; extension A: \(a) {}; extension A: \(b) {}; extension A: \(c) {}
                """)
    }

    /// A member of a framework's class is overridden if Objective-C sees it, and if the class derives from that class.
    @Test func othersMembersOfOneNameAreNoOverrides() {
        let text = "class Chart: UIView { override func draw() {} }\nclass List: UITableViewController {}"
        for other in [
            "extension UIView { func draw() {} }", "extension UIImage { @objc func draw() {} }",
            "extension UIViewController { @objc func draw() {} }", "extension UILabel { @objc func draw() {} }",
        ] {
            #expect(lowered(text, with: [other]) == text)
        }
        #expect(lowered(text, with: ["@objc extension UIResponder { func draw() {} }"]).contains("_override_draw"))
    }

    @Test func overridesOfOneNameArePartedByClass() {
        let result = lowered(
            """
            extension UIView { @objc func f() {} }
            extension UIViewController { @objc func f() {} }
            class A: UIView { override func f() { super.f() } }
            class B: UITableViewController { override func f() { super.f() } }
            """)
        #expect(result.contains("extension A: _Overriding_UIView_f {}"))
        #expect(result.contains("extension B: _Overriding_UIViewController_f {}"))
        #expect(result.contains("protocol _Overriding_UIView_f:"))
        #expect(result.contains("protocol _Overriding_UIViewController_f:"))
    }

    @Test func classesOfOtherModulesAreReported() {
        let files = loweredFiles([
            "extension UIViewController {\n  @objc var track: Int { 1 }\n override func f() {}\n}",
            "class A: UIViewController { override var track: Int { didSet {} } }",
        ])
        #expect(
            files[0].diagnostics.map(\.description) == [
                "0.swift:2: error: track in an extension of UIViewController is overridden, "
                    + "but the module doesn't declare the class",
                "0.swift:3: error: f() in an extension of UIViewController overrides, "
                    + "but the module doesn't declare the class; it is left out",
            ])
        #expect(!files[0].text.contains("override func f"))
    }
}

import Testing

@testable import Lowering

@Suite struct SelectorTests {
    @Test(arguments: [
        ("save", [], "save"), ("save", [""], "save:"), ("save", ["sender"], "saveWithSender:"),
        ("save", ["", "for"], "save:for:"), ("save", ["", ""], "save::"),
        ("save", ["sender", "for"], "saveWithSender:for:"),
        ("move", ["to"], "moveTo:"), ("move", ["toPoint"], "moveToPoint:"), ("moveTo", ["point"], "moveToPoint:"),
        ("init", ["x"], "initWithX:"), ("prepare", ["forReuse"], "prepareForReuse:"),
    ])
    func namesAreTheCompilers(base: String, labels: [String], selector: String) {
        #expect(ObjectiveCName(baseName: base, labels: labels).selector == selector)
    }

    @Test func errorsAndCompletionsAreArguments() {
        #expect(ObjectiveCName(baseName: "save", labels: [], isThrowing: true).selector == "saveAndReturnError:")
        #expect(ObjectiveCName(baseName: "save", labels: [""], isThrowing: true).selector == "save:error:")
        #expect(ObjectiveCName(baseName: "load", labels: [], isAsync: true).selector == "loadWithCompletionHandler:")
    }

    @Test func referencesHaveTheEnclosingType() {
        let found = selectors(
            """
            #selector(save)
            #selector(save(_:))
            #selector(self.save(_:for:))
            #selector(Screen.save(_:))
            #selector(Self.close)
            """, members: "@objc func close() {}\n@objc func save(_ sender: Any, for event: Int) {}")
        #expect(
            found == [
                #"Selector("save:for:", Screen.save)"#, #"Selector("save:", Screen.save(_:))"#,
                #"Selector("save:for:", Screen.save(_:for:))"#, #"Selector("save:", Screen.save(_:))"#,
                #"Selector("close", Screen.close)"#,
            ])
    }

    @Test func namesAreFoundInSuperclassesExtensionsAndOtherFiles() {
        let text = "final class Screen: Base { let a = #selector(tap), b = #selector(Other.go), c = #selector(swipe) }"
        let result = lowered(
            text,
            with: [
                "class Base: UIViewController {}\nextension Base { @objc func tap(_ sender: Any) {} }",
                "class Other { @objc(goNow:) func go(_ x: Int) {} }", "extension Screen { @objc func swipe() {} }",
            ])
        #expect(
            result == """
                final class Screen: Base { let a = Selector("tap:", Screen.tap), \
                b = Selector("goNow:", Other.go), c = Selector("swipe", Screen.swipe) }
                """)
    }

    @Test func valuesHaveTheirTypes() {
        let found = selectors(
            "#selector(player.reload)\n#selector(web.reload)\n#selector(other.reload)\n#selector(other.stop)\n"
                + "#selector(delegate.close)",
            members: "let player = Player(), web: WKWebView, delegate: Closing",
            others: "class Player { @objc func reload(_ x: Int) {} }\n"
                + "class List { @objc func reload() {}; @objc func stop() {} }\n@objc protocol Closing { func close() }"
        )
        #expect(
            found == [
                #"Selector("reload:", Player.reload)"#,
                #"Selector("reload", Selector.method(of: web) { $0.reload })"#,
                #"Selector("reload:", Selector.method(of: other) { $0.reload })"#,
                #"Selector("stop", List.stop)"#,
                #"Selector("close", { (target: any Closing) in target.close })"#,
            ])
    }

    @Test func methodsOfUIKitAreInferredFromTheirValues() {
        let found = selectors(
            "#selector(view.endEditing(_:))\n#selector(self.list.reloadData)\n"
                + "#selector(bar.pop(animated:) as (Bool) -> A)",
            members: "var list: UITableView!, bar = Bar()", others: "class Bar: UINavigationBar {}")
        #expect(
            found == [
                #"Selector("endEditing:", Selector.method(of: view) { $0.endEditing(_:) })"#,
                #"Selector("reloadData", Selector.method(of: self.list) { $0.reloadData })"#,
                #"Selector("popWithAnimated:", Selector.method(of: bar) { $0.pop(animated:) as (Bool) -> A })"#,
            ])
    }

    @Test func stringsNameTheModulesMethods() {
        let found = lowered(
            """
            class A: UIView { @objc func close() {}; @objc private func hide() {}; func show() {} }
            class B { @objc(close) func end() {}; @objc func pick(_ x: Int) {}; @objc func pick(_ x: A) {} }
            func f() {
            Selector("close")
            Selector(("goWithSender:"))
            NSSelectorFromString("hide")
            Selector("show")
            Selector("pick:")
            Selector("a\\(b)")
            Selector("gone")
            }
            """, with: ["class C { @objc func go(sender: Any) {}; @objc private func gone() {} }"])
        let lines = found.split(separator: "\n").drop { !$0.hasPrefix("func f") }.map(String.init)
        #expect(
            lines.dropFirst().dropLast() == [
                #"Selector("close", [Selector("close", A.close), Selector("close", B.end)])"#,
                #"Selector("goWithSender:", C.go(sender:))"#, #"NSSelectorFromString("hide")"#, #"Selector("show")"#,
                #"Selector("pick:")"#, #"Selector("a\(b)")"#, #"Selector("gone")"#,
            ])
    }

    @Test(arguments: [
        ("x.perform(a)", "_receiver(x).perform(a)"), ("y?.perform(a, with: b)", "_receiver(y)?.perform(a, with: b)"),
        ("(z as AnyObject).responds(to: a)", "_receiver((z as AnyObject)).responds(to: a)"),
        ("field?.responds(to: #selector(x.a))", #"_receiver(field)?.responds(to: Selector("a"))"#),
        ("item.target?.perform(a)", "_receiver(item.target)?.perform(a)"),
        ("own.perform(a)", "_receiver(own).perform(a)"), ("x.perform { a() }", nil), ("x.perform(b: a)", nil),
        ("view.perform(a)", nil), ("self.perform(a)", nil), ("label.perform(a)", nil),
    ])
    func objectsOfAnyClassReceiveMessages(source: String, expected: String?) {
        let types = "@objc protocol Own {}"
        let members = "var x: AnyObject, y: AnyObject?, field: UITextFieldDelegate?, own: Own, label: UILabel"
        func screen(_ line: String) -> String { "class S: UIViewController { \(members); func f() { \(line) } }" }
        #expect(lowered(screen(source), with: [types]) == screen(expected ?? source))
        // An app's own method of the name isn't NSObject's.
        let other = lowered(screen(source), with: [types, "class Q { func perform(_ a: A) {}; func responds() {} }"])
        let isAny = source.hasPrefix("x") || source.hasPrefix("y") || source.hasPrefix("(z")
        let body = source.replacingOccurrences(of: "#selector(x.a)", with: #"Selector("a")"#)
        #expect(other == screen(isAny ? expected ?? source : body))
    }

    @Test func methodsThatOnlyAnotherFileSeesArentReferredTo() {
        let text =
            "class Screen { func use(_ x: AnyObject) { _ = #selector(x.reload); f { a in #selector(a.reload) } } }"
        let result = lowered(text, with: ["class List { @objc private func reload() {} }"])
        #expect(
            result == """
                class Screen { func use(_ x: AnyObject) { _ = Selector("reload"); f { a in Selector("reload") } } }
                """)
    }

    @Test func propertiesAreKeyPaths() {
        let found = selectors(
            "#selector(getter: title)\n#selector(setter: Model.name)\n#selector(getter: Model.isOn)\n"
                + "#selector(setter: Model.isOn)",
            others: "class Model { @objc var name = 1; @objc(enabled) var isOn = true }")
        #expect(
            found == [
                #"Selector("title", \Screen.title)"#, #"Selector("setName:", \Model.name)"#,
                #"Selector("enabled", \Model.isOn)"#, #"Selector("setEnabled:", \Model.isOn)"#,
            ])
    }

    @Test func overloadsAreChosenByTypes() {
        let found = selectors(
            """
            #selector(save as () -> Void)
            #selector(Screen.save as (Screen) -> (Int) -> Void)
            #selector((save as () -> Void))
            #selector((self.save) as ((Int) -> Void))
            """,
            members: "@objc func save() {}\n@objc func save(_ x: Int) {}")
        #expect(
            found == [
                #"Selector("save", Screen.save as (Screen) -> () -> Void)"#,
                #"Selector("save:", Screen.save as (Screen) -> (Int) -> Void)"#,
                #"Selector("save", Screen.save as (Screen) -> () -> Void)"#,
                #"Selector("save:", Screen.save as (Screen) -> (Int) -> Void)"#,
            ])
    }

    @Test func methodsOfClassesAreCalledThroughMetatypes() {
        let found = selectors("#selector(reset)\n#selector(Screen.reset)", members: "@objc class func reset() {}")
        let expected = #"Selector("reset", { (target: Screen.Type) in target.reset })"#
        #expect(found == [expected, expected])
    }

    @Test func nestedAndGenericTypesAreSpelledSoThatTheyAreVisible() {
        let result = lowered(
            """
            class Outer<T> { class Inner<U> { @objc func f() { g(#selector(f)) } } }
            extension Outer.Inner { func h() { g(#selector(f)) } }
            extension Outer { func i() { class Local { @objc func j() { g(#selector(j)) } } } }
            """)
        #expect(
            result == """
                class Outer<T> { class Inner<U> {       func f() { g(Selector("f", Inner.f)) } } }
                extension Outer.Inner { func h() { g(Selector("f", Outer<T>.Inner<U>.f)) } }
                extension Outer { func i() { class Local {       func j() { g(Selector("j", Local.j)) } } } }
                """)
    }

    @Test func protocolsMethodsAreCalledThroughValues() {
        let result = lowered("@objc protocol P { func f() }\nclass A { let a = #selector(P.f) }")
        #expect(result.hasSuffix(#"let a = Selector("f", { (target: any P) in target.f }) }"#))
    }

    @Test func assumptionsAreReported() {
        let file = loweredFile("class A: B {\n let a = #selector(unknown)\n}")
        #expect(file.text.contains(#"Selector("unknown", A.unknown)"#))
        #expect(
            file.diagnostics.map(\.description) == [
                "0.swift:2: warning: unknown isn't declared in the module; assumed without parameters"
            ])
    }

    @Test func linesOfAnExpressionAreKept() {
        let result = lowered("class A {\n  let a = #selector(\n    A.b(_:)\n  )\n  @objc func b(_ x: Int) {}\n}")
        #expect(
            result == "class A {\n  let a = Selector(\"b:\", A.b(_:)\n\n)\n        func b(_ x: Int) {}\n}")
    }
}

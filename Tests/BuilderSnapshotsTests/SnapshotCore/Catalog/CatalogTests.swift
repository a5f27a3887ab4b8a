import BuilderSnapshots
import BuilderUIKit
import Testing

@Suite struct CatalogTests {
    @Test(arguments: ["sign-up-form", "Sign-Up-Form", "sign up form", "signUpForm"])
    func screensAreFoundHoweverTheyAreWritten(name: String) {
        #expect(Gallery.catalog.screen(named: name)?.name == "sign-up-form")
    }

    @Test func equalNamesComeFirst() {
        let catalog = Catalog(["ab", "a-b"].map { Screen($0, title: "") { _ in Gallery.makeBox(.red) } })
        #expect(catalog.screen(named: "ab")?.name == "ab")
        #expect(catalog.screen(named: "a-b")?.name == "a-b")
        #expect(catalog.screen(named: "A-B")?.name == "ab")
    }

    @Test(arguments: [
        ("boxx", ["box"]), ("gretting", ["greeting"]), ("sign", ["sign-up-form"]), ("lonk-list", ["long-list"]),
    ])
    func mistypedNamesGetTheNearest(name: String, nearest: [String]) {
        let error = #expect(throws: CatalogError.self) { try Gallery.catalog.find(name) }
        guard case .unknownScreen(name, let found, let all) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found.prefix(1) == nearest[...])
        #expect(all == Gallery.catalog.screens.map(\.name))
        #expect(error?.commandStatus == .usage)
    }

    @Test(arguments: ["", "-", "😀", "zzzzzzzzzz"])
    func namesLikeNoOtherGetThemAll(name: String) {
        let error = #expect(throws: CatalogError.self) { try Gallery.catalog.find(name) }
        #expect(
            error?.description
                == "unknown screen “\(name)”: the screens are box, greeting, sign-up-form, long-list, broken")
    }

    @Test(arguments: ["box*", "bo?x", "*"])
    func patternsNameNoScreen(pattern: String) {
        let error = #expect(throws: CatalogError.self) { try Gallery.catalog.find(pattern) }
        #expect(error?.description.hasPrefix("unknown screen “\(pattern)” (patterns belong after --filter): ") == true)
    }

    @Test func manyScreensAreNotAllListed() {
        let catalog = Catalog((0..<40).map { Screen("screen-\($0)", title: "") { _ in Gallery.makeBox(.red) } })
        let error = #expect(throws: CatalogError.self) { try catalog.find("zzzzzzzzzzzzzzzz") }
        #expect(error?.description.hasSuffix("list the screens to see all 40 names") == true)
        let empty = #expect(throws: CatalogError.self) { try Catalog([]).find("x") }
        #expect(empty?.description == "unknown screen “x”: the catalog has no screens")
    }

    @Test func severalNamesGiveEachScreenOnce() throws {
        #expect(try Gallery.catalog.find(["greeting", "box", "Greeting"]).map(\.name) == ["greeting", "box"])
    }
}

/// States of screens, and the pictures that a catalog declares.
@Suite struct DeclaredPictureTests {
    private static let catalog = Catalog([
        Screen("users", configurations: Gallery.configurations) { UIView() }
            .state("empty") { _ in UIView() }
            .state("no-network", title: "Without a network") { _ in UIView() },
        Screen("about", configurations: [Gallery.configurations[0]]) { UIView() },
    ])

    @Test func everyStateHasPicturesOfItsOwn() {
        #expect(
            Self.catalog.pictures.map(\.name) == [
                "users/iphone-se-1st.light", "users/iphone-se-1st.dark", "users/empty.iphone-se-1st.light",
                "users/empty.iphone-se-1st.dark", "users/no-network.iphone-se-1st.light",
                "users/no-network.iphone-se-1st.dark", "about/iphone-se-1st.light",
            ])
        #expect(Self.catalog.screens[0].variants.map(\.title) == ["users", "users (empty)", "Without a network"])
    }

    @Test(arguments: ["users/empty", "Users/Empty", "users/noNetwork"])
    func statesAreFoundBehindASlash(name: String) throws {
        #expect(try Self.catalog.find(name).state != nil)
    }

    @Test func unknownStatesGetTheNearest() {
        let error = #expect(throws: CatalogError.self) { try Self.catalog.find("users/emty") }
        #expect(error?.description == "unknown screen “users/emty”: did you mean “users/empty”, “users”?")
    }

    @Test func namesAreChecked() {
        for (catalog, words) in [
            (Catalog([Screen("a/b") { UIView() }]), "“a/b” is not a valid screen name"),
            (Catalog([Screen("..") { UIView() }]), "“..” is not a valid screen name"),
            (Catalog([Screen("<script>") { UIView() }]), "“<script>” is not a valid screen name"),
            (Catalog([Screen(String(repeating: "a", count: 101)) { UIView() }]), "at most 100"),
            (
                Catalog([Screen("a") { UIView() }, Screen("a") { UIView() }]),
                "two screens of the catalog are named “a”"
            ),
            (Catalog([Screen("a") { UIView() }.state("x.y") { _ in UIView() }]), "“x.y” is not a valid state name"),
            (
                Catalog([Screen("a") { UIView() }.state("x") { _ in UIView() }.state("x") { _ in UIView() }]),
                "two states of the screen “a” are named “x”"
            ),
        ] {
            let error = #expect(throws: CatalogError.self) { try catalog.validate() }
            #expect(error?.description.contains(words) == true, "\(String(describing: error))")
        }
    }

    @MainActor
    @Test func duplicateConfigurationsAreRejected() async throws {
        let one = Gallery.configurations[0]
        let twice = Catalog([Screen("a") { UIView() }.configurations(one, one)])
        let run = await ToolRun(["verify"], in: try TemporaryFolder(), catalog: twice)
        #expect(run.status.rawValue == 2)
        #expect(run.messages.contains("the screen “a” has the configuration “iphone-se-1st.light” twice: remove one"))
    }
}

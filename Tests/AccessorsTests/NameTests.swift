import Testing

@testable import Accessors

@Suite struct SwiftGenNameTests {
    /// The examples in the documentation of StencilSwiftKit's filters.
    @Test(arguments: [
        ("hello", "Hello"), ("hello/world", "HelloWorld"), ("42hello", "_42hello"), ("some$URL", "SomeURL"),
        ("25 Ultra Light", "_25UltraLight"), ("26_extra_ultra_light", "_26ExtraUltraLight"),
        ("apples.count", "ApplesCount"), ("foo_bar.baz.qux-yay", "FooBarBazQuxYay"), ("SNAKE_CASE", "SnakeCase"),
        ("", ""),
    ])
    func typesAreCapitalizedWords(name: String, type: String) {
        #expect(SwiftGenName.type(name) == type)
    }

    @Test(arguments: [
        ("PeoplePicker", "peoplePicker"), ("URLChooser", "urlChooser"), ("Image", "image"), ("iconHome", "iconHome"),
        ("icon-home", "iconHome"), ("24px", "_24px"), ("API", "api"), ("API_KEY", "apiKey"), ("größe", "größe"),
        ("default", "default"),
    ])
    func membersBeginWithASmallWord(name: String, member: String) {
        #expect(SwiftGenName.member(name) == member)
    }
}

@Suite struct RSwiftNameTests {
    @Test(arguments: [
        ("icon-home", ["iconHome"]), ("icon_home", ["icon_home"]), ("Brand Blue", ["brandBlue"]),
        ("data.json", ["dataJson"]), ("app.title", ["appTitle"]), ("Acme-Light", ["acmeLight"]),
        ("24px", ["_24px", "px"]), ("URLIcon", ["uRLIcon", "urlIcon"]), ("API", ["aPI", "api"]), ("--", []),
    ])
    func membersAreInCamelCaseWithUnderscores(name: String, members: [String]) {
        #expect(RSwiftName.members(name) == members)
    }
}

@Suite struct SwiftIdentifierTests {
    @Test(
        arguments: [
            ("default", "`default`"), ("home", "home"), ("self", nil), ("Type", nil), ("24", nil), ("", nil),
            ("_", nil),
        ] as [(String, String?)])
    func keywordsAreInBackticks(name: String, declared: String?) {
        #expect(SwiftIdentifier.declared(name) == declared)
    }

    @Test func literalsAreEscaped() {
        #expect("a\"b\\(c)\n\u{1}".literal == #""a\"b\\(c)\n\u{1}""#)
    }
}

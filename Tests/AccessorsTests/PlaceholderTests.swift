import Testing

@testable import Accessors

@Suite struct PlaceholderTests {
    @Test(
        arguments: [
            ("Hello", []), ("100%%", []), ("100%", []), ("%@", [.object]), ("%d of %lld", [.integer, .integer]),
            ("%.2f €", [.number]), ("%2$@ %1$d", [.integer, .object]), ("%%%@", [.object]),
            ("%c%s%p", [.character, .cString, .pointer]),
            ("%3$d", [.object, .object, .integer]), ("%-5.1lf|%+d|%05d", [.number, .integer, .integer]), ("% y", []),
            ("%1$@ %1$@", [.object]), ("%0$@", []), ("%99999999999999999999$@", []),
        ] as [(String, [Placeholder.Kind])])
    func conversionsHaveKinds(text: String, kinds: [Placeholder.Kind]) {
        #expect(Placeholder.all(in: text).map(\.kind) == kinds)
    }

    @Test func valuesHaveNames() {
        let named = Placeholder.all(in: "%(count)lld of %#@total@", variables: ["total": "f"])
        #expect(named == [Placeholder(kind: .integer, name: "count"), Placeholder(kind: .number, name: "total")])
    }
}

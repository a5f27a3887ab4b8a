import BuilderFoundation
import Foundation
import Testing

@Suite struct URLFormatTests {
    private let url = URL(string: "https://me:secret@a.example:8080/b/c?d=e#f")

    @Test func partsAreShownOrLeftOut() throws {
        let url = try #require(url)
        #expect(url.formatted() == "https://a.example/b/c")
        #expect(url.formatted(.url.query(.always).fragment(.always)) == "https://a.example/b/c?d=e#f")
        #expect(url.formatted(.url.scheme(.never)) == "a.example/b/c")
        #expect(url.formatted(.url.user(.always).port(.always).path(.never)) == "https://me@a.example:8080")
        #expect(url.formatted(.url.scheme(.omitIfHTTPFamily).host(.never)) == "/b/c")
        let style = URL.FormatStyle(query: .always, fragment: .always).path(.omitWhen(.host, matches: ["a.example"]))
        #expect(style.format(url) == "https://a.example?d=e#f")
        #expect(style.scheme(.displayWhen(.port, matches: ["80"])).format(url) == "a.example?d=e#f")
    }

    @Test func filesHaveNoHost() {
        let file = URL(fileURLWithPath: "/tmp/a", isDirectory: false)
        #expect(file.formatted() == "file:///tmp/a")
        #expect(file.formatted(.url.scheme(.never)) == "/tmp/a")
    }

    @Test(arguments: [
        ("https://www.a.example/b", "https://a.example/b", "https://a.example/b"),
        ("https://www.m.a.example/b", "https://m.a.example/b", "https://a.example/b"),
        ("https://a.www.example", "https://a.www.example", "https://a.www.example"),
        ("https://www.example", "https://www.example", "https://www.example"),
    ])
    func subdomainsAreLeftOut(address: String, one: String, several: String) throws {
        let url = try #require(URL(string: address))
        let names: Set<String> = ["www", "m"]
        #expect(url.formatted(.url.host(.omitSpecificSubdomains(names))) == one)
        let all = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(names, includeMultiLevelSubdomains: true)
        #expect(url.formatted(.url.host(all)) == several)
        let conditional = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(
            names, when: .scheme, matches: ["http"])
        #expect(url.formatted(.url.host(conditional)) == address)
    }

    @Test func addressesAreRead() throws {
        #expect(try URL("https://a.example/b", strategy: .url).absoluteString == "https://a.example/b")
        #expect(try URL("//a.example", strategy: .url.scheme(.defaultValue("app"))).absoluteString == "app://a.example")
        #expect(throws: CocoaError.self) { try URL("a.example/b", strategy: .url) }
        #expect(throws: CocoaError.self) { try URL("https://a.example", strategy: .url.port(.required)) }
    }
}

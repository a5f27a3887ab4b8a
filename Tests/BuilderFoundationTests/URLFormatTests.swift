import BuilderFoundation
import Foundation
import Testing

@Suite struct URLFormatTests {
    private let url = URL(string: "https://me:secret@a.example:8080/b/c?d=e#f")

    @Test func partsAreShownOrLeftOut() throws {
        let url = try #require(url)
        #expect(url.formatted() == "https://a.example/b/c?d=e#f")
        #expect(url.formatted(.url.scheme(.never).query(.never).fragment(.never)) == "a.example/b/c")
        #expect(url.formatted(.url.user(.always).port(.always).path(.never)) == "https://me@a.example:8080?d=e#f")
        #expect(url.formatted(.url.scheme(.omitIfHTTPFamily).host(.never)) == "/b/c?d=e#f")
        let style = URL.FormatStyle().path(.omitWhen(.host, matches: ["a.example"]))
        #expect(style.format(url) == "https://a.example?d=e#f")
        #expect(style.scheme(.displayWhen(.port, matches: ["80"])).format(url) == "a.example?d=e#f")
    }

    @Test func addressesAreRead() throws {
        #expect(try URL("https://a.example/b", strategy: .url).absoluteString == "https://a.example/b")
        #expect(try URL("//a.example", strategy: .url.scheme(.defaultValue("app"))).absoluteString == "app://a.example")
        #expect(throws: CocoaError.self) { try URL("a.example/b", strategy: .url) }
        #expect(throws: CocoaError.self) { try URL("https://a.example", strategy: .url.port(.required)) }
    }
}

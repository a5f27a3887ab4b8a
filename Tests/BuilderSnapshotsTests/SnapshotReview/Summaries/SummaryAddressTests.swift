import Testing

@testable import SnapshotReview

@Suite struct SummaryAddressTests {
    @Test(arguments: [
        ("https://a.example", "https://a.example"), ("HTTP://a.example/b//", "HTTP://a.example/b"),
    ])
    func addressesLoseTheSlashesAtTheirEnd(text: String, address: String) {
        #expect(SummaryAddress(text)?.text == address)
    }

    @Test(arguments: [
        "", "ftp://a.example", "https://", "https:///b", "https://a b", "https://a?b", "https://a#b", "https://a\"b",
        "https://ä.example",
    ])
    func otherTextsAreNone(text: String) {
        #expect(SummaryAddress(text) == nil)
    }
}

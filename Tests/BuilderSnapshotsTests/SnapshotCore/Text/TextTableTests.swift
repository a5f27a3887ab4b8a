import Testing

@testable import SnapshotCore

@Suite struct TextTableTests {
    @Test func columnsAreAsWideAsTheirLongestCell() {
        #expect(TextTable.text([["a", "bb", "c"], ["aaa", "b", "cc"]]) == "a    bb  c\naaa  b   cc")
        #expect(TextTable.text([["é", "×"], ["aa", "b"]]) == "é   ×\naa  b")
        #expect(TextTable.text([]) == "")
    }
}

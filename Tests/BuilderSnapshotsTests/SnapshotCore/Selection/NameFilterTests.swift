import Testing

@testable import SnapshotCore

@Suite struct NameFilterTests {
    private let names = [
        "card/iphone-12.light", "card/iphone-12.dark", "card-classic/iphone-12.light", "users/iphone-se-3rd.light",
        "users/empty.iphone-12.dark",
    ]

    private func matching(_ texts: String...) throws -> [String] {
        let filter = try NameFilter(texts)
        return names.filter(filter.matches)
    }

    @Test func aPatternWithoutWildcardsIsAPartOfTheName() throws {
        #expect(try matching("card") == Array(names[0...2]))
        #expect(try matching("card/") == Array(names[0...1]))
        #expect(try matching("dark") == [names[1], names[4]])
        #expect(try matching("tablet").isEmpty)
    }

    @Test func aPatternWithWildcardsIsTheWholeName() throws {
        #expect(try matching("card*") == Array(names[0...2]))
        #expect(try matching("users/*.dark") == [names[4]])
        #expect(try matching("*classic*") == [names[2]])
        #expect(try matching("classic*").isEmpty)
        #expect(try matching("*-12.?ark") == [names[1], names[4]])
        #expect(try matching("card/iphone-12.dar?") == [names[1]])
        #expect(try matching("card/iphone-12.dark?").isEmpty)
        #expect(try matching("*") == names)
    }

    @Test func starsGoBackAsFarAsTheyMust() throws {
        #expect(NamePattern("a*b*c").matches("aXbXbXc"))
        #expect(NamePattern("*ab?").matches("aabab1"))
        #expect(!NamePattern("a*b*c").matches("aXbXbX"))
        #expect(NamePattern("**a**").matches("a"))
        let long = String(repeating: "a", count: 2000)
        #expect(!NamePattern(String(repeating: "a*", count: 200) + "b").matches(long))
    }

    @Test func caseDoesNotMatter() throws {
        #expect(try matching("CARD-Classic") == [names[2]])
        #expect(try matching("USERS/*.Dark") == [names[4]])
    }

    @Test func severalPatternsAddUp() throws {
        #expect(try matching("classic, se-3rd") == [names[2], names[3]])
        #expect(try matching("classic", "se-3rd") == [names[2], names[3]])
    }

    @Test func anExclamationMarkLeavesOut() throws {
        #expect(try matching("card,!classic") == Array(names[0...1]))
        #expect(try matching("!dark") == [names[0], names[2], names[3]])
        #expect(try matching("! dark", "!card*") == [names[3]])
    }

    @Test func emptyPatternsThrow() throws {
        for text in ["", " ", "card,", ",card", "a,,b", "!", "card,! "] {
            #expect(throws: NameFilterError.emptyPattern(in: text)) { try NameFilter([text]) }
        }
        #expect("\(NameFilterError.emptyPattern(in: "a,,b"))".hasPrefix("--filter “a,,b” has an empty pattern"))
        #expect(NameFilterError.emptyPattern(in: "").commandStatus == .usage)
    }

    @Test func noPatternsMeanEverything() throws {
        let filter = try NameFilter([])
        #expect(filter.isEmpty)
        #expect(names.allSatisfy(filter.matches))
    }

    @Test func patternsWithoutMatchesAreListed() throws {
        let filter = try NameFilter(["card,tablet", "!watch,!dark"])
        #expect(filter.unused(among: names) == ["tablet", "!watch"])
        #expect(filter.description == "card,tablet,!watch,!dark")
    }
}

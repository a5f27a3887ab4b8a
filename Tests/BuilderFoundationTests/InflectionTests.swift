import BuilderFoundation
import Foundation
import Testing

@Suite struct InflectionTests {
    private let english = Locale(identifier: "en_US")

    @Test(arguments: [
        (0, "0 apples"), (1, "1 apple"), (2, "2 apples"), (1_200, "1,200 apples"), (-1, "-1 apple"),
    ])
    func aNounAgreesWithItsNumber(count: Int, expected: String) {
        // The number has the locale's format.
        let number = count.formatted(.number.locale(english))
        let text = AttributedString(localized: "^[\(number) apple](inflect: true)", locale: english)
        #expect(String(text.characters) == expected)
    }

    @Test(arguments: [
        ("2 box", "2 boxes"), ("2 city", "2 cities"), ("2 day", "2 days"), ("2 child", "2 children"),
        ("2 Person", "2 People"), ("2 sheep", "2 sheep"), ("2 red leaf", "2 red leaves"), ("2 items", "2 items"),
        ("1 items", "1 item"), ("1 cities", "1 city"), ("1 boxes", "1 box"), ("1 bus", "1 bus"), ("1 class", "1 class"),
        ("2 class", "2 classes"), ("2 GPU", "2 GPUs"), ("2 apple in the basket", "2 apples in the basket"),
        ("You have 3 new message.", "You have 3 new messages."), ("no number", "no number"), ("1.0 mile", "1.0 miles"),
        ("5", "5"), ("", ""),
        // Plurals whose singular ends in an e, or in an s.
        ("1 houses", "1 house"), ("1 movies", "1 movie"), ("1 cookies", "1 cookie"), ("1 caches", "1 cache"),
        ("1 lenses", "1 lens"), ("1 gases", "1 gas"), ("1 buses", "1 bus"), ("1 statuses", "1 status"),
        ("1 uses", "1 use"), ("1 headaches", "1 headache"), ("1 batches", "1 batch"), ("1 ties", "1 tie"),
        ("2 status", "2 statuses"), ("2 statuses", "2 statuses"), ("2 lens", "2 lenses"), ("2 cache", "2 caches"),
        ("1 menus", "1 menu"), ("2 menus", "2 menus"), ("1 GPUs", "1 GPU"), ("2 GPUs", "2 GPUs"),
        // Words after the noun.
        ("2 step today", "2 steps today"), ("2 minute later", "2 minutes later"), ("2 photo each", "2 photos each"),
        ("3 tasks overdue", "3 tasks overdue"), ("1 tasks overdue", "1 task overdue"), ("2 guest max", "2 guests max"),
        ("3 tasks unassigned", "3 tasks unassigned"), ("3 news article", "3 news articles"),
        ("2 sports car", "2 sports cars"),
    ])
    func nouns(text: String, expected: String) {
        let text = AttributedString(localized: "^[\(text)](inflect: true)", locale: english)
        #expect(String(text.characters) == expected)
        #expect(text.runs.count <= 1)
    }

    @Test func markupGoesAndTheRestStays() {
        let text = AttributedString(
            localized: "You added **^[\(3) photo](inflect: true)** to *^[one](other: 2)*", locale: english)
        #expect(String(text.characters) == "You added 3 photos to one")
        let strong = text.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
        #expect(strong.map { String(text[$0.range].characters) } == ["3 photos"])
        #expect(text.runs.allSatisfy { $0.inflect == nil })
        let german = AttributedString(localized: "^[\(3) Apfel](inflect: true)", locale: Locale(identifier: "de_DE"))
        #expect(String(german.characters) == "3 Apfel")
    }

    @Test func valuesArentMarkdown() {
        let text = AttributedString(localized: "**\("a*b_[c](d)")** \("^[2 cat](inflect: true)")", locale: english)
        #expect(String(text.characters) == "a*b_[c](d) ^[2 cat](inflect: true)")
        #expect(text.runs.count == 2)
        let resource = LocalizedStringResource("*\("*x*")*", locale: english)
        #expect(String(AttributedString(localized: resource).characters) == "*x*")
    }

    @Test func valuesInCodeAndAddressesAreAsTheyAre() {
        let code = AttributedString(localized: "Run `\("my_tool*")`, \("a")_b_ now", locale: english)
        #expect(String(code.characters) == "Run my_tool*, a_b_ now")
        let runs = code.runs.filter { $0.inlinePresentationIntent == .code }
        #expect(runs.map { String(code[$0.range].characters) } == ["my_tool*"])
        let link = AttributedString(
            localized: "[Open \("x_y_")](https://example.com/\("a_b")/\(7))", locale: english)
        #expect(link.runs.map { $0.link?.absoluteString } == ["https://example.com/a_b/7"])
        #expect(String(link.characters) == "Open x_y_")
        let accent = AttributedString(localized: "\("e")\u{301} 100%", locale: english)
        #expect(String(accent.characters) == "é 100%")
    }

    @Test func inflectionIsAnAttributeOfMarkdownThatAllowsIt() throws {
        let markdown = "^[2 cat](inflect: true) a^b"
        let plain = try AttributedString(markdown: markdown)
        #expect(String(plain.characters) == "^2 cat a^b")
        let text = try AttributedString(markdown: markdown, options: .init(allowsExtendedAttributes: true))
        #expect(text.runs.first?.inflect == .automatic)
        #expect(String(text.characters) == "2 cat a^b")
        #expect(String(text.inflected().characters).hasSuffix(" a^b"))
    }
}

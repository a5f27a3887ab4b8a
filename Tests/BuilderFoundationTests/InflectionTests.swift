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

import BuilderUIKit
import Testing

@testable import SnapshotCore
@testable import SnapshotDocs

@Suite struct ImageMarkupTests {
    private let picture = DocumentationPicture(
        "card", of: "box", alternativeText: "A \"card\" [of] <Ada & Co>\nand more"
    )
    .captioned("1. *Not* a list")
    .callout(on: "a", "First_one")
    .callout(on: "b", "- second")

    @Test func docCHasTheBareName() {
        #expect(
            ImageMarkup(picture: picture, width: 390).docC == [
                "![A \"card\" \\[of\\] \\<Ada \\& Co\\> and more](card)", "", "1\\. \\*Not\\* a list", "",
                "1. First\\_one", "2. \\- second",
            ])
    }

    @Test func otherPagesHaveBothAppearancesInBothDensities() {
        #expect(
            ImageMarkup(picture: picture, width: 390.4).markdown(folder: "../My Pictures").prefix(5) == [
                "<picture>",
                "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"../My%20Pictures/card~dark.png 1x, ../My%20Pictures/card~dark@2x.png 2x\">",
                "  <source media=\"(prefers-color-scheme: light)\" srcset=\"../My%20Pictures/card.png 1x, ../My%20Pictures/card@2x.png 2x\">",
                "  <img src=\"../My%20Pictures/card.png\" alt=\"A &quot;card&quot; [of] &lt;Ada &amp; Co&gt; and more\" width=\"390\">",
                "</picture>",
            ])
    }

    @Test func anAppearanceThatIsNotDeclaredHasNoSource() {
        let dark = DocumentationPicture("card", of: "box", alternativeText: "A card").appearances(.dark).scales(2)
        #expect(
            ImageMarkup(picture: dark, width: 10).markdown(folder: ".") == [
                "<picture>", "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"card~dark@2x.png 2x\">",
                "  <img src=\"card~dark@2x.png\" alt=\"A card\" width=\"10\">", "</picture>",
            ])
    }

    @Test func severalImagesOfAPictureHaveOneCaption() throws {
        let images = picture.locales("en", "de").variants
        let markup = try #require(ImageMarkup(images.map { ($0, 10) }))
        #expect(
            markup.docC.prefix(4) == [
                "![A \"card\" \\[of\\] \\<Ada \\& Co\\> and more (en)](card-locale-en)",
                "![A \"card\" \\[of\\] \\<Ada \\& Co\\> and more (de)](card-locale-de)", "", "1\\. \\*Not\\* a list",
            ])
        let lines = markup.markdown(folder: ".")
        #expect(lines.count { $0 == "<picture>" } == 2)
        #expect(lines.count { $0 == "1\\. \\*Not\\* a list" } == 1)
        #expect(ImageMarkup([]) == nil)
    }

    @Test func aLegendInThePictureIsNotInTheText() {
        let lines = ImageMarkup(picture: picture.legend(.inPicture), width: 10).docC
        #expect(lines.count == 3)
    }

    @Test func fileNamesAreReadAsTheyAreWritten() {
        for file in picture.scales(1, 2, 3).files { #expect(ImageFileName(fileName: file.fileName) == file) }
        for name in ["card.jpg", "Card.png", "card@1x.png", "card@2x~dark.png", ".png", "card .png"] {
            #expect(ImageFileName(fileName: name) == nil, "\(name)")
        }
    }

    @Test(arguments: [
        ("![A card](card)", ["card"]), ("![A card](card.png \"Title\")", ["card"]),
        ("@Image(source: card, alt: \"x\")", ["card"]),
        ("@Image(source: \"card\", alt: \"x\")", ["card"]),
        ("<img src=\"a/card~dark@2x.png\" srcset=\"a/b.png 1x, a/c@2x.png 2x\">", ["card", "b", "c"]),
        ("[card]: Pictures/card.png", ["card"]), ("`![A card](card)`", []), ("[Words](Page.md)", [""]),
        ("![](a/card.png#gh-dark-mode-only)", ["card"]), ("![](a/card.png?raw=true)", ["card"]),
        ("![](https://example.org/a/card.png)", ["card"]), ("![](/a/card.png)", ["card"]),
        ("<IMG SRC=\"a/card.png\">", ["card"]), ("<img src = 'a b/card.png' >", ["card"]),
        ("<img src=card.png>", ["card"]),
        ("<a HREF=\"a/card%402x.png\">", ["card"]), ("![](<a b/card.png>)", ["card"]), ("![](a(1)/card.png)", ["card"]),
        ("<source SRCSET = \"card.png 1x,b%40%32x.png 2x\">", ["card", "b"]), ("![](a\\_b/card.png)", ["card"]),
    ]) func handwrittenLinksAreReferences(_ line: String, _ names: [String]) {
        #expect(ImageReference.references(in: line, line: 0).map(\.pictureName) == names)
    }
}

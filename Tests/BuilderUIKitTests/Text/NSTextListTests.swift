import Foundation
import Testing

@testable import BuilderUIKit

@Suite struct NSTextListTests {
    @Test(arguments: [
        (NSTextList.MarkerFormat.disc, 3, "•"), (.check, 1, "✓"), (.circle, 1, "◦"), (.hyphen, 1, "⁃"),
        (.square, 1, "▪"), (.box, 1, "□"), (.diamond, 1, "◆"), (.decimal, 12, "12"), (.octal, 8, "10"),
        (.lowercaseHexadecimal, 26, "1a"), (.uppercaseHexadecimal, 26, "1A"), (.lowercaseAlpha, 1, "a"),
        (.lowercaseLatin, 26, "z"), (.uppercaseAlpha, 27, "AA"), (.uppercaseLatin, 703, "AAA"),
        (.lowercaseRoman, 1994, "mcmxciv"), (.uppercaseRoman, 9, "IX"), (.uppercaseRoman, 4000, "4000"),
        (.lowercaseAlpha, 0, "0"),
    ])
    func markerOfAnItem(format: NSTextList.MarkerFormat, number: Int, marker: String) {
        #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == marker)
    }

    @Test func textAroundTheKeywordStays() {
        func marker(_ format: String, _ number: Int) -> String {
            NSTextList(markerFormat: NSTextList.MarkerFormat(format), options: 0).marker(forItemNumber: number)
        }
        #expect(marker("({decimal})", 3) == "(3)")
        #expect(marker("{other} {upper-roman}.", 4) == "{other} IV.")
        #expect(marker("->", 4) == "->")
        #expect(marker("{decimal", 4) == "{decimal")
    }

    @Test func onlyCountedListsAreOrdered() {
        #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
        #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
        #expect(!NSTextList(markerFormat: NSTextList.MarkerFormat("*"), options: 0).isOrdered)
    }

    @Test func paragraphStylesKeepTheirLists() throws {
        let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 5)
        let style = NSMutableParagraphStyle()
        #expect(style.textLists.isEmpty)
        style.textLists = [list]
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.textLists == [list])
        #expect(copy == style && copy.hash == style.hash)
        let other = NSMutableParagraphStyle()
        other.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
        #expect(other != style)
        other.setParagraphStyle(style)
        #expect(other == style)
    }

    @Test func stylesAreArchived() throws {
        let style = NSMutableParagraphStyle()
        style.textLists = [
            NSTextList(markerFormat: .uppercaseRoman, options: .prependEnclosingMarker, startingItemNumber: 3)
        ]
        style.alignment = .center
        style.headIndent = 12.5
        style.hyphenationFactor = 0.5
        style.baseWritingDirection = .rightToLeft
        style.tabStops = [
            NSTextTab(
                textAlignment: .right, location: 90,
                options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))])
        ]
        let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableParagraphStyle.self, from: data)
        #expect(read == style)
        #expect(read?.textLists.first?.startingItemNumber == 3)
        let plain = try NSKeyedArchiver.archivedData(withRootObject: NSParagraphStyle(), requiringSecureCoding: true)
        let unchanged = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: plain)
        #expect(unchanged == NSParagraphStyle())
    }
}

@MainActor
@Suite struct NSTextTabTests {
    @Test func textEndsAtARightStopOfTheStyle() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
        let text = NSAttributedString(string: "total\t12", attributes: [.paragraphStyle: style])
        #expect(abs(text.size().width - 200) < 0.01)
    }

    @Test func intervalOfTheStyleFollowsTheStops() {
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        style.defaultTabInterval = 75
        let plain = NSAttributedString(string: "b").size().width
        let text = NSAttributedString(string: "a\tb", attributes: [.paragraphStyle: style])
        #expect(abs(text.size().width - plain - 75) < 0.01)
    }

    @Test func decimalSeparatorsEndColumns() {
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
    }

    @Test func caretOfAnIndentedLineStandsAfterItsCharacters() {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 20
        let text = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
        let geometry = TextGeometry(text, width: 200, lines: 0)
        // The letters may be kerned.
        let width = NSAttributedString(string: "ab").size().width - NSAttributedString(string: "b").size().width
        #expect(geometry.caret(before: 0)?.minX == 20)
        #expect(abs((geometry.caret(before: 1)?.minX ?? 0) - 20 - width) < 0.01)
    }
}

import Builder
import Foundation
import Render
import Testing

@testable import Screens

/// The rules that give the detail card's frames, for other people, widths and text sizes.
@MainActor
@Suite struct DetailCardViewPropertyTests {
    struct Case: Sendable {
        var width: CGFloat
        var category: UIContentSizeCategory
        var seed: Int
    }

    nonisolated static let cases: [Case] = {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .medium, .large, .extraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        ]
        var result: [Case] = []
        var seed = 1
        for width in stride(from: CGFloat(320), through: 430, by: 11) {
            result.append(Case(width: width, category: categories[seed % categories.count], seed: seed))
            seed += 1
        }
        return result
    }()

    private func user(_ seed: Int) throws -> User {
        let names = ["Bo", "Anna-Lena", "Maximilian", "Ng", "Guðrún", "王", "Wolfeschlegelsteinhausen"]
        let streets = ["A", "Elm Street", "Rue de la République", "Am Alten Sägewerk hinter der Mühle am Bach"]
        let json = """
            {"name": {"title": "Mx", "first": "\(names[seed % names.count])", "last": "\(names[(seed * 3 + 1) % names.count])"},
             "location": {"street": {"number": \(seed * 7), "name": "\(streets[seed % streets.count])"},
              "city": "\(streets[(seed + 1) % streets.count])", "state": "S\(seed)", "country": "X", "postcode": "\(10000 + seed)"},
             "email": "\(String(repeating: "x", count: seed % 9 + 1))@example.com",
             "dob": {"date": "1970-01-01", "age": \(seed + 10)}, "phone": "(0\(seed))-555-01\(seed)",
             "picture": {"large": "a.jpg", "medium": "a.jpg", "thumbnail": "a.jpg"}}
            """
        return try JSONDecoder().decode(User.self, from: Data(json.utf8))
    }

    /// Returns whether a height is that of lines, whose baselines are the font's leading apart, but the last.
    private func isWholeLines(_ height: CGFloat, of font: UIFont) -> Bool {
        let pitch = font.lineHeight + font.leading
        let others = ((height - font.lineHeight) / pitch).rounded()
        return others >= 0 && abs(height - ((font.lineHeight + others * pitch) * 3).rounded(.up) / 3) < 0.34
    }

    @Test(arguments: cases) func framesFollowTheRules(_ given: Case) throws {
        let user = try user(given.seed)
        let traits = UITraitCollection(preferredContentSizeCategory: given.category)
        let renderer = Renderer(device: try Device.find("iPhone 12"), traits: traits, timeout: 600)
        let display = try renderer.layOut(
            ScreenDependencies.stubs().inject { ClassicDetailCardView(user: user).build() },
            width: Double(given.width), scale: 3)
        #expect(display.warnings.filter { $0.contains("satisfy") } == [])
        let frames = LayerFrames(display)
        let card = try #require(frames.frame(identified: "card"))
        let name = try #require(frames.frame(identified: "name"))
        let rows = try #require(frames.frame(identified: "rows"))
        func pixels(_ value: CGFloat) -> Int { Int((value * 3).rounded()) }

        #expect(pixels(card.minX) == pixels(20))
        #expect(pixels(card.width) == pixels(given.width - 40))
        #expect(pixels(card.minY) == pixels(20))
        #expect(abs(card.maxY + 20 - display.size.height) < 0.34)
        // The photo's 250 points, the stack's 8, then the rows.
        #expect(pixels(rows.minY) == pixels(card.minY + 258))
        #expect(abs(rows.maxY - card.maxY) < 0.34)
        // The name's bar lies on the photo's lower edge, as high as its text and 16 points.
        let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
        #expect(pixels(name.maxY) == pixels(card.minY + 250))
        #expect(pixels(name.width) == pixels(card.width))
        #expect(isWholeLines(name.height - 16, of: headline))
        // Rows follow each other at 2 points, groups at 16 more, each as high as its texts.
        let callout = UIFont.preferredFont(forTextStyle: .callout, compatibleWith: traits)
        let texts = [user.street, user.cityStateZip, user.email, user.phone, String(user.dob.age)]
        var top = rows.minY + 20
        for (index, text) in texts.enumerated() {
            let row = try #require(frames.frame(of: "UIStackView", around: text), "\(text)")
            #expect(abs(row.minY - top) < 0.34 + 0.01, "\(text): \(row), expected at \(top)")
            #expect(pixels(row.minX) == pixels(40))
            #expect(pixels(row.width) == pixels(given.width - 80))
            #expect(isWholeLines(row.height, of: callout), "\(text): \(row)")
            let label = try #require(frames.frame(ofText: text))
            #expect(pixels(label.maxX) == pixels(row.maxX), "\(text)")
            #expect(label.minX >= row.minX - 0.01)
            top = row.maxY + 2 + (index == 1 || index == 3 ? 18 : 0)
        }
        #expect(abs(top - 2 + 20 - rows.maxY) < 0.34)
    }
}

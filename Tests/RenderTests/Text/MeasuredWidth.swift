import Render
import Testing

/// Widths of one-line labels as UIKit gives them: points, rounded up to whole pixels.
struct MeasuredWidth: Sendable, CustomTestStringConvertible {
    var text: String
    var font: FontSpec
    var width: Double
    var scale: Double
    /// Recorded on iOS 17 or earlier, which set 17-point text a little wider.
    var isOld: Bool

    init(
        _ text: String, _ weight: FontWeight, _ size: Double, _ width: Double, design: FontSpec.Design = .system,
        italic: Bool = false, scale: Double = 3, isOld: Bool = false
    ) {
        self.text = text
        font = FontSpec(design: design, size: size, weight: weight, isItalic: italic)
        self.width = width
        self.scale = scale
        self.isOld = isOld
    }

    var testDescription: String { "\(text) \(font.weight.rawValue) \(font.size)" }

    static let pangram = "The quick brown fox jumps over the lazy dog"
    static let kerned = "AVAST Wavy To. LT"
    static let question = "What's the point?"

    static let all: [MeasuredWidth] = [
        MeasuredWidth("0123456789", .regular, 12, 74.3333, design: .monospaced),
        MeasuredWidth("0123456789", .bold, 13, 84),
        MeasuredWidth("0123456789", .bold, 17, 106.667),
        MeasuredWidth("0123456789", .light, 16, 92.3333),
        MeasuredWidth("0123456789", .light, 28, 162),
        MeasuredWidth("0123456789", .medium, 13, 80.3333),
        MeasuredWidth("0123456789", .medium, 15, 91),
        MeasuredWidth("0123456789", .regular, 8, 50.6667),
        MeasuredWidth("0123456789", .regular, 22, 127.333),
        MeasuredWidth("0123456789", .regular, 28, 165.667),
        MeasuredWidth("0123456789", .regular, 22, 127.667, italic: true),
        MeasuredWidth("0123456789", .regular, 25, 146.667, italic: true),
        MeasuredWidth("0123456789", .semibold, 12, 76.3333),
        MeasuredWidth("?", .regular, 15, 7.6667),
        MeasuredWidth(kerned, .regular, 13, 136.667, design: .monospaced),
        MeasuredWidth(kerned, .bold, 13, 123),
        MeasuredWidth(kerned, .heavy, 12, 118),
        MeasuredWidth(kerned, .light, 16, 137.333),
        MeasuredWidth(kerned, .light, 17, 144),
        MeasuredWidth(kerned, .medium, 12, 111),
        MeasuredWidth(kerned, .medium, 13, 119),
        MeasuredWidth(kerned, .medium, 22, 186.333),
        MeasuredWidth(kerned, .regular, 13, 116.667),
        MeasuredWidth(kerned, .regular, 22, 182.333),
        MeasuredWidth(kerned, .regular, 28, 229.333),
        MeasuredWidth(kerned, .regular, 13, 116.333, italic: true),
        MeasuredWidth(kerned, .regular, 22, 184, italic: true),
        MeasuredWidth(kerned, .regular, 25, 208.333, italic: true),
        MeasuredWidth(kerned, .semibold, 16, 145),
        MeasuredWidth(kerned, .semibold, 17, 152.333),
        MeasuredWidth("Example", .regular, 17, 65, scale: 2),
        MeasuredWidth("Hello UIKit", .bold, 12, 64.3333),
        MeasuredWidth("Hello UIKit", .heavy, 12, 66.6667),
        MeasuredWidth("Hello UIKit", .heavy, 17, 89.6667),
        MeasuredWidth("Hello UIKit", .light, 28, 122),
        MeasuredWidth("Hello UIKit", .medium, 16, 78.3333),
        MeasuredWidth("Hello UIKit", .medium, 17, 82),
        MeasuredWidth("Hello UIKit", .medium, 22, 103),
        MeasuredWidth("Hello UIKit", .regular, 28, 127),
        MeasuredWidth("Hello UIKit", .semibold, 12, 62.6667),
        MeasuredWidth("Hello UIKit", .semibold, 13, 67),
        MeasuredWidth("Hello UIKit", .semibold, 15, 75.6667),
        MeasuredWidth("Hello UIKit", .semibold, 22, 105),
        MeasuredWidth("Hello UIKit", .semibold, 28, 133.667),
        MeasuredWidth(
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut labore dolore magna aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris nisi aliquip ea commodo consequat.",
            .regular, 17, 320, scale: 1, isOld: true),
        MeasuredWidth(
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut labore dolore magna aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris nisi aliquip ea commodo consequat.",
            .regular, 17, 375, scale: 1, isOld: true),
        MeasuredWidth(pangram, .regular, 13, 345.667, design: .monospaced),
        MeasuredWidth(pangram, .regular, 16, 425.333, design: .monospaced),
        MeasuredWidth(pangram, .bold, 15, 324.333),
        MeasuredWidth(pangram, .bold, 16, 343),
        MeasuredWidth(pangram, .bold, 28, 574.667),
        MeasuredWidth(pangram, .light, 17, 334.333),
        MeasuredWidth(pangram, .light, 26, 483),
        MeasuredWidth(pangram, .medium, 15, 312.333),
        MeasuredWidth(pangram, .medium, 17, 347),
        MeasuredWidth(pangram, .regular, 8, 177),
        MeasuredWidth(pangram, .regular, 13, 270.333),
        MeasuredWidth(pangram, .regular, 16, 323.333),
        MeasuredWidth(pangram, .regular, 13, 270.667, italic: true),
        MeasuredWidth(pangram, .regular, 16, 323.667, italic: true),
        MeasuredWidth(pangram, .regular, 25, 483.667, italic: true),
        MeasuredWidth(pangram, .semibold, 12, 262),
        MeasuredWidth(pangram, .semibold, 13, 280.667),
        MeasuredWidth(pangram, .semibold, 22, 440.667),
        MeasuredWidth(pangram, .semibold, 28, 558.667),
        MeasuredWidth("WWWW MMMM", .regular, 16, 89.3333, design: .monospaced),
        MeasuredWidth("WWWW MMMM", .bold, 15, 117),
        MeasuredWidth("WWWW MMMM", .bold, 16, 124),
        MeasuredWidth("WWWW MMMM", .bold, 28, 213.667),
        MeasuredWidth("WWWW MMMM", .heavy, 12, 97),
        MeasuredWidth("WWWW MMMM", .medium, 17, 128),
        MeasuredWidth("WWWW MMMM", .medium, 22, 163.333),
        MeasuredWidth("WWWW MMMM", .regular, 16, 119.667),
        MeasuredWidth("WWWW MMMM", .regular, 28, 206),
        MeasuredWidth("WWWW MMMM", .regular, 16, 119.667, italic: true),
        MeasuredWidth("WWWW MMMM", .regular, 25, 184.667, italic: true),
        MeasuredWidth("WWWW MMMM", .semibold, 12, 94),
        MeasuredWidth("WWWW MMMM", .semibold, 16, 122.333),
        MeasuredWidth("WWWW MMMM", .semibold, 17, 129.333),
        MeasuredWidth("WWWW MMMM", .semibold, 22, 165),
        MeasuredWidth("WWWW MMMM", .semibold, 28, 211),
        MeasuredWidth("What's", .semibold, 16, 52.6667),
        MeasuredWidth(question, .regular, 26, 196),
        MeasuredWidth(question, .regular, 27, 203.333),
        MeasuredWidth(question, .regular, 28, 210.667),
        MeasuredWidth(question, .regular, 32, 240.333),
        MeasuredWidth(question, .regular, 34, 255),
        MeasuredWidth(question, .regular, 43, 320.667),
        MeasuredWidth(question, .regular, 53, 392.667),
        MeasuredWidth(question, .regular, 58, 428.333),
        MeasuredWidth("iiiiillll", .regular, 12, 67, design: .monospaced),
        MeasuredWidth("iiiiillll", .regular, 13, 72.3333, design: .monospaced),
        MeasuredWidth("iiiiillll", .regular, 15, 83.6667, design: .monospaced),
        MeasuredWidth("iiiiillll", .light, 28, 50.3333),
        MeasuredWidth("iiiiillll", .medium, 12, 28.6667),
        MeasuredWidth("iiiiillll", .medium, 22, 45.3333),
        MeasuredWidth("iiiiillll", .regular, 13, 28.6667),
        MeasuredWidth("iiiiillll", .regular, 15, 31.6667),
        MeasuredWidth("iiiiillll", .regular, 13, 29, italic: true),
        MeasuredWidth("iiiiillll", .regular, 15, 32, italic: true),
        MeasuredWidth("iiiiillll", .semibold, 13, 31.6667),
        MeasuredWidth("iiiiillll", .semibold, 15, 35.3333),
        MeasuredWidth("iiiiillll", .semibold, 17, 38.3333),
        MeasuredWidth("iiiiillll", .semibold, 28, 61),
        MeasuredWidth("point", .regular, 16, 37),
    ]
}

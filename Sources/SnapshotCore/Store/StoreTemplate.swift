import BuilderUIKit
import Foundation
import Render

/// The surroundings of a screen in a picture for the App Store: a background, a caption, and the device's frame.
///
/// Lengths are in hundredths of the picture's shorter side, so that pictures of all devices have the same proportions.
package struct StoreTemplate: Sendable {
    /// The background of the whole picture, opaque.
    package var background = Background.color(.white)
    /// A Boolean value that indicates whether the device is drawn around the screen.
    package var hasFrame = false
    /// The distances of captions and screens from the picture's edges.
    package var insets = Insets(top: 6, left: 6, bottom: 6, right: 6)
    /// The look of captions.
    package var caption = CaptionStyle()
    /// The captions by the full name of the screen, and then by the code of the language, or `default` for all others.
    package var captions: [String: [String: String]] = [:]
    /// The path of the file; nil for a template that is none.
    package var path: String?

    /// The key of the caption for languages that have none.
    static let defaultKey = "default"

    package init() {}

    /// A background.
    package enum Background: Hashable, Sendable {
        case color(Color)
        case gradient(Color, Color, Direction)
        /// An image that fills the picture in its own proportions.
        case image(Bitmap)
    }

    /// The direction of a gradient.
    package enum Direction: String, CaseIterable, Sendable {
        case down, right, diagonal
    }

    /// Distances from the edges.
    package struct Insets: Hashable, Sendable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double
    }

    /// The look of captions.
    package struct CaptionStyle: Hashable, Sendable {
        package var isBelow = false
        /// The name of a font; nil for the system's.
        package var font: String?
        package var weight = Weight.bold
        package var size = 8.0
        package var color = Color.black
        package var isCentered = true
        /// The number of lines for which there is room; a longer text is drawn smaller.
        package var lines = 2
        /// The distance between the caption and the screen.
        package var gap = 4.0
    }

    /// The weights of the system's font.
    package enum Weight: String, CaseIterable, Sendable {
        case regular, medium, semibold, bold, heavy, black
    }

    /// Returns the caption of a screen in a language; nil if the template has captions but none for it.
    ///
    /// A language without a caption has that of the same language in another region, or else the one for all others.
    package func caption(of screen: Screen, in locale: StoreLocale) -> String? {
        guard let texts = captions[screen.fullName] else { return nil }
        if let text = texts[locale.code] { return text }
        let related = texts.keys.filter { $0.hasPrefix(locale.language + "-") || $0 == locale.language }.min()
        // Simplified and traditional Chinese aren't the same text.
        if locale.language != "zh", let related { return texts[related] }
        return texts[Self.defaultKey]
    }
}

/// An error in a template of pictures for the App Store.
package struct StoreTemplateError: Error, Hashable, CustomStringConvertible, StatusError {
    /// The template's file.
    package let path: String
    /// The key in the file, such as `caption.size`; empty for the whole file.
    package let key: String
    package let reason: String

    package var description: String { key.isEmpty ? "\(path): \(reason)" : "\(path): \(key): \(reason)" }

    package var commandStatus: CommandStatus { .badData }
}

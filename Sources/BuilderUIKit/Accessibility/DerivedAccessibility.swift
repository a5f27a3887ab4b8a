import Foundation

/// The accessibility of an object that its class derives from its content; a value that the app sets comes first.
///
/// The classes' values are those that Apple documents or that are generally known of VoiceOver; none was measured.
struct DerivedAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var traits = UIAccessibilityTraits.none
    /// A Boolean value that indicates whether the label is an image's name, for want of a better one.
    var isLabelImageName = false
    /// A Boolean value that indicates whether the value says what the element is, so that it needs no label.
    var isNamedByValue = false
}

extension UIControl {
    /// The traits of the control's state.
    var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}

extension UIButton.ButtonType {
    /// The label of a button with an image of the system; nil for other buttons.
    var accessibilityTitle: String? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: SystemWord.moreInfo.text
        case .contactAdd: SystemWord.add.text
        case .close: SystemWord.close.text
        default: nil
        }
    }
}

extension DerivedAccessibility {
    /// Returns the percentage of a fraction, such as “50%”.
    static func percentage(_ fraction: Double) -> String {
        "\(Int((min(1, max(0, fraction.isFinite ? fraction : 0)) * 100).rounded()))%"
    }

    /// Returns the texts that aren't empty, separated by commas; nil if there is none.
    static func joined(_ texts: [String?]) -> String? {
        let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Takes the label of an image, or else its name.
    @MainActor
    mutating func takeLabel(of image: UIImage?) {
        guard let image else { return }
        if let own = image.accessibilityLabel ?? image.derivedSymbolLabel {
            label = own
        } else if let name = image.nameInTexts, !name.isEmpty {
            label = name.map { "._-/".contains($0) ? " " : String($0) }.joined()
            isLabelImageName = true
        }
    }
}

extension UIImage {
    /// The word that VoiceOver has for a system symbol; nil for other images and for symbols that aren't in this list,
    /// which is from memory.
    fileprivate var derivedSymbolLabel: String? {
        guard isSymbolImage, let name = nameInTexts else { return nil }
        return Self.symbolLabels[name].map(SystemWord.text(of:))
    }

    private static let symbolLabels: [String: String] = [
        "plus": "Add", "plus.circle": "Add", "plus.circle.fill": "Add", "minus": "Remove", "minus.circle": "Remove",
        "minus.circle.fill": "Remove", "xmark": "Close", "xmark.circle": "Close", "xmark.circle.fill": "Close",
        "checkmark": "Selected", "trash": "Delete", "trash.fill": "Delete", "square.and.arrow.up": "Share",
        "square.and.pencil": "Compose", "magnifyingglass": "Search", "gear": "Settings", "gearshape": "Settings",
        "gearshape.fill": "Settings", "ellipsis": "More", "ellipsis.circle": "More", "heart": "Love",
        "heart.fill": "Love", "star": "Favorite", "star.fill": "Favorite", "chevron.left": "Back",
        "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward", "play.fill": "Play",
        "pause.fill": "Pause", "info.circle": "Info", "arrow.clockwise": "Refresh", "camera": "Camera",
        "camera.fill": "Camera", "house": "Home", "house.fill": "Home", "person": "Person", "person.fill": "Person",
        "bookmark": "Bookmark", "bookmark.fill": "Bookmark", "bell": "Notifications", "bell.fill": "Notifications",
    ]
}

import Foundation

/// A row's text, second text and picture. Fonts, colours and distances are those of the cell styles (recalled).
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var image: UIImage?
    public var imageProperties = ImageProperties()

    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Points between the edges and the content; where the superview's margins are larger, those count.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 8)
    /// Both texts in one line, the second at the far side.
    public var prefersSideBySideTextAndSecondaryText = false
    public var alpha: CGFloat = 1
    /// Points.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// Points; 44 for rows.
    var minimumHeight: CGFloat = 44

    // MARK: Kinds

    public static func cell() -> UIListContentConfiguration {
        var result = UIListContentConfiguration()
        result.textProperties.font = .preferredFont(forTextStyle: .body)
        result.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
        return result
    }

    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    public static func valueCell() -> UIListContentConfiguration {
        var result = cell()
        result.prefersSideBySideTextAndSecondaryText = true
        result.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        result.secondaryTextProperties.color = .secondaryLabel
        return result
    }

    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    public static func plainHeader() -> UIListContentConfiguration {
        edge(font: .systemFont(ofSize: 17, weight: .semibold), color: .label, vertical: 4)
    }
    public static func plainFooter() -> UIListContentConfiguration {
        edge(font: .systemFont(ofSize: 15), color: .secondaryLabel, vertical: 4)
    }
    public static func groupedHeader() -> UIListContentConfiguration {
        var result = edge(font: .systemFont(ofSize: 13), color: .secondaryLabel, vertical: 7.5)
        result.textProperties.transform = .uppercase
        return result
    }
    public static func groupedFooter() -> UIListContentConfiguration {
        edge(font: .systemFont(ofSize: 13), color: .secondaryLabel, vertical: 8)
    }
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(font: .systemFont(ofSize: 20, weight: .bold), color: .label, vertical: 7.5)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(font: .systemFont(ofSize: 22, weight: .bold), color: .label, vertical: 7.5)
    }

    private static func edge(font: UIFont, color: UIColor, vertical: CGFloat) -> UIListContentConfiguration {
        var result = UIListContentConfiguration()
        result.textProperties.font = font
        result.textProperties.color = color
        result.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
        result.secondaryTextProperties.color = .secondaryLabel
        result.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: vertical, leading: 0, bottom: vertical, trailing: 8)
        result.minimumHeight = 28
        return result
    }

    // MARK: Showing

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Disabled rows have grey texts.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
        guard isDisabled == true else { return self }
        var result = self
        result.textProperties.color = .tertiaryLabel
        result.secondaryTextProperties.color = .tertiaryLabel
        return result
    }
}

extension UIListContentConfiguration {
    @preconcurrency @MainActor
    public struct TextProperties {
        public enum TextAlignment: Int, Hashable, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }

        public enum TextTransform: Int, Hashable, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3
        }

        public var font: UIFont = .systemFont(ofSize: 17)
        public var color: UIColor = .label
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0 for as many as there are.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform: TextTransform = .none

        /// Makes the colour that is drawn of `color`.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// What is drawn.
        public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    @preconcurrency @MainActor
    public struct ImageProperties {
        /// Stands for the room that symbols get beside the texts of a list.
        public nonisolated static let standardDimension: CGFloat = .greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil for the view's tint.
        public var tintColor: UIColor?
        /// Points.
        public var cornerRadius: CGFloat = 0
        /// Larger pictures are made smaller; 0 for no limit. Points.
        public var maximumSize = CGSize.zero
        /// The room that the picture stands in the middle of, where it is larger than the picture; points.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        /// Makes the tint that is drawn of `tintColor`, or of the view's.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?.transform(color) ?? color
        }

        /// The picture's size and that of its room.
        func sizes(of image: UIImage?) -> (picture: CGSize, room: CGSize) {
            guard var size = image?.size, size.width > 0, size.height > 0 else { return (.zero, .zero) }
            let widest = maximumSize.width > 0 ? maximumSize.width : size.width
            let highest = maximumSize.height > 0 ? maximumSize.height : size.height
            let scale = min(1, widest / size.width, highest / size.height)
            size = CGSize(width: size.width * scale, height: size.height * scale)
            func room(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
                max(reserved == Self.standardDimension ? 28 : reserved, own)
            }
            return (
                size,
                CGSize(
                    width: room(reservedLayoutSize.width, size.width),
                    height: room(reservedLayoutSize.height, size.height))
            )
        }
    }
}

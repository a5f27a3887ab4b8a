import Foundation

extension UIListContentConfiguration {
    /// The standard configurations.
    enum Standard {
        case cell, subtitleCell, valueCell
        case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader
        case plainHeader, plainFooter, groupedHeader, groupedFooter
        case prominentHeader, extraProminentHeader

        /// A Boolean value that indicates whether the configuration is that of a row in a sidebar.
        var isSidebarRow: Bool {
            switch self {
            case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
            default: false
            }
        }
    }

    /// Returns the configuration of a cell in the default style.
    public static func cell() -> UIListContentConfiguration { standard(.cell) }
    /// Returns the configuration of a cell in the `subtitle` style.
    public static func subtitleCell() -> UIListContentConfiguration { standard(.subtitleCell) }
    /// Returns the configuration of a cell in the `value1` style.
    public static func valueCell() -> UIListContentConfiguration { standard(.valueCell) }

    /// Returns the configuration of a sidebar's cell, which is white on the tint color while it is selected.
    public static func sidebarCell() -> UIListContentConfiguration { standard(.sidebarCell) }
    /// Returns the configuration of a sidebar's cell with a subtitle.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { standard(.sidebarSubtitleCell) }
    /// Returns the configuration of a cell in a sidebar that another one accompanies, as high as `cell()`.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { standard(.accompaniedSidebarCell) }
    /// Returns the configuration of a cell with a subtitle in a sidebar that another one accompanies.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        standard(.accompaniedSidebarSubtitleCell)
    }

    /// Returns the configuration of a plain list's header.
    public static func plainHeader() -> UIListContentConfiguration { standard(.plainHeader) }
    /// Returns the configuration of a plain list's footer.
    public static func plainFooter() -> UIListContentConfiguration { standard(.plainFooter) }
    /// Returns the configuration of a grouped list's header.
    public static func groupedHeader() -> UIListContentConfiguration { standard(.groupedHeader) }
    /// Returns the configuration of a grouped list's footer.
    public static func groupedFooter() -> UIListContentConfiguration { standard(.groupedFooter) }
    /// Returns the configuration of a header; the same as `groupedHeader()` here.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// Returns the configuration of a footer; the same as `groupedFooter()` here.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// Returns the configuration of a sidebar's header, in bold 20 points.
    public static func sidebarHeader() -> UIListContentConfiguration { standard(.sidebarHeader) }
    /// Returns the configuration of a prominent header, in bold 20 points.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { standard(.prominentHeader) }
    /// Returns the configuration of an extra prominent header, in bold 22 points.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        standard(.extraProminentHeader)
    }

    private static func standard(_ standard: Standard) -> UIListContentConfiguration {
        var result = UIListContentConfiguration()
        result.standard = standard
        result.isOfIOS26 = UITraitCollection.current.isIOS26
        result.take(Defaults(standard, isIOS26: result.isOfIOS26))
        return result
    }

    // MARK: Looks

    /// Returns the configuration in the look of traits.
    ///
    /// Values that are still those of the standard configuration are replaced; the app's own stay.
    func adapted(to traits: UITraitCollection) -> UIListContentConfiguration {
        guard let standard, traits.isIOS26 != isOfIOS26 else { return self }
        var result = self
        result.isOfIOS26 = traits.isIOS26
        result.take(
            Defaults(standard, isIOS26: traits.isIOS26), replacing: Defaults(standard, isIOS26: isOfIOS26))
        return result
    }

    /// Returns the configuration of a selected row: in a sidebar, the standard colors are white on the tint color (not
    /// measured).
    func selected() -> UIListContentConfiguration {
        guard let standard, standard.isSidebarRow else { return self }
        let defaults = Defaults(standard, isIOS26: isOfIOS26)
        var result = self
        if textProperties.color == defaults.color { result.textProperties.color = .white }
        if secondaryTextProperties.color == defaults.secondaryColor {
            result.secondaryTextProperties.color = .white.withAlphaComponent(0.8)
        }
        if imageProperties.tintColor == nil { result.imageProperties.tintColor = .white }
        return result
    }

    /// Takes the values of a standard configuration, where the own are those of another one.
    private mutating func take(_ new: Defaults, replacing old: Defaults? = nil) {
        func take<Value: Equatable>(_ value: inout Value, _ path: KeyPath<Defaults, Value>) {
            if old == nil || value == old?[keyPath: path] { value = new[keyPath: path] }
        }
        take(&textProperties.font, \.font)
        take(&textProperties.color, \.color)
        take(&textProperties.transform, \.transform)
        take(&secondaryTextProperties.font, \.secondaryFont)
        take(&secondaryTextProperties.color, \.secondaryColor)
        take(&directionalLayoutMargins, \.margins)
        take(&textToSecondaryTextVerticalPadding, \.verticalPadding)
        take(&prefersSideBySideTextAndSecondaryText, \.isSideBySide)
        take(&minimumHeight, \.minimumHeight)
    }

    /// The values in which standard configurations differ from each other and between looks.
    ///
    /// The values of iOS 18 are the cell styles' (not measured); of iOS 26, those of cells are measured, as are the 4
    /// points between the texts of value cells that are below each other. Those of sidebars are not measured.
    @MainActor
    private struct Defaults {
        var font = UIFont.preferredFont(forTextStyle: .body)
        var color = UIColor.label
        var transform = TextProperties.TextTransform.none
        var secondaryFont = UIFont.preferredFont(forTextStyle: .caption1)
        var secondaryColor = UIColor.label
        var margins: NSDirectionalEdgeInsets
        var verticalPadding: CGFloat = 3
        var isSideBySide = false
        var minimumHeight: CGFloat

        init(_ standard: Standard, isIOS26: Bool) {
            let metrics = ListMetrics(UITraitCollection(interfaceDesign: isIOS26 ? .ios26 : .ios18), scale: 1)
            margins = Self.margins(metrics.verticalMargin)
            minimumHeight = metrics.rowHeight
            switch standard {
            case .cell, .subtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
                if isIOS26 { verticalPadding = 0 }
                secondaryFont = .preferredFont(forTextStyle: metrics.subtitleStyle)
            case .sidebarCell, .sidebarSubtitleCell:
                secondaryFont = .preferredFont(forTextStyle: metrics.subtitleStyle)
                secondaryColor = .secondaryLabel
                margins = Self.margins(standard == .sidebarCell ? 11 : 8)
                verticalPadding = 2
                minimumHeight = ListMetrics.initialRowHeight
            case .sidebarHeader:
                setEdge(Self.bold(20, growingAs: .title3), .label, vertical: 8)
                minimumHeight = ListMetrics.initialRowHeight
            case .valueCell:
                isSideBySide = true
                verticalPadding = 4
                secondaryFont = font
                secondaryColor = .secondaryLabel
            case .plainHeader: setEdge(.preferredFont(forTextStyle: .headline), .label, vertical: 4)
            case .plainFooter: setEdge(.preferredFont(forTextStyle: .subheadline), .secondaryLabel, vertical: 4)
            case .groupedHeader:
                setEdge(.preferredFont(forTextStyle: isIOS26 ? .headline : .footnote), .secondaryLabel, vertical: 7.5)
                if metrics.uppercasesHeaders { transform = .uppercase }
                if isIOS26 {
                    margins.top = ListMetrics.groupedHeaderTop
                    margins.bottom = metrics.groupedHeaderBottom
                }
            case .groupedFooter: setEdge(.preferredFont(forTextStyle: .footnote), .secondaryLabel, vertical: 8)
            case .prominentHeader: setEdge(Self.bold(20, growingAs: .title3), .label, vertical: 7.5)
            case .extraProminentHeader: setEdge(Self.bold(22, growingAs: .title2), .label, vertical: 7.5)
            }
        }

        private static func bold(_ size: CGFloat, growingAs style: UIFont.TextStyle) -> UIFont {
            UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: .bold))
        }

        private mutating func setEdge(_ font: UIFont, _ color: UIColor, vertical: CGFloat) {
            self.font = font
            self.color = color
            secondaryFont = .preferredFont(forTextStyle: .footnote)
            secondaryColor = .secondaryLabel
            margins = Self.margins(vertical)
            minimumHeight = ListMetrics.headerHeight
        }

        private static func margins(_ vertical: CGFloat) -> NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(top: vertical, leading: 0, bottom: vertical, trailing: 8)
        }
    }
}

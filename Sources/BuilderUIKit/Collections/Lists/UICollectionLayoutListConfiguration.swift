import Foundation

/// The look of a list in a collection view: a section of rows as in a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The styles of lists.
    public enum Appearance: Int, Hashable, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Sections that are separated by gaps.
        case grouped = 1
        /// Sections with round corners, inset from the sides.
        case insetGrouped = 2
        /// A sidebar: rows inset from the sides, without separators, with round corners while they are selected.
        case sidebar = 3
        /// A sidebar with rows from edge to edge, such as the one beside another sidebar.
        case sidebarPlain = 4
    }

    /// The views above a section.
    public enum HeaderMode: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// A supplementary view of the kind `elementKindSectionHeader`.
        case supplementary = 1
        /// The section's first item, which has the content and the background of a header.
        case firstItemInSection = 2
    }

    /// The views below a section.
    public enum FooterMode: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// A supplementary view of the kind `elementKindSectionFooter`.
        case supplementary = 1
    }

    /// The style of the list.
    public let appearance: Appearance
    /// A Boolean value that indicates whether there are lines between rows; true by default, unless the style is
    /// `sidebar`.
    public var showsSeparators: Bool
    /// The lines between rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns a row's lines; nil to use those of all rows.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// A closure that returns a row's lines from those of all rows.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    /// The padding above each section's header, in points; nil, the default, for the system's. Negative paddings and those
    /// that aren't finite are ignored.
    public var headerTopPadding: CGFloat?
    /// The views that are only as wide as their content; stored without effect. None by default.
    public var contentHuggingElements: UICollectionLayoutListContentHuggingElements = []
    /// The color behind the rows; nil for none.
    public var backgroundColor: UIColor?
    /// The view above each section; none by default.
    public var headerMode: HeaderMode = .none
    /// The view below each section; none by default.
    public var footerMode: FooterMode = .none

    /// Returns the actions behind a row.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Returns the actions behind a row's leading edge, which a swipe shows.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the actions behind a row's trailing edge, which a swipe shows.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates a configuration with a style.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar
        backgroundColor =
            switch appearance {
            case .plain, .sidebarPlain: Self.plainBackground
            case .grouped, .insetGrouped: Self.groupedBackground
            case .sidebar: Self.sidebarBackground
            }
    }

    /// The colors behind the rows, which a panel of glass replaces (not measured).
    private static let sidebarBackground = UIColor.secondarySystemBackground.withoutGlass
    private static let plainBackground = UIColor.systemBackground.withoutGlass
    private static let groupedBackground = UIColor.systemGroupedBackground.withoutGlass

    /// The padding above a section, in points: that of its header.
    var topPadding: CGFloat {
        guard headerMode != .none, let headerTopPadding, headerTopPadding.isFinite else { return 0 }
        return max(0, headerTopPadding)
    }

    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
    var isInset: Bool { appearance == .insetGrouped }
    /// The distance between sections, in points: 35 in grouped lists (measured on iOS 26), 16 in the style `sidebar`
    /// (not measured).
    private var sectionGap: CGFloat { isGrouped ? 35 : appearance == .sidebar ? 16 : 0 }
    /// The distance between the rows and the next section, or the footer, which is directly below the rows.
    var gapAfterRows: CGFloat { footerMode == .none ? sectionGap : 0 }
    /// The distance between the footer and the next section.
    var gapAfterFooter: CGFloat { footerMode == .none ? 0 : sectionGap }
    /// The color of the rows.
    var rowColor: UIColor { isSidebar ? .clear : isGrouped ? .secondarySystemGroupedBackground : Self.plainBackground }
}

extension NSCollectionLayoutSection {
    /// Returns a section that arranges its items as the rows of a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let metrics = ListMetrics(layoutEnvironment.traitCollection, scale: 1)
        func size(_ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        }
        let row = size(metrics.rowHeight)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let side = SystemMargin.tableSide(forWidth: layoutEnvironment.container.contentSize.width)
        if configuration.isInset || configuration.appearance == .sidebar {
            section.contentInsets.leading = side
            section.contentInsets.trailing = side
        }
        section.contentInsets.bottom = configuration.gapAfterRows
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(ListMetrics.headerHeight), elementKind: UICollectionView.elementKindSectionHeader,
                    alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(ListMetrics.headerHeight), elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout all of whose sections are lists with one look.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// Returns the look of a section that is a list; nil for other sections.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        solvedSections.indices.contains(section) ? solvedSections[section].list : nil
    }
}

/// The views of a list that are only as wide as their content.
public struct UICollectionLayoutListContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Headers.
    public static let supplementaryHeader = UICollectionLayoutListContentHuggingElements(rawValue: 1)
}

import Foundation
import Render

/// An open menu: a card with a row for each element, beside what opened it or, in front of its blurred window, beside a
/// preview.
///
/// Its lengths and colors are not measured: a card of 250 points with rows of 44, wider at accessibility text sizes.
@MainActor
final class MenuView: UIView {
    override var privateClassName: String? { "_UIContextMenuView" }
    /// Called with an action that is tapped.
    var choose: ((UIAction) -> Void)?
    /// Called when the preview is tapped.
    var didTapPreview: (() -> Void)?
    /// Called when the menu has been closed.
    var didClose: (() -> Void)?
    /// A Boolean value that indicates whether the elements are listed from bottom to top in a menu above its source.
    var listsFirstElementNearest = false
    /// The responder whose chain performs commands; nil for the source.
    weak var commandResponder: UIResponder?
    private let source: UIView
    /// The rectangle of the source beside which the card opens; nil for the bounds.
    private let location: CGRect?
    private let preview: ContextMenuPreview?
    private let glass = GlassView(frame: .zero)
    private let card = UIScrollView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    /// Elements without a separator between them.
    private struct Section {
        var elements: [UIMenuElement] = []
        let size: UIMenu.ElementSize
        var rows: [MenuRow] = []
    }

    private var sections: [Section] = []
    private var separators: [UIView] = []
    /// The menus from the opened one to the shown submenu.
    private var path: [UIMenu]

    init(_ menu: UIMenu, source: UIView, location: CGRect? = nil, preview: ContextMenuPreview? = nil) {
        path = [menu]
        self.location = preview == nil ? location : nil
        self.source = preview ?? source
        self.preview = preview
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.textColor = .secondaryLabel
        titleLabel.numberOfLines = 0
        card.clipsToBounds = true
        card.layer.cornerCurve = .continuous
        traitOverrides.userInterfaceLevel = .elevated
        glass.glassTint = .systemBackground
        if let preview {
            let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
            backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(backdrop)
            addSubview(preview)
        }
        addSubview(glass)
        addSubview(card)
        card.addSubview(titleLabel)
        showMenu()
    }

    required init?(coder: NSCoder) { nil }

    override func textSizeMayHaveChanged() { setNeedsLayout() }

    // MARK: Elements

    private func showMenu() {
        guard let menu = path.last else { return }
        for view in sections.flatMap(\.rows) { view.removeFromSuperview() }
        for view in separators { view.removeFromSuperview() }
        titleLabel.text = menu.title
        titleLabel.isHidden = menu.title.isEmpty
        sections = Self.sections(of: menu)
        for index in sections.indices { sections[index].rows = sections[index].elements.map(makeRow) }
        separators = sections.dropFirst().map { _ in UIView(frame: .zero) }
        for view in separators { card.addSubview(view) }
        for row in sections.flatMap(\.rows) { card.addSubview(row) }
        setNeedsLayout()
    }

    /// Returns the visible elements; a menu that is displayed inline is a section of its own.
    private static func sections(of menu: UIMenu) -> [Section] {
        let size = menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
        var sections = [Section(size: size)]
        for child in menu.providedChildren {
            if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
                sections += Self.sections(of: inline)
                sections.append(Section(size: size))
            } else if !child.menuAttributes.contains(.hidden) {
                sections[sections.count - 1].elements.append(child)
            }
        }
        return sections.filter { !$0.elements.isEmpty }
    }

    private func makeRow(_ element: UIMenuElement) -> MenuRow {
        let row = MenuRow(element)
        row.addAction(
            UIAction { [weak self, weak row] _ in if let row { self?.didTap(row.element) } }, for: .touchUpInside)
        return row
    }

    private func didTap(_ element: UIMenuElement) {
        if let menu = element as? UIMenu {
            path.append(menu)
            showMenu()
        } else if let action = element as? UIAction {
            choose?(action)
            if !action.attributes.contains(.keepsMenuPresented) { close() }
        } else if let command = element as? UICommand {
            perform(command)
            if !command.attributes.contains(.keepsMenuPresented) { close() }
        }
    }

    /// Performs a command on the first object of the responder chain that has its method.
    private func perform(_ command: UICommand) {
        for responder in [window?.firstResponder, commandResponder ?? source].compactMap(\.self) {
            guard let target = responder.target(forAction: command.action, withSender: command) else { continue }
            command.action.perform(on: target as AnyObject, [command])
            return
        }
    }

    /// Replaces the shown menu.
    func updateMenu(_ block: (UIMenu) -> UIMenu) {
        guard let menu = path.last else { return }
        path[path.count - 1] = block(menu)
        showMenu()
    }

    /// Removes the menu. Later calls have no effect: a tap on the preview may have closed it already.
    func close() {
        guard superview != nil else { return }
        removeFromSuperview()
        didClose?()
        didClose = nil
    }

    /// A touch beside the card closes the menu, and one of the preview is told before.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { card.frame.contains($0.location(in: self)) }) { return }
        if let preview, touches.contains(where: { preview.frame.contains($0.location(in: self)) }) { didTapPreview?() }
        close()
    }

    // MARK: Layout

    private static let width: CGFloat = 250
    private static let margin: CGFloat = 8
    private static let titleMargin: CGFloat = 16

    override func layoutSubviews() {
        super.layoutSubviews()
        let isIOS26 = traitCollection.isIOS26
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let isAccessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let metrics = UIFontMetrics(forTextStyle: .body)
        let preferred =
            isAccessible ? metrics.scaledValue(for: Self.width, compatibleWith: traitCollection) : Self.width
        let width = max(0, min(preferred, area.width))
        let length = sections.isEmpty ? 0 : layOutRows(width: width, inset: isIOS26 ? 8 : 0, isReversed: false)
        preview?.place(in: area, menuLength: length)
        let gap = preview == nil ? Self.margin : ContextMenuPreview.gap
        let anchor = source.convert(location ?? source.bounds, to: self)
        let below = area.maxY - anchor.maxY - gap
        let above = anchor.minY - gap - area.minY
        let isBelow = below >= length || below >= above
        if listsFirstElementNearest, !isBelow {
            _ = layOutRows(width: width, inset: isIOS26 ? 8 : 0, isReversed: true)
        }
        let height = max(0, min(length, isBelow ? below : above))
        // The card is at the source's leading edge where it fits, and otherwise at its trailing one.
        let x = isRightToLeft ? anchor.maxX - width : anchor.minX
        let other = isRightToLeft ? anchor.minX : anchor.maxX - width
        let fits = x >= area.minX && x + width <= area.maxX
        card.frame = CGRect(
            x: min(max(fits ? x : other, area.minX), max(area.minX, area.maxX - width)),
            y: isBelow ? anchor.maxY + gap : anchor.minY - gap - height, width: width, height: height)
        card.contentSize = CGSize(width: width, height: length)
        let radius: CGFloat = isIOS26 ? 34 : 12
        card.layer.cornerRadius = radius
        card.backgroundColor = isIOS26 ? nil : .secondarySystemGroupedBackground
        glass.frame = card.frame
        glass.layer.cornerRadius = radius
        card.isHidden = sections.isEmpty
        glass.isHidden = !isIOS26 || sections.isEmpty
        layer.shadowOpacity = isIOS26 || preview != nil ? 0 : 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
    }

    /// Places the rows in the card and returns the length of all.
    private func layOutRows(width: CGFloat, inset: CGFloat, isReversed: Bool) -> CGFloat {
        let isIOS26 = traitCollection.isIOS26
        let hairline = 1 / layoutScale
        var y = inset
        if !titleLabel.isHidden {
            titleLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
            let available = CGSize(width: max(0, width - 2 * Self.titleMargin), height: 10_000)
            let height = titleLabel.sizeThatFits(available).height
            titleLabel.frame = CGRect(x: Self.titleMargin, y: y + 7, width: available.width, height: height)
            y += height + 14
        }
        let listed = sections.filter { columns(of: $0) == 1 }.flatMap(\.rows)
        let hasStates = listed.contains { $0.isOn }
        let hasImages = listed.contains { $0.element.image != nil }
        for (index, section) in (isReversed ? sections.reversed() : sections).enumerated() {
            if index > 0 {
                let separator = separators[index - 1]
                // Sections are apart by a band before iOS 26, and by a line from then on.
                let gap: CGFloat = isIOS26 ? 17 : 8
                separator.frame =
                    isIOS26
                    ? CGRect(x: 24, y: y + 8, width: max(0, width - 48), height: hairline)
                    : CGRect(x: 0, y: y, width: width, height: gap)
                separator.backgroundColor = isIOS26 ? .separator : .systemGroupedBackground
                y += gap
            }
            let columns = columns(of: section)
            guard columns == 1 else {
                y = layOutTiles(section, columns: columns, y: y, width: width, inset: inset)
                continue
            }
            for (number, row) in (isReversed ? section.rows.reversed() : section.rows).enumerated() {
                row.placement = MenuRow.Placement(
                    hasStates: hasStates, hasLeadingImages: isIOS26 && hasImages,
                    hasHairline: !isIOS26 && number > 0)
                let height = row.height(width: width)
                row.frame = CGRect(x: 0, y: y, width: width, height: height)
                y += height
            }
        }
        return y + inset
    }

    /// Returns the number of a section's elements beside each other: at most four small or three medium ones, which
    /// share the width evenly (not measured), and one at accessibility text sizes.
    private func columns(of section: Section) -> Int {
        guard !traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        switch section.size {
        case .small: return min(4, section.rows.count)
        case .medium: return min(3, section.rows.count)
        case .large, .automatic: return 1
        }
    }

    /// Places elements beside each other and returns the y of what is below them.
    private func layOutTiles(
        _ section: Section, columns: Int, y: CGFloat, width: CGFloat, inset: CGFloat
    ) -> CGFloat {
        var y = y
        let room = max(0, width - 2 * inset)
        for start in stride(from: 0, to: section.rows.count, by: columns) {
            let line = section.rows[start..<min(start + columns, section.rows.count)]
            let length = room / CGFloat(columns)
            for row in line {
                row.placement = MenuRow.Placement(
                    tile: section.size == .medium ? .imageAndTitle : .image,
                    hasHairline: !traitCollection.isIOS26 && start > 0)
            }
            let height = line.map { $0.height(width: length) }.max() ?? 0
            for (column, row) in line.enumerated() {
                let place = isRightToLeft ? columns - 1 - column : column
                row.frame = CGRect(x: inset + CGFloat(place) * length, y: y, width: length, height: height)
            }
            y += height
        }
        return y
    }
}

extension UIWindow {
    /// Opens a menu beside a view in the window, in place of one that is open.
    ///
    /// - Parameters:
    ///   - sender: the sender of the menu's actions.
    ///   - commandResponder: the responder whose chain performs the menu's commands; nil for the source.
    ///   - willPerform: called with a chosen action before it is performed.
    func openMenu(
        _ menu: UIMenu, from source: UIView, sender: AnyObject, commandResponder: UIResponder? = nil,
        willPerform: @escaping (UIAction) -> Void = { _ in }
    ) {
        closeMenu()
        let view = MenuView(menu, source: source)
        view.commandResponder = commandResponder
        view.choose = { [weak sender] action in
            willPerform(action)
            action.perform(sender: sender)
        }
        view.frame = bounds
        addSubview(view)
    }

    /// Closes the open menu, if there is one.
    func closeMenu() { for case let view as MenuView in subviews { view.close() } }
}

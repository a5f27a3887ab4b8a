import Foundation

extension UINavigationBar {
    private enum Metrics {
        /// The back button's leading inset: 8 points to the chevron.
        static let backInset: CGFloat = 8
        /// The space below the large title, in points.
        static let largeTitleBottom: CGFloat = 8
    }

    private var itemMargin: CGFloat { BarMetrics.itemMargin(forWidth: bounds.width, traits: traitCollection) }
    private var leadingSafeInset: CGFloat { isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left }
    private var trailingSafeInset: CGFloat { isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right }
    private var leadingMargin: CGFloat { itemMargin + leadingSafeInset }
    private var trailingMargin: CGFloat { itemMargin + trailingSafeInset }

    func layOutBar() {
        let appearance = effectiveAppearance
        let above = navigationController == nil ? topAttachedExtension : backgroundExtension
        showBackground(
            appearance, in: CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above))
        let isIOS26 = traitCollection.isIOS26
        let height =
            isIOS26
            ? PlatterMetrics.barButtonHeight : bounds.height - promptHeight - largeTitleHeight - searchHeight
        placeSearchBar()
        let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: height)
        guard !hidesContent else { return hideContent() }
        backButton.isHidden = !showsBackButton
        if let shownTitleView, shownTitleView !== topItem?.titleView { shownTitleView.removeFromSuperview() }
        shownTitleView = topItem?.titleView
        updateTitleMenu()
        let room = isIOS26 ? placeOnPlatters(in: row, appearance) : placeItems(in: row, appearance)
        placeTitle(in: row, appearance, from: room.start, to: room.end)
        placeLargeTitle(appearance)
        placeLines(in: row, appearance, from: room.start, to: room.end)
        if isRightToLeft { mirrorSubviews() }
    }

    // MARK: Search

    private func placeSearchBar() {
        let searchBar = searchHeight > 0 ? topItem?.searchController?.searchBar : nil
        if let old = shownSearchBar, old !== searchBar, old.superview === self { old.removeFromSuperview() }
        shownSearchBar = searchBar
        guard let searchBar else { return }
        if searchBar.superview !== self { addSubview(searchBar) }
        searchBar.frame = CGRect(x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
    }

    private func hideContent() {
        showPlatters([])
        keepButtons([])
        shownTitleView?.removeFromSuperview()
        lines?.removeAll(from: self)
        titleMenu?.isEnabled = false
        for view in [backButton, titleLabel, largeTitleLabel] { view.isHidden = true }
    }

    // MARK: Items

    /// Places the back button and the items, and returns the ends of the title's room.
    private func placeItems(in row: CGRect, _ appearance: UINavigationBarAppearance) -> (start: CGFloat, end: CGFloat) {
        showPlatters([])
        let right = placeButtons(topItem?.shownTrailingItems ?? [], in: row, appearance, atEnd: true, from: nil)
        let leftItems = leadingItems
        let end = right.space
        var start = leadingMargin
        let titleWidth = titleNaturalWidth(appearance)
        if showsBackButton { start = placeBackButton(in: row, appearance, titleWidth: titleWidth, end: end) }
        var used = right.views
        if !leftItems.isEmpty {
            let left = placeButtons(
                leftItems, in: row, appearance, atEnd: false, from: showsBackButton ? start + BarMetrics.itemGap : nil)
            start = left.space
            used += left.views
        } else if !showsBackButton {
            start = leadingMargin - BarMetrics.itemGap
        }
        let room = (start: start + BarMetrics.itemGap, end: row.width - end - BarMetrics.itemGap)
        let center = placeButtons(centerItems, in: row, appearance, atEnd: false, from: 0)
        if let place = centerStart(ofWidth: center.space, titleWidth, in: room, gap: BarMetrics.itemGap) {
            for view in center.views { view.frame.origin.x += place }
            used += center.views
        } else {
            for view in center.views { view.removeFromSuperview() }
        }
        keepButtons(used)
        return room
    }

    // MARK: Center

    /// A Boolean value that indicates whether the title is at the leading side and leaves the center to items.
    private var hasLeadingTitle: Bool {
        guard let topItem, topItem.style != .navigator else { return false }
        return traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass != .compact
    }

    private var centerItems: [UIBarButtonItem] { hasLeadingTitle ? topItem?.shownCenterItems ?? [] : [] }

    /// Returns the start of items in the center of the bar, or as near to it as the title before them and the items at
    /// the trailing edge let them be; nil if they don't fit.
    private func centerStart(
        ofWidth width: CGFloat, _ titleWidth: CGFloat, in room: (start: CGFloat, end: CGFloat), gap: CGFloat
    ) -> CGFloat? {
        let first = room.start + (titleWidth > 0 ? titleWidth + gap : 0)
        guard width > 0, first + width <= room.end else { return nil }
        return min(max(pixelSnapped((bounds.width - width) / 2), first), room.end - width)
    }

    private var leadingItems: [UIBarButtonItem] {
        let items = topItem?.shownLeadingItems ?? []
        guard let columnItem, !items.contains(where: { $0 === columnItem }) else { return items }
        return [columnItem] + items
    }

    /// Shows these buttons and no others.
    private func keepButtons(_ used: [BarButtonView]) {
        for view in buttonViews where !used.contains(where: { $0 === view }) { view.removeFromSuperview() }
        buttonViews = used
    }

    // MARK: Platters

    /// Places the back button and the items on platters, and returns the ends of the title's room.
    private func placeOnPlatters(
        in row: CGRect, _ appearance: UINavigationBarAppearance
    ) -> (start: CGFloat, end: CGFloat) {
        let gap = PlatterMetrics.gap
        func margin(_ safeInset: CGFloat) -> CGFloat {
            PlatterMetrics.sideMargin(forWidth: bounds.width, safeInset: safeInset, traits: traitCollection)
        }
        showTitle(appearance)
        var platters: [BarPlatter] = []
        var start = margin(leadingSafeInset)
        if showsBackButton {
            backButton.frame = CGRect(x: start, y: row.minY, width: row.height, height: row.height)
            showBackButton("", appearance)
            backButton.accessibilityLabel = backTitles.first
            backButton.layOutNow()
            platters.append(BarPlatter(frame: backButton.frame))
            start = backButton.frame.maxX + gap
        }
        let left = platterRow(leadingItems, in: row, appearance).layOut(from: start)
        let right = platterRow(topItem?.shownTrailingItems ?? [], in: row, appearance)
            .layOut(from: margin(trailingSafeInset))
        let room = (
            start: left.buttons.isEmpty ? start : left.end + gap,
            end: row.width - right.end - (right.buttons.isEmpty ? 0 : gap)
        )
        let items = platterRow(centerItems, in: row, appearance)
        var center = items.layOut(from: 0)
        if let place = centerStart(ofWidth: center.end, titleNaturalWidth(appearance), in: room, gap: gap) {
            center = items.layOut(from: place)
        } else {
            for button in center.buttons { button.view.removeFromSuperview() }
            center = ([], [], 0)
        }
        let buttons = left.buttons + center.buttons + right.buttons.map { $0.mirrored(inWidth: row.width) }
        for button in buttons { button.view.frame = button.frame.offsetBy(dx: 0, dy: row.minY) }
        keepButtons(buttons.map(\.view))
        let mirrored = right.platters.map { $0.mirrored(inWidth: row.width) }
        platters += (left.platters + center.platters + mirrored).map { platter in
            var platter = platter
            platter.frame.origin.y += row.minY
            return platter
        }
        showPlatters(isRightToLeft ? platters.map { $0.mirrored(inWidth: row.width) } : platters)
        return room
    }

    private func platterRow(
        _ items: [UIBarButtonItem], in row: CGRect, _ appearance: UINavigationBarAppearance
    ) -> PlatterRow { PlatterRow(items, height: row.height) { button(for: $0, appearance) } }

    // MARK: Back

    var showsBackButton: Bool {
        guard let top = topItem, backItem != nil, !top.hidesBackButton else { return false }
        return top.shownLeadingItems.isEmpty || top.leftItemsSupplementBackButton
    }

    /// The candidate titles of the back button, the preferred one first; an empty title stands for the chevron alone.
    private var backTitles: [String] {
        guard let back = backItem, let top = topItem else { return [""] }
        let word = SystemWord.back.text
        if let title = back.backBarButtonItem?.title { return title.isEmpty ? [""] : [title, word, ""] }
        if let title = back.backButtonTitle { return title.isEmpty ? [""] : [title, word, ""] }
        switch top.backButtonDisplayMode {
        case .minimal: return [""]
        case .generic: return [word, ""]
        case .default:
            let title = back.title ?? ""
            return title.isEmpty ? [word, ""] : [title, word, ""]
        }
    }

    /// Places the back button and returns its trailing end.
    private func placeBackButton(
        in row: CGRect, _ appearance: UINavigationBarAppearance, titleWidth: CGFloat, end: CGFloat
    ) -> CGFloat {
        let inset = Metrics.backInset + leadingSafeInset
        // The title stays centered if possible; otherwise it is displayed in full beside a shorter back button.
        let centered = (row.width - titleWidth) / 2 - BarMetrics.itemGap
        let beside = row.width - end - titleWidth - 2 * BarMetrics.itemGap
        let titles = backTitles
        for (index, title) in titles.enumerated() {
            showBackButton(title, appearance)
            let width = backButton.naturalWidth
            let limit = index == 0 || titleWidth == 0 ? centered : max(centered, beside)
            if inset + width <= limit || index == titles.count - 1 {
                backButton.frame = CGRect(x: inset, y: row.minY, width: width, height: row.height)
                backButton.layOutNow()
                return inset + width
            }
        }
        return inset
    }

    private func showBackButton(_ title: String, _ appearance: UINavigationBarAppearance) {
        let item = backItem?.backBarButtonItem
        backButton.ownTintColor = item?.tintColor ?? (traitCollection.isIOS26 ? ownTintColor ?? .label : nil)
        backButton.indicatorImage = appearance.backIndicatorImage ?? backIndicatorImage
        let attributes = appearance.backButtonAppearance.normal.titleTextAttributes
            .merging(item?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        backButton.show(title, attributes: attributes)
    }

    // MARK: Buttons

    /// Returns the button of an item, in the bar and as the item is now.
    private func button(for item: UIBarButtonItem, _ appearance: UINavigationBarAppearance) -> BarButtonView {
        let view = buttonViews.first { $0.item === item } ?? BarButtonView(item: item)
        item.bar = self
        if view.superview !== self { addSubview(view) }
        view.update(item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance, in: self)
        return view
    }

    /// Places items from one side inward and returns their views and the space that they take from that side.
    private func placeButtons(
        _ items: [UIBarButtonItem], in row: CGRect, _ appearance: UINavigationBarAppearance, atEnd: Bool,
        from inset: CGFloat?
    ) -> (views: [BarButtonView], space: CGFloat) {
        var views: [BarButtonView] = []
        let margin = atEnd ? trailingMargin : leadingMargin
        var offset = inset ?? margin
        for item in items where !item.isHidden && item.systemItem != .flexibleSpace {
            if item.systemItem == .fixedSpace {
                offset += item.width
                continue
            }
            let view = button(for: item, appearance)
            if !views.isEmpty { offset += BarMetrics.itemGap }
            let size = view.naturalSize(maximumHeight: row.height)
            let x = atEnd ? row.width - offset - size.width : offset
            let y = row.minY + centered(size.height, in: row.height)
            view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
            offset += size.width
            views.append(view)
        }
        return (views, views.isEmpty && inset == nil ? margin - BarMetrics.itemGap : offset)
    }

    // MARK: Title

    private func titleNaturalWidth(_ appearance: UINavigationBarAppearance) -> CGFloat {
        showTitle(appearance)
        if let item = topItem, let view = item.titleView { return item.adoptedSize(of: view).width }
        guard !titleLabel.isHidden else { return 0 }
        return titleLabel.sizeThatFits(CGSize(width: 10_000, height: BarMetrics.navigationBarHeight)).width
            + titleMenuRoom
    }

    /// The room that the indicator of a menu needs beside the title, in points.
    private var titleMenuRoom: CGFloat { titleLabel.isHidden ? 0 : titleMenu?.room(isLarge: false) ?? 0 }

    private func updateTitleMenu() {
        let hasMenu = topItem?.hasTitleMenu ?? false
        if hasMenu, titleMenu == nil { titleMenu = NavigationTitleMenu(of: self) }
        titleMenu?.isEnabled = hasMenu
    }

    private func showTitle(_ appearance: UINavigationBarAppearance) {
        let own = traitCollection.isIOS26 ? topItem?.attributedTitle : nil
        let title = own.map { String($0.characters) } ?? topItem?.title
        titleLabel.show(
            title, font: BarMetrics.font(.semibold, for: traitCollection), color: .label,
            attributes: appearance.titleTextAttributes)
        if let own { titleLabel.attributedText = titleLabel.completed(own, appearance.titleTextAttributes) }
        titleLabel.isHidden = topItem?.titleView != nil || (title ?? "").isEmpty || largeTitleHeight > 0
    }

    /// Places the title in the bar's center, or off center if the buttons leave no space there; the title is truncated
    /// if it doesn't fit between the buttons.
    private func placeTitle(
        in row: CGRect, _ appearance: UINavigationBarAppearance, from start: CGFloat, to end: CGFloat
    ) {
        let available = max(0, end - start)
        var size: CGSize
        let view: UIView
        if let item = topItem, let titleView = item.titleView {
            view = titleView
            size = item.adoptedSize(of: titleView)
            if titleView.superview !== self { addSubview(titleView) }
        } else {
            view = titleLabel
            size = titleLabel.sizeThatFits(CGSize(width: 10_000, height: row.height))
            // The title's label is a whole number of points high on iOS 26 (recorded: 21 for a line of 20.3).
            if traitCollection.isIOS26 { size.height = size.height.rounded(.up) }
        }
        let menuRoom = titleMenuRoom
        size.width = min(size.width, max(0, available - menuRoom))
        size.height = min(size.height, row.height)
        let width = size.width + menuRoom
        var x = traitCollection.isIOS26 ? centered(width, in: row.width) : (row.width - width) / 2
        x = hasLeadingTitle ? start : min(max(x, start), max(start, end - width))
        let adjustment = appearance.titlePositionAdjustment
        // A subtitle moves the title up.
        let room = row.height - (topItem?.titleView == nil ? subtitleHeight(appearance) : 0)
        view.frame = CGRect(
            x: pixelSnapped(x) + adjustment.horizontal,
            y: row.minY + centered(size.height, in: room) + adjustment.vertical,
            width: size.width, height: size.height)
        guard let titleMenu else { return }
        titleMenu.placeIndicator(after: titleLabel.frame, isVisible: !titleLabel.isHidden)
        titleMenu.placeField(in: CGRect(x: start, y: row.minY, width: available, height: row.height))
        if titleMenu.field != nil { titleLabel.isHidden = true }
    }

    private func placeLargeTitle(_ appearance: UINavigationBarAppearance) {
        largeTitleLabel.isHidden = largeTitleHeight <= 0
        guard largeTitleHeight > 0 else { return }
        let own = traitCollection.isIOS26 ? topItem?.largeTitle : nil
        largeTitleLabel.show(
            own ?? topItem?.title, font: BarMetrics.largeTitleFont(for: traitCollection), color: .label,
            attributes: appearance.largeTitleTextAttributes)
        let side = SystemMargin.side(forWidth: bounds.width) + leadingSafeInset
        let size = largeTitleLabel.sizeThatFits(CGSize(width: 10_000, height: largeTitleHeight))
        let isIOS26 = traitCollection.isIOS26
        // A title of an accessibility size leaves less than the usual space below it.
        let bottom = isIOS26 ? PlatterMetrics.largeTitleBottom : Metrics.largeTitleBottom
        let y = max(0, largeTitleHeight - bottom - largeSubtitleHeight - size.height)
        let room = max(0, bounds.width - 2 * side - (titleMenu?.room(isLarge: true) ?? 0))
        largeTitleLabel.frame = CGRect(
            x: side, y: bounds.height - searchHeight - largeTitleHeight + pixelSnapped(y),
            width: isIOS26 ? min(size.width, room) : room, height: size.height)
        var text = largeTitleLabel.frame
        text.size.width = min(size.width, room)
        titleMenu?.placeIndicator(after: text, isVisible: true)
    }

    // MARK: Right to left

    private func mirrorSubviews() {
        for view in itemViews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}

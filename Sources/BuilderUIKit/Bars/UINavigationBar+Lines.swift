import Foundation

/// The lines above and below a navigation bar's title: the prompt and, in the look of iOS 26, the subtitles.
@MainActor
struct NavigationBarLines {
    fileprivate let prompt = UILabel(frame: .zero)
    fileprivate let subtitle = UILabel(frame: .zero)
    fileprivate let largeSubtitle = UILabel(frame: .zero)
    /// The visible lines, and the app's views in place of the subtitles.
    private(set) var views: [UIView] = []

    /// Shows these lines and no others. A view of the app may be in another bar by now.
    fileprivate mutating func keep(_ used: [UIView], in bar: UIView) {
        for view in views where view.superview === bar && !used.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        for view in used where view.superview !== bar { bar.addSubview(view) }
        views = used
    }

    mutating func removeAll(from bar: UIView) { keep([], in: bar) }
}

extension UINavigationBar {
    /// The fonts of the lines, which are those of text at the size Large (not measured).
    @MainActor
    private enum LineFont {
        static let prompt = UIFont.systemFont(ofSize: 12)
        static let subtitle = UIFont.systemFont(ofSize: 12)
        static let largeSubtitle = UIFont.systemFont(ofSize: 15)
    }

    /// The height of the subtitle in points, or 0 if there is none.
    func subtitleHeight(_ appearance: UINavigationBarAppearance) -> CGFloat {
        guard traitCollection.isIOS26, largeTitleHeight == 0, let item = topItem else { return 0 }
        if let view = item.subtitleView { return item.adoptedSize(of: view).height }
        guard item.hasSubtitle else { return 0 }
        return ((appearance.subtitleTextAttributes[.font] as? UIFont) ?? LineFont.subtitle).lineHeight.rounded(.up)
    }

    /// The height of the line below a large title in points, or 0 if there is none.
    var largeSubtitleHeight: CGFloat {
        guard traitCollection.isIOS26, let item = topItem else { return 0 }
        if let view = item.largeSubtitleView { return item.adoptedSize(of: view).height }
        guard item.largeSubtitle != nil || item.hasSubtitle else { return 0 }
        let font = effectiveAppearance.largeSubtitleTextAttributes[.font] as? UIFont
        return (font ?? LineFont.largeSubtitle).lineHeight.rounded(.up)
    }

    /// Shows the lines of the top item: the prompt above the row, and the subtitle below the title or the large title.
    func placeLines(in row: CGRect, _ appearance: UINavigationBarAppearance, from start: CGFloat, to end: CGFloat) {
        let prompt = promptHeight > 0 ? topItem?.prompt : nil
        let subtitleHeight = subtitleHeight(appearance)
        let largeHeight = largeTitleHeight > 0 ? largeSubtitleHeight : 0
        guard prompt != nil || subtitleHeight > 0 || largeHeight > 0, let item = topItem else {
            lines?.removeAll(from: self)
            return
        }
        var lines = lines ?? NavigationBarLines()
        var used: [UIView] = []
        if let prompt {
            lines.prompt.show(prompt, font: LineFont.prompt, color: .label, attributes: [:])
            used.append(lines.prompt)
            place(lines.prompt, within: CGRect(x: 0, y: 0, width: row.width, height: row.minY))
        }
        if subtitleHeight > 0 {
            lines.subtitle.show(
                item.subtitle, item.attributedSubtitle, font: LineFont.subtitle, appearance.subtitleTextAttributes)
            let view = item.subtitleView ?? lines.subtitle
            used.append(view)
            // Without a title, the subtitle has the whole row.
            let top = titleBottom
            let room = CGRect(
                x: start, y: top ?? row.minY, width: max(0, end - start),
                height: top == nil ? row.height : subtitleHeight)
            place(view, within: room, around: topItem?.titleView == nil ? titleLabel.center.x : row.midX)
        }
        if largeHeight > 0 {
            let attributed = item.largeSubtitle == nil ? item.attributedSubtitle : nil
            lines.largeSubtitle.show(
                item.largeSubtitle ?? item.subtitle, attributed, font: LineFont.largeSubtitle,
                appearance.largeSubtitleTextAttributes)
            let view = item.largeSubtitleView ?? lines.largeSubtitle
            used.append(view)
            let title = largeTitleLabel.frame
            let width = min(size(of: view).width, max(0, bounds.width - 2 * title.minX))
            view.frame = CGRect(x: title.minX, y: title.maxY, width: width, height: largeHeight)
        }
        lines.keep(used, in: self)
        self.lines = lines
    }

    /// The lower edge of the title or of the view in its place, in points; nil if there is neither.
    private var titleBottom: CGFloat? {
        if let view = topItem?.titleView { return view.frame.maxY }
        return titleLabel.isHidden ? nil : titleLabel.frame.maxY
    }

    private func size(of view: UIView) -> CGSize {
        if let item = topItem, view === item.subtitleView || view === item.largeSubtitleView {
            return item.adoptedSize(of: view)
        }
        return view.sizeThatFits(CGSize(width: 10_000, height: bounds.height))
    }

    /// Centers a line in a room, around a place if it fits there.
    private func place(_ view: UIView, within room: CGRect, around center: CGFloat? = nil) {
        let natural = size(of: view)
        let width = min(natural.width, room.width)
        let height = min(natural.height, room.height)
        let x = min(max((center ?? room.midX) - width / 2, room.minX), max(room.minX, room.maxX - width))
        view.frame = CGRect(
            x: pixelSnapped(x), y: room.minY + centered(height, in: room.height), width: width, height: height)
    }
}

extension UINavigationItem {
    fileprivate var hasSubtitle: Bool { attributedSubtitle != nil || !(subtitle ?? "").isEmpty }
}

extension UILabel {
    /// Shows a text, or in its place an attributed one, in the secondary color.
    fileprivate func show(
        _ text: String?, _ attributed: AttributedString?, font: UIFont, _ attributes: [NSAttributedString.Key: Any]
    ) {
        show(text, font: font, color: .secondaryLabel, attributes: attributes)
        if let attributed { attributedText = completed(attributed, attributes) }
    }

    /// Returns a text with the label's font and color, and further attributes, where it has none of its own.
    func completed(_ text: AttributedString, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let source = NSAttributedString(text)
        let result = NSMutableAttributedString(attributedString: source)
        let whole = NSRange(location: 0, length: source.length)
        let defaults = attributes.merging([.font: font as Any, .foregroundColor: textColor as Any]) { $1 }
        for (key, value) in defaults {
            source.enumerateAttribute(key, in: whole, options: []) { own, range, _ in
                if own == nil { result.addAttribute(key, value: value, range: range) }
            }
        }
        return result
    }
}

import Foundation

/// The links, attachments and tagged parts of a text that can be selected, but not edited (Apple's documentation).
extension UITextView {
    /// Returns the item at a point; nil if there is none.
    func textItem(at point: CGPoint) -> UITextItem? {
        guard isSelectable, !isEditable, let text = attributedText, let character = rangeOfCharacter(at: point),
            placeRects(character).contains(where: { $0.contains(point) }),
            case let place = character.start.offset, place < text.length
        else { return nil }
        let whole = NSRange(location: 0, length: text.length)
        func item(_ key: NSAttributedString.Key, _ content: (Any) -> UITextItem.Content?) -> UITextItem? {
            var range = NSRange()
            let value = text.attribute(key, at: place, longestEffectiveRange: &range, in: whole)
            return value.flatMap(content).map { UITextItem(content: $0, range: range) }
        }
        if let detected = label.detectedLinks.first(where: { $0.range.contains(place) }) {
            return UITextItem(content: .link(detected.url), range: detected.range)
        }
        return item(.link) { value in
            (value as? URL ?? (value as? String).flatMap { URL(string: $0) }).map { .link($0) }
        }
            ?? item(.attachment) { ($0 as? NSTextAttachment).map { .textAttachment($0) } }
            ?? item(.textItemTag) { ($0 as? String).map { .tag($0) } }
    }

    /// Performs the action that the delegate returns for an item: by default, the delegate's method of the API before
    /// iOS 17 is called, and a link is opened.
    func performPrimaryAction(of item: UITextItem) {
        let opening = UIAction { [weak self] _ in self?.open(item) }
        let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: opening) } ?? opening
        action?.perform(sender: self)
    }

    private func open(_ item: UITextItem) {
        switch item.content {
        case .link(let url):
            let mayOpen = delegate?.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
            if mayOpen ?? true { UIApplication.shared.open(url) }
        case .textAttachment(let attachment):
            _ = delegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }

    // MARK: Menus

    /// Shows the menu that the delegate returns for an item, and notifies it; returns false if there is none.
    ///
    /// The delegate's method of the API before iOS 17 may refuse the standard menu.
    func showMenu(of item: UITextItem) -> Bool {
        guard let window else { return false }
        let standard = standardMenu(of: item)
        let configuration =
            delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: standard) }
            ?? UITextItem.MenuConfiguration(menu: standard)
        guard let configuration, configuration.menu !== standard || mayPresentActions(of: item) else { return false }
        let shown = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in configuration.menu }
        let place = placeRects(UITextRange(from: item.range)).reduce(CGRect.null) { $0.union($1) }
        let preview = configuration.preview.flatMap { targetedPreview($0, at: place) }
        guard let menu = ContextMenu(shown, of: self, preview: preview, location: place) else { return false }
        menu.didClose = { [weak self, weak menu] in
            guard let self, let menu else { return }
            let animator = ContextMenuAnimator(menu)
            delegate?.textView(self, textItemMenuWillEndFor: item, animator: animator)
            animator.run()
        }
        menu.menuView?.didTapPreview = { [weak self, weak menu] in
            menu?.menuView?.close()
            self?.performPrimaryAction(of: item)
        }
        let animator = ContextMenuAnimator(menu)
        delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
        menu.open(in: window)
        animator.run()
        return true
    }

    private func mayPresentActions(of item: UITextItem) -> Bool {
        switch item.content {
        case .link(let url):
            delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .presentActions) ?? true
        case .textAttachment(let attachment):
            delegate?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: .presentActions)
                ?? true
        case .tag: true
        }
    }

    /// Returns the menu of an item without a delegate: a link is opened or copied (the titles aren't measured).
    private func standardMenu(of item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu() }
        return UIMenu(
            title: url.absoluteString,
            children: [
                UIAction(title: SystemWord.openLink.text, image: UIImage(systemName: "safari")) { _ in
                    UIApplication.shared.open(url)
                },
                UIAction(title: SystemWord.copyLink.text, image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.url = url
                },
            ])
    }

    /// Returns the preview of an item: the given view, or a picture of the item's characters.
    private func targetedPreview(_ preview: UITextItem.MenuPreview, at place: CGRect) -> UITargetedPreview? {
        guard !place.isNull else { return nil }
        guard
            let shown = preview.view
                ?? resizableSnapshotView(from: place, afterScreenUpdates: false, withCapInsets: .zero)
        else { return nil }
        return UITargetedPreview(
            view: shown, parameters: UIPreviewParameters(),
            target: UIPreviewTarget(container: self, center: CGPoint(x: place.midX, y: place.midY)))
    }
}

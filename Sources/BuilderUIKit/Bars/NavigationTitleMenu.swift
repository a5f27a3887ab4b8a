import Foundation

/// The indicator beside a navigation bar's title that opens a menu, and the field in which the title is renamed.
@MainActor
final class NavigationTitleMenu: NSObject, UITextFieldDelegate {
    let indicator = UIImageView(frame: .zero)
    /// The field in place of the title while the user renames it; nil otherwise.
    private(set) var field: UITextField?
    private weak var bar: UINavigationBar?
    /// The item that is renamed.
    private weak var renamedItem: UINavigationItem?
    /// The distance between a title and the indicator, in points (not measured).
    private static let gap: CGFloat = 4

    init(of bar: UINavigationBar) {
        self.bar = bar
        super.init()
        indicator.isUserInteractionEnabled = true
        indicator.contentMode = .center
        bar.addSubview(indicator)
        for view in [indicator, bar.titleLabel, bar.largeTitleLabel] {
            view.addTapHandler { [weak self, weak view] in if let view { self?.open(from: view) } }
        }
    }

    // MARK: Title

    /// Lets the titles open the menu, or not. The label of a title is a button then.
    var isEnabled = false {
        didSet {
            guard isEnabled != oldValue, let bar else { return }
            indicator.isHidden = true
            for label in [bar.titleLabel, bar.largeTitleLabel] {
                label.isUserInteractionEnabled = isEnabled
                label.accessibilityTraits = isEnabled ? [.header, .button] : [.staticText, .header]
            }
        }
    }

    /// Returns the room that the indicator needs beside a title, in points: a chevron, in a disk before iOS 26 (its
    /// size is not measured).
    func room(isLarge: Bool) -> CGFloat {
        guard isEnabled, let bar else { return 0 }
        let isIOS26 = bar.traitCollection.isIOS26
        let size: CGFloat = isLarge ? 22 : isIOS26 ? 12 : 15
        let color = UIImage.SymbolConfiguration(hierarchicalColor: .secondaryLabel)
        indicator.image = UIImage(
            systemName: isIOS26 ? "chevron.down" : "chevron.down.circle.fill",
            withConfiguration: color.applying(UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)))
        return Self.gap + (indicator.image?.size.width ?? 0)
    }

    /// Places the indicator after a title's text.
    func placeIndicator(after title: CGRect, isVisible: Bool) {
        guard let bar else { return }
        indicator.isHidden = !isEnabled || !isVisible || field != nil
        let size = indicator.image?.size ?? .zero
        indicator.frame = CGRect(
            x: bar.pixelSnapped(title.maxX + Self.gap), y: bar.pixelSnapped(title.midY - size.height / 2),
            width: size.width, height: size.height)
    }

    /// Places the field in a row, or removes it if another item is shown.
    func placeField(in row: CGRect) {
        guard let bar, let field else { return }
        if bar.topItem !== renamedItem { return endRenaming() }
        let height = min(row.height, field.intrinsicContentSize.height)
        field.frame = CGRect(
            x: row.minX, y: bar.pixelSnapped(row.midY - height / 2), width: row.width, height: height)
    }

    private func open(from view: UIView) {
        guard isEnabled, let item = bar?.topItem, let bar, let window = bar.window else { return }
        let responder: UIResponder = item.controller ?? bar
        let rename = UIAction(
            title: SystemWord.text(of: "Rename"), image: UIImage(systemName: "pencil")
        ) { [weak self] _ in self?.beginRenaming(item) }
        guard let menu = item.titleMenu(for: responder, rename: rename) else { return }
        window.openMenu(menu, from: view, sender: item, commandResponder: responder)
    }

    // MARK: Renaming

    private func beginRenaming(_ item: UINavigationItem) {
        guard field == nil, let bar, let delegate = item.renameDelegate,
            delegate.navigationItemShouldBeginRenaming(item)
        else { return }
        let suggested = item.title ?? ""
        let (title, range) = delegate.navigationItem(
            item, willBeginRenamingWith: suggested, selectedRange: suggested.startIndex..<suggested.endIndex)
        let field = UITextField(frame: .zero)
        field.text = title
        field.font = bar.titleLabel.font
        field.textAlignment = .center
        field.returnKeyType = .done
        field.delegate = self
        self.field = field
        renamedItem = item
        bar.addSubview(field)
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        field.becomeFirstResponder()
        // The delegate may return a range of another text.
        let (start, end) = (min(range.lowerBound, title.endIndex), min(range.upperBound, title.endIndex))
        field.selectedTextRange = UITextRange(from: NSRange(start..<end, in: title))
    }

    private func endRenaming() {
        field?.delegate = nil
        field?.removeFromSuperview()
        field = nil
        renamedItem = nil
        bar?.setNeedsLayout()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let item = renamedItem, let delegate = item.renameDelegate else { return true }
        return delegate.navigationItem(item, shouldEndRenamingWith: textField.text ?? "")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let item = renamedItem
        let title = textField.text ?? ""
        endRenaming()
        guard let item, let delegate = item.renameDelegate else { return }
        item.title = title
        delegate.navigationItem(item, didEndRenamingWith: title)
    }
}

extension UINavigationItem {
    /// A Boolean value that indicates whether a tap on the title opens a menu, or may do so.
    var hasTitleMenu: Bool {
        titleView == nil && (titleMenuProvider != nil || documentProperties != nil || renameDelegate != nil)
    }

    /// Returns the menu of the title: below the document's name, the elements of the provider, or without one the
    /// suggested ones. Nil if there are none, or the provider returns none.
    ///
    /// - Parameters:
    ///   - responder: The first object that may perform the suggested commands.
    ///   - rename: The action that renames the document, which is suggested if there is a delegate.
    fileprivate func titleMenu(for responder: UIResponder, rename: UIAction) -> UIMenu? {
        var suggested: [UIMenuElement] = Self.documentCommands.filter {
            responder.target(forAction: $0.action, withSender: $0) != nil
        }
        if renameDelegate != nil { suggested.insert(rename, at: 0) }
        var menu = UIMenu(children: suggested)
        if let titleMenuProvider {
            guard let provided = titleMenuProvider(suggested) else { return nil }
            menu = provided
        }
        guard let header = documentProperties?.header(for: self) else { return menu.children.isEmpty ? nil : menu }
        return menu.replacingChildren([UIMenu(options: .displayInline, children: [header])] + menu.children)
    }

    /// The commands for documents, which are suggested where a responder has their methods.
    private static var documentCommands: [UICommand] {
        [
            UICommand(
                title: SystemWord.text(of: "Duplicate"), image: UIImage(systemName: "plus.square.on.square"),
                action: Selector("duplicate:", UIResponder.duplicate(_:))),
            UICommand(
                title: SystemWord.move.text, image: UIImage(systemName: "folder"),
                action: Selector("move:", UIResponder.move(_:))),
            UICommand(
                title: SystemWord.text(of: "Export"), image: UIImage(systemName: "arrow.up.forward.square"),
                action: Selector("export:", UIResponder.export(_:))),
            UICommand(
                title: SystemWord.print.text, image: UIImage(systemName: "printer"),
                action: Selector("printContent:", UIResponder.printContent(_:))),
        ]
    }
}

extension UIDocumentProperties {
    /// Returns the first element of a title's menu: the document's name and kind. It shares the document if there is a
    /// controller for that.
    fileprivate func header(for item: UINavigationItem) -> UIAction? {
        guard let url else { return nil }
        let provider = activityViewControllerProvider
        return UIAction(
            title: url.deletingPathExtension().lastPathComponent,
            subtitle: url.pathExtension.isEmpty ? nil : url.pathExtension.uppercased(),
            image: UIImage(systemName: provider == nil ? "doc" : "square.and.arrow.up"),
            attributes: provider == nil ? .keepsMenuPresented : []
        ) { [weak item] _ in
            guard let controller = provider?() else { return }
            item?.controller?.present(controller, animated: true)
        }
    }
}

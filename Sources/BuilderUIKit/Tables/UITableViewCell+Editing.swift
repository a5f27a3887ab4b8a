import Foundation

extension UITableViewCell {
    /// The width of the space for the disc, in points.
    var leadingEditingReserve: CGFloat {
        isEditing && rowEditing.isIndented && shouldIndentWhileEditing
            ? metrics.editingWidth(margin: ownMargins.leading) : 0
    }

    /// The width of the space for the reorder control, in points.
    var trailingEditingReserve: CGFloat {
        isEditing && showsReorderControl ? metrics.reorderWidth(margin: ownMargins.trailing) : 0
    }

    func editingDidChange() {
        for glyph in editingGlyphs { glyph.removeFromSuperview() }
        editingGlyphs = []
        if isEditing, let control = rowEditing.control { addEditingGlyph(kind(of: control)) }
        if isEditing, showsReorderControl {
            addEditingGlyph(.reorder)
            table?.installReordering()
        }
        setNeedsLayout()
    }

    private func kind(of control: RowEditing.Control) -> GlyphView.Glyph {
        switch control {
        case .delete: .minusDisc
        case .insert: .plusDisc
        case .selection: isSelected ? .checkedDisc : .ring
        }
    }

    private func addEditingGlyph(_ kind: GlyphView.Glyph) {
        let glyph = GlyphView(kind: kind)
        glyph.color = kind.ownColor
        addSubview(glyph)
        editingGlyphs.append(glyph)
    }

    private var showsSubtitle: Bool { style == .subtitle && !(storedDetailLabel?.text ?? "").isEmpty }

    /// Places the controls in the vertical center of the spaces beside the content, or with a subtitle a little above.
    func layOutEditing() {
        let metrics = metrics
        for glyph in editingGlyphs {
            var size = glyph.kind.size(for: traitCollection)
            let isBehind = glyph.kind == .reorder
            var x = ownMargins.leading + metrics.editingControlStart
            if isBehind { x = bounds.width - metrics.reorderWidth(margin: ownMargins.trailing) }
            if isBehind, metrics.isIOS26 { size.height = bounds.height }
            if isRightToLeft { x = bounds.width - x - size.width }
            let rise = isBehind || !showsSubtitle ? 0 : metrics.editingControlRise
            let y = pixelSnapped((bounds.height - size.height) / 2 - rise)
            glyph.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}

extension GlyphView.Glyph {
    /// The symbol's own color; nil for the tint color.
    fileprivate var ownColor: UIColor? {
        switch self {
        case .minusDisc: .systemRed
        case .plusDisc: .systemGreen
        case .ring, .reorder: .tertiaryLabel
        case .plus, .disclosure, .checkmark, .info, .checkedDisc: nil
        }
    }
}

import Foundation

extension UITableViewCell {
    /// The width of the space for the disc and of that for the reorder control, in points (not measured).
    private static var controlWidth: CGFloat { 38 }

    var leadingEditingReserve: CGFloat {
        isEditing && rowEditing.isIndented && shouldIndentWhileEditing ? Self.controlWidth : 0
    }

    var trailingEditingReserve: CGFloat { isEditing && showsReorderControl ? Self.controlWidth : 0 }

    func editingDidChange() {
        for glyph in editingGlyphs { glyph.removeFromSuperview() }
        editingGlyphs = []
        if isEditing, let control = rowEditing.control { addEditingGlyph(kind(of: control)) }
        if isEditing, showsReorderControl { addEditingGlyph(.reorder) }
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

    /// Places the controls in the vertical center of the spaces beside the content.
    func layOutEditing() {
        for glyph in editingGlyphs {
            let size = glyph.kind.size
            let isBehind = glyph.kind == .reorder
            var x = isBehind ? bounds.width - Self.controlWidth : ownMargins.leading
            if isRightToLeft { x = bounds.width - x - size.width }
            let y = pixelSnapped((bounds.height - size.height) / 2)
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

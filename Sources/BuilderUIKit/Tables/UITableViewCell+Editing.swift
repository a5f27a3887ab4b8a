import Foundation

/// The signs of a row that is being edited: a disc before the content, three lines behind it.
extension UITableViewCell {
    /// The widths of the room for the disc and for the lines, in points (recalled).
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

    private func kind(of control: RowEditing.Control) -> GlyphView.Kind {
        switch control {
        case .delete: .minusDisc
        case .insert: .plusDisc
        case .selection: isSelected ? .checkedDisc : .ring
        }
    }

    private func addEditingGlyph(_ kind: GlyphView.Kind) {
        let glyph = GlyphView(kind: kind)
        glyph.color = kind.ownColor
        addSubview(glyph)
        editingGlyphs.append(glyph)
    }

    /// The content lies between the two; the signs stand in the middle of what they keep free.
    func layOutEditing() {
        for glyph in editingGlyphs {
            let size = glyph.kind.size
            let isBehind = glyph.kind == .reorder
            var x = isBehind ? bounds.width - Self.controlWidth : sideMargin
            if isRightToLeft { x = bounds.width - x - size.width }
            let y = ((bounds.height - size.height) / 2 * layoutScale).rounded() / layoutScale
            glyph.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}

extension GlyphView.Kind {
    /// What the sign is coloured with by itself; nil for the tint.
    fileprivate var ownColor: UIColor? {
        switch self {
        case .minusDisc: .systemRed
        case .plusDisc: .systemGreen
        case .ring, .reorder: .tertiaryLabel
        case .plus, .disclosure, .checkmark, .info, .checkedDisc: nil
        }
    }
}

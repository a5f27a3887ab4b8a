import Foundation

extension UITableViewCell {
    func accessoryDidChange() {
        for glyph in accessoryGlyphs { glyph.removeFromSuperview() }
        accessoryGlyphs = []
        if let hidden = isEditing ? accessoryView : editingAccessoryView, hidden !== shownAccessoryView {
            hidden.removeFromSuperview()
        }
        if let view = shownAccessoryView {
            if accessorySize?.isOf(view) != true { accessorySize = AdoptedViewSize(of: view) }
            addSubview(view)
        } else {
            accessoryGlyphs = accessoryKinds.map { kind in
                let glyph = GlyphView(kind: kind)
                if kind == .disclosure { glyph.color = .tertiaryLabel }
                addSubview(glyph)
                return glyph
            }
        }
        placeContent()
        editingDidChange()
    }

    private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    private var accessoryKinds: [GlyphView.Glyph] {
        switch isEditing ? editingAccessoryType : accessoryType {
        case .none: []
        case .disclosureIndicator: [.disclosure]
        case .detailDisclosureButton: [.info, .disclosure]
        case .checkmark: [.checkmark]
        case .detailButton: [.info]
        }
    }

    /// Indicates whether a point in the cell's coordinates lies on the symbol of the detail button.
    func hasDetailButton(at point: CGPoint) -> Bool {
        shownAccessoryView == nil
            && accessoryGlyphs.contains {
                $0.kind == .info && $0.frame.insetBy(dx: -glyphGap / 2, dy: 0).contains(point)
            }
    }

    private var glyphGap: CGFloat { 10 }

    /// The width of the accessory, without the margin, in points.
    var accessoryWidth: CGFloat {
        if shownAccessoryView != nil { return accessorySize?.size.width ?? 0 }
        guard !accessoryGlyphs.isEmpty else { return 0 }
        return accessoryGlyphs.reduce(0) { $0 + glyphWidth($1) } + glyphGap * CGFloat(accessoryGlyphs.count - 1)
    }

    /// Returns a symbol's width on whole pixels: a chevron takes 10.333 points at 3x and 10.5 at 2x (measured).
    private func glyphWidth(_ glyph: GlyphView) -> CGFloat {
        (glyph.kind.size(for: traitCollection).width * layoutScale - 0.01).rounded(.up) / layoutScale
    }

    /// The difference between the cell's and the content's width, in points: the accessory and the margin behind it.
    var accessoryReserve: CGFloat {
        let width = accessoryWidth
        return width > 0 ? width + ownMargins.trailing : 0
    }

    /// Places the accessory behind the content, vertically centered.
    func layOutAccessory(from start: CGFloat) {
        func place(_ view: UIView, _ size: CGSize, _ x: CGFloat) {
            let y = pixelSnapped((bounds.height - size.height) / 2)
            view.setUntransformedFrame(
                CGRect(
                    x: isRightToLeft ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height))
        }
        if let view = shownAccessoryView { return place(view, accessorySize?.size ?? .zero, start) }
        var x = start
        for glyph in accessoryGlyphs {
            let width = glyphWidth(glyph)
            let height = min(glyph.kind.size(for: traitCollection).height, bounds.height)
            place(glyph, CGSize(width: width, height: height), x)
            x += width + glyphGap
        }
    }
}

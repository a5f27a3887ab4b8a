import Foundation
import Render

extension FactCollector {
    /// The distance by which letters may reach beyond a label's sides, as those of italics do, in points.
    static let overhang: CGFloat = 4
    /// The share of a text's rectangle that a mask may hide, as rounded corners do.
    private static let leastShare = 0.95

    /// Returns a label's text; nil without text, and for one that isn't seen wherever it is scrolled.
    func text(of label: UILabel, _ context: Context) -> ScreenFacts.Text? {
        guard let text = label.text, !text.isEmpty else { return nil }
        let field = label.superview as? UITextField
        let isPlaceholder = field?.storedText.isEmpty ?? false
        let frame = root.convert(label.bounds, from: label)
        var result = emptyFact(text, subject(label, frame, text: text), context)
        // A label without room loses its whole text.
        if label.bounds.width < 1 || label.bounds.height < 1 { return field == nil ? result : nil }
        let clip = context.fixedClip.isInfinite ? label.bounds : label.convert(context.fixedClip, from: root)
        guard let shown = label.shownText(in: label.bounds.intersection(clip)) else { return nil }
        // A label draws within its bounds. The letters of a field that is too low aren't cut: neither it nor its label
        // clips.
        let whole = root.convert(shown.ink, from: label)
        let room = frame.insetBy(dx: -Self.overhang, dy: field == nil ? 0 : -whole.height)
        guard fill(&result, with: shown, whole: whole, in: room, context) else { return nil }
        if field != nil && !isPlaceholder || label.isInSystemContent {
            (result.isCut, result.isClipped) = (false, false)
        }
        result.isExemptFromContrast =
            !context.isEnabled || !label.isEnabled || isPlaceholder || label.hasColorsOfTheSystem
        return result
    }

    /// Returns the text of a text layer; nil for others.
    func text(of layer: CALayer, _ context: Context) -> ScreenFacts.Text? {
        guard let layer = layer as? CATextLayer, let text = layer.plainText, !text.isEmpty else { return nil }
        let subject = subject(of: layer, context, text: text)
        var result = emptyFact(text, subject, context)
        if layer.bounds.width < 1 || layer.bounds.height < 1 { return result }
        let clip = context.fixedClip.isInfinite ? layer.bounds : layer.convert(context.fixedClip, from: root.layer)
        let traits = context.traits ?? layer.ownerView?.traitCollection ?? root.traitCollection
        guard let shown = layer.shownText(in: layer.bounds.intersection(clip), traits: traits) else { return nil }
        let whole = root.layer.convert(shown.ink, from: layer)
        let room = subject.frame.insetBy(dx: -Self.overhang, dy: 0)
        guard fill(&result, with: shown, whole: whole, in: room, context) else { return nil }
        result.isExemptFromContrast = !context.isEnabled
        return result
    }

    /// Returns the subject of a layer that no view owns, or of its view.
    func subject(of layer: CALayer, _ context: Context, text: String? = nil) -> ScreenFacts.Subject {
        let frame = root.layer.convert(layer.bounds, from: layer)
        if let view = layer.ownerView { return subject(view, frame, text: text) }
        let name = "\(type(of: layer))" + ((text ?? layer.name).map(Self.quoted) ?? "")
        return ScreenFacts.Subject(name: name, identifiers: context.identifiers, path: context.path, frame: frame)
    }

    private func emptyFact(_ text: String, _ subject: ScreenFacts.Subject, _ context: Context) -> ScreenFacts.Text {
        ScreenFacts.Text(
            subject: subject, text: text, ink: .zero, parts: [], isCut: true, styles: [], isExemptFromContrast: true,
            reach: context.reach)
    }

    /// Sets the parts and the looks of a text; returns false for one that isn't seen wherever it is scrolled.
    ///
    /// - Parameters:
    ///   - whole: The rectangle of all letters, in the root's coordinates.
    ///   - room: The rectangle in which they are drawn.
    private func fill(
        _ result: inout ScreenFacts.Text, with shown: ShownText, whole: CGRect, in room: CGRect, _ context: Context
    ) -> Bool {
        let ink = whole.intersection(room)
        let mask = context.visibility(of: ink, in: root, fixedOnly: true)
        guard mask.share > 0 else { return false }
        let visible = ink.intersection(context.clip)
        let shownShare = context.visibility(of: visible, in: root).share
        let isVisible = visible.width > 1 && visible.height > 1 && shownShare > 0
        let kept = ink.intersection(context.fixedClip)
        // A part that a view clips is lost unless the view scrolls.
        guard isVisible || context.isInScrollView || kept.isNull || kept.isEmpty else { return false }
        let isClipped =
            kept.isNull || kept.width < whole.width - 1 || kept.height < whole.height - 1
            || mask.share < Self.leastShare
        for run in shown.runs {
            var color = run.color
            color.alpha *= Double(context.opacity) * mask.alpha
            let style = ScreenFacts.Style(
                color: color, size: run.font?.size ?? run.drawnSize,
                isBold: [.bold, .heavy, .black].contains(run.font?.weight ?? .regular))
            if !result.styles.contains(style) { result.styles.append(style) }
        }
        result.ink = kept.isNull ? .zero : kept
        result.parts = isVisible ? [visible] : []
        result.isCut = shown.isCut || isClipped
        result.isClipped = isClipped && !shown.isCut && (kept != ink || mask.share < Self.leastShare)
        return true
    }
}

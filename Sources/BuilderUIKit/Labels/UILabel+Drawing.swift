import Foundation
import Render

/// The positions of a label's lines, and their drawing.
extension UILabel {
    // MARK: Lines

    /// Draws the text, vertically centered in a rectangle, each baseline on a pixel.
    func drawLines(in rect: CGRect, _ recorder: ContentRecorder) {
        let scale = recorder.environment.scale
        let limits = drawingLimits(in: rect, scale: scale)
        let layout = layout(limits)
        recorder.warn(about: layout, of: text ?? "", in: self)
        // Each baseline lies on a pixel.
        let top =
            shrunkTop(in: rect, limits: limits, scale: scale)
            ?? Self.top(of: layout, in: rect.height, scale: scale)
        for line in layout.lines {
            let baseline = CGFloat(line.baseline)
            let snapped = ((rect.minY + top + baseline) * scale).rounded() / scale
            let offset = CGPoint(x: rect.minX, y: snapped - baseline)
            for item in line.contents {
                if let shadowColor, case .glyphs = item {
                    let shadow = item.offset(
                        by: CGPoint(x: offset.x + shadowOffset.width, y: offset.y + shadowOffset.height))
                    recorder.append(shadow.recolored(recorder.resolve(shadowColor)))
                }
                recorder.append(item.offset(by: offset))
            }
        }
    }

    private func drawingLimits(in rect: CGRect, scale: CGFloat) -> TextLimits {
        var limits = TextLimits(
            width: Double(rect.width) + 1e-6, height: Double(rect.height) + 1 / Double(scale), lines: numberOfLines,
            isRightToLeft: isRightToLeft)
        if adjustsFontSizeToFitWidth, numberOfLines == 1 {
            limits.minimumScale = minimumScaleFactor > 0 ? min(1, Double(minimumScaleFactor)) : 0.1
        }
        return limits
    }

    /// Returns the places of the text's characters when it is drawn in a rectangle, and the origin of these places.
    func drawnGeometry(in rect: CGRect) -> (geometry: TextGeometry, origin: CGPoint) {
        let scale = layoutScale
        let limits = drawingLimits(in: rect, scale: scale)
        let layout = layout(limits)
        let top =
            shrunkTop(in: rect, limits: limits, scale: scale) ?? Self.top(of: layout, in: rect.height, scale: scale)
        let baseline = CGFloat(layout.lines.first?.baseline ?? 0)
        let y = ((rect.minY + top + baseline) * scale).rounded() / scale - baseline
        return (TextGeometry(attributed(for: traitCollection), limits), CGPoint(x: rect.minX, y: y))
    }

    /// Returns the text as the label draws it; nil without text.
    ///
    /// - Parameter clip: The part of the label that is displayed, in its coordinates.
    func shownText(in clip: CGRect) -> ShownText? {
        let rect = bounds.inset(by: textInsets)
        guard !content.isEmpty, rect.width > 0 else { return nil }
        let scale = layoutScale
        let limits = drawingLimits(in: rect, scale: scale)
        let layout = layout(limits)
        let top =
            shrunkTop(in: rect, limits: limits, scale: scale) ?? Self.top(of: layout, in: rect.height, scale: scale)
        let text = content.attributed?.string ?? content.plain ?? ""
        var shown = ShownText()
        shown.add(layout, of: text, in: rect.offsetBy(dx: 0, dy: top), clip: clip)
        return shown.ink.isNull ? nil : shown
    }

    /// Returns the top of shrunk text that hangs from the top of its natural size; nil for other text.
    ///
    /// Other shrunk text is centered, whatever the default of `baselineAdjustment` says (measured on iOS 15 to 17).
    private func shrunkTop(in rect: CGRect, limits: TextLimits, scale: CGFloat) -> CGFloat? {
        guard limits.minimumScale < 1, baselineAdjustment == .none else { return nil }
        let natural = self.layout(TextLimits(width: .infinity, lines: 1, isRightToLeft: isRightToLeft))
        guard natural.size.width > rect.width else { return nil }
        return Self.top(of: natural, in: rect.height, scale: scale)
    }

    // MARK: Heights and positions

    /// Returns the distance in points from the top of a rectangle of the given height to the first baseline of the
    /// text; nil without text.
    func firstBaseline(inHeight height: CGFloat) -> CGFloat? {
        guard !content.isEmpty else { return nil }
        let width = measuringWidth >= 1e9 ? Double.infinity : Double(measuringWidth)
        let layout = layout(TextLimits(width: width, lines: numberOfLines, isRightToLeft: isRightToLeft))
        guard let first = layout.lines.first else { return nil }
        let top = Self.top(of: layout, in: height, scale: layoutScale)
        return top + pixelRounded(CGFloat(first.baseline))
    }

    /// Returns the top of text in the available height.
    ///
    /// One line has half the height that its whole pixels leave above it, rounded half up to a pixel (measured at
    /// twelve sizes on iOS 26). Several lines are centered and begin on the next whole pixel below (measured on iOS 15
    /// to 17).
    private static func top(of layout: ParagraphLayout, in available: CGFloat, scale: CGFloat) -> CGFloat {
        let height = layout.size.height * scale
        if layout.lines.count > 1 {
            let room = available * scale - height
            return abs(room) < 1 ? 0 : (room / 2 - 1e-6).rounded(.up) / scale
        }
        let room = (available * scale).rounded() - (height - 1e-6).rounded(.up)
        return (room / 2 + 0.5).rounded(.down) / scale
    }

    func pixelRoundedUp(_ value: CGFloat) -> CGFloat {
        let scale = layoutScale
        return ((value * scale) - 1e-6).rounded(.up) / scale
    }

    func pixelRounded(_ value: CGFloat) -> CGFloat {
        let scale = layoutScale
        return (value * scale).rounded() / scale
    }

    // MARK: Layouts

    /// Returns the layout of the current text within limits, created once for the traits with which it is drawn or
    /// measured.
    func layout(_ limits: TextLimits) -> ParagraphLayout {
        let traits = ContentRecorder.current?.environment.traits ?? traitCollection
        var limits = limits
        limits.exclusion = textExclusion
        if let spaced = spaced(limits: limits, { attributed(for: traits) }) {
            return ParagraphTypesetter.shared.layout(spaced, limits: limits)
        }
        return layouts.layout(limits, traits: traits) { attributed(for: traits) }
    }

    private func attributed(for traits: UITraitCollection) -> AttributedText {
        var color = content.color
        if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
        if !isEnabled { color = .tertiaryLabel }
        if let attributed = content.drawn {
            var text = AttributedText(
                attributed, defaultFont: content.font, defaultColor: color, defaultParagraph: content.paragraph,
                traits: traits, tint: tintColor)
            if drawsListMarkers { text.addListMarkers(of: attributed) }
            return text
        }
        return AttributedText(
            content.plain ?? "", font: content.font, color: color, paragraph: content.paragraph, traits: traits,
            tint: tintColor)
    }
}

/// The layouts of a label's current text, by their limits.
@MainActor
struct LabelLayouts {
    /// The maximum number of layouts: a label needs few, for measuring, for the resolved width, and for drawing.
    private static let largestCount = 8

    private var layouts: [TextLimits: ParagraphLayout] = [:]
    private var traits: UITraitCollection?
    /// The shaped text, shared by all layouts.
    private var shape: ShapingResult?

    /// Discards the layouts after a change of colors or limits; the shaped text remains valid.
    mutating func forgetLayouts() { layouts.removeAll(keepingCapacity: true) }

    mutating func forgetText() {
        forgetLayouts()
        shape = nil
    }

    mutating func layout(
        _ limits: TextLimits, traits: UITraitCollection, of text: () -> AttributedText
    ) -> ParagraphLayout {
        if self.traits !== traits {
            if self.traits.map({ $0 != traits }) ?? true { forgetText() }
            self.traits = traits
        }
        if let known = layouts[limits] { return known }
        let layout = ParagraphTypesetter.shared.layout(text(), limits: limits, keeping: &shape)
        if layouts.count > Self.largestCount { forgetLayouts() }
        layouts[limits] = layout
        return layout
    }
}

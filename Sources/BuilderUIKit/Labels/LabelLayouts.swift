import Render

/// The layouts that a label has made of its present text, by what limited them.
@MainActor
struct LabelLayouts {
    /// A label is asked for a few limits only: while it is measured, with the width found, and for drawing.
    private static let largestCount = 8

    private var layouts: [TextLimits: ParagraphLayout] = [:]
    private var traits: UITraitCollection?
    /// The text's letters, shaped once for all layouts.
    private var shape: ShapingResult?

    /// The colors or the limits changed, the letters didn't.
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
        let layout = TextTypesetter.shared.layout(text(), limits: limits, keeping: &shape)
        if layouts.count > Self.largestCount { forgetLayouts() }
        layouts[limits] = layout
        return layout
    }
}

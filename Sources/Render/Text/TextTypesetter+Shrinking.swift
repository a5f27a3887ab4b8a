import Foundation

/// Font scaling for `UILabel.adjustsFontSizeToFitWidth`.
extension TextTypesetter {
    /// Returns the text with all its fonts scaled by one factor, no smaller than `minimumScale`, so that its paragraphs
    /// fit the width unbroken; returns the text itself if it fits or may not shrink.
    func fit(_ text: AttributedText, limits: TextLimits) -> AttributedText {
        let least = max(limits.minimumScale, 0.01)
        guard least < 1, limits.lines == 1, limits.width.isFinite, limits.width > 0 else { return text }
        let unlimited = TextLimits(isRightToLeft: limits.isRightToLeft)
        func width(_ text: AttributedText) -> Double {
            Double(plan(text, shaped: shape(text, limits: unlimited), limits: unlimited).size.width)
        }
        let natural = width(text)
        guard natural > limits.width + LineBreaker.tolerance else { return text }
        var fits = least
        var tooLarge = 1.0
        // Advances are almost proportional to the size: the first guess is nearly right, and bisection refines it.
        var guess = min(max(limits.width / natural, least), 1)
        for _ in 0..<8 where tooLarge - fits > 0.002 {
            let candidate = width(scaled(text, by: guess))
            if candidate <= limits.width + LineBreaker.tolerance { fits = guess } else { tooLarge = guess }
            guess = candidate > limits.width ? max(guess * limits.width / candidate, least) : (fits + tooLarge) / 2
            if guess <= fits || guess >= tooLarge { guess = (fits + tooLarge) / 2 }
        }
        return scaled(text, by: fits)
    }

    private func scaled(_ text: AttributedText, by factor: Double) -> AttributedText {
        var result = text
        for index in result.runs.indices {
            result.runs[index].attributes.font.size = text.runs[index].attributes.font.usableSize * factor
        }
        return result
    }
}

/// A retained shaping result, for callers that lay the same text out more than once.
public struct ShapingResult: Sendable {
    let shaped: ShapedText
    let isRightToLeft: Bool
}

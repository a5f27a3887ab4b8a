/// A text's shaped letters, kept by somebody who lays the text out more than once.
public struct TextShape: Sendable {
    let shaped: ShapedText
    let isRightToLeft: Bool
}

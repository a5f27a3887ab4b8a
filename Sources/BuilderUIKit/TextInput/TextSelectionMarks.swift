import Foundation
import Render

/// The insertion point or the selection of a text that is edited, and the text that an input method composes, as they
/// are drawn behind and in front of the letters.
///
/// Composed text has a background, and the part of it that is selected, which the input method converts, a line below
/// it in place of a selection's handles.
///
/// An insertion point is drawn as in the visible half of its blinking, so that pictures are the same at any time.
@MainActor
struct TextSelectionMarks {
    /// The opacity of the background of a selection and of composed text, as a share of the tint's (not measured).
    private static let backgroundShare = 0.2
    /// The thickness of the line below the selected part of composed text, in points (not measured).
    private static let segmentLine: CGFloat = 2
    /// The diameter of a selection's handles, in points (not measured).
    private static let handleDiameter: CGFloat = 10
    /// The width of a selection's edges, in points (not measured).
    private static let edgeWidth: CGFloat = 2

    /// The contents behind the letters.
    private(set) var background: [LayerContent] = []
    /// The contents in front of the letters.
    private(set) var foreground: [LayerContent] = []

    /// Creates the marks of a text, in a coordinate system with an origin in that of the text; there is no selection
    /// unless the text is the first responder.
    ///
    /// The places are those of `caretRect(for:)` and `selectionRects(for:)`, which subclasses may override.
    init<Text: UIView & TextPlacing>(of text: Text, from origin: CGPoint, in environment: DisplayEnvironment) {
        let color = environment.resolve(text.tintColor)
        guard color.alpha > 0 else { return }
        let marked = text.markedTextRange
        if let marked { addComposition(marked, of: text, from: origin, color) }
        guard text.isFirstResponder, let range = text.selectedTextRange else { return }
        if range.isEmpty {
            guard text.showsCaret else { return }
            var rect = text.caretRect(for: range.start).offsetBy(dx: -origin.x, dy: -origin.y)
            guard rect.isDrawable else { return }
            rect.origin.x = Self.snapped(rect.minX, environment)
            foreground.append(Self.pill(rect, color))
        } else if marked == nil {
            let rects = text.selectionRects(for: range)
            addBackground(rects.map { $0.rect.offsetBy(dx: -origin.x, dy: -origin.y) }, color)
            for rect in rects { addHandles(of: rect, from: origin, color, environment) }
        }
    }

    private mutating func addComposition<Text: UIView & TextPlacing>(
        _ marked: UITextRange, of text: Text, from origin: CGPoint, _ color: Color
    ) {
        func rects(of range: UITextRange) -> [CGRect] {
            text.placeRects(range).map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
        }
        // The style's own background is an attribute of the text.
        if text.markedTextStyle?[.backgroundColor] == nil { addBackground(rects(of: marked), color) }
        guard let segment = text.selectedTextRange, !segment.isEmpty else { return }
        let height = Self.segmentLine
        for rect in rects(of: segment) where rect.isDrawable {
            let line = CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
            foreground.append(.fill(CGPath(rect: line, transform: nil).path, color, .nonZero))
        }
    }

    private mutating func addBackground(_ rects: [CGRect], _ color: Color) {
        let path = CGMutablePath()
        for rect in rects where rect.isDrawable { path.addRect(rect) }
        guard !path.isEmpty else { return }
        let faded = Color(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * Self.backgroundShare)
        background.append(.fill(path.path, faded, .nonZero))
    }

    /// Adds the handle above the selection's start, and the one below its end.
    private mutating func addHandles(
        of selection: UITextSelectionRect, from origin: CGPoint, _ color: Color, _ environment: DisplayEnvironment
    ) {
        let rect = selection.rect.offsetBy(dx: -origin.x, dy: -origin.y)
        guard rect.isDrawable else { return }
        var (start, end) = (Self.snapped(rect.minX, environment), Self.snapped(rect.maxX, environment))
        if selection.writingDirection == .rightToLeft { swap(&start, &end) }
        if selection.containsStart { addHandle(at: start, rect, isAbove: true, color) }
        if selection.containsEnd { addHandle(at: end, rect, isAbove: false, color) }
    }

    /// Returns an x coordinate on a pixel.
    private static func snapped(_ x: CGFloat, _ environment: DisplayEnvironment) -> CGFloat {
        (x * environment.scale).rounded() / environment.scale
    }

    private mutating func addHandle(at x: CGFloat, _ rect: CGRect, isAbove: Bool, _ color: Color) {
        let edge = CGRect(x: x - Self.edgeWidth / 2, y: rect.minY, width: Self.edgeWidth, height: rect.height)
        let diameter = Self.handleDiameter
        let dot = CGRect(
            x: x - diameter / 2, y: isAbove ? rect.minY - diameter : rect.maxY, width: diameter, height: diameter)
        foreground += [Self.pill(edge, color), Self.pill(dot, color)]
    }

    private static func pill(_ rect: CGRect, _ color: Color) -> LayerContent {
        let radius = min(rect.width, rect.height) / 2
        let path = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil).path
        return .fill(path, color, .nonZero)
    }
}

extension CGRect {
    /// A Boolean value that indicates whether the rectangle has an area, and numbers that can be drawn.
    fileprivate var isDrawable: Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0) < 1e6 } && width > 0 && height > 0
    }
}

/// The label that draws the text of a text view, with its selection.
final class TextViewLabel: UILabel {
    override class var moduleClass: UIView.Type { TextViewLabel.self }
    override var privateClassName: String? { "UILabel" }

    override func spaced(limits: TextLimits, _ text: () -> AttributedText) -> AttributedText? {
        guard let view = superview as? UITextView, let manager = view.textContainer.layoutManager,
            manager.delegate != nil || manager.isOfOwnClass
        else { return nil }
        var result = manager.spaced(text(), limits: limits)
        guard manager.isOfOwnClass else { return result }
        result.removeBackgrounds()
        if let lines = view.layoutBackground?.lines { result.keep(lines) }
        return result
    }

    override var textExclusion: TextExclusion? { (superview as? UITextView)?.textContainer.exclusion }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        guard let view = superview as? UITextView else { return super.ownContents(in: environment) }
        // The view behind the text was drawn before.
        let drawsText = view.layoutBackground?.lines?.drawsGlyphs ?? true
        let text = drawsText ? super.ownContents(in: environment) : []
        let marks = TextSelectionMarks(of: view, from: frame.origin, in: environment)
        return view.findMarks(from: frame.origin, in: environment) + marks.background + text + marks.foreground
    }
}

import Foundation
import Render

/// A small glyph that UIKit draws itself: lines in one color, centered in the view.
@MainActor
final class GlyphView: UIView {
    enum Glyph {
        case plus
        case disclosure
        case checkmark
        case info
        /// The controls of rows that are edited: delete, insert, select and reorder.
        case minusDisc
        case plusDisc
        case ring
        case checkedDisc
        case reorder

        /// The size of the glyph's box in points at the text size Large: a plus as in a navigation bar, the others as
        /// accessories of rows.
        var size: CGSize {
            switch self {
            case .plus: CGSize(width: 65.0 / 3, height: 22)
            case .disclosure: CGSize(width: 10 + 1.0 / 3, height: 14)
            case .checkmark: CGSize(width: 24, height: ListMetrics.initialRowHeight)
            case .info: CGSize(width: 25, height: ListMetrics.initialRowHeight)
            case .minusDisc, .plusDisc, .ring, .checkedDisc: CGSize(width: 22, height: 22)
            case .reorder: CGSize(width: 22, height: 14)
            }
        }

        /// Returns the size of the glyph's box for traits, in points.
        ///
        /// A disclosure indicator grows with the text size: 10.333 × 14 points, 14 × 19.5 for text of 23 and 20 × 28.5
        /// for text of 33 points (measured at 2x); so do the controls of edited rows on iOS 26. A checkmark grows as
        /// the text does, and the others keep their size (not measured).
        func size(for traits: UITraitCollection) -> CGSize {
            let scale = max(1, traits.displayScale)
            switch self {
            case .plus, .info: return size
            case .checkmark: return CGSize(width: size.width * Self.growth(for: traits), height: size.height)
            case .minusDisc, .plusDisc, .ring, .checkedDisc: return ListMetrics(traits, scale: scale).editingControl
            case .reorder: return ListMetrics(traits, scale: scale).reorderGlyph
            case .disclosure:
                let text = Self.textSize(for: traits)
                return CGSize(width: text * 20 / 33, height: ((0.9 * text - 1.3) * scale).rounded() / scale)
            }
        }

        fileprivate static func textSize(for traits: UITraitCollection) -> CGFloat {
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        }

        /// Returns the factor by which text is larger than at the text size Large; 1 for smaller text.
        fileprivate static func growth(for traits: UITraitCollection) -> CGFloat { max(1, textSize(for: traits) / 17) }
    }

    let kind: Glyph
    /// The color, or nil for the tint color.
    var color: UIColor?

    init(kind: Glyph) {
        self.kind = kind
        super.init(frame: CGRect(origin: .zero, size: kind.size))
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let color = environment.resolve(color ?? tintColor ?? .systemBlue)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: middle.x + x, y: middle.y + y) }
        switch kind {
        case .plus:
            // Measured on iOS 13: ink 17.667 by 18 points.
            let lines = Path([.move(point(-8.83, 0)), .line(point(8.83, 0)), .move(point(0, -9)), .line(point(0, 9))])
            return [.stroke(lines, color, StrokeStyle(width: 1.65))]
        case .disclosure:
            let scale = Glyph.textSize(for: traitCollection) / 17
            let direction = isRightToLeft ? -scale : scale
            let lines = Path([
                .move(point(-2.5 * direction, -5 * scale)), .line(point(2.6 * direction, 0)),
                .line(point(-2.5 * direction, 5 * scale)),
            ])
            return [.stroke(lines, color, StrokeStyle(width: 2.1 * scale, cap: .round, join: .round))]
        case .checkmark:
            let scale = Glyph.growth(for: traitCollection)
            let lines = Path([
                .move(point(-6.2 * scale, 0.9 * scale)), .line(point(-2.1 * scale, 5.6 * scale)),
                .line(point(6.2 * scale, -5.7 * scale)),
            ])
            return [.stroke(lines, color, StrokeStyle(width: 2 * scale, cap: .round, join: .round))]
        case .info:
            return info(middle, color)
        case .minusDisc, .plusDisc, .ring, .checkedDisc:
            return disc(middle, color, environment.resolve(.white))
        case .reorder:
            let size = kind.size(for: traitCollection)
            let (x, y) = (10 * size.width / 22, 6 * size.height / 14)
            let lines = Path([-y, 0, y].flatMap { [.move(point(-x, $0)), .line(point(x, $0))] })
            return [.stroke(lines, color, StrokeStyle(width: 1.5 * size.height / 14))]
        }
    }

    private func disc(_ middle: CGPoint, _ color: Color, _ mark: Color) -> [LayerContent] {
        // The disc of iOS 26 lies in a larger box (its own size is not measured).
        let scale = traitCollection.isIOS26 ? min(bounds.width, bounds.height) / 26 : 1
        func circle(_ radius: CGFloat) -> Path {
            let size = CGSize(width: 2 * radius * scale, height: 2 * radius * scale)
            return UIBezierPath.capsule(CGRect(center: middle, size: size))
        }
        func line(_ points: (CGFloat, CGFloat)...) -> Path {
            let vertices = points.map { CGPoint(x: middle.x + $0.0 * scale, y: middle.y + $0.1 * scale) }
            return Path(vertices.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
        }
        if kind == .ring { return [.stroke(circle(10.25), color, StrokeStyle(width: 1.5 * scale))] }
        var contents: [LayerContent] = [.fill(circle(11), color, .nonZero)]
        let style = StrokeStyle(width: 2 * scale, cap: .round, join: .round)
        if kind == .checkedDisc {
            contents.append(.stroke(line((-4.5, 0.5), (-1.5, 4), (5, -4)), mark, style))
        } else {
            contents.append(.stroke(line((-5.5, 0), (5.5, 0)), mark, style))
            if kind == .plusDisc { contents.append(.stroke(line((0, -5.5), (0, 5.5)), mark, style)) }
        }
        return contents
    }

    private func info(_ middle: CGPoint, _ color: Color) -> [LayerContent] {
        let circle = UIBezierPath(ovalIn: CGRect(center: middle, size: CGSize(width: 20, height: 20))).cgPath.path
        let dot = UIBezierPath(ovalIn: CGRect(x: middle.x - 1.3, y: middle.y - 5.9, width: 2.6, height: 2.6)).cgPath
            .path
        let stem = Path([
            .move(CGPoint(x: middle.x - 1.8, y: middle.y - 1)), .line(CGPoint(x: middle.x + 0.2, y: middle.y - 1)),
            .line(CGPoint(x: middle.x + 0.2, y: middle.y + 5)), .move(CGPoint(x: middle.x - 2, y: middle.y + 5)),
            .line(CGPoint(x: middle.x + 2.4, y: middle.y + 5)),
        ])
        return [
            .stroke(circle, color, StrokeStyle(width: 1.5)), .fill(dot, color, .nonZero),
            .stroke(stem, color, StrokeStyle(width: 1.5, cap: .round, join: .round)),
        ]
    }
}

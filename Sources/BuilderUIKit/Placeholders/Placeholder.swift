import Foundation

/// A gray box that is drawn in place of content which only Apple's systems can draw, such as a web page or a map.
///
/// It contains the name of the class and what it would show, centered, in text that shrinks in small boxes, is
/// truncated in narrower ones, and is left out where there is no room.
package struct Placeholder: Hashable, Sendable {
    /// The name of the class, such as `WKWebView`.
    package var name: String
    /// A description of the content in one line, such as a URL; nil if there is none.
    package var detail: String?

    /// Creates a placeholder.
    package init(_ name: String, detail: String? = nil) {
        self.name = name
        self.detail = detail
    }

    /// Draws the box into the current context.
    @MainActor
    package func draw(in bounds: CGRect) {
        UIColor.systemGray5.setFill()
        UIRectFill(bounds)
        let area = bounds.insetBy(dx: min(12, bounds.width * 0.08), dy: min(8, bounds.height * 0.08))
        let lines = lines(in: area.size)
        var y = area.midY - lines.reduce(0) { $0 + $1.height } / 2
        for line in lines {
            let rect = CGRect(x: area.minX, y: y, width: area.width, height: line.height)
            line.text.draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
            y += line.height
        }
    }

    /// A line of text with its height in points.
    private struct Line {
        var text: NSAttributedString
        var width: CGFloat
        var height: CGFloat

        @MainActor
        init(_ string: String, font: UIFont) {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            style.lineBreakMode = .byTruncatingTail
            text = NSAttributedString(
                string: string,
                attributes: [.font: font, .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style])
            width = text.size().width
            height = font.lineHeight.rounded(.up)
        }
    }

    /// The sizes of the name's font, in points; the detail's is 2 smaller.
    private static let fontSizes: [CGFloat] = [15, 13, 11, 9]
    /// The width below which a truncated name says nothing, in points.
    private static let smallestWidth: CGFloat = 36

    /// Returns the lines for an area: with the largest font that fits, at worst the truncated name, or nothing.
    @MainActor
    private func lines(in size: CGSize) -> [Line] {
        var smallest: Line?
        for fontSize in Self.fontSizes {
            let title = Line(name, font: .systemFont(ofSize: fontSize, weight: .medium))
            guard title.height <= size.height else { continue }
            smallest = title
            guard title.width <= size.width else { continue }
            guard let detail, !detail.isEmpty else { return [title] }
            let line = Line(detail, font: .systemFont(ofSize: fontSize - 2))
            return title.height + line.height <= size.height ? [title, line] : [title]
        }
        return size.width >= Self.smallestWidth ? smallest.map { [$0] } ?? [] : []
    }
}

/// A view that stands for content which can't be drawn: a gray box with a class's name and a description.
///
/// A catalog can replace it by a picture; see `ViewReplacements`.
@preconcurrency @MainActor
open class PlaceholderView: UIView {
    /// Creates a view.
    /// - Parameters:
    ///   - name: the name of the class for which it stands.
    ///   - detail: a description of the content in one line.
    public init(name: String, detail: String? = nil) {
        super.init(frame: .zero)
        layer.placeholder = Placeholder(name, detail: detail)
    }

    /// Creates a view without a name.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIViewController {
    /// Sets a placeholder as large as the screen as the controller's view; for `loadView()`.
    package func loadPlaceholder(name: String, detail: String? = nil) {
        let placeholder = PlaceholderView(name: name, detail: detail)
        placeholder.frame = UIScreen.main.bounds
        placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = placeholder
    }
}

import BuilderUIKit
import Foundation
import Render

/// A screen with a number on each element that an assistive technology visits, and beside it a legend of the elements.
@MainActor
enum AccessibilityDrawing {
    private static let legendWidth: CGFloat = 320
    private static let margin: CGFloat = 12
    private static let badge = CGSize(width: 22, height: 16)
    /// Colors that differ from each other and on which white is legible.
    private static let colors: [UIColor] = [
        UIColor(red: 0.78, green: 0.08, blue: 0.2, alpha: 1), UIColor(red: 0.05, green: 0.35, blue: 0.75, alpha: 1),
        UIColor(red: 0.05, green: 0.45, blue: 0.2, alpha: 1), UIColor(red: 0.55, green: 0.2, blue: 0.65, alpha: 1),
        UIColor(red: 0.65, green: 0.35, blue: 0, alpha: 1),
    ]

    /// Returns the picture. The legend is to the right, in the light appearance; an element that is scrolled away is in
    /// the legend only.
    /// - Throws: `RenderError`.
    static func display(of screen: Display, elements: [AccessibilityElementValue]) throws -> Display {
        let sheet = UIView()
        let legend = UIView()
        let end = addLines(of: elements, to: legend)
        let width = screen.size.width + legendWidth
        let height = max(screen.size.height, end.rounded(.up))
        legend.frame = CGRect(x: screen.size.width, y: 0, width: legendWidth, height: height)
        legend.backgroundColor = .white
        let overlay = UIView(frame: CGRect(origin: .zero, size: screen.size))
        overlay.clipsToBounds = true
        for element in elements { addMark(of: element, to: overlay) }
        sheet.addSubview(legend)
        sheet.addSubview(overlay)

        let traits = UITraitCollection(userInterfaceStyle: .light)
        let marks = try Renderer(traits: traits, scale: screen.scale)
            .layOut(sheet, width: Double(width), height: Double(height))
        var window = Layer(frame: CGRect(origin: .zero, size: screen.size))
        window.masksToBounds = true
        window.background = screen.background
        window.sublayers = [screen.layer]
        var root = Layer(frame: CGRect(x: 0, y: 0, width: width, height: height))
        root.background = .white
        root.sublayers = [window, marks.layer]
        var result = screen
        result.layer = root
        result.size = root.bounds.size
        result.warnings += marks.warnings.filter { !screen.warnings.contains($0) }
        return result
    }

    private static func color(of element: AccessibilityElementValue) -> UIColor {
        colors[(element.number - 1) % colors.count]
    }

    private static func addBadge(of element: AccessibilityElementValue, to view: UIView, at origin: CGPoint) {
        let label = UILabel(frame: CGRect(origin: origin, size: badge))
        label.text = "\(element.number)"
        label.font = .systemFont(ofSize: 11, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = color(of: element)
        label.layer.cornerRadius = 3
        label.clipsToBounds = true
        view.addSubview(label)
    }

    private static func addMark(of element: AccessibilityElementValue, to view: UIView) {
        guard element.frame.intersects(view.bounds) else { return }
        let box = UIView(frame: element.frame)
        let color = color(of: element)
        box.backgroundColor = color.withAlphaComponent(0.12)
        box.layer.borderColor = color.cgColor
        box.layer.borderWidth = 1
        view.addSubview(box)
        let visible = element.frame.intersection(view.bounds)
        addBadge(of: element, to: view, at: CGPoint(x: visible.minX, y: visible.minY))
    }

    /// Adds the legend's lines.
    /// - Returns: The bottom of the last one.
    static func addLines(of elements: [AccessibilityElementValue], to view: UIView) -> CGFloat {
        var y = margin
        for element in elements {
            addBadge(of: element, to: view, at: CGPoint(x: margin, y: y))
            let x = margin + badge.width + 8
            let texts: [(String, UIFont, UIColor)] = [
                (element.label ?? "no label", .systemFont(ofSize: 13, weight: .semibold), .label),
                (element.detail, .systemFont(ofSize: 11), .secondaryLabel),
            ]
            for (text, font, color) in texts where !text.isEmpty {
                let label = UILabel()
                label.text = text
                label.font = font
                label.textColor = color
                label.numberOfLines = 0
                let width = legendWidth - x - margin
                let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
                label.frame = CGRect(x: x, y: y, width: width, height: height.rounded(.up))
                view.addSubview(label)
                y = label.frame.maxY + 1
            }
            y = max(y, margin + badge.height) + 8
        }
        return y + margin - 8
    }
}

extension AccessibilityElementValue {
    /// Everything but the label and the frame, in words.
    fileprivate var detail: String {
        var parts = [value.map { "value: \($0)" }, words.isEmpty ? nil : words.joined(separator: ", ")]
        parts.append(hint.map { "hint: \($0)" })
        parts.append(actions.isEmpty ? nil : "actions: " + actions.joined(separator: ", "))
        parts.append(containerName.map { "container: \($0)" })
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}

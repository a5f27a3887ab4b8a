import BuilderUIKit
import Render

/// A line over the picture, from one corner of a rectangle in points to the opposite one, or a frame.
struct PictureMark: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case frame, line
    }

    var shape: Shape
    var rect: LayoutInspection.Rect
    /// The color as `0xRRGGBB`.
    var color: UInt32
    /// The width in pixels.
    var thickness = 1
}

extension InspectorState {
    /// The colors of the gallery's inspector.
    enum MarkColor {
        static let frame: UInt32 = 0x0A_84FF
        static let margin: UInt32 = 0x00_A35C
        static let constraint: UInt32 = 0xE4_004F
        static let selection: UInt32 = 0xFF_7A00
    }

    /// The lines over the picture: the outlines that are shown, and the selected view. With the root selected they are
    /// those of all views.
    var pictureMarks: [PictureMark] {
        guard let drawn, drawn.views.indices.contains(selection) else { return [] }
        let isRoot = drawn.views[selection].parent == nil
        let visible = drawn.views.indices.filter { drawn.isVisible($0) }
        var result: [PictureMark] = []
        if marks.contains(.frames) {
            result += visible.map {
                PictureMark(shape: .frame, rect: drawn.views[$0].picture, color: MarkColor.frame)
            }
        }
        if marks.contains(.margins) {
            let views = isRoot ? visible : visible.filter { $0 == selection }
            result += views.map { drawn.views[$0] }.filter { $0.margins.contains { $0 != 0 } }.map {
                PictureMark(shape: .frame, rect: $0.picture.inset(by: $0.margins), color: MarkColor.margin)
            }
        }
        if marks.contains(.constraints) {
            let constraints = isRoot ? Array(drawn.layout.constraints.indices) : drawn.constraints(of: selection)
            result += constraints.flatMap { drawn.marks(ofConstraint: $0) }
        }
        if !isRoot {
            result.append(
                PictureMark(
                    shape: .frame, rect: drawn.views[selection].picture, color: MarkColor.selection, thickness: 2))
        }
        let rows = reasons
        if pane == .reasons, rows.indices.contains(reasonRow), let constraint = rows[reasonRow].constraint {
            result += drawn.marks(ofConstraint: constraint).map { mark in
                var mark = mark
                mark.thickness = 3
                return mark
            }
        }
        return result
    }
}

extension LayoutInspection.Rect {
    fileprivate func inset(by edges: [Double]) -> LayoutInspection.Rect {
        guard edges.count == 4 else { return self }
        var rect = self
        rect.x += edges[1]
        rect.y += edges[0]
        rect.width = max(0, width - edges[1] - edges[3])
        rect.height = max(0, height - edges[0] - edges[2])
        return rect
    }
}

extension InspectedScreen {
    /// The place of an attribute in the picture.
    private struct Position {
        enum Axis {
            case x, y, width, height
        }

        var axis: Axis
        /// The coordinate of a position, in points.
        var value = 0.0
        var rect: LayoutInspection.Rect
    }

    /// Returns the lines of a constraint: from one attribute to the other, or along a length.
    fileprivate func marks(ofConstraint index: Int) -> [PictureMark] {
        guard layout.constraints.indices.contains(index) else { return [] }
        let constraint = layout.constraints[index]
        guard let first = constraint.first.flatMap(position) else { return [] }
        let second = constraint.second.flatMap(position)
        func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> PictureMark {
            var covered = first.rect
            (covered.x, covered.width) = (min(x1, x2), abs(x2 - x1))
            (covered.y, covered.height) = (min(y1, y2), abs(y2 - y1))
            return PictureMark(shape: .line, rect: covered, color: InspectorState.MarkColor.constraint)
        }
        let rect = first.rect
        switch (first.axis, second?.axis) {
        case (.x, .x?):
            guard let second else { return [] }
            // At the height of the lower one of the two.
            let lower = rect.y >= second.rect.y ? rect : second.rect
            let y = lower.y + lower.height / 2
            return [line(second.value, y, first.value, y)]
                + [first.value, second.value].map { line($0, y - 4, $0, y + 4) }
        case (.y, .y?):
            guard let second else { return [] }
            let narrower = rect.width < second.rect.width ? rect : second.rect
            let x = narrower.x + narrower.width / 2
            return [line(x, second.value, x, first.value)]
                + [first.value, second.value].map { line(x - 4, $0, x + 4, $0) }
        case (.width, _):
            let y = rect.y + rect.height - 3
            return [line(rect.x, y, rect.x + rect.width, y)]
        case (.height, _): return [line(rect.x + 3, rect.y, rect.x + 3, rect.y + rect.height)]
        default: return []
        }
    }

    private func position(of item: LayoutInspection.Item) -> Position? {
        let view = item.view.flatMap { views.indices.contains($0) ? views[$0] : nil }
        let guide = item.guide.flatMap { layout.guides.indices.contains($0) ? layout.guides[$0] : nil }
        guard var rect = guide?.picture ?? view?.picture else { return nil }
        let owner = view ?? guide.flatMap { views.indices.contains($0.owner) ? views[$0.owner] : nil }
        if item.attribute.contains("Margin"), let margins = view?.margins { rect = rect.inset(by: margins) }
        let isRightToLeft = owner?.isRightToLeft == true
        let (left, right) = (rect.x, rect.x + rect.width)
        func at(_ axis: Position.Axis, _ value: Double) -> Position { Position(axis: axis, value: value, rect: rect) }
        let name = item.attribute.replacing("WithinMargins", with: "").replacing("Margin", with: "")
        switch name {
        case "left": return at(.x, left)
        case "right": return at(.x, right)
        case "leading": return at(.x, isRightToLeft ? right : left)
        case "trailing": return at(.x, isRightToLeft ? left : right)
        case "centerX": return at(.x, (left + right) / 2)
        case "top": return at(.y, rect.y)
        case "bottom": return at(.y, rect.y + rect.height)
        case "centerY": return at(.y, rect.y + rect.height / 2)
        case "firstBaseline": return at(.y, view?.baselines.first ?? rect.y + rect.height)
        case "lastBaseline": return at(.y, view?.baselines.last ?? rect.y + rect.height)
        case "width": return at(.width, rect.width)
        case "height": return at(.height, rect.height)
        default: return nil
        }
    }
}

extension Bitmap {
    /// Returns the picture with lines over it.
    /// - Parameters:
    ///   - width: The width of the picture in the marks' points.
    ///   - height: The height of the picture in the marks' points.
    func drawing(_ marks: [PictureMark], width: Double, height: Double) -> Bitmap {
        guard !marks.isEmpty, width > 0, height > 0 else { return self }
        let scale = (x: Double(self.width) / width, y: Double(self.height) / height)
        let source = self
        return Bitmap(width: self.width, height: self.height, isOpaque: isOpaque) { pixels, bytesPerRow in
            for y in 0..<source.height {
                (pixels + y * bytesPerRow).copyMemory(
                    from: source.pixels + y * source.bytesPerRow, byteCount: source.width * 4)
            }
            func fill(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, _ color: UInt32) {
                guard columns.overlaps(0...source.width - 1), rows.overlaps(0...source.height - 1) else { return }
                for y in rows.clamped(to: 0...source.height - 1) {
                    for x in columns.clamped(to: 0...source.width - 1) {
                        (pixels + y * bytesPerRow + x * 4).storeBytes(of: 0xFF00_0000 | color, as: UInt32.self)
                    }
                }
            }
            for mark in marks {
                let columns = Self.span(mark.rect.x, mark.rect.width, scale.x)
                let rows = Self.span(mark.rect.y, mark.rect.height, scale.y)
                switch mark.shape {
                case .line:
                    let extra = mark.thickness / 2
                    let isWide = columns.count >= rows.count
                    fill(
                        isWide ? columns : columns.lowerBound - extra...columns.upperBound + extra,
                        isWide ? rows.lowerBound - extra...rows.upperBound + extra : rows, mark.color)
                case .frame:
                    let inner = (x: min(mark.thickness, columns.count) - 1, y: min(mark.thickness, rows.count) - 1)
                    fill(columns, rows.lowerBound...rows.lowerBound + inner.y, mark.color)
                    fill(columns, rows.upperBound - inner.y...rows.upperBound, mark.color)
                    fill(columns.lowerBound...columns.lowerBound + inner.x, rows, mark.color)
                    fill(columns.upperBound - inner.x...columns.upperBound, rows, mark.color)
                }
            }
        }
    }

    /// Returns the pixels that a length covers, at least one; numbers far outside of the picture stay numbers.
    private static func span(_ start: Double, _ length: Double, _ scale: Double) -> ClosedRange<Int> {
        func pixel(_ value: Double) -> Int { Int(max(-100_000, min(100_000, value))) }
        let first = pixel((start * scale).rounded(.down))
        return first...max(first, pixel(((start + length) * scale).rounded(.up)) - 1)
    }
}

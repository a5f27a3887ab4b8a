import Foundation
import Render

/// The visible views of a screen and their ink, in points of the screen.
struct VisibleViews {
    /// A layer of the tree.
    private struct LayerEntry {
        /// The index of the parent layer; -1 for the first.
        let parent: Int
        /// Its index among the parent's sublayers.
        let index: Int
        /// The view's accessibility identifier.
        let identifier: String?
        /// The visible part; nil if it is outside the picture or clipped away.
        let visible: CGRect?
    }

    private var entries: [LayerEntry] = []
    /// The visible parts of everything drawn except images: fills, letters, paths.
    private(set) var ink: [CGRect] = []
    /// The visible part of each image.
    private(set) var images: [CGRect] = []

    /// Finds the visible views.
    /// - Parameters:
    ///   - layer: the layer of the screen.
    ///   - size: the size of the screen, in points.
    init(of layer: Layer, size: CGSize) {
        var waiting = [
            Visit(
                layer: layer, toPicture: .identity, clip: CGRect(origin: .zero, size: size), parent: -1, index: 0)
        ]
        while let visit = waiting.popLast() { enter(visit, &waiting) }
    }

    /// A layer that is still to be visited.
    private struct Visit {
        let layer: Layer
        /// The transform from the parent's coordinates to the picture's.
        let toPicture: CGAffineTransform
        let clip: CGRect
        let parent: Int
        let index: Int
    }

    private mutating func enter(_ visit: Visit, _ waiting: inout [Visit]) {
        let layer = visit.layer
        let toPicture = layer.transformToParent.concatenating(visit.toPicture)
        let visible = layer.bounds.standardized.applying(toPicture).seen(in: visit.clip)
        let number = entries.count
        entries.append(
            LayerEntry(
                parent: visit.parent, index: visit.index, identifier: layer.source?.identifier, visible: visible))
        if layer.background != nil || layer.border != nil, let visible { ink.append(visible) }
        guard let clip = layer.masksToBounds ? visible : visit.clip else { return }
        for content in layer.contents {
            guard let inked = content.inkBox(in: layer.bounds).applying(toPicture).seen(in: clip) else { continue }
            if case .image = content { images.append(inked) } else { ink.append(inked) }
        }
        for (index, sublayer) in layer.sublayers.enumerated().reversed() {
            waiting.append(
                Visit(layer: sublayer, toPicture: toPicture, clip: clip, parent: number, index: index))
        }
    }

    /// Returns the indexes of the visible views with an identifier.
    func shown(_ identifier: String) -> [Int] {
        entries.indices.filter { entries[$0].identifier == identifier && entries[$0].visible != nil }
    }

    /// Returns the visible part of a view.
    func box(of view: Int) -> CGRect { entries[view].visible ?? .zero }

    /// Returns the path to a view's layer: the index among each layer's sublayers, from the first layer on.
    func path(to view: Int) -> [Int] {
        var path: [Int] = []
        var entry = entries[view]
        while entry.parent >= 0 {
            path.append(entry.index)
            entry = entries[entry.parent]
        }
        return path.reversed()
    }
}

extension CGRect {
    /// Returns the part inside `clip`, rounded to thousandths of points; nil if it is empty.
    fileprivate func seen(in clip: CGRect) -> CGRect? {
        let left = max(minX, clip.minX).inThousandths
        let top = max(minY, clip.minY).inThousandths
        let right = min(maxX, clip.maxX).inThousandths
        let bottom = min(maxY, clip.maxY).inThousandths
        guard right > left, bottom > top else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGFloat {
    /// The number rounded to thousandths, so that sums that should be equal are.
    fileprivate var inThousandths: CGFloat { isFinite ? (self * 1000).rounded() / 1000 : 0 }
}

extension LayerContent {
    /// Returns the approximate box of the content, in the layer's coordinates.
    fileprivate func inkBox(in bounds: CGRect) -> CGRect {
        switch self {
        case .glyphs(let run): run.inkBox
        case .image(let image): image.clip.map { image.destination.intersection($0) } ?? image.destination
        case .fill(let path, _, _): path.extent
        case .stroke(let path, _, let style): path.extent.insetBy(dx: -style.width / 2, dy: -style.width / 2)
        case .gradient: bounds
        }
    }
}

extension GlyphRun {
    /// The box from the first origin to the last letter's usual end, and from the cap height to the descent.
    fileprivate var inkBox: CGRect {
        var box = CGRect.null
        for glyph in glyphs {
            box = box.union(
                CGRect(
                    x: glyph.x, y: glyph.y - 0.75 * drawnSize, width: 0.6 * drawnSize, height: drawnSize))
        }
        return box.isNull ? .zero : box
    }
}

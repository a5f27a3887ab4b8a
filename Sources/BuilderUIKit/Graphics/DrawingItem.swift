import Foundation
import Render

/// An item drawn into a context, in the canvas' coordinates.
indirect enum DrawingItem {
    case content(LayerContent, [DrawingClip])
    case layer(Layer, [DrawingClip])
    /// Items that are composited as one: with an opacity, a shadow, or only inside `mask`.
    case group([DrawingItem], opacity: Double, shadow: Layer.Shadow?, mask: [DrawingItem]?, [DrawingClip])

    var clips: [DrawingClip] {
        switch self {
        case .content(_, let clips), .layer(_, let clips), .group(_, _, _, _, let clips): clips
        }
    }
}

/// An area that drawing is limited to, in the canvas' coordinates.
enum DrawingClip: Hashable {
    case rect(CGRect)
    case path(Path, FillRule)
    /// The opaque part of a layer.
    case mask(Layer)
}

/// Converts recorded items to layers.
enum DrawingLayers {
    /// Returns a layer that holds the items in order, whose top left corner lies at the origin.
    static func placed(_ items: [DrawingItem], bounds: CGRect) -> Layer {
        var layer = layer(items, bounds: bounds)
        layer.position = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        return layer
    }

    /// Returns a layer in the canvas' coordinates that holds the items in order.
    static func layer(_ items: [DrawingItem], bounds: CGRect) -> Layer {
        var layer = empty(bounds)
        let parts = runs(items)
        // Contents of the first run may lie in the layer itself, since no sublayer precedes them.
        for (index, part) in parts.enumerated() {
            let contents = part.compactMap { item -> LayerContent? in
                if case .content(let content, _) = item { return content }
                return nil
            }
            let clips = part.first?.clips ?? []
            if contents.count == part.count {
                if index == 0, clips.isEmpty {
                    layer.contents = contents
                } else {
                    var inner = empty(bounds)
                    inner.contents = contents
                    layer.sublayers.append(clipped(inner, by: clips[...], bounds: bounds))
                }
            } else {
                for item in part {
                    layer.sublayers.append(clipped(sublayer(item, bounds: bounds), by: item.clips[...], bounds: bounds))
                }
            }
        }
        return layer
    }

    /// Returns an empty layer whose coordinates are its parent's.
    private static func empty(_ bounds: CGRect) -> Layer {
        var layer = Layer(frame: bounds)
        layer.bounds = bounds
        return layer
    }

    /// Groups adjacent items that may share a layer: contents with the same clips, or a single other item.
    private static func runs(_ items: [DrawingItem]) -> [[DrawingItem]] {
        var result: [[DrawingItem]] = []
        for item in items {
            if case .content(_, let clips) = item, case .content(_, let before)? = result.last?.last, clips == before {
                result[result.count - 1].append(item)
            } else {
                result.append([item])
            }
        }
        return result
    }

    private static func sublayer(_ item: DrawingItem, bounds: CGRect) -> Layer {
        switch item {
        case .content(let content, _):
            var layer = empty(bounds)
            layer.contents = [content]
            return layer
        case .layer(let layer, _):
            return layer
        case .group(let items, let opacity, let shadow, let mask, _):
            var inner = layer(items, bounds: bounds)
            inner.opacity = opacity
            inner.shadow = shadow
            if let mask { inner.mask = [layer(mask, bounds: bounds)] }
            return inner
        }
    }

    private static func clipped(_ layer: Layer, by clips: ArraySlice<DrawingClip>, bounds: CGRect) -> Layer {
        var result = layer
        // The last clip is the innermost.
        for clip in clips.reversed() {
            var outer = empty(bounds)
            switch clip {
            case .rect(let rect):
                outer = empty(rect)
                outer.masksToBounds = true
            case .path(let path, let rule):
                var mask = empty(bounds)
                mask.contents = [.fill(path, .black, rule)]
                outer.mask = [mask]
            case .mask(let mask):
                outer.mask = [mask]
            }
            outer.sublayers = [result]
            result = outer
        }
        return result
    }
}

/// Paints layers into bitmaps for code that requests pixels while views are built.
enum LayerRasterizer {
    /// Returns the painted layer at `scale` pixels per point. Returns nil and adds a warning if it can't be painted.
    static func paint(_ layer: Layer, size: CGSize, scale: CGFloat, background: Color? = nil) -> Bitmap? {
        do {
            return try Painter().paint(layer, size: size, scale: Double(scale), background: background)
        } catch {
            WarningLog.current.add(.unsupportedDrawing("a picture of \(size.width) × \(size.height) points: \(error)"))
            return nil
        }
    }
}

import Foundation

extension UIView {
    /// The scale for rounding edges, in pixels per point.
    var layoutScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// Returns whether the rectangle before any transform differs from `frame`.
    func differs(fromUntransformed frame: CGRect) -> Bool {
        let size = bounds.size
        let position = center
        let anchor = layer.anchorPoint
        return abs(size.width - frame.width) > 1e-6 || abs(size.height - frame.height) > 1e-6
            || abs(position.x - (frame.minX + anchor.x * frame.width)) > 1e-6
            || abs(position.y - (frame.minY + anchor.y * frame.height)) > 1e-6
    }

    /// The alignment rectangle of a frame that begins at (0, 0), in points.
    var alignmentRectInside: CGRect {
        // Subclasses may override the insets, or the methods that convert whole rectangles.
        alignmentRect(forFrame: CGRect(origin: .zero, size: bounds.size))
    }

    /// The offset from the alignment rectangle to the origin of the view's own coordinates.
    var childOffset: CGPoint {
        let start = alignmentRectInside.origin
        return CGPoint(x: -start.x - bounds.minX, y: -start.y - bounds.minY)
    }

    /// The offset from the alignment rectangle's right edge to the end of the view's own coordinates, which is their
    /// start in right-to-left layouts.
    var childEndOffset: CGFloat { bounds.width - alignmentRectInside.maxX - bounds.minX }

    /// The alignment rectangle of the frame before any transform.
    var untransformedAlignmentRect: CGRect { alignmentRect(forFrame: frameForLayout) }

    /// The rectangle in the superview's coordinates before any transform.
    var untransformedFrame: CGRect { layer.untransformedFrame }

    /// Sets the rectangle before any transform.
    func setUntransformedFrame(_ frame: CGRect) {
        guard untransformedFrame != frame else { return }
        guard differs(fromUntransformed: frame) else {
            // Only the last bits differ.
            layer.setExactFrame(frame)
            return
        }
        let anchor = layer.anchorPoint
        moveAtOnce {
            if bounds.size != frame.size { bounds.size = frame.size }
            center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        }
        if !differs(fromUntransformed: frame) { layer.setExactFrame(frame) }
    }

    /// Sets the frames of the subviews that constraints place to the solved ones.
    func applyEngineFramesToSubviews() {
        let known = layoutItem?.engine
        guard let engine = known ?? (layoutFlags.contains(.structureChanged) ? layoutRoot.engine : nil) else { return }
        engine.update()
        for subview in storedSubviews where !subview.translatesAutoresizingMaskIntoConstraints {
            if let frame = engine.system.frame(of: subview) { subview.setUntransformedFrame(frame) }
        }
        updateSafeAreaInsetsAfterFrames()
    }

    /// Removes this view and its descendants from their engine, before they leave its tree, and releases engines below.
    func dropEngineState() {
        layoutFlags.remove(.joinsLayout)
        walk { view in
            if view.engine != nil {
                view.engine = nil
                view.layoutFlags.insert(.structureChanged)
            }
            if let item = view.layoutItem { item.engine?.tree.forget(view, item) }
            view.layoutItem = nil
            for guide in view.ownLayoutGuides + view.internalGuides + view.reservedGuides.all { guide.layoutItem = nil }
            return view.storedSubviews.filter { $0.layoutItem != nil }
        }
    }
}

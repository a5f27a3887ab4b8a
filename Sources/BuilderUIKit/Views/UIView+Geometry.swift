import Foundation
import Render

extension UIView {
    /// Sets the frame, or refuses one that is not finite with a message that names the view.
    func setFrame(_ frame: CGRect) {
        guard let finite = frame.finiteOrNil else {
            LayoutDiagnostics.report(.invalidFrame(view: describeBriefly(), frame: frame))
            return
        }
        layer.frame = finite
    }

    func setBounds(_ bounds: CGRect) {
        guard let finite = bounds.finiteOrNil else {
            LayoutDiagnostics.report(.invalidFrame(view: describeBriefly(), frame: bounds))
            return
        }
        layer.bounds = finite
    }

    func setCenter(_ center: CGPoint) {
        guard center.x.isFinite, center.y.isFinite else {
            LayoutDiagnostics.report(
                .invalidFrame(view: describeBriefly(), frame: CGRect(origin: center, size: bounds.size)))
            return
        }
        layer.position = center
    }

    // MARK: Conversions

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }

    // MARK: Changes

    func boundsDidChange(from old: CGRect) {
        if bounds.size != old.size {
            if autoresizesSubviews { autoresizeSubviews(from: old.size) }
            setNeedsLayout()
            safeAreaMayHaveChanged()
            if reservedGuides.readable != nil { layoutItem?.insetsDidChange(self) }
        }
        layoutItem?.viewGeometryDidChange(self)
        if bounds.origin != old.origin {
            for subview in storedSubviews { subview.safeAreaMayHaveChanged() }
        }
    }

    func positionDidChange() {
        layoutItem?.viewGeometryDidChange(self)
        safeAreaMayHaveChanged()
    }

    func layerBackgroundDidChange() {
        dynamicBackground = nil
    }

    private func autoresizeSubviews(from old: CGSize) {
        for subview in storedSubviews
        where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
            let mask = subview.autoresizingMask
            let frame = subview.untransformedFrame
            let horizontal = UIView.resize(
                start: frame.minX, length: frame.width, old: old.width, new: bounds.width,
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
            let vertical = UIView.resize(
                start: frame.minY, length: frame.height, old: old.height, new: bounds.height,
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            subview.setUntransformedFrame(
                CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length))
        }
    }

    /// Hands a change of the superview's length to the flexible parts, in proportion to their lengths.
    private static func resize(
        start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [start, length, old - start - length]
        let isFlexible = [flexible.0, flexible.1, flexible.2]
        let count = isFlexible.filter { $0 }.count
        guard count > 0 else { return (start, length) }
        let change = new - old
        var total: CGFloat = 0
        for index in 0..<3 where isFlexible[index] { total += parts[index] }
        func grown(_ index: Int) -> CGFloat {
            guard isFlexible[index] else { return parts[index] }
            return parts[index] + (total > 0 ? change * parts[index] / total : change / CGFloat(count))
        }
        return (grown(0), max(0, grown(1)))
    }
}

extension CGRect {
    /// The rectangle where all of it is finite and within what layout can hold, else nil.
    var finiteOrNil: CGRect? {
        let limit: CGFloat = 1e9
        let isUsable =
            origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
            && abs(origin.x) <= limit && abs(origin.y) <= limit && abs(size.width) <= limit && abs(size.height) <= limit
        return isUsable ? self.standardized : nil
    }
}

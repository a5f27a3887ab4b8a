import Foundation
import Render

extension UIView {
    /// Sets the frame. One that isn't finite is rejected with a message that names the view.
    func setFrame(_ frame: CGRect) {
        guard let finite = frame.finiteOrNil else {
            LayoutDiagnostics.report(.invalidFrame(view: describeBriefly(), frame: frame))
            return
        }
        // Bounds and center change one after the other; observers learn of both at once.
        guard let keyValueObservers else {
            backingLayer.frame = finite
            return
        }
        keyValueObservers.checkAfter { backingLayer.frame = finite }
    }

    func setBounds(_ bounds: CGRect) {
        guard let finite = bounds.finiteOrNil else {
            LayoutDiagnostics.report(.invalidFrame(view: describeBriefly(), frame: bounds))
            return
        }
        backingLayer.bounds = finite
    }

    func setCenter(_ center: CGPoint) {
        guard center.x.isFinite, center.y.isFinite else {
            LayoutDiagnostics.report(
                .invalidFrame(view: describeBriefly(), frame: CGRect(origin: center, size: bounds.size)))
            return
        }
        backingLayer.position = center
    }

    /// Returns whether all numbers of a property are finite, and reports the first that isn't with a message that names
    /// the view.
    func isFinite(_ values: [CGFloat], _ property: String) -> Bool {
        guard let wrong = values.first(where: { !$0.isFinite }) else { return true }
        LayoutDiagnostics.report(.invalidNumber(view: describeBriefly(), property: property, value: wrong))
        return false
    }

    func isFinite(_ insets: UIEdgeInsets, _ property: String) -> Bool {
        isFinite([insets.top, insets.left, insets.bottom, insets.right], property)
    }

    func isFinite(_ offset: UIOffset, _ property: String) -> Bool {
        isFinite([offset.horizontal, offset.vertical], property)
    }

    func isFinite(_ matrix: CGAffineTransform, _ property: String) -> Bool {
        isFinite([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty], property)
    }

    func isFinite(_ matrix: CATransform3D, _ property: String) -> Bool {
        let values = [
            matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24,
            matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
        ]
        return isFinite(values, property)
    }

    /// Sets the opacity, at least 0 and at most 1. One that isn't finite is rejected with a message.
    func setAlpha(_ alpha: CGFloat) {
        guard isFinite([alpha], "alpha") else { return }
        backingLayer.opacity = Float(min(max(alpha, 0), 1))
        observedValuesMayHaveChanged()
    }

    func setHidden(_ isHidden: Bool) {
        backingLayer.isHidden = isHidden
        storedSuperview?.arrangementDidChange()
        observedValuesMayHaveChanged()
    }

    /// Sets the size, about the center of a transformed view, as UIKit does: the frame is that of its corners.
    func takeSize(_ size: CGSize) {
        if CATransform3DIsIdentity(transform3D) {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds.size = size
        }
    }

    // MARK: Changes

    func boundsDidChange(from old: CGRect) {
        invalidateMargins()
        if bounds.size != old.size {
            if autoresizesSubviews { autoresizeSubviews(from: old.size) }
            setNeedsLayout()
            updateSafeAreaInsets()
            // The insets of the subviews at the far edges depend on the size.
            updateSafeAreaInsetsOfSubviews()
            if reservedGuides.readable != nil { layoutItem?.insetsDidChange(self) }
            keyboardGuideMayChange()
            updateCorners()
        }
        layoutItem?.viewGeometryDidChange(self)
        if bounds.origin != old.origin {
            layoutItem?.engine?.rows.originDidChange(of: self)
            updateSafeAreaInsetsOfSubviews()
        }
        if keyValueObservers != nil { observedValuesMayHaveChanged() }
    }

    func positionDidChange() {
        if keyValueObservers != nil { observedValuesMayHaveChanged() }
        if knownMargins != nil { invalidateMargins() }
        layoutItem?.viewGeometryDidChange(self)
        updateSafeAreaInsets()
        keyboardGuideMayChange()
        updateCorners()
    }

    /// Updates the keyboard's guide after a change of the view's place, on which its distance to input views depends.
    private func keyboardGuideMayChange() {
        if reservedGuides.keyboard != nil, currentWindow?.inputHeight ?? 0 > 0 { layoutItem?.insetsDidChange(self) }
    }

    func layerBackgroundDidChange() { dynamicBackground = nil }

    private var subviewsWithMasks: [UIView] {
        storedSubviews.filter { $0.translatesAutoresizingMaskIntoConstraints && !$0.autoresizingMask.isEmpty }
    }

    private func autoresizeSubviews(from old: CGSize) {
        if let run = autoresizingRun {
            if run.level < AutoresizingRun.greatestLevel {
                resizeSubviews(subviewsWithMasks, from: old, in: run)
            } else {
                run.waiting.append((self, old))
            }
            return
        }
        let subviews = subviewsWithMasks
        guard !subviews.isEmpty else { return }
        let run = AutoresizingRun()
        resizeSubviews(subviews, from: old, in: run)
        while let (view, old) = run.waiting.popLast() {
            view.resizeSubviews(view.subviewsWithMasks, from: old, in: run)
        }
    }

    private func resizeSubviews(_ subviews: [UIView], from old: CGSize, in run: AutoresizingRun) {
        run.level += 1
        defer { run.level -= 1 }
        for subview in subviews {
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
            subview.autoresizingRun = run
            subview.setUntransformedFrame(
                CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length))
            subview.autoresizingRun = nil
        }
    }

    /// Distributes a change of the superview's length among the flexible parts, in proportion to their lengths.
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

/// The state of a change of size that is propagated through autoresizing masks.
///
/// The first 16 levels are resized recursively, so that a class that overrides `frame` or `bounds` finds its subviews
/// resized. Deeper ones are queued until these have returned, so that deep trees don't overflow the stack.
@MainActor
final class AutoresizingRun {
    static let greatestLevel = 16

    var level = 0
    /// Views whose subviews are queued, each with its size before the change.
    var waiting: [(UIView, CGSize)] = []
}

extension CGRect {
    /// The standardized rectangle if it is finite and within the limit of layout (1e13 points); otherwise nil.
    var finiteOrNil: CGRect? {
        let limit: CGFloat = 1e13
        let isUsable =
            origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
            && abs(origin.x) <= limit && abs(origin.y) <= limit && abs(size.width) <= limit && abs(size.height) <= limit
        return isUsable ? self.standardized : nil
    }
}

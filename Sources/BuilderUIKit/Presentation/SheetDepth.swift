import Foundation
import Render

/// The place of a view that lies behind a large sheet, as on phones before iOS 26: it is drawn smaller, and the sheet
/// covers all but its upper edge.
///
/// The views keep their frames and are only drawn there, as UIKit transforms a view around them.
struct SheetDepth: Equatable {
    /// The scale about the middle of the window's width.
    let scale: CGFloat
    /// The top in the window before and after, in points.
    let top: CGFloat
    let movedTop: CGFloat
    /// The radius of the corners as they are seen, in points; 0 for a sheet, which has its own.
    let radius: CGFloat

    /// The distance of the view behind from the window's sides, in points: 343 of 375 points remain (reported).
    private static let inset: CGFloat = 16
    /// The part of the view behind that is seen above the sheet, in points (reported).
    private static let peek: CGFloat = 10
    /// The radius of its corners, which is the sheet's (not measured).
    private static let radius: CGFloat = 10

    /// - Parameters:
    ///   - top: The top of what is behind, in points.
    ///   - sheetTop: The top of the large sheet, in points.
    ///   - progress: The part of the way, 0…1.
    init(top: CGFloat, sheetTop: CGFloat, width: CGFloat, isSheet: Bool, progress: CGFloat) {
        scale = width > 2 * Self.inset ? 1 - progress * 2 * Self.inset / width : 1
        self.top = top
        movedTop = top + progress * (sheetTop - Self.peek - top)
        radius = isSheet ? 0 : progress * Self.radius
    }

    /// Moves a layer whose superlayer is as wide as the window.
    func move(_ layer: inout Layer, inWidth width: CGFloat) {
        layer.position.x = width / 2 + (layer.position.x - width / 2) * scale
        layer.position.y = movedTop + (layer.position.y - top) * scale
        layer.transform = layer.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Rounds the corners of a layer that was moved.
    func round(_ layer: inout Layer) {
        guard radius > 0 else { return }
        layer.corners = Layer.Corners(radius: Double(radius / scale), curve: .continuous)
        layer.masksToBounds = true
    }
}

extension UIWindow {
    /// The views behind large sheets with the places where they are drawn, the nearest first.
    ///
    /// A sheet pushes back what presented it: the root view, a full-screen view or another large sheet. What is behind
    /// other presentations stays where it is.
    var viewsBehindSheets: [(view: UIView, depth: SheetDepth)] {
        presentationViews.indices.reversed().compactMap(viewBehindSheet)
    }

    /// A Boolean value that indicates whether black is behind the status bar: above a large sheet, unless a page covers
    /// the sheet.
    var isBlackAboveSheet: Bool {
        for index in presentationViews.indices.reversed() {
            if viewBehindSheet(index) != nil { return true }
            if presentationViews[index].controller.coversStatusBar { return false }
        }
        return false
    }

    private func viewBehindSheet(_ index: Int) -> (view: UIView, depth: SheetDepth)? {
        let container = presentationViews[index]
        guard let sheet = container.presentation as? UISheetPresentationController, container.sheet != nil else {
            return nil
        }
        let progress = sheet.depthProgress(in: container)
        guard progress > 0, let (view, top, isSheet) = viewBehind(index) else { return nil }
        let depth = SheetDepth(
            top: top, sheetTop: SheetPlacement.top(in: container), width: bounds.width, isSheet: isSheet,
            progress: progress)
        return (view, depth)
    }

    /// Returns what presented a presentation's controller, with its top in points; nil if it stays where it is.
    private func viewBehind(_ index: Int) -> (view: UIView, top: CGFloat, isSheet: Bool)? {
        guard index > 0 else { return rootViewController?.storedView.map { ($0, 0, false) } }
        let outer = presentationViews[index - 1]
        if outer.controller.usesWholeWindow { return (outer, 0, false) }
        guard let sheet = outer.presentation as? UISheetPresentationController, outer.sheet != nil,
            sheet.depthProgress(in: outer) == 1
        else { return nil }
        return (outer, SheetPlacement.top(in: outer), true)
    }
}

extension UISheetPresentationController {
    /// Returns how far the sheet pushes back what is behind it: 1 at the large detent, in proportion between that and
    /// the next one or the bottom, where a finger holds it (not measured), and 0 elsewhere and since iOS 26.
    fileprivate func depthProgress(in container: PresentationView) -> CGFloat {
        let traits = container.traitCollection
        guard !traits.isIOS26, traits.verticalSizeClass != .compact, followsDetents(in: container),
            !isUndimmed(in: container)
        else { return 0 }
        let greatest = container.maximumDetentValue
        let safeBottom = container.safeAreaInsets.bottom
        let top = SheetPlacement(of: self, in: container, drag: dragDistance).frame.minY
        let value = container.bounds.height - top - safeBottom
        let lower = restingDetents.map(\.value).filter { $0 < greatest }.max() ?? -safeBottom
        guard greatest > lower else { return 0 }
        return min(max((value - lower) / (greatest - lower), 0), 1)
    }
}

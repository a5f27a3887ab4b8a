import BuilderUIKit
import ImageDiff
import Render

extension BaselineComparer {
    /// Returns whether a file's statements are true, where its pixels outside of masks are those that were drawn:
    /// they stay with the file, and later runs rely on them.
    /// - Parameter boxes: the masks, by what was drawn.
    func isTrue(_ info: PNGInfo, of file: Data, _ drawn: DrawnPicture, masks boxes: [PixelBox]) -> Bool {
        hasTrueHash(info, of: file, drawn, masks: boxes) && hasTrueViews(info, drawn, masks: boxes)
    }

    private func hasTrueHash(_ info: PNGInfo, of file: Data, _ drawn: DrawnPicture, masks boxes: [PixelBox]) -> Bool {
        if info.pixelHash == drawn.pixelHash { return true }
        guard !boxes.isEmpty, let bitmap = try? ImageDecoder.decode(file) else { return false }
        // Translucent pixels don't come back to the bit, so that their hash can't be made again.
        return !StraightBitmap(bitmap).isOpaque || bitmap.pixelHash(scale: drawn.scale) == info.pixelHash
    }

    /// Under masks other views are as good as other pixels; but no masked view may be where it would hide more.
    private func hasTrueViews(_ info: PNGInfo, _ drawn: DrawnPicture, masks boxes: [PixelBox]) -> Bool {
        let text = info.views()
        guard let views = drawn.views else { return text == nil }
        if text == views.text { return true }
        guard !boxes.isEmpty, let recorded = text.flatMap(ViewTree.init(text:)) else { return false }
        func isMasked(_ box: PixelBox?) -> Bool { box.map { box in boxes.contains { $0.union(box) == $0 } } ?? true }
        let hidden = masks.flatMap { mask -> [PixelBox] in
            guard case .view(let identifier) = mask else { return [] }
            return recorded.boxes(ofViewsWithIdentifier: identifier)
        }
        return hidden.allSatisfy { isMasked($0) }
            && recorded.changes(to: views).allSatisfy { isMasked($0.recordedBox) && isMasked($0.drawnBox) }
    }
}

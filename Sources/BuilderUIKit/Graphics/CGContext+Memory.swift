import Foundation
import Render

extension CGContext {
    /// Creates a bitmap context in pixels, with y pointing up.
    ///
    /// With memory, every call that draws paints the whole context into it, so that the caller can read and change
    /// pixels at any time; so does a context of gray levels or alphas. Other contexts are painted when an image or
    /// ``data`` is requested. Fails for sizes under 1 or over 32,000 pixels, for rows that are shorter than the width,
    /// and, with memory, for layouts of other than 8 bits a component.
    ///
    /// - Parameters:
    ///   - data: The memory, of at least `bytesPerRow * height` bytes, which must outlive the context; nil lets the
    ///     context allocate it.
    ///   - bytesPerRow: The length of a row, in bytes; 0 for the shortest.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        let isByte = alpha == .alphaOnly || space.numberOfComponents == 1
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: isByte ? 8 : 32, colors: space.numberOfComponents,
            info: info
        ).flatMap { $0.isDrawable ? $0 : nil }
        guard width > 0, height > 0, width <= 32_000, height <= 32_000, data == nil || format != nil else { return nil }
        let least = width * (format?.bytesPerPixel ?? 4)
        guard bytesPerRow == 0 || bytesPerRow >= least || format == nil else { return nil }
        let isOpaque = alpha == CGImageAlphaInfo.none || alpha == .noneSkipLast || alpha == .noneSkipFirst
        self.init(
            bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1, background: isOpaque ? .black : nil,
            transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        guard let format else { return }
        self.format = format
        if data != nil || isByte {
            memory = PixelMemory(
                data, width: width, height: height, bytesPerRow: bytesPerRow == 0 ? least : bytesPerRow, format: format)
        }
    }

    /// The memory of the pixels, from the top row: the caller's, or the context's own, which lives as long as it.
    ///
    /// The context's own memory is made when it is first requested; from then on every call that draws paints it.
    public var data: UnsafeMutableRawPointer? {
        guard width > 0, height > 0 else { return nil }
        if let memory { return memory.pointer }
        let made = PixelMemory(nil, width: width, height: height, bytesPerRow: width * 4, format: format)
        if let bitmap = LayerRasterizer.paint(
            DrawingLayers.placed(items, bounds: bounds), size: bounds.size, scale: scale, background: background)
        {
            format.write(bitmap, to: made.pointer, bytesPerRow: made.bytesPerRow)
        }
        memory = made
        return made.pointer
    }

    /// The length of a row of ``data``, in bytes.
    public var bytesPerRow: Int { memory?.bytesPerRow ?? width * format.bytesPerPixel }
    /// The bits of a color component: always 8.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel: 32, or 8 for gray levels and alphas.
    public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
    /// The layout of the components.
    public var bitmapInfo: CGBitmapInfo { format.info }
    /// The position of the alpha component.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: format.info.intersection(.alphaInfoMask).rawValue) ?? .none
    }
    /// The color space: device RGB, gray for a context of gray levels, or nil for one of alphas.
    public var colorSpace: CGColorSpace? {
        switch format.components {
        case .rgb: CGColorSpaceCreateDeviceRGB()
        case .gray: CGColorSpaceCreateDeviceGray()
        case .alpha: nil
        }
    }

    /// Has no effect: pixels in memory are always up to date.
    public func flush() {}
    /// Has no effect: pixels in memory are always up to date.
    public func synchronize() {}

    /// Reads the memory's pixels, which the caller may have changed, before something is drawn over them.
    func refreshItems() {
        guard let memory, groups.isEmpty, let bitmap = memory.bitmap else { return }
        items = [.content(.image(ImageContent(bitmap: bitmap, destination: bounds)), [])]
    }

    /// Paints the items into memory.
    func storeItems() {
        guard let memory, groups.isEmpty else { return }
        let layer = DrawingLayers.placed(items, bounds: bounds)
        guard let bitmap = LayerRasterizer.paint(layer, size: bounds.size, scale: scale) else { return }
        memory.format.write(bitmap, to: memory.pointer, bytesPerRow: memory.bytesPerRow)
    }
}

extension CGContext {
    /// The transform from user space to device space, which has pixels with y pointing up from the bottom.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.transform.concatenating(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale))
    }

    /// Returns a point of user space in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
    /// Returns a point of device space in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    /// Returns a size of user space in device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }
    /// Returns a size of device space in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    /// Returns the bounding box in device space of a rectangle of user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }
    /// Returns the bounding box in user space of a rectangle of device space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
}

import Foundation

/// Rasterizes the parts of a document that can't be shapes: images and shadows.
struct DocumentRasterizer {
    /// An image's bitmaps, clipped to `clip`.
    struct PlacedImage {
        var bitmaps: [PlacedBitmap] = []
        var clip: Path?
    }

    private let page: DocumentPage
    private let fonts: FontFaceResolver
    /// The maximum number of pixels per point that images finer than the page's grid keep.
    private let greatestDensity: Double
    private let byteLimit: Int
    /// The maximum number of pixels of one image that is rotated or finer than the grid: more would be invisible.
    private static let stretchedLimit = 16_000_000.0
    private var bytes = 0
    private var count = 0

    init(page: DocumentPage, fonts: FontFaceResolver, greatestDensity: Double, byteLimit: Int) {
        self.page = page
        self.fonts = fonts
        self.greatestDensity = max(page.scale, greatestDensity)
        self.byteLimit = byteLimit
    }

    // MARK: Images

    /// Returns the bitmaps of an image.
    ///
    /// - Parameter clip: The area outside which nothing needs to be drawn.
    mutating func image(
        _ image: ImageContent, _ geometry: LayerGeometry, clip: PixelRect, source: Layer.Source?
    ) throws -> PlacedImage {
        let destination = image.destination
        guard image.bitmap.width > 0, image.bitmap.height > 0, destination.width > 0, destination.height > 0 else {
            return PlacedImage()
        }
        let pixels = image.pixelCount
        let across = Double(hypot(geometry.contentToDevice.a, geometry.contentToDevice.b)) * Double(destination.width)
        let down = Double(hypot(geometry.contentToDevice.c, geometry.contentToDevice.d)) * Double(destination.height)
        let isFiner = pixels.width > across * 1.01 || pixels.height > down * 1.01
        if geometry.isUpright, !isFiner || greatestDensity <= page.scale {
            return try onGrid(image, geometry, clip: clip, source: source)
        }
        let limit = greatestDensity / page.scale
        return try stretched(
            image, geometry, width: min(max(pixels.width, across), across * limit),
            height: min(max(pixels.height, down), down * limit), source: source)
    }

    /// Returns the same pixels that the painter draws.
    private mutating func onGrid(
        _ image: ImageContent, _ geometry: LayerGeometry, clip: PixelRect, source: Layer.Source?
    ) throws -> PlacedImage {
        var area = PixelRect(snapping: image.destination.applying(geometry.contentToDevice)).intersection(clip)
        if let clip = image.clip {
            area = area.intersection(PixelRect(snapping: clip.applying(geometry.contentToDevice)))
        }
        var result = PlacedImage()
        for tile in area.tiles {
            try reserve(tile, source: source)
            let bitmap = try draw(tile, source: source) { canvas in
                try canvas.draw(image, geometry.contentToDevice, isUpright: true, visible: tile, alpha: 1)
            }
            result.bitmaps.append(place(bitmap, at: tile))
        }
        return result
    }

    /// Returns pixels of the image's own grid, placed at the image's destination.
    private mutating func stretched(
        _ image: ImageContent, _ geometry: LayerGeometry, width: Double, height: Double, source: Layer.Source?
    ) throws -> PlacedImage {
        let reduction = max(1, (width * height / Self.stretchedLimit).squareRoot())
        let width = max(1, min(Double(PixmanImage.sideLimit), (width / reduction).rounded(.up)))
        let height = max(1, min(Double(PixmanImage.sideLimit), (height / reduction).rounded(.up)))
        var flat = image
        flat.clip = nil
        flat.destination = CGRect(x: 0, y: 0, width: width, height: height)
        let area = PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
        try reserve(area, source: source)
        let bitmap = try draw(area, source: source) { canvas in
            try canvas.draw(flat, .identity, isUpright: true, visible: area, alpha: 1)
        }
        var destination = image.destination
        var toPage = geometry.contentToDevice.concatenating(page.toPage)
        if geometry.isUpright {
            destination = PixelRect(snapping: destination.applying(geometry.contentToDevice)).cgRect
            toPage = page.toPage
        }
        let placing = CGAffineTransform(
            a: destination.width / CGFloat(width), b: 0, c: 0, d: destination.height / CGFloat(height),
            tx: destination.minX, ty: destination.minY)
        let clip = image.clip.map { clip in
            BoxShape(rect: clip, transform: geometry.contentToDevice).outline(visible: page.area)
                .applying(page.toPage)
        }
        return PlacedImage(
            bitmaps: [PlacedBitmap(bitmap: bitmap, toPage: placing.concatenating(toPage))], clip: clip)
    }

    // MARK: Shadows

    /// Returns the shadow of a layer without the parts outside `clip`.
    ///
    /// - Parameter isMask: A Boolean value that indicates whether only the alpha counts.
    mutating func shadow(
        of layer: Layer, _ geometry: LayerGeometry, clip: PixelRect, alpha: Double, isMask: Bool,
        source: Layer.Source?
    ) throws -> [PlacedBitmap] {
        var layer = layer
        if isMask, let color = layer.shadow?.color { layer.shadow?.color = Color(white: 1, alpha: color.alpha) }
        guard let shadow = LayerShadow(layer, geometry: geometry) else { return [] }
        var extent = LayerExtent()
        var body = layer
        body.shadow = nil
        body.mask = []
        body.opacity = 1
        let caster: PixelRect
        if let path = layer.shadow?.path {
            try path.checkGeometry(source)
            caster = PixelRect(around: path.extent.applying(geometry.contentToDevice)).expanded(by: 1)
        } else {
            caster = extent.all(of: body, toDevice: geometry.toDevice)
        }
        let reached = caster.expanded(by: shadow.reach).offset(x: shadow.offsetX, y: shadow.offsetY)
        return try reached.intersection(clip).tiles.map { tile in
            try reserve(tile, source: source)
            let bitmap = try draw(tile, source: source) { canvas in
                try shadow.draw(on: canvas, caster: caster, clip: tile, alpha: alpha) { mask in
                    try cast(body, path: layer.shadow?.path, geometry, on: mask, source: source)
                }
            }
            return place(bitmap, at: tile)
        }
    }

    private func cast(
        _ body: Layer, path: Path?, _ geometry: LayerGeometry, on mask: Canvas, source: Layer.Source?
    ) throws {
        if let path {
            mask.setColor(.black)
            mask.add(path, geometry.contentToDevice)
            mask.fill()
            return
        }
        let canvas = try Canvas(rect: mask.rect)
        var walker = LayerWalker(canvas: canvas, scale: page.scale, fonts: fonts, byteLimit: byteLimit)
        let parent = body.transformToParent.inverted().concatenating(geometry.toDevice)
        try walker.paint(body, parent: parent, source: source)
        try canvas.finish(source: source)
        mask.composite(canvas)
    }

    // MARK: Pixels

    /// Reserves the memory of a bitmap that is about to be made.
    private mutating func reserve(_ area: PixelRect, source: Layer.Source?) throws {
        bytes += area.area * 4
        count += 1
        guard bytes <= byteLimit else {
            throw PaintError.tooMuchMemory(groups: count, limit: byteLimit, source: source)
        }
    }

    private func draw(
        _ area: PixelRect, source: Layer.Source?, _ body: (Canvas) throws -> Void
    ) throws -> Bitmap {
        try Bitmap(width: area.width, height: area.height) { pixels, bytesPerRow in
            let canvas = try Canvas(rect: area, pixels: pixels, bytesPerRow: bytesPerRow)
            try body(canvas)
            try canvas.finish(source: source)
        }
    }

    private func place(_ bitmap: Bitmap, at area: PixelRect) -> PlacedBitmap {
        let toDevice = CGAffineTransform(translationX: CGFloat(area.x), y: CGFloat(area.y))
        return PlacedBitmap(bitmap: bitmap, toPage: toDevice.concatenating(page.toPage))
    }
}

extension PixelRect {
    /// The tiles within cairo's size limit; none for an empty rectangle.
    fileprivate var tiles: [PixelRect] {
        guard !isEmpty else { return [] }
        return PixelTile.tiles(width: width, height: height).map {
            PixelRect(x: x + $0.x, y: y + $0.y, width: $0.width, height: $0.height)
        }
    }
}

extension ImageContent {
    /// The size in pixels of the part that is drawn.
    fileprivate var pixelCount: (width: Double, height: Double) {
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let part = sourceRect.map { $0.intersection(whole) } ?? whole
        return (Double(part.width), Double(part.height))
    }
}

import Render

extension Layer {
    /// The bytes of the images in this tree, each counted once.
    var imageBytes: Int {
        var seen: Set<ObjectIdentifier> = []
        var bytes = 0
        var pending: [Layer] = [self]
        while let layer = pending.popLast() {
            for case .image(let image) in layer.contents where seen.insert(ObjectIdentifier(image.bitmap)).inserted {
                bytes += image.bitmap.bytesPerRow * image.bitmap.height
            }
            pending.append(contentsOf: layer.sublayers)
            pending.append(contentsOf: layer.mask)
        }
        return bytes
    }
}

import Foundation
import Render

/// An image file: the part of the drawing, its size in pixels, and its format.
struct PortraitFile {
    enum Format {
        case jpeg(quality: Int, isProgressive: Bool)
        case png
    }

    var name: String
    var format: Format
    /// The part of the drawing in the file, in the drawing's units.
    var part: CGRect
    /// The number of pixels per unit.
    var scale: Double

    /// Returns the detail card's file: 500 by 500 pixels, or 1050 by 750 for an image with a scene.
    static func large(of person: Person) -> PortraitFile {
        if person.look.sitsAtTable {
            let part = CGRect(x: 0, y: 0, width: TableScene.width, height: TableScene.height)
            return PortraitFile(
                name: person.fileName + ".jpg", format: .jpeg(quality: 88, isProgressive: false), part: part, scale: 1.5
            )
        }
        let part = CGRect(x: 0, y: 0, width: Portrait.size, height: Portrait.size)
        return person.look.isCutOut
            ? PortraitFile(name: person.fileName + ".png", format: .png, part: part, scale: 1)
            : PortraitFile(
                name: person.fileName + ".jpg", format: .jpeg(quality: 72, isProgressive: true), part: part, scale: 1)
    }

    /// Returns the list's file: 128 by 128 pixels, closer to the face, always with a backdrop.
    static func thumbnail(of person: Person) -> PortraitFile {
        let part = CGRect(x: 90, y: 54, width: 320, height: 320)
        return PortraitFile(
            name: person.fileName + "-thumb.jpg", format: .jpeg(quality: 78, isProgressive: false), part: part,
            scale: 0.4)
    }

    /// Returns the complete drawing of the large image.
    static func largeDrawing(of person: Person) -> Layer {
        let portrait = Portrait(look: person.look)
        return person.look.sitsAtTable ? TableScene(portrait: portrait).drawing() : portrait.drawing()
    }

    static func thumbnailDrawing(of person: Person) -> Layer {
        var look = person.look
        look.isCutOut = false
        return Portrait(look: look).drawing()
    }

    func data(of drawing: Layer) throws -> Data {
        var page = Sketch(width: part.width, height: part.height)
        page.place(drawing, at: CGPoint(x: -part.minX, y: -part.minY))
        var layer = page.layer
        layer.masksToBounds = true
        switch format {
        case .jpeg(let quality, let isProgressive):
            let bitmap = try Painter().paint(layer, size: part.size, scale: scale, background: .white)
            return try JPEGEncoder.encode(bitmap, quality: quality, isProgressive: isProgressive)
        case .png:
            let bitmap = try Painter().paint(layer, size: part.size, scale: scale, background: nil)
            return try PNGEncoder().encode(bitmap, scale: scale)
        }
    }
}

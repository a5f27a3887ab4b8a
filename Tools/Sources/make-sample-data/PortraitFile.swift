import Foundation
import Render

/// One picture file: which part of the drawing it shows, how many pixels it has, how it is stored.
struct PortraitFile {
    enum Format {
        case jpeg(quality: Int, isProgressive: Bool)
        case png
    }

    var name: String
    var format: Format
    /// The part of the drawing that the file shows, in the drawing's units.
    var part: CGRect
    /// Pixels for one unit.
    var scale: Double

    /// What the detail card shows: 500 by 500 pixels, or 1050 by 750 for a picture with a scene around it.
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

    /// What the list shows: 128 by 128 pixels, closer to the face, always with a backdrop.
    static func thumbnail(of person: Person) -> PortraitFile {
        let part = CGRect(x: 90, y: 54, width: 320, height: 320)
        return PortraitFile(
            name: person.fileName + "-thumb.jpg", format: .jpeg(quality: 78, isProgressive: false), part: part,
            scale: 0.4)
    }

    /// The picture's drawing of which `part` is shown.
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

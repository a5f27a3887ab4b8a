import DocumentTools
import Foundation
import RenderFixtures
import Testing

@testable import Render

/// What other painters make of our documents, against our own picture.
@Suite("Documents look as pictures")
struct DocumentCanvasPictureTests {
    @Test("SVG, by librsvg", arguments: SampleLayers.allCases, [2.0, 3])
    func svg(_ sample: SampleLayers, scale: Double) throws {
        let file = try SVGReading(DocumentFixture.svg(sample.layer, scale: scale))
        #expect(file.faults == [])
        let painted = try DocumentFixture.painted(sample.layer, scale: scale)
        let drawn = try file.bitmap(scale: scale)
        let agreement = try Agreement(painted, drawn)
        if agreement.share > 0.001 { try agreement.keep(as: "svg-\(sample)@\(Int(scale))x", painted, drawn) }
        #expect(agreement.share <= 0.001, "\(sample): \(agreement)")
    }

    /// Poppler smooths edges in its own way, and lays images half a pixel wider.
    @Test("PDF, by poppler", arguments: SampleLayers.allCases)
    func pdf(_ sample: SampleLayers) throws {
        let painted = try DocumentFixture.painted(sample.layer)
        let drawn = try PDFReading(DocumentFixture.pdf(sample.layer)).bitmap(scale: 2)
        let agreement = try Agreement(painted, drawn)
        if agreement.share > 0.005 { try agreement.keep(as: "pdf-\(sample)", painted, drawn) }
        #expect(agreement.share <= 0.005, "\(sample): \(agreement)")
    }

    @Test("shapes stay shapes in PDF; only shadows and images are pictures", arguments: SampleLayers.allCases)
    func vectors(_ sample: SampleLayers) throws {
        let pictures = try PDFReading(DocumentFixture.pdf(sample.layer)).images()
        let name = sample.rawValue.lowercased()
        let hasPictures = name.contains("shadow") || name.contains("image") || sample == .faded
        #expect(pictures.isEmpty == !hasPictures, "\(sample): \(pictures)")
    }

    @Test("shapes stay shapes in SVG", arguments: SampleLayers.allCases)
    func vectorsInSVG(_ sample: SampleLayers) throws {
        let pictures = try SVGReading(DocumentFixture.svg(sample.layer)).elements(named: "image")
        let name = sample.rawValue.lowercased()
        let hasPictures = name.contains("shadow") || name.contains("image") || sample == .faded
        #expect(pictures.isEmpty == !hasPictures)
    }

    @Test("the same layers give the same bytes", arguments: SampleLayers.allCases)
    func sameBytes(_ sample: SampleLayers) throws {
        #expect(try DocumentFixture.pdf(sample.layer) == DocumentFixture.pdf(sample.layer))
        #expect(try DocumentFixture.svg(sample.layer) == DocumentFixture.svg(sample.layer))
    }

    /// Two spots that add red to a blue area with a text, within rounded corners.
    private func additive() throws -> Layer {
        let bitmap = Bitmap(width: 40, height: 40) { pixels, _ in
            for index in 0..<1600 { pixels.storeBytes(of: 0xB4B4_0000, toByteOffset: index * 4, as: UInt32.self) }
        }
        let spots = [10.0, 40].map { x in
            var spot = PaintFixture.box(x, 20, 40, 40)
            var image = ImageContent(bitmap: bitmap, destination: spot.bounds)
            image.isAdditive = true
            spot.contents = [.image(image)]
            return spot
        }
        var clip = PaintFixture.box(10, 10, 100, 100)
        clip.corners.radius = 20
        clip.masksToBounds = true
        clip.sublayers = spots + [PaintFixture.box(80, 80, 20, 20, .black)]
        let text = try DocumentFixture.label(sample("Beneath"), x: 20, y: 30, width: 90)
        return DocumentFixture.root([PaintFixture.box(0, 0, 120, 60, Color(red: 0, green: 0, blue: 1)), text, clip])
    }

    @Test("colors are added in PDF, and the text beneath stays text")
    func additionInPDF() throws {
        let layer = try additive()
        let file = try PDFReading(DocumentFixture.pdf(layer))
        let drawn = try file.bitmap(scale: 2)
        // 55 points to the right and 56 down both spots are added to blue: 0xB4 twice is more than 0xFF.
        #expect(drawn.pixel(x: 110, y: 112) == 0xFFFF_00FF && drawn.pixel(x: 60, y: 112) == 0xFFB4_00FF)
        let agreement = try Agreement(DocumentFixture.painted(layer), drawn)
        #expect(agreement.share <= 0.01, "\(agreement)")
        #expect(try file.text().contains("Beneath") && !file.images().isEmpty)
        #expect(try DocumentFixture.pdf(layer) == DocumentFixture.pdf(layer))
    }

    /// librsvg doesn't know the mode.
    @Test("colors are added in SVG, by the outermost clip and by each image")
    func additionInSVG() throws {
        let data = try DocumentFixture.svg(additive())
        let file = try SVGReading(data)
        #expect(file.faults == [])
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        let added = lines.filter { $0.contains("mix-blend-mode:plus-lighter") }
        #expect(added.count == 3 && added.first?.contains("<g clip-path=") == true, "\(added)")
        #expect(added.dropFirst().allSatisfy { $0.contains("<use ") })
        // What follows within the clip isn't added.
        let clips = lines.filter { $0.contains("<g clip-path=") }
        #expect(clips.count == 2 && clips.last?.contains("style") == false)
        #expect(lines.filter { $0.hasPrefix("<g") }.count == lines.filter { $0 == "</g>" }.count)
    }
}

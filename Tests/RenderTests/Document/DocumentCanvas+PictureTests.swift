import DocumentTools
import Foundation
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
}

import DocumentTools
import Foundation
import Testing

@testable import Render

@Suite struct VectorDocumentTests {
    private static func svg(_ content: String, _ attributes: String = "width='24' height='24'") -> Data {
        Data("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
    }

    private static func pdf(
        _ content: String, box: String = "0 0 24 24", page: String = "", objects: String = ""
    ) -> Data {
        Data(
            """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[\(box)]/Contents 4 0 R \(page)>>endobj
            4 0 obj<</Length \(content.utf8.count)>>stream
            \(content)
            endstream endobj
            \(objects)
            trailer<</Root 1 0 R>>
            %%EOF

            """.utf8)
    }

    private static let shapes = "<circle cx='12' cy='9' r='8' fill='#c03'/><path d='M2 22L22 14' stroke='blue'/>"
    private static let curves = "1 0 0 rg 4 4 m 20 4 20 20 4 20 c f 0 0 1 RG 2 w 2 2 m 22 22 l S"

    /// Returns the mean difference of the channels, over white.
    private func difference(_ a: Bitmap, _ b: Bitmap) throws -> Double {
        try #require(a.width == b.width && a.height == b.height)
        var sum = 0
        for y in 0..<a.height {
            for x in 0..<a.width {
                let (left, right) = (a.pixel(x: x, y: y), b.pixel(x: x, y: y))
                for shift in [0, 8, 16] as [UInt32] {
                    let (one, other) = [left, right].map { Int($0 >> shift & 255) + 255 - Int($0 >> 24) }.pair
                    sum += abs(one - other)
                }
            }
        }
        return Double(sum) / Double(a.width * a.height * 3)
    }

    /// Drawings of 24 × 24 points by what they have.
    private static let svgs: [String: String] = [
        "shapes": shapes,
        "gradients": """
        <linearGradient id='a'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>
        <radialGradient id='b'><stop stop-color='white'/><stop offset='1' stop-color='green'/></radialGradient>
        <path fill='url(#a)' d='M0 0h24v12H0z'/><circle fill='url(#b)' cx='12' cy='17' r='6'/>
        """,
        "clip": """
        <clipPath id='c'><circle cx='12' cy='12' r='9'/></clipPath>
        <path clip-path='url(#c)' fill='navy' d='M0 0h24v15H0z'/>
        """,
        "mask": """
        <mask id='m'><path fill='white' d='M0 0h12v24H0z'/><path fill='gray' d='M12 0h6v24h-6z'/></mask>
        <path mask='url(#m)' fill='maroon' d='M2 2h20v20H2z'/>
        """,
        "opacity": """
        <g opacity='0.5'><path fill='red' d='M2 2h14v14H2z'/><path fill='blue' d='M8 8h14v14H8z'/></g>
        """,
        "rotation": "<path transform='rotate(30 12 12)' fill='teal' d='M4 8h16v8H4z'/>",
    ]

    private static let pdfs: [String: Data] = [
        "curves": pdf(curves),
        "gradient": pdf(
            "/S sh",
            page: "/Resources<</Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 24 0]"
                + "/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>>>>>"),
        "clip": pdf("4 4 m 20 4 l 12 20 l h W n 0 0 0.5 rg 0 0 24 24 re f"),
        "mask": pdf(
            "/G gs 0.5 0 0 rg 2 2 20 20 re f",
            page: "/Resources<</ExtGState<</G<</SMask<</S/Luminosity/G 5 0 R>>>>>>>>",
            objects: form(
                "1 g 0 0 12 24 re f 0.5 g 12 0 6 24 re f", "/Group<</S/Transparency/CS/DeviceGray>>")),
        "opacity": pdf(
            "/G gs 1 0 0 rg 2 2 14 14 re f 0 0 1 rg 8 8 14 14 re f", page: "/Resources<</ExtGState<</G<</ca 0.5>>>>>>"),
        "compressed stream": pdf(
            "/F Do", page: "/Resources<</XObject<</F 5 0 R>>>>",
            objects: form(
                "78DA335030D033533050284A57300642430B102A4A554853300442B0B80514824401E8E80A2B>",
                "/Filter[/ASCIIHexDecode/FlateDecode]")),
        "rotation": pdf("0 0.5 0.5 rg 2 2 8 20 re f", page: "/Rotate 90"),
    ]

    private static func form(_ content: String, _ attributes: String) -> String {
        "5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 24 24]\(attributes)/Length \(content.utf8.count)>>stream\n"
            + "\(content)\nendstream endobj"
    }

    @Test(arguments: svgs.keys.sorted())
    func anSVGLooksAsRsvgDrawsIt(_ name: String) throws {
        let data = Self.svg(try #require(Self.svgs[name]))
        let expected = try ExternalTool.rsvg.run(["--width", "96", "--height", "96"], on: data, suffix: "svg")
        let drawn = try VectorDocument(data, format: .svg).bitmap(width: 96, height: 96)
        #expect(try difference(drawn, try ImageDecoder.decode(expected)) < 0.1)
        let blank = try VectorDocument(Self.svg(""), format: .svg).bitmap(width: 96, height: 96)
        #expect(try difference(drawn, blank) > 10)
        #expect(drawn.vectorFormat == .svg)
    }

    @Test(arguments: pdfs.keys.sorted())
    func aPDFLooksAsPopplerDrawsIt(_ name: String) throws {
        let data = try #require(Self.pdfs[name])
        let expected = try ExternalTool.pdftoppm.run(["-png", "-r", "288"], on: data, suffix: "pdf")
        let drawn = try VectorDocument(data, format: .pdf).bitmap(width: 96, height: 96)
        // The program smooths edges in another way.
        #expect(try difference(drawn, try ImageDecoder.decode(expected)) < 2)
        let blank = try VectorDocument(Self.pdf(""), format: .pdf).bitmap(width: 96, height: 96)
        #expect(try difference(drawn, blank) > 10)
        #expect(drawn.vectorFormat == .pdf)
    }

    @Test func drawingsAreTheSameEachTime() throws {
        for (data, format) in [(Self.svg(Self.shapes), VectorFormat.svg), (Self.pdf(Self.curves), .pdf)] {
            let first = try VectorDocument(data, format: format).bitmap(width: 50, height: 70)
            let again = try VectorDocument(data, format: format).bitmap(width: 50, height: 70)
            #expect(first == again && first.pixels.load(as: UInt32.self) >> 24 < 255)
        }
    }

    @Test func theFilesOfTheProcessThatDrawsAreKnown() throws {
        let requests = VectorDocument.requestCount
        let document = try VectorDocument(Self.svg(Self.shapes), format: .svg)
        // Documents of other tests may end the process meanwhile.
        var files: [String] = []
        let end = ContinuousClock.now + .seconds(20)
        while !files.contains(where: { $0.contains("librsvg") }), ContinuousClock.now < end {
            _ = try document.bitmap(width: 8, height: 8)
            files = VectorDocument.processFiles ?? []
            usleep(1000)
        }
        #expect(ContinuousClock.now < end && files.allSatisfy { $0.hasPrefix("/") }, "\(files)")
        #expect(VectorDocument.requestCount >= requests + 2)
    }

    @Test(arguments: [
        ("width='24' height='12'", CGSize(width: 24, height: 12)),
        ("viewBox='0 0 10 20'", CGSize(width: 10, height: 20)),
        ("width='1in' height='2in'", CGSize(width: 96, height: 192)),
        ("width='20' viewBox='0 0 10 20'", CGSize(width: 20, height: 40)),
        ("width='100%' height='100%' viewBox='0 0 7 9'", CGSize(width: 7, height: 9)),
    ])
    func anSVGHasTheSizeOfItsRoot(attributes: String, size: CGSize) throws {
        #expect(try VectorDocument(Self.svg("", attributes), format: .svg).size == size)
    }

    @Test func aPDFHasTheSizeOfItsCropBox() throws {
        let cropped = try VectorDocument(Self.pdf(Self.curves, page: "/CropBox[4 4 20 16]"), format: .pdf)
        #expect(cropped.size == CGSize(width: 16, height: 12))
        let turned = try VectorDocument(Self.pdf(Self.curves, box: "0 0 24 12", page: "/Rotate 90"), format: .pdf)
        #expect(turned.size == CGSize(width: 12, height: 24))
    }

    @Test func aPageIsDrawnByItsIndex() throws {
        let data = Self.pdf(Self.curves, objects: "5 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 8 9]>>endobj")
        let text = String(decoding: data, as: UTF8.self)
            .replacing("/Kids[3 0 R]/Count 1", with: "/Kids[3 0 R 5 0 R]/Count 2")
        let second = try VectorDocument(Data(text.utf8), format: .pdf, page: 1)
        #expect(second.size == CGSize(width: 8, height: 9))
        #expect(try second.bitmap(width: 8, height: 9).pixel(x: 4, y: 4) == 0)
        #expect(throws: VectorError.self) { () throws in
            try VectorDocument(Data(text.utf8), format: .pdf, page: 2)
        }
    }

    /// A text in forms in which its element's name isn't among the bytes of its document.
    private static var hiddenTexts: [(name: String, data: Data)] {
        let size = "width='60' height='24'"
        func text(_ name: String) -> String {
            "<\(name) y='20' font-size='16' font-family='Helvetica'>Rag</\(name)>"
        }
        let plain = svg(text("text"), size)
        func embedded(_ scheme: String) -> Data {
            svg("<image \(size) href='\(scheme):image/svg+xml;base64,\(plain.base64EncodedString())'/>", size)
        }
        let entity = "<!DOCTYPE svg [<!ENTITY t \"\(text("te&#120;t"))\">]>"
        let wide = "<?xml version='1.0' encoding='UTF-16'?>" + String(decoding: plain, as: UTF8.self)
        // The same document as `plain`.
        let compressed =
            "H4sIAAAAAAACAy2MMQ7CMAxFr5LNE3UoqANKMnfmBhG4iaW0RcSqC6cnlRif3n/f1S2ZfS5L9ZBFXjdEVe300q3vhL21FtsCjPJTsofBg"
            + "snEKYuH/grBCe1iPg2amNZFTpW/5OE8/HGKM5fmRyobCT8ihHtMDo8uuOM7/AC18a1RgwAAAA=="
        return [
            ("plain", plain), ("data", embedded("data")), ("DATA", embedded("DATA")),
            ("entity", Data(entity.utf8) + svg("&t;", size)),
            ("UTF-16", Data([0xFF, 0xFE]) + Data(wide.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })),
            ("svgz", Data(base64Encoded: compressed) ?? Data()),
        ]
    }

    /// Fonts are set up for the first text, which may be in another form than an element's name. Each form is the first
    /// text of a process of its own.
    @Test func textAfterShapesHasItsFonts() throws {
        var drawings: [Bitmap] = []
        for (name, data) in Self.hiddenTexts {
            let drawing = try VectorProcess.$place.withValue(VectorProcess.Place()) {
                _ = try VectorDocument(Self.svg(Self.shapes), format: .svg).bitmap(width: 8, height: 8)
                return try VectorDocument(data, format: .svg).bitmap(width: 60, height: 24)
            }
            drawings.append(drawing)
            #expect(drawing == drawings[0], "\(name)")
        }
        #expect(drawings.count == 6)
    }

    @Test func textIsDrawnInTheFontsOfLabels() throws {
        func text(_ family: String) throws -> Bitmap {
            let content = "<text y='20' font-size='16' font-family='\(family)'>Rag</text>"
            return try VectorDocument(Self.svg(content, "width='60' height='24'"), format: .svg)
                .bitmap(width: 120, height: 48)
        }
        let (system, fixed) = (try text("Inter"), try text("DejaVu Sans Mono"))
        #expect(system != fixed)
        for family in ["Helvetica", "serif", "DejaVu Serif"] { #expect(try text(family) == system, "\(family)") }
        for family in ["monospace", "Courier New"] { #expect(try text(family) == fixed, "\(family)") }
    }

    @Test func fontsOfAppsAreInTheConfiguration() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fonts & \(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let library = FontLibrary(directories: FontLibrary.systemDirectories)
        let system = try #require(library.file(named: InterFont.requiredFace)?.path)
        #expect(library.fontConfiguration.contains("<glob>\(system)</glob>"))
        let own = folder + "/own.otf"
        try FileManager.default.copyItem(atPath: system, toPath: own)
        try library.register(fontAt: own)
        #expect(library.fontConfiguration.contains("<glob>\(own.replacing("&", with: "&amp;"))</glob>"))
    }

    @Test func brokenFilesAreErrors() {
        for format in VectorFormat.allCases {
            for data in [Data(), Data("text".utf8), Data("%PDF-1.4\n".utf8), Data("<svg".utf8)] {
                #expect(throws: VectorError.self) { () throws in try VectorDocument(data, format: format) }
            }
        }
        #expect(throws: VectorError.self) { () throws in
            try VectorDocument(Self.pdf(Self.curves).prefix(150), format: .pdf)
        }
        let large = Data(count: VectorDocument.byteLimit + 1)
        #expect(throws: VectorError.tooManyBytes(large.count, limit: VectorDocument.byteLimit)) { () throws in
            try VectorDocument(large, format: .svg)
        }
    }

    @Test func nothingOutsideOfAnImageIsLoaded() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vector-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let other = folder.appending(path: "other.svg")
        try Self.svg("<rect id='r' width='24' height='24' fill='red'/>").write(to: other)
        let content =
            "<image href='\(other.absoluteString)' width='24' height='24'/><use href='\(other.absoluteString)#r'/>"
        let drawn = try VectorDocument(Self.svg(content), format: .svg).bitmap(width: 24, height: 24)
        #expect(drawn.pixel(x: 12, y: 12) == 0)
    }

    @Test func hostileImagesAreErrors() {
        let sides = Self.svg("", "width='1e9' height='1e9'")
        #expect(throws: VectorError.tooLarge(width: 1e9, height: 1e9)) { () throws in
            try VectorDocument(sides, format: .svg)
        }
        let deep = Self.svg(String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000))
        #expect(throws: VectorError.self) { () throws in try VectorDocument(deep, format: .svg) }
        let entities = (1...9).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }.joined()
        let laughs =
            "<!DOCTYPE svg [<!ENTITY a0 'ha'>\(entities)]><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
            + "<text>&a9;</text></svg>"
        #expect(throws: VectorError.self) { () throws in try VectorDocument(Data(laughs.utf8), format: .svg) }
    }

    @Test func formsThatContainThemselvesAreDrawnOnce() throws {
        let form =
            "5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 24 24]/Resources<</XObject<</F 5 0 R>>>>/Length 33>>stream\n"
            + "1 0 0 rg 0 0 24 24 re f /F Do     \nendstream endobj"
        let data = Self.pdf("/F Do", page: "/Resources<</XObject<</F 5 0 R>>>>", objects: form)
        #expect(try VectorDocument(data, format: .pdf).bitmap(width: 24, height: 24).pixel(x: 12, y: 12) == 0xFFFF_0000)
    }

    @Test func fingerprintsHaveTheLibrariesOfTheirImages() {
        let plain = Fingerprint.current(fonts: [:])
        #expect(plain.vectorFormats.isEmpty)
        let vectors = Fingerprint.current(fonts: [:], vectors: [.svg])
        #expect(vectors.vectorFormats == [.svg] && vectors.pixels["librsvg"]?.first?.isNumber == true)
        #expect(vectors.otherVersions(from: plain).isEmpty && plain.otherVersions(from: vectors).isEmpty)
        var older = vectors
        older.pixels["librsvg"] = "2.0.0"
        #expect(vectors.otherVersions(from: older).map(\.component) == ["librsvg"])
    }
}

extension [Int] {
    fileprivate var pair: (Int, Int) { (self[0], self[1]) }
}

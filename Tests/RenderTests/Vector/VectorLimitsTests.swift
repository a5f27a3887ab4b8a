import Foundation
import Testing

@testable import Render

/// Files that end a process, or take its memory, where nothing limits them.
@Suite struct VectorLimitsTests {
    private static func svg(_ content: String, side: Int = 24) -> Data {
        Data("<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'>\(content)</svg>".utf8)
    }

    private static func pdf(side: Int = 24, page: String, objects: [String]) -> Data {
        let forms = objects.enumerated().map { "\($0 + 4) 0 obj\($1)endobj\n" }.joined()
        return Data(
            ("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
                + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(side) \(side)]/Contents 4 0 R\(page)>>endobj\n"
                + forms + "trailer<</Root 1 0 R>>").utf8)
    }

    private static func stream(_ content: String, _ entries: String = "") -> String {
        "<<\(entries)/Length \(content.utf8.count)>>stream\n\(content)\nendstream "
    }

    /// Returns a file of transparency groups in one another, each of which takes the memory of a page.
    private static func groups(_ count: Int, side: Int) -> Data {
        let box = "/Type/XObject/Subtype/Form/BBox[0 0 \(side) \(side)]"
        func resources(_ number: Int) -> String {
            "/Resources<</XObject<</F \(number) 0 R>>/ExtGState<</G<</ca .5>>>>>>"
        }
        let forms = (0..<count).map { index in
            stream("/G gs /F Do", box + "/Group<</S/Transparency>>" + resources(index + 6))
        }
        return pdf(
            side: side, page: resources(5),
            objects: [stream("/G gs /F Do")] + forms + [stream("0 0 \(side) \(side) re f", box)])
    }

    private static func patterns(_ count: Int) -> Data {
        let patterns = (0..<count).map { index in
            "<pattern id='c\(index)' width='1' height='1'><rect width='1' height='1' fill='url(#c\(index + 1))'/></pattern>"
        }
        return svg("<defs>\(patterns.joined())</defs><rect width='9' height='9' fill='url(#c0)'/>")
    }

    /// Reads a document, again if that took longer than it may because the machine is busy.
    private func document(_ data: Data, _ format: VectorFormat) throws(VectorError) -> VectorDocument {
        for _ in 0..<10 {
            do throws(VectorError) {
                return try VectorDocument(data, format: format)
            } catch .timedOut {}
        }
        return try VectorDocument(data, format: format)
    }

    /// Draws a document in its own size.
    private func draw(_ data: Data, _ format: VectorFormat) throws(VectorError) -> Bitmap {
        let document = try document(data, format)
        return try document.bitmap(
            width: Int(document.size.width), height: Int(document.size.height), seconds: 300)
    }

    private func expectThatOthersAreDrawn(_ location: SourceLocation = #_sourceLocation) throws {
        let red = try draw(Self.svg("<rect width='24' height='24' fill='red'/>"), .svg)
        #expect(red.pixel(x: 12, y: 12) == 0xFFFF_0000, sourceLocation: location)
    }

    @Test func memoryIsLimited() throws {
        // Two groups fit into the limit, a hundred would take 6 GB.
        #expect(throws: Never.self) { () throws in try draw(Self.groups(2, side: 4000), .pdf) }
        #expect(throws: VectorError.beyondLimits(.pdf)) { () throws in try draw(Self.groups(100, side: 4000), .pdf) }
        try expectThatOthersAreDrawn()
        let filters =
            "<filter id='f' x='-9' y='-9' width='99' height='99'><feGaussianBlur stdDeviation='1e6'/></filter>"
            + "<rect width='7000' height='7000' filter='url(#f)'/>"
        #expect(throws: VectorError.beyondLimits(.svg)) { () throws in try draw(Self.svg(filters, side: 7000), .svg) }
        try expectThatOthersAreDrawn()
    }

    @Test func chainsOfReferencesEndNothing() throws {
        #expect(throws: Never.self) { () throws in try draw(Self.patterns(1500), .svg) }
        // Each level takes a part of the stack.
        #expect(throws: VectorError.beyondLimits(.svg)) { () throws in try draw(Self.patterns(30_000), .svg) }
        try expectThatOthersAreDrawn()
        let selectors = String(repeating: ":not(", count: 100_000) + "a" + String(repeating: ")", count: 100_000)
        #expect(throws: VectorError.self) { () throws in
            try draw(Self.svg("<style>rect\(selectors){fill:red}</style>"), .svg)
        }
        try expectThatOthersAreDrawn()
    }

    @Test func deepFunctionsEndNothing() throws {
        let depth = 2_000_000
        let function = String(repeating: "{", count: depth) + String(repeating: "}", count: depth)
        let data = Self.pdf(
            page: "/Resources<</ColorSpace<</C[/Separation/X/DeviceGray 5 0 R]>>>>",
            objects: [
                Self.stream("/C cs 0.5 sc 0 0 24 24 re f"),
                Self.stream(function, "/FunctionType 4/Domain[0 1]/Range[0 1]"),
            ])
        #expect(throws: VectorError.beyondLimits(.pdf)) { () throws in try draw(data, .pdf) }
        try expectThatOthersAreDrawn()
    }

    @Test func timeIsLimited() throws {
        // Forms that are drawn 10¹² times.
        let entries = "/Type/XObject/Subtype/Form/BBox[0 0 24 24]"
        let forms = (0..<12).map { index in
            Self.stream(
                String(repeating: "/F Do ", count: 10), entries + "/Resources<</XObject<</F \(index + 6) 0 R>>>>")
        }
        let data = Self.pdf(
            page: "/Resources<</XObject<</F 5 0 R>>>>",
            objects: [Self.stream("/F Do")] + forms + [Self.stream("0 0 1 1 re f", entries)])
        let document = try document(data, .pdf)
        #expect(throws: VectorError.timedOut(.pdf, seconds: 0.5)) { () throws in
            try document.bitmap(width: 24, height: 24, seconds: 0.5)
        }
        // It isn't tried again: that would take as long as it may by default.
        #expect(throws: VectorError.timedOut(.pdf, seconds: 0.5)) { () throws in
            try document.bitmap(width: 24, height: 24)
        }
        try expectThatOthersAreDrawn()
    }

    @Test func documentsTakeTurns() async throws {
        let colors = ["red", "lime", "blue", "white"]
        let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
        let documents = try colors.map { color in
            try document(Self.svg("<rect width='24' height='24' fill='\(color)'/>"), .svg)
        }
        try await withThrowingTaskGroup(of: (Int, UInt32).self) { group in
            for index in 0..<40 {
                group.addTask {
                    (index % 4, try documents[index % 4].bitmap(width: 9, height: 9, seconds: 300).pixel(x: 4, y: 4))
                }
            }
            for try await (index, pixel) in group { #expect(pixel == pixels[index]) }
        }
    }
}

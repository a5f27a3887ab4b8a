import Foundation
import Render

/// What other people's programs find in a PDF.
public struct PDFReading {
    /// A word and its box in points, from the top left: from the first letter's origin to the end of the last one's
    /// advance.
    public struct Word: Hashable, Sendable {
        public var text: String
        public var box: CGRect
    }

    private let file: Data

    public init(_ file: Data) {
        self.file = file
    }

    /// The text, as `pdftotext` reads it.
    /// - Parameter inDrawnOrder: as it was drawn, line by line; else as people read it, which right to left isn't the
    ///   same.
    public func text(inDrawnOrder: Bool = true) throws -> String {
        let arguments = (inDrawnOrder ? ["-raw"] : []) + ["-enc", "UTF-8"]
        let text = try ExternalTool.pdftotext.run(arguments, on: file, suffix: "pdf", output: "text.txt")
        return String(decoding: text, as: UTF8.self)
    }

    public func words() throws -> [Word] {
        let arguments = ["-bbox", "-enc", "UTF-8"]
        let page = try ExternalTool.pdftotext.run(arguments, on: file, suffix: "pdf", output: "text.html")
        let pattern = #/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)</word>/#
        return String(decoding: page, as: UTF8.self).matches(of: pattern).compactMap { match in
            guard let left = Double(match.1), let top = Double(match.2), let right = Double(match.3),
                let bottom = Double(match.4)
            else { return nil }
            let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            return Word(text: Self.unescaped(String(match.5)), box: box)
        }
    }

    /// The lines of `pdffonts`' table.
    public func fonts() throws -> [String] { try table(.pdffonts) }

    /// The lines of `pdfimages`' table.
    public func images() throws -> [String] { try table(.pdfimages, ["-list"]) }

    /// The output of `pdfinfo`.
    public func information() throws -> String {
        String(decoding: try ExternalTool.pdfinfo.run([], on: file, suffix: "pdf"), as: UTF8.self)
    }

    /// The page, drawn by poppler.
    /// - Parameter scale: pixels for each point.
    public func bitmap(scale: Double) throws -> Bitmap {
        let arguments = ["-png", "-singlefile", "-r", String(72 * scale)]
        // Without a path for its output the program writes to standard output.
        return try ImageDecoder.decode(try ExternalTool.pdftoppm.run(arguments, on: file, suffix: "pdf"))
    }

    private func table(_ tool: ExternalTool, _ arguments: [String] = []) throws -> [String] {
        let text = String(decoding: try tool.run(arguments, on: file, suffix: "pdf"), as: UTF8.self)
        return text.split(separator: "\n").dropFirst(2).map(String.init)
    }

    private static func unescaped(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }
}

import Foundation
import Render

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What an XML parser and librsvg find in an SVG file.
public struct SVGReading {
    public struct Element {
        public var name: String
        public var attributes: [String: String]
        /// The characters in it, without those in elements within.
        public var text: String
    }

    private let file: Data
    /// In the order of their start tags.
    public let elements: [Element]

    public struct NotWellFormed: Error, CustomStringConvertible {
        public let description: String
    }

    /// - Throws: `NotWellFormed`, with the parser's words.
    public init(_ file: Data) throws {
        self.file = file
        let collector = Collector()
        let parser = XMLParser(data: file)
        parser.delegate = collector
        guard parser.parse() else {
            throw NotWellFormed(description: parser.parserError.map { "\($0)" } ?? "it can't be parsed")
        }
        elements = collector.elements
    }

    public func elements(named name: String) -> [Element] { elements.filter { $0.name == name } }

    /// The content of the text elements, a line for each.
    public var texts: [String] {
        var lines: [String] = []
        for element in elements {
            if element.name == "text" { lines.append(element.text) }
            if element.name == "tspan", !lines.isEmpty { lines[lines.count - 1] += element.text }
        }
        return lines
    }

    /// References to elements that aren't there, and identifiers that stand twice.
    public var faults: [String] {
        var identifiers: Set<String> = []
        var faults: [String] = []
        for element in elements {
            guard let identifier = element.attributes["id"] else { continue }
            if !identifiers.insert(identifier).inserted { faults.append("two elements have the id \(identifier)") }
        }
        for element in elements {
            for (name, value) in element.attributes {
                var target: String?
                if value.hasPrefix("url(#") { target = String(value.dropFirst(5).dropLast()) }
                if name == "xlink:href", value.hasPrefix("#") { target = String(value.dropFirst()) }
                if let target, !identifiers.contains(target) { faults.append("nothing has the id \(target)") }
            }
        }
        return faults
    }

    /// The picture, drawn by librsvg.
    /// - Parameter scale: pixels for each point.
    public func bitmap(scale: Double) throws -> Bitmap {
        try ImageDecoder.decode(try ExternalTool.rsvg.run(["--zoom", String(scale)], on: file, suffix: "svg"))
    }

    private final class Collector: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            open.append(elements.count)
            elements.append(Element(name: name, attributes: attributes, text: ""))
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if let last = open.last { elements[last].text += string }
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }
    }
}

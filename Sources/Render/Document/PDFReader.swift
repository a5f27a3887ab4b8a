import Foundation

/// The pages of a PDF file: their number, boxes and rotations. What is on them isn't read.
///
/// Objects are found by reading the file from its start, so that a damaged table of them does no harm. Objects in
/// compressed streams are read if the stream is deflated.
package struct PDFReader: Sendable {
    /// A page, with the values that it has of the nodes above it. Boxes are points, with y pointing up.
    package struct Page: Hashable, Sendable {
        package var mediaBox: CGRect
        package var cropBox: CGRect?
        package var bleedBox: CGRect?
        package var trimBox: CGRect?
        package var artBox: CGRect?
        /// The clockwise rotation in degrees: 0, 90, 180 or 270.
        package var rotation = 0
    }

    /// The version in the first line, such as 1 and 7.
    package let version: (major: Int, minor: Int)
    /// The pages, in order.
    package let pages: [Page]
    /// Indicates whether the file is encrypted, so that pages may be missing.
    package let isEncrypted: Bool

    /// Reads a file; nil if it doesn't begin as a PDF file does or has no tree of pages.
    package init?(_ data: Data) {
        let bytes = [UInt8](data)
        let start = bytes.prefix(1024)
        guard let header = String(decoding: start, as: UTF8.self).range(of: "%PDF-") else { return nil }
        let digits = String(decoding: start, as: UTF8.self)[header.upperBound...].prefix(3).split(separator: ".")
        version = (digits.first.flatMap { Int($0) } ?? 1, digits.dropFirst().first.flatMap { Int($0) } ?? 0)
        let file = PDFObjects(bytes)
        isEncrypted = file.isEncrypted
        guard let tree = file.pageTree else { return nil }
        pages = file.pages(of: tree)
    }
}

/// A value of a PDF file.
private enum PDFValue {
    case null
    case number(Double)
    case name(String)
    case string
    case array([PDFValue])
    case dictionary([String: PDFValue])
    case reference(Int)

    var dictionary: [String: PDFValue]? { if case .dictionary(let value) = self { value } else { nil } }
    var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var reference: Int? { if case .reference(let value) = self { value } else { nil } }
}

/// The objects of a PDF file by number. Of several with a number, the last one counts.
private struct PDFObjects {
    private var objects: [Int: PDFValue] = [:]
    private var root: Int?
    private(set) var isEncrypted = false

    /// The most pages that are read, and the deepest tree.
    private static let greatestCount = 100_000
    private static let greatestDepth = 64

    init(_ bytes: [UInt8]) {
        var lexer = PDFLexer(bytes)
        var numbers: [Int] = []
        while let token = lexer.token() {
            switch token {
            case .number(let value):
                numbers = Array((numbers + [Int(exactly: value) ?? -1]).suffix(2))
                continue
            case .keyword("obj") where numbers.count == 2:
                let value = lexer.value()
                objects[numbers[0]] = value
                if let dictionary = value.dictionary, let content = lexer.stream(dictionary["Length"]?.number) {
                    add(dictionary, content)
                }
            case .keyword("trailer"):
                if let dictionary = lexer.value().dictionary { add(trailer: dictionary) }
            default: break
            }
            numbers = []
        }
    }

    /// Adds what a stream holds: other objects, or the table of all.
    private mutating func add(_ dictionary: [String: PDFValue], _ content: ArraySlice<UInt8>) {
        switch dictionary["Type"]?.name {
        case "XRef": add(trailer: dictionary)
        case "ObjStm":
            let filter = dictionary["Filter"]?.array?.first?.name ?? dictionary["Filter"]?.name
            guard let count = dictionary["N"]?.number.flatMap(Int.init(exactly:)), count >= 0,
                let first = dictionary["First"]?.number.flatMap(Int.init(exactly:)), first >= 0,
                let bytes = filter == nil
                    ? Array(content) : filter == "FlateDecode" ? PNGCompressedText.inflate(Array(content)) : nil
            else { return }
            var table = PDFLexer(bytes)
            for _ in 0..<min(count, bytes.count) {
                guard case .number(let number)? = table.token(), case .number(let offset)? = table.token(),
                    let key = Int(exactly: number), let place = Int(exactly: offset), place >= 0,
                    first + place < bytes.count
                else { return }
                var lexer = PDFLexer(bytes, at: first + place)
                objects[key] = lexer.value()
            }
        default: break
        }
    }

    private mutating func add(trailer: [String: PDFValue]) {
        if let reference = trailer["Root"]?.reference { root = reference }
        if let encryption = trailer["Encrypt"], encryption.reference != nil || encryption.dictionary != nil {
            isEncrypted = true
        }
    }

    /// The number of the node that holds all pages.
    var pageTree: Int? {
        let catalog =
            root.flatMap { objects[$0]?.dictionary }
            ?? objects.values.first { $0.dictionary?["Type"]?.name == "Catalog" }?.dictionary
        return catalog?["Pages"]?.reference
    }

    func pages(of tree: Int) -> [PDFReader.Page] {
        var pages: [PDFReader.Page] = []
        var seen: Set<Int> = []
        collect(tree, [:], depth: 0, &seen, &pages)
        return pages
    }

    private func collect(
        _ number: Int, _ inherited: [String: PDFValue], depth: Int, _ seen: inout Set<Int>,
        _ pages: inout [PDFReader.Page]
    ) {
        guard depth < Self.greatestDepth, pages.count < Self.greatestCount, seen.insert(number).inserted,
            let node = objects[number]?.dictionary
        else { return }
        let values = inherited.merging(
            node.filter { ["MediaBox", "CropBox", "Rotate"].contains($0.key) }, uniquingKeysWith: { $1 })
        if let children = resolved(node["Kids"])?.array {
            for child in children.compactMap(\.reference) { collect(child, values, depth: depth + 1, &seen, &pages) }
            return
        }
        func box(_ name: String) -> CGRect? { rectangle(values[name] ?? node[name]) }
        // A page without a box has the size of a letter, as in Apple's viewers.
        var page = PDFReader.Page(mediaBox: box("MediaBox") ?? CGRect(x: 0, y: 0, width: 612, height: 792))
        (page.cropBox, page.bleedBox) = (box("CropBox"), box("BleedBox"))
        (page.trimBox, page.artBox) = (box("TrimBox"), box("ArtBox"))
        let turn = resolved(values["Rotate"])?.number.flatMap(Int.init(exactly:)) ?? 0
        page.rotation = ((turn % 360) + 360) % 360 / 90 * 90
        pages.append(page)
    }

    private func rectangle(_ value: PDFValue?) -> CGRect? {
        guard let numbers = resolved(value)?.array?.compactMap({ resolved($0)?.number }), numbers.count == 4 else {
            return nil
        }
        return CGRect(
            x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
            height: abs(numbers[3] - numbers[1]))
    }

    private func resolved(_ value: PDFValue?) -> PDFValue? {
        guard let number = value?.reference else { return value }
        // An object that is a reference itself isn't followed further.
        return objects[number]
    }
}

/// Reads the tokens and values of a PDF file.
private struct PDFLexer {
    enum Token: Equatable {
        case number(Double)
        case name(String)
        case keyword(String)
        case string
    }

    private let bytes: [UInt8]
    private var index: Int
    private static let greatestDepth = 64
    private static let delimiters = Array("()<>[]{}/%".utf8)

    init(_ bytes: [UInt8], at index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }

    /// Returns the next token; nil at the end. Brackets are keywords of their own.
    mutating func token() -> Token? {
        skipSpace()
        guard index < bytes.count else { return nil }
        let start = index
        switch bytes[index] {
        case UInt8(ascii: "("):
            skipString()
            return .string
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            let isDouble = index + 1 < bytes.count && bytes[index + 1] == bytes[index]
            if !isDouble, bytes[index] == UInt8(ascii: "<") {
                index = (bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
                return .string
            }
            index += isDouble ? 2 : 1
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"): index += 1
        case UInt8(ascii: "/"):
            index += 1
            skipRegular()
            return .name(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
        default: skipRegular()
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        return Double(text).map { .number($0) } ?? .keyword(text)
    }

    /// Returns the next value; null for one that isn't one.
    mutating func value(depth: Int = 0) -> PDFValue {
        // A token is consumed at any depth, so that the loops below end.
        guard let token = token(), depth < Self.greatestDepth else { return .null }
        switch token {
        case .name(let name): return .name(name)
        case .string: return .string
        case .keyword("["):
            var values: [PDFValue] = []
            while peek() != .keyword("]"), peek() != nil { values.append(value(depth: depth + 1)) }
            _ = self.token()
            return .array(values)
        case .keyword("<<"):
            var values: [String: PDFValue] = [:]
            while case .name(let key)? = peek() {
                _ = self.token()
                values[key] = value(depth: depth + 1)
            }
            if peek() == .keyword(">>") { _ = self.token() }
            return .dictionary(values)
        case .keyword: return .null
        case .number(let number):
            // Two numbers and an R are a reference.
            var ahead = self
            if let object = Int(exactly: number), case .number? = ahead.token(), ahead.token() == .keyword("R") {
                self = ahead
                return .reference(object)
            }
            return .number(number)
        }
    }

    /// Returns the content of the stream that begins here; nil if none does.
    mutating func stream(_ length: Double?) -> ArraySlice<UInt8>? {
        var ahead = self
        guard ahead.token() == .keyword("stream") else { return nil }
        index = ahead.index
        if index < bytes.count, bytes[index] == 13 { index += 1 }
        if index < bytes.count, bytes[index] == 10 { index += 1 }
        let start = index
        if let count = length.flatMap(Int.init(exactly:)), count >= 0, count <= bytes.count - start {
            ahead.index = start + count
            if ahead.token() == .keyword("endstream") {
                index = ahead.index
                return bytes[start..<(start + count)]
            }
        }
        // The length is elsewhere or wrong.
        let end = Array("endstream".utf8)
        while index + end.count <= bytes.count {
            if bytes[index] == end[0], bytes[index..<(index + end.count)].elementsEqual(end) {
                defer { index += end.count }
                return bytes[start..<index]
            }
            index += 1
        }
        index = bytes.count
        return bytes[start...]
    }

    private func peek() -> Token? {
        var ahead = self
        return ahead.token()
    }

    private mutating func skipSpace() {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%") {
                while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
            } else if Self.isSpace(bytes[index]) {
                index += 1
            } else {
                return
            }
        }
    }

    private mutating func skipRegular() {
        while index < bytes.count, !Self.isSpace(bytes[index]), !Self.delimiters.contains(bytes[index]) { index += 1 }
    }

    private mutating func skipString() {
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        index = min(index, bytes.count)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
}

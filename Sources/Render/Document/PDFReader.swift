import Foundation

/// The pages of a PDF file: their number, boxes, rotations and labels. What is on them isn't read.
///
/// Objects are found by reading the file from its start, so that a damaged table of them does no harm. Objects in
/// compressed streams are read if the stream is deflated.
///
/// The time and the memory that a file takes are linear in its size, whatever is in it. What its compressed streams
/// inflate to is limited for the file as a whole.
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
    /// Indicates whether a limit of the reader was reached, so that pages may be missing.
    package let isTruncated: Bool
    private let labels: PDFPageLabels

    /// Reads a file; nil if it doesn't begin as a PDF file does, or if it has no tree of pages and isn't encrypted.
    ///
    /// The tree of an encrypted file may be in a stream that can't be read: it has no pages then. The allowance is
    /// what the file's compressed streams and their values may take in bytes.
    package init?(_ data: Data, allowance: Int = 64 << 20) {
        let bytes = [UInt8](data)
        let start = bytes.prefix(1024)
        guard let header = String(decoding: start, as: UTF8.self).range(of: "%PDF-") else { return nil }
        let digits = String(decoding: start, as: UTF8.self)[header.upperBound...].prefix(3).split(separator: ".")
        version = (digits.first.flatMap { Int($0) } ?? 1, digits.dropFirst().first.flatMap { Int($0) } ?? 0)
        let file = PDFObjects(bytes, PDFLexer.Budget(left: allowance))
        guard file.pageTree != nil || file.isEncrypted else { return nil }
        var tree = PDFPageTree(file)
        if let root = file.pageTree { tree.collect(root) }
        pages = tree.pages
        isEncrypted = file.isEncrypted
        isTruncated = file.isTruncated || tree.isTruncated
        labels = PDFPageLabels(file)
    }

    /// Returns the label of a page by its index, such as `iv`; nil if the file has none for it.
    package func label(ofPage index: Int) -> String? { labels.label(ofPage: index) }
}

/// The objects of a PDF file by number. Of several with a number, the last one counts.
struct PDFObjects {
    private var objects: [Int: PDFValue] = [:]
    /// The offset in the file at which the object, or the stream that holds it, was found.
    private var offsets: [Int: Int] = [:]
    private var root: Int?
    private(set) var isEncrypted = false
    /// Indicates whether object streams were left out because they inflate to too much.
    private(set) var isTruncated = false

    /// A stream of objects, which is read when all objects outside of streams have been found.
    private struct ObjectStream {
        let dictionary: [String: PDFValue]
        let content: ArraySlice<UInt8>
    }

    init(_ bytes: [UInt8], _ budget: PDFLexer.Budget) {
        var lexer = PDFLexer(bytes[...])
        var numbers: [Int] = []
        var streams: [ObjectStream] = []
        while let token = lexer.token() {
            switch token {
            case .number(let value):
                numbers = Array((numbers + [Int(exactly: value) ?? -1]).suffix(2))
                continue
            case .keyword("obj") where numbers.count == 2:
                let offset = lexer.index
                let value = lexer.value()
                set(numbers[0], value, foundAt: offset)
                guard let dictionary = value.dictionary,
                    let content = lexer.stream(dictionary["Length"]?.number)
                else { break }
                switch dictionary["Type"]?.name {
                case "XRef": add(trailer: dictionary)
                case "ObjStm": streams.append(ObjectStream(dictionary: dictionary, content: content))
                default: break
                }
            case .keyword("trailer"):
                if let dictionary = lexer.value().dictionary { add(trailer: dictionary) }
            default: break
            }
            numbers = []
        }
        var budget = budget
        for stream in streams { add(stream, &budget) }
        isTruncated = budget.isExhausted
    }

    private mutating func set(_ number: Int, _ value: PDFValue, foundAt offset: Int) {
        guard offset >= offsets[number] ?? 0 else { return }
        (objects[number], offsets[number]) = (value, offset)
    }

    /// Adds the objects of a stream, as far as the budget goes.
    private mutating func add(_ stream: ObjectStream, _ budget: inout PDFLexer.Budget) {
        guard let count = stream.dictionary["N"]?.number.flatMap(Int.init(exactly:)), count >= 0,
            let first = stream.dictionary["First"]?.number.flatMap(Int.init(exactly:)), first >= 0,
            let bytes = bytes(of: stream, &budget), first <= bytes.count
        else { return }
        // The table has the number and the place of each object. Places increase, so that each byte is in one object.
        var table = PDFLexer(bytes)
        var places: [(number: Int, start: Int)] = []
        for _ in 0..<min(count, bytes.count) {
            guard case .number(let number)? = table.token(), case .number(let place)? = table.token() else { break }
            guard let number = Int(exactly: number), let place = Int(exactly: place), place >= 0,
                place < bytes.count - first, bytes.startIndex + first + place > places.last?.start ?? -1
            else { continue }
            places.append((number, bytes.startIndex + first + place))
        }
        for (index, entry) in places.enumerated() where !budget.isExhausted {
            let end = index + 1 < places.count ? places[index + 1].start : bytes.endIndex
            var lexer = PDFLexer(bytes[entry.start..<end], budget: budget)
            let value = lexer.value()
            if let left = lexer.budget { budget = left }
            set(entry.number, value, foundAt: stream.content.startIndex)
        }
    }

    /// Returns the content of a stream as it is read; nil if that isn't possible.
    private func bytes(of stream: ObjectStream, _ budget: inout PDFLexer.Budget) -> ArraySlice<UInt8>? {
        switch stream.dictionary["Filter"]?.array?.first?.name ?? stream.dictionary["Filter"]?.name {
        case nil: return stream.content
        case "FlateDecode":
            let limit = budget.left
            guard limit > 0 else { break }
            let inflated = PNGCompressedText.inflate(Array(stream.content), limit: limit)
            // A stream that fails has cost what it may have inflated to: at most 1,032 times its size.
            budget.take(inflated?.count ?? min(limit, 1032 * stream.content.count))
            return inflated?[...]
        default: break
        }
        return nil
    }

    private mutating func add(trailer: [String: PDFValue]) {
        if let reference = trailer["Root"]?.reference { root = reference }
        if let encryption = trailer["Encrypt"], encryption.reference != nil || encryption.dictionary != nil {
            isEncrypted = true
        }
    }

    /// The dictionary that holds the file's trees.
    ///
    /// Without a readable trailer, the catalog is that with the highest number, which an update adds last.
    var catalog: [String: PDFValue]? {
        if let catalog = root.flatMap({ objects[$0]?.dictionary }) { return catalog }
        let catalogs = objects.filter { $0.value.dictionary?["Type"]?.name == "Catalog" }
        return catalogs.max { $0.key < $1.key }?.value.dictionary
    }

    /// The number of the node that holds all pages.
    var pageTree: Int? { catalog?["Pages"]?.reference }

    /// Returns the dictionary with a number.
    func dictionary(_ number: Int) -> [String: PDFValue]? { objects[number]?.dictionary }

    /// Returns the object that a reference names; other values as they are.
    func resolved(_ value: PDFValue?) -> PDFValue? {
        guard let number = value?.reference else { return value }
        // An object that is a reference itself isn't followed further.
        return objects[number]
    }
}

/// Collects the pages of a tree.
private struct PDFPageTree {
    private let file: PDFObjects
    /// The nodes, and the lists of nodes that are objects of their own: each is read once.
    private var seen: Set<Int> = []
    private(set) var pages: [PDFReader.Page] = []
    /// Indicates whether there are more pages, or more levels, than are read.
    private(set) var isTruncated = false

    /// The most pages that are read, and the deepest tree.
    private static let greatestCount = 100_000
    private static let greatestDepth = 64
    /// The largest coordinate of a box in points: far beyond the 14,400 that viewers support.
    private static let greatestCoordinate = 1_000_000.0

    init(_ file: PDFObjects) { self.file = file }

    /// Adds the pages of a node, which has the values of the nodes above it.
    mutating func collect(_ number: Int, _ inherited: [String: PDFValue] = [:], depth: Int = 0) {
        guard let node = file.dictionary(number), seen.insert(number).inserted else { return }
        guard depth < Self.greatestDepth, pages.count < Self.greatestCount else {
            isTruncated = true
            return
        }
        var values = inherited
        for name in ["MediaBox", "CropBox", "Rotate"] {
            if let value = node[name] { values[name] = value }
        }
        if let children = file.resolved(node["Kids"])?.array {
            if let list = node["Kids"]?.reference, !seen.insert(list).inserted { return }
            for child in children.lazy.compactMap(\.reference) { collect(child, values, depth: depth + 1) }
            return
        }
        func box(_ name: String) -> CGRect? { rectangle(values[name] ?? node[name]) }
        // A page without a box has the size of a letter, as in Apple's viewers.
        var page = PDFReader.Page(mediaBox: box("MediaBox") ?? CGRect(x: 0, y: 0, width: 612, height: 792))
        (page.cropBox, page.bleedBox) = (box("CropBox"), box("BleedBox"))
        (page.trimBox, page.artBox) = (box("TrimBox"), box("ArtBox"))
        let turn = file.resolved(values["Rotate"])?.number.flatMap(Int.init(exactly:)) ?? 0
        page.rotation = ((turn % 360) + 360) % 360 / 90 * 90
        pages.append(page)
    }

    private func rectangle(_ value: PDFValue?) -> CGRect? {
        guard let array = file.resolved(value)?.array, array.count == 4 else { return nil }
        let numbers = array.compactMap { file.resolved($0)?.number }
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= Self.greatestCoordinate }) else { return nil }
        return CGRect(
            x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
            height: abs(numbers[3] - numbers[1]))
    }
}

/// The labels of a PDF file's pages, such as `iv` and `A-1` (ISO 32000-1, 12.4.2).
struct PDFPageLabels: Sendable {
    /// Pages that are numbered together, up to the next section.
    private struct Section {
        /// The index of the first page.
        var first: Int
        /// The name of the numbers' style; nil for labels without numbers.
        var style: String?
        var prefix: String
        /// The number of the first page.
        var start: Int
    }

    /// The sections by their first pages.
    private var sections: [Section] = []

    /// The most entries and nodes of the tree that are read, and its deepest level.
    private static let greatestCount = 100_000
    private static let greatestDepth = 64
    /// The number from which labels have digits: a hostile file may have labels of millions of letters.
    private static let greatestNumber = 4000

    /// Reads the sections of a file. The texts of an encrypted one can't be read.
    init(_ file: PDFObjects) {
        guard !file.isEncrypted else { return }
        var left = Self.greatestCount
        var waiting = [(value: file.catalog?["PageLabels"] ?? .null, depth: 0)]
        while let (value, depth) = waiting.popLast(), left > 0 {
            left -= 1
            guard depth < Self.greatestDepth, let node = file.resolved(value)?.dictionary else { continue }
            let entries = file.resolved(node["Nums"])?.array ?? []
            for index in stride(from: 0, to: min(entries.count - 1, 2 * left), by: 2) {
                left -= 1
                guard let first = Self.integer(file.resolved(entries[index])), first >= 0,
                    let label = file.resolved(entries[index + 1])?.dictionary
                else { continue }
                sections.append(
                    Section(
                        first: first, style: file.resolved(label["S"])?.name,
                        prefix: file.resolved(label["P"])?.text ?? "",
                        start: max(1, Self.integer(file.resolved(label["St"])) ?? 1)))
            }
            let children = file.resolved(node["Kids"])?.array ?? []
            waiting += children.prefix(max(0, left - waiting.count)).reversed().map { (value: $0, depth: depth + 1) }
        }
        sections.sort { $0.first < $1.first }
    }

    /// Returns the label of a page; nil if the file has none for it.
    func label(ofPage index: Int) -> String? {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].first <= index { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let section = sections[low - 1]
        return section.prefix + Self.text(of: section.start + index - section.first, style: section.style)
    }

    private static func integer(_ value: PDFValue?) -> Int? {
        value?.number.flatMap { Int32(exactly: $0) }.map { Int($0) }
    }

    private static func text(of number: Int, style: String?) -> String {
        switch style {
        case nil: ""
        case "R" where number < greatestNumber: roman(number)
        case "r" where number < greatestNumber: roman(number).lowercased()
        case "A" where number < greatestNumber: letters(number)
        case "a" where number < greatestNumber: letters(number).lowercased()
        default: "\(number)"
        }
    }

    private static func roman(_ number: Int) -> String {
        let digits = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, digit) in digits {
            text += String(repeating: digit, count: rest / value)
            rest %= value
        }
        return text
    }

    /// Returns A to Z, then AA to ZZ and so on.
    private static func letters(_ number: Int) -> String {
        let letter = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8((number - 1) % 26)))
        return String(repeating: letter, count: (number - 1) / 26 + 1)
    }
}

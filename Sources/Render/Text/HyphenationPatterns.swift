import Foundation
import Synchronization

/// The patterns by which the words of a language are divided (Liang's method, as in TeX).
///
/// Patterns of Debian's `hyphen-…` packages are used where they are installed.
public final class HyphenationPatterns: Sendable, Hashable {
    /// The levels before each letter of a pattern and after the last one, by the letters. A full stop is a word's edge.
    private let levels: [[UInt32]: [UInt8]]
    /// The number of letters of the longest pattern.
    private let longest: Int
    /// The numbers of letters before the first hyphen and after the last one.
    private let minimums: (before: Int, after: Int)
    /// The digest of the file (XXH3, 64 bits, in hexadecimal).
    package let digest: String

    /// The edge of a word in patterns.
    private static let edge: UInt32 = 0x2E

    /// Reads a file of patterns in the form of `libhyphen`; nil if its encoding isn't known, or if it has no patterns.
    ///
    /// The first line is the encoding, a further one a pattern with digits, or a keyword. Patterns that replace letters
    /// are left out, as are all levels of compound words but the last.
    public init?(_ file: Data) {
        let name = String(decoding: file.prefix { $0 != 0x0A }, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        let encodings: [String: String.Encoding] = [
            "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2,
        ]
        guard let encoding = encodings[name], let text = String(data: file, encoding: encoding) else { return nil }
        var levels: [[UInt32]: [UInt8]] = [:]
        var minimums = (before: 2, after: 2)
        for line in text.split(whereSeparator: \.isNewline).dropFirst() {
            let words = line.split(separator: " ")
            guard let first = words.first, first.first != "%", first.first != "#" else { continue }
            let number = words.dropFirst().first.flatMap { Int($0) }
            switch first {
            case "LEFTHYPHENMIN": minimums.before = max(1, number ?? 2)
            case "RIGHTHYPHENMIN": minimums.after = max(1, number ?? 2)
            case "NEXTLEVEL": levels = [:]
            default:
                let isKeyword = first.allSatisfy { $0.isASCII && $0.isUppercase }
                if !isKeyword, !first.contains("/") { Self.add(first, to: &levels) }
            }
        }
        guard !levels.isEmpty else { return nil }
        self.levels = levels
        longest = levels.keys.lazy.map(\.count).max() ?? 0
        self.minimums = minimums
        digest = Self.digest(of: file)
    }

    private static func digest(of file: Data) -> String {
        file.withUnsafeBytes { bytes in
            bytes.baseAddress.map { FastHash.hexadecimal(FastHash.hash64($0, count: bytes.count)) } ?? ""
        }
    }

    private static func add(_ pattern: Substring, to levels: inout [[UInt32]: [UInt8]]) {
        var letters: [UInt32] = []
        var numbers: [UInt8] = [0]
        for scalar in pattern.unicodeScalars {
            if let digit = Int(String(scalar)), scalar.isASCII {
                numbers[numbers.count - 1] = UInt8(digit)
            } else {
                letters.append(scalar.value)
                numbers.append(0)
            }
        }
        if !letters.isEmpty { levels[letters] = numbers }
    }

    /// Returns the letters of a word, in ascending order, before which it may be divided.
    public func divisions(of word: [UInt32]) -> [Int] {
        guard word.count >= minimums.before + minimums.after else { return [] }
        let letters = [Self.edge] + word.map(Self.lowercased) + [Self.edge]
        var found = [UInt8](repeating: 0, count: letters.count + 1)
        for start in letters.indices {
            for length in 1...longest where start + length <= letters.count {
                guard let numbers = levels[Array(letters[start..<start + length])] else { continue }
                for (place, number) in numbers.enumerated() { found[start + place] = max(found[start + place], number) }
            }
        }
        return (minimums.before...word.count - minimums.after).filter { found[$0 + 1] % 2 == 1 }
    }

    private static func lowercased(_ scalar: UInt32) -> UInt32 {
        guard let letter = Unicode.Scalar(scalar)?.properties.lowercaseMapping.unicodeScalars, letter.count == 1 else {
            return scalar
        }
        return letter.first?.value ?? scalar
    }

    public static func == (left: HyphenationPatterns, right: HyphenationPatterns) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    // MARK: Installed patterns

    /// The folder of Debian's packages.
    package static let folder = "/usr/share/hyphen"

    private static let known = Mutex<[String: HyphenationPatterns?]>([:])

    /// Returns the installed patterns of a language, such as `en` or `de-CH`, which are read once; nil if there are
    /// none.
    public static func installed(for language: String) -> HyphenationPatterns? {
        if let known = known.withLock({ $0[language] }) { return known }
        let patterns = file(of: language, in: folder)
            .flatMap { FileManager.default.contents(atPath: $0) }.flatMap { HyphenationPatterns($0) }
        return known.withLock {
            if let other = $0[language] { return other }
            $0[language] = patterns
            return patterns
        }
    }

    /// Returns the names and digests of a folder's files of patterns, by name.
    package static func files(in folder: String = HyphenationPatterns.folder) -> [(name: String, digest: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { $0.hasPrefix("hyph_") && $0.hasSuffix(".dic") }.compactMap { name in
            FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, digest(of: $0)) }
        }
    }

    /// Returns the path of a language's file in a folder: that of its region, that without one, that of the region with
    /// the language's name, or else the first one.
    static func file(of language: String, in folder: String) -> String? {
        let parts = language.split { $0 == "-" || $0 == "_" }
        guard let name = parts.first else { return nil }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let preferred = [parts.joined(separator: "_"), String(name), "\(name)_\(name.uppercased())"]
            .map { "hyph_\($0).dic" }
        let found =
            preferred.first(where: files.contains)
            ?? files.sorted().first { $0.hasPrefix("hyph_\(name)_") && $0.hasSuffix(".dic") }
        return found.map { "\(folder)/\($0)" }
    }
}

/// The division of words at the ends of lines.
public struct Hyphenation: Hashable, Sendable {
    /// The share of a line's room, 0…1: words are divided where the line without them would be narrower.
    public var factor: Double
    /// The patterns of the language.
    public var patterns: HyphenationPatterns

    /// Creates a division of words.
    public init(factor: Double, patterns: HyphenationPatterns) {
        self.factor = factor
        self.patterns = patterns
    }
}

import Foundation

/// The types that the sources of a module declare, by their full names: `UIView.ContentMode`.
///
/// What stands in what follows from the indentation, which the formatter keeps.
struct DeclaredTypes {
    private(set) var names: Set<String> = []

    /// Reads all sources below a folder of the repository.
    init(in folder: String) throws {
        let url = InterfaceList.repository.appending(path: folder)
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            read(try String(contentsOf: file, encoding: .utf8))
        }
    }

    private mutating func read(_ source: String) {
        var open: [(indentation: Int, name: String)] = []
        for line in source.split(separator: "\n") {
            guard let (name, isExtension) = Self.declaration(in: line) else { continue }
            let indentation = line.prefix { $0 == " " }.count
            open.removeAll { $0.indentation >= indentation }
            let whole = (open.map(\.name) + [name]).joined(separator: ".")
            if !isExtension { names.insert(whole) }
            open.append((indentation, name))
        }
    }

    /// The type that a line declares or extends.
    private static func declaration(in line: Substring) -> (name: String, isExtension: Bool)? {
        let kinds: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(where: { kinds.contains(String($0)) || $0 == "extension" }),
            words[..<place].allSatisfy({ $0.first?.isLetter == true || $0.hasPrefix("@") }), place + 1 < words.count
        else { return nil }
        let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard name.first?.isUppercase == true else { return nil }
        return (String(name), words[place] == "extension")
    }
}

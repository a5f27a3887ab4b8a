import Foundation

/// Finds the identifiers and classes in storyboards and nibs, whose views can't be made on Linux.
enum InterfaceFileScanner {
    typealias Element = (name: Substring, attributes: [String: String])

    static func file(named fileName: String, _ data: Data) -> AppResources.InterfaceFile {
        let elements = elements(in: String(decoding: data, as: UTF8.self))
        let name = fileName as NSString
        var file = AppResources.InterfaceFile(
            name: name.deletingPathExtension, isStoryboard: name.pathExtension == "storyboard")
        let initial = elements.first { $0.name == "document" }?.attributes["initialViewController"]
        for element in elements {
            let className = className(of: element)
            if element.name.hasSuffix("ontroller") {
                if let id = element.attributes["id"], id == initial { file.rootClass = className }
                if let identifier = element.attributes["storyboardIdentifier"] {
                    file.controllers.append(.init(identifier: identifier, className: className))
                }
            } else if let identifier = element.attributes["reuseIdentifier"] {
                file.reusables.append(.init(identifier: identifier, className: className))
            }
        }
        if !file.isStoryboard, let start = elements.firstIndex(where: { $0.name == "objects" }) {
            let root = elements[start...].dropFirst().first { !isOfPlaceholder($0.name) }
            file.rootClass = root.map(className)
        }
        return file
    }

    /// Returns a Boolean value that indicates whether an element is about the owner of a nib.
    private static func isOfPlaceholder(_ name: Substring) -> Bool {
        ["placeholder", "connections", "outlet", "outletCollection", "action"].contains(name)
    }

    private static func className(of element: Element) -> String {
        element.attributes["customClass"] ?? "UI\(String(element.name).capitalizingFirst)"
    }

    /// Returns the elements of a document, in order of their start tags.
    static func elements(in text: String) -> [Element] {
        text.split(separator: "<").compactMap { part in
            let tag = part.prefix { $0 != ">" }
            let name = tag.prefix { $0.isLetter }
            guard !name.isEmpty else { return nil }
            var attributes: [String: String] = [:]
            let pieces = tag.dropFirst(name.count).split(separator: "\"", omittingEmptySubsequences: false)
            for index in stride(from: 0, to: pieces.count - 1, by: 2) {
                let key = pieces[index].trimmingCharacters(in: CharacterSet(charactersIn: " =\n\r\t"))
                attributes[key] = decoded(pieces[index + 1])
            }
            return (name, attributes)
        }
    }

    /// Returns an attribute's text with the characters that its entities, such as `&amp;`, stand for.
    private static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var parts = text.components(separatedBy: "&")
        for index in parts.indices.dropFirst() {
            let name = parts[index].prefix { $0 != ";" }
            guard name.count < parts[index].count, let character = character(named: name) else {
                parts[index] = "&" + parts[index]
                continue
            }
            parts[index] = String(character) + parts[index].dropFirst(name.count + 1)
        }
        return parts.joined()
    }

    private static func character(named name: Substring) -> Character? {
        if name.hasPrefix("#x") {
            return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
        }
        if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map(Character.init) }
        return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][String(name)]
    }
}

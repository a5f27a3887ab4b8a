/// A pattern over names of pictures, such as `users/*.dark`.
///
/// Without `*` and `?` it is a part of the name. With them it is the whole name: `*` stands for any text, also none and
/// also over slashes, `?` for one character. Case doesn't matter.
struct NamePattern: Hashable, Sendable {
    /// As it was given.
    let text: String
    private let characters: [Character]
    private let isPart: Bool

    /// - Parameter text: not empty.
    init(_ text: String) {
        self.text = text
        characters = Array(text.lowercased())
        isPart = !characters.contains { $0 == "*" || $0 == "?" }
    }

    /// Returns whether a name is meant. Takes at most as many steps as the product of both lengths.
    func matches(_ name: String) -> Bool {
        let name = name.lowercased()
        return isPart ? name.contains(String(characters)) : matchesWhole(Array(name))
    }

    /// Goes back only to the last star: what an earlier one stands for needn't be longer.
    private func matchesWhole(_ name: [Character]) -> Bool {
        var place = 0
        var next = 0
        var star: (pattern: Int, name: Int)?
        while place < name.count {
            if next < characters.count, characters[next] == "*" {
                star = (next + 1, place)
                next += 1
            } else if next < characters.count, characters[next] == "?" || characters[next] == name[place] {
                next += 1
                place += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                next = last.pattern
                place = last.name + 1
            } else {
                return false
            }
        }
        return characters[next...].allSatisfy { $0 == "*" }
    }
}

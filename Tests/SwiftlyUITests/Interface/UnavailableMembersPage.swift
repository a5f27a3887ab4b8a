import Foundation

/// The page of SwiftlyUI's members that wait for a type of UIKit, made from the list of the interface.
struct UnavailableMembersPage {
    static let url = InterfaceList.repository.appending(
        path: "Sources/SwiftlyUI/SwiftlyUI.docc/Articles/UnavailableMembers.md")

    private static let introduction = """
        # Members that need missing types

        Members of SwiftlyUI that need a class or type of UIKit that the project lacks.

        ## Overview


        """

    private static let table = """
        All other members of SwiftlyUI's interface exist. The members below aren't declared at all: code that uses them doesn't
        compile, instead of behaving differently at run time. A test generates this page from the list of the whole interface,
        `Tests/Fixtures/SwiftlyInterface/interface.txt`; it fails when a type of the right-hand column exists, so that its
        members are added.

        | Class | Member | Waits for |
        |---|---|---|

        """

    private static let none = """
        There are none: all members of SwiftlyUI's interface exist. A test generates this page from the list of the whole
        interface, `Tests/Fixtures/SwiftlyInterface/interface.txt`.

        """

    let text: String

    init(of list: InterfaceList) {
        let members = list.lines.compactMap { line in
            line.owner.map { "\(InterfaceMember.name(ofOwner: $0)).\(Self.name(of: line.text, isTyped: false))" }
        }
        let rows = list.lines.compactMap { line -> String? in
            guard case .waiting(let type) = line.state else { return nil }
            guard let owner = line.owner.map(InterfaceMember.name(ofOwner:)) else {
                if line.text.hasPrefix("extension ") { return nil }
                return "| `\(InterfaceMember.name(ofOwner: line.text))` | the type itself | `\(type)` |\n"
            }
            // With types where the owner has several members of that name.
            let name = Self.name(of: line.text, isTyped: false)
            let isUnique = members.count { $0 == "\(owner).\(name)" } == 1
            return "| `\(owner)` | `\(isUnique ? name : Self.name(of: line.text, isTyped: true))` | `\(type)` |\n"
        }
        text = Self.introduction + (rows.isEmpty ? Self.none : Self.table + rows.joined())
    }

    /// Returns a member's name with its labels, and optionally with their types.
    private static func name(of declaration: String, isTyped: Bool) -> String {
        let words = declaration.split(separator: " ").drop { ["static", "func", "var", "let", "case"].contains($0) }
        let called = words.joined(separator: " ")
        let base = called.prefix { $0.isLetter || $0.isNumber }
        guard declaration.contains("func ") || called.hasPrefix("init") else { return String(base) }
        let labels = Declarations.split(Declarations.insideParentheses(called)).map { piece in
            let label = piece.prefix { $0 != ":" }.split(separator: " ").first { !$0.hasPrefix("@") } ?? "_"
            let type = piece.components(separatedBy: " = ")[0].drop { $0 != ":" }.dropFirst()
                .replacing("@escaping", with: "").trimmingCharacters(in: .whitespaces)
            return isTyped ? "\(label): \(type)" : "\(label):"
        }
        return "\(base)(\(labels.joined(separator: isTyped ? ", " : "")))"
    }
}

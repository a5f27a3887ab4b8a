import GallerySources
import SnapshotBuild

/// The text of a gallery's sources: its `main.swift` and its first catalog.
struct GalleryCatalog {
    let plan: GalleryPlan
    /// The screens that are commented out, because they don't compile.
    var commentedOut: CommentedOutScreens = .types([])

    enum CommentedOutScreens: Equatable {
        case types(Set<String>)
        case all
    }

    var main: String {
        let list = SwiftLiteral.list(plan.fonts.map(SwiftLiteral.string), indentation: 0, width: 60)
        let fonts = plan.fonts.isEmpty ? "" : ", fonts: \(list)"
        return """
            import BuilderSnapshots

            await SnapshotTool(catalog: .app, name: \(SwiftLiteral.string(plan.name))\(fonts)).main()

            """
    }

    var ready: [FoundScreen] { plan.screens.filter { !isCommentedOut($0) } }

    private func isCommentedOut(_ screen: FoundScreen) -> Bool {
        switch commentedOut {
        case .types(let types): types.contains(screen.type)
        case .all: true
        }
    }

    /// Returns the screens to comment out after the compiler has found errors in this catalog: those whose lines
    /// contain errors, or all if that isn't known; nil if none is left.
    func commentingOut(_ errors: [CompilerError]) -> CommentedOutScreens? {
        guard case .types(let before) = commentedOut, !ready.isEmpty else { return nil }
        let lines = catalog.split(separator: "\n", omittingEmptySubsequences: false)
        var types: Set<String> = []
        for error in errors {
            guard error.path.hasSuffix("/Catalog.swift"), lines.indices.contains(error.line - 1),
                let screen = ready.first(where: { lines[error.line - 1].hasSuffix(Self.making($0)) })
            else { return .all }
            types.insert(screen.type)
        }
        return .types(before.union(types))
    }

    var catalog: String {
        let imports =
            ["import Builder", "import BuilderSnapshots", "import UIKit"]
            + plan.targets.filter(\.isApps).map { "@testable import \(LoweredPreview.identifier($0.name))" }.sorted()
        var names = GalleryNames()
        var lines =
            imports + ["", "extension Catalog {", "    /// The screens of the app.", "    static var app: Catalog {"]
        lines.append("        Catalog([")
        if ready.isEmpty {
            lines += [
                "            Screen(\"welcome\", title: \"Remove this one when there are others\") { _ in",
                "                VStackView {",
                "                    LabelView(\"It works\").font(.title1)",
                "                    LabelView(\"Write your screens into Catalog.swift.\").color(.secondaryLabel)",
                "                }",
                "                .padding(20)",
                "            },",
            ]
        }
        for screen in ready { lines.append("            " + entry(screen, &names)) }
        let others = plan.screens.filter(isCommentedOut)
        if !others.isEmpty {
            lines.append("            // Correct the initializers of these screens.")
            for screen in others { lines.append("            // " + entry(screen, &names)) }
        }
        lines.append("        ])")
        lines += plan.targets.filter(\.isApps).map { "        .adding(\(LoweredPreview.constant(ofModule: $0.name)))" }
        return (lines + ["    }", "}", ""]).joined(separator: "\n")
    }

    private func entry(_ screen: FoundScreen, _ names: inout GalleryNames) -> String {
        let words = names.words(of: screen.type)
        let title = words.joined(separator: " ")
        return "Screen(\"\(names.name(words))\", title: \"\(title)\") \(Self.making(screen))"
    }

    private static func making(_ screen: FoundScreen) -> String {
        let value = "\(screen.type)(\(screen.arguments))"
        return "{ _ in \(screen.isInNavigation ? "UINavigationController(rootViewController: \(value))" : value) }"
            + ".showing(\(screen.type).self)" + (screen.isView ? ".fittingHeight()," : ",")
    }
}

/// The names of screens, derived from names of types.
private struct GalleryNames {
    private var taken: Set<String> = ["welcome"]

    /// Returns the words of a type's name: “User List” for `UserListViewController`.
    func words(of type: String) -> [String] {
        var words: [String] = []
        var before: Character?
        let letters = Array(type.split(separator: ".").last ?? "")
        for (index, letter) in letters.enumerated() {
            let isBegin =
                letter.isUppercase
                && (before?.isUppercase != true || (index + 1 < letters.count && letters[index + 1].isLowercase))
            if isBegin || words.isEmpty || letter == "_" { words.append("") }
            if letter != "_", letter.isASCII { words[words.count - 1].append(letter) }
            before = letter
        }
        words.removeAll(where: \.isEmpty)
        let all = words
        while words.count > 1, let last = words.last, ["Controller", "View", "Screen", "VC", "Builder"].contains(last) {
            words.removeLast()
        }
        return words.isEmpty ? (all.isEmpty ? ["Screen"] : all) : words
    }

    mutating func name(_ words: [String]) -> String {
        let base = words.joined(separator: "-").lowercased()
        var name = base
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(base)-\(number)"
            number += 1
        }
        return name
    }
}

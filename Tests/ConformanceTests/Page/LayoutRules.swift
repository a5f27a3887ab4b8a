import Foundation

/// The numbered rules of `Documentation/LayoutRules.md`.
enum LayoutRules {
    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/LayoutRules.md").standardizedFileURL

    /// The rules' names by their numbers: `2.3` is `Rounding`.
    static func names() throws -> [String: String] {
        var names: [String: String] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.hasPrefix("##") {
            let words = line.drop { $0 == "#" || $0 == " " }.split(separator: " ", maxSplits: 1)
            guard words.count == 2, words[0].allSatisfy({ $0.isNumber || $0 == "." }) else { continue }
            names[String(words[0])] = String(words[1])
        }
        return names
    }
}

/// Where a number that differs most, though within its tolerance, comes from.
struct KnownDifference {
    /// As the page names it: the case, then the number.
    var name: String
    /// By the rule's number, see ``LayoutRules``.
    var rule: String
    var reason: String

    static let all: [KnownDifference] = [
        KnownDifference(
            name: "ou-constraints_baseline 1.x", rule: "2.3",
            reason: "the place is 127.5; recorded on Mac Catalyst, which rounds places to whole points"),
        KnownDifference(
            name: "ou-stack-v-fillEqually-leading v1.height", rule: "2.3",
            reason:
                "the height is 29.333; recorded on Mac Catalyst, which rounds sizes and not edges, so that it was 29.5; "
                + "from edge to edge, as on iOS, it is 29"),
        KnownDifference(
            name: "traits-iphone-se top.width", rule: "4.3",
            reason: "“What's” is a pixel narrower: the kerning before the s was measured in other words"),
    ]
}

/// Looks at several screens, or at one in several configurations, as few lines.
struct SweepText {
    /// One look.
    struct Look: Hashable, Sendable {
        let screen: String
        /// The name of the screen and of the configuration, and the size.
        let head: String
        let lines: [String]

        /// Reads a look's text: its first line is the head.
        init(screen: String, text: String) {
            let lines = text.split(separator: "\n").map(String.init)
            self.init(screen: screen, head: lines.first ?? screen, lines: Array(lines.dropFirst()))
        }

        init(screen: String, head: String, lines: [String]) {
            self.screen = screen
            self.head = head
            self.lines = lines
        }

        /// The head without the screen's name and the size.
        fileprivate var configuration: String {
            let words = head.split(separator: " ")
            return words.count > 1 ? String(words[1]) : head
        }

        fileprivate var problems: [String] { lines.filter { $0.hasPrefix("!") } }
    }

    private let looks: [Look]

    init(_ looks: [Look]) { self.looks = looks }

    /// The looks at each screen, in the order of the first ones.
    private var screens: [[Look]] {
        var groups: [[Look]] = []
        for look in looks {
            if groups.last?.first?.screen == look.screen {
                groups[groups.count - 1].append(look)
            } else {
                groups.append([look])
            }
        }
        return groups
    }

    // MARK: Differences

    /// The first look at each screen, and of its others the lines that differ by more than positions.
    var differences: String {
        screens.flatMap { group -> [String] in
            guard let first = group.first else { return [] }
            var lines = [first.head] + first.lines
            for other in group.dropFirst() { lines += Self.difference(of: other, from: first) }
            return lines
        }.joined(separator: "\n")
    }

    private static func difference(of look: Look, from first: Look) -> [String] {
        var (old, new) = (first.lines.map(withoutPosition), [String]())
        for line in look.lines {
            if let index = old.firstIndex(of: withoutPosition(line)) { old.remove(at: index) } else { new.append(line) }
        }
        guard !new.isEmpty || !old.isEmpty else { return ["\(look.head): same but for positions"] }
        // Where as many lines are new, the old ones have other texts.
        let limit = 3
        var gone: [String] = []
        if old.count > new.count {
            let rest = old.count - limit
            gone = ["gone: " + old.prefix(limit).joined(separator: "; ") + (rest > 0 ? " and \(rest) more" : "")]
        }
        return ["\(look.head): different lines"] + new + gone
    }

    /// Returns a line without frames and sizes, outside of texts.
    static func withoutPosition(_ line: String) -> String {
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map { index, part in
            index.isMultiple(of: 2)
                ? String(
                    part.replacing(/\ -?\d+,-?\d+( \d+x\d+)?/, with: "")
                        .replacing(/\ \(screen \d+x\d+\)/, with: "")) : String(part)
        }.joined(separator: "\"")
    }

    // MARK: Problems

    /// The problems of each screen, equal ones of several configurations once, and the number of looks without any.
    var problems: String {
        var lines: [String] = []
        var fineCount = 0
        for group in screens {
            var found: [(problems: [String], configurations: [String])] = []
            for look in group {
                let problems = look.problems
                if problems.isEmpty {
                    fineCount += 1
                } else if let index = found.firstIndex(where: { $0.problems == problems }) {
                    found[index].configurations.append(look.configuration)
                } else {
                    found.append((problems, [look.configuration]))
                }
            }
            for (problems, configurations) in found {
                lines.append("\(group[0].screen) \(configurations.joined(separator: ", "))")
                lines += problems
            }
        }
        if fineCount > 0 || lines.isEmpty {
            lines.append("no problems in \(fineCount == looks.count ? "any" : "\(fineCount)") of \(looks.count) looks")
        }
        return lines.joined(separator: "\n")
    }
}

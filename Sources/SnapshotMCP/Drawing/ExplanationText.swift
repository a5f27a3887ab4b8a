import Foundation

/// The explanation of a frame, in which superviews that all say the same are counted.
enum ExplanationText {
    /// Returns the text with one line for each chain of views that fill their superviews:
    /// `← full width ×14: AlbumCell … UIWindow`.
    static func shortened(_ text: String) -> String {
        var lines: [String] = []
        var run: [(line: Substring, fill: Fill)] = []
        func end() {
            if run.count < 4 {
                lines += run.map { String($0.line) }
            } else if let first = run.first, let last = run.last {
                let indentation = first.line.prefix { $0 == " " }
                let axis = first.fill.isHorizontal ? "width" : "height"
                let (start, end) = (first.fill.view, last.fill.view)
                lines.append(
                    "\(indentation)← full \(axis) ×\(run.count): \(start == end ? start : "\(start) … \(end)")")
            }
            run = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let fill = Fill(line), run.first.map({ $0.fill.isHorizontal == fill.isHorizontal }) ?? true {
                run.append((line, fill))
                continue
            }
            end()
            lines.append(line.hasPrefix("  in     ") ? "  in     " + path(line.dropFirst(9)) : String(line))
        }
        end()
        return lines.joined(separator: "\n")
    }

    /// Returns the names of superviews, each once with the number of its repetitions.
    private static func path(_ text: Substring) -> String {
        var names: [(name: String, count: Int)] = []
        for name in text.components(separatedBy: " < ") {
            if names.last?.name == name { names[names.count - 1].count += 1 } else { names.append((name, 1)) }
        }
        return names.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" }.joined(separator: " < ")
    }

    /// A constraint between a view's edge or length and the same one of its superview, without a distance.
    private struct Fill {
        let view: String
        let isHorizontal: Bool

        init?(_ line: Substring) {
            let text = line.drop { $0 == " " }
            guard text.hasPrefix("← ") else { return nil }
            if let match = text.firstMatch(of: /^← (H|V):\|-\(0\)-\[(.+?)\]/) {
                (view, isHorizontal) = (String(match.2), match.1 == "H")
            } else if let match = text.firstMatch(of: /^← (H|V):\[([^\]]+)\]-\(0\)-\|/) {
                (view, isHorizontal) = (String(match.2), match.1 == "H")
            } else if let match = text.firstMatch(of: /^← (.+)\.min(X|Y) == 0 \(frame/) {
                (view, isHorizontal) = (String(match.1), match.2 == "X")
            } else {
                return nil
            }
        }
    }
}

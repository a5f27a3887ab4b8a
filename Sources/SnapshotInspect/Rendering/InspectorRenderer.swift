import BuilderUIKit
import Render
import SnapshotCore
import SnapshotReview

/// The content of the terminal: its lines, and the picture over them if the terminal supports pictures.
struct InspectorFrame: Sendable {
    /// A picture at a place.
    struct Picture: Hashable, Sendable {
        var column: Int
        var row: Int
        var picture: PanePicture
    }

    /// A line for each row, in the terminal's width.
    var lines: [StyledLine]
    /// The picture of Kitty's protocol; nil for half blocks, which are a part of the lines.
    var picture: Picture?
    /// The place of the cursor, while text is typed.
    var cursor: (column: Int, row: Int)?
}

/// Draws the state in a terminal's cells. Equal states result in equal frames.
struct InspectorRenderer: Sendable {
    /// The way of drawing pictures; nil without one.
    var graphics: TerminalGraphics?
    /// The reason for which there is no picture.
    var note: String?

    func frame(of state: InspectorState, size: Terminal.Size) -> InspectorFrame {
        guard InspectorLayout.fits(size) else { return Self.tooSmall(size) }
        if state.mode == .help { return Self.help(size) }
        var frame = InspectorFrame(lines: [header(of: state).fitted(to: size.columns).with { $0.isInverse = true }])
        let layout = InspectorLayout(size: size, aspect: graphics == nil ? nil : Self.aspect(of: state))
        let picture = layout.picture.flatMap { fit(state, in: $0) }
        frame.lines += rows(of: state, layout, picture, size: size)
        frame.lines.append(footer(of: state, &frame, size: size).fitted(to: size.columns))
        if let area = layout.picture, let picture, graphics?.graphicsProtocol == .kitty {
            frame.picture = InspectorFrame.Picture(column: area.column, row: area.row, picture: picture)
        }
        return frame
    }

    private static func tooSmall(_ size: Terminal.Size) -> InspectorFrame {
        let minimum = InspectorLayout.minimum
        let words = [
            "The terminal is too small:", "\(size.columns) × \(size.rows) cells, at least",
            "\(minimum.columns) × \(minimum.rows) are needed.", "q ends.",
        ]
        let lines = (0..<max(0, size.rows)).map { words.indices.contains($0) ? words[$0] : "" }
        return InspectorFrame(lines: lines.map { StyledLine($0).fitted(to: size.columns) })
    }

    // MARK: Picture

    /// Returns the height of the picture divided by its width: of a portrait phone before there is one.
    private static func aspect(of state: InspectorState) -> Double {
        guard let size = state.drawn?.layout.size, size.count == 2, size[0] > 0, size[1] > 0 else { return 2 }
        return size[1] / size[0]
    }

    private func fit(_ state: InspectorState, in area: InspectorLayout.Area) -> PanePicture? {
        guard let drawn = state.drawn, let bitmap = drawn.picture, let graphics, drawn.layout.size.count == 2 else {
            return nil
        }
        var picture = graphics.fit(bitmap, columns: area.columns, rows: area.rows)
        picture.bitmap = picture.bitmap.drawing(
            state.pictureMarks, width: drawn.layout.size[0], height: drawn.layout.size[1])
        return picture
    }

    /// Returns the lines of the picture's part.
    private func lines(of picture: PanePicture?, _ state: InspectorState, area: InspectorLayout.Area) -> [StyledLine] {
        let isKitty = graphics?.graphicsProtocol == .kitty
        let blocks = isKitty ? [] : picture.flatMap { graphics?.lines(of: $0) } ?? []
        return (0..<area.rows).map { row in
            var line = StyledLine()
            if let picture, isKitty, row < picture.rows {
                // Cells below a picture are left as they are: writing them would erase it in some terminals.
                line.append(raw: "\u{1B}[\(picture.columns)C", width: picture.columns)
            } else if let picture, blocks.indices.contains(row) {
                line.append(raw: blocks[row], width: picture.columns)
            } else if picture == nil, row == area.rows / 2, state.isDrawing {
                line.append("  drawing…", .dim)
            }
            return line.fitted(to: area.columns)
        }
    }

    // MARK: Rows

    private func rows(
        of state: InspectorState, _ layout: InspectorLayout, _ picture: PanePicture?, size: Terminal.Size
    ) -> [StyledLine] {
        let tree = treeLines(of: state, layout.tree)
        let reasons = reasonLines(of: state, layout.reasons)
        let others =
            tree + [separator(below: layout.tree.columns, "Why? ", isActive: state.pane == .reasons)] + reasons
        guard let area = layout.picture else { return others }
        let left = lines(of: picture, state, area: area)
        guard area.columns < size.columns else {
            return left + [separator(below: size.columns, "Views ", isActive: state.pane == .tree)] + others
        }
        return zip(left, others).map { left, right in
            var line = left
            line.append("│", .dim)
            // The column is set anew: a terminal may draw a character of the picture's side wider than assumed.
            line.append(raw: "\u{1B}[\(area.columns + 2)G", width: 0)
            line.append(right)
            return line
        }
    }

    private func separator(below columns: Int, _ title: String, isActive: Bool) -> StyledLine {
        var line = StyledLine("── ", .dim)
        line.append(title, isActive ? .bold : .dim)
        line.append(String(repeating: "─", count: max(0, columns - line.width)), .dim)
        return line.fitted(to: columns)
    }

    private func treeLines(of state: InspectorState, _ area: InspectorLayout.Area) -> [StyledLine] {
        guard let drawn = state.drawn else {
            // The reason may be long, and has lines.
            return paragraph(state.failure ?? "drawing \(state.screen.name)…", area)
        }
        let rows = drawn.rows(folded: state.folded)
        let selected = rows.firstIndex { $0.view == state.selection } ?? 0
        let top = InspectorLayout.top(selected: selected, count: rows.count, rows: area.rows)
        let matches = state.search.isEmpty ? [] : Set(state.matches)
        return (top..<top + area.rows).map { index in
            guard rows.indices.contains(index) else { return StyledLine().fitted(to: area.columns) }
            let row = rows[index]
            // Deep views stay visible: each level is one column from the eighth on.
            let indent = String(repeating: " ", count: min(row.depth, 8) * 2 + max(0, row.depth - 8))
            let sign = drawn.children[row.view].isEmpty ? " " : state.folded.contains(row.view) ? "▸" : "▾"
            var line = StyledLine("\(indent)\(sign) ", .dim)
            line.append(treeText(of: row.view, drawn, isMatch: matches.contains(row.view)))
            line = line.fitted(to: area.columns)
            guard index == selected else { return line }
            return line.with { style in
                style = state.pane == .tree ? .inverse : TextStyle(color: style.color, isBold: true)
            }
        }
    }

    private func treeText(of index: Int, _ drawn: InspectedScreen, isMatch: Bool) -> StyledLine {
        let view = drawn.views[index]
        let isGone = !drawn.isVisible(index)
        let style = isGone ? .dim : isMatch ? TextStyle(color: 0x0A_84FF, isBold: true) : TextStyle.plain
        var line = StyledLine(view.name, style)
        if !view.name.hasPrefix(view.type) { line.append(" \(view.type)", .dim) }
        if let text = view.text, !view.name.contains(text) { line.append(" “\(text)”", .dim) }
        if isGone { line.append(" hidden", .dim) }
        if view.isAmbiguousHorizontally || view.isAmbiguousVertically { line.append(" ?", .warning) }
        if !view.violated.isEmpty { line.append(" !", .warning) }
        return line
    }

    private func reasonLines(of state: InspectorState, _ area: InspectorLayout.Area) -> [StyledLine] {
        let rows = state.reasons
        let isActive = state.pane == .reasons
        let selected = min(state.reasonRow, max(0, rows.count - 1))
        let top = isActive ? InspectorLayout.top(selected: selected, count: rows.count, rows: area.rows) : 0
        return (top..<top + area.rows).map { index in
            guard rows.indices.contains(index) else { return StyledLine().fitted(to: area.columns) }
            let line = rows[index].line.dropping(state.reasonColumn).fitted(to: area.columns)
            return isActive && index == selected ? line.with { $0 = .inverse } : line
        }
    }

    /// Returns a text in lines of the area's width.
    private func paragraph(_ text: String, _ area: InspectorLayout.Area) -> [StyledLine] {
        var lines: [StyledLine] = []
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var rest = StyledLine(String(part))
            repeat {
                let isLast = rest.width <= area.columns
                lines.append(isLast ? rest : StyledLine(String(rest.text.prefix(fitting: area.columns))))
                let taken = lines.last?.text.count ?? 0
                rest = isLast ? StyledLine() : StyledLine(String(rest.text.dropFirst(taken)))
            } while rest.width > 0
        }
        lines = Array(lines.prefix(area.rows))
        while lines.count < area.rows { lines.append(StyledLine()) }
        return lines.map { $0.fitted(to: area.columns) }
    }

    // MARK: Header and footer

    private func header(of state: InspectorState) -> StyledLine {
        var parts = [state.screen.name, state.drawn?.inspection.configuration ?? state.configuration.name]
        if state.screens.count > 1 { parts.append("\(state.index + 1)/\(state.screens.count)") }
        if state.isDrawing, state.drawn != nil { parts.append("drawing \(state.configuration.name)…") }
        if let drawn = state.drawn {
            let ambiguous = drawn.views.count { $0.isAmbiguousHorizontally || $0.isAmbiguousVertically }
            if ambiguous > 0 { parts.append("\(ambiguous) could move") }
            let conflicts = drawn.layout.conflicts.count
            if conflicts > 0 { parts.append("\(conflicts) contradiction\(conflicts == 1 ? "" : "s")") }
        } else if state.failure != nil {
            parts.append("can't be drawn")
        }
        return StyledLine(" " + parts.joined(separator: " · "))
    }

    private func footer(of state: InspectorState, _ frame: inout InspectorFrame, size: Terminal.Size) -> StyledLine {
        if case .searching = state.mode {
            let matches = state.matches
            let position = matches.firstIndex(of: state.selection).map { "\($0 + 1) of \(matches.count)" }
            let found = state.search.isEmpty ? "" : position ?? "nothing found"
            let line = StyledLine("/\(state.search)", .bold)
            frame.cursor = (min(line.width, size.columns - 1), size.rows - 1)
            var result = line
            result.append("   \(found)", .dim)
            return result
        }
        if let message = state.message { return StyledLine(message, .bold) }
        let keys =
            "? help  ↑↓←→ move  Tab reasons  / search  f m c outlines  d dark  t T text  o turn  n p screen  y copy"
        guard let note, graphics == nil else { return StyledLine(keys, .dim) }
        return StyledLine(note, .dim)
    }

    private static let keys = [
        ("↑ ↓ ← →", "moves; folds and unfolds a view"),
        ("Space Enter", "folds; follows a line of the reasons"),
        ("Tab", "the tree, or the reasons"),
        ("/", "searches names, texts, classes, identifiers"),
        ("", "↑ ↓ more matches, Enter keeps, Esc returns"),
        ("f m c", "frames, margins, constraints"),
        ("d", "dark or light"),
        ("t T", "larger or smaller text"),
        ("o", "turns the device"),
        ("n p", "next or previous screen"),
        ("y Y", "copies the frame or reason; its line of code"),
        ("r", "draws again, with the built program"),
        ("q Esc", "ends; any key closes this page"),
        ("? !", "in the tree: could move; something isn't met"),
    ]

    private static func help(_ size: Terminal.Size) -> InspectorFrame {
        let words = Self.keys.map { name, meaning in
            name + String(repeating: " ", count: max(1, 13 - name.count)) + meaning
        }
        let lines = (0..<size.rows).map { words.indices.contains($0) ? words[$0] : "" }
        return InspectorFrame(lines: lines.map { StyledLine(" \($0)").fitted(to: size.columns) })
    }
}

extension String {
    /// Returns the beginning that fits in a number of columns, at least one character.
    fileprivate func prefix(fitting columns: Int) -> Substring {
        var width = 0
        var end = startIndex
        for index in indices {
            width += DisplayWidth.of(self[index])
            if width > columns, index > startIndex { break }
            end = self.index(after: index)
        }
        return self[..<end]
    }
}

import BuilderUIKit
import SnapshotCore

/// The work outside of the state that a key requests.
enum InspectorEffect: Hashable, Sendable {
    /// Draws a screen, in a new process if `restarts` is true.
    case draw(DrawingRequest, restarts: Bool)
    case copy(String)
    /// Stops the process as Control-Z does.
    case suspend
    case end
}

extension InspectorState {
    /// The number of lines of Page Up and Page Down.
    private static let page = 10

    /// Changes the state for a key.
    /// - Returns: the work that the key requests.
    @discardableResult
    mutating func press(_ key: Key) -> InspectorEffect? {
        if key == .control("c") { return .end }
        if key == .control("z") { return .suspend }
        message = nil
        switch mode {
        case .browsing: return browse(key)
        case .searching(let origin):
            search(key, from: origin)
            return nil
        case .help:
            mode = .browsing
            return nil
        }
    }

    private mutating func browse(_ key: Key) -> InspectorEffect? {
        switch key {
        case .escape, .character("q"): return .end
        case .character(let character): return perform(character)
        case .tab, .backTab: pane = pane == .tree ? .reasons : .tree
        case .enter:
            if pane == .tree { toggleFolding() } else { performReason() }
        default:
            if pane == .tree { moveInTree(key) } else { moveInReasons(key) }
        }
        return nil
    }

    private mutating func perform(_ character: Character) -> InspectorEffect? {
        switch character {
        case "/":
            mode = .searching(origin: selection)
            search = ""
        case "?": mode = .help
        case " ": toggleFolding()
        case "f": toggle(.frames)
        case "m": toggle(.margins)
        case "c": toggle(.constraints)
        case "y": return copy()
        case "Y": return copySource()
        case "r": return .draw(requestDrawing(), restarts: true)
        case "d":
            let appearance = configuration.appearance
            return redraw { $0.appearances = [appearance == .dark ? .light : .dark] }
        case "o":
            let isPortrait = configuration.orientation == .portrait
            return redraw { $0.orientations = [isPortrait ? "landscape" : "portrait"] }
        case "t", "+": return resizeText(by: 1)
        case "T", "-": return resizeText(by: -1)
        case "n", "p":
            guard screens.count > 1 else {
                message = "There is no other screen"
                return nil
            }
            selectScreen((index + (character == "n" ? 1 : screens.count - 1)) % screens.count)
            return .draw(requestDrawing(), restarts: false)
        default: break
        }
        return nil
    }

    // MARK: Settings

    private mutating func toggle(_ mark: Mark) {
        if marks.remove(mark) == nil { marks.insert(mark) }
        message = "\(mark) \(marks.contains(mark) ? "shown" : "hidden")"
    }

    private mutating func redraw(_ change: (inout ConfigurationAxes) -> Void) -> InspectorEffect? {
        guard self.change(change) else {
            message = "The device can't be used that way"
            return nil
        }
        return .draw(requestDrawing(), restarts: false)
    }

    private mutating func resizeText(by step: Int) -> InspectorEffect? {
        let names = SnapshotConfiguration.textSizeNames
        let current = names.firstIndex(of: configuration.textSizeName) ?? names.firstIndex(of: "l") ?? 0
        guard names.indices.contains(current + step) else {
            message = "That is the \(step > 0 ? "largest" : "smallest") text size"
            return nil
        }
        return redraw { $0.textSizes = [names[current + step]] }
    }

    private mutating func copy() -> InspectorEffect? {
        guard let drawn, drawn.views.indices.contains(selection) else {
            message = "There is nothing to copy"
            return nil
        }
        let rows = reasons
        let line = pane == .reasons && rows.indices.contains(reasonRow) ? rows[reasonRow].copy : nil
        let text = line ?? InspectedScreen.text(of: drawn.views[selection].frame)
        message = "Sent to the clipboard: \(text)"
        return .copy(text)
    }

    private mutating func copySource() -> InspectorEffect? {
        let rows = reasons
        let line = pane == .reasons && rows.indices.contains(reasonRow) ? rows[reasonRow].source : nil
        let view = drawn.flatMap { $0.views.indices.contains(selection) ? $0.views[selection].source?.text : nil }
        guard let text = line ?? view else {
            message = "The line of code isn't known"
            return nil
        }
        message = "Sent to the clipboard: \(text)"
        return .copy(text)
    }

    // MARK: Tree

    private mutating func toggleFolding() {
        guard let drawn, drawn.views.indices.contains(selection), !drawn.children[selection].isEmpty else { return }
        if folded.remove(selection) == nil { folded.insert(selection) }
    }

    private mutating func moveInTree(_ key: Key) {
        guard let drawn, drawn.views.indices.contains(selection) else { return }
        let rows = drawn.rows(folded: folded)
        guard let row = rows.firstIndex(where: { $0.view == selection }) else { return }
        let isFolded = folded.contains(selection)
        let hasChildren = !drawn.children[selection].isEmpty
        switch key {
        case .right where hasChildren && isFolded: folded.remove(selection)
        case .right where hasChildren: select(rows[row + 1].view)
        case .left where hasChildren && !isFolded: folded.insert(selection)
        case .left:
            if let parent = drawn.views[selection].parent { select(parent) }
        default:
            if let target = Self.target(of: key, from: row, count: rows.count) { select(rows[target].view) }
        }
    }

    /// Returns the line that a key leads to; nil for other keys.
    private static func target(of key: Key, from row: Int, count: Int) -> Int? {
        let target: Int
        switch key {
        case .up: target = row - 1
        case .down: target = row + 1
        case .pageUp: target = row - page
        case .pageDown: target = row + page
        case .home: target = 0
        case .end: target = count - 1
        default: return nil
        }
        return max(0, min(count - 1, target))
    }

    // MARK: Reasons

    private mutating func moveInReasons(_ key: Key) {
        switch key {
        case .left: reasonColumn = max(0, reasonColumn - 8)
        case .right:
            let widest = reasons.map(\.line.width).max() ?? 0
            reasonColumn = min(reasonColumn + 8, max(0, widest - 8))
        default:
            if let target = Self.target(of: key, from: reasonRow, count: reasons.count) { reasonRow = target }
        }
    }

    private mutating func performReason() {
        let rows = reasons
        guard rows.indices.contains(reasonRow) else { return }
        switch rows[reasonRow].action {
        case .select(let view): select(view)
        case .toggle(let edge):
            if expandedEdges.remove(edge) == nil { expandedEdges.insert(edge) }
        case nil: break
        }
    }

    // MARK: Search

    private mutating func search(_ key: Key, from origin: Int) {
        switch key {
        case .escape:
            mode = .browsing
            search = ""
            select(origin)
        case .enter:
            mode = .browsing
            if matches.isEmpty { message = search.isEmpty ? nil : "No view has “\(search)”" }
        case .down, .tab: showMatch(forward: true)
        case .up, .backTab: showMatch(forward: false)
        case .backspace where search.isEmpty: mode = .browsing
        case .backspace:
            search.removeLast()
            showFirstMatch(from: origin)
        case .control("u"):
            search = ""
            showFirstMatch(from: origin)
        case .character(let character):
            search.append(character)
            showFirstMatch(from: origin)
        default: break
        }
    }

    /// Selects the first match at or after the view where the search began; that view if there is none.
    private mutating func showFirstMatch(from origin: Int) {
        let found = matches
        guard let first = found.first else {
            select(origin)
            return
        }
        select(found.first { $0 >= origin } ?? first)
    }

    /// Selects the next or the previous match, and begins again at the end.
    private mutating func showMatch(forward: Bool) {
        let found = matches
        guard let first = found.first, let last = found.last else {
            message = search.isEmpty ? "Search with / first" : "No view has “\(search)”"
            return
        }
        if forward {
            select(found.first { $0 > selection } ?? first)
        } else {
            select(found.last { $0 < selection } ?? last)
        }
    }
}

import BuilderRxSwift
import BuilderRxTest

/// Drawings of events and of subscriptions, to and from what they stand for. Times count from column 0.
enum MarbleDrawing {
    /// How many ticks a column stands for.
    static let columnWidth = 10

    /// The characters of a drawing that aren't `-`, each with its column.
    static func marks(_ drawing: String) throws -> [(column: Int, character: Character)] {
        var result: [(column: Int, character: Character)] = []
        var group: Int?
        for (column, character) in drawing.enumerated() {
            switch character {
            case "(":
                guard group == nil else { throw unreadable(drawing, "opens a bracket in brackets") }
                group = column
            case ")":
                guard group != nil else { throw unreadable(drawing, "closes a bracket that isn't open") }
                group = nil
            case "-":
                guard group == nil else { throw unreadable(drawing, "has a - in brackets") }
            case " ":
                throw unreadable(drawing, "has a space")
            default:
                result.append((group ?? column, character))
            }
        }
        guard group == nil else { throw unreadable(drawing, "doesn't close a bracket") }
        return result
    }

    /// The events that a drawing stands for; column 0 is that of a `^`, if there is one.
    static func events(
        _ drawing: String, values: [Character: String], failure: any Error
    ) throws -> [Recorded<Event<String>>] {
        let marks = try marks(drawing)
        let starts = marks.filter { $0.character == "^" }
        guard starts.count < 2 else { throw unreadable(drawing, "has more than one ^") }
        let start = starts.first?.column ?? 0
        return try marks.compactMap { mark in
            let time = (mark.column - start) * columnWidth
            switch mark.character {
            case "^": return nil
            case "!": throw unreadable(drawing, "has a !, which is for spans")
            case "|": return .completed(time)
            case "#": return .error(time, failure)
            default: return .next(time, values[mark.character] ?? String(mark.character))
            }
        }
    }

    /// The span that a drawing stands for; one without `!` ends with the test.
    static func span(_ drawing: String, end: TestTime) throws -> Subscription {
        let marks = try marks(drawing)
        let starts = marks.filter { $0.character == "^" }
        let ends = marks.filter { $0.character == "!" }
        guard starts.count == 1, ends.count < 2, starts.count + ends.count == marks.count else {
            throw unreadable(drawing, "is not a span: one ^, then one ! or none")
        }
        let start = starts[0].column * columnWidth
        let stop = ends.first.map { $0.column * columnWidth } ?? end
        guard stop >= start else { throw unreadable(drawing, "ends before it begins") }
        return Subscription(start, stop)
    }

    /// The column of the only mark of a drawing, a `!`.
    static func disposal(_ drawing: String) throws -> Int {
        let marks = try marks(drawing).filter { $0.character != "^" }
        guard marks.count == 1, marks[0].character == "!" else {
            throw unreadable(drawing, "is not a disposal: one ! and nothing else")
        }
        return marks[0].column
    }

    /// Draws events.
    ///
    /// - Parameter length: how long the drawing has to be at least.
    /// - Throws: ``MarbleError/unreadable(_:)`` with the tick of what can't be drawn.
    static func draw(
        _ events: [Recorded<Event<String>>], results: [Character: String], failure: any Error, length: Int
    ) throws -> String {
        let characters = try events.map { recorded in
            (recorded.time, try character(recorded, results: results, failure: failure))
        }
        return try draw(characters, length: length)
    }

    /// Draws a span.
    static func draw(_ span: Subscription, end: TestTime, length: Int) throws -> String {
        var characters: [(Int, Character)] = [(span.subscribe, "^")]
        if span.unsubscribe < end { characters.append((span.unsubscribe, "!")) }
        return try draw(characters, length: length)
    }

    private static func draw(_ characters: [(time: Int, character: Character)], length: Int) throws -> String {
        var drawing = ""
        var rest = characters[...]
        while let time = rest.first?.time {
            let group = rest.prefix { $0.time == time }.map(\.character)
            rest = rest.dropFirst(group.count)
            let (column, ticks) = time.quotientAndRemainder(dividingBy: columnWidth)
            let here = "\(String(group)) at tick \(time) (\(time + TestScheduler.Defaults.subscribed))"
            guard ticks == 0 else { throw MarbleError.unreadable("\(here) is not at a whole column") }
            guard column >= drawing.count else { throw MarbleError.unreadable("\(here) has no room after a group") }
            drawing += String(repeating: "-", count: column - drawing.count)
            drawing += group.count == 1 ? String(group) : "(\(String(group)))"
        }
        return drawing + String(repeating: "-", count: max(0, length - drawing.count))
    }

    private static func character(
        _ recorded: Recorded<Event<String>>, results: [Character: String], failure: any Error
    ) throws -> Character {
        switch recorded.value {
        case .completed: return "|"
        case .error where recorded.value == .error(failure): return "#"
        case .next(let element):
            if let named = results.first(where: { $0.value == element })?.key { return named }
            if element.count == 1, let character = element.first, !"-|#()^! ".contains(character) {
                return character
            }
        default: break
        }
        let time = recorded.time
        throw MarbleError.unreadable(
            "\(recorded.value) at tick \(time) (\(time + TestScheduler.Defaults.subscribed)) has no character")
    }

    private static func unreadable(_ drawing: String, _ what: String) -> MarbleError {
        .unreadable("the drawing \(drawing) \(what)")
    }
}

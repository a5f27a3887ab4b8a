import BuilderUIKit
import Foundation
import ScreenDriver

/// A step of `act`: an action of a finger or the keyboard, as JSON has it.
struct ActStep: Hashable, Sendable {
    /// The action of the finger.
    enum Action: String, CaseIterable {
        case tap, doubleTap = "double_tap", longPress = "long_press", swipe, drag, type, clear, toggle, slide, select,
            pick
        case increment, decrement, adjust, scroll, pullToRefresh = "pull_to_refresh", back, rotate, wait
    }

    private let action: Action
    private let values: ToolArguments

    /// The schema of a step.
    static let schema: JSONValue = [
        "type": "object",
        "properties": [
            "action": ["type": "string", "enum": .array(Action.allCases.map { .string($0.rawValue) })],
            "view": [
                "type": "string",
                "description": "An identifier, else a label, text or placeholder, or class:UISwitch.",
            ],
            "index": [
                "type": "integer", "description": "Which of several, from 0; negative from the end.",
            ],
            "inside": ["type": "string", "description": "The view that contains it."],
            "text": ["type": "string", "description": "type; a line end is the return key."],
            "onto": ["type": "string", "description": "drag: the view to drag onto."],
            "direction": ["type": "string", "enum": ["up", "down", "left", "right"], "description": "swipe, drag"],
            "value": ["type": "number", "description": "The value, seconds, points or number of taps."],
            "on": ["type": "boolean", "description": "toggle: the value to reach."],
            "row": ["type": ["integer", "string"], "description": "select: a row, from 0; by title in pickers."],
            "section": ["type": "integer", "description": "select: the row's section or picker's component."],
            "segment": ["type": ["integer", "string"], "description": "select: a segment, from 0, or its title."],
            "date": ["type": "string", "description": "pick: the date, in ISO 8601."],
        ],
        "required": ["action"], "additionalProperties": false,
    ]

    /// Reads a step.
    /// - Throws: `ToolError.wrongArguments`.
    init(_ value: JSONValue) throws(ToolError) {
        guard case .object(let members) = value, let name = members["action"]?.text else {
            throw .wrongArguments("a step is an object with an “action”")
        }
        guard let action = Action(rawValue: name) else {
            throw .wrongArguments(
                "“\(name.prefix(100))” isn't an action: use "
                    + Action.allCases.map(\.rawValue).joined(separator: ", "))
        }
        if case .object(let known) = Self.schema["properties"],
            let unknown = members.keys.sorted().first(where: { known[$0] == nil })
        {
            throw .wrongArguments("a step has no “\(unknown.prefix(100))”")
        }
        self.action = action
        values = ToolArguments(members)
        try check()
    }

    /// Checks that what the action needs is there.
    private func check() throws(ToolError) {
        func require(_ name: String, _ isThere: Bool) throws(ToolError) {
            if !isThere { throw .wrongArguments("\(action.rawValue) needs “\(name)”") }
        }
        switch action {
        case .tap, .doubleTap, .longPress, .clear, .toggle, .increment, .decrement, .scroll:
            try require("view", query != nil)
        case .swipe: try require("direction", direction != nil)
        case .drag:
            try require("view", query != nil)
            try require("onto or direction", values.text("onto") != nil || direction != nil)
        case .type: try require("text", values.text("text") != nil)
        case .slide, .adjust:
            try require("view", query != nil)
            try require("value", values.number("value") != nil)
        case .select:
            let names = ["row", "segment"]
            try require(
                "row or segment", names.contains { values.integer($0) != nil || values.text($0) != nil })
        case .pick: try require("date", date != nil)
        case .wait: try require("value", values.number("value") != nil)
        case .pullToRefresh, .back, .rotate: break
        }
    }

    private var direction: Driver.Direction? { values.text("direction").flatMap(Driver.Direction.init) }

    private var date: Date? { values.text("date").flatMap { try? Date($0, strategy: .iso8601) } }

    private var query: ViewQuery? {
        guard let name = values.text("view") else { return nil }
        var query = ViewName.query(name)
        if let container = values.text("inside") { query = query.inside(ViewName.query(container)) }
        if let index = values.integer("index") { query = query.at(index) }
        return query
    }

    /// Performs the step.
    /// - Throws: `DriverError`, or an error of drawing.
    @MainActor
    func perform(with driver: Driver) async throws {
        switch (action, query) {
        case (.tap, let query?): try await driver.tap(query)
        case (.doubleTap, let query?): try await driver.doubleTap(query)
        case (.longPress, let query?):
            try await driver.longPress(query, duration: values.number("value") ?? 1)
        case (.swipe, _):
            let distance = values.number("value").map { CGFloat($0) }
            if let direction { try await driver.swipe(direction, on: query, distance: distance) }
        case (.drag, let query?): try await drag(query, with: driver)
        case (.type, _): try await driver.type(values.text("text") ?? "", into: query)
        case (.clear, let query?): try await driver.clear(query)
        case (.toggle, let query?): try await driver.toggle(query, to: values.values["on"].map { $0 == true })
        case (.slide, let query?): try await driver.slide(query, to: Float(values.number("value") ?? 0))
        case (.increment, let query?): try await driver.increment(query, count: count)
        case (.decrement, let query?): try await driver.decrement(query, count: count)
        case (.adjust, let query?): try await driver.adjust(query, to: values.number("value") ?? 0)
        case (.select, let query): try await select(in: query, with: driver)
        case (.pick, _): if let date { try await driver.pick(date, in: query ?? .type(UIDatePicker.self)) }
        case (.scroll, let query?): try await driver.scroll(to: query)
        case (.pullToRefresh, _): try await driver.pullToRefresh(query)
        case (.back, _): try await driver.back()
        case (.rotate, _): try await driver.rotate()
        case (.wait, _): try await driver.wait(values.number("value") ?? 0)
        case (.tap, nil), (.doubleTap, nil), (.longPress, nil), (.drag, nil), (.clear, nil), (.toggle, nil),
            (.slide, nil), (.scroll, nil), (.increment, nil), (.decrement, nil), (.adjust, nil):
            break
        }
    }

    /// The number of taps; 0, which is refused, for one that isn't whole.
    private var count: Int { values.number("value").map { Int(exactly: $0) ?? 0 } ?? 1 }

    @MainActor
    private func drag(_ query: ViewQuery, with driver: Driver) async throws {
        // A row is picked up by a finger that rests.
        if let target = values.text("onto") {
            try await driver.drag(query, onto: ViewName.query(target), pressing: 0.6)
        } else if let direction {
            let distance = CGFloat(values.number("value") ?? 100)
            let way: CGVector =
                switch direction {
                case .up: CGVector(dx: 0, dy: -distance)
                case .down: CGVector(dx: 0, dy: distance)
                case .left: CGVector(dx: -distance, dy: 0)
                case .right: CGVector(dx: distance, dy: 0)
                }
            try await driver.drag(query, by: way)
        }
    }

    @MainActor
    private func select(in query: ViewQuery?, with driver: Driver) async throws {
        let segments = query ?? .type(UISegmentedControl.self)
        let section = values.integer("section") ?? 0
        if let title = values.text("segment") {
            try await driver.select(segment: title, in: segments)
        } else if let segment = values.integer("segment") {
            try await driver.select(segment: segment, in: segments)
        } else if let title = values.text("row") {
            try await driver.select(row: title, component: section, in: query ?? .type(UIPickerView.self))
        } else {
            try await driver.select(row: values.integer("row") ?? 0, section: section, in: query)
        }
    }

    /// Performs steps on a screen.
    /// - Throws: `ToolError.failed` with the number of the step.
    @MainActor
    static func perform(_ steps: [ActStep], on screen: LiveScreen) async throws {
        guard !steps.isEmpty else { return }
        let driver = Driver(screen)
        for (index, step) in steps.enumerated() {
            do {
                try await step.perform(with: driver)
            } catch let error as CancellationError {
                throw error
            } catch {
                throw ToolError.failed("step \(index + 1), \(step.action.rawValue): \(error)")
            }
        }
    }
}

import BuilderUIKit
import Foundation

extension Driver {
    /// Taps the half of a stepper that increments its value.
    ///
    /// - Parameter count: the number of taps, from 1 to 1000.
    /// - Throws: `DriverError`; `.disabled` at the end of the stepper's range.
    public func increment(_ query: ViewQuery, count: Int = 1) async throws {
        try await act("increment(\(query))") { try step(query, "increment", count: count, isUp: true) }
    }

    /// Taps the half of a stepper that decrements its value.
    ///
    /// - Parameter count: the number of taps, from 1 to 1000.
    /// - Throws: `DriverError`; `.disabled` at the end of the stepper's range.
    public func decrement(_ query: ViewQuery, count: Int = 1) async throws {
        try await act("decrement(\(query))") { try step(query, "decrement", count: count, isUp: false) }
    }

    /// Taps a stepper or a page control, or drags a slider, until it has a value.
    ///
    /// - Parameter value: a value that the stepper reaches in whole steps, the index of a page, from 0, or a value of
    ///   the slider's range.
    /// - Throws: `DriverError`, before anything is touched if the control can't have the value.
    public func adjust(_ query: ViewQuery, to value: Double) async throws {
        try await act("adjust(\(query), to: \(value))") {
            let view = try find(query)
            if let stepper: UIStepper = try? only(in: view, for: "adjust", needs: "") {
                try adjust(stepper, to: value)
            } else if let pages: UIPageControl = try? only(in: view, for: "adjust", needs: "") {
                try adjust(pages, to: value)
            } else {
                let slider: UISlider = try only(
                    in: view, for: "adjust", needs: "a UIStepper, a UIPageControl or a UISlider")
                try slide(slider, to: Float(value))
            }
        }
    }

    /// Turns a picker's wheel to the row with a title.
    ///
    /// - Parameters:
    ///   - title: the text of the row. Rows of lists are found by their texts with `scroll(to:)` and `tap(_:)`.
    ///   - component: the number of the wheel, from 0.
    /// - Throws: `DriverError`, with the titles of the wheel if no row has this one.
    public func select(
        row title: String, component: Int = 0, in query: ViewQuery = .type(UIPickerView.self)
    ) async throws {
        try await act("select(row: “\(title)”, component: \(component))") {
            let picker: UIPickerView = try only(in: find(query), for: "select", needs: "a UIPickerView")
            // Each title makes the row's view, and wheels without end have thousands.
            let rows = 0..<picker.numberOfRows(inComponent: component)
            let found = screen.step { rows.first { picker.text(ofRow: $0, inComponent: component) == title } }
            guard let row = found else {
                let titles = screen.step { rows.map { picker.text(ofRow: $0, inComponent: component) ?? "" } }
                throw DriverError.outOfRange(
                    view: ViewName.of(picker), value: "“\(title)”", range: Self.list(titles, of: "rows"))
            }
            _ = try reach(picker)
            screen.step { picker.simulateSelection(ofRow: row, inComponent: component) }
        }
    }

    /// Returns titles in words, such as `“Day”, “Week” and 3 more`.
    static func list(_ titles: [String], of kind: String) -> String {
        guard !titles.isEmpty else { return "no \(kind)" }
        let more = titles.count > 10 ? " and \(titles.count - 10) more" : ""
        return titles.prefix(10).map { "“\($0)”" }.joined(separator: ", ") + more
    }

    /// The number of taps after which a control isn't tapped any further.
    private static let tapLimit = 1000

    private func step(_ query: ViewQuery, _ action: String, count: Int, isUp: Bool) throws {
        let stepper: UIStepper = try only(in: find(query), for: action, needs: "a UIStepper")
        guard (1...Self.tapLimit).contains(count) else {
            throw DriverError.outOfRange(
                view: ViewName.of(stepper), value: "\(count) taps", range: "1 to \(Self.tapLimit)")
        }
        for _ in 0..<count { try step(stepper, isUp: isUp) }
    }

    private func step(_ stepper: UIStepper, isUp: Bool) throws {
        let action = isUp ? "increment" : "decrement"
        let isRight = isUp != (stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let bounds = stepper.bounds
        let place = CGPoint(x: bounds.minX + bounds.width * (isRight ? 0.75 : 0.25), y: bounds.midY)
        guard !stepper.isEnabled || (isUp ? stepper.canStepUp : stepper.canStepDown) else {
            throw DriverError.unreachable(view: "the \(action) button of \(ViewName.of(stepper))", .disabled(nil))
        }
        let before = stepper.value
        try tap(place, in: stepper)
        guard stepper.value != before else {
            throw DriverError.unchanged(view: ViewName.of(stepper), action: action)
        }
    }

    private func adjust(_ stepper: UIStepper, to value: Double) throws {
        let steps = (value - stepper.value) / stepper.stepValue
        let isReached =
            abs(steps - steps.rounded()) < 1e-6 || value == stepper.minimumValue || value == stepper.maximumValue
        guard value >= stepper.minimumValue, value <= stepper.maximumValue, isReached,
            abs(steps) <= Double(Self.tapLimit)
        else {
            throw DriverError.outOfRange(
                view: ViewName.of(stepper), value: "\(value)",
                range: "\(stepper.minimumValue) to \(stepper.maximumValue) in steps of \(stepper.stepValue)")
        }
        // The sum of many steps is rounded.
        let tolerance = stepper.stepValue * 1e-6
        for _ in 0..<Int(abs(steps).rounded(.up)) where abs(stepper.value - value) > tolerance {
            try step(stepper, isUp: stepper.value < value)
        }
    }

    private func adjust(_ pages: UIPageControl, to value: Double) throws {
        let last = pages.numberOfPages - 1
        guard value == value.rounded(), value >= 0, value <= Double(last) else {
            throw DriverError.outOfRange(
                view: ViewName.of(pages), value: "page \(value.formatted())",
                range: last < 0 ? "no pages" : "pages 0 to \(last)")
        }
        for _ in 0..<Self.tapLimit where pages.currentPage != Int(value) {
            let before = pages.currentPage
            let isFar = (pages.currentPage < Int(value)) != pages.runsBackwards
            let (part, bounds) = (isFar ? 0.75 : 0.25, pages.bounds)
            let place =
                pages.isVertical
                ? CGPoint(x: bounds.midX, y: bounds.minY + bounds.height * part)
                : CGPoint(x: bounds.minX + bounds.width * part, y: bounds.midY)
            try tap(place, in: pages)
            guard pages.currentPage != before else {
                throw DriverError.unchanged(view: ViewName.of(pages), action: "adjust")
            }
        }
        guard pages.currentPage == Int(value) else {
            throw DriverError.outOfRange(
                view: ViewName.of(pages), value: "page \(value.formatted())", range: "\(Self.tapLimit) taps")
        }
    }
}

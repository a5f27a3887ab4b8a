import BuilderUIKit
import Foundation

extension Driver {
    /// Turns a switch, or the one inside a view such as a cell.
    ///
    /// - Parameter isOn: the value to reach; nil for the other one. A switch that has the value isn't touched.
    /// - Throws: `DriverError`.
    public func toggle(_ query: ViewQuery, to isOn: Bool? = nil) async throws {
        try await act("toggle(\(query))") {
            let control: UISwitch = try only(in: find(query), for: "toggle", needs: "a UISwitch")
            guard control.isOn != isOn else { return }
            let before = control.isOn
            try tap(at: reach(control))
            guard control.isOn != before else {
                throw DriverError.unchanged(view: ViewName.of(control), action: "toggle")
            }
        }
    }

    /// Drags the thumb of a slider.
    ///
    /// - Parameter value: a value of the slider's range.
    /// - Throws: `DriverError`.
    public func slide(_ query: ViewQuery, to value: Float) async throws {
        try await act("slide(\(query), to: \(value))") {
            let slider: UISlider = try only(in: find(query), for: "slide", needs: "a UISlider")
            try slide(slider, to: value)
        }
    }

    func slide(_ slider: UISlider, to value: Float) throws {
        guard value >= slider.minimumValue, value <= slider.maximumValue else {
            throw DriverError.outOfRange(
                view: ViewName.of(slider), value: "\(value)",
                range: "\(slider.minimumValue) to \(slider.maximumValue)")
        }
        let window = try window
        let (start, end) = try screen.step {
            ScreenWindows(window).layoutIfNeeded()
            let (start, end) = (slider.thumbCenter(at: slider.value), slider.fingerPlace(at: value))
            let point = slider.convert(start, to: window)
            try Reach(of: slider, in: window).check(point)
            return (point, slider.convert(end, to: window))
        }
        // A scroll view around it passes the touch on once the finger has rested.
        try drag(from: start, to: end, pressing: 0.2)
    }

    /// Drags the thumb of a slider to a part of its range, as XCUITest's `adjust(toNormalizedSliderPosition:)` does.
    ///
    /// - Parameter position: a number from 0 to 1.
    /// - Throws: `DriverError`.
    public func slide(_ query: ViewQuery, toNormalizedPosition position: Float) async throws {
        let slider: UISlider = try only(in: find(query), for: "slide", needs: "a UISlider")
        guard (0...1).contains(position) else {
            throw DriverError.outOfRange(view: ViewName.of(slider), value: "\(position)", range: "0 to 1")
        }
        try await slide(
            query, to: slider.minimumValue + position * (slider.maximumValue - slider.minimumValue))
    }

    /// Chooses a date in a date picker, as far as it shows the date: its day, its time, or both.
    ///
    /// The picker must be within reach of a finger. Its wheels and calendars aren't turned one by one: the picker takes
    /// the date and sends its events.
    ///
    /// - Throws: `DriverError`, also for a date outside of the picker's limits.
    public func pick(_ date: Date, in query: ViewQuery) async throws {
        try await act("pick(\(query))") {
            let picker: UIDatePicker = try only(in: find(query), for: "pick", needs: "a UIDatePicker")
            guard picker.datePickerMode != .countDownTimer else {
                throw DriverError.wrongView(
                    view: ViewName.of(picker), action: "pick", needs: "a picker of dates, not of durations")
            }
            _ = try reach(picker)
            let chosen = screen.step { picker.chosen(date) }
            let limits = (picker.minimumDate ?? .distantPast, picker.maximumDate ?? .distantFuture)
            guard limits.0 > limits.1 || chosen >= limits.0 && chosen <= limits.1 else {
                let format = Date.ISO8601FormatStyle()
                throw DriverError.outOfRange(
                    view: ViewName.of(picker), value: chosen.formatted(format),
                    range: "\(limits.0.formatted(format)) to \(limits.1.formatted(format))")
            }
            screen.step { picker.simulateChoice(of: chosen) }
        }
    }

    /// Chooses a date in the only date picker of the screen.
    public func pick(date: Date) async throws { try await pick(date, in: .type(UIDatePicker.self)) }

    /// Taps a segment of a segmented control.
    ///
    /// - Parameter index: the number of the segment, from 0.
    /// - Throws: `DriverError`.
    public func select(segment index: Int, in query: ViewQuery = .type(UISegmentedControl.self)) async throws {
        try await act("select(segment: \(index))") {
            let control: UISegmentedControl = try only(in: find(query), for: "select", needs: "a UISegmentedControl")
            let count = control.numberOfSegments
            guard (0..<count).contains(index) else {
                throw DriverError.outOfRange(
                    view: ViewName.of(control), value: "segment \(index)",
                    range: count > 0 ? "segments 0 to \(count - 1)" : "no segments")
            }
            try tap(segment: index, of: control)
        }
    }

    /// Taps the segment of a segmented control with a title or, for an image, with its accessibility label.
    ///
    /// - Throws: `DriverError`.
    public func select(segment title: String, in query: ViewQuery = .type(UISegmentedControl.self)) async throws {
        try await act("select(segment: “\(title)”)") {
            let control: UISegmentedControl = try only(in: find(query), for: "select", needs: "a UISegmentedControl")
            let titles = (0..<control.numberOfSegments).map {
                control.titleForSegment(at: $0) ?? control.imageForSegment(at: $0)?.accessibilityLabel ?? ""
            }
            guard let index = titles.firstIndex(of: title) else {
                throw DriverError.outOfRange(
                    view: ViewName.of(control), value: "“\(title)”", range: Self.list(titles, of: "segments"))
            }
            try tap(segment: index, of: control)
        }
    }

    private func tap(segment index: Int, of control: UISegmentedControl) throws {
        guard control.isEnabledForSegment(at: index) else {
            throw DriverError.unreachable(view: "segment \(index) of \(ViewName.of(control))", .disabled(nil))
        }
        let place = screen.step {
            control.layoutIfNeeded()
            let frame = control.segmentFrame(at: index)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        try tap(place, in: control)
    }

    /// Taps a place of a view, in its own coordinates.
    func tap(_ place: CGPoint, in view: UIView) throws {
        let window = try window
        let point = try screen.step {
            ScreenWindows(window).layoutIfNeeded()
            let point = window.convert(place, from: view)
            try Reach(of: view, in: window).check(point)
            return point
        }
        try tap(at: point)
    }

    /// Returns the view if it is of a class, else the only visible view of the class inside.
    func only<View: UIView>(in view: UIView, for action: String, needs: String) throws -> View {
        if let found = view as? View { return found }
        var found: [View] = []
        var waiting = [view]
        while let next = waiting.popLast() {
            if let next = next as? View, Reach.isVisible(next) { found.append(next) }
            waiting += next.subviews
        }
        guard found.count == 1, let only = found.first else {
            throw DriverError.wrongView(view: ViewName.of(view), action: action, needs: needs)
        }
        return only
    }
}

extension UISlider {
    fileprivate func thumbCenter(at value: Float) -> CGPoint {
        let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    /// Returns the value to which a finger at a place drags the thumb, rounded to a thousandth of the range.
    func roundedValue(at point: CGPoint) -> Float {
        let (start, end) = (thumbCenter(at: minimumValue).x, thumbCenter(at: maximumValue).x)
        let range = maximumValue - minimumValue
        guard start != end, range > 0 else { return minimumValue }
        let part = Float(min(1, max(0, (point.x - start) / (end - start))))
        let step = pow(10, (log10(range) - 2).rounded())
        let rounded = ((minimumValue + part * range) / step).rounded() * step
        // Multiples of a decimal fraction aren't exact.
        let text = String(format: "%.\(max(0, Int(-log10(step).rounded())))f", rounded)
        return min(maximumValue, max(minimumValue, Float(text) ?? rounded))
    }

    /// Returns the place of a finger that drags the thumb to a value: between those of the ends, which aren't rounded
    /// to pixels as the thumb is.
    fileprivate func fingerPlace(at value: Float) -> CGPoint {
        let (start, end) = (thumbCenter(at: minimumValue), thumbCenter(at: maximumValue))
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y)
    }
}

extension UIDatePicker {
    /// Returns the date with the parts that the picker doesn't show taken from its present date.
    fileprivate func chosen(_ new: Date) -> Date {
        var calendar = calendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        let (day, time): (Date, Date) =
            switch datePickerMode {
            case .time: (date, new)
            case .date: (new, date)
            default: (new, new)
            }
        guard datePickerMode == .time || datePickerMode == .date else { return new }
        let parts = calendar.dateComponents([.hour, .minute, .second], from: time)
        return calendar.date(
            bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0, of: day) ?? new
    }
}

import Foundation
import Testing

@testable import BuilderUIKit

/// Calendar views of September 2026, which has 30 days and begins on a Tuesday, with columns of 50 points.
@MainActor
@Suite struct UICalendarViewTests {
    private func gregorian(firstWeekday: Int = 1) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = firstWeekday
        return calendar
    }

    private func september(_ day: Int? = nil) -> DateComponents { DateComponents(year: 2026, month: 9, day: day) }

    private func date(_ month: Int, _ day: Int) throws -> Date {
        try #require(gregorian().date(from: DateComponents(year: 2026, month: month, day: day)))
    }

    private func calendarView(firstWeekday: Int = 1, today: Int = 9) throws -> UICalendarView {
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 366, height: 420))
        view.calendar = gregorian(firstWeekday: firstWeekday)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = .gmt
        view.monthView.today = try date(9, today)
        view.visibleDateComponents = september()
        view.layoutIfNeeded()
        return view
    }

    private func shown(_ view: UICalendarView) -> UICalendarView {
        let stage = EventStage()
        stage.window.addSubview(view)
        stage.window.layoutIfNeeded()
        windows.keep(stage.window)
        return view
    }

    /// The windows of the test, which views don't retain.
    private let windows = WindowKeeper()

    private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    private func number(_ view: UICalendarView, _ day: Int) throws -> UILabel {
        let dayView = try #require(view.monthView.dayViews.first { $0.content?.number == "\(day)" })
        return try #require(labels(dayView).first)
    }

    private func dayView(_ view: UICalendarView, _ day: Int) throws -> MonthDayView {
        view.layoutIfNeeded()
        return try #require(view.monthView.dayViews.first { $0.content?.number == "\(day)" })
    }

    private func header(_ view: UICalendarView) throws -> MonthHeaderView {
        view.layoutIfNeeded()
        return try #require(view.monthView.subviews.compactMap { $0 as? MonthHeaderView }.first)
    }

    // MARK: The month

    @Test func theDaysOfTheMonthStandInWeeks() throws {
        let view = try calendarView()
        let title = try header(view).titleLabel
        #expect(title.text == "September 2026")
        #expect(title.frame.minX == 16)
        #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
        let weekdays = labels(view.monthView)
        #expect(weekdays.map(\.text) == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
        #expect(weekdays.map(\.frame.minX) == [8, 58, 108, 158, 208, 258, 308])
        #expect(view.monthView.dayViews.compactMap { $0.content?.number } == (1...30).map { "\($0)" })
        #expect(try dayView(view, 1).frame == CGRect(x: 108, y: 72, width: 50, height: 58))
        #expect(try dayView(view, 5).frame == CGRect(x: 308, y: 72, width: 50, height: 58))
        #expect(try dayView(view, 6).frame == CGRect(x: 8, y: 130, width: 50, height: 58))
        #expect(try dayView(view, 30).frame == CGRect(x: 158, y: 304, width: 50, height: 58))
    }

    @Test func rowsBeginWithTheFirstWeekdayOfTheCalendar() throws {
        let view = try calendarView(firstWeekday: 2)
        #expect(labels(view.monthView).map(\.text) == ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"])
        #expect(try dayView(view, 1).frame.minX == 58)
        #expect(try dayView(view, 6).frame.origin == CGPoint(x: 308, y: 72))
        #expect(try dayView(view, 7).frame.origin == CGPoint(x: 8, y: 130))
    }

    @Test func rightToLeftMirrors() throws {
        let view = try calendarView()
        view.semanticContentAttribute = .forceRightToLeft
        let header = try header(view)
        #expect(header.titleLabel.frame.maxX == 350)
        #expect(header.nextButton.frame.minX == 0)
        #expect(header.previousButton.frame.minX == 44)
        #expect(try dayView(view, 1).frame.minX == 208)
        #expect(try dayView(view, 6).frame.minX == 308)
        #expect(labels(view.monthView).first?.frame.minX == 308)
    }

    @Test func theSizeIsThatOfSixWeeks() throws {
        let view = try calendarView()
        #expect(view.intrinsicContentSize == CGSize(width: 320, height: 420))
        view.wantsDateDecorations = false
        #expect(view.intrinsicContentSize == CGSize(width: 320, height: 336))
        view.visibleDateComponents = DateComponents(year: 2026, month: 2)
        #expect(view.intrinsicContentSize.height == 336)
        #expect(view.sizeThatFits(CGSize(width: 500, height: 0)) == CGSize(width: 500, height: 336))
        #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).width == 320)
        view.layoutIfNeeded()
        #expect(view.monthView.dayViews.count == 28)
        #expect(view.monthView.subviews.count { $0 is MonthDayView } == 28)
        #expect(try dayView(view, 1).frame.minX == 8)
    }

    @Test func titlesAndDaysFollowLocaleCalendarAndTimeZone() throws {
        let view = try calendarView()
        view.locale = Locale(identifier: "de_DE")
        #expect(try header(view).titleLabel.text == "September 2026")
        #expect(labels(view.monthView).first?.text == "SO")
        view.timeZone = TimeZone(secondsFromGMT: -8 * 3600)
        #expect(try header(view).titleLabel.text == "September 2026")
        #expect(view.visibleDateComponents.month == 9)
        #expect(view.visibleDateComponents.date == (try date(9, 1).addingTimeInterval(8 * 3600)))
        view.locale = nil
        #expect(view.locale == .current)
        var buddhist = Calendar(identifier: .buddhist)
        buddhist.timeZone = .gmt
        view.calendar = buddhist
        #expect(view.visibleDateComponents.year == 2569)
        #expect(view.visibleDateComponents.month == 9)
        view.setVisibleDateComponents(
            DateComponents(calendar: gregorian(), year: 2027, month: 1), animated: false)
        #expect(view.visibleDateComponents.year == 2570)
    }

    // MARK: Months

    @Test func buttonsChangeTheMonthAndCallTheDelegate() throws {
        let view = shown(try calendarView())
        let delegate = Months()
        view.delegate = delegate
        try header(view).nextButton.simulateTap()
        #expect(try header(view).titleLabel.text == "October 2026")
        try header(view).previousButton.simulateTap()
        try header(view).previousButton.simulateTap()
        #expect(try header(view).titleLabel.text == "August 2026")
        #expect(view.monthView.dayViews.count == 31)
        #expect(delegate.previous == [9, 10, 9])
        view.setVisibleDateComponents(DateComponents(year: 2026, month: 8, day: 20), animated: true)
        #expect(delegate.previous.count == 3)
        view.visibleDateComponents = september(30)
        #expect(delegate.previous == [9, 10, 9, 8])
        view.visibleDateComponents = DateComponents(month: 1)
        #expect(view.visibleDateComponents.month == 9, "components without a year are ignored")
    }

    @Test func daysAndMonthsOutsideTheRangeCannotBeReached() throws {
        let view = shown(try calendarView())
        let delegate = Single()
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        view.availableDateRange = DateInterval(start: try date(9, 5), end: try date(10, 3))
        view.layoutIfNeeded()
        #expect(try number(view, 4).textColor == .tertiaryLabel)
        #expect(try number(view, 5).textColor == .label)
        try dayView(view, 4).simulateTap()
        #expect(delegate.selected.isEmpty)
        #expect(try !header(view).previousButton.isEnabled)
        try header(view).nextButton.simulateTap()
        #expect(view.visibleDateComponents.month == 10)
        #expect(try header(view).previousButton.isEnabled && !header(view).nextButton.isEnabled)
        #expect(try dayView(view, 3).isEnabled && !dayView(view, 4).isEnabled)
        view.visibleDateComponents = DateComponents(year: 2030, month: 1)
        #expect(view.visibleDateComponents.year == 2026 && view.visibleDateComponents.month == 10)
    }

    // MARK: Selection

    @Test func aTapSelectsADayAndCallsTheDelegate() throws {
        let view = shown(try calendarView())
        let delegate = Single()
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        try dayView(view, 4).simulateTap()
        #expect(delegate.selected.map { $0?.day } == [4])
        #expect(selection.selectedDate?.year == 2026 && selection.selectedDate?.month == 9)
        #expect(selection.selectedDate?.date == (try date(9, 4)))
        #expect(try dayView(view, 4).isSelected)
        #expect(try number(view, 4).textColor == .tintColor)
        #expect(try number(view, 4).font == .systemFont(ofSize: 20, weight: .semibold))
        #expect(view.textTree.contains(#"visibleDateComponents="2026-09" selectedDate="2026-09-04""#))
        try dayView(view, 9).simulateTap()
        #expect(try !dayView(view, 4).isSelected && dayView(view, 9).isSelected)
        #expect(try number(view, 9).textColor == .white, "the current day has a solid circle")
        try dayView(view, 9).simulateTap()
        #expect(selection.selectedDate == nil && delegate.selected.last.map { $0 == nil } == true)
    }

    @Test func daysThatTheDelegateRefusesAreGray() throws {
        let view = shown(try calendarView())
        let delegate = Single()
        delegate.allowed = { ($0?.day ?? 0) > 10 }
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        #expect(try !dayView(view, 10).isEnabled && dayView(view, 11).isEnabled)
        try dayView(view, 10).simulateTap()
        #expect(delegate.selected.isEmpty)
        delegate.allowed = { _ in true }
        selection.updateSelectableDates()
        try dayView(view, 10).simulateTap()
        #expect(delegate.selected.map { $0?.day } == [10])
        selection.setSelected(september(11), animated: true)
        #expect(try dayView(view, 11).isSelected && !dayView(view, 10).isSelected)
        #expect(delegate.selected.count == 1, "only the user's selection notifies the delegate")
    }

    @Test func withoutASelectionTapsHaveNoEffect() throws {
        let view = shown(try calendarView())
        #expect(try dayView(view, 4).simulateTap() === view.monthView)
        #expect(try !dayView(view, 4).isSelected)
        #expect(try number(view, 4).textColor == .label)
        #expect(try number(view, 9).textColor == .tintColor, "the current day")
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        view.selectionBehavior = selection
        try dayView(view, 4).simulateTap()
        #expect(selection.selectedDate?.day == 4)
        view.selectionBehavior = nil
        #expect(try !dayView(view, 4).isSelected)
        selection.selectedDate = nil
    }

    @Test func severalDatesAreSelectedAndDeselected() throws {
        let view = shown(try calendarView())
        let delegate = Multi()
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        view.selectionBehavior = selection
        selection.setSelectedDates([september(1), september(2)], animated: false)
        try dayView(view, 3).simulateTap()
        try dayView(view, 2).simulateTap()
        try dayView(view, 1).simulateTap()
        #expect(delegate.log == ["select 3", "deselect 2"], "the first day can't be deselected")
        #expect(selection.selectedDates.compactMap(\.day) == [1, 3])
        #expect(view.textTree.contains(#"selectedDates="2026-09-01 2026-09-03""#))
        #expect(try !dayView(view, 13).isEnabled)
    }

    @Test func aTapSelectsAWeek() throws {
        let view = shown(try calendarView())
        let delegate = Weeks()
        let selection = UICalendarSelectionWeekOfYear(delegate: delegate)
        view.selectionBehavior = selection
        try dayView(view, 9).simulateTap()
        #expect(delegate.weeks == [37])
        view.layoutIfNeeded()
        let selected = view.monthView.dayViews.filter(\.isSelected).compactMap { $0.content?.number }
        #expect(selected == (6...12).map { "\($0)" })
        #expect(view.textTree.contains(#"selectedWeekOfYear="2026-W37""#))
        let band = try #require(view.monthView.subviews.first)
        #expect(band.frame == CGRect(x: 8, y: 130, width: 350, height: 44) && band.backgroundColor == .tintColor)
        try dayView(view, 6).simulateTap()
        #expect(selection.selectedWeekOfYear == nil)
        view.layoutIfNeeded()
        #expect(band.superview == nil)
    }

    // MARK: Decorations

    @Test func decorationsStandBeneathTheNumbers() throws {
        let view = try calendarView()
        let delegate = Decorations()
        view.delegate = delegate
        let dot = try #require(try dayView(view, 3).subviews.last)
        #expect(delegate.requests.count == 30)
        #expect(delegate.requests.allSatisfy { $0.calendar != nil && $0.year == 2026 && $0.month == 9 })
        #expect(dot.frame == CGRect(x: 21, y: 47, width: 8, height: 8))
        #expect(dot.backgroundColor == .red)
        let star = try #require(try dayView(view, 4).subviews.last as? UIImageView)
        #expect(star.image?.isSymbolImage == true && star.tintColor == .green)
        #expect(star.frame.minY >= 44 && star.frame.maxY <= 58)
        let custom = try #require(try dayView(view, 5).subviews.last as? UILabel)
        #expect(custom.text == "!" && custom.frame.maxY <= 58)
        #expect(try dayView(view, 6).subviews.count == 1)
    }

    @Test func decorationsAreRequestedAnewWhenReloaded() throws {
        let view = try calendarView()
        let delegate = Decorations()
        view.delegate = delegate
        view.layoutIfNeeded()
        delegate.requests = []
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
        view.layoutIfNeeded()
        #expect(delegate.requests.isEmpty)
        delegate.isEmpty = true
        view.reloadDecorations(forDateComponents: [september(3), september(4)], animated: true)
        view.layoutIfNeeded()
        #expect(delegate.requests.compactMap(\.day) == [3, 4])
        #expect(try dayView(view, 3).subviews.count == 1)
        #expect(try dayView(view, 5).subviews.count == 2)
        view.wantsDateDecorations = false
        #expect(try dayView(view, 5).subviews.count == 1)
        #expect(delegate.requests.count == 2)
    }
}

/// Retains windows.
@MainActor
private final class WindowKeeper {
    private var windows: [UIWindow] = []
    func keep(_ window: UIWindow) { windows.append(window) }
}

@MainActor
private final class Months: UICalendarViewDelegate {
    var previous: [Int] = []

    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
        previous.append(previousDateComponents.month ?? 0)
    }
}

@MainActor
private final class Decorations: UICalendarViewDelegate {
    var requests: [DateComponents] = []
    var isEmpty = false

    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        requests.append(dateComponents)
        guard !isEmpty else { return nil }
        switch dateComponents.day {
        case 3: return .default(color: .red, size: .large)
        case 4: return .image(UIImage(systemName: "star.fill"), color: .green, size: .small)
        case 5:
            return .customView {
                let label = UILabel()
                label.text = "!"
                label.font = .systemFont(ofSize: 9)
                return label
            }
        default: return nil
        }
    }
}

@MainActor
private final class Single: UICalendarSelectionSingleDateDelegate {
    var selected: [DateComponents?] = []
    var allowed: (DateComponents?) -> Bool = { _ in true }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        selected.append(dateComponents)
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { allowed(dateComponents) }
}

@MainActor
private final class Multi: UICalendarSelectionMultiDateDelegate {
    var log: [String] = []

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        log.append("select \(dateComponents.day ?? 0)")
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        log.append("deselect \(dateComponents.day ?? 0)")
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { dateComponents.day != 13 }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { dateComponents.day != 1 }
}

@MainActor
private final class Weeks: UICalendarSelectionWeekOfYearDelegate {
    var weeks: [Int?] = []

    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) {
        weeks.append(weekOfYearComponents?.weekOfYear)
    }
}

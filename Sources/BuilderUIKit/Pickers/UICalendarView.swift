import Foundation

/// A view that displays one month of a calendar, with decorations of days and a selection.
///
/// The month is that of the inline date picker: at least 320 points wide, and 420 points high or 336 without
/// decorations (not measured). Decorations are 14 points high, beneath the days. Nothing is animated, and users change
/// the month by the header's buttons only. Calendar, locale and time zone are the system's unless they are set, and a
/// view whose `visibleDateComponents` aren't set displays the current month: set all of them for reproducible
/// snapshots. The current day is marked.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    override class var moduleClass: UIView.Type { UICalendarView.self }

    let monthView = MonthView(frame: .zero)
    /// Returns a Boolean value that indicates whether a day is selected.
    private var isSelected: (Date) -> Bool = { _ in false }

    override func didInitialize() {
        super.didInitialize()
        monthView.showsDecorations = wantsDateDecorations
        addSubview(monthView)
        formatDidChange()
        monthView.show(monthView.today)
        monthView.delegate = self
        refresh()
    }

    /// The object that provides decorations and is notified of changes of the month.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { monthView.reloadAllDecorations() }
    }

    /// The object that manages the selection; nil, the default, for days that can't be selected.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue !== selectionBehavior, oldValue?.calendarView === self { oldValue?.calendarView = nil }
            selectionBehavior?.calendarView = self
            refresh()
        }
    }

    // MARK: Format

    /// The calendar, whose first weekday begins the rows.
    open var calendar: Calendar = .current { didSet { formatDidChange() } }
    private var storedLocale: Locale?
    /// The locale of the title and the weekdays. Setting nil restores the default, the current locale.
    open var locale: Locale! {
        get { storedLocale ?? .current }
        set {
            storedLocale = newValue
            formatDidChange()
        }
    }
    /// The time zone; nil, the default, for the calendar's.
    open var timeZone: TimeZone? { didSet { formatDidChange() } }
    /// The design of the system font.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { monthView.fontDesign = fontDesign } }

    private func formatDidChange() {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        monthView.format = DatePickerFormat(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        monthView.limits = availableDays
        refresh()
    }

    /// The calendar in the view's time zone.
    private var zonedCalendar: Calendar { monthView.format.calendar }

    // MARK: Dates

    /// The dates that the view displays; others are gray, can't be selected, and their months can't be reached.
    ///
    /// The default begins with `Date.distantPast` and ends with `Date.distantFuture`. The days of both ends are part of
    /// the range.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            monthView.limits = availableDays
            refresh()
        }
    }

    private var availableDays: ClosedRange<Date>? {
        let isUnlimited = availableDateRange.start <= .distantPast && availableDateRange.end >= .distantFuture
        guard !isUnlimited else { return nil }
        let first = zonedCalendar.startOfDay(for: availableDateRange.start)
        return first...max(first, zonedCalendar.startOfDay(for: availableDateRange.end))
    }

    /// The components of the displayed month: calendar, era, year and month.
    ///
    /// Setting other months than those of ``availableDateRange`` shows the nearest one.
    open var visibleDateComponents: DateComponents {
        get { components([.era, .year, .month], of: monthView.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a date; nothing is animated. Components without a year are ignored.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let day = day(of: dateComponents) else { return }
        let previous = monthView.month
        monthView.show(day)
        if monthView.month != previous { monthDidChange(from: previous) }
    }

    private func monthDidChange(from previous: Date) {
        observedValuesMayHaveChanged()
        let previous = components([.era, .year, .month], of: previous)
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
        send(.didChangeVisibleDate, previous)
    }

    /// Returns components of a date, with the calendar.
    func components(_ units: Set<Calendar.Component>, of date: Date) -> DateComponents {
        var components = zonedCalendar.dateComponents(units, from: date)
        components.calendar = zonedCalendar
        return components
    }

    /// Returns the first moment of the day of components, by default the first one of its month or year; nil without a
    /// year.
    ///
    /// Components of another kind of calendar are converted. Their time and time zone are ignored.
    func day(of components: DateComponents) -> Date? {
        guard components.year != nil else { return nil }
        var source = zonedCalendar
        if let other = components.calendar, other.identifier != source.identifier {
            source = other
            source.timeZone = zonedCalendar.timeZone
        }
        var noon = DateComponents()
        noon.era = components.era
        noon.year = components.year
        noon.month = components.month ?? 1
        noon.day = components.day ?? 1
        noon.hour = 12
        noon.isLeapMonth = components.isLeapMonth
        return source.date(from: noon).map { zonedCalendar.startOfDay(for: $0) }
    }

    // MARK: Decorations

    /// A Boolean value that indicates whether the view displays decorations; true by default.
    open var wantsDateDecorations = true {
        didSet {
            guard wantsDateDecorations != oldValue else { return }
            monthView.showsDecorations = wantsDateDecorations
            invalidateIntrinsicContentSize()
        }
    }

    /// Requests the decorations of some dates anew; nothing is animated.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        monthView.reloadDecorations(of: dates.compactMap { day(of: $0) })
    }

    // MARK: Selection

    /// Displays the selection and the days that can be selected.
    func refresh() {
        isSelected = selectionBehavior?.selectionTest(in: self) ?? { _ in false }
        monthView.respondsToTaps = selectionBehavior != nil
        monthView.selectsWeeks = selectionBehavior?.selectsWeeks ?? false
        monthView.setNeedsReload()
    }

    // MARK: Layout

    /// The size of a month of six weeks: 320 points wide.
    open override var intrinsicContentSize: CGSize { monthView.intrinsicContentSize }

    /// Returns the intrinsic height and the given width, but at least 320 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { monthView.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        monthView.semanticContentAttribute = semanticContentAttribute
        monthView.frame = bounds
    }
}

extension UICalendarView: MonthViewOwner {
    /// The components of days that delegates receive.
    static let dayUnits: Set<Calendar.Component> = [.era, .year, .month, .day]

    func monthView(_ monthView: MonthView, isSelected day: Date) -> Bool { isSelected(day) }

    func monthView(_ monthView: MonthView, canChoose day: Date) -> Bool {
        selectionBehavior?.canSelect(components(Self.dayUnits, of: day), in: self) ?? true
    }

    func monthView(_ monthView: MonthView, decorationFor day: Date) -> Decoration? {
        delegate?.calendarView(self, decorationFor: components(Self.dayUnits, of: day))
    }

    func monthView(_ monthView: MonthView, didTap day: Date) {
        selectionBehavior?.didTap(components(Self.dayUnits, of: day), in: self)
    }

    func monthView(_ monthView: MonthView, didChangeMonthFrom previous: Date) { monthDidChange(from: previous) }
}

extension UICalendarView: TextTreeDetailing {
    /// The displayed month and the selection, in the Gregorian calendar by ISO 8601.
    var textTreeDetails: [TextTreeDetail] {
        let month = String(isoText(of: monthView.month).dropLast(3))
        let selection = selectionBehavior?.textTreeDetail(in: self)
        return [.text("visibleDateComponents", month)] + (selection.map { [$0] } ?? [])
    }

    /// Returns a day of the view's time zone by ISO 8601.
    func isoText(of day: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zonedCalendar.timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: day)
        return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }
}

/// An object that provides the decorations of a calendar view and is notified of changes of its month.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
    /// Returns the decoration of a date, given by calendar, era, year, month and day; nil, the default, for none.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Notifies the delegate that the view shows another month, by a user's tap or by code.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    private var proxied: ForwardedCalls<any UICalendarViewDelegate>? { ForwardedCalls(self) }

    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        proxied?.send([calendarView, dateComponents]) { $0.calendarView(calendarView, decorationFor: dateComponents) }
            ?? nil
    }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
        proxied?.send([calendarView, previousDateComponents]) {
            $0.calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)
        }
    }
}

extension DelegateEvent where Value == DateComponents {
    /// Sent after another month became visible, with the previous one.
    package static var didChangeVisibleDate: Self { Self("didChangeVisibleDate") }
}

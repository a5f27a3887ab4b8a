import Foundation

/// An object that provides the selection and the decorations of a month view, and handles its taps.
///
/// Days are their first moments in the month view's calendar and time zone.
@MainActor
protocol MonthViewOwner: AnyObject {
    /// Returns a Boolean value that indicates whether a day is selected.
    func monthView(_ monthView: MonthView, isSelected day: Date) -> Bool
    /// Returns a Boolean value that indicates whether a day inside the limits can be chosen.
    func monthView(_ monthView: MonthView, canChoose day: Date) -> Bool
    /// Returns the decoration of a day; nil for none.
    func monthView(_ monthView: MonthView, decorationFor day: Date) -> UICalendarView.Decoration?
    /// Handles a tap on a day that can be chosen.
    func monthView(_ monthView: MonthView, didTap day: Date)
    /// Handles a change of the month by the user; the date is the first moment of the previous month.
    func monthView(_ monthView: MonthView, didChangeMonthFrom previous: Date)
}

/// The days of one month beneath its title, for date pickers and calendar views.
///
/// A header of 44 points, a row of weekdays of 28 points and six rows of 44 points, or 58 with decorations, are 336 or
/// 420 points high (not measured). A month of four or five weeks leaves the last rows empty. The rows share the height
/// that the view is given. A tap on the title, which presents wheels in UIKit, has no effect, nor has a swipe.
@MainActor
final class MonthView: UIView {
    override class var moduleClass: UIView.Type { MonthView.self }

    weak var delegate: (any MonthViewOwner)? { didSet { reloadAllDecorations() } }
    private let header = MonthHeaderView(frame: .zero)
    private var weekdayLabels: [UILabel] = []
    private(set) var dayViews: [MonthDayView] = []
    /// The background of a selected week.
    private let band = UIView(frame: .zero)
    private var needsReload = true

    override func didInitialize() {
        super.didInitialize()
        band.backgroundColor = .tintColor
        band.alpha = MonthDayView.selectionOpacity
        band.isUserInteractionEnabled = false
        addSubview(header)
        header.previousButton.addAction(
            UIAction { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
        header.nextButton.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
        weekdayLabels = (0..<Self.columnCount).map { _ in
            let label = UILabel(frame: .zero)
            label.textAlignment = .center
            label.textColor = .tertiaryLabel
            addSubview(label)
            return label
        }
    }

    // MARK: Contents

    /// The locale, the calendar and the time zone; a change keeps the displayed month as far as possible.
    var format = DatePickerFormat(locale: .current, calendar: .current, timeZone: .current) {
        didSet {
            guard
                format.locale != oldValue.locale || format.calendar != oldValue.calendar
                    || format.timeZone != oldValue.timeZone
            else { return }
            reloadAllDecorations()
        }
    }
    /// A date of the current day, which is marked.
    var today = Date() { didSet { setNeedsReload() } }
    /// The first and the last day that can be chosen; nil for no limits.
    var limits: ClosedRange<Date>? {
        didSet {
            if limits != oldValue { show(anchor) }
        }
    }
    /// A Boolean value that indicates whether days and buttons are enabled.
    var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsReload() } } }
    /// A Boolean value that indicates whether a tap chooses a day.
    var respondsToTaps = true { didSet { if respondsToTaps != oldValue { setNeedsReload() } } }
    /// A Boolean value that indicates whether selected days are the days of one week.
    var selectsWeeks = false { didSet { if selectsWeeks != oldValue { setNeedsReload() } } }
    /// A Boolean value that indicates whether the rows contain decorations.
    var showsDecorations = false { didSet { if showsDecorations != oldValue { reloadAllDecorations() } } }
    /// The design of the system font.
    var fontDesign: UIFontDescriptor.SystemDesign = .default {
        didSet { if fontDesign != oldValue { setNeedsReload() } }
    }

    /// A date in the middle of the displayed month, which stays in this month in another time zone.
    private var anchor = Date()

    /// The first moment of the displayed month.
    var month: Date {
        format.calendar.dateInterval(of: .month, for: anchor)?.start ?? format.calendar.startOfDay(for: anchor)
    }

    /// Shows the month of a date, or the nearest one that the limits allow.
    func show(_ date: Date) {
        let date = limits.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
        let interval = format.calendar.dateInterval(of: .month, for: date)
        let middle = interval.map { $0.start + ($0.duration / 2).rounded() } ?? date
        if middle != anchor { reloadAllDecorations() }
        anchor = middle
        setNeedsReload()
    }

    /// Shows a month as a tap on a button of the header does.
    private func turn(by count: Int) {
        let previous = month
        guard let next = format.calendar.date(byAdding: .month, value: count, to: previous) else { return }
        show(next)
        if month != previous { delegate?.monthView(self, didChangeMonthFrom: previous) }
    }

    /// Requests a reload of the days before the next layout.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Decorations

    /// The days whose decorations were requested.
    private var decoratedDays: Set<Date> = []

    /// Requests the decorations of some days anew.
    func reloadDecorations(of days: [Date]) {
        decoratedDays.subtract(days)
        setNeedsReload()
    }

    /// Requests the decorations of all days anew.
    func reloadAllDecorations() {
        decoratedDays = []
        setNeedsReload()
    }

    // MARK: Loading

    private static let columnCount = 7
    private static let rowCount = 6

    /// The first moments of the month's days.
    private func makeDays() -> [Date] {
        let calendar = format.calendar
        let interval = calendar.dateInterval(of: .month, for: anchor) ?? DateInterval(start: month, duration: 1)
        let noon: TimeInterval = 12 * 3600
        var days: [Date] = []
        while days.count < Self.columnCount * (Self.rowCount - 1),
            // By noon, because a day may begin later than at midnight or be repeated.
            let next = calendar.date(byAdding: .day, value: days.count, to: interval.start + noon), next < interval.end
        {
            days.append(calendar.startOfDay(for: next))
        }
        return days
    }

    /// The column of the month's first day: 0 for the calendar's first weekday.
    private var firstColumn: Int {
        let weekday = format.calendar.component(.weekday, from: month)
        return (weekday - format.calendar.firstWeekday + Self.columnCount) % Self.columnCount
    }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        reloadHeader()
        let formatter = format.symbols
        reloadWeekdays(formatter.shortStandaloneWeekdaySymbols)
        formatter.timeZone = format.timeZone
        formatter.dateFormat = "d"
        reloadDays { formatter.string(from: $0) }
    }

    private func reloadHeader() {
        header.titleLabel.text = format.text(month, "yMMMM")
        header.titleLabel.font = .calendarFont(ofSize: 17, weight: .semibold, design: fontDesign)
        let end = format.calendar.dateInterval(of: .month, for: anchor)?.end ?? month
        header.enableButtons(
            previous: isEnabled && limits.map { $0.lowerBound < month } ?? true,
            next: isEnabled && limits.map { $0.upperBound >= end } ?? true)
    }

    private func reloadWeekdays(_ symbols: [String]) {
        let font = UIFont.calendarFont(ofSize: 13, weight: .semibold, design: fontDesign)
        for (column, label) in weekdayLabels.enumerated() where symbols.count == Self.columnCount {
            let weekday = (column + format.calendar.firstWeekday - 1) % Self.columnCount
            label.text = symbols[weekday].uppercased(with: format.locale)
            label.font = font
        }
    }

    private func reloadDays(_ number: (Date) -> String) {
        let days = makeDays()
        for view in dayViews.dropFirst(days.count) { view.removeFromSuperview() }
        dayViews = days.indices.map { dayViews.indices.contains($0) ? dayViews[$0] : makeDayView() }
        for (day, view) in zip(days, dayViews) {
            if view.superview !== self { addSubview(view) }
            let isSelected = delegate?.monthView(self, isSelected: day) ?? false
            let isAvailable = limits?.contains(day) ?? true
            let canBeChosen = isEnabled && isAvailable && delegate?.monthView(self, canChoose: day) ?? true
            view.show(
                MonthDayView.Content(
                    day: day, number: number(day), isToday: format.calendar.isDate(day, inSameDayAs: today),
                    selection: isSelected ? (selectsWeeks ? .week : .day) : .none, canBeChosen: canBeChosen,
                    fontDesign: fontDesign))
            view.isUserInteractionEnabled = respondsToTaps
            if !showsDecorations {
                view.decoration = nil
            } else if decoratedDays.insert(day).inserted {
                view.decoration = delegate?.monthView(self, decorationFor: day)
            }
        }
    }

    private func makeDayView() -> MonthDayView {
        let view = MonthDayView(frame: .zero)
        view.addAction(
            UIAction { [weak self, weak view] _ in
                guard let self, let day = view?.content?.day else { return }
                delegate?.monthView(self, didTap: day)
            }, for: .primaryActionTriggered)
        return view
    }

    // MARK: Layout

    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 28
    /// The distance from the sides to the columns, in points.
    private static let inset: CGFloat = 8

    /// The natural height of the days' rows, in points.
    private var naturalRowHeight: CGFloat {
        MonthDayView.greatestDiameter + (showsDecorations ? MonthDayView.decorationHeight : 0)
    }

    /// The size in points: 320 wide, and high enough for six weeks.
    override var intrinsicContentSize: CGSize {
        CGSize(
            width: 320, height: Self.headerHeight + Self.weekdayHeight + CGFloat(Self.rowCount) * naturalRowHeight)
    }

    /// Returns the intrinsic height and the given width, but at least the intrinsic one.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = intrinsicContentSize
        let isBounded = size.width.isFinite && size.width < .greatestFiniteMagnitude
        return CGSize(width: isBounded ? max(natural.width, size.width) : natural.width, height: natural.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        header.semanticContentAttribute = semanticContentAttribute
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(Self.headerHeight, bounds.height))
        for (column, label) in weekdayLabels.enumerated() {
            label.frame = frame(ofColumn: column, y: Self.headerHeight, height: Self.weekdayHeight)
        }
        let first = firstColumn
        for (index, view) in dayViews.enumerated() {
            let (row, column) = (first + index).quotientAndRemainder(dividingBy: Self.columnCount)
            let top = rowTop(row)
            view.decorationHeight = showsDecorations ? MonthDayView.decorationHeight : 0
            view.frame = frame(ofColumn: column, y: top, height: rowTop(row + 1) - top)
        }
        layOutBand()
    }

    private func frame(ofColumn column: Int, y: CGFloat, height: CGFloat) -> CGRect {
        let width = max(0, bounds.width - 2 * Self.inset)
        func left(_ index: Int) -> CGFloat {
            pixelSnapped(Self.inset + width * CGFloat(index) / CGFloat(Self.columnCount))
        }
        let index = isRightToLeft ? Self.columnCount - 1 - column : column
        return CGRect(x: left(index), y: y, width: left(index + 1) - left(index), height: height)
    }

    private func rowTop(_ row: Int) -> CGFloat {
        let top = Self.headerHeight + Self.weekdayHeight
        return top + pixelSnapped(max(0, bounds.height - top) * CGFloat(row) / CGFloat(Self.rowCount))
    }

    /// Places the band behind the selected days of a week; the first days of the displayed month may not be in it.
    private func layOutBand() {
        let selected = dayViews.filter { $0.content?.selection == .week }
        guard let first = selected.first else { return band.removeFromSuperview() }
        if band.superview !== self { insertSubview(band, at: 0) }
        let circle = first.circle.offsetBy(dx: first.frame.minX, dy: first.frame.minY)
        let left = selected.map(\.frame.minX).min() ?? 0
        let right = selected.map(\.frame.maxX).max() ?? 0
        band.frame = CGRect(x: left, y: circle.minY, width: right - left, height: circle.height)
        band.layer.cornerRadius = min(right - left, circle.height) / 2
    }
}

extension UIFont {
    /// Returns the system font in a design.
    static func calendarFont(
        ofSize size: CGFloat, weight: UIFont.Weight, design: UIFontDescriptor.SystemDesign
    ) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }
}

import Foundation

// The inline style: a month, and beneath it the row of the time.

extension UIDatePicker {
    /// A Boolean value that indicates whether the picker consists of a month rather than labels or wheels.
    var showsMonth: Bool {
        datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
    }

    /// Adds, updates or removes the month and the title of the time.
    func refreshMonth() {
        guard showsMonth else {
            month?.removeFromSuperview()
            month = nil
            timeTitle?.removeFromSuperview()
            timeTitle = nil
            return
        }
        let month = month ?? makeMonth()
        month.format = format
        month.limits = selectableDays
        month.isEnabled = isEnabled
        month.setNeedsReload()
        refreshTimeTitle()
    }

    private func makeMonth() -> MonthView {
        let month = MonthView(frame: .zero)
        month.format = format
        month.show(date)
        month.delegate = self
        addSubview(month)
        self.month = month
        return month
    }

    private func refreshTimeTitle() {
        guard datePickerMode == .dateAndTime else {
            timeTitle?.removeFromSuperview()
            timeTitle = nil
            return
        }
        let title = timeTitle ?? UILabel(frame: .zero)
        title.text = SystemWord.time.text
        title.textColor = isEnabled ? .label : .tertiaryLabel
        if title.superview !== self { addSubview(title) }
        timeTitle = title
    }

    /// The first and the last day that the limits allow; nil without limits, or for limits that contradict each other.
    private var selectableDays: ClosedRange<Date>? {
        guard minimumDate != nil || maximumDate != nil else { return nil }
        let first = minimumDate.map { format.calendar.startOfDay(for: $0) } ?? .distantPast
        let last = maximumDate.map { format.calendar.startOfDay(for: $0) } ?? .distantFuture
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return nil }
        return first <= last ? first...last : nil
    }

    // MARK: Layout

    /// The height of the time's row, and its distance from the sides, in points (not measured).
    private static let timeHeight: CGFloat = 44
    private static let timeInset: CGFloat = 16

    private var timeHeight: CGFloat { timeTitle == nil ? 0 : Self.timeHeight }

    /// Returns the size of the picker with a month of a size.
    func inlineSize(with month: CGSize) -> CGSize { CGSize(width: month.width, height: month.height + timeHeight) }

    func layOutMonth(_ month: MonthView) {
        month.semanticContentAttribute = semanticContentAttribute
        let bottom = max(0, bounds.height - timeHeight)
        month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bottom)
        guard let timeTitle, let label = labels.first else { return }
        let width = min(label.naturalWidth, max(0, bounds.width - 2 * Self.timeInset))
        let left = isRightToLeft ? Self.timeInset : bounds.width - Self.timeInset - width
        label.frame = CGRect(
            x: left, y: bottom + centered(Self.labelHeight, in: timeHeight), width: width, height: Self.labelHeight)
        let natural = timeTitle.intrinsicContentSize
        let titleWidth = min(natural.width, max(0, bounds.width - 2 * Self.timeInset - width))
        timeTitle.frame = CGRect(
            x: isRightToLeft ? bounds.width - Self.timeInset - titleWidth : Self.timeInset,
            y: bottom + centered(natural.height, in: timeHeight), width: titleWidth, height: natural.height)
    }
}

extension UIDatePicker: MonthViewOwner {
    func monthView(_ monthView: MonthView, isSelected day: Date) -> Bool {
        monthView.format.calendar.isDate(date, inSameDayAs: day)
    }

    func monthView(_ monthView: MonthView, canChoose day: Date) -> Bool { true }

    func monthView(_ monthView: MonthView, decorationFor day: Date) -> UICalendarView.Decoration? { nil }

    /// Selects a day at the time of the selected date.
    func monthView(_ monthView: MonthView, didTap day: Date) {
        let calendar = format.calendar
        guard !calendar.isDate(date, inSameDayAs: day) else { return }
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        let chosen = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        simulateChoice(of: chosen ?? day)
    }

    func monthView(_ monthView: MonthView, didChangeMonthFrom previous: Date) {}
}

import Foundation

/// The base class of the objects that manage a calendar view's selection.
@preconcurrency @MainActor
open class UICalendarSelection: _MainActorObject {
    weak var calendarView: UICalendarView?

    /// Requests from the delegate again which dates can be selected, and updates the calendar view.
    open func updateSelectableDates() { calendarView?.refresh() }

    /// Notifies the calendar view of a change.
    func selectionDidChange() {
        calendarView?.refresh()
        calendarView?.observedValuesMayHaveChanged()
    }

    // MARK: For subclasses

    /// A Boolean value that indicates whether weeks are selected instead of days.
    var selectsWeeks: Bool { false }

    /// Returns a closure that indicates whether a day, given by its first moment, is selected.
    func selectionTest(in view: UICalendarView) -> (Date) -> Bool { { _ in false } }

    /// Returns a Boolean value that indicates whether a day can be selected by a tap, or deselected if it is selected.
    func canSelect(_ components: DateComponents, in view: UICalendarView) -> Bool { true }

    /// Performs a tap on a day.
    func didTap(_ components: DateComponents, in view: UICalendarView) {}

    /// Returns the selection for text trees; nil for none.
    func textTreeDetail(in view: UICalendarView) -> TextTreeDetail? { nil }
}

// MARK: - A single date

/// A selection of one date at most.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The object that is notified of the user's selection and determines which dates can be selected.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// The selected date; nil for none. Setting it doesn't notify the delegate.
    open var selectedDate: DateComponents? { didSet { selectionDidChange() } }

    /// Creates a selection without a date. The delegate isn't retained.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init(_responder: ())
    }

    /// Sets the selected date; nothing is animated.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override func selectionTest(in view: UICalendarView) -> (Date) -> Bool {
        let selected = selectedDate.flatMap { view.day(of: $0) }
        return { $0 == selected }
    }

    override func canSelect(_ components: DateComponents, in view: UICalendarView) -> Bool {
        delegate?.dateSelection(self, canSelectDate: components) ?? true
    }

    /// Selects the day, or deselects a selected one if the delegate permits a selection of nil.
    override func didTap(_ components: DateComponents, in view: UICalendarView) {
        let isSelected = selectedDate.flatMap { view.day(of: $0) } == view.day(of: components)
        let new = isSelected ? nil : components
        guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
        selectedDate = new
        delegate?.dateSelection(self, didSelectDate: new)
    }

    override func textTreeDetail(in view: UICalendarView) -> TextTreeDetail? {
        selectedDate.flatMap { view.day(of: $0) }.map { .text("selectedDate", view.isoText(of: $0)) }
    }
}

/// An object that is notified of the selection of a date and determines which dates can be selected.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// Notifies the delegate that the user selected a date, or deselected it if the components are nil.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Returns a Boolean value that indicates whether a date can be selected, or with nil, whether the selected one can
    /// be deselected; true by default.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

// MARK: - Several dates

/// A selection of any number of dates.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The object that is notified of the user's selection and determines which dates can be selected.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// The selected dates, in the order of their selection. Setting them doesn't notify the delegate.
    open var selectedDates: [DateComponents] = [] { didSet { selectionDidChange() } }

    /// Creates a selection without dates. The delegate isn't retained.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init(_responder: ())
    }

    /// Sets the selected dates; nothing is animated.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func selectionTest(in view: UICalendarView) -> (Date) -> Bool {
        let selected = Set(selectedDates.compactMap { view.day(of: $0) })
        return { selected.contains($0) }
    }

    override func canSelect(_ components: DateComponents, in view: UICalendarView) -> Bool {
        guard let delegate else { return true }
        return contains(components, in: view)
            ? delegate.multiDateSelection(self, canDeselectDate: components)
            : delegate.multiDateSelection(self, canSelectDate: components)
    }

    override func didTap(_ components: DateComponents, in view: UICalendarView) {
        guard canSelect(components, in: view) else { return }
        if contains(components, in: view) {
            let day = view.day(of: components)
            selectedDates.removeAll { view.day(of: $0) == day }
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            selectedDates.append(components)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }

    private func contains(_ components: DateComponents, in view: UICalendarView) -> Bool {
        let day = view.day(of: components)
        return selectedDates.contains { view.day(of: $0) == day }
    }

    override func textTreeDetail(in view: UICalendarView) -> TextTreeDetail? {
        let days = selectedDates.compactMap { view.day(of: $0) }.sorted().map { view.isoText(of: $0) }
        return days.isEmpty ? nil : .text("selectedDates", days.joined(separator: " "))
    }
}

/// An object that is notified of the selection of dates and determines which dates can be selected and deselected.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// Notifies the delegate that the user selected a date.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Notifies the delegate that the user deselected a date.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Returns a Boolean value that indicates whether a date can be selected; true by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Returns a Boolean value that indicates whether a date can be deselected; true by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

// MARK: - A week

/// A selection of one week of a year at most.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// The object that is notified of the user's selection and determines which weeks can be selected.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

    /// The selected week: `yearForWeekOfYear` and `weekOfYear` of the calendar view's calendar; nil for none. Setting
    /// it doesn't notify the delegate.
    open var selectedWeekOfYear: DateComponents? { didSet { selectionDidChange() } }

    /// Creates a selection without a week. The delegate isn't retained.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init(_responder: ())
    }

    /// Sets the selected week; nothing is animated.
    open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
        self.selectedWeekOfYear = selectedWeekOfYear
    }

    override var selectsWeeks: Bool { true }

    override func selectionTest(in view: UICalendarView) -> (Date) -> Bool {
        guard let year = selectedWeekOfYear?.yearForWeekOfYear, let week = selectedWeekOfYear?.weekOfYear else {
            return { _ in false }
        }
        return { [unowned view] day in
            let parts = Self.week(of: day, in: view)
            return parts.yearForWeekOfYear == year && parts.weekOfYear == week
        }
    }

    private static func week(of day: Date, in view: UICalendarView) -> DateComponents {
        view.components([.yearForWeekOfYear, .weekOfYear], of: day)
    }

    override func canSelect(_ components: DateComponents, in view: UICalendarView) -> Bool {
        guard let delegate, let day = view.day(of: components) else { return true }
        return delegate.weekOfYearSelection(self, canSelectWeekOfYear: Self.week(of: day, in: view))
    }

    /// Selects the week of the day, or deselects a selected one if the delegate permits a selection of nil.
    override func didTap(_ components: DateComponents, in view: UICalendarView) {
        guard let day = view.day(of: components) else { return }
        let new = selectionTest(in: view)(day) ? nil : Self.week(of: day, in: view)
        guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: new) ?? true else { return }
        selectedWeekOfYear = new
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: new)
    }

    override func textTreeDetail(in view: UICalendarView) -> TextTreeDetail? {
        guard let year = selectedWeekOfYear?.yearForWeekOfYear, let week = selectedWeekOfYear?.weekOfYear else {
            return nil
        }
        return .text("selectedWeekOfYear", String(format: "%04d-W%02d", year, week))
    }
}

/// An object that is notified of the selection of a week and determines which weeks can be selected.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
    /// Notifies the delegate that the user selected a week, or deselected it if the components are nil.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Returns a Boolean value that indicates whether a week can be selected, or with nil, whether the selected one can
    /// be deselected; true by default.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}

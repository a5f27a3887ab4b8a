import BuilderEventKit
import BuilderUIKit

/// The number of calendars that a user chooses.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    /// One, or several.
    case single, multiple
}

/// The calendars from which a user chooses.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    /// All, or those that can be changed.
    case allCalendars, writableCalendarsOnly
}

/// A list of calendars: a placeholder with the names of the chosen ones.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
    /// The number of calendars that a user chooses.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    /// The object that is notified of choices.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// A Boolean value that indicates whether the list has a button that confirms the choice.
    open var showsDoneButton = false { didSet { updateButtons() } }
    /// A Boolean value that indicates whether the list has a button that drops the choice.
    open var showsCancelButton = false { didSet { updateButtons() } }
    /// The chosen calendars.
    open var selectedCalendars: Set<EKCalendar> = [] { didSet { updatePlaceholder() } }

    /// Creates a list of calendars of events or reminders.
    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a list of calendars of events.
    public convenience init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) { self.init(selectionStyle: style, displayStyle: displayStyle, entityType: .event, eventStore: eventStore) }

    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }

    open override func loadView() {
        loadPlaceholder(name: "EKCalendarChooser")
        updatePlaceholder()
    }

    private func updatePlaceholder() {
        let titles = selectedCalendars.map(\.title).sorted().joined(separator: ", ")
        viewIfLoaded?.layer.placeholder = Placeholder("EKCalendarChooser", detail: titles.isEmpty ? nil : titles)
    }

    private func updateButtons() {
        navigationItem.rightBarButtonItem =
            showsDoneButton
            ? UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidFinish($0) } })
            : nil
        navigationItem.leftBarButtonItem =
            showsCancelButton
            ? UIBarButtonItem(
                systemItem: .cancel,
                primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidCancel($0) } })
            : nil
    }
}

/// The methods with which a list reports choices.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// Called when the chosen calendars change.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// Called when the choice is confirmed.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// Called when the choice is dropped.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

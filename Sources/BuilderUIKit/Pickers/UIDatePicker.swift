import Foundation
import Render

/// A control that selects a date, a time or a duration, with wheels, with labels that open a calendar, or in a month.
///
/// The wheels are those of a picker. The compact style, which is also the automatic one except for durations, draws the
/// date and time on gray labels of 34 points, with the look of iOS 26 capsules at the picker's end (measured). The
/// inline style draws a month, with a row for the time beneath it in the mode of a date with a time; a time alone looks
/// like the compact style. A tap on the time of the inline style selects its hours or minutes, which typed digits
/// replace; it opens no wheels. Locale, calendar and time zone are the system's unless they are set, and a picker
/// without a date displays the current one: set all of them for reproducible snapshots. The inline style marks the
/// current day.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The modes of date pickers.
    public enum Mode: Int, Hashable, Sendable {
        /// Hours and minutes.
        case time = 0
        /// A date.
        case date = 1
        /// A date with hours and minutes.
        case dateAndTime = 2
        /// A duration.
        case countDownTimer = 3
        /// A month.
        case yearAndMonth = 4
    }

    /// The wheels; nil until the picker shows them. A picker with labels would lay them out in vain.
    private var wheels: UIPickerView?
    private(set) var labels: [DatePickerLabel] = []
    /// The month and the title of the time's row; nil unless the picker shows them.
    var month: MonthView?
    var timeTitle: UILabel?
    private lazy var wheelSource = DatePickerWheels(self)

    override func didInitialize() {
        super.didInitialize()
        refresh()
    }

    // MARK: Values

    private var storedDate = Date()
    /// The date, clamped to the limits.
    open var date: Date {
        get { storedDate }
        set { take(newValue) }
    }
    /// Sets the date; nothing is animated.
    open func setDate(_ date: Date, animated: Bool) { take(date) }
    /// The earliest date; nil for none.
    open var minimumDate: Date? { didSet { take(storedDate) } }
    /// The latest date; nil for none.
    open var maximumDate: Date? { didSet { take(storedDate) } }
    /// The duration of the countdown mode, in seconds; a whole number of minutes.
    open var countDownDuration: TimeInterval = 0 {
        didSet {
            let minutes = countDownDuration.isFinite ? (countDownDuration / 60).rounded(.down) : 0
            countDownDuration = min(max(0, minutes), 24 * 60 - 1) * 60
            refresh()
        }
    }
    /// The interval of the minutes, a divisor of 60; 1 by default and for other values.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            refresh()
        }
    }
    /// A Boolean value that indicates whether the displayed date is rounded to the minute interval.
    open var roundsToMinuteInterval = true { didSet { refresh() } }

    private func take(_ date: Date) {
        var date = date
        // As in UIKit, limits that contradict each other are ignored.
        if let minimumDate, let maximumDate, minimumDate > maximumDate {
            storedDate = date
        } else {
            if let minimumDate { date = max(date, minimumDate) }
            if let maximumDate { date = min(date, maximumDate) }
            storedDate = date
        }
        refresh()
        month?.show(storedDate)
    }

    /// Selects a date as a user does, and sends `valueChanged`.
    public func simulateChoice(of date: Date) {
        take(date)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Customization

    /// The mode.
    open var datePickerMode: Mode = .dateAndTime { didSet { refresh() } }
    /// The requested style.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { refresh() } }
    /// The style that is drawn.
    open var datePickerStyle: UIDatePickerStyle {
        if preferredDatePickerStyle == .wheels || datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth {
            return .wheels
        }
        return preferredDatePickerStyle == .inline ? .inline : .compact
    }
    /// The locale; nil for the calendar's.
    open var locale: Locale? { didSet { refresh() } }
    /// The calendar.
    open var calendar: Calendar! = .current { didSet { refresh() } }
    /// The time zone; nil for the calendar's.
    open var timeZone: TimeZone? { didSet { refresh() } }

    var format: DatePickerFormat {
        var calendar = calendar ?? .current
        let locale = locale ?? calendar.locale ?? .current
        let timeZone = timeZone ?? calendar.timeZone
        calendar.timeZone = timeZone
        // A calendar begins the week as its locale does.
        if self.locale != nil { calendar.locale = locale }
        return DatePickerFormat(locale: locale, calendar: calendar, timeZone: timeZone)
    }

    private var showsNumericDate = false
    /// A Boolean value that indicates whether the date consists of numbers: at accessibility sizes on iOS 26
    /// (measured).
    private var hasNumericDate: Bool {
        traitCollection.isIOS26 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    private func makeLabelTexts() -> [String] {
        guard datePickerStyle != .wheels else { return [] }
        let format = format
        showsNumericDate = hasNumericDate
        func text(_ template: String) -> String { format.text(shownDate, template) }
        let date = showsNumericDate ? "yMd" : "yMMMd"
        if showsMonth { return datePickerMode == .dateAndTime ? [text("jmm")] : [] }
        switch datePickerMode {
        case .date: return [text(date)]
        case .time: return [text("jmm")]
        default: return [text(date), text("jmm")]
        }
    }

    /// The date, on a whole minute interval.
    var shownDate: Date {
        guard roundsToMinuteInterval, minuteInterval > 1 else { return storedDate }
        let minute = format.calendar.component(.minute, from: storedDate)
        return storedDate.addingTimeInterval(-Double(minute % minuteInterval) * 60)
    }

    private func refresh() {
        let texts = makeLabelTexts()
        for label in labels.dropFirst(texts.count) { label.removeFromSuperview() }
        labels = texts.enumerated().map { index, text in
            let label = label(at: index)
            label.show(text, isEnabled: isEnabled)
            if label.superview !== self { addSubview(label) }
            return label
        }
        refreshWheels()
        refreshMonth()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Returns the present label at an index, or a new one in another style. The time of the inline style can be
    /// edited.
    private func label(at index: Int) -> DatePickerLabel {
        let isEditable = datePickerStyle == .inline
        if labels.indices.contains(index) {
            if labels[index] is DatePickerTimeLabel == isEditable { return labels[index] }
            labels[index].removeFromSuperview()
        }
        guard isEditable else { return DatePickerLabel(frame: .zero) }
        let label = DatePickerTimeLabel(frame: .zero)
        label.picker = self
        return label
    }

    private func refreshWheels() {
        guard datePickerStyle == .wheels else {
            wheels?.removeFromSuperview()
            wheels = nil
            return
        }
        let wheels = wheels ?? makeWheels()
        wheels.reloadAllComponents()
        wheelSource.turn(wheels)
    }

    private func makeWheels() -> UIPickerView {
        let wheels = UIPickerView(frame: bounds)
        wheels.dataSource = wheelSource
        wheels.delegate = wheelSource
        addSubview(wheels)
        self.wheels = wheels
        return wheels
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    override func lookDidChange() {
        super.lookDidChange()
        refresh()
    }

    override func textSizeMayHaveChanged() {
        super.textSizeMayHaveChanged()
        if hasNumericDate != showsNumericDate { refresh() }
    }

    // MARK: Layout

    static let labelHeight: CGFloat = 34
    private static let gap: CGFloat = 5

    open override var intrinsicContentSize: CGSize {
        if datePickerStyle == .wheels { return CGSize(width: 320, height: 216) }
        if let month { return inlineSize(with: month.intrinsicContentSize) }
        let width = labels.reduce(0) { $0 + $1.naturalWidth } + Self.gap * CGFloat(max(0, labels.count - 1))
        return CGSize(width: width, height: Self.labelHeight)
    }

    /// Returns the intrinsic size; a month fills a greater width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        month.map { inlineSize(with: $0.sizeThatFits(size)) } ?? intrinsicContentSize
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels?.frame = bounds
        let metrics = ControlMetrics(traitCollection)
        for label in labels {
            label.layer.cornerRadius = metrics.dateLabelRadius
            label.layer.cornerCurve = traitCollection.isIOS26 ? .circular : .continuous
        }
        if let month { return layOutMonth(month) }
        var x = metrics.datesStandAtEnd ? max(0, bounds.width - intrinsicContentSize.width) : 0
        for label in labels {
            let width = label.naturalWidth
            let left = isRightToLeft ? bounds.width - x - width : x
            label.frame = CGRect(
                x: left, y: centered(Self.labelHeight, in: bounds.height), width: width, height: Self.labelHeight)
            x += width + Self.gap
        }
    }
}

/// A date or time on a gray label.
@MainActor
class DatePickerLabel: UIView {
    override var derivedAccessibility: DerivedAccessibility {
        let isTime = label.text?.contains(":") ?? false
        return DerivedAccessibility(
            isElement: true, label: isTime ? "Time Picker" : "Date Picker", value: label.text,
            traits: label.textColor == .tertiaryLabel ? [.button, .notEnabled] : .button)
    }

    let label = UILabel(frame: .zero)

    override func didInitialize() {
        super.didInitialize()
        backgroundColor = .tertiarySystemFill
        label.textAlignment = .center
        addSubview(label)
    }

    func show(_ text: String, isEnabled: Bool) {
        label.text = text
        label.textColor = isEnabled ? .label : .tertiaryLabel
    }

    /// The text's width with 12 points at each side.
    var naturalWidth: CGFloat { label.intrinsicContentSize.width + 24 }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        guard traitCollection.isIOS26 else { return }
        // On iOS 26 the text has its own width, and a height and a top in whole points (measured).
        let height = min(label.font.lineHeight, bounds.height).rounded()
        label.frame = CGRect(
            x: 12, y: ((bounds.height - height) / 2).rounded(), width: max(0, bounds.width - 24), height: height)
    }
}

extension UIDatePicker: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    static var handlesTaps: Bool { false }
    func touchDidEndInside(_ touch: UITouch) {}

    /// The displayed date by ISO 8601 in the picker's time zone, with the parts that the mode shows; a duration in
    /// seconds.
    var textTreeDetails: [TextTreeDetail] {
        if datePickerMode == .countDownTimer { return [.number("countDownDuration", countDownDuration)] }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? format.calendar.timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: shownDate)
        let month = String(format: "%04d-%02d", parts.year ?? 0, parts.month ?? 0)
        let day = month + String(format: "-%02d", parts.day ?? 0)
        let time = String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
        return switch datePickerMode {
        case .time: [.text("date", time)]
        case .date: [.text("date", day)]
        case .yearAndMonth: [.text("date", month)]
        default: [.text("date", "\(day)T\(time)")]
        }
    }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
    /// The system's style.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Labels that open a calendar.
    case compact = 2
    /// A month of a calendar; a time without a date is drawn in the compact style.
    case inline = 3
}

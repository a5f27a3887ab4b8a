import BuilderUIKit
import Foundation

/// The views of a page in place of its content: nothing yet, no results, and waiting.
final class UnavailableView: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        backgroundColor = .systemBackground
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "tray")
        empty.text = String(system: "No Messages")
        empty.secondaryText = String(system: "What friends write to you is listed here.")
        empty.button = .filled()
        empty.button.title = String(system: "Write One")
        empty.secondaryButton = .plain()
        empty.secondaryButton.title = String(system: "Learn More")
        let states = [empty, UIContentUnavailableConfiguration.search(), .loading()]
        let stack = UIStackView(arrangedSubviews: states.map(UIContentUnavailableView.init(configuration:)))
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }
}

/// A month of the past with a selected day and decorations, above color wells.
final class CalendarScreenView: UIView, UICalendarViewDelegate {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        backgroundColor = .systemBackground
        let month = UICalendarView()
        month.calendar = Calendar(identifier: .gregorian)
        month.locale = .shown
        month.timeZone = TimeZone(identifier: "UTC")
        month.availableDateRange = DateInterval(
            start: Date(timeIntervalSince1970: 1_725_235_200), end: Date(timeIntervalSince1970: 1_735_689_600))
        month.delegate = self
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        selection.selectedDate = DateComponents(year: 2024, month: 9, day: 17)
        month.selectionBehavior = selection
        month.visibleDateComponents = DateComponents(year: 2024, month: 9)
        let wells = UIStackView(arrangedSubviews: [UIColor.systemRed, .systemTeal, nil].map(Self.well))
        wells.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [month, wells])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static func well(_ color: UIColor?) -> UIColorWell {
        let well = UIColorWell()
        well.selectedColor = color
        well.title = String(system: "Color")
        well.accessibilityLabel = String(system: "Color")
        return well
    }

    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        switch dateComponents.day {
        case 5: .default(color: .systemOrange, size: .large)
        case 11: .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .medium)
        default: nil
        }
    }
}

import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Inline date pickers at September 4, 2026, 15:07:09, a Friday, with columns of 50 points.
@MainActor
@Suite struct UIDatePickerInlineTests {
    private static func date(_ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute, second: second)
        return calendar.date(from: parts) ?? .distantPast
    }

    private static func datePicker(_ mode: UIDatePicker.Mode, today: Date = date(9, 9)) -> UIDatePicker {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 366, height: 336))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        picker.calendar = calendar
        picker.timeZone = .gmt
        picker.locale = Locale(identifier: "en_US")
        picker.date = date(9, 4, 15, 7, 9)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .inline
        picker.month?.today = today
        picker.sizeToFit()
        picker.layoutIfNeeded()
        return picker
    }

    private func dayView(_ picker: UIDatePicker, _ day: Int) throws -> MonthDayView {
        picker.layoutIfNeeded()
        return try #require(picker.month?.dayViews.first { $0.content?.number == "\(day)" })
    }

    private func header(_ picker: UIDatePicker) throws -> MonthHeaderView {
        picker.layoutIfNeeded()
        return try #require(picker.month?.subviews.compactMap { $0 as? MonthHeaderView }.first)
    }

    private func text(_ label: DatePickerLabel?) -> String? {
        label?.subviews.compactMap { ($0 as? UILabel)?.text }.first
    }

    // MARK: The look

    @Test func aDateShowsItsMonth() throws {
        let picker = Self.datePicker(.date)
        #expect(picker.datePickerStyle == .inline)
        #expect(picker.labels.isEmpty)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 336))
        #expect(picker.bounds.size == CGSize(width: 366, height: 336))
        #expect(picker.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 320, height: 336))
        #expect(picker.month?.frame == picker.bounds)
        #expect(try header(picker).titleLabel.text == "September 2026")
        #expect(try dayView(picker, 1).frame == CGRect(x: 108, y: 72, width: 50, height: 44))
        #expect(picker.month?.dayViews.filter(\.isSelected).compactMap { $0.content?.number } == ["4"])
    }

    @Test func aDateWithATimeShowsTheTimeBeneathTheMonth() throws {
        let picker = Self.datePicker(.dateAndTime)
        #expect(picker.bounds.size == CGSize(width: 366, height: 380))
        #expect(picker.month?.frame == CGRect(x: 0, y: 0, width: 366, height: 336))
        #expect(picker.timeTitle?.text == "Time" && picker.timeTitle?.frame.minX == 16)
        let label = try #require(picker.labels.first)
        #expect(text(label)?.hasPrefix("3:07") == true && picker.labels.count == 1)
        #expect(label.frame.maxX == 350)
        #expect(label.frame.minY == 341 && label.frame.height == 34)
        picker.semanticContentAttribute = .forceRightToLeft
        picker.setNeedsLayout()
        #expect(try dayView(picker, 1).frame.minX == 208)
        #expect(label.frame.minX == 16 && picker.timeTitle?.frame.maxX == 350)
    }

    @Test func aTimeAloneIsALabel() {
        let picker = Self.datePicker(.time)
        #expect(picker.month == nil && picker.timeTitle == nil)
        #expect(picker.labels.count == 1)
        #expect(picker.intrinsicContentSize.height == 34)
    }

    @Test func otherStylesAndModesRemoveTheMonth() {
        let picker = Self.datePicker(.dateAndTime)
        picker.datePickerMode = .date
        #expect(picker.month != nil && picker.timeTitle == nil && picker.labels.isEmpty)
        picker.preferredDatePickerStyle = .compact
        #expect(picker.month == nil && picker.labels.count == 1)
        #expect(!picker.subviews.contains { $0 is MonthView })
    }

    private func pixel(_ day: Int, today: Int) async throws -> [UInt32] {
        let bitmap = try await Renderer(timeout: 600).bitmap(
            of: {
                let picker = Self.datePicker(.date, today: Self.date(9, today))
                picker.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                picker.backgroundColor = .white
                return picker
            }(), width: 366, height: 336, scale: 1)
        // Beside the number: the days 3 to 5 are in the columns 4 to 6 of the first row.
        let pixel = bitmap.pixel(x: 8 + (day + 1) * 50 + 25 - 16, y: 94)
        return [pixel >> 24, (pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255]
    }

    @Test func theSelectedDayIsOnACircle() async throws {
        #expect(try await pixel(4, today: 4) == [255, 255, 0, 0])
        let pale = try await pixel(4, today: 9)
        #expect(pale[1] == 255 && (216...232).contains(pale[2]) && pale[2] == pale[3])
        #expect(try await pixel(3, today: 3) == [255, 255, 255, 255])
    }

    // MARK: Choice

    @Test func aTapChoosesADayAtTheSameTime() throws {
        let stage = EventStage()
        let (picker, changes) = stage.show(Self.datePicker(.dateAndTime))
        var actions = 0
        picker.addAction(UIAction { _ in actions += 1 }, for: .primaryActionTriggered)
        try dayView(picker, 17).simulateTap()
        #expect(picker.date == Self.date(9, 17, 15, 7, 9))
        #expect(changes() == 1 && actions == 1)
        #expect(try dayView(picker, 17).isSelected && !dayView(picker, 4).isSelected)
        try dayView(picker, 17).simulateTap()
        #expect(changes() == 1, "the day was selected already")
    }

    @Test func limitsDisableDaysAndMonths() throws {
        let stage = EventStage()
        let (picker, changes) = stage.show(Self.datePicker(.date))
        picker.minimumDate = Self.date(9, 3, 18)
        picker.maximumDate = Self.date(9, 20, 6)
        #expect(try !dayView(picker, 2).isEnabled && dayView(picker, 3).isEnabled)
        #expect(try dayView(picker, 20).isEnabled && !dayView(picker, 21).isEnabled)
        #expect(try !header(picker).previousButton.isEnabled && !header(picker).nextButton.isEnabled)
        try dayView(picker, 2).simulateTap()
        #expect(changes() == 0)
        try dayView(picker, 20).simulateTap()
        #expect(picker.date == Self.date(9, 20, 6), "the time is clamped")
        picker.minimumDate = Self.date(9, 20, 7)
        #expect(try dayView(picker, 1).isEnabled, "limits that contradict each other count for nothing")
    }

    @Test func buttonsShowOtherMonthsAndADateItsOwn() throws {
        let stage = EventStage()
        let (picker, changes) = stage.show(Self.datePicker(.date))
        try header(picker).nextButton.simulateTap()
        #expect(try header(picker).titleLabel.text == "October 2026")
        #expect(picker.date == Self.date(9, 4, 15, 7, 9) && changes() == 0)
        #expect(picker.month?.dayViews.contains(where: \.isSelected) == false)
        picker.date = Self.date(12, 24)
        #expect(try header(picker).titleLabel.text == "December 2026")
        #expect(try dayView(picker, 24).isSelected)
    }

    // MARK: Time

    private func showTime(
        _ mode: UIDatePicker.Mode
    ) throws -> (UIDatePicker, DatePickerTimeLabel, () -> Int, EventStage) {
        let stage = EventStage()
        let (picker, changes) = stage.show(Self.datePicker(mode))
        return (picker, try #require(picker.labels.first as? DatePickerTimeLabel), changes, stage)
    }

    @Test func digitsReplaceTheSelectedHoursOrMinutes() throws {
        let (picker, label, changes, stage) = try showTime(.dateAndTime)
        var focus: [String] = []
        picker.addAction(UIAction { _ in focus.append("begin") }, for: .editingDidBegin)
        picker.addAction(UIAction { _ in focus.append("end") }, for: .editingDidEnd)
        label.simulateTap(at: CGPoint(x: 14, y: 17))
        #expect(label.isFirstResponder && label.selection == .hour && focus == ["begin"])
        label.insertText("4")
        #expect(picker.date == Self.date(9, 4, 16, 7, 9) && label.selection == .minute && changes() == 1)
        label.insertText("45")
        #expect(picker.date == Self.date(9, 4, 16, 45, 9) && changes() == 3)
        #expect(text(label)?.hasPrefix("4:45") == true)
        label.insertText("a")
        #expect(picker.date == Self.date(9, 4, 4, 45, 9) && changes() == 4)
        label.simulateTap(at: CGPoint(x: 14, y: 17))
        label.insertText("12")
        #expect(picker.date == Self.date(9, 4, 0, 45, 9))
        label.simulateTap(at: CGPoint(x: label.bounds.midX, y: 17))
        #expect(label.selection == .minute && focus == ["begin"])
        label.insertText("\n")
        #expect(!label.isFirstResponder && label.selection == nil && focus == ["begin", "end"])
        withExtendedLifetime(stage) {}
    }

    @Test func hoursAreThoseOfTheLocale() throws {
        let (picker, label, changes, stage) = try showTime(.time)
        picker.locale = Locale(identifier: "de_DE")
        #expect(picker.labels.first === label && label.becomeFirstResponder())
        label.insertText("1")
        #expect(label.selection == .hour && picker.date == Self.date(9, 4, 1, 7, 9) && label.hasText)
        label.insertText("9")
        #expect(label.selection == .minute && picker.date == Self.date(9, 4, 19, 7, 9))
        picker.minuteInterval = 15
        label.insertText("5")
        label.deleteBackward()
        label.insertText("47")
        #expect(picker.date == Self.date(9, 4, 19, 45, 9))
        picker.maximumDate = Self.date(9, 4, 20)
        label.simulateTap(at: CGPoint(x: 14, y: 17))
        let count = changes()
        label.insertText("23")
        #expect(picker.date == Self.date(9, 4, 20), "the time is clamped")
        #expect(changes() > count)
        picker.isEnabled = false
        label.resignFirstResponder()
        #expect(!label.becomeFirstResponder())
        withExtendedLifetime(stage) {}
    }

    @Test func otherStylesHaveNoEditableTime() {
        let picker = Self.datePicker(.time)
        #expect(picker.labels.first is DatePickerTimeLabel)
        picker.preferredDatePickerStyle = .compact
        #expect(picker.labels.count == 1 && !(picker.labels.first is DatePickerTimeLabel))
        #expect(picker.subviews.filter { $0 is DatePickerLabel }.count == 1)
    }

    @Test func aDisabledPickerIsGray() throws {
        let stage = EventStage()
        let (picker, changes) = stage.show(Self.datePicker(.date))
        picker.isEnabled = false
        #expect(try !dayView(picker, 5).isEnabled)
        try dayView(picker, 5).simulateTap()
        try header(picker).nextButton.simulateTap()
        #expect(changes() == 0)
        #expect(try header(picker).titleLabel.text == "September 2026")
    }
}

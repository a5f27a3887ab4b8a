import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIDatePickerTests {
    private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ locale: String) -> UIDatePicker {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        picker.calendar = calendar
        picker.timeZone = .gmt
        picker.locale = Locale(identifier: locale)
        picker.date = Date(timeIntervalSince1970: 86_400 * 20_000 + 3600 * 15 + 60 * 7)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.layoutIfNeeded()
        return picker
    }

    private func texts(_ view: UIView) -> [String] {
        view.subviews.filter { !$0.isHidden }.flatMap { ($0 as? UILabel).map { [$0.text ?? ""] } ?? texts($0) }
    }

    @Test func theCompactStyleShowsDateAndTime() {
        #expect(texts(datePicker(.date, .compact, "en_US")) == ["Oct 4, 2024"])
        #expect(texts(datePicker(.dateAndTime, .automatic, "de_DE")) == ["4. Okt. 2024", "15:07"])
        #expect(datePicker(.date, .automatic, "en_US").intrinsicContentSize.height == 34)
    }

    @Test func wheelsStandAtTheDateInTheLocalesOrder() {
        let american = datePicker(.date, .wheels, "en_US")
        #expect(american.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(chosen(american) == ["October", "4", "2024"])
        #expect(chosen(datePicker(.date, .wheels, "de_DE")) == ["4", "Oktober", "2024"])
        #expect(chosen(datePicker(.time, .wheels, "de_DE")) == ["15", "07"])
        #expect(chosen(datePicker(.time, .wheels, "en_US")) == ["3", "07", "PM"])
    }

    private func chosen(_ picker: UIDatePicker) -> [String] {
        let wheels = picker.subviews.compactMap { $0 as? UIPickerView }.first
        return (0..<(wheels?.numberOfComponents ?? 0)).compactMap { component in
            guard let wheels else { return nil }
            let row = wheels.selectedRow(inComponent: component)
            return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text
        }
    }

    @Test func onlyPickersThatShowWheelsHaveThem() {
        func wheels(_ picker: UIDatePicker) -> [UIView] { picker.subviews.filter { $0 is UIPickerView } }
        let picker = datePicker(.date, .compact, "en_US")
        #expect(wheels(picker).isEmpty)
        picker.preferredDatePickerStyle = .wheels
        picker.layoutIfNeeded()
        #expect(wheels(picker).map(\.frame) == [picker.bounds])
        #expect(chosen(picker) == ["October", "4", "2024"])
        picker.preferredDatePickerStyle = .compact
        #expect(wheels(picker).isEmpty)
        #expect(texts(picker) == ["Oct 4, 2024"])
    }

    @Test func datesStayInsideTheLimits() {
        let picker = UIDatePicker()
        let day = Date(timeIntervalSince1970: 0)
        picker.date = day
        picker.minimumDate = day.addingTimeInterval(100)
        #expect(picker.date == day.addingTimeInterval(100))
        picker.maximumDate = day.addingTimeInterval(200)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        picker.simulateChoice(of: day.addingTimeInterval(900))
        #expect(picker.date == day.addingTimeInterval(200))
        #expect(changes == 1)
        picker.minimumDate = day.addingTimeInterval(300)
        picker.date = day
        #expect(picker.date == day, "limits that contradict each other count for nothing")
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.countDownDuration = .nan
        #expect(picker.countDownDuration == 0)
        picker.countDownDuration = 3700
        #expect(picker.countDownDuration == 3660)
    }
}

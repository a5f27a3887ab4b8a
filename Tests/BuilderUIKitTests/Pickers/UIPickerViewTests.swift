import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct PickerTests {
    final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["apple", "pear", "plum"], ["1", "2"]]
        var events: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            rows[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            events.append("\(component).\(row)")
        }
    }

    @Test func thePickerShowsRowsAndTellsOfChoices() {
        let fruits = Fruits()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = fruits
        picker.delegate = fruits
        picker.layoutIfNeeded()
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 3)
        #expect(picker.numberOfRows(inComponent: 7) == 0)
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "pear")
        picker.selectRow(2, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(fruits.events.isEmpty)
        picker.selectRow(99, inComponent: 0, animated: true)
        picker.selectRow(1, inComponent: 9, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(picker.selectedRow(inComponent: 9) == -1)
        picker.simulateSelection(ofRow: 1, inComponent: 1)
        #expect(fruits.events == ["1.1"])
        fruits.rows = [["kiwi"]]
        picker.reloadAllComponents()
        picker.layoutIfNeeded()
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(picker.numberOfComponents == 1)
    }

    @Test func theChosenRowStandsInTheMiddle() throws {
        let fruits = Fruits()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = fruits
        picker.delegate = fruits
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        let chosen = try #require(picker.view(forRow: 1, forComponent: 0))
        let above = try #require(picker.view(forRow: 0, forComponent: 0))
        #expect(chosen.center.y == 108)
        #expect(chosen.alpha == 1)
        #expect(above.center.y < 85)
        #expect(above.alpha < 0.6)
    }

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

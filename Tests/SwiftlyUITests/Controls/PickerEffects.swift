import Foundation
import SwiftlyUI

private let day = Date(timeIntervalSince1970: 1_700_000_000)

@MainActor private func datePicker(
    _ mode: UIDatePicker.Mode = .dateAndTime, _ style: UIDatePickerStyle = .compact
) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = .gmt
    picker.date = day
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    return picker
}

@MainActor private func spinner() -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView()
    spinner.startAnimating()
    return spinner
}

extension FluentEffects {
    static let datePickers: [FluentEffect] = [
        .shown(
            "UIDatePicker.datePickerMode(_:)", datePicker(), { $0.datePickerMode(.time) },
            like: { $0.datePickerMode = .time }),
        .shown(
            "UIDatePicker.locale(_:)", datePicker(), { $0.locale(Locale(identifier: "nl_NL")) },
            like: { $0.locale = Locale(identifier: "nl_NL") }),
        .shown(
            "UIDatePicker.calendar(_:)", datePicker(), { $0.calendar(Calendar(identifier: .buddhist)) },
            like: { $0.calendar = Calendar(identifier: .buddhist) }),
        .shown(
            "UIDatePicker.timeZone(_:)", datePicker(), { $0.timeZone(TimeZone(secondsFromGMT: 7200)) },
            like: { $0.timeZone = TimeZone(secondsFromGMT: 7200) }),
        .shown(
            "UIDatePicker.date(_:)", datePicker(), { $0.date(day + 1_000_000) },
            like: { $0.date = day + 1_000_000 }),
        .shown(
            "UIDatePicker.date(_:animated:)", datePicker(), { $0.date(day + 1_000_000, animated: true) },
            like: { $0.date = day + 1_000_000 }),
        .shown(
            "UIDatePicker.minimumDate(_:)", datePicker(), { $0.minimumDate(day + 1_000_000) },
            like: { $0.minimumDate = day + 1_000_000 }),
        .shown(
            "UIDatePicker.maximumDate(_:)", datePicker(), { $0.maximumDate(day - 1_000_000) },
            like: { $0.maximumDate = day - 1_000_000 }),
        .shown(
            "UIDatePicker.countDownDuration(_:)", datePicker(.countDownTimer, .wheels), { $0.countDownDuration(150) },
            like: { $0.countDownDuration = 150 }),
        .shown(
            "UIDatePicker.minuteInterval(_:)", datePicker(.time, .wheels), { $0.minuteInterval(15) },
            like: { $0.minuteInterval = 15 }),
        .init("UIDatePicker.preferredDatePickerStyle(_:)") {
            let picker = UIDatePicker().preferredDatePickerStyle(.wheels)
            return picker.datePickerStyle == .wheels && picker.intrinsicContentSize.height == 216
        },
    ]

    static let pickers: [FluentEffect] = [
        .init("UIPickerView.delegate(_:)") {
            let rows = PickerRows()
            let picker = UIPickerView().delegate(rows).dataSource(rows)
            return picker.delegate === rows && picker.rowSize(forComponent: 0).height == 50
        },
        .init("UIPickerView.dataSource(_:)") {
            let rows = PickerRows()
            let picker = UIPickerView().dataSource(rows)
            return picker.dataSource === rows && picker.numberOfRows(inComponent: 1) == 3
        },
    ]

    static let spinners: [FluentEffect] = [
        .init("UIActivityIndicatorView.style(_:)") {
            UIActivityIndicatorView().style(.large).intrinsicContentSize == CGSize(width: 37, height: 37)
        },
        .shown(
            "UIActivityIndicatorView.color(_:)", spinner(), { $0.color(.red) },
            like: { $0.color = .red }),
        .shown(
            "UIActivityIndicatorView.animating(_:)", spinner(), { $0.animating(false) },
            like: { $0.stopAnimating() }),
        .init("UIActivityIndicatorView.hidesWhenStopped(_:)") {
            UIActivityIndicatorView().animating(true).hidesWhenStopped(false).animating(false).isHidden == false
        },
    ]
}

/// Two wheels of three rows.
@MainActor
private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
}

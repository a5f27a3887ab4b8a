import Foundation
import SwiftlyUI

extension FluentEffects {
    private static let day = Date(timeIntervalSince1970: 1_700_000_000)

    static let datePickers: [FluentEffect] = [
        .init("UIDatePicker.datePickerMode(_:)") { UIDatePicker().datePickerMode(.time).datePickerMode == .time },
        .init("UIDatePicker.locale(_:)") {
            let locale = Locale(identifier: "nl_NL")
            return UIDatePicker().locale(locale).locale == locale
        },
        .init("UIDatePicker.calendar(_:)") {
            UIDatePicker().calendar(Calendar(identifier: .buddhist)).calendar.identifier == .buddhist
        },
        .init("UIDatePicker.timeZone(_:)") {
            let zone = TimeZone(secondsFromGMT: 7200)
            return zone != nil && UIDatePicker().timeZone(zone).timeZone == zone
        },
        .init("UIDatePicker.date(_:)") { UIDatePicker().date(day).date == day },
        .init("UIDatePicker.date(_:animated:)") { UIDatePicker().date(day, animated: true).date == day },
        .init("UIDatePicker.minimumDate(_:)") {
            let picker = UIDatePicker().minimumDate(day).date(day - 60)
            return picker.minimumDate == day && picker.date == day
        },
        .init("UIDatePicker.maximumDate(_:)") {
            let picker = UIDatePicker().maximumDate(day).date(day + 60)
            return picker.maximumDate == day && picker.date == day
        },
        .init("UIDatePicker.countDownDuration(_:)") { UIDatePicker().countDownDuration(150).countDownDuration == 120 },
        .init("UIDatePicker.minuteInterval(_:)") { UIDatePicker().minuteInterval(15).minuteInterval == 15 },
        .init("UIDatePicker.preferredDatePickerStyle(_:)") {
            let picker = UIDatePicker().preferredDatePickerStyle(.wheels)
            return picker.datePickerStyle == .wheels && picker.intrinsicContentSize.height == 216
        },
        .init("UIDatePicker.roundsToMinuteInterval(_:)") {
            !UIDatePicker().roundsToMinuteInterval(false).roundsToMinuteInterval
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
        .init("UIPickerView.showsSelectionIndicator(_:)") {
            !UIPickerView().showsSelectionIndicator(false).showsSelectionIndicator
        },
    ]

    static let spinners: [FluentEffect] = [
        .init("UIActivityIndicatorView.style(_:)") {
            UIActivityIndicatorView().style(.large).intrinsicContentSize == CGSize(width: 37, height: 37)
        },
        .init("UIActivityIndicatorView.color(_:)") {
            UIActivityIndicatorView().color(.red).color == .red
                && UIActivityIndicatorView().color(.red).color(nil).color == .secondaryLabel
        },
        .init("UIActivityIndicatorView.animating(_:)") {
            let spinner = UIActivityIndicatorView().animating(true)
            let isShown = spinner.isAnimating && !spinner.isHidden
            return isShown && !spinner.animating(false).isAnimating
        },
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

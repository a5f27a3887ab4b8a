import UIKit

/// A picker that replaces the keyboard of the currency field.
final class CurrencyPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {

    struct Currency: Equatable {
        let code: String
        let name: String
    }

    static let all = [
        Currency(code: "EUR", name: "Euro"),
        Currency(code: "CHF", name: "Swiss franc"),
        Currency(code: "GBP", name: "Pound sterling"),
        Currency(code: "JPY", name: "Yen"),
        Currency(code: "USD", name: "US dollar"),
    ]

    var onChoice: (Currency) -> Void = { _ in }

    convenience init(chosen: String) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        dataSource = self
        delegate = self
        if let row = CurrencyPicker.all.firstIndex(where: { $0.code == chosen }) {
            selectRow(row, inComponent: 0, animated: false)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        CurrencyPicker.all.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        CurrencyPicker.all[row].name
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        onChoice(CurrencyPicker.all[row])
    }

}

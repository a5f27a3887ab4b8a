import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIPickerViewTests {
    class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
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

    private final class Described: Fruits, UIPickerViewAccessibilityDelegate {
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
            "wheel \(component)"
        }
        func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
            component == 0 ? "turns" : nil
        }
    }

    @Test func delegatesDescribeWheels() {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        func described() -> [String] {
            picker.layoutIfNeeded()
            return picker.subviews.compactMap { $0 as? PickerWheel }.map {
                "\($0.derivedAccessibility.label ?? "-") \($0.derivedAccessibility.hint ?? "-")"
            }
        }
        let (fruits, others) = (Fruits(), Described())
        picker.dataSource = fruits
        picker.delegate = fruits
        #expect(described() == ["- -", "- -"])
        picker.delegate = others
        #expect(described() == ["wheel 0 turns", "wheel 1 -"])
    }

    @Test func thePickerShowsRowsAndSendsOfChoices() {
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
}

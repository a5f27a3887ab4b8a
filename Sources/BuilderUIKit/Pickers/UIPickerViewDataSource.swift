import Foundation

/// Methods that provide the number of a picker's wheels and of their rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of a wheel's rows.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that provide the rows of a picker. All are optional, as in UIKit; a view takes precedence over an attributed
/// title, and that over a title.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the width of a wheel, in points; −1, the default, for an equal share.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of a wheel's rows, in points; −1, the default, for 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the attributed title of a row.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Notifies the delegate that the user selected a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    private var proxied: ForwardedCalls<any UIPickerViewDelegate>? { ForwardedCalls(self) }

    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        proxied?.send([pickerView, component]) { $0.pickerView(pickerView, widthForComponent: component) } ?? -1
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        proxied?.send([pickerView, component]) { $0.pickerView(pickerView, rowHeightForComponent: component) } ?? -1
    }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        proxied?.send([pickerView, row, component]) {
            $0.pickerView(pickerView, titleForRow: row, forComponent: component)
        } ?? nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        proxied?.send([pickerView, row, component]) {
            $0.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        } ?? nil
    }
    /// Returns a marker for a missing view: the title is displayed.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        proxied?.send([pickerView, row, component, view]) {
            $0.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
        } ?? MissingPickerRowView()
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        proxied?.send([pickerView, row, component]) {
            $0.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
}

/// A marker of a delegate that provides no views for rows.
final class MissingPickerRowView: UIView {}

/// The texts that assistive technologies read of a picker's wheels.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the label of a wheel; nil by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Returns the hint of a wheel; nil by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    private var proxied: ForwardedCalls<any UIPickerViewAccessibilityDelegate>? { ForwardedCalls(self) }

    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        proxied?.send([pickerView, component]) { $0.pickerView(pickerView, accessibilityLabelForComponent: component) }
            ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        proxied?.send([pickerView, component]) { $0.pickerView(pickerView, accessibilityHintForComponent: component) }
            ?? nil
    }
}

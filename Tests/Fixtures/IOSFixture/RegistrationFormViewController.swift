import QuartzCore
import UIKit

private var hintKey: UInt8 = 0

extension UITextField {
    private enum Keys {
        static var isRequired: UInt8 = 0
    }

    /// A form's message about the field.
    var hint: String? {
        get { objc_getAssociatedObject(self, &hintKey) as? String }
        set { objc_setAssociatedObject(self, &hintKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    var isRequired: Bool {
        get { objc_getAssociatedObject(self, &Keys.isRequired) as? Bool ?? false }
        set {
            objc_setAssociatedObject(
                self, &Keys.isRequired, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
        animation.duration = 0.5
        animation.values = [-12.0, 12.0, -6.0, 6.0, 0.0]
        layer.add(animation, forKey: "shake")
    }
}

/// A form with what stands beside a keyboard on a phone: toolbars, pickers, searches, alerts.
public final class RegistrationFormViewController: UIViewController {
    let searchBar = UISearchBar()
    let nameField = UITextField()
    let countryField = UITextField()
    let birthdayPicker = UIDatePicker()
    private let countryPicker = UIPickerView()
    private let countries = ["France", "Japan", "Peru"]
    private var animator: UIViewPropertyAnimator?
    private(set) var searches: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        searchBar.delegate = self
        searchBar.searchBarStyle = .minimal
        searchBar.showsCancelButton = true
        searchBar.searchTextField.textColor = .label
        countryPicker.dataSource = self
        countryPicker.delegate = self
        countryField.inputView = countryPicker
        countryField.inputAccessoryView = makeToolbar()
        nameField.isRequired = true
        nameField.hint = "As on your passport"
        nameField.delegate = self
        birthdayPicker.datePickerMode = .date
        birthdayPicker.preferredDatePickerStyle = .compact
        birthdayPicker.addAction(UIAction { [weak self] _ in self?.validate() }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [searchBar, nameField, countryField, birthdayPicker])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
        toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        reveal()
    }

    private func makeToolbar() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        let done = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.countryField.resignFirstResponder() })
        toolbar.setItems([UIBarButtonItem(barButtonSystemItem: .flexibleSpace), done], animated: false)
        toolbar.sizeToFit()
        return toolbar
    }

    private func reveal() {
        view.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { self.view.alpha = 1 }
        animator.addCompletion { [weak self] position in
            if position == .end { self?.animator = nil }
        }
        animator.startAnimation()
        self.animator = animator
    }

    func validate() {
        guard (nameField.text ?? "").isEmpty, nameField.isRequired else { return }
        nameField.shake()
        let alert = UIAlertController(title: "Name", message: nameField.hint, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.nameField.text = "?" })
        present(alert, animated: true)
    }
}

extension RegistrationFormViewController: UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        searches.append(searchText)
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}

extension RegistrationFormViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        countries.count
    }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        countries[row]
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        countryField.text = countries[row]
    }
}

extension RegistrationFormViewController: UITextFieldDelegate {
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let text = textField.text, let swiftRange = Range(range, in: text) else { return false }
        textField.text = text.replacingCharacters(in: swiftRange, with: string).uppercased()
        let end = textField.endOfDocument
        textField.selectedTextRange = textField.textRange(from: end, to: end)
        return false
    }
}

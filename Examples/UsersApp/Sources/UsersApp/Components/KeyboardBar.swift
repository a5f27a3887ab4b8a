import Builder
import UIKit

/// An input accessory toolbar with buttons for the previous field, the next field, and dismissal.
final class KeyboardBar: UIToolbar {

    private let previous = UIBarButtonItem(image: UIImage(systemName: "chevron.up"), style: .plain)
    private let following = UIBarButtonItem(image: UIImage(systemName: "chevron.down"), style: .plain)
    private let done = UIBarButtonItem(title: "Done", style: .done)

    private var fields: [UITextField] = []

    convenience init(for fields: [UITextField]) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        self.fields = fields
        isTranslucent = true
        tintColor = .harbour
        let gap = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
        gap.width = 16
        items = [previous, gap, following, .flexibleSpace(), done]
        previous.onTap { [weak self] _ in self?.move(by: -1) }
        following.onTap { [weak self] _ in self?.move(by: 1) }
        done.onTap { [weak self] _ in self?.leave() }
        done.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 17, weight: .semibold)], for: .normal)
        sizeToFit()
        for field in fields { field.inputAccessoryView = self }
    }

    private var current: Int? {
        fields.firstIndex { $0.isFirstResponder }
    }

    private func move(by step: Int) {
        guard let index = current, fields.indices.contains(index + step) else { return }
        _ = fields[index + step].becomeFirstResponder()
    }

    private func leave() {
        guard let index = current else { return }
        _ = fields[index].resignFirstResponder()
    }

}

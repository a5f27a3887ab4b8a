import Foundation

// The button that empties a field.

extension UITextField {
    func placeClearButton() {
        guard showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds).offsetBy(dx: clearOffset.horizontal, dy: clearOffset.vertical)
    }

    func showClearImage() {
        let size = UIImage.SymbolConfiguration(pointSize: 15)
        let image = clearImage ?? UIImage(systemName: "xmark.circle.fill", withConfiguration: size)
        clearButton?.setImage(image, for: .normal)
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.tintColor = .tertiaryLabel
        button.addAction(UIAction { [weak self] _ in self?.clearByTap() }, for: .touchUpInside)
        addSubview(button)
        clearButton = button
        showClearImage()
        return button
    }

    private func clearByTap() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        tellOfTyping()
    }
}

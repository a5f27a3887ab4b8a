import Foundation

/// The time of an inline date picker, whose hours or minutes a tap selects and typed digits replace.
///
/// A number that can't have another digit moves the selection from the hours to the minutes. Where hours are counted to
/// 12, the first letters of the day's halves change them. A picker sends `editingDidBegin` and `editingDidEnd` with the
/// focus (the order of the actions and the selection's look are not measured).
@MainActor
final class DatePickerTimeLabel: DatePickerLabel, UIKeyInput {
    weak var picker: UIDatePicker?
    var keyboardType = UIKeyboardType.numberPad
    /// The selected component; nil without the focus.
    private(set) var selection: Calendar.Component? { didSet { highlight() } }
    /// The digits that were typed since the selection changed.
    private var digits = ""

    override func didInitialize() {
        super.didInitialize()
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self, weak tap] _ in
            if let self, let tap { select(at: tap.location(in: label).x) }
        }
        addGestureRecognizer(tap)
    }

    override func show(_ text: String, isEnabled: Bool) {
        super.show(text, isEnabled: isEnabled)
        highlight()
    }

    // MARK: Selection

    /// The ranges of the hours and minutes in the text.
    private var numbers: [Range<String.Index>] {
        let text = label.text ?? ""
        var ranges: [Range<String.Index>] = []
        for index in text.indices where text[index].isNumber {
            let end = text.index(after: index)
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(index..<end)
            }
        }
        return ranges
    }

    private func highlight() {
        guard let text = label.text else { return }
        let numbers = numbers
        // The text alone discards the attributes.
        label.text = text
        guard let selection, numbers.count > 1 else { return }
        let shown = NSMutableAttributedString(
            string: text, attributes: [.foregroundColor: label.textColor as Any, .font: label.font as Any])
        shown.addAttributes(
            [.backgroundColor: tintColor.withAlphaComponent(0.25)],
            range: NSRange(numbers[selection == .hour ? 0 : 1], in: text))
        label.attributedText = shown
    }

    /// Selects the hours or the minutes at a place, in points from the text's frame.
    private func select(at x: CGFloat) {
        guard isFirstResponder || becomeFirstResponder() else { return }
        digits = ""
        selection = x < boundary ? .hour : .minute
    }

    /// The place between hours and minutes, in points from the left edge of the text's frame.
    private var boundary: CGFloat {
        let numbers = numbers
        guard let text = label.text, let hours = numbers.first, numbers.count > 1 else { return label.bounds.midX }
        func width(_ part: Substring) -> CGFloat {
            NSAttributedString(string: String(part), attributes: [.font: label.font as Any]).size().width
        }
        return (label.bounds.width - width(text[...])) / 2 + width(text[...hours.upperBound])
    }

    // MARK: Focus

    override var canBecomeFirstResponder: Bool { picker?.isEnabled ?? false }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard super.becomeFirstResponder() else { return false }
        (digits, selection) = ("", .hour)
        picker?.sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let hadFocus = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        (digits, selection) = ("", nil)
        if hadFocus { picker?.sendActions(for: .editingDidEnd) }
        return true
    }

    // MARK: Keys

    var hasText: Bool { !digits.isEmpty }

    func insertText(_ text: String) {
        for character in text {
            if character.isNewline {
                resignFirstResponder()
            } else if let digit = character.wholeNumberValue, digit < 10 {
                type(digit)
            } else {
                picker?.chooseHalfDay(beginningWith: character)
            }
        }
    }

    func deleteBackward() {
        guard !digits.isEmpty else { return }
        digits.removeLast()
        commit()
    }

    private func type(_ digit: Int) {
        guard let selection, let picker else { return }
        let greatest = selection == .minute ? 59 : picker.format.usesHalfDays ? 12 : 23
        digits += "\(digit)"
        // A number that is too great begins anew with its last digit.
        if (Int(digits) ?? 0) > greatest { digits = "\(digit)" }
        commit()
        guard digits.count > 1 || digit * 10 > greatest else { return }
        digits = ""
        if selection == .hour { self.selection = .minute }
    }

    private func commit() {
        if let selection, let value = Int(digits) { picker?.choose(value, of: selection) }
    }
}

extension UIDatePicker {
    /// Changes the hours or the minutes as a user does. Hours are those of the locale, in the same half of the day.
    fileprivate func choose(_ value: Int, of component: Calendar.Component) {
        let time = format.calendar.dateComponents([.hour, .minute], from: shownDate)
        let (hour, minute) = (time.hour ?? 0, time.minute ?? 0)
        guard component == .hour else { return choose(hour: hour, minute: value - value % minuteInterval) }
        guard format.usesHalfDays else { return choose(hour: value, minute: minute) }
        // A zero awaits another digit.
        if value > 0 { choose(hour: value % 12 + (hour < 12 ? 0 : 12), minute: minute) }
    }

    /// Changes the half of the day to the one whose symbol begins with a letter, if only one does.
    fileprivate func chooseHalfDay(beginningWith letter: Character) {
        guard format.usesHalfDays else { return }
        let symbols = format.symbols
        func begins(_ symbol: String) -> Bool { symbol.lowercased().hasPrefix(letter.lowercased()) }
        let isMorning = begins(symbols.amSymbol)
        guard isMorning != begins(symbols.pmSymbol) else { return }
        let time = format.calendar.dateComponents([.hour, .minute], from: shownDate)
        choose(hour: (time.hour ?? 0) % 12 + (isMorning ? 0 : 12), minute: time.minute ?? 0)
    }

    private func choose(hour: Int, minute: Int) {
        let calendar = format.calendar
        let second = calendar.component(.second, from: date)
        let chosen = calendar.date(bySettingHour: hour, minute: minute, second: second, of: date)
        if let chosen, chosen != date { simulateChoice(of: chosen) }
    }
}

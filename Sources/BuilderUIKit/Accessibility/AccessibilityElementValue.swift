import Foundation

/// What an assistive technology knows of one element of a screen.
package struct AccessibilityElementValue: Hashable, Sendable {
    /// The number in the order of visits, from 1.
    package let number: Int
    package let label: String?
    package let value: String?
    package let hint: String?
    package let traits: UIAccessibilityTraits
    package let identifier: String?
    /// The names of the custom actions.
    package let actions: [String]
    /// The kind of the nearest container that has one.
    let container: UIAccessibilityContainerType
    /// The frame in the root's coordinates, in points.
    package let frame: CGRect
    /// The words that say what the element is and in which state, as VoiceOver speaks them; some are from memory.
    package let words: [String]
}

extension AccessibilityElementValue {
    @MainActor
    init(_ entry: AccessibilityTree.Entry, number: Int) {
        let object = entry.object
        self.number = number
        label = object.spokenLabel.flatMap { $0.isEmpty ? nil : $0 }
        hint = object.spokenHint.flatMap { $0.isEmpty ? nil : $0 }
        traits = object.accessibilityTraits
        identifier =
            (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
            ?? (object as? UIAccessibilityElement)?.accessibilityIdentifier
        actions = (object as? UIResponder)?.accessibilityCustomActions?.map(\.name) ?? []
        container = Self.container(of: object)
        frame = entry.frame
        let value = object.spokenValue.flatMap { $0.isEmpty ? nil : $0 }
        self.value = traits.contains(.toggleButton) ? Self.stateWord(value) : value
        words = Self.words(of: object, traits)
    }

    @MainActor
    private static func container(of object: NSObject) -> UIAccessibilityContainerType {
        var view = object as? UIView ?? (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
        while let current = view {
            if current.accessibilityContainerType != .none { return current.accessibilityContainerType }
            view = current.superview
        }
        return .none
    }

    /// The name of the kind of the container; nil if it has none.
    package var containerName: String? {
        switch container {
        case .none: nil
        case .dataTable: "table"
        case .list: "list"
        case .landmark: "landmark"
        case .semanticGroup: "group"
        }
    }

    private static func stateWord(_ value: String?) -> String? {
        value == "1" ? "on" : value == "0" ? "off" : value
    }

    @MainActor
    private static func words(of object: NSObject, _ traits: UIAccessibilityTraits) -> [String] {
        var words: [String] = []
        func add(_ trait: UIAccessibilityTraits, _ word: String) { if traits.contains(trait) { words.append(word) } }
        add(.selected, "selected")
        add(.notEnabled, "dimmed")
        add(.header, "heading")
        add(.link, "link")
        add(.image, "image")
        if object is TabItemView {
            words.append("tab")
        } else if traits.contains(.toggleButton) {
            words.append("switch button")
        } else {
            add(.button, "button")
        }
        add(.keyboardKey, "keyboard key")
        if let field = object as? UITextField, !traits.contains(.searchField) {
            words.append(field.isSecureTextEntry ? "secure text field" : "text field")
        } else if (object as? UITextView)?.isEditable == true {
            words.append("text field")
        }
        add(.searchField, "search field")
        if object is PickerWheel { words.append("picker item") }
        add(.adjustable, "adjustable")
        if let position = position(of: object) { words.append("\(position.number) of \(position.count)") }
        return words
    }

    /// Returns the number of a tab or a segment among all.
    @MainActor
    private static func position(of object: NSObject) -> (number: Int, count: Int)? {
        if let segment = object as? SegmentView, let control = segment.superview as? UISegmentedControl {
            return control.segments.firstIndex { $0 === segment }.map { ($0 + 1, control.segments.count) }
        }
        guard let tab = object as? TabItemView, let items = (tab.superview as? UITabBar)?.items else { return nil }
        return items.firstIndex { $0 === tab.item }.map { ($0 + 1, items.count) }
    }
}

extension AccessibilityElementValue: CustomStringConvertible {
    /// The element in one line, such as `2 "Wi-Fi" value="on" (switch button) frame=(16 99; 358 44)`.
    package var description: String {
        var parts = ["\(number)", label.map { quoted($0) } ?? "–"]
        if let value { parts.append("value=\(quoted(value))") }
        if !words.isEmpty { parts.append("(\(words.joined(separator: ", ")))") }
        if let hint { parts.append("hint=\(quoted(hint))") }
        if !actions.isEmpty { parts.append("actions=" + actions.map { quoted($0) }.joined(separator: ",")) }
        if let containerName { parts.append("container=\(containerName)") }
        if let identifier { parts.append("id=\(quoted(identifier))") }
        parts.append("\(TextTreeDetail.rect("frame", frame))")
        return parts.joined(separator: " ")
    }
}

private func quoted(_ text: String) -> String { NumberText.quoted(text) }

extension UIView {
    /// The elements of this view and its descendants for assistive technologies as text, one line for each, in the
    /// order in which VoiceOver visits them.
    ///
    /// A line contains a number, the label, the value, what the element is and its state in VoiceOver's words, the
    /// hint, the custom actions, the kind of the container, the identifier, and the frame in this view's coordinates in
    /// points.
    ///
    /// ```
    /// 1 "Settings" (heading) frame=(0 59; 390 44)
    /// 2 "Wi-Fi" value="on" (switch button) frame=(311 110; 51 31)
    /// ```
    ///
    /// The views are read as they are: lay out first.
    public var accessibilityTextTree: String {
        AccessibilityTree(of: self).elements.map { "\($0)\n" }.joined()
    }
}

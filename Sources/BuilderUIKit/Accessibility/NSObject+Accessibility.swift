import Foundation

/// An object with values for assistive technologies.
///
/// On Apple's systems these are members of `NSObject`, which subclasses override. Swift has no overridable members in
/// extensions without an Objective-C runtime, so here they are members of this protocol's extension. Responders, bar
/// items and text attachments declare their own, which subclasses can override and to which the extension forwards: a
/// view has the same label as an `NSObject`.
@preconcurrency @MainActor
public protocol _AccessibleObject: NSObject {}

extension NSObject: _AccessibleObject {}

/// A class with overridable accessibility properties of its own.
@MainActor
protocol AccessibilityValueHolder: AnyObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIResponder: AccessibilityValueHolder {}
extension UIBarItem: AccessibilityValueHolder {}
extension NSTextAttachment: AccessibilityValueHolder {}

nonisolated(unsafe) private var valuesKey: UInt8 = 0

/// The values of an object that are associated with it.
struct ObjectAccessibility {
    var isElement = false
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var traits = UIAccessibilityTraits.none
    var language: String?
    var elements: [Any]?
    var respondsToInteraction = true
    var elementsHidden = false
}

extension NSObject {
    /// The values that are associated with the object; they are released like all associated values.
    nonisolated var objectAccessibility: ObjectAccessibility {
        get { objc_getAssociatedObject(self, &valuesKey) as? ObjectAccessibility ?? ObjectAccessibility() }
        set { objc_setAssociatedObject(self, &valuesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

extension _AccessibleObject {
    private var holder: (any AccessibilityValueHolder)? { self as? any AccessibilityValueHolder }
    private var responder: UIResponder? { self as? UIResponder }

    /// A Boolean value that indicates whether assistive technologies can access the object; false by default.
    public var isAccessibilityElement: Bool {
        get { holder?.isAccessibilityElement ?? objectAccessibility.isElement }
        set {
            if let holder { holder.isAccessibilityElement = newValue } else { objectAccessibility.isElement = newValue }
        }
    }
    /// The label for assistive technologies; nil by default.
    public var accessibilityLabel: String? {
        get { if let holder { holder.accessibilityLabel } else { objectAccessibility.label?.string } }
        set { setText(newValue.map { NSAttributedString(string: $0) }, \.accessibilityLabel, \.label) }
    }
    /// The hint for assistive technologies; nil by default.
    public var accessibilityHint: String? {
        get { if let holder { holder.accessibilityHint } else { objectAccessibility.hint?.string } }
        set { setText(newValue.map { NSAttributedString(string: $0) }, \.accessibilityHint, \.hint) }
    }
    /// The value for assistive technologies; nil by default.
    public var accessibilityValue: String? {
        get { if let holder { holder.accessibilityValue } else { objectAccessibility.value?.string } }
        set { setText(newValue.map { NSAttributedString(string: $0) }, \.accessibilityValue, \.value) }
    }
    /// The label with attributes.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get {
            if let responder { return responder.accessibilityAttributedLabel }
            return attributedText(\.accessibilityLabel, \.label)
        }
        set {
            if let responder {
                responder.accessibilityAttributedLabel = newValue
            } else {
                setText(newValue, \.accessibilityLabel, \.label)
            }
        }
    }
    /// The hint with attributes.
    public var accessibilityAttributedHint: NSAttributedString? {
        get {
            if let responder { return responder.accessibilityAttributedHint }
            return attributedText(\.accessibilityHint, \.hint)
        }
        set {
            if let responder {
                responder.accessibilityAttributedHint = newValue
            } else {
                setText(newValue, \.accessibilityHint, \.hint)
            }
        }
    }
    /// The value with attributes.
    public var accessibilityAttributedValue: NSAttributedString? {
        get {
            if let responder { return responder.accessibilityAttributedValue }
            return attributedText(\.accessibilityValue, \.value)
        }
        set {
            if let responder {
                responder.accessibilityAttributedValue = newValue
            } else {
                setText(newValue, \.accessibilityValue, \.value)
            }
        }
    }
    /// The characteristics for assistive technologies; none by default.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { holder?.accessibilityTraits ?? objectAccessibility.traits }
        set { if let holder { holder.accessibilityTraits = newValue } else { objectAccessibility.traits = newValue } }
    }
    /// The language in which the texts are spoken; nil by default.
    public var accessibilityLanguage: String? {
        get { if let responder { responder.accessibilityLanguage } else { objectAccessibility.language } }
        set {
            if let responder {
                responder.accessibilityLanguage = newValue
            } else {
                objectAccessibility.language = newValue
            }
        }
    }
    /// The elements of the object; nil by default.
    public var accessibilityElements: [Any]? {
        get { if let responder { responder.accessibilityElements } else { objectAccessibility.elements } }
        set {
            if let responder {
                responder.accessibilityElements = newValue
            } else {
                objectAccessibility.elements = newValue
            }
        }
    }
    /// A Boolean value that indicates whether assistive technologies can act on the object; true by default.
    public var accessibilityRespondsToUserInteraction: Bool {
        get { responder?.accessibilityRespondsToUserInteraction ?? objectAccessibility.respondsToInteraction }
        set {
            if let responder {
                responder.accessibilityRespondsToUserInteraction = newValue
            } else {
                objectAccessibility.respondsToInteraction = newValue
            }
        }
    }
    /// A Boolean value that indicates whether the elements of the object are hidden; false by default.
    public var accessibilityElementsHidden: Bool {
        get { responder?.accessibilityElementsHidden ?? objectAccessibility.elementsHidden }
        set {
            if let responder {
                responder.accessibilityElementsHidden = newValue
            } else {
                objectAccessibility.elementsHidden = newValue
            }
        }
    }
    /// Returns the number of the object's elements.
    public func accessibilityElementCount() -> Int {
        responder?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }
    /// Returns the element at an index; nil if there is none.
    public func accessibilityElement(at index: Int) -> Any? {
        if let responder { return responder.accessibilityElement(at: index) }
        return accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an element; `NSNotFound` for others.
    public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.index(ofAccessibilityElement: element) ?? NSNotFound
    }

    /// Returns a text with the attributes that it was set with.
    func attributedText(
        _ own: ReferenceWritableKeyPath<any AccessibilityValueHolder, String?>,
        _ associated: KeyPath<ObjectAccessibility, NSAttributedString?>
    ) -> NSAttributedString? {
        let attributed = objectAccessibility[keyPath: associated]
        guard let holder else { return attributed }
        guard let text = holder[keyPath: own] else { return nil }
        return attributed?.string == text ? attributed : NSAttributedString(string: text)
    }

    func setText(
        _ text: NSAttributedString?, _ own: ReferenceWritableKeyPath<any AccessibilityValueHolder, String?>,
        _ associated: WritableKeyPath<ObjectAccessibility, NSAttributedString?>
    ) {
        if let holder { holder[keyPath: own] = text?.string }
        objectAccessibility[keyPath: associated] = text
    }
}

extension UIResponder {
    /// Returns a text with the attributes that it was set with.
    func attributed(
        _ text: String?, _ path: KeyPath<ObjectAccessibility, NSAttributedString?>
    ) -> NSAttributedString? {
        let attributed = objectAccessibility[keyPath: path]
        return attributed?.string == text ? attributed : text.map { NSAttributedString(string: $0) }
    }

    /// Keeps a text's attributes, and returns the text.
    func keep(
        _ text: NSAttributedString?, _ path: WritableKeyPath<ObjectAccessibility, NSAttributedString?>
    ) -> String? {
        objectAccessibility[keyPath: path] = text
        return text?.string
    }
}

/// The texts that assistive technologies speak: those with attributes, which the others provide by default.
extension _AccessibleObject {
    var spokenLabel: String? { accessibilityAttributedLabel?.string ?? accessibilityLabel }
    var spokenHint: String? { accessibilityAttributedHint?.string ?? accessibilityHint }
    var spokenValue: String? { accessibilityAttributedValue?.string ?? accessibilityValue }
}

extension [Any] {
    /// Returns the index of an element that is equal to a given one; nil for none.
    ///
    /// Values without `Hashable` are equal to themselves only.
    func index(ofAccessibilityElement element: Any) -> Int? {
        guard let element = element as? AnyHashable else {
            return firstIndex { $0 as AnyObject === element as AnyObject }
        }
        return firstIndex { $0 as? AnyHashable == element }
    }
}

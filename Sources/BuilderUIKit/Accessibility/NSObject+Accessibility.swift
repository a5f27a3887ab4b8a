import Foundation

/// An object with values for assistive technologies.
///
/// On Apple's systems these are members of `NSObject`. Here they are members of this protocol's extension, so that
/// classes can declare stored ones of the same names: a view's are its own.
public protocol _AccessibleObject: NSObject {}

extension NSObject: _AccessibleObject {}

nonisolated(unsafe) private var valuesKey: UInt8 = 0

/// The values of one object.
private struct ObjectAccessibility {
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

extension _AccessibleObject {
    private var accessibility: ObjectAccessibility {
        objc_getAssociatedObject(self, &valuesKey) as? ObjectAccessibility ?? ObjectAccessibility()
    }

    /// A Boolean value that indicates whether assistive technologies can access the object; false by default.
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { update { $0.isElement = newValue } }
    }
    /// The label for assistive technologies; nil by default.
    public var accessibilityLabel: String? {
        get { accessibility.label?.string }
        set { update { $0.label = newValue.map { NSAttributedString(string: $0) } } }
    }
    /// The hint for assistive technologies; nil by default.
    public var accessibilityHint: String? {
        get { accessibility.hint?.string }
        set { update { $0.hint = newValue.map { NSAttributedString(string: $0) } } }
    }
    /// The value for assistive technologies; nil by default.
    public var accessibilityValue: String? {
        get { accessibility.value?.string }
        set { update { $0.value = newValue.map { NSAttributedString(string: $0) } } }
    }
    /// The label with attributes.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.label }
        set { update { $0.label = newValue } }
    }
    /// The hint with attributes.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility.hint }
        set { update { $0.hint = newValue } }
    }
    /// The value with attributes.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.value }
        set { update { $0.value = newValue } }
    }
    /// The characteristics for assistive technologies; none by default.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { update { $0.traits = newValue } }
    }
    /// The language in which the texts are spoken; nil by default.
    public var accessibilityLanguage: String? {
        get { accessibility.language }
        set { update { $0.language = newValue } }
    }
    /// The elements of the object; nil by default.
    public var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { update { $0.elements = newValue } }
    }
    /// A Boolean value that indicates whether assistive technologies can act on the object; true by default.
    public var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToInteraction }
        set { update { $0.respondsToInteraction = newValue } }
    }
    /// A Boolean value that indicates whether the elements of the object are hidden; false by default.
    public var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { update { $0.elementsHidden = newValue } }
    }
    /// Returns the number of the object's elements.
    public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at an index; nil if there is none.
    public func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an element; `NSNotFound` for others.
    public func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    private func update(_ change: (inout ObjectAccessibility) -> Void) {
        var values = accessibility
        change(&values)
        objc_setAssociatedObject(self, &valuesKey, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

import Foundation

/// The base class of all objects in the responder chain.
@preconcurrency @MainActor
open class UIResponder: _MainActorObject {
    /// Creates a responder.
    public override init(_responder: Void) { super.init(_responder: ()) }

    /// Creates a responder.
    public init() { super.init(_responder: ()) }

    /// The next object in the chain: a view's controller or superview, or the superview of a controller's view.
    open var next: UIResponder? { nil }

    /// A Boolean value that indicates whether the object can become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that indicates whether the object can resign as the first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// The window that stores the first responder for this object; nil for none.
    var responderWindow: UIWindow? { next?.responderWindow }

    /// A Boolean value that indicates whether the object is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this object the first responder of its window.
    ///
    /// Returns false without a window, or if this object or the current first responder refuses. A view without a window
    /// becomes it when it moves to one, as in UIKit, so that a field may ask for it before its screen appears.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        guard let window = responderWindow else {
            (self as? UIView)?.becomesFirstResponderInWindow = true
            return false
        }
        if window.firstResponder === self { return true }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Resigns as the first responder of its window; returns false if the object refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        (self as? UIView)?.becomesFirstResponderInWindow = false
        if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    // MARK: Actions

    /// Returns a Boolean value that indicates whether the object performs a method for a sender; by default, whether it
    /// has the method. It has those standard edit actions that its class, or one before ``UIResponder``, overrides.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard StandardEditAction.isName(action) else { return responds(to: action) }
        return StandardEditAction.isImplemented(action, by: self)
    }

    /// Returns the object that performs a method: this one, or the next one in the chain that does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Touches

    /// Called when fingers touch the screen; by default, forwards to the next responder, as do the methods below.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when touches end without being lifted, for example because a gesture recognizes them.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when estimated properties of touches, such as the force of a pencil, are known exactly; it isn't called.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Motion

    /// Called when a motion such as shaking begins; the device isn't moved here, but code may call the method.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when a motion ends.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Called when a motion is interrupted.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Keyboard

    /// The key commands that the object handles; nil by default.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Called when a key or a button is pressed; by default, forwards to the next responder, as do the methods below.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Called when the force or position of a press changes.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when a key or a button is released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called when presses are interrupted.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Called when a remote control is used; it isn't.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
    /// The input mode of the object; nil for the user's.
    open var textInputMode: UITextInputMode? { next?.textInputMode }
    /// An identifier under which the object's input mode is remembered; nil by default.
    open var textInputContextIdentifier: String? { nil }
    /// The editing gestures of three fingers that take effect, which don't occur here; the system's by default.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// The controller of the view that replaces the keyboard; nil by default.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of the view above the keyboard; nil by default.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The buttons beside the suggestions above the keyboard, which isn't shown.
    open var inputAssistantItem: UITextInputAssistantItem {
        let key = ObjectIdentifier(UITextInputAssistantItem.self)
        if let item = attachments[key] as? UITextInputAssistantItem { return item }
        let item = UITextInputAssistantItem()
        attachments[key] = item
        return item
    }
    /// Updates the input view and its accessory.
    open func reloadInputViews() { responderWindow?.setNeedsInputViews() }

    /// The view that replaces the keyboard; nil by default.
    ///
    /// It is shown at the window's bottom while the object is the first responder. A keyboard isn't shown, as on a
    /// device with a hardware keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard; nil by default.
    ///
    /// It is shown at the window's bottom while the object, or a responder whose chain contains it, is the first
    /// responder, and for a visible controller that can become the first responder while nothing else is it.
    /// Constraints determine its height if it is flexible in height and has an intrinsic size.
    open var inputAccessoryView: UIView? { nil }

    // MARK: Editing

    /// The nearest undo manager in the responder chain.
    open var undoManager: UndoManager? { next?.undoManager }
    /// Cuts the selection; does nothing by default, like the actions below.
    open func cut(_ sender: Any?) {}
    /// Copies the selection.
    open func copy(_ sender: Any?) {}
    /// Pastes the pasteboard's contents.
    open func paste(_ sender: Any?) {}
    /// Pastes the pasteboard's text in the style of the text around it.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Deletes the selection.
    open func delete(_ sender: Any?) {}
    /// Selects the word or element at the insertion point.
    open func select(_ sender: Any?) {}
    /// Selects everything.
    open func selectAll(_ sender: Any?) {}
    /// Turns bold on or off.
    open func toggleBoldface(_ sender: Any?) {}
    /// Turns italics on or off.
    open func toggleItalics(_ sender: Any?) {}
    /// Turns the underline on or off.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the text larger.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the text smaller.
    open func decreaseSize(_ sender: Any?) {}
    /// Writes the text from left to right.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Writes the text from right to left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Changes the attributes of the selection; isn't called.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
    /// Called to show a panel that searches in the object's text; does nothing, other than in text views.
    open func find(_ sender: Any?) {}
    /// Called to show a panel that replaces text; does nothing, other than in text views.
    open func findAndReplace(_ sender: Any?) {}
    /// Called to show the next result of a search; does nothing, other than in text views.
    open func findNext(_ sender: Any?) {}
    /// Called to show the previous result of a search; does nothing, other than in text views.
    open func findPrevious(_ sender: Any?) {}
    /// Called to search the selected text; does nothing, other than in text views.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Prints the content.
    open func printContent(_ sender: Any?) {}
    /// Duplicates the selection.
    open func duplicate(_ sender: Any?) {}
    /// Moves the selection or the document.
    open func move(_ sender: Any?) {}
    /// Renames the selection or the document.
    open func rename(_ sender: Any?) {}
    /// Exports the selection or the document.
    open func export(_ sender: Any?) {}
    /// Pastes a text into a field and submits it.
    open func pasteAndGo(_ sender: Any?) {}
    /// Pastes a text into a field and searches for it.
    open func pasteAndSearch(_ sender: Any?) {}
    /// Aligns the text to the left.
    open func alignLeft(_ sender: Any?) {}
    /// Centers the text.
    open func alignCenter(_ sender: Any?) {}
    /// Aligns the text to both sides.
    open func alignJustified(_ sender: Any?) {}
    /// Aligns the text to the right.
    open func alignRight(_ sender: Any?) {}
    /// Creates a document from the pasteboard.
    open func newFromPasteboard(_ sender: Any?) {}
    /// Closes the scene.
    open func performClose(_ sender: Any?) {}
    /// Shows the writing tools, which don't exist here.
    open func showWritingTools(_ sender: Any?) {}
    /// Inserts a text that the camera recognizes; there is no camera.
    open func captureTextFromCamera(_ sender: Any?) {}
    /// The types of items that the object accepts; nil by default.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { attachments[ObjectIdentifier(UIPasteConfiguration.self)] as? UIPasteConfiguration }
        set { attachments[ObjectIdentifier(UIPasteConfiguration.self)] = newValue }
    }
    /// Pastes items; does nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Returns a Boolean value that indicates whether items can be pasted; false without a paste configuration.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration != nil }
    /// Changes the system's menus; does nothing by default. It is called on the app and its delegate, once for the menu
    /// bar, when a key is pressed.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Updates a command before it is shown; does nothing by default.
    open func validate(_ command: UICommand) {}

    // MARK: Activities

    /// The activity that the object represents; nil by default.
    open var userActivity: NSUserActivity? {
        get { attachments[ObjectIdentifier(NSUserActivity.self)] as? NSUserActivity }
        set { attachments[ObjectIdentifier(NSUserActivity.self)] = newValue }
    }
    /// Updates an activity before it is saved; does nothing by default, and isn't called.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Restores the state of an activity; does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Saves state for the next launch; does nothing by default, and isn't called.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores state of an earlier launch; does nothing by default, and isn't called.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after all objects restored their state; does nothing by default, and isn't called.
    open func applicationFinishedRestoringState() {}

    /// The items that the object shares; nil by default. The system's menus, which would share them, aren't shown.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { (attachments[ObjectIdentifier(SharedItems.self)] as? SharedItems)?.configuration }
        set { attachments[ObjectIdentifier(SharedItems.self)] = newValue.map { SharedItems(configuration: $0) } }
    }
    private struct SharedItems {
        var configuration: any UIActivityItemsConfigurationReading
    }

    // MARK: Focus

    /// A Boolean value that indicates whether the object can have the focus; false by default.
    open var canBecomeFocused: Bool { false }
    /// The objects that get the focus first; none by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Requests that the focus is found anew; does nothing.
    open func setNeedsFocusUpdate() {}
    /// Finds the focus anew; does nothing.
    open func updateFocusIfNeeded() {}
    /// Returns a Boolean value that indicates whether the focus may move; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus moved; it doesn't.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Accessibility (see UIAccessibility)

    /// The accessibility that the class derives from the object's content.
    var derivedAccessibility: DerivedAccessibility { DerivedAccessibility() }
    /// The elements that the object contains unless the app sets some; nil for its subviews.
    var derivedAccessibilityElements: [Any]? { nil }
    /// The label for assistive technologies; the class's own by default, such as a button's title.
    open var accessibilityLabel: String? {
        get {
            if let block = accessibility.blocks.label { return block() }
            return accessibility.label ?? derivedAccessibility.label
        }
        set { accessibility.label = newValue }
    }
    /// The hint for assistive technologies.
    open var accessibilityHint: String? {
        get {
            if let block = accessibility.blocks.hint { return block() }
            return accessibility.hint ?? derivedAccessibility.hint
        }
        set { accessibility.hint = newValue }
    }
    /// The value for assistive technologies; the class's own by default, such as a field's text.
    open var accessibilityValue: String? {
        get {
            if let block = accessibility.blocks.value { return block() }
            return accessibility.value ?? derivedAccessibility.value
        }
        set { accessibility.value = newValue }
    }
    /// A Boolean value that indicates whether assistive technologies can access the object; true by default for labels
    /// and the system's controls.
    open var isAccessibilityElement: Bool {
        get { accessibility.blocks.isElement?() ?? accessibility.isElement ?? derivedAccessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    /// A Boolean value that indicates whether assistive technologies ignore the object's elements.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
    /// The characteristics for assistive technologies; the class's own by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.blocks.traits?() ?? accessibility.traits ?? derivedAccessibility.traits }
        set { accessibility.traits = newValue }
    }
    /// The frame that a view has in the screen's coordinates, in points.
    var defaultAccessibilityFrame: CGRect { .zero }
    /// The frame in the screen's coordinates, in points; that of the view by default.
    open var accessibilityFrame: CGRect {
        get { accessibility.blocks.frame?() ?? accessibility.frame ?? defaultAccessibilityFrame }
        set { accessibility.frame = newValue }
    }
    /// The outline in the screen's coordinates, in points; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    /// The point that an activation touches, in the screen's coordinates; the frame's center by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.activationPoint = newValue }
    }
    /// The language in which the texts are spoken; nil for the user's.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// The elements that the object contains; nil for its subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Returns the number of the elements.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns an element; nil for an index out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the index of an element, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.index(ofAccessibilityElement: element) ?? NSNotFound
    }
    /// The custom actions.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            if let block = accessibility.blocks.customActions { return block() }
            return accessibility.customActions
        }
        set { accessibility.customActions = newValue }
    }
    /// The custom rotors.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }
    /// Activates the object; returns false by default.
    open func accessibilityActivate() -> Bool { false }
    /// Increases the value; does nothing by default.
    open func accessibilityIncrement() {}
    /// Decreases the value; does nothing by default.
    open func accessibilityDecrement() {}
    /// Scrolls by a page; returns false by default.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Dismisses a modal view; returns false by default.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action; returns false by default.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when an assistive technology moves to the object; it doesn't.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology leaves the object.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns a Boolean value that indicates whether an assistive technology is at the object; always false.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// A Boolean value that indicates whether the elements of the object's siblings are ignored.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// A Boolean value that indicates whether the elements in the object are visited one after the other, wherever
    /// others are.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// A Boolean value that indicates whether colors stay when the user inverts them; without effect.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
    /// A Boolean value that indicates whether the user can interact with the object.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToInteraction }
        set { accessibility.respondsToInteraction = newValue }
    }
    /// The names by which the user can address the object.
    open var accessibilityUserInputLabels: [String]? {
        get { accessibility.inputLabels }
        set { accessibility.inputLabels = newValue }
    }
    /// The kind of the object's contents.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    /// The way an assistive technology visits the elements; without effect.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }
    /// The label with attributes; assistive technologies speak it, by default that of ``accessibilityLabel``.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityLabel, \.label) }
        set { accessibilityLabel = keep(newValue, \.label) }
    }
    /// The hint with attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityHint, \.hint) }
        set { accessibilityHint = keep(newValue, \.hint) }
    }
    /// The value with attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibilityValue, \.value) }
        set { accessibilityValue = keep(newValue, \.value) }
    }
    /// The kind of the text, by which it is spoken; nil by default.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityDetails.context }
        set { accessibilityDetails.context = newValue }
    }
    /// The headers of the object in a table; nil by default.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityDetails.headers }
        set { accessibilityDetails.headers = newValue }
    }
    /// The names by which the user can address the object, with attributes: those of `accessibilityUserInputLabels` by
    /// default.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]? {
        get { accessibilityDetails.inputLabels ?? accessibilityUserInputLabels?.map { NSAttributedString(string: $0) } }
        set {
            accessibilityDetails.inputLabels = newValue
            accessibilityUserInputLabels = newValue?.map(\.string)
        }
    }
    /// The places where the object can be picked up to be dragged, which assistive technologies offer; nil by default.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityDetails.dragSources }
        set { accessibilityDetails.dragSources = newValue }
    }
    /// The places where something can be dropped on the object, which assistive technologies offer; nil by default.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityDetails.dropPoints }
        set { accessibilityDetails.dropPoints = newValue }
    }
    /// The treatment of touches if the object handles them itself.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibilityDetails.touches }
        set { accessibilityDetails.touches = newValue }
    }
    /// The state of an element that shows or hides others; `unsupported` by default.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibilityDetails.expansion }
        set { accessibilityDetails.expansion = newValue }
    }
    /// Returns the assistive technologies that are at the object: nil.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { nil }
}

/// The keyboard's notifications.
///
/// No keyboard is shown in a render; code can observe the notifications and post them.
extension UIResponder {
    /// The notification that the keyboard is about to appear.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The notification that the keyboard appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The notification that the keyboard is about to disappear.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The notification that the keyboard disappeared.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The notification that the keyboard's frame is about to change.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The notification that the keyboard's frame changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the frame before the change: an `NSValue` of a rectangle in the screen's coordinates, in points.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after the change: an `NSValue` of a rectangle in the screen's coordinates, in points.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's timing curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of a Boolean value that indicates whether the keyboard belongs to this app.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

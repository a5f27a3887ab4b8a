import Foundation

/// The views of the first responder at the bottom of a window: a view in place of the keyboard, and one above it.
///
/// As on a device with a hardware keyboard, the system's own keyboard isn't shown.
@MainActor
final class InputSetView: UIView {
    override var privateClassName: String? { "UIInputSetHostView" }
    /// The responder whose views are shown.
    private(set) weak var owner: UIResponder?
    private var accessory: InputView?
    private var input: InputView?

    /// A shown view, as the app made it.
    @MainActor
    private final class InputView {
        let view: UIView
        /// A Boolean value that indicates whether constraints determine the height.
        let sizesItself: Bool
        /// The height that the app gave to the view, in points.
        var ownHeight: CGFloat
        /// The height of the view when it was placed last; another one is the app's.
        var placedHeight: CGFloat?

        init(_ view: UIView) {
            self.view = view
            ownHeight = view.bounds.height
            // As in UIKit, constraints size a view that is flexible in height and has an intrinsic size.
            sizesItself =
                (view as? UIInputView)?.allowsSelfSizing ?? false || !view.translatesAutoresizingMaskIntoConstraints
                || (view.autoresizingMask.contains(.flexibleHeight)
                    && view.intrinsicContentSize.height != UIView.noIntrinsicMetric)
        }

        func noteHeight() {
            if let placedHeight, view.bounds.height != placedHeight { ownHeight = view.bounds.height }
        }
    }

    override var next: UIResponder? { owner ?? super.next }

    /// The background of a keyboard, which a view in its place has (not measured).
    private static let keyboardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }

    /// Shows the views of a responder in place of those of another.
    func show(_ accessory: UIView?, _ input: UIView?, of owner: UIResponder) {
        self.owner = owner
        replace(&self.accessory, with: accessory)
        replace(&self.input, with: input)
        backgroundColor = input == nil ? nil : Self.keyboardColor
    }

    /// Takes the shown views out of the window.
    func hideViews() {
        replace(&accessory, with: nil)
        replace(&input, with: nil)
        removeFromSuperview()
    }

    private func replace(_ shown: inout InputView?, with view: UIView?) {
        // The view may have moved to another window meanwhile.
        if let shown, shown.view === view, view?.storedSuperview === self { return }
        if let old = shown?.view, old !== view, old.storedSuperview === self { old.removeFromSuperview() }
        shown = view.map { InputView($0) }
        if let view { addSubview(view) }
    }

    /// Places the views at the bottom of a window's bounds, and returns the height that they cover.
    func layOut(in bounds: CGRect, safeBottom: CGFloat) -> CGFloat {
        // A view's safe area, and so its height, depends on its place at the bottom.
        frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
        let inputHeight = input.map { height(of: $0, fallback: 216) + safeBottom } ?? 0
        let accessoryHeight = accessory.map { height(of: $0, fallback: 0) } ?? 0
        let total = min(bounds.height, inputHeight + accessoryHeight)
        frame = CGRect(x: 0, y: bounds.height - total, width: bounds.width, height: total)
        place(accessory, CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight))
        place(input, CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: inputHeight - safeBottom))
        return total
    }

    private func place(_ shown: InputView?, _ frame: CGRect) {
        guard let shown else { return }
        shown.view.translatesAutoresizingMaskIntoConstraints = true
        if shown.view.frame != frame { shown.view.frame = frame }
        shown.placedHeight = shown.view.bounds.height
    }

    /// Returns the height that a view's constraints require, or the one that the app gave it.
    private func height(of shown: InputView, fallback: CGFloat) -> CGFloat {
        shown.noteHeight()
        let (view, known) = (shown.view, shown.ownHeight)
        let width = bounds.width
        guard shown.sizesItself || known <= 0 else { return known }
        view.translatesAutoresizingMaskIntoConstraints = true
        let room = max(100, known)
        view.frame = CGRect(x: 0, y: bounds.height - room, width: width, height: room)
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height : known > 0 ? known : fallback
    }
}

extension UIWindow {
    /// Requests the input views of the first responder in the next layout.
    func setNeedsInputViews() {
        needsInputViews = true
        setNeedsLayout()
    }

    /// Shows the panel of a search in place of the first responder's views.
    func show(_ navigator: FindNavigatorView) {
        findNavigator = navigator
        setNeedsInputViews()
    }

    /// Takes the panel of a search out of the window.
    func removeFindNavigator() {
        findNavigator = nil
        setNeedsInputViews()
    }

    /// Ends the editing of a view that leaves the window, unless it moves to another window, and its search.
    func viewWillLeave(_ view: UIView, for other: UIWindow?) {
        if other == nil, firstResponder === view { firstResponder = nil }
        if let findNavigator, findNavigator.host === view { setNeedsInputViews() }
    }

    /// Requests a layout of the input views if a view is inside of them.
    func inputViewsMayGrow(_ view: UIView) {
        if inputHeight > 0, let inputSetView, view.isDescendant(of: inputSetView) { setNeedsLayout() }
    }

    /// Shows the input views of the first responder, or of a visible controller that can become it.
    func layOutInputViews() {
        if let findNavigator, findNavigator.host?.window !== self {
            findNavigator.interaction?.dismissFindNavigator()
            removeFindNavigator()
        }
        if needsInputViews {
            needsInputViews = false
            updateInputViews()
        }
        var height: CGFloat = 0
        if let inputSetView {
            if subviews.last !== inputSetView { bringSubviewToFront(inputSetView) }
            height = inputSetView.layOut(in: bounds, safeBottom: deviceSafeArea.bottom)
        }
        guard height != inputHeight else { return }
        let old = inputHeight
        inputHeight = height
        keyboardGuidesDidChange()
        postKeyboardNotifications(from: old)
        if old == 0 { hideBarsForKeyboard() }
    }

    /// Lets the navigation controllers around the first responder hide their bars.
    private func hideBarsForKeyboard() {
        var responder = firstResponder
        while let current = responder {
            (current as? UINavigationController)?.knownBarHiding?.keyboardDidAppear()
            responder = current.next
        }
    }

    private func updateInputViews() {
        guard let found = responderWithInputViews else {
            inputSetView?.hideViews()
            inputSetView = nil
            return
        }
        let view = inputSetView ?? InputSetView(frame: .zero)
        inputSetView = view
        view.show(found.accessory, found.input, of: found.responder)
        if view.storedSuperview !== self { addSubview(view) }
    }

    private typealias InputViews = (responder: UIResponder, accessory: UIView?, input: UIView?)

    private var responderWithInputViews: InputViews? {
        if let findNavigator, let host = findNavigator.host, host.window === self { return (host, findNavigator, nil) }
        if let firstResponder { return Self.inputViews(from: firstResponder) }
        guard let top = presentedControllers.last ?? rootViewController else { return nil }
        return inputViews(of: top)
    }

    private static func inputViews(from responder: UIResponder) -> InputViews? {
        var current: UIResponder? = responder
        var input: UIView?
        while let responder = current {
            input = input ?? responder.inputView ?? responder.inputViewController?.inputView
            let accessory = responder.inputAccessoryView ?? responder.inputAccessoryViewController?.inputView
            if accessory != nil { return (responder, accessory, input) }
            current = responder.next
        }
        return input.map { (responder, nil, $0) }
    }

    /// Returns the views of the innermost visible controller that can become the first responder; on a device it does
    /// when it appears.
    private func inputViews(of controller: UIViewController) -> InputViews? {
        guard let view = controller.storedView, view.isDescendant(of: self) else { return nil }
        for child in controller.children.reversed() {
            if let found = inputViews(of: child) { return found }
        }
        guard controller.canBecomeFirstResponder else { return nil }
        let (accessory, input) = (controller.inputAccessoryView, controller.inputView)
        return accessory == nil && input == nil ? nil : (controller, accessory, input)
    }

    private func keyboardGuidesDidChange() {
        walk { view in
            if view.reservedGuides.keyboard != nil {
                view.layoutItem?.insetsDidChange(view)
                view.setNeedsLayout()
            }
            return view.storedSubviews
        }
    }

    /// Posts the notifications of a keyboard that the views are a part of.
    private func postKeyboardNotifications(from old: CGFloat) {
        func frame(_ height: CGFloat) -> NSValue {
            NSValue(cgRect: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
        }
        let values: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: frame(old),
            UIResponder.keyboardFrameEndUserInfoKey: frame(inputHeight),
            // Apps cast these to Double and to Int or UInt.
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let names =
            inputHeight > 0
            ? [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
            ]
            : [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
            ]
        for name in names { NotificationCenter.default.post(name: name, object: screen, userInfo: values) }
    }
}

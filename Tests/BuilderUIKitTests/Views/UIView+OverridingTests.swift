import Foundation
import Testing

@testable import BuilderUIKit

/// Members that apps override in practice can be overridden, and are called by UIKit's own code.
@MainActor
@Suite struct UIViewOverridingTests {
    final class Log {
        var calls: [String] = []
    }

    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override var layer: CAGradientLayer {
            guard let layer = super.layer as? CAGradientLayer else { return CAGradientLayer() }
            return layer
        }
    }

    @Test func layersHaveASpecialType() {
        let view = GradientView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.layer.colors = [UIColor.red.cgColor]
        #expect((view as UIView).layer === view.layer)
        #expect(view.layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        view.alpha = 0.5
        #expect(view.layer.opacity == 0.5)
        let superview = UIView()
        superview.addSubview(view)
        #expect(superview.layer.sublayers?.first === view.layer)
    }

    /// A wrong override, which UIKit doesn't ask either.
    @Test func theViewUsesItsOwnLayer() {
        final class Misled: UIView {
            static let other = CALayer()
            override var layer: CALayer { Self.other }
        }
        let view = Misled()
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(Misled.other.frame == .zero)
        let superview = UIView()
        superview.addSubview(view)
        #expect(Misled.other.superlayer == nil)
        #expect(superview.layer.sublayers?.count == 1)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: superview) == CGPoint(x: 2, y: 3))
        #expect(superview.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        superview.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(superview.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        view.removeFromSuperview()
        #expect(superview.layer.sublayers?.isEmpty != false)
    }

    class LoggingView: UIView {
        let log = Log()
        func note(_ name: String = #function) { log.calls.append(name) }

        override var subviews: [UIView] { super.subviews }
        override var window: UIWindow? { super.window }
        override func addSubview(_ view: UIView) { note(); super.addSubview(view) }
        override func insertSubview(_ view: UIView, at index: Int) { note(); super.insertSubview(view, at: index) }
        override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
            note()
            super.insertSubview(view, belowSubview: siblingSubview)
        }
        override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
            note()
            super.insertSubview(view, aboveSubview: siblingSubview)
        }
        override func bringSubviewToFront(_ view: UIView) { note(); super.bringSubviewToFront(view) }
        override func sendSubviewToBack(_ view: UIView) { note(); super.sendSubviewToBack(view) }
        override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
            note()
            super.exchangeSubview(at: index1, withSubviewAt: index2)
        }
        override func didAddSubview(_ subview: UIView) { note(); super.didAddSubview(subview) }
        override func willRemoveSubview(_ subview: UIView) { note(); super.willRemoveSubview(subview) }
        override func willMove(toSuperview newSuperview: UIView?) { note(); super.willMove(toSuperview: newSuperview) }
        override func didMoveToSuperview() { note(); super.didMoveToSuperview() }
        override func willMove(toWindow newWindow: UIWindow?) { note(); super.willMove(toWindow: newWindow) }
        override func didMoveToWindow() { note(); super.didMoveToWindow() }
        override func removeFromSuperview() { note(); super.removeFromSuperview() }
        override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
        override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            note()
            super.addGestureRecognizer(gestureRecognizer)
        }
        override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            note()
            super.removeGestureRecognizer(gestureRecognizer)
        }
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
        override func layoutMarginsDidChange() { note(); super.layoutMarginsDidChange() }
        override func safeAreaInsetsDidChange() { note(); super.safeAreaInsetsDidChange() }
        override func tintColorDidChange() { note(); super.tintColorDidChange() }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
        }
        override var layoutMargins: UIEdgeInsets {
            get { super.layoutMargins }
            set { super.layoutMargins = newValue }
        }
        override var directionalLayoutMargins: NSDirectionalEdgeInsets {
            get { super.directionalLayoutMargins }
            set { note(); super.directionalLayoutMargins = newValue }
        }
        override var insetsLayoutMarginsFromSafeArea: Bool {
            get { super.insetsLayoutMarginsFromSafeArea }
            set { super.insetsLayoutMarginsFromSafeArea = newValue }
        }
        override var preservesSuperviewLayoutMargins: Bool {
            get { super.preservesSuperviewLayoutMargins }
            set { super.preservesSuperviewLayoutMargins = newValue }
        }
        override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
            super.effectiveUserInterfaceLayoutDirection
        }
        override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            super.contentHuggingPriority(for: axis)
        }
        override func setContentHuggingPriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) {
            note()
            super.setContentHuggingPriority(priority, for: axis)
        }
        override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            super.contentCompressionResistancePriority(for: axis)
        }
        override func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) {
            note()
            super.setContentCompressionResistancePriority(priority, for: axis)
        }
        override func addConstraint(_ constraint: NSLayoutConstraint) { note(); super.addConstraint(constraint) }
        override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
        override func removeConstraint(_ constraint: NSLayoutConstraint) { note(); super.removeConstraint(constraint) }
        override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
        override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
        override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { note(); super.addLayoutGuide(layoutGuide) }
        override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { super.removeLayoutGuide(layoutGuide) }
        override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
        override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
        override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
        override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 30) }
        override func layoutSubviews() { note(); super.layoutSubviews() }
        override func updateConstraints() { super.updateConstraints() }
        override func setNeedsLayout() { super.setNeedsLayout() }
        override func layoutIfNeeded() { super.layoutIfNeeded() }
        override func draw(_ rect: CGRect) { super.draw(rect) }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            super.point(inside: point, with: event)
        }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
        override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        override class var layerClass: AnyClass { CALayer.self }
        override class var requiresConstraintBasedLayout: Bool { true }

        func take() -> [String] {
            defer { log.calls = [] }
            return log.calls
        }
    }

    @Test func views() {
        withScreen(300, 300, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) { root in
            let view = LoggingView()
            _ = view.take()
            root.addSubview(view)
            #expect(
                view.take().filter { $0.contains("Superview") || $0.contains("Window") } == [
                    "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow()", "didMoveToSuperview()",
                ])
            view.frame = root.bounds.offsetBy(dx: 0, dy: 10)
            #expect(view.take().contains("safeAreaInsetsDidChange()"))
            view.frame = root.bounds
            _ = view.take()
            let (first, second) = (UIView(), UIView())
            view.addSubview(first)
            view.insertSubview(second, belowSubview: first)
            #expect(
                view.take() == [
                    "addSubview(_:)", "didAddSubview(_:)", "insertSubview(_:belowSubview:)", "didAddSubview(_:)",
                ])
            view.bringSubviewToFront(second)
            view.sendSubviewToBack(second)
            view.exchangeSubview(at: 0, withSubviewAt: 1)
            #expect(
                view.take() == [
                    "bringSubviewToFront(_:)", "sendSubviewToBack(_:)", "exchangeSubview(at:withSubviewAt:)",
                ])
            #expect(view.subviews == [first, second])
            first.removeFromSuperview()
            #expect(view.take() == ["willRemoveSubview(_:)"])
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            #expect(view.take() == ["directionalLayoutMargins", "layoutMarginsDidChange()"])
            view.addGestureRecognizer(UITapGestureRecognizer())
            view.setContentHuggingPriority(.required, for: .vertical)
            view.setContentCompressionResistancePriority(.required, for: .vertical)
            view.addLayoutGuide(UILayoutGuide())
            view.tintColor = .red
            #expect(
                view.take() == [
                    "addGestureRecognizer(_:)", "setContentHuggingPriority(_:for:)",
                    "setContentCompressionResistancePriority(_:for:)", "addLayoutGuide(_:)", "tintColorDidChange()",
                ])
            #expect(view.contentHuggingPriority(for: .vertical) == .required)
        }
    }

    class Controller: UIViewController {
        var calls: [String] = []
        override var navigationController: UINavigationController? { super.navigationController }
        override var tabBarController: UITabBarController? { super.tabBarController }
        override var presentingViewController: UIViewController? { super.presentingViewController }
        override var isBeingPresented: Bool { super.isBeingPresented }
        override var isBeingDismissed: Bool { super.isBeingDismissed }
        override var isMovingToParent: Bool { true }
        override var isMovingFromParent: Bool { super.isMovingFromParent }
        override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { super.systemMinimumLayoutMargins }
        override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
            calls.append("begin")
            super.beginAppearanceTransition(isAppearing, animated: animated)
        }
        override func endAppearanceTransition() {
            calls.append("end")
            super.endAppearanceTransition()
        }
        override func setOverrideTraitCollection(
            _ collection: UITraitCollection?, forChild childViewController: UIViewController
        ) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
        override func overrideTraitCollection(
            forChild childViewController: UIViewController
        ) -> UITraitCollection? { super.overrideTraitCollection(forChild: childViewController) }
        override func transition(
            from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
            options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
        ) {
            super.transition(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations, completion: completion)
        }
        override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
            super.contentScrollView(for: edge)
        }
        override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
            super.setContentScrollView(scrollView, for: edge)
        }
    }

    class Label: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        }
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 0)) }
        override var text: String? {
            get { super.text }
            set { super.text = newValue }
        }
    }

    class Field: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
        override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
        override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
        override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
        override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
        override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    }

    class Button: UIButton {
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            super.titleRect(forContentRect: contentRect)
        }
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            super.imageRect(forContentRect: contentRect)
        }
        override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { super.backgroundRect(forBounds: bounds) }
        override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
        override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
        override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
        override var isEnabled: Bool { didSet {} }
        override var isSelected: Bool { didSet {} }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            super.beginTracking(touch, with: event)
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            super.continueTracking(touch, with: event)
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
        override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
        override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
        override func sendAction(_ action: UIAction) { super.sendAction(action) }
    }

    class Scroll: UIScrollView {
        override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
            super.setContentOffset(contentOffset, animated: animated)
        }
        override var contentSize: CGSize { didSet {} }
        override var contentOffset: CGPoint { didSet {} }
        override var contentInset: UIEdgeInsets { didSet {} }
        override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
        override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
            super.scrollRectToVisible(rect, animated: animated)
        }
        override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
    }

    class Stack: UIStackView {
        override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
        override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
        override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
            super.insertArrangedSubview(view, at: stackIndex)
        }
        override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
            super.setCustomSpacing(spacing, after: arrangedSubview)
        }
        override var arrangedSubviews: [UIView] { super.arrangedSubviews }
        override var axis: NSLayoutConstraint.Axis { didSet {} }
    }

    @Test func smallViews() {
        let button = Button(type: .custom)
        button.isHighlighted = true
        #expect(button.alpha == 0.5)
        let stack = Stack(arrangedSubviews: [Label(), Field()])
        #expect(stack.arrangedSubviews.count == 2)
        let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
        #expect(scroll.contentOffset.y == 5)
    }
}

/// Members that were added to classes so that subclasses can override them.
@MainActor
@Suite struct OverriddenMemberTests {
    private final class CodeField: UITextField {
        override var keyboardType: UIKeyboardType {
            get { .numberPad }
            set {}
        }
        override var textContentType: UITextContentType! {
            get { .oneTimeCode }
            set {}
        }
        override var hasText: Bool { true }
        override func replace(_ range: UITextRange, withText text: String) {
            super.replace(range, withText: text.uppercased())
        }
    }

    @Test func textFieldsAskTheirTraits() {
        let field = CodeField()
        field.keyboardType = .emailAddress
        let traits: any UITextInputTraits = field
        #expect(traits.keyboardType == .numberPad && traits.textContentType == .oneTimeCode)
        let input: any UITextInput = field
        #expect(input.hasText)
        input.replace(UITextRange(input.beginningOfDocument, input.endOfDocument), withText: "ab")
        #expect(field.text == "AB")
        #expect(field.returnKeyType == .default && field.autocapitalizationType == .sentences)
        let search: any UITextInputTraits = UISearchBar()
        search.returnKeyType = .done
        #expect(search.returnKeyType == .done && search.keyboardType == .default)
    }

    private final class PlainTextView: UITextView {
        let own = NSTextStorage(string: "own")
        override var textStorage: NSTextStorage { own }
        override func addInteraction(_ interaction: any UIInteraction) {
            if !(interaction is UIDragInteraction) { super.addInteraction(interaction) }
        }
    }

    @Test func interactionsPassTheView() {
        final class Delegate: NSObject, UIDragInteractionDelegate {
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] { [] }
        }
        let (delegate, view) = (Delegate(), PlainTextView())
        let count = view.interactions.count
        view.addInteraction(UIDragInteraction(delegate: delegate))
        #expect(view.interactions.count == count)
        view.interactions = [UILargeContentViewerInteraction(), UIDragInteraction(delegate: delegate)]
        #expect(view.interactions.count == 1 && view.interactions.first is UILargeContentViewerInteraction)
        #expect(view.textStorage.string == "own")
    }

    private final class Badge: UIView {
        override var accessibilityAttributedLabel: NSAttributedString? {
            get { NSAttributedString(string: "3 messages") }
            set {}
        }
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var largeContentTitle: String? {
            get { "Inbox" }
            set {}
        }
        override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UILabel() }
    }

    @Test func labelsWithAttributesAreRead() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let badge = Badge(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        root.addSubview(badge)
        let entry = try #require(AccessibilityTree(of: root).entries.first)
        #expect(AccessibilityElementValue(entry, number: 1).label == "3 messages")
        #expect((badge as NSObject).accessibilityAttributedLabel?.string == "3 messages")
        let item: any UILargeContentViewerItem = badge
        #expect(item.largeContentTitle == "Inbox")
        #expect(badge.snapshotView(afterScreenUpdates: true) is UILabel)
    }

    @Test func pathsAndPresentationsAreAsked() {
        final class Recorded: UIBezierPath {
            var count = 0
            override func addLine(to point: CGPoint) {
                count += 1
                super.addLine(to: point)
            }
        }
        final class Presentation: UIPresentationController {
            override var presentedViewController: UIViewController { UINavigationController() }
        }
        let path = Recorded()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 3, y: 4))
        #expect(path.count == 1 && path.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
        let presentation = Presentation(presentedViewController: UIViewController(), presenting: nil)
        #expect(presentation.presentedViewController is UINavigationController)
    }
}

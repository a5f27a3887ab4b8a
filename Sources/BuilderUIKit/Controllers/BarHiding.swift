import Foundation

/// The rules by which a navigation controller hides and shows its bars by itself, by UIKit's documentation.
///
/// The toolbar takes part only if it has items. Bars that a keyboard or a compact height has hidden return with a tap
/// that nothing else handles; those of a compact height also with a regular one (the latter is not measured).
@MainActor
final class BarHiding: UIGestureRecognizerDelegate {
    /// The causes for which a navigation controller hides its bars.
    struct Causes: OptionSet {
        let rawValue: Int

        static let swipe = Causes(rawValue: 1)
        static let tap = Causes(rawValue: 2)
        static let keyboard = Causes(rawValue: 4)
        static let compactHeight = Causes(rawValue: 8)
    }

    private weak var navigation: UINavigationController?
    /// The gesture that hides the bars as it moves up and shows them as it moves down.
    let swipe = UIPanGestureRecognizer()
    /// The gesture that hides or shows the bars.
    let tap = UITapGestureRecognizer()
    /// The causes that the app has chosen.
    var causes: Causes = [] {
        didSet {
            swipe.isEnabled = causes.contains(.swipe)
            tap.isEnabled = !causes.isDisjoint(with: [.tap, .keyboard, .compactHeight])
            navigation?.barDidChange()
        }
    }
    /// A Boolean value that indicates whether a keyboard or a compact height has hidden the bars.
    private var isHiddenUntilTap = false
    private var hasHiddenToolbar = false
    private var wasCompact = false

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        for recognizer in [swipe, tap] {
            recognizer.delegate = self
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
            recognizer.delaysTouchesEnded = false
        }
        swipe.addAction { [weak self] _ in self?.swiped() }
        tap.addAction { [weak self] _ in self?.tapped() }
    }

    /// Adds the gestures to the view of the navigation controller.
    func attach(to view: UIView) {
        view.addGestureRecognizer(swipe)
        view.addGestureRecognizer(tap)
    }

    // MARK: Causes

    /// Called when the views in place of a keyboard appear.
    func keyboardDidAppear() {
        if causes.contains(.keyboard) { hideUntilTap() }
    }

    /// Hides the bars if the height has become compact, and shows them if it is regular again.
    func updateForHeight() {
        let isCompact = causes.contains(.compactHeight) && navigation?.traitCollection.verticalSizeClass == .compact
        guard isCompact != wasCompact else { return }
        wasCompact = isCompact
        if isCompact {
            hideUntilTap()
        } else if isHiddenUntilTap, causes.contains(.compactHeight) {
            hide(false)
        }
    }

    /// Changes the bars when a vertical drag ends. (On a device they move with the finger.)
    private func swiped() {
        guard swipe.state == .ended, let navigation else { return }
        let distance = swipe.windowTranslation.y
        if distance < 0, !navigation.isNavigationBarHidden { hide(true) }
        if distance > 0, navigation.isNavigationBarHidden { hide(false) }
    }

    private func tapped() {
        guard let navigation else { return }
        hide(!navigation.isNavigationBarHidden)
    }

    private func hideUntilTap() {
        guard let navigation, !navigation.isNavigationBarHidden else { return }
        hide(true)
        isHiddenUntilTap = true
    }

    private func hide(_ hides: Bool) {
        guard let navigation else { return }
        isHiddenUntilTap = false
        if !(navigation.contentController?.toolbarItems ?? []).isEmpty, hides != navigation.isToolbarHidden,
            hides || hasHiddenToolbar
        {
            hasHiddenToolbar = hides
            navigation.setToolbarHidden(hides, animated: true)
        }
        navigation.setNavigationBarHidden(hides, animated: true)
    }

    // MARK: Gestures

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === tap else { return abs(swipe.windowTranslation.y) > abs(swipe.windowTranslation.x) }
        return causes.contains(.tap) || isHiddenUntilTap && navigation?.isNavigationBarHidden ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    /// Returns a Boolean value that indicates whether a touch is in the content, and in no view that handles a tap.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var view = touch.view
        while let current = view, current !== navigation?.storedView {
            if current === navigation?.storedNavigationBar || current === navigation?.knownToolbar { return false }
            if gestureRecognizer === tap, current.handlesTap { return false }
            view = current.superview
        }
        return true
    }
}

extension UIView {
    /// A Boolean value that indicates whether a finger's tap changes the view itself.
    fileprivate var handlesTap: Bool {
        self is UIControl || self is any UITextInput || self is UITableViewCell || self is UICollectionViewCell
    }
}

extension UINavigationController {
    /// The rules by which the bars hide, created on first access.
    var barHiding: BarHiding {
        if let knownBarHiding { return knownBarHiding }
        let hiding = BarHiding(of: self)
        knownBarHiding = hiding
        if let storedView { hiding.attach(to: storedView) }
        return hiding
    }

    func hidesBars(for cause: BarHiding.Causes) -> Bool { knownBarHiding?.causes.contains(cause) ?? false }

    func setHidesBars(for cause: BarHiding.Causes, _ hides: Bool) {
        guard hides != hidesBars(for: cause) else { return }
        if hides { barHiding.causes.insert(cause) } else { barHiding.causes.remove(cause) }
    }

    /// The gesture that hides the bars as it moves up and shows them as it moves down.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// The gesture that hides or shows the bars with a tap in the content that nothing else handles.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
}

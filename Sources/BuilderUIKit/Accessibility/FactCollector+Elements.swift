import Foundation
import Render

extension FactCollector {
    /// Returns an element that has no label of its own; nil for others.
    func unlabeled(_ entry: AccessibilityTree.Entry) -> ScreenFacts.Unlabeled? {
        let object = entry.object
        let label = object.spokenLabel ?? ""
        let derived = (object as? UIResponder)?.derivedAccessibility ?? DerivedAccessibility()
        if !label.isEmpty {
            guard derived.isLabelImageName, label == derived.label else { return nil }
            return .init(subject: subject(entry.view, entry.frame), reason: .imageName(label))
        }
        if derived.isNamedByValue, !(object.accessibilityValue ?? "").isEmpty { return nil }
        // The trait says what it is.
        if object.accessibilityTraits.contains(.searchField) { return nil }
        // An empty text view that can't be edited says nothing.
        if derived.isNamedByValue, !entry.isInteractive { return nil }
        return .init(subject: subject(entry.view, entry.frame), reason: .noLabel)
    }

    /// Returns the views that a person can act on and that neither are elements nor contain or belong to one.
    func unreachable(besides entries: [AccessibilityTree.Entry]) -> [ScreenFacts.Unlabeled] {
        actors.compactMap { view in
            let frame = root.convert(view.bounds, from: view)
            guard !frame.isEmpty, frame.intersects(root.bounds), !isInHiddenContainer(view),
                !entries.contains(where: { $0.view.isDescendant(of: view) || view.isDescendant(of: $0.view) })
            else { return nil }
            return ScreenFacts.Unlabeled(subject: subject(view, frame), reason: .unreachable)
        }
    }

    private func isInHiddenContainer(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains(where: \.accessibilityElementsHidden)
    }

    /// Returns a target that may be too small; nil for others.
    func target(_ entry: AccessibilityTree.Entry) -> ScreenFacts.Target? {
        guard entry.isInteractive, !entry.object.accessibilityTraits.contains(.notEnabled),
            !entry.view.hasSystemSize, let view = entry.object as? UIView
        else { return nil }
        // As transforms scale it.
        var size = root.convert(view.bounds, from: view).size
        guard size.width < 44 || size.height < 44 else { return nil }
        guard isHit(view, dx: 0, dy: 0) else { return nil }
        let reach: CGFloat = 21.5
        if size.width < 44, isHit(view, dx: -reach, dy: 0), isHit(view, dx: reach, dy: 0) { size.width = 44 }
        if size.height < 44, isHit(view, dx: 0, dy: -reach), isHit(view, dx: 0, dy: reach) { size.height = 44 }
        return ScreenFacts.Target(subject: subject(view, entry.frame), hitSize: size)
    }

    /// Indicates whether a touch at a distance from a view's center reaches the view.
    private func isHit(_ view: UIView, dx: CGFloat, dy: CGFloat) -> Bool {
        let frame = root.convert(view.bounds, from: view)
        return root.hitTest(CGPoint(x: frame.midX + dx, y: frame.midY + dy), with: nil)?.isDescendant(of: view) ?? false
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view is that of one of the system's own controllers, such as a picker
    /// of fonts.
    var isOfPresentedContent: Bool { next is any SystemContentController }

    /// A Boolean value that indicates whether the view's class is one of UIKit's.
    var isOfThisModule: Bool { String(reflecting: type(of: self)).hasPrefix("BuilderUIKit.") }

    /// A Boolean value that indicates whether the system determines the view's size, so that an app can't be blamed.
    fileprivate var hasSystemSize: Bool {
        switch self {
        case _ where isInViewOfTheSystem: true
        case is SegmentView, is PickerWheel, is DatePickerLabel, is BarButtonView, is BackButtonView, is TabItemView,
            is AlertRow, is MenuRow, is EditMenuItem, is SwipeActionButton, is ShareAppButton, is SheetCloseButton,
            is UIStepper:
            true
        case is UISwitch, is UISlider, is UIPageControl, is UIColorWell, is UIDatePicker:
            bounds.height >= intrinsicContentSize.height - 0.5
        case let field as UITextField where field.borderStyle == .roundedRect || field is UISearchTextField:
            bounds.height >= intrinsicContentSize.height - 0.5
        case let button as UIButton where button.buttonType.accessibilityTitle != nil:
            bounds.height >= intrinsicContentSize.height - 0.5
        default: false
        }
    }

    private var isInViewOfTheSystem: Bool {
        guard let superview else { return false }
        return sequence(first: superview, next: \.superview).contains {
            $0 is UISearchBar || $0 is UIDatePicker || $0 is UICalendarView || $0 is UIPasteControl || $0 is AlertCard
                || $0.isOfPresentedContent
        }
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view blurs what is behind it beyond recognition.
    var coversAsMaterial: Bool {
        switch self {
        case let view as UIVisualEffectView:
            view.effect is UIBlurEffect || (view.effect as? UIGlassEffect)?.style == .regular
        case let view as GlassView: view.style != .clear
        default: false
        }
    }

    /// A Boolean value that indicates whether the view is one of UIKit's that apps put their own views into.
    var isPlainContainer: Bool {
        type(of: self) == UIView.self || self is UIStackView || self is UITableViewCell || self is UICollectionViewCell
            || self is EncapsulatedContentView
    }

    /// A Boolean value that indicates whether one of the system's own controllers lays the view out.
    var isInSystemContent: Bool {
        sequence(first: self, next: \.superview).contains(where: \.isOfPresentedContent)
    }

    /// A Boolean value that indicates whether the view shows a picture of another view, as a context menu's preview
    /// does.
    var isInLiftedPreview: Bool {
        sequence(first: self, next: \.superview).contains { $0 is ContextMenuPreview }
    }

    /// A Boolean value that indicates whether the system colors the view's text, so that an app can't be blamed.
    var hasColorsOfTheSystem: Bool {
        sequence(first: self, next: \.superview).contains {
            $0 is AlertCard || $0 is MenuView || $0 is EditMenuView || $0 is UIDatePicker || $0 is UICalendarView
                || $0.isOfPresentedContent
        }
    }
}

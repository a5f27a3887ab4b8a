import Foundation
import Render

/// What an audit knows of a screen that is laid out: its texts, its elements and their targets, as values.
package struct ScreenFacts: Hashable, Sendable {
    /// A view that a finding can be about.
    package struct Subject: Hashable, Sendable {
        /// The class, and the identifier or the text, such as `UIButton “Send”`.
        package var name: String
        /// The accessibility identifiers of the view and of those around it, the view's first.
        package var identifiers: [String]
        /// The view's position in the tree, the same for all configurations of a screen.
        package var path: String
        /// The frame in the picture, in points.
        package var frame: CGRect
    }

    /// A text that is displayed, and isn't covered by other views.
    package struct Text: Hashable, Sendable {
        package var subject: Subject
        package var text: String
        /// The rectangle of the letters that aren't cut, in points. It may be scrolled away, or off the screen.
        package var ink: CGRect
        /// The part of it that isn't scrolled away.
        package var visibleInk: CGRect
        /// A Boolean value that indicates whether a part of the text isn't displayed.
        package var isCut: Bool
        /// The looks of the letters, each once.
        package var styles: [Style]
        /// A Boolean value that indicates whether the text is that of a disabled control, or a placeholder.
        package var isExemptFromContrast: Bool
        package var isInScrollView: Bool
    }

    /// The look of letters.
    package struct Style: Hashable, Sendable {
        /// The color, with the opacity of the views around the text.
        package var color: Color
        /// The size, in points.
        package var size: Double
        package var isBold: Bool
    }

    /// An element without a label of its own.
    package struct Unlabeled: Hashable, Sendable {
        /// The reason for which a person can't tell what the element is.
        package enum Reason: Hashable, Sendable {
            /// It has no label.
            case noLabel
            /// Its label is the name of an image's file or symbol.
            case imageName(String)
            /// A person can act on it, but it isn't an element.
            case unreachable
        }
        package var subject: Subject
        package var reason: Reason
    }

    /// An enabled view that a person touches.
    package struct Target: Hashable, Sendable {
        package var subject: Subject
        /// The size of the area that is hit, in points; a side that is large enough may be larger.
        package var hitSize: CGSize
    }

    /// The screen's size, in points.
    package var size: CGSize
    package var texts: [Text] = []
    package var unlabeled: [Unlabeled] = []
    package var targets: [Target] = []
    /// The controls outside of scroll views.
    package var fixedControls: [Subject] = []

    /// Creates the facts of a screen without views.
    package init(size: CGSize) { self.size = size }

    /// Reads the facts of a view, which must be laid out.
    @MainActor
    package init(of root: UIView) {
        self.init(size: root.bounds.size)
        var collector = FactCollector(root: root)
        collector.collect()
        texts = collector.texts
        fixedControls = collector.fixedControls
        let entries = AccessibilityTree(of: root).entries
        unlabeled = entries.compactMap { collector.unlabeled($0) } + collector.unreachable(besides: entries)
        targets = entries.compactMap { collector.target($0) }
    }
}

/// Collects facts in one walk over the views, in the order in which they are painted.
@MainActor
private struct FactCollector {
    let root: UIView
    var texts: [ScreenFacts.Text] = []
    var fixedControls: [ScreenFacts.Subject] = []
    private var contexts: [ObjectIdentifier: Context] = [:]
    /// The views that may be unreachable: a person can act on them.
    private var actors: [UIView] = []

    init(root: UIView) { self.root = root }

    /// What a view inherits from those around it.
    private struct Context {
        var path: String
        var identifiers: [String]
        var opacity: CGFloat = 1
        /// The part of the picture that isn't clipped, by any view and by views that don't scroll.
        var clip: CGRect
        var fixedClip: CGRect
        var isInScrollView = false
        var isEnabled = true
    }

    mutating func collect() {
        var texts: [(text: ScreenFacts.Text, order: Int)] = []
        var covers: [(frame: CGRect, order: Int)] = []
        var order = 0
        let all = CGRect.infinite
        var waiting: [(view: UIView, context: Context)] = [
            (root, Context(path: ViewClassName.of(root), identifiers: [], clip: all, fixedClip: all))
        ]
        while let (view, inherited) = waiting.popLast() {
            guard AccessibilitySearch.isVisible(view) else { continue }
            order += 1
            var context = inherited
            context.opacity *= view.alpha
            if let identifier = view.accessibilityIdentifier { context.identifiers.insert(identifier, at: 0) }
            if let control = view as? UIControl, !control.isEnabled { context.isEnabled = false }
            if view is BarButtonView || view is TabItemView, view.accessibilityTraits.contains(.notEnabled) {
                context.isEnabled = false
            }
            contexts[ObjectIdentifier(view)] = context
            let frame = root.convert(view.bounds, from: view)
            if isCover(view, context) { covers.append((frame.intersection(context.clip), order)) }
            if let label = view as? UILabel, let text = text(of: label, context) { texts.append((text, order)) }
            if let control = view as? UIControl, !context.isInScrollView, !frame.isEmpty {
                fixedControls.append(subject(control, frame))
            }
            if acts(view) { actors.append(view) }
            if view.clipsToBounds, view !== root {
                context.clip = context.clip.intersection(frame)
                if !(view is UIScrollView) { context.fixedClip = context.fixedClip.intersection(frame) }
            }
            if view is UIScrollView {
                context.isInScrollView = true
                // Text that a view around it cuts can be scrolled into sight.
                context.fixedClip = all
            }
            for child in children(of: view, context).reversed() { waiting.append(child) }
        }
        self.texts = texts.filter { text in
            !covers.contains { $0.order > text.order && $0.frame.contains(text.text.visibleInk) }
        }.map(\.text)
    }

    private func children(of view: UIView, _ context: Context) -> [(view: UIView, context: Context)] {
        var counts: [String: Int] = [:]
        // The rows of a wheel that aren't selected fade.
        let shown = (view as? PickerWheel).map { [$0.views[$0.selected]].compactMap(\.self) } ?? view.subviews
        return AccessibilitySearch.visited(shown).map { child in
            var own = context
            let name = ViewClassName.of(child)
            own.path += "/\(name)[\(row(of: child) ?? "\(counts[name, default: 0])")]"
            counts[name, default: 0] += 1
            return (child, own)
        }
    }

    /// Returns the index path of a cell, since cells are in no order.
    private func row(of view: UIView) -> String? {
        if let cell = view as? UITableViewCell {
            return (view.superview as? UITableView)?.indexPath(for: cell).map { "\($0.section).\($0.row)" }
        }
        return (view as? UICollectionReusableView)?.presentElement.map {
            "\($0.kind ?? "")\($0.indexPath.map(String.init).joined(separator: "."))"
        }
    }

    private func isCover(_ view: UIView, _ context: Context) -> Bool {
        guard context.opacity >= 0.99 else { return false }
        if view is UIVisualEffectView || view is GlassView || view is BarBackgroundView { return true }
        if let image = view as? UIImageView, image.shownImage != nil { return !(image.image?.isSymbolImage ?? true) }
        guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection) else { return false }
        return color.cgColor.alpha >= 0.99
    }

    fileprivate func subject(_ view: UIView, _ frame: CGRect, text: String? = nil) -> ScreenFacts.Subject {
        let context = contexts[ObjectIdentifier(view)]
        var name = ViewClassName.of(view)
        if let identifier = view.accessibilityIdentifier {
            name += " “\(identifier)”"
        } else if let text = text ?? view.accessibilityLabel, !text.isEmpty {
            name += " “\(text.count > 40 ? "\(text.prefix(39))…" : text)”"
        }
        return ScreenFacts.Subject(
            name: name, identifiers: context?.identifiers ?? [], path: context?.path ?? "", frame: frame)
    }

    // MARK: Texts

    private func text(of label: UILabel, _ context: Context) -> ScreenFacts.Text? {
        guard let shown = label.shownText, let text = label.text else { return nil }
        let ink = root.convert(shown.ink, from: label)
        let visible = ink.intersection(context.clip)
        guard visible.width > 1, visible.height > 1 else { return nil }
        let kept = ink.intersection(context.fixedClip)
        let isClipped = kept.width < ink.width - 1 || kept.height < ink.height - 1
        let field = label.superview as? UITextField
        let isPlaceholder = field?.storedText.isEmpty ?? false
        var styles: [ScreenFacts.Style] = []
        for run in shown.runs {
            var color = run.color
            color.alpha *= Double(context.opacity)
            let style = ScreenFacts.Style(
                color: color, size: run.font?.size ?? run.drawnSize,
                isBold: [.bold, .heavy, .black].contains(run.font?.weight ?? .regular))
            if !styles.contains(style) { styles.append(style) }
        }
        return ScreenFacts.Text(
            subject: subject(label, root.convert(label.bounds, from: label), text: text), text: text, ink: kept,
            visibleInk: visible, isCut: (field == nil || isPlaceholder) && (shown.isCut || isClipped), styles: styles,
            isExemptFromContrast: !context.isEnabled || !label.isEnabled || isPlaceholder,
            isInScrollView: context.isInScrollView)
    }

    // MARK: Elements

    func unlabeled(_ entry: AccessibilityTree.Entry) -> ScreenFacts.Unlabeled? {
        let object = entry.object
        let label = object.accessibilityLabel ?? ""
        let derived = (object as? UIResponder)?.derivedAccessibility ?? DerivedAccessibility()
        if !label.isEmpty {
            guard derived.isLabelImageName, label == derived.label else { return nil }
            return .init(subject: subject(entry.view, entry.frame), reason: .imageName(label))
        }
        if derived.isNamedByValue, !(object.accessibilityValue ?? "").isEmpty { return nil }
        // An empty text view that can't be edited says nothing.
        if derived.isNamedByValue, !entry.isInteractive { return nil }
        return .init(subject: subject(entry.view, entry.frame), reason: .noLabel)
    }

    /// Indicates whether a person can act on a view of the app.
    private func acts(_ view: UIView) -> Bool {
        if let control = view as? UIControl { return control.isEnabled && !control.allControlEvents.isEmpty }
        guard view.isUserInteractionEnabled, view is UIImageView || !view.isOfThisModule else { return false }
        return view.gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } ?? false
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

    func target(_ entry: AccessibilityTree.Entry) -> ScreenFacts.Target? {
        guard entry.isInteractive, !entry.object.accessibilityTraits.contains(.notEnabled),
            !entry.view.hasSystemSize, let view = entry.object as? UIView
        else { return nil }
        var size = view.bounds.size
        guard size.width < 44 || size.height < 44 else { return nil }
        guard isHit(view, dx: 0, dy: 0) else { return nil }
        let reach: CGFloat = 21.5
        if size.width < 44, isHit(view, dx: -reach, dy: 0), isHit(view, dx: reach, dy: 0) { size.width = 44 }
        if size.height < 44, isHit(view, dx: 0, dy: -reach), isHit(view, dx: 0, dy: reach) { size.height = 44 }
        return ScreenFacts.Target(subject: subject(view, entry.frame), hitSize: size)
    }

    /// Indicates whether a touch at a distance from a view's center reaches the view.
    private func isHit(_ view: UIView, dx: CGFloat, dy: CGFloat) -> Bool {
        let point = CGPoint(x: view.bounds.midX + dx, y: view.bounds.midY + dy)
        return root.hitTest(root.convert(point, from: view), with: nil)?.isDescendant(of: view) ?? false
    }
}

extension UIView {
    fileprivate var isOfThisModule: Bool { String(reflecting: type(of: self)).hasPrefix("BuilderUIKit.") }

    /// A Boolean value that indicates whether the system determines the view's size, so that an app can't be blamed.
    fileprivate var hasSystemSize: Bool {
        switch self {
        case is SegmentView, is PickerWheel, is DatePickerLabel, is BarButtonView, is BackButtonView, is TabItemView,
            is AlertRow, is MenuRow, is SwipeActionButton, is ShareAppButton, is SheetCloseButton, is UIStepper:
            true
        case is UISwitch, is UISlider, is UIPageControl, is UIColorWell, is UIDatePicker:
            bounds.height >= intrinsicContentSize.height - 0.5
        case let field as UITextField where field.borderStyle == .roundedRect || field is UISearchTextField:
            bounds.height >= intrinsicContentSize.height - 0.5
        case let button as UIButton where button.buttonType.accessibilityTitle != nil:
            bounds.height >= intrinsicContentSize.height - 0.5
        default:
            sequence(first: superview, next: { $0?.superview }).contains {
                $0 is UISearchBar || $0 is UIDatePicker || $0 is UICalendarView || $0 is UIPasteControl
            }
        }
    }
}

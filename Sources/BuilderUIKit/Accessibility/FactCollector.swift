import Foundation
import Render

/// Collects the facts of a screen in one walk over the views, in the order in which they are painted.
@MainActor
struct FactCollector {
    let root: UIView
    private(set) var texts: [ScreenFacts.Text] = []
    private(set) var controls: [ScreenFacts.Control] = []
    private(set) var pictures: [ScreenFacts.Picture] = []
    private var contexts: [ObjectIdentifier: Context] = [:]
    /// The views that a person can act on.
    private(set) var actors: [UIView] = []
    /// The views by their paths.
    private(set) var views: [String: UIView] = [:]
    /// The texts, controls and images that later views hide wholly, with the view that hides most of each.
    private(set) var covered: [(view: UIView, by: UIView)] = []
    /// The texts and controls that views which don't scroll cut, with the innermost such view.
    private(set) var clipped: [(view: UIView, by: UIView)] = []

    init(root: UIView) { self.root = root }

    /// The state that a view or a layer inherits from those around it.
    struct Context {
        var path: String
        var identifiers: [String]
        var opacity: CGFloat = 1
        /// The part of the picture that isn't clipped, by any view and by views that don't scroll.
        var clip = CGRect.infinite
        var fixedClip = CGRect.infinite
        /// The part that is on the screen or can be scrolled there.
        var reach: CGRect
        var isInScrollView = false
        var isEnabled = true
        /// The path of the innermost scroll view.
        var scrollPath: String?
        /// The views that clip and don't scroll, up to the innermost scroll view, outermost first.
        var clippers: [(view: UIView, frame: CGRect)] = []
        /// The path of the presented controller's container.
        var presentationPath: String?
        var isInControl = false
        /// The masks, outermost first.
        var masks: [LayerMask] = []
        /// The number of the masks outside of the innermost scroll view: what they hide can be scrolled into sight.
        var scrolledMasks = 0
        /// The traits of the view, or of the one that the layer is in.
        var traits: UITraitCollection?

        /// Returns how much of a rectangle of the root all masks let through; at most the least of each.
        @MainActor
        func visibility(of rect: CGRect, in root: UIView, fixedOnly: Bool = false) -> LayerMask.Visibility {
            masks[(fixedOnly ? scrolledMasks : 0)...].map { $0.visibility(of: rect, in: root) }
                .reduce(LayerMask.Visibility()) {
                    LayerMask.Visibility(
                        share: min($0.share, $1.share), opaqueShare: min($0.opaqueShare, $1.opaqueShare),
                        alpha: $0.alpha * $1.alpha)
                }
        }
    }

    /// A view, or a layer that no view owns.
    private enum Node {
        case view(UIView)
        case layer(CALayer)
    }

    /// A fact, its number in the order of painting, and the masks around it.
    private struct Painted<Fact> {
        var fact: Fact
        var order: Int
        var masks: [LayerMask]
    }

    /// The rectangle that a view, or a layer in it, hides what is behind it in.
    private struct Cover {
        let view: UIView
        let context: Context
        let rect: CGRect
        let order: Int
        /// A Boolean value that indicates whether it hides texts, and not only controls and images.
        let hidesText: Bool

        /// Indicates whether the cover is opaque where it lies over a rectangle with masks. Masks that both have don't
        /// count.
        @MainActor
        func hides(_ other: CGRect, with masks: [LayerMask], in root: UIView) -> Bool {
            context.masks.allSatisfy { own in
                masks.contains { $0.layer === own.layer }
                    || own.visibility(of: rect.intersection(other), in: root).opaqueShare > 0.99
            }
        }
    }

    /// A text, a control or an image that isn't a part of a control.
    private struct Content {
        let view: UIView
        let context: Context
        let frame: CGRect
        let order: Int
    }

    mutating func collect() {
        var texts: [Painted<ScreenFacts.Text>] = []
        var images: [Painted<ScreenFacts.Picture>] = []
        var covers: [Cover] = []
        var contents: [Content] = []
        var order = 0
        let start = Context(path: ViewClassName.of(root), identifiers: [], reach: root.bounds)
        var waiting: [(node: Node, context: Context)] = [(.view(root), start)]
        while let (node, inherited) = waiting.popLast() {
            var context = inherited
            guard case .view(let view) = node else {
                guard case .layer(let layer) = node, !layer.isHidden, layer.opacity > 0.01 else { continue }
                order += 1
                context.opacity *= CGFloat(layer.opacity)
                addMask(of: layer, to: &context)
                if isOpaque(layer, context), let view = Self.view(around: layer) {
                    let rect = root.layer.convert(layer.bounds, from: layer).intersection(context.clip)
                    covers.append(Cover(view: view, context: context, rect: rect, order: order, hidesText: true))
                }
                if let text = text(of: layer, context) {
                    texts.append(Painted(fact: text, order: order, masks: context.masks))
                }
                if let picture = picture(of: layer, context) {
                    images.append(Painted(fact: picture, order: order, masks: context.masks))
                }
                if layer.masksToBounds { clip(&context, to: root.layer.convert(layer.bounds, from: layer)) }
                waiting += children(of: layer, context).reversed()
                continue
            }
            guard AccessibilitySearch.isVisible(view) else { continue }
            order += 1
            context.opacity *= view.alpha
            context.traits = nil
            addMask(of: view.layer, to: &context)
            if let identifier = view.accessibilityIdentifier { context.identifiers.insert(identifier, at: 0) }
            if view.isEnabledForTouches == false { context.isEnabled = false }
            if view is PresentationView { context.presentationPath = context.path }
            contexts[ObjectIdentifier(view)] = context
            views[context.path] = view
            let frame = root.convert(view.bounds, from: view)
            let isMaskedOut = context.visibility(of: frame, in: root, fixedOnly: true).share == 0
            func hasText(in rect: CGRect) -> Bool { texts.contains { $0.fact.parts.contains { $0.intersects(rect) } } }
            func hasContent(in rect: CGRect) -> Bool { contents.contains { rect.contains($0.frame.center) } }
            if let cover = coveredRect(of: view, context, hasContent: { hasText(in: $0) || hasContent(in: $0) }) {
                covers.append(
                    Cover(
                        view: view, context: context, rect: cover.intersection(context.clip), order: order,
                        hidesText: !(view is UIImageView) || hasText(in: cover)))
            }
            if isContent(view, context), !isMaskedOut {
                contents.append(Content(view: view, context: context, frame: frame, order: order))
            }
            if view is UIControl { context.isInControl = true }
            if let text = (view as? UILabel).flatMap({ text(of: $0, context) }) ?? text(of: view.layer, context) {
                texts.append(Painted(fact: text, order: order, masks: context.masks))
            }
            if let picture = picture(of: view, context) ?? picture(of: view.layer, context) {
                images.append(Painted(fact: picture, order: order, masks: context.masks))
            }
            if let control = view as? UIControl, !(view is UIRefreshControl), !frame.isEmpty, !isMaskedOut {
                controls.append(ScreenFacts.Control(subject: subject(control, frame), reach: context.reach))
            }
            if acts(view), !isMaskedOut { actors.append(view) }
            if let list = view.superview as? _ListView, list.openSwipe?.isSwipe(of: view) == true {
                // A row comes back when its actions are closed.
                context.reach = .infinite
            }
            // A text view that doesn't scroll cuts its text.
            let scrollView = (view as? UIScrollView).flatMap { $0 is UITextView && !$0.isScrollEnabled ? nil : $0 }
            if view.clipsToBounds, view !== root {
                if scrollView == nil {
                    clip(&context, to: frame)
                    context.clippers.append((view, frame))
                } else {
                    context.clip = context.clip.intersection(frame)
                }
            }
            if let scrollView {
                context.isInScrollView = true
                // Text that a view around it cuts can be scrolled into sight.
                context.fixedClip = .infinite
                context.clippers = []
                context.scrolledMasks = context.masks.count
                context.scrollPath = context.path
                context.reach = reach(of: scrollView, in: context.reach)
            }
            waiting += children(of: view, context).reversed()
        }
        let screen = root
        func parts(of rect: CGRect, behind order: Int, _ masks: [LayerMask]) -> [CGRect] {
            let later = covers.lazy.filter {
                $0.order > order && $0.hidesText && $0.hides(rect, with: masks, in: screen)
            }
            return rect.parts(outside: later.map(\.rect)).filter { $0.width > 1 && $0.height > 1 }
        }
        let hidden = contents.compactMap { content in cover(of: content, covers).map { (view: content.view, by: $0) } }
        // An outer control stands for what is in it.
        covered = hidden.filter { one in
            !hidden.contains { $0.view !== one.view && one.view.isDescendant(of: $0.view) }
        }
        clipped = contents.compactMap { content in clipper(of: content).map { (content.view, $0) } }
        self.texts = texts.compactMap { text in
            guard let whole = text.fact.parts.first else { return text.fact }
            var fact = text.fact
            fact.parts = parts(of: whole, behind: text.order, text.masks)
            return fact.parts.isEmpty ? nil : fact
        }
        pictures = images.compactMap { image in
            var fact = image.fact
            let largest = parts(of: fact.frame, behind: image.order, image.masks)
                .max { $0.width * $0.height < $1.width * $1.height }
            guard let largest else { return nil }
            fact.frame = largest
            return fact
        }
    }

    private func children(of view: UIView, _ context: Context) -> [(node: Node, context: Context)] {
        // The rows of a wheel that aren't selected fade.
        let shown = (view as? PickerWheel).map { [$0.views[$0.selected]].compactMap(\.self) } ?? view.subviews
        let views = AccessibilitySearch.visited(shown)
        guard view.layer.children.contains(where: { $0.ownerView == nil }) else {
            return placed(views.map { .view($0) }, in: context)
        }
        let visited = Set(views.map { ObjectIdentifier($0) })
        let nodes = view.layer.children.compactMap { layer -> Node? in
            guard let owner = layer.ownerView else { return views.count == view.subviews.count ? .layer(layer) : nil }
            return visited.contains(ObjectIdentifier(owner)) ? .view(owner) : nil
        }
        var own = context
        own.traits = view.traitCollection
        return placed(nodes, in: own)
    }

    private func children(of layer: CALayer, _ context: Context) -> [(node: Node, context: Context)] {
        placed(layer.children.compactMap { $0.ownerView == nil ? .layer($0) : nil }, in: context)
    }

    /// Returns nodes with the contexts that they inherit.
    private func placed(_ nodes: [Node], in context: Context) -> [(node: Node, context: Context)] {
        var counts: [String: Int] = [:]
        return nodes.map { node in
            let (name, row) =
                switch node {
                case .view(let view): (ViewClassName.of(view), row(of: view))
                case .layer(let layer): ("\(type(of: layer))", nil)
                }
            var own = context
            own.path += "/\(name)[\(row ?? "\(counts[name, default: 0])")]"
            counts[name, default: 0] += 1
            return (node, own)
        }
    }

    private func clip(_ context: inout Context, to frame: CGRect) {
        context.clip = context.clip.intersection(frame)
        context.fixedClip = context.fixedClip.intersection(frame)
    }

    private func addMask(of layer: CALayer, to context: inout Context) {
        guard layer.mask != nil else { return }
        let traits = context.traits ?? layer.ownerView?.traitCollection ?? root.traitCollection
        if let mask = LayerMask(of: layer, in: root, traits: traits) { context.masks.append(mask) }
    }

    /// Indicates whether masks hide a part of a view that was visited, wherever it is scrolled.
    func isMaskedOut(_ view: UIView, _ frame: CGRect) -> Bool {
        guard let context = contexts[ObjectIdentifier(view)] else { return false }
        return context.visibility(of: frame, in: root, fixedOnly: true).share == 0
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

    func subject(_ view: UIView, _ frame: CGRect, text: String? = nil) -> ScreenFacts.Subject {
        let context = contexts[ObjectIdentifier(view)]
        var name = ViewClassName.of(view)
        if let identifier = view.accessibilityIdentifier {
            name += " “\(identifier)”"
        } else if let text = text ?? view.accessibilityLabel, !text.isEmpty {
            name += Self.quoted(text)
        }
        return ScreenFacts.Subject(
            name: name, identifiers: context?.identifiers ?? [], path: context?.path ?? "", frame: frame)
    }

    /// Returns the beginning of a text in quotation marks, after a space.
    static func quoted(_ text: String) -> String {
        " “\(text.count > 40 ? "\(text.prefix(39))…" : text)”"
    }

    /// Indicates whether a person can act on a view of the app.
    private func acts(_ view: UIView) -> Bool {
        if let control = view as? UIControl { return control.isEnabled && !control.allControlEvents.isEmpty }
        guard view.isUserInteractionEnabled, view is UIImageView || !view.isOfThisModule else { return false }
        return view.gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } ?? false
    }

    // MARK: Hidden content

    private func isContent(_ view: UIView, _ context: Context) -> Bool {
        guard !context.isInControl, !view.isInLiftedPreview, !view.isInSystemContent else { return false }
        switch view {
        case let label as UILabel: return !(label.text ?? "").isEmpty
        case let image as UIImageView: return image.image != nil
        default: return view is UIControl && !(view is UIRefreshControl)
        }
    }

    /// Returns the view that hides most of a content which later views hide wholly; nil if a part of it is seen.
    ///
    /// Content that lies behind others only as it is scrolled now, or behind a presented controller, isn't hidden.
    private func cover(of content: Content, _ covers: [Cover]) -> UIView? {
        let rect = content.frame.intersection(content.context.clip).intersection(root.bounds)
        guard !rect.isNull, rect.width > 1, rect.height > 1 else { return nil }
        let path = content.context.path
        let later = covers.filter { cover in
            cover.order > content.order && !cover.context.path.hasPrefix("\(path)/")
                && cover.hides(rect, with: content.context.masks, in: root)
                && (content.context.scrollPath.map { cover.context.path.hasPrefix("\($0)/") } ?? true)
                && cover.context.presentationPath == content.context.presentationPath
        }
        guard !later.isEmpty,
            !rect.parts(outside: later.map(\.rect)).contains(where: { $0.width > 1 && $0.height > 1 })
        else { return nil }
        func area(_ cover: Cover) -> CGFloat {
            let common = cover.rect.intersection(rect)
            return common.isNull ? 0 : common.width * common.height
        }
        return later.max { area($0) < area($1) }?.view
    }

    /// Returns the innermost view that cuts a text or a control; nil for others. UIKit's own views clip on purpose.
    private func clipper(of content: Content) -> UIView? {
        var rect = content.frame
        switch content.view {
        case let label as UILabel:
            guard let shown = label.shownText(in: label.bounds) else { return nil }
            rect = root.convert(shown.ink, from: label).intersection(rect.insetBy(dx: -Self.overhang, dy: 0))
        case is UIControl: break
        default: return nil
        }
        guard !rect.isNull, !rect.isEmpty else { return nil }
        return content.context.clippers.last { clipper in
            guard !clipper.view.isOfThisModule || clipper.view.isPlainContainer else { return false }
            let kept = rect.intersection(clipper.frame)
            return kept.isNull || kept.width < rect.width - 1 || kept.height < rect.height - 1
        }?.view
    }

    // MARK: Scrolling

    /// Returns the rectangle of a scroll view's content that can be scrolled onto the screen, as it lies now.
    private func reach(of view: UIScrollView, in outer: CGRect) -> CGRect {
        let frame = root.convert(view.bounds, from: view)
        guard view.isScrollEnabled else { return frame.intersection(outer) }
        let insets = view.adjustedContentInset
        let content = CGRect(
            x: -insets.left, y: -insets.top, width: view.contentSize.width + insets.left + insets.right,
            height: view.contentSize.height + insets.top + insets.bottom)
        var reach = root.convert(content, from: view).union(frame)
        // The last parts of the content are seen only as far as the view itself is.
        let (right, bottom) = (max(0, frame.maxX - outer.maxX), max(0, frame.maxY - outer.maxY))
        let (left, top) = (max(0, outer.minX - frame.minX), max(0, outer.minY - frame.minY))
        reach.origin.x += left
        reach.origin.y += top
        reach.size.width = max(0, reach.width - left - right)
        reach.size.height = max(0, reach.height - top - bottom)
        if ((view as? UICollectionView)?.collectionViewLayout as? UICollectionViewCompositionalLayout)?.scrollsAcross
            ?? false
        {
            // The sections scroll by themselves.
            reach = .infinite
        }
        return reach
    }
}

extension UICollectionViewCompositionalLayout {
    /// A Boolean value that indicates whether a section scrolls across the layout's direction.
    fileprivate var scrollsAcross: Bool { solvedSections.contains { $0.scrolling != nil } }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// Returns rectangles that together are this one without others.
    func parts(outside others: some Sequence<CGRect>) -> [CGRect] {
        var parts = [self]
        for other in others {
            parts = parts.flatMap { $0.parts(outside: other) }
            if parts.isEmpty { break }
        }
        return parts
    }

    private func parts(outside other: CGRect) -> [CGRect] {
        let common = intersection(other)
        guard !common.isNull, common.width > 0, common.height > 0 else { return [self] }
        return [
            CGRect(x: minX, y: minY, width: width, height: common.minY - minY),
            CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
            CGRect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
            CGRect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
        ].filter { $0.width > 0 && $0.height > 0 }
    }
}

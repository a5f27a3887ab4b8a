import Foundation
import Render

/// A rectangle that draws itself and its subviews.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// The layer that holds the view's geometry and look.
    public let layer: CALayer
    /// How others find the view without keeping it alive.
    nonisolated(unsafe) package let viewHandle = Handle<UIView>()

    /// The kind of layer that the view makes for itself. Of a class of one's own, the nearest built-in superclass is made,
    /// unless it overrides `CALayer._make()`.
    open class var layerClass: AnyClass { CALayer.self }

    /// A view at `frame` in its superview's coordinates, in points.
    public init(frame: CGRect) {
        // One check for both: what passes no frame is taken for `init()`.
        MainThreadChecker.check(frame == .zero ? "-[UIView init]" : "-[UIView initWithFrame:]", of: Self.self)
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self)._make()
        super.init(_responder: ())
        viewHandle.refer(to: self)
        layer.ownerView = self
        if let size = frame.finiteOrNil {
            layer.frame = size
        } else {
            LayoutDiagnostics.report(.invalidFrame(view: String(describing: type(of: self)), frame: frame))
        }
    }

    /// Archives don't exist on Linux: an empty view, so that shared code with this initialiser compiles and runs.
    public required init?(coder: NSCoder) {
        MainThreadChecker.check("-[UIView initWithCoder:]", of: Self.self)
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self)._make()
        super.init(_responder: ())
        viewHandle.refer(to: self)
        layer.ownerView = self
    }

    public convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        viewHandle.empty()
        var held = heldViews
        for view in storedSubviews { view.surroundingsAreStale() }
        storedSubviews = []
        storedMask = nil
        TreeRelease.release(&held) { $0.heldViews }
    }

    // MARK: Hierarchy (see UIView+Hierarchy)

    public internal(set) var superview: UIView? {
        get { superviewHandle?.object }
        set { superviewHandle = newValue?.viewHandle }
    }
    private(set) var superviewHandle: Handle<UIView>? { didSet { surroundingsAreStale() } }
    /// Of the main actor like the rest; the mark is for `deinit`, which belongs to no actor.
    nonisolated(unsafe) var storedSubviews: [UIView] = []
    nonisolated(unsafe) private var storedMask: UIView?
    /// The views that this one keeps alive.
    nonisolated private var heldViews: [UIView] {
        storedMask.map { storedSubviews + [$0] } ?? storedSubviews
    }
    /// The controller whose view this is.
    weak var ownController: UIViewController? { didSet { surroundingsAreStale() } }
    /// What the view found around it, until something of that changes.
    nonisolated(unsafe) var knownSurroundings: Surroundings?
    var currentWindow: UIWindow? {
        get { windowHandle?.object as? UIWindow }
        set { windowHandle = newValue?.viewHandle }
    }
    private var windowHandle: Handle<UIView>?

    /// What another module keeps beside the view and is told of.
    package var companion: (any ViewCompanion)?
    /// Touches on the view itself fall through; its subviews still get theirs.
    package var ignoresOwnHits = false

    // MARK: Layout state (see UIView+Layout and AutoLayout/)

    var layoutFlags: LayoutFlags = [.needsLayout, .needsUpdateConstraints]
    var layoutItem: LayoutItem?
    var engine: LayoutEngine?
    var heldConstraints: [NSLayoutConstraint] = []
    var referencingConstraints: [NSLayoutConstraint] = []
    var ownLayoutGuides: [UILayoutGuide] = []
    var contentPriorities = ContentPriorities()
    var cachedSafeAreaInsets = UIEdgeInsets.zero
    /// Set while a superview's change of size reaches this view.
    var autoresizingRun: AutoresizingRun?
    var storedMargins = StoredMargins()
    /// The effective margins of a view that preserves its superview's, until something that they follow from changes.
    var knownMargins: UIEdgeInsets?
    var reservedGuides = ReservedGuides()

    /// True (as for views made in code) where the frame stands for required constraints. Set it to false for views that
    /// constraints place.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { placementKindDidChange() }
        }
    }
    /// How the frame follows the superview's size while `translatesAutoresizingMaskIntoConstraints` is true.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue, layoutItem != nil { layoutStructureDidChange() } }
    }
    open var autoresizesSubviews = true

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points. A value that is not finite is refused with a
    /// message that names the view, and the old one stays.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    /// The view's own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }
    /// The anchor point's place in the superview's coordinates, in points.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    /// About the anchor point; `bounds` and `center` stay, and constraints don't see it. One with a number that is not finite
    /// is refused with a message.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            let values = [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty]
            if isFinite(values, "transform") { layer.setAffineTransform(newValue) }
        }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            let values = [
                newValue.m11, newValue.m12, newValue.m13, newValue.m14, newValue.m21, newValue.m22, newValue.m23,
                newValue.m24, newValue.m31, newValue.m32, newValue.m33, newValue.m34, newValue.m41, newValue.m42,
                newValue.m43, newValue.m44,
            ]
            if isFinite(values, "transform3D") { layer.transform = newValue }
        }
    }
    /// The point, in units of the bounds, that `center` places and that transforms turn about: the middle (0.5, 0.5) by default.
    /// `center` stays when it changes, so that the frame moves. One that is not finite is refused with a message.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { if isFinite([newValue.x, newValue.y], "anchorPoint") { layer.anchorPoint = newValue } }
    }
    /// The margins from left to right, in points; 8 on each side by default. Reading gives the effective values, with
    /// the safe area; setting sets the base.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins() }
        set { setLayoutMargins(newValue) }
    }
    /// The part of the safe area's insets that reaches into this view, in points.
    open var safeAreaInsets: UIEdgeInsets { cachedSafeAreaInsets }
    /// The safe area that this view has now; windows take the device's.
    func computedSafeAreaInsets() -> UIEdgeInsets { safeAreaInsetsFromSuperview() }
    /// What subviews see of this view's safe area; scroll views keep what they add to their content's insets.
    var safeAreaInsetsForSubviews: UIEdgeInsets { cachedSafeAreaInsets }
    /// The view's traits: its superview's, with its own overrides.
    open var traitCollection: UITraitCollection { inheritedTraits() }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The frontmost visible view below this one that contains the point (in this view's coordinates).
    ///
    /// Classes of one's own cost one call on the stack for each level of views, others none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let search = HitSearch(from: self, at: point, with: event) else { return nil }
        while let view = search.next() {
            if let hit = view.hitTest(search.place, with: event) { return hit }
        }
        return ignoresOwnHits && search.found === self ? nil : search.found
    }

    /// Whether a gesture may begin whose touches hit this view or one below it. False fails the gesture.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Appearance

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            guard newValue.isFinite else {
                LayoutDiagnostics.report(.invalidNumber(view: describeBriefly(), property: "alpha", value: newValue))
                return
            }
            layer.opacity = Float(min(max(newValue, 0), 1))
        }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            (superview as? UIStackView)?.arrangementDidChange()
        }
    }
    var dynamicBackground: UIColor?
    open var backgroundColor: UIColor? {
        get { dynamicBackground ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set {
            layer.backgroundColor = newValue?.cgColor
            dynamicBackground = newValue
        }
    }
    var ownTintColor: UIColor? { didSet { surroundingsAreStale() } }
    /// The view's own tint, else its superview's, else the system's blue.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            ownTintColor = newValue
            propagateTintColorChange()
        }
    }
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var isOpaque = true
    open var clearsContextBeforeDrawing = true
    open var contentMode: ContentMode = .scaleToFill
    /// A view whose alpha multiplies this one's.
    open var mask: UIView? {
        get { storedMask }
        set {
            storedMask = newValue
            layer.mask = newValue?.layer
        }
    }
    open var contentScaleFactor: CGFloat = 1
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutStructureDidChange() } }
    }
    /// Overrides the style for this view and its subviews.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { surroundingsAreStale() }
    }
    var textSizeLimits: TextSizeLimits?
    /// The smallest text size that the traits of this view, and of those in it, name; nil (the default) for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { textSizeLimits?.least }
        set { limitTextSizes { $0.least = newValue } }
    }
    /// The largest text size that the traits of this view, and of those in it, name; nil (the default) for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { textSizeLimits?.greatest }
        set { limitTextSizes { $0.greatest = newValue } }
    }
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = false
    open var accessibilityElementsHidden = false
    open var accessibilityTraits: UIAccessibilityTraits = .none
    var storedRecognizers: [UIGestureRecognizer]?
    /// The gestures that the view watches for, in the order in which they came; nil for none. Setting it takes those away that
    /// are not in the list and gives the view the others, which leave the views that they were on.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedRecognizers }
        set { replaceGestureRecognizers(newValue ?? []) }
    }
    open var restorationIdentifier: String?

    open override var next: UIResponder? { ownController ?? superview }
    override var responderWindow: UIWindow? { window }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) {
        insert(view, at: view.superview === self ? storedSubviews.count - 1 : storedSubviews.count)
    }

    /// Inserts at an index among the subviews; an index outside is brought inside.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Layout

    /// Asks for `layoutSubviews` in the next layout pass.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays out this view's whole layout root now, as far as anything asked for it.
    open func layoutIfNeeded() {
        MainThreadChecker.check("-[UIView layoutIfNeeded]", of: Self.self)
        LayoutPass.run(from: self)
    }
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }
    /// Says that `intrinsicContentSize` may give another value now.
    open func invalidateIntrinsicContentSize() { noteContentSizeChange() }
    open func setNeedsDisplay() {
        MainThreadChecker.check("-[UIView setNeedsDisplay]", of: Self.self)
        layer.setNeedsDisplay()
    }
    open func setNeedsDisplay(_ rect: CGRect) {
        MainThreadChecker.check("-[UIView setNeedsDisplayInRect:]", of: Self.self)
        layer.setNeedsDisplay(rect)
    }
    /// Takes the size that `sizeThatFits` gives for the present one.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The smallest size near `targetSize` that the constraints below this view allow, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints below this view give it when its width and height are `targetSize` at the given
    /// priorities; rounded up to whole pixels, in points. Where content and target have the same priority the content wins.
    ///
    /// A target that is not finite is reported and gives zero. Required constraints that contradict each other or a required
    /// target are reported as in UIKit (the target as `fittingSizeHTarget` or `fittingSizeVTarget`), each once for a view.
    /// For the contents of cells in a table or collection that is left to the layout that follows.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutFitting.size(
            of: self, target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The active constraints that this view holds: those whose items' nearest common ancestor it is.
    open var constraints: [NSLayoutConstraint] { heldConstraints }

    // MARK: For subclasses

    /// Called after the view was added to a superview or taken from it.
    open func didMoveToSuperview() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToWindow() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Draws the view's own content into the current graphics context, in the view's coordinates.
    open func draw(_ rect: CGRect) {}

    /// What the view draws itself, between its background and its subviews.
    func ownContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }

    /// Places subviews. The base implementation gives them the frames that their constraints ask for.
    open func layoutSubviews() {
        applyEngineFramesToSubviews()
    }

    /// Where constraints are added or changed just before layout; call `super` last.
    open func updateConstraints() {
        layoutFlags.remove(.needsUpdateConstraints)
    }

    /// The size that the content asks for, in points; `noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The distance from the frame's edges to the rectangle that constraints speak of.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    open class var requiresConstraintBasedLayout: Bool { false }

    /// The view whose baseline stands for this view's first one; as in UIKit the same as for the last one.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose baseline stands for this view's last one.
    open var forLastBaselineLayout: UIView { self }

    /// Where the view's text stands at a height in points (nil: at its natural one, below which lines may be missing); nil for
    /// a view without text, whose baselines are its bottom edge.
    func textBaselines(atHeight height: CGFloat?) -> TextBaselines? { nil }

    /// Constraints that the view makes for its subviews, when the engine gathers.
    func generatedConstraints() -> [GeneratedConstraint] { [] }
    /// Guides that the view keeps for such constraints.
    var internalGuides: [UILayoutGuide] { [] }
    func prepareGuidesForGathering() {}
    /// Whether such constraints speak of the margins guide.
    var usesMarginsGuideForLayout: Bool { false }

    /// True for a text view whose height depends on the width that layout gives it.
    var needsSecondLayoutPass: Bool { false }
    /// The width that the first pass found, for text; 0 for none yet.
    var automaticLayoutWidth: CGFloat = 0
    /// What text answered since it last said that its content changed, until the layout after that is done.
    var contentMemo: ContentMemo?
    /// The conflicts that the last fitting of this view had, if any.
    var reportedFittingIssues: Set<LayoutIssue>?

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open override var description: String {
        MainActor.assumeIsolated { describeBriefly() }
    }

    // MARK: To be overridden (see UIView+Hierarchy)

    /// Back to front.
    open var subviews: [UIView] { defaultSubviews }
    open var window: UIWindow? { defaultWindow }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        defaultInsertSubview(view, belowSubview: sibling)
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        defaultInsertSubview(view, aboveSubview: sibling)
    }
    open func bringSubviewToFront(_ view: UIView) {
        defaultBringSubviewToFront(view)
    }
    open func sendSubviewToBack(_ view: UIView) {
        defaultSendSubviewToBack(view)
    }
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        defaultExchangeSubview(at: first, withSubviewAt: second)
    }
    open func isDescendant(of view: UIView) -> Bool {
        defaultIsDescendant(of: view)
    }
    open func viewWithTag(_ tag: Int) -> UIView? {
        defaultViewWithTag(tag)
    }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        defaultAddGestureRecognizer(recognizer)
    }
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        defaultRemoveGestureRecognizer(recognizer)
    }
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        defaultEndEditing(force)
    }

    // MARK: To be overridden (see UIView+Margins)

    /// Adds the safe area to the margins (true by default).
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { defaultInsetsLayoutMarginsFromSafeArea }
        set { defaultInsetsLayoutMarginsFromSafeArea = newValue }
    }
    /// Takes at least the superview's margins where this view reaches into them.
    open var preservesSuperviewLayoutMargins: Bool {
        get { defaultPreservesSuperviewLayoutMargins }
        set { defaultPreservesSuperviewLayoutMargins = newValue }
    }
    /// The margins in reading direction, in points; 8 on each side by default. Reading gives the effective values, with
    /// the safe area; setting sets the base.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { defaultDirectionalLayoutMargins }
        set { defaultDirectionalLayoutMargins = newValue }
    }
    /// The direction that the view's content reads in: by `semanticContentAttribute`, else by its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        defaultEffectiveUserInterfaceLayoutDirection
    }

    // MARK: To be overridden (see ContentPriorities)

    /// How strongly the view resists growing beyond its intrinsic size; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        defaultContentHuggingPriority(for: axis)
    }
    /// Above 0 and at most 1000; 0 stands for no constraint, anything else is reported and the old one stays.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        defaultSetContentHuggingPriority(priority, for: axis)
    }
    /// How strongly the view resists shrinking below its intrinsic size; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        defaultContentCompressionResistancePriority(for: axis)
    }
    /// Above 0 and at most 1000; 0 stands for no constraint, anything else is reported and the old one stays. At 1000 the
    /// content stands just below the required constraints: where there is no room it gives way, and the conflict is reported.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        defaultSetContentCompressionResistancePriority(priority, for: axis)
    }

    // MARK: To be overridden (see ConstraintActivation)

    /// Activates a constraint and keeps it on this view, which must be its items' common ancestor or stand above it.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        defaultAddConstraint(constraint)
    }
    /// Activates each constraint as `addConstraint` does.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        defaultAddConstraints(constraints)
    }
    /// Deactivates a constraint that this view holds; others stay.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        defaultRemoveConstraint(constraint)
    }
    /// Deactivates those of the constraints that this view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        defaultRemoveConstraints(constraints)
    }

    // MARK: To be overridden (see UILayoutGuide)

    /// Guides that were added with `addLayoutGuide`.
    open var layoutGuides: [UILayoutGuide] { defaultLayoutGuides }
    /// Takes the guide from the view that it belonged to, if any, which ends its constraints.
    open func addLayoutGuide(_ guide: UILayoutGuide) {
        defaultAddLayoutGuide(guide)
    }
    /// Takes the guide out, and deactivates the constraints that speak of it.
    open func removeLayoutGuide(_ guide: UILayoutGuide) {
        defaultRemoveLayoutGuide(guide)
    }
    /// The bounds inside the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { defaultSafeAreaLayoutGuide }
    /// The bounds inside the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { defaultLayoutMarginsGuide }
    /// The part of the margins that is narrow enough to read, centred: at most 672 points wide at the default text size
    /// (measured). For other text sizes UIKit has a table; here the width follows the size of body text.
    open var readableContentGuide: UILayoutGuide { defaultReadableContentGuide }
}

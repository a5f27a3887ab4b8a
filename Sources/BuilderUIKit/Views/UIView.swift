import Foundation
import Render

/// A rectangular area that draws itself and contains subviews.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// The layer that stores the view's geometry and appearance.
    ///
    /// An override returns the same layer as a more special type; the view itself always uses its own.
    open var layer: CALayer { backingLayer }
    /// The layer, whatever an override of ``layer`` returns.
    final let backingLayer: CALayer
    /// The view's zeroing reference for other objects, which doesn't retain it.
    nonisolated(unsafe) package let viewReference = ZeroingReference<UIView>()

    /// The class of the view's layer, which is created by `init()`.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        // One check for both initializers: a zero frame counts as `init()`.
        MainThreadChecker.check(frame == .zero ? "-[UIView init]" : "-[UIView initWithFrame:]", of: Self.self)
        backingLayer = _LayerFactory.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
        super.init(_responder: ())
        prepare(frame: frame)
    }

    /// Creates an empty view. There are no archives on Linux; the initializer exists for shared code.
    public required init?(coder: NSCoder) {
        MainThreadChecker.check("-[UIView initWithCoder:]", of: Self.self)
        backingLayer = _LayerFactory.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
        super.init(_responder: ())
        prepare(frame: nil)
    }

    /// Encodes the view; does nothing, because archives don't exist on Linux.
    open func encode(with coder: NSCoder) {}

    /// Sets up the view at the end of each of its initializers, so that subclasses here need none of their own.
    func didInitialize() {}

    /// Creates a view with a zero frame.
    public override convenience init() { self.init(frame: .zero) }

    deinit {
        viewReference.empty()
        var held = heldViews
        for view in storedSubviews { view.invalidateInheritedEnvironment() }
        storedSubviews = []
        storedMask = nil
        TreeRelease.release(&held) { $0.heldViews }
    }

    // MARK: Hierarchy (see UIView+Hierarchy)

    /// The superview; nil for a view without one.
    open var superview: UIView? { storedSuperview }
    /// The superview, whatever an override of ``superview`` returns; the framework's own code reads it.
    final var storedSuperview: UIView? {
        get { superviewReference?.object }
        set { superviewReference = newValue?.viewReference }
    }
    private(set) var superviewReference: ZeroingReference<UIView>? { didSet { invalidateInheritedEnvironment() } }
    /// The subviews, back to front. Isolated to the main actor like the rest; `nonisolated(unsafe)` is for `deinit`,
    /// which is nonisolated.
    nonisolated(unsafe) var storedSubviews: [UIView] = []
    nonisolated(unsafe) private var storedMask: UIView?
    /// The views that this one retains.
    nonisolated private var heldViews: [UIView] { storedMask.map { storedSubviews + [$0] } ?? storedSubviews }
    /// The controller whose view this is.
    weak var ownController: UIViewController? { didSet { invalidateInheritedEnvironment() } }
    /// The cached inherited environment; nil after a change.
    nonisolated(unsafe) var cachedEnvironment: InheritedEnvironment?
    /// A Boolean value that indicates whether the view becomes the first responder of the next window it moves to.
    var becomesFirstResponderInWindow = false
    var currentWindow: UIWindow? {
        get { windowReference?.object as? UIWindow }
        set { windowReference = newValue?.viewReference }
    }
    private var windowReference: ZeroingReference<UIView>?

    /// The observer of another module, attached to the view.
    package var observer: (any ViewObserver)?
    /// A Boolean value that indicates whether touches on the view itself are ignored; its subviews still receive
    /// theirs.
    package var ignoresOwnHits = false

    // MARK: Layout state (see UIView+Layout and AutoLayout/)

    var layoutFlags: LayoutFlags = [.needsLayout, .needsUpdateConstraints, .needsUpdateProperties]
    var layoutItem: LayoutItem?
    var engine: LayoutEngine?
    var heldConstraints: [NSLayoutConstraint] = []
    var referencingConstraints: [NSLayoutConstraint] = []
    var ownLayoutGuides: [UILayoutGuide] = []
    var contentPriorities = ContentPriorities()
    var cachedSafeAreaInsets = UIEdgeInsets.zero
    /// The run of autoresizing that is changing this view; nil outside of one.
    var autoresizingRun: AutoresizingRun?
    var storedMargins = StoredMargins()
    /// The cached effective margins of a view that preserves its superview's; nil after a change.
    var knownMargins: UIEdgeInsets?
    var reservedGuides = ReservedGuides()

    /// A Boolean value that indicates whether the frame is translated to required constraints: true by default, false
    /// for views placed by constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { placementKindDidChange() }
        }
    }
    /// The way the frame follows the superview's size while `translatesAutoresizingMaskIntoConstraints` is true.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue, layoutItem != nil { layoutStructureDidChange() } }
    }
    /// A Boolean value that indicates whether subviews are resized by their autoresizing masks.
    open var autoresizesSubviews = true

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points.
    ///
    /// A value that isn't finite is rejected with a message that names the view, and the old one stays.
    open var frame: CGRect {
        get { backingLayer.frame }
        set { setFrame(newValue) }
    }
    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { backingLayer.bounds }
        set { setBounds(newValue) }
    }
    /// The position of the anchor point in the superview's coordinates, in points.
    open var center: CGPoint {
        get { backingLayer.position }
        set { setCenter(newValue) }
    }
    /// The transform about the anchor point. `bounds` and `center` stay, and constraints ignore it.
    ///
    /// A transform that isn't finite is rejected with a message.
    open var transform: CGAffineTransform {
        get { backingLayer.affineTransform() }
        set { if isFinite(newValue, "transform") { backingLayer.setAffineTransform(newValue) } }
    }
    /// The transform about the anchor point in three dimensions. One that isn't finite is rejected with a message.
    open var transform3D: CATransform3D {
        get { backingLayer.transform }
        set { if isFinite(newValue, "transform3D") { backingLayer.transform = newValue } }
    }
    /// The point that `center` positions and transforms apply to, in units of the bounds: (0.5, 0.5) by default.
    ///
    /// `center` stays when it changes, so that the frame moves. A point that isn't finite is rejected with a message.
    open var anchorPoint: CGPoint {
        get { backingLayer.anchorPoint }
        set { if isFinite([newValue.x, newValue.y], "anchorPoint") { backingLayer.anchorPoint = newValue } }
    }
    /// The margins by left and right, in points; 8 on each side by default. The getter returns the effective values,
    /// with the safe area; the setter sets the base.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins() }
        set { setLayoutMargins(newValue) }
    }
    /// The margins before others are set, in points.
    var defaultMargins: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    /// The axes on which subviews may preserve the view's margins; a scroll view excludes those on which content moves.
    var axesOfPreservedMargins: UIAxis { .both }
    /// The axes on which the safe area is added to the margins; a list's content excludes the vertical one.
    var axesOfSafeAreaMargins: UIAxis { .both }
    /// The part of the safe area's insets that extends into this view, in points.
    open var safeAreaInsets: UIEdgeInsets { cachedSafeAreaInsets }
    /// Returns the current insets of the safe area; windows return the device's.
    func computedSafeAreaInsets() -> UIEdgeInsets { safeAreaInsetsFromSuperview() }
    /// The safe area that subviews inherit; scroll views exclude the part that they add to their content insets.
    var safeAreaInsetsForSubviews: UIEdgeInsets { cachedSafeAreaInsets }
    /// The view's traits: its superview's, with its own overrides.
    open var traitCollection: UITraitCollection { inheritedTraits() }

    /// Returns a Boolean value that indicates whether a point in the view's coordinates lies inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns the frontmost visible descendant that contains the point (in this view's coordinates), or the view
    /// itself.
    ///
    /// Custom classes use one call on the stack for each level of views, others none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let search = HitSearch(from: self, at: point, with: event) else { return nil }
        while let view = search.next() {
            if let hit = view.hitTest(search.convertedPoint, with: event) { return hit }
        }
        return ignoresOwnHits && search.found === self ? nil : search.found
    }

    /// Returns a Boolean value that indicates whether a gesture may begin whose touches hit this view or a descendant.
    /// If false, the gesture fails.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Appearance

    /// The opacity, 0…1.
    open var alpha: CGFloat {
        get { CGFloat(backingLayer.opacity) }
        set { setAlpha(newValue) }
    }
    /// A Boolean value that indicates whether the view is hidden.
    open var isHidden: Bool {
        get { backingLayer.isHidden }
        set { if newValue != backingLayer.isHidden { setHidden(newValue) } }
    }
    var dynamicBackground: UIColor?
    /// The background color.
    open var backgroundColor: UIColor? {
        get { dynamicBackground ?? backingLayer.backgroundColor.map { UIColor(cgColor: $0) } }
        set {
            backingLayer.backgroundColor = newValue?.cgColor
            dynamicBackground = newValue
        }
    }
    var tintState = TintState()
    /// The view's own tint color, otherwise its superview's, otherwise system blue; gray while it is dimmed.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            ownTintColor = newValue
            propagateTintColorChange()
        }
    }
    /// The adjustment of the tint color: the view's own or its superview's, never automatic.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { inheritedEnvironment.isTintDimmed ? .dimmed : .normal }
        set { setTintAdjustmentMode(newValue) }
    }
    /// A Boolean value that indicates whether subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { backingLayer.masksToBounds }
        set { backingLayer.masksToBounds = newValue }
    }
    /// A Boolean value that indicates whether the view is opaque. Has no effect on drawing.
    open var isOpaque = true
    /// A Boolean value that indicates whether the view is cleared before it is drawn. Has no effect.
    open var clearsContextBeforeDrawing = true
    /// The position and scaling of the view's content.
    open var contentMode: ContentMode = .scaleToFill
    /// A view whose alpha multiplies this one's.
    open var mask: UIView? {
        get { storedMask }
        set {
            storedMask = newValue
            backingLayer.mask = newValue?.backingLayer
        }
    }
    /// The scale of the view's content, in pixels per point. Has no effect on drawing.
    open var contentScaleFactor: CGFloat = 1
    /// An integer that identifies the view.
    open var tag = 0
    /// A Boolean value that indicates whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether the view receives more than one touch at a time.
    open var isMultipleTouchEnabled = false
    /// A Boolean value that indicates whether the view blocks touches of others while it is touched. Has no effect.
    open var isExclusiveTouch = false
    /// The semantic direction of the view's content.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutStructureDidChange() } }
    }
    /// The light or dark appearance of this view and its subviews; `unspecified` to inherit it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
    }
    var storedTraitOverrides: UITraitCollection? { didSet { traitsMayHaveChanged() } }
    /// The traits that this view overrides for itself and its descendants.
    open var traitOverrides: any UITraitOverrides {
        get { storedTraitOverrides?.values ?? TraitValues() }
        set { storedTraitOverrides = UITraitCollection(overrides: newValue) }
    }
    var traitObservation: TraitObservation?
    var textSizeLimits: TextSizeLimits?
    /// The smallest text size in the traits of this view and its descendants; nil (the default) for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { textSizeLimits?.least }
        set { limitTextSizes { $0.least = newValue } }
    }
    /// The largest text size in the traits of this view and its descendants; nil (the default) for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { textSizeLimits?.greatest }
        set { limitTextSizes { $0.greatest = newValue } }
    }
    /// The identifier for tests, text trees and messages.
    open var accessibilityIdentifier: String?
    override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }
    var storedRecognizers: [UIGestureRecognizer]?
    /// The view's gesture recognizers, in the order they were added; nil for none.
    ///
    /// Setting the property removes recognizers that aren't in the list and adds the others, which are removed from
    /// their views.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedRecognizers }
        set { replaceGestureRecognizers(newValue ?? []) }
    }
    /// The identifier for state restoration. Has no effect.
    open var restorationIdentifier: String?

    open override var next: UIResponder? { ownController ?? superview }
    override var responderWindow: UIWindow? { window }

    /// Adds a view in front of the other subviews.
    open func addSubview(_ view: UIView) {
        insert(view, at: view.storedSuperview === self ? storedSubviews.count - 1 : storedSubviews.count)
    }

    /// Inserts a view at an index among the subviews; an index out of range is clamped.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Removes the view from its superview.
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Layout

    /// Requests a call of `layoutSubviews` in the next layout pass.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Performs the pending layout of this view's whole layout root.
    open func layoutIfNeeded() {
        MainThreadChecker.check("-[UIView layoutIfNeeded]", of: Self.self)
        LayoutPass.run(from: self)
    }
    /// Requests a call of `updateConstraints` before the next layout pass.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Calls `updateConstraints` on the views of this subtree that need it.
    open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }
    /// Requests a call of `updateProperties` before the next layout pass (iOS 26).
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
    /// Calls `updateProperties` on the views of this subtree that need it (iOS 26).
    open func updatePropertiesIfNeeded() { updatePropertiesInSubtree() }
    /// Notifies the views and controllers in this subtree at once if their traits changed.
    open func updateTraitsIfNeeded() { updateTraitsInSubtree() }
    /// Invalidates the intrinsic content size, which the next layout pass reads again.
    open func invalidateIntrinsicContentSize() {
        noteContentSizeChange()
        currentWindow?.inputViewsMayGrow(self)
    }
    /// Requests a redraw of the view.
    open func setNeedsDisplay() {
        MainThreadChecker.check("-[UIView setNeedsDisplay]", of: Self.self)
        backingLayer.setNeedsDisplay()
    }
    /// Requests a redraw of a part of the view.
    open func setNeedsDisplay(_ rect: CGRect) {
        MainThreadChecker.check("-[UIView setNeedsDisplayInRect:]", of: Self.self)
        backingLayer.setNeedsDisplay(rect)
    }
    /// Resizes the view to the size that `sizeThatFits(_:)` returns for the current one.
    open func sizeToFit() { takeSize(sizeThatFits(bounds.size)) }

    /// Returns the smallest size near `targetSize` that the constraints below this view allow, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size of the view by the constraints below it and a width and height of `targetSize` at the given
    /// priorities; rounded up to whole pixels, in points.
    ///
    /// If content and target have the same priority, the content takes precedence.
    ///
    /// A target that isn't finite is reported and yields zero. Required constraints that contradict each other or a
    /// required target are reported as in UIKit (the target as `fittingSizeHTarget` or `fittingSizeVTarget`), each once
    /// for a view. For the contents of cells in a table or collection the report is left to the layout that follows.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutFitting.size(
            of: self, target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The active constraints that this view holds: it is the nearest common ancestor of their items.
    open var constraints: [NSLayoutConstraint] { heldConstraints }

    // MARK: For superviews of certain classes

    /// Notifies a root that it or one of its descendants needs layout.
    func rootNeedsLayout() {}
    /// Notifies a stack that a change of a subview changes its arrangement.
    func arrangementDidChange() {}
    /// Notifies a stack that a subview left.
    func arrangedViewWasRemoved(_ view: UIView) {}
    /// Notifies a button that its title label changed.
    func titleLabelDidChange() {}
    /// Notifies the view that items were lifted from it and not dragged.
    func didPutBackDraggedItems() {}
    /// Notifies a view that the text size or the look may have changed.
    func textSizeMayHaveChanged() {}
    /// Notifies a view that it may have moved in its superview, or that the superview's safe area may have changed.
    func placeInSafeAreaMayHaveChanged() {}
    /// Compares the screen's traits with those of a window's last layout.
    func noteScreenTraits() {}
    /// Indicates whether a scroll view delays the touch until its pan gesture is decided.
    func delaysContent(_ touch: UITouch) -> Bool { false }
    /// Returns a Boolean value that indicates whether a view inside of this one receives touches.
    func contentReceives(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView) -> Bool { true }

    // MARK: For elements of lists

    /// Indicates whether the view is a cell, header or footer of a table or a collection.
    var isElementOfList: Bool { false }
    /// The content view of a cell, header or footer.
    var elementContentView: UIView? { nil }

    // MARK: Class

    /// The nearest class of this module in the class hierarchy, for classes with many instances. None of these classes
    /// overrides `hitTest(_:with:)`, and only a label's overrides `draw(_:)`, so their instances need no call of
    /// either.
    class var moduleClass: UIView.Type { UIView.self }

    /// UIKit's name for the class, if the view represents one of UIKit's private classes.
    var privateClassName: String? { nil }

    // MARK: For subclasses

    /// Notifies the view that its superview changed.
    open func didMoveToSuperview() {}
    /// Notifies the view that its superview is about to change.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Notifies the view that its window changed.
    open func didMoveToWindow() {}
    /// Notifies the view that its window is about to change.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Notifies the view that a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Notifies the view that a subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Notifies the view that its safe area changed.
    open func safeAreaInsetsDidChange() {}
    /// Notifies the view that its layout margins changed.
    open func layoutMarginsDidChange() {}
    /// Notifies the view that its tint color changed.
    open func tintColorDidChange() {}
    /// Notifies the view that its traits changed, before a layout.
    ///
    /// A view is created with the current traits; it is notified if those of its superview differ.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Draws the view's own content into the current graphics context, in the view's coordinates.
    open func draw(_ rect: CGRect) {}

    /// Returns the view's own contents, between its background and its subviews.
    func ownContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }

    /// The color of the subviews' texts, backgrounds and tinted images; nil for their own. Overridden by views with a
    /// vibrancy effect.
    var vibrancy: UIColor? { nil }

    /// Returns the material of which the view consists; nil for none.
    func backdrop(in environment: DisplayEnvironment) -> Layer.Backdrop? { nil }

    /// Lays out the subviews. The default implementation sets the frames determined by their constraints.
    open func layoutSubviews() { applyEngineFramesToSubviews() }

    // MARK: As the layer's delegate

    /// Lays out the view's layer: calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { if layer === backingLayer { layoutSubviews() } }
    /// Provides the layer's contents; isn't called.
    open func display(_ layer: CALayer) {}
    /// Draws the view's layer: calls `draw(_:)` with the bounds.
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === backingLayer { draw(layer.bounds) } }
    /// Called before the contents of a layer are drawn that isn't the view's own.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Returns the action of an event of the layer; nil, because changes take effect at once.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// The shape of the view in collisions, which don't happen.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline of the view in collisions around its center, if ``collisionBoundsType`` is a path: its bounds.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
    }

    /// Updates content and style before constraints and layout, first when the view is first laid out (iOS 26), and
    /// after a property of an observable object has changed that the method read.
    open func updateProperties() { layoutFlags.subtract(.needsUpdateProperties) }

    /// Updates the view's constraints just before layout. Overrides call `super` last.
    open func updateConstraints() { layoutFlags.remove(.needsUpdateConstraints) }

    /// The size of the content, in points; `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// The insets from the frame to the rectangle that constraints refer to.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the rectangle that constraints refer to, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for a rectangle that constraints refer to.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.enlarged(by: alignmentRectInsets)
    }

    /// A Boolean value that indicates whether the class requires Auto Layout. Has no effect.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The view that provides this view's first baseline; as in UIKit the same as for the last one.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view that provides this view's last baseline.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the baselines of the view's text at a height in points; nil for a view without text, whose baselines are
    /// its bottom edge.
    ///
    /// A nil height is the natural one, below which lines may be missing.
    func textBaselines(atHeight height: CGFloat?) -> TextBaselines? { nil }

    /// Returns the constraints that the view generates for its subviews when the engine gathers them.
    func generatedConstraints() -> [GeneratedConstraint] { [] }
    /// The guides that the view needs for generated constraints.
    var internalGuides: [UILayoutGuide] { [] }
    func prepareGuidesForGathering() {}
    /// A Boolean value that indicates whether generated constraints refer to the margins guide.
    var usesMarginsGuideForLayout: Bool { false }

    /// A Boolean value that indicates whether the view is a text whose height depends on the width found by layout.
    var needsSecondLayoutPass: Bool { false }

    // The values of a plain view for the layout engine; see `LayoutElement`.
    var baselineFont: UIFont? { nil }
    var mayWrapText: Bool { false }
    var ownText: String? { nil }
    var displayedText: String? { ownText }
    var arrangement: (any ArrangingElement)? { nil }
    var scrollsContent: Bool { false }
    var scrolledContentGuide: UILayoutGuide? { nil }
    var frameForLayout: CGRect { untransformedFrame }
    func encapsulatedConstraint(_ axis: NSLayoutConstraint.Axis) -> GeneratedConstraint? { nil }
    var isContentOfListElement: Bool { false }
    var isSizedByList: Bool { false }
    func fittingDidEnd(with size: CGSize) {}
    /// The width that the first pass found, for text; 0 before that.
    var automaticLayoutWidth: CGFloat = 0
    /// The cached measurements of text since its content last changed, until the next layout is done.
    var contentMemo: ContentMemo?
    /// The conflicts of the view's last fitting; nil before one.
    var reportedFittingIssues: Set<LayoutDiagnostic>?

    /// Returns the size that fits the view's content best; the current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open override var description: String { MainActor.assumeIsolated { describeBriefly() } }

    // MARK: Overridable members (see UIView+Hierarchy)

    /// The subviews, back to front.
    open var subviews: [UIView] { storedSubviews }
    /// The window that contains the view; nil outside of one.
    open var window: UIWindow? { (self as? UIWindow) ?? currentWindow }
    /// Inserts a view behind a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, distance: 0) }
    /// Inserts a view in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, distance: 1) }
    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }
    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }
    /// Exchanges two subviews; indices out of range are ignored.
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchangeSubviews(at: first, and: second) }
    /// Returns a Boolean value that indicates whether the view is another view or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    /// Returns the first view with a tag, depth first among this view and its descendants.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
    /// Adds a gesture recognizer, which is removed from its previous view.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { insert(recognizer) }
    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { remove(recognizer) }
    /// Makes the first responder among this view and its descendants resign. Returns whether one did or was forced to.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInside(byForce: force) }

    // MARK: Overridable members (see UIView+Margins)

    /// A Boolean value that indicates whether the safe area is added to the margins: true by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { storedMargins.insetsFromSafeArea }
        set { setMargins { $0.insetsFromSafeArea = newValue } }
    }
    /// A Boolean value that indicates whether the margins are at least the superview's where this view extends into
    /// them.
    open var preservesSuperviewLayoutMargins: Bool {
        get { storedMargins.preservesSuperview }
        set { setMargins { $0.preservesSuperview = newValue } }
    }
    /// The margins by leading and trailing, in points; 8 on each side by default. The getter returns the effective
    /// values, with the safe area; the setter sets the base.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(layoutMargins) }
        set { setDirectionalLayoutMargins(newValue) }
    }
    /// The layout direction of the view's content: by `semanticContentAttribute`, otherwise by its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.layoutDirection { traitCollection.layoutDirection }
    }

    // MARK: Overridable members (see ContentPriorities)

    /// Returns the priority with which the view resists growing beyond its intrinsic size; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentPriorities.huggingHorizontal : contentPriorities.huggingVertical
    }
    /// Sets the priority with which the view resists growing, above 0 and at most 1000.
    ///
    /// 0 removes the constraint; other values are reported and the old one stays.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if priority != contentHuggingPriority(for: axis) { setHuggingPriority(priority, axis) }
    }
    /// Returns the priority with which the view resists shrinking below its intrinsic size; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentPriorities.compressionHorizontal : contentPriorities.compressionVertical
    }
    /// Sets the priority with which the view resists shrinking, above 0 and at most 1000.
    ///
    /// 0 removes the constraint; other values are reported and the old one stays. At 1000 the content ranks just below
    /// the required constraints: if there is no space it is compressed, and the conflict is reported.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if priority != contentCompressionResistancePriority(for: axis) { setCompressionPriority(priority, axis) }
    }

    // MARK: Overridable members (see ConstraintActivation)

    /// Activates a constraint held by this view, which must be its items' common ancestor or an ancestor of that.
    open func addConstraint(_ constraint: NSLayoutConstraint) { ConstraintActivation.add(constraint, to: self) }
    /// Activates constraints like `addConstraint(_:)`.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Deactivates a constraint that this view holds; others are ignored.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }
    /// Deactivates the constraints that this view holds; others are ignored.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    // MARK: Overridable members (see UILayoutGuide)

    /// The guides added with `addLayoutGuide(_:)`.
    open var layoutGuides: [UILayoutGuide] { ownLayoutGuides }
    /// Adds a guide. It is removed from its previous view, if any, which deactivates its constraints.
    open func addLayoutGuide(_ guide: UILayoutGuide) { guide.move(to: self) }
    /// Removes a guide, and deactivates the constraints that refer to it.
    open func removeLayoutGuide(_ guide: UILayoutGuide) { guide.leave(self) }
    /// The guide of the bounds inside the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { reserved(\.safeArea, role: .safeArea, "UIViewSafeAreaLayoutGuide") }
    /// The guide of the keyboard's area: without a keyboard, the area below the safe area.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { reservedKeyboardGuide }
    /// The guide of the bounds inside the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { reserved(\.margins, role: .margins, "UIViewLayoutMarginsGuide") }
    /// The guide of the part of the margins that is narrow enough to read, centered: at most 672 points wide at the
    /// default text size (measured).
    ///
    /// For other text sizes UIKit has a table; here the width follows the size of body text.
    open var readableContentGuide: UILayoutGuide {
        reserved(\.readable, role: .readableContent, "UIViewReadableContentGuide")
    }

    // MARK: Overridable members (see Anchors)

    open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
    open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
    open var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
    open var widthAnchor: NSLayoutDimension { anchor(.width) }
    open var heightAnchor: NSLayoutDimension { anchor(.height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
    /// The anchor of the baseline of the first line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline) }
    /// The anchor of the baseline of the last line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline) }

    // MARK: Overridable members (see UIView+Layout, UIView+Diagnostics)

    /// Returns a Boolean value that indicates whether `updateConstraints` is pending.
    open func needsUpdateConstraints() -> Bool { layoutFlags.contains(.needsUpdateConstraints) }
    /// A Boolean value that indicates whether the view's position or size is ambiguous, after a layout pass.
    ///
    /// Always false for a view with `translatesAutoresizingMaskIntoConstraints`. (UIKit performs no layout pass.)
    open var hasAmbiguousLayout: Bool { isAmbiguous() }
    /// Moves a view with an ambiguous layout, and the views that depend on it, to another position that the constraints
    /// allow. Another call moves them back, and so does the next layout.
    ///
    /// Does nothing for other views. (UIKit chooses at random.)
    open func exerciseAmbiguityInLayout() { moveToOtherPosition() }
    /// Returns the active constraints that determine this view's position and size along an axis, after a layout pass:
    /// those that reference the view, then those that affect its edges through other views.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        determiningConstraints(axis)
    }

    // MARK: Overridable members (see UIView+Geometry)

    /// Returns a point of this view in the coordinates of another view, or of the window if it is nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        backingLayer.convert(point, to: view?.backingLayer)
    }
    /// Returns a point of another view, or of the window if it is nil, in this view's coordinates.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        backingLayer.convert(point, from: view?.backingLayer)
    }
    /// Returns a rectangle of this view in the coordinates of another view, or of the window if it is nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { backingLayer.convert(rect, to: view?.backingLayer) }
    /// Returns a rectangle of another view, or of the window if it is nil, in this view's coordinates.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        backingLayer.convert(rect, from: view?.backingLayer)
    }

    // MARK: Overridable members (see UIInteraction, UIMotionEffect)

    /// The interactions, in the order in which they were added.
    open var interactions: [any UIInteraction] {
        get { storedInteractions }
        set { replaceInteractions(with: newValue) }
    }
    /// Adds an interaction, which is removed from its former view.
    open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }
    /// The view's motion effects; stored without effect.
    open var motionEffects: [UIMotionEffect] {
        get { storedMotionEffects }
        set { storedMotionEffects = newValue }
    }
    /// Adds a motion effect; stored without effect.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes a motion effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Overridable members (see UIView+Focus)

    /// The look with the focus; stored without effect.
    open var focusEffect: UIFocusEffect? {
        get { focusGroup.effect }
        set { focusGroup.effect = newValue }
    }
    /// The identifier of the view's focus group; nil by default. It has no effect: there is no focus.
    open var focusGroupIdentifier: String? {
        get { focusGroup.identifier }
        set { focusGroup.identifier = newValue }
    }
    /// The priority in the view's focus group; `ignored` by default. It has no effect: there is no focus.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusGroup.priority }
        set { focusGroup.priority = newValue }
    }
    /// A Boolean value that indicates whether the view has the focus; always false.
    open var isFocused: Bool { false }

    // MARK: Overridable members (see UIView+Snapshots, UIView+Drawing)

    /// Returns a view that shows a picture of this one; nil without a size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }
    /// Returns a view that shows a picture of a part of this one; nil without a size. The insets keep their size when
    /// the view is resized.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { snapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets) }
    /// Draws the view and its subviews into the current graphics context, stretched to fill a rectangle.
    ///
    /// - Returns: False without a current context, and if the view or the rectangle has no size; otherwise true.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterScreenUpdates: afterUpdates)
    }
    /// Returns a layout of the view for printing.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }

    // MARK: Overridable members (see UILargeContentViewerItem)

    open var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }
    open var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }
    open var largeContentImage: UIImage? {
        get { largeContent.image }
        set { largeContent.image = newValue }
    }
    open var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }
    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets }
        set { largeContent.imageInsets = newValue }
    }
}

extension UIView: LayoutElement {}

extension UIView: UIAppearanceContainer {}

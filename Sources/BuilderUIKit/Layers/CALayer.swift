import Foundation
import Render

/// A node of the tree that is drawn: geometry, background, border, corners, shadow. Every view has a layer.
@preconcurrency @MainActor
open class CALayer: NSObject {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?
    /// The animations that run or weren't removed at their end, in the order in which they were added.
    var animations: [RunningAnimation] = []

    /// The timing; nil for the default.
    private var ownTiming: LayerTiming?
    var timing: LayerTiming {
        get { ownTiming ?? LayerTiming() }
        set { ownTiming = newValue }
    }

    public override init() { super.init() }

    /// Creates a layer; archives aren't read.
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a copy of another layer's properties, as Core Animation does for presentation.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        bounds = other.bounds
        position = other.position
        anchorPoint = other.anchorPoint
        transform = other.transform
        opacity = other.opacity
        backgroundColor = other.backgroundColor
        cornerRadius = other.cornerRadius
    }

    // MARK: Geometry

    /// The view that the layer belongs to, or nil if there is none.
    public internal(set) var ownerView: UIView? {
        get { ownerReference?.object }
        set { ownerReference = newValue?.viewReference }
    }
    private var ownerReference: ZeroingReference<UIView>?

    /// The bounds in the layer's own coordinates, in points.
    open var bounds: CGRect = .zero {
        didSet {
            guard bounds != oldValue else { return }
            if bounds.size != oldValue.size { exactFrame = nil }
            ownerView?.boundsDidChange(from: oldValue)
        }
    }
    /// The position of the anchor point in the superlayer's coordinates, in points.
    open var position: CGPoint = .zero {
        didSet {
            guard position != oldValue else { return }
            exactFrame = nil
            ownerView?.positionDidChange()
        }
    }
    /// The point of the bounds that lies at `position`, in units of the bounds; the center by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard anchorPoint != oldValue else { return }
            exactFrame = nil
            ownerView?.positionDidChange()
        }
    }
    /// The animated changes that are drawn in part while a gesture drives a transition; nil for none.
    var heldChanges: HeldChanges?
    /// The position on the z axis, which orders siblings, and by which perspective enlarges them.
    open var zPosition: CGFloat = 0
    /// The transform around the anchor point. One that isn't finite is rejected with a message.
    open var transform = CATransform3DIdentity {
        didSet {
            if let wrong = transform.firstInfinite {
                transform = oldValue
                report(wrong, "transform")
            }
            ownerView?.invalidateMargins()
        }
    }
    /// The transform of the sublayers, in addition to their own. One that isn't finite is rejected with a message.
    open var sublayerTransform = CATransform3DIdentity {
        didSet {
            guard let wrong = sublayerTransform.firstInfinite else { return }
            sublayerTransform = oldValue
            report(wrong, "sublayerTransform")
        }
    }

    /// Returns the affine part of the transform.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets an affine transform.
    open func setAffineTransform(_ affine: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(affine) }

    /// The bounding box in the superlayer's coordinates. With a transform other than the identity, setting it changes
    /// the bounds so that their transformed size is the new one.
    open var frame: CGRect {
        get { affineTransform().isIdentity ? untransformedFrame : bounds.applying(transformToSuperlayer) }
        set {
            let affine = affineTransform()
            var size = newValue.size
            if !affine.isIdentity {
                let inverse = affine.inverted()
                size = CGSize(
                    width: abs(inverse.a * size.width) + abs(inverse.c * size.height),
                    height: abs(inverse.b * size.width) + abs(inverse.d * size.height))
            }
            let newPosition = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
            move(to: newPosition, size: size, as: affine.isIdentity ? newValue : nil)
        }
    }

    /// The frame as it was set, without the rounding errors of the position; nil after any later move.
    private var exactFrame: CGRect?

    /// The rectangle in the superlayer's coordinates before any transform.
    var untransformedFrame: CGRect {
        exactFrame
            ?? CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
    }

    /// Stores the exact frame of a layer that has this frame up to rounding errors.
    func setExactFrame(_ frame: CGRect) { exactFrame = frame }

    private func move(to point: CGPoint, size: CGSize, as frame: CGRect?) {
        func change() {
            if bounds.size != size { bounds.size = size }
            if position != point { position = point }
        }
        if let ownerView { ownerView.moveAtOnce(change) } else { change() }
        // A notified object may have moved the layer in the meantime.
        if bounds.size == size, position == point { exactFrame = frame }
    }

    /// Maps the layer's coordinates to its superlayer's.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
        return (isGeometryFlipped ? flip : .identity)
            .concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    // MARK: Hierarchy

    /// The layer that contains this one.
    public internal(set) var superlayer: CALayer? {
        get { superlayerReference?.object }
        set { superlayerReference = newValue?.layerReference }
    }
    private var superlayerReference: ZeroingReference<CALayer>?
    /// The zeroing reference to this layer that its sublayers store; most layers have none.
    private var layerReference: ZeroingReference<CALayer> {
        if let createdReference { return createdReference }
        let reference = ZeroingReference<CALayer>()
        reference.refer(to: self)
        createdReference = reference
        return reference
    }
    /// The zeroing reference, if it was created.
    ///
    /// Isolated to the main actor like the other properties; the attribute is for `deinit`, which is nonisolated.
    nonisolated(unsafe) private var createdReference: ZeroingReference<CALayer>?
    /// The sublayers, from back to front.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children where !(newValue ?? []).contains(where: { $0 === child }) {
                child.removeFromSuperlayer()
            }
            for child in newValue ?? [] { addSublayer(child) }
        }
    }
    /// The sublayers, from back to front.
    ///
    /// Isolated to the main actor like the other properties; the attribute is for `deinit`, which is nonisolated.
    nonisolated(unsafe) var children: [CALayer] = []
    nonisolated(unsafe) private var storedMask: CALayer?
    /// The layers that this one retains.
    nonisolated private var heldLayers: [CALayer] { storedMask.map { children + [$0] } ?? children }

    deinit {
        createdReference?.empty()
        var held = heldLayers
        children = []
        storedMask = nil
        TreeRelease.release(&held) { $0.heldLayers }
    }

    /// Returns a Boolean value that indicates whether a layer can be inserted below this one; an ancestor can't, and is
    /// reported.
    private func canHold(_ layer: CALayer) -> Bool {
        var current: CALayer? = layer === self || !layer.children.isEmpty ? self : nil
        while let ancestor = current {
            if ancestor === layer {
                LayoutDiagnostics.report(.cyclicLayers(layer: "\(type(of: layer))", parent: "\(type(of: self))"))
                return false
            }
            current = ancestor.superlayer
        }
        return true
    }

    /// Adds a layer in front of the sublayers.
    open func addSublayer(_ layer: CALayer) { insert(layer) { children.count } }

    /// Inserts a layer at an index among the sublayers; an index out of range is clamped.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { min(children.count, Int(index)) } }

    /// Inserts a layer behind a sibling.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { children.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Inserts a layer in front of a sibling.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
    }

    /// Inserts a layer at an index that is computed after the layer has left its superlayer.
    private func insert(_ layer: CALayer, at index: () -> Int) {
        guard canHold(layer) else { return }
        layer.removeFromSuperlayer()
        layer.superlayer = self
        children.insert(layer, at: index())
    }

    /// Replaces a sublayer with another layer.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard let index = children.firstIndex(where: { $0 === old }), canHold(new) else { return }
        old.removeFromSuperlayer()
        insertSublayer(new, at: UInt32(index))
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        // A superlayer that is being released releases its sublayers itself.
        guard let parent = superlayerReference?.lastingObject else { return }
        superlayer = nil
        parent.removeChild(self)
    }

    private func removeChild(_ layer: CALayer) {
        // Views are mostly removed from the end.
        if let index = children.lastIndex(where: { $0 === layer }) { children.remove(at: index) }
    }

    // MARK: Appearance

    /// The name, for an app's own use.
    open var name: String?
    /// A Boolean value that indicates whether the layer is hidden.
    open var isHidden = false
    /// The opacity, 0…1; the layer and its sublayers are flattened and faded together.
    open var opacity: Float = 1
    /// The background color; nil for none.
    open var backgroundColor: CGColor? { didSet { ownerView?.layerBackgroundDidChange() } }
    /// A Boolean value that indicates whether the layer is opaque; stored without effect.
    open var isOpaque = false
    /// A Boolean value that indicates whether contents and sublayers are clipped to the rounded bounds. Since clipping
    /// would remove the shadow, none is drawn.
    open var masksToBounds = false
    /// The radius of the corners, in points; drawn as at most half the shorter side.
    open var cornerRadius: CGFloat = 0
    /// The corners to which the corner radius applies.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The curve of rounded corners.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The width of the border, in points; it lies inside the bounds and above everything that the layer draws.
    open var borderWidth: CGFloat = 0
    /// The color of the border.
    open var borderColor: CGColor? = CGColor(.black)
    /// The color of the shadow.
    open var shadowColor: CGColor? = CGColor(.black)
    /// The opacity of the shadow, from 0 (no shadow) to 1.
    open var shadowOpacity: Float = 0
    /// The offset of the shadow, in points; y points down.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the shadow's Gaussian blur, in points.
    open var shadowRadius: CGFloat = 3
    /// The outline of the shadow; nil for the outline of the layer's content.
    open var shadowPath: CGPath?
    /// The layer whose alpha, placed in this layer's bounds, multiplies everything drawn.
    open var mask: CALayer? {
        get { storedMask }
        set { storedMask = newValue }
    }
    /// The contents: a `CGImage`, stretched over the bounds according to `contentsGravity`.
    open var contents: Any?
    /// The box that is drawn in place of content which can't be drawn; nil for none.
    package var placeholder: Placeholder?
    /// The scale of the contents, in pixels per point.
    open var contentsScale: CGFloat = 1
    /// The placement of the contents in the bounds.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The part of the contents that is drawn, in units of the contents and rounded outward to pixels. Beyond them, the
    /// pixels at their edges are repeated.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// A Boolean value that indicates whether sublayers are composited before the opacity applies. It has no effect:
    /// they always are.
    open var allowsGroupOpacity = true
    /// A Boolean value that indicates whether edges are antialiased. It has no effect.
    open var allowsEdgeAntialiasing = false
    /// The edges that are smoothed; stored without effect. All by default.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// The part of the bounds that the layers above don't clip.
    open var visibleRect: CGRect {
        var visible = bounds
        var ancestor = superlayer
        while let next = ancestor {
            if next.masksToBounds { visible = visible.intersection(convert(next.bounds, from: next)) }
            ancestor = next.superlayer
        }
        return visible.isNull ? .zero : visible
    }
    /// A Boolean value that indicates whether the layer is drawn as a bitmap. It has no effect.
    open var shouldRasterize = false
    /// The scale of the bitmap. It has no effect.
    open var rasterizationScale: CGFloat = 1
    /// A Boolean value that indicates whether a change of the bounds requests a redraw. It has no effect: every
    /// snapshot is drawn completely.
    open var needsDisplayOnBoundsChange = false

    /// The part of the contents that is stretched, in units of the part that is drawn, where `contentsGravity` resizes.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The filter of enlarged contents: `.nearest` repeats their pixels, and the others interpolate them.
    open var magnificationFilter: CALayerContentsFilter = .linear
    /// The filter of reduced contents. It has no effect.
    open var minificationFilter: CALayerContentsFilter = .linear
    /// The format of the contents. It has no effect.
    open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
    /// A Boolean value that indicates whether the layer is drawn when it is turned around by its transform, the
    /// superlayer's `sublayerTransform`, or transform layers around it.
    open var isDoubleSided = true
    /// The anchor point on the z axis, in points.
    open var anchorPointZ: CGFloat = 0
    /// A Boolean value that indicates whether y points up in the layer: for the places of its sublayers, those within
    /// them, shapes and gradients. Images and text stay upright.
    open var isGeometryFlipped = false
    /// A Boolean value that indicates whether drawing is deferred. It has no effect.
    open var drawsAsynchronously = false
    /// The actions by key, which nothing performs.
    open var actions: [String: any CAAction]?
    /// The default values of properties. It has no effect.
    open var style: [AnyHashable: Any]?
    /// The filter that combines the layer with what lies beneath. iOS doesn't support it: it has no effect.
    open var compositingFilter: Any?
    /// The filters of the layer. iOS doesn't support them: they have no effect.
    open var filters: [Any]?
    /// The filters of what lies beneath. iOS doesn't support them: they have no effect.
    open var backgroundFilters: [Any]?
    /// The delegate: the layer's view, or the object that was set for a layer without a view.
    open weak var delegate: (any CALayerDelegate)? {
        get { ownerView ?? storedDelegate }
        set { storedDelegate = newValue }
    }
    private weak var storedDelegate: (any CALayerDelegate)?
    /// The delegate of a layer without a view; nil for others.
    var ownDelegate: (any CALayerDelegate)? { ownerView == nil ? storedDelegate : nil }
    /// Returns the action of an event: that of the delegate, otherwise one of `actions`.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event]
    }
    /// Returns the action of an event of the class; nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns the initial value of a property; nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Returns a Boolean value that indicates whether a change of a property requests a redraw; false by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns the frontmost layer that contains a point in the superlayer's coordinates.
    ///
    /// The last of sublayers is tried first, whatever their `zPosition` is, but of the planes of a transform layer the
    /// nearest one is found.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        keepsDepth ? nearestPlane(at: p, of: superlayer)?.layer : seenPoint(p, from: superlayer).flatMap(hit)
    }
    /// Scrolls the nearest scroll layer; there is none.
    open func scrollRectToVisible(_ r: CGRect) {}
    /// Scrolls the nearest scroll layer to a point; there is none.
    open func scroll(_ p: CGPoint) {}
    /// A Boolean value that indicates whether the layer was marked for layout; always false.
    open func needsLayout() -> Bool { false }
    /// A Boolean value that indicates whether the layer was marked for drawing; always false.
    open func needsDisplay() -> Bool { false }
    /// The size of the layer that its content prefers: its bounds, in points.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Requests a redraw; does nothing, because every snapshot is drawn completely.
    open func setNeedsDisplay() {}
    /// Requests a redraw of a rectangle; does nothing, because every snapshot is drawn completely.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Redraws the layer if requested; does nothing, because every snapshot is drawn completely.
    open func displayIfNeeded() {}
    /// Provides the contents before each snapshot: asks the delegate of a layer without a view. For subclasses.
    open func display() { ownDelegate?.display(self) }
    /// Requests a layout.
    open func setNeedsLayout() { ownerView?.setNeedsLayout() }
    /// Lays the layer out if requested.
    open func layoutIfNeeded() { ownerView?.layoutIfNeeded() }
    /// Lays out the sublayers before each snapshot: asks the delegate of a layer without a view. For subclasses.
    open func layoutSublayers() { ownDelegate?.layoutSublayers(of: self) }

    /// Draws into a context whose origin is the layer's: asks the delegate of a layer without a view. For subclasses.
    open func draw(in context: CGContext) {
        guard let ownDelegate else { return }
        ownDelegate.layerWillDraw(self)
        ownDelegate.draw(self, in: context)
    }

    /// Draws the layer and its sublayers into a context whose origin is the layer's.
    open func render(in context: CGContext) {
        let tree = DisplayTree(scale: context.scale)
        guard let drawn = tree.layer(of: self, traits: context.traits) else { return }
        context.report(tree.warnings.list)
        var container = context.transformed(CGRect(origin: .zero, size: bounds.size))
        container.sublayers = [drawn]
        context.add([], layer: container)
    }

    // MARK: Animations

    /// Adds an animation in the place of one with the same key. It ends after its duration in a render's virtual time,
    /// and before this method returns outside of renders.
    ///
    /// The layer's own values are visible at once. An animation that isn't removed on completion and fills forward
    /// assigns its last value to the layer's property (in Core Animation the layer keeps its value and the animation's
    /// is visible).
    open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, forKey: key) }
    /// Removes the animation with the key.
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
    /// Removes all animations.
    open func removeAllAnimations() { removeAnimations { _ in true } }

    /// A Boolean value that indicates whether sublayers are placed in one space instead of the layer's plane.
    var keepsDepth: Bool { false }

    /// Returns the contents that the layer itself draws between its background and its sublayers. Overridden by the
    /// layers that draw.
    func ownContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }

    /// Returns the layers that are drawn in place of the converted sublayers. Overridden by the layers that draw more.
    func arranged(_ sublayers: [Layer], in environment: DisplayEnvironment) -> [Layer] { sublayers }

    // MARK: Coordinates

    /// Converts a point to another layer's coordinates: to the place in its plane that is seen there.
    ///
    /// A point that isn't seen, such as one behind the viewer or in a plane that is seen from its side, is converted as
    /// if the transforms had no perspective.
    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        seenPoint(point, in: layer) ?? point.applying(transform(to: layer))
    }
    /// Converts a point from another layer's coordinates, as a point to them.
    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        seenPoint(point, from: layer) ?? point.applying(transform(to: layer).inverted())
    }
    /// Converts a rectangle to another layer's coordinates: to the smallest one around its seen corners.
    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        projections(to: layer)?.rect(rect) ?? rect.applying(transform(to: layer))
    }
    /// Converts a rectangle from another layer's coordinates, as a rectangle to them.
    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        projections(to: layer)?.reversed.rect(rect) ?? rect.applying(transform(to: layer).inverted())
    }

    /// Returns a Boolean value that indicates whether the bounds contain a point.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    // MARK: Animations and timing (see CAAnimation, CALayer+Timing)

    /// Returns the animation with the key, if it is running or wasn't removed at its end.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
    /// Returns the keys of the layer's animations in sorted order, or nil if there are none.
    open func animationKeys() -> [String]? { keysOfAnimations }

    /// Returns the layer itself, because nothing moves.
    open func presentation() -> Self? { self }
    /// Returns the layer itself.
    open func model() -> Self { self }
    /// The begin time in the superlayer's time, in seconds.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.begin(at: newValue) }
    }
    /// The duration of one pass, in seconds; stored without effect.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// The rate of the layer's time relative to its superlayer's; 0 stops it.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// The offset that is added to the layer's time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// The number of repetitions; stored without effect.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// The time of repetitions, in seconds; stored without effect.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// A Boolean value that indicates whether each pass is followed by a reversed one; stored without effect.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// The values that are visible outside of the duration; stored without effect.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }
    /// Converts a time from another layer's; nil for the time of `CACurrentMediaTime()`.
    open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        localTime(layer?.globalTime(time) ?? time)
    }
    /// Converts a time to another layer's; nil for the time of `CACurrentMediaTime()`.
    open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        layer?.convertTime(time, from: self) ?? globalTime(time)
    }
}

extension CALayer: AssociatedValueHolder {}

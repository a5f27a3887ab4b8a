import Foundation
import Render

/// A node of the tree that is drawn: geometry, background, border, corners, shadow. Every view has one.
@preconcurrency @MainActor
open class CALayer: NSObject {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    public nonisolated override init() {
        super.init()
    }

    /// Makes a layer of this class, for `UIView.layerClass`.
    open class func _make() -> CALayer { CALayer() }

    /// A copy of another layer's properties, as Core Animation makes for presentation.
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

    /// The view that the layer belongs to, where it belongs to one.
    public internal(set) var ownerView: UIView? {
        get { ownerHandle?.object }
        set { ownerHandle = newValue?.viewHandle }
    }
    private var ownerHandle: ZeroingReference<UIView>?

    /// The layer's own coordinates, in points.
    open var bounds: CGRect = .zero {
        didSet {
            guard bounds != oldValue else { return }
            if bounds.size != oldValue.size { settledFrame = nil }
            ownerView?.boundsDidChange(from: oldValue)
        }
    }
    /// The position of the anchor point in the superlayer's coordinates, in points.
    open var position: CGPoint = .zero {
        didSet {
            guard position != oldValue else { return }
            settledFrame = nil
            ownerView?.positionDidChange()
        }
    }
    /// In units of the bounds; the center by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard anchorPoint != oldValue else { return }
            settledFrame = nil
            ownerView?.positionDidChange()
        }
    }
    /// Reorders siblings; there is no perspective.
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity {
        didSet { ownerView?.marginsAreStale() }
    }
    open var sublayerTransform = CATransform3DIdentity

    open func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    open func setAffineTransform(_ affine: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(affine)
    }

    /// The bounding box in the superlayer's coordinates. With a transform other than the identity, setting it changes
    /// the bounds so that their transformed size is the one asked for.
    open var frame: CGRect {
        get {
            affineTransform().isIdentity ? untransformedFrame : bounds.applying(transformToSuperlayer)
        }
        set {
            let affine = affineTransform()
            var size = newValue.size
            if !affine.isIdentity {
                let inverse = affine.inverted()
                size = CGSize(
                    width: abs(inverse.a * size.width) + abs(inverse.c * size.height),
                    height: abs(inverse.b * size.width) + abs(inverse.d * size.height))
            }
            let place = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
            move(to: place, size: size, as: affine.isIdentity ? newValue : nil)
        }
    }

    /// The frame as it was set, without what is lost on the way over the position: nil once anything has moved since.
    private var settledFrame: CGRect?

    /// The rectangle in the superlayer's coordinates before any transform.
    var untransformedFrame: CGRect {
        settledFrame
            ?? CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
    }

    /// Takes the numbers of a rectangle that the layer has up to rounding errors.
    func settle(at frame: CGRect) { settledFrame = frame }

    private func move(to point: CGPoint, size: CGSize, as frame: CGRect?) {
        func change() {
            if bounds.size != size { bounds.size = size }
            if position != point { position = point }
        }
        if let ownerView { ownerView.moveAtOnce(change) } else { change() }
        // Whoever was told of the change may have moved the layer on.
        if bounds.size == size, position == point { settledFrame = frame }
    }

    /// Maps the layer's coordinates to its superlayer's.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    // MARK: Hierarchy

    public internal(set) var superlayer: CALayer? {
        get { superlayerHandle?.object }
        set { superlayerHandle = newValue?.layerHandle }
    }
    private var superlayerHandle: ZeroingReference<CALayer>?
    /// The reference by which sublayers find the layer without keeping it alive; most layers have none.
    private var layerHandle: ZeroingReference<CALayer> {
        if let knownHandle { return knownHandle }
        let handle = ZeroingReference<CALayer>()
        handle.refer(to: self)
        knownHandle = handle
        return handle
    }
    /// Of the main actor like the rest; the mark is for `deinit`, which belongs to no actor.
    nonisolated(unsafe) private var knownHandle: ZeroingReference<CALayer>?
    /// Back to front.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children where !(newValue ?? []).contains(where: { $0 === child }) {
                child.removeFromSuperlayer()
            }
            for child in newValue ?? [] { addSublayer(child) }
        }
    }
    /// Of the main actor like the rest; the mark is for `deinit`, which belongs to no actor.
    nonisolated(unsafe) var children: [CALayer] = []
    nonisolated(unsafe) private var storedMask: CALayer?
    /// The layers that this one keeps alive.
    nonisolated private var heldLayers: [CALayer] { storedMask.map { children + [$0] } ?? children }

    deinit {
        knownHandle?.empty()
        var held = heldLayers
        children = []
        storedMask = nil
        TreeRelease.release(&held) { $0.heldLayers }
    }

    /// Returns whether a layer may come below this one; one that this layer lies in is reported.
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

    open func addSublayer(_ layer: CALayer) {
        guard canHold(layer) else { return }
        layer.removeFromSuperlayer()
        layer.superlayer = self
        children.append(layer)
    }

    /// Inserts at an index among the sublayers; an index outside is brought inside.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        guard canHold(layer) else { return }
        layer.removeFromSuperlayer()
        layer.superlayer = self
        children.insert(layer, at: min(children.count, Int(index)))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard canHold(layer) else { return }
        layer.removeFromSuperlayer()
        let index = children.firstIndex { $0 === sibling } ?? 0
        layer.superlayer = self
        children.insert(layer, at: index)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard canHold(layer) else { return }
        layer.removeFromSuperlayer()
        let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
        layer.superlayer = self
        children.insert(layer, at: index)
    }

    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard let index = children.firstIndex(where: { $0 === old }), canHold(new) else { return }
        old.removeFromSuperlayer()
        insertSublayer(new, at: UInt32(index))
    }

    open func removeFromSuperlayer() {
        // One that is being released lets go of its sublayers by itself.
        guard let parent = superlayerHandle?.lastingObject else { return }
        superlayer = nil
        parent.removeChild(self)
    }

    private func removeChild(_ layer: CALayer) {
        // Views are mostly taken away from the end.
        if let index = children.lastIndex(where: { $0 === layer }) { children.remove(at: index) }
    }

    // MARK: Appearance

    open var name: String?
    open var isHidden = false
    /// 0…1; the layer and its sublayers are flattened and faded together.
    open var opacity: Float = 1
    open var backgroundColor: CGColor? {
        didSet { ownerView?.layerBackgroundDidChange() }
    }
    open var isOpaque = false
    /// Clips contents and sublayers to the rounded bounds, and does away with the shadow.
    open var masksToBounds = false
    /// Points; drawn as at most half the shorter side.
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve: CALayerCornerCurve = .circular
    /// Points, inside the bounds and above everything that the layer draws.
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(.black)
    open var shadowColor: CGColor? = CGColor(.black)
    /// 0 (no shadow) … 1.
    open var shadowOpacity: Float = 0
    /// Points; y points down.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The Gaussian's sigma, in points.
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    /// Its alpha, placed in this layer's bounds, multiplies everything drawn.
    open var mask: CALayer? {
        get { storedMask }
        set { storedMask = newValue }
    }
    /// A `CGImage`, stretched over the bounds as `contentsGravity` says.
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity: CALayerContentsGravity = .resize
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var needsDisplayOnBoundsChange = false

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func displayIfNeeded() {}
    open func display() {}
    open func setNeedsLayout() { ownerView?.setNeedsLayout() }
    open func layoutIfNeeded() { ownerView?.layoutIfNeeded() }
    open func layoutSublayers() {}

    /// Draws into a context whose origin is the layer's; does nothing unless a subclass does.
    open func draw(in context: CGContext) {}

    /// Draws the layer and its sublayers into a context whose origin is the layer's.
    open func render(in context: CGContext) {
        let tree = DisplayTree(scale: context.scale)
        guard let drawn = tree.layer(of: self, traits: context.traits) else { return }
        var place = context.transformed(CGRect(origin: .zero, size: bounds.size))
        place.sublayers = [drawn]
        context.add([], layer: place)
    }

    /// Returns the contents that the layer itself draws between its background and its sublayers. Overridden by the
    /// layers that draw.
    func ownContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }

    // MARK: Coordinates

    private var transformToRoot: CGAffineTransform {
        var result = transformToSuperlayer
        var ancestor = superlayer
        while let layer = ancestor {
            result = result.concatenating(layer.transformToSuperlayer)
            ancestor = layer.superlayer
        }
        return result
    }

    func transform(to other: CALayer?) -> CGAffineTransform {
        guard let other else { return transformToRoot }
        if other.superlayer === self { return other.transformToSuperlayer.inverted() }
        if superlayer === other { return transformToSuperlayer }
        return transformToRoot.concatenating(other.transformToRoot.inverted())
    }

    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(transform(to: layer)) }
    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        point.applying(transform(to: layer).inverted())
    }
    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.applying(transform(to: layer)) }
    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        rect.applying(transform(to: layer).inverted())
    }

    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

import Foundation
import Render

/// Converts a laid-out tree of views and layers to a `Layer`: plain values, with resolved colors.
@MainActor
struct DisplayTree {
    let scale: CGFloat
    let warnings = DisplayWarnings()
    private let sources = ViewSources()
    private let replacements = UIScreen.main.replacements

    /// Returns the whole tree below `view`, placed with its bounds' origin at (0, 0).
    func layer(of view: UIView) -> Layer {
        MainThreadChecker.check("-[UIView drawViewHierarchyInRect:afterScreenUpdates:]", of: type(of: view))
        let environment = DisplayEnvironment(
            traits: view.traitCollection, scale: scale, tint: view.tintColor, warnings: warnings)
        return placed(convert(view.layer, environment) ?? Layer(frame: CGRect(origin: .zero, size: view.bounds.size)))
    }

    /// Returns a layer with its sublayers, placed with its bounds' origin at (0, 0), or nil if it isn't visible.
    func layer(of layer: CALayer, traits: UITraitCollection) -> Layer? {
        let environment = DisplayEnvironment(
            traits: traits, scale: scale, tint: layer.ownerView?.tintColor ?? .systemBlue, warnings: warnings)
        return convert(layer, environment).map(placed)
    }

    /// Returns a layer with its bounds' origin at (0, 0).
    private func placed(_ layer: Layer) -> Layer {
        var result = layer
        result.position = CGPoint(
            x: result.anchorPoint.x * result.bounds.width, y: result.anchorPoint.y * result.bounds.height)
        for index in result.perspectiveImage.indices {
            result.perspectiveImage[index].destination = result.perspectiveImage[index].destination.offsetBy(
                dx: result.position.x - layer.position.x, dy: result.position.y - layer.position.y)
        }
        return result
    }

    /// A layer whose mask and sublayers are being converted.
    private struct Step {
        let layer: CALayer
        let environment: DisplayEnvironment
        /// The converted layer without its sublayers.
        var result: Layer
        /// The picture that replaces what the layer draws; nil for none.
        let replacement: UIImage?
        var mask: CALayer?
        let isMask: Bool
        let children: [CALayer]
        /// The sublayers as parts of planes; empty if all are whole.
        let parts: [PlanePart]
        /// The part that is drawn; nil for all.
        let part: PlanePart?
        /// The transform from the layer's coordinates to those of the first layer's superlayer.
        let toRoot: CGAffineTransform
        /// The rectangle in which the places of the layer's sublayers are turned upside down; nil if y points down.
        let flip: CGRect?
        /// The transform from the layer's coordinates to those in which its sublayers are drawn; nil for the identity.
        let space: CATransform3D?
        /// The map by which the layer is seen in perspective; nil for one that its affine transform places.
        let projection: Projection?
        let parent: CGAffineTransform
        /// The places of views behind sheets, if the layer is a window's.
        let depths: [(view: UIView, depth: SheetDepth)]
        var nextChild = 0
        var sublayers: [Layer] = []
    }

    /// Converts a layer and its descendants, iteratively so that deep trees don't overflow the stack.
    private func convert(_ layer: CALayer, _ outer: DisplayEnvironment) -> Layer? {
        guard let first = begin(layer, outer) else { return nil }
        var path = [first]
        while let top = path.indices.last {
            if let mask = path[top].mask {
                path[top].mask = nil
                var environment = path[top].environment
                // A mask counts by its own opacity: what it shows has the effect's color already.
                environment.vibrancy = nil
                let (parent, flip) = (path[top].toRoot, path[top].flip)
                if let step = begin(mask, environment, in: parent, flip: flip, isMask: true) { path.append(step) }
                continue
            }
            let next = path[top].nextChild
            if next < path[top].children.count {
                path[top].nextChild = next + 1
                let child = path[top].children[next]
                let part = path[top].parts.isEmpty ? nil : path[top].parts[next]
                if path[top].flip != nil || isVisible(child, in: path[top].layer),
                    let step = begin(
                        child, path[top].environment, in: path[top].toRoot, flip: path[top].flip,
                        space: path[top].layer.space(path[top].space, around: child), part: part,
                        depth: path[top].depths.first { $0.view.layer === child }?.depth)
                {
                    path.append(step)
                }
                continue
            }
            var done = path.removeLast()
            done.result.sublayers = done.layer.arranged(done.sublayers, in: done.environment)
            let drawing =
                if let replacement = done.replacement {
                    replacement.filling(done.layer.bounds, in: done.environment)
                } else {
                    drawing(of: done.layer, done.layer.ownerView, done.environment)
                }
            if let drawing { done.result.sublayers.insert(drawing, at: 0) }
            if let projection = done.projection, !draw(&done.result, projection, done.parent, in: path.first?.result) {
                if path.isEmpty { return nil }
                // Content with an invisible mask is invisible, too.
                guard done.isMask else { continue }
                done.result = Layer(frame: .zero)
            }
            if let part = done.part { cut(&done.result, part, flip: path.last?.flip) }
            guard let parent = path.indices.last else { return done.result }
            if done.isMask {
                path[parent].result.mask = [done.result]
            } else {
                path[parent].sublayers.append(done.result)
            }
        }
        return nil
    }

    /// Begins a layer; returns nil for one that is invisible, or whose transform is too large to be drawn.
    private func begin(
        _ layer: CALayer, _ outer: DisplayEnvironment, in parent: CGAffineTransform = .identity, flip: CGRect? = nil,
        space: CATransform3D? = nil, part: PlanePart? = nil, isMask: Bool = false, depth: SheetDepth? = nil
    ) -> Step? {
        let shown = layer.heldChanges?.values(of: layer)
        guard !layer.isHidden, shown?.opacity ?? CGFloat(layer.opacity) > 0 else { return nil }
        layer.prepareForDrawing(outer.traits)
        let isCut = part?.cuts.isEmpty == false
        let matrix = layer.matrix(in: space, shown, isCut: isCut)
        guard layer.isDoubleSided || !(matrix ?? shown?.transform ?? layer.transform).showsBack else { return nil }
        var environment = outer
        let view = layer.ownerView
        if let view {
            if view.changesTraits { environment.traits = view.traitCollection }
            if !view.tintState.isInherited { environment.tint = view.effectiveTintColor }
        }
        checkNumbers(of: layer, view)
        var result = Layer(frame: .zero)
        result.bounds = layer.bounds
        result.position = layer.position
        result.anchorPoint = layer.anchorPoint
        result.transform = layer.affineTransform()
        if let outerTransform = layer.superlayer?.sublayerTransform, !CATransform3DIsIdentity(outerTransform) {
            result.transform = result.transform.concatenating(CATransform3DGetAffineTransform(outerTransform))
        }
        if let shown {
            (result.bounds, result.position) = (shown.bounds, shown.position)
            result.transform = CATransform3DGetAffineTransform(shown.transform)
        }
        depth?.move(&result, inWidth: layer.superlayer?.bounds.width ?? 0)
        let ownSpace = layer.keepsDepth ? matrix.flatMap { $0.isTranslation ? nil : $0 } : nil
        let projection = matrix.flatMap { place(&result, $0, flip: flip, isSpace: ownSpace != nil, isCut: isCut) }
        if let flip, ownSpace == nil { Self.turn(&result, in: flip) }
        let toRoot = Self.transform(of: result, in: parent)
        if let wrong = toRoot.firstUndrawable {
            layer.report(wrong, "transform")
            return nil
        }
        result.opacity = Double(layer.opacity)
        result.backdrop = view?.backdrop(in: environment)
        result.background = background(of: layer, view, environment)
        result.corners = Layer.Corners(
            radius: Double(max(0, layer.cornerRadius)), mask: Layer.Corners.Mask(layer.maskedCorners),
            curve: layer.cornerCurve == .continuous ? .continuous : .circular)
        if layer.borderWidth > 0, let color = layer.borderColor {
            result.border = Layer.Border(
                width: Double(layer.borderWidth), color: color.value)
        }
        if layer.shadowOpacity > 0, let color = layer.shadowColor {
            result.shadow = Layer.Shadow(
                color: color.value, opacity: Double(layer.shadowOpacity),
                radius: Double(max(0, layer.shadowRadius)), offset: layer.shadowOffset,
                path: layer.shadowPath?.path)
        }
        if let shown { apply(shown, of: layer, to: &result, environment) }
        let isFlipped = ownSpace == nil ? layer.isGeometryFlipped != (flip != nil) : flip != nil
        if flip != nil, ownSpace == nil {
            result.shadow?.offset.height.negate()
            result.corners.mask = result.corners.mask.turned
        }
        result.masksToBounds = layer.masksToBounds && ownSpace == nil
        depth?.round(&result)
        let depths = view?.storedSuperview == nil ? (view as? UIWindow)?.viewsBehindSheets ?? [] : []
        if !depths.isEmpty { result.background = .black }
        let replacement = replacements.picture(for: layer)
        if replacement == nil { result.contents = contents(of: layer, view, environment) }
        if ownSpace != nil {
            // Nothing of the layer itself lies in the plane in which its sublayers are drawn.
            (result.background, result.border, result.shadow, result.contents) = (nil, nil, nil, [])
        }
        result.vibrancy = environment.vibrantMaterial(of: result)
        var sublayers: [Layer] = []
        if isFlipped, layer is CAShapeLayer || layer is CAGradientLayer {
            // Shapes and gradients are a part of the geometry.
            var turned = Layer(frame: layer.bounds)
            turned.bounds = layer.bounds
            turned.transform = CGAffineTransform(scaleX: 1, y: -1)
            turned.contents = result.contents
            turned.vibrancy = result.vibrancy
            result.contents = []
            sublayers = [turned]
        }
        result.source = view.map(sources.source(of:))
        if let vibrancy = view?.vibrancy { environment.vibrancy = vibrancy }
        let hidesChildren = replacement != nil && view?.ownController is any SystemContentController
        let (children, parts) = hidesChildren ? ([], []) : backToFront(layer, ownSpace)
        return Step(
            layer: layer, environment: environment, result: result, replacement: replacement,
            mask: ownSpace == nil ? layer.mask : nil, isMask: isMask,
            children: children, parts: parts, part: part, toRoot: toRoot,
            flip: ownSpace == nil ? (isFlipped ? layer.bounds : nil) : flip, space: ownSpace, projection: projection,
            parent: parent, depths: depths, sublayers: sublayers)
    }

    /// Turns a layer's place upside down in its superlayer's bounds; what the layer draws stays upright.
    private static func turn(_ layer: inout Layer, in bounds: CGRect) {
        layer.position.y = bounds.minY + bounds.maxY - layer.position.y
        layer.anchorPoint.y = 1 - layer.anchorPoint.y
        (layer.transform.b, layer.transform.c) = (-layer.transform.b, -layer.transform.c)
        layer.transform.ty.negate()
    }

    /// Replaces a layer's values with those of the animations that a gesture holds.
    private func apply(
        _ shown: LayerValues, of layer: CALayer, to result: inout Layer, _ environment: DisplayEnvironment
    ) {
        result.opacity = Double(min(max(shown.opacity, 0), 1))
        result.corners.radius = Double(max(0, shown.cornerRadius))
        result.border?.width = Double(max(0, shown.borderWidth))
        result.shadow?.opacity = Double(max(0, shown.shadowOpacity))
        result.shadow?.radius = Double(max(0, shown.shadowRadius))
        result.shadow?.offset = shown.shadowOffset
        if let color = layer.heldChanges?.background(in: environment) { result.background = color }
    }

    /// Returns the transform of a layer to the root: products overflow although each factor is finite. A size or
    /// position that isn't finite is ignored, since it is an error of the painter.
    private static func transform(of layer: Layer, in parent: CGAffineTransform) -> CGAffineTransform {
        let x = layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width
        let y = layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height
        guard x.isFinite, y.isFinite, layer.position.x.isFinite, layer.position.y.isFinite else { return parent }
        return CGAffineTransform(translationX: -x, y: -y)
            .concatenating(layer.transform)
            .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
            .concatenating(parent)
    }

    /// Reports numbers that aren't finite or exceed `greatestNumber`.
    private func checkNumbers(of layer: CALayer, _ view: UIView?) {
        let numbers: [(String, CGFloat)] = [
            ("corner radius", layer.cornerRadius), ("border width", layer.borderWidth),
            ("shadow radius", layer.shadowRadius), ("shadow opacity", CGFloat(layer.shadowOpacity)),
            ("opacity", CGFloat(layer.opacity)),
            ("shadow offset", layer.shadowOffset.width + layer.shadowOffset.height),
            ("font size", (view as? UILabel)?.font.pointSize ?? 0),
        ]
        for (property, value) in numbers where !value.isFinite || abs(value) > Self.greatestNumber {
            layer.report(value, property)
        }
    }

    /// The greatest magnitude, in points, of a valid radius, width or font size.
    private static let greatestNumber: CGFloat = 100_000

    private func background(of layer: CALayer, _ view: UIView?, _ environment: DisplayEnvironment) -> Color? {
        let color: Color? =
            if let dynamic = view?.dynamicBackground {
                environment.resolve(dynamic)
            } else {
                layer.backgroundColor.map { $0.value }
            }
        guard let color, color.alpha > 0 else { return nil }
        return environment.vibrancy.map { environment.resolve($0).faded(by: color) } ?? color
    }

    private func contents(of layer: CALayer, _ view: UIView?, _ environment: DisplayEnvironment) -> [LayerContent] {
        var contents: [LayerContent] = []
        if let image = layer.contents as? CGImage {
            contents += layer.imageContents(image, in: environment)
        }
        contents += layer.ownContents(in: environment)
        if let view { contents += view.ownContents(in: environment) }
        guard let vibrancy = environment.vibrancy.map(environment.resolve) else { return contents }
        return contents.map { $0.vibrant(vibrancy) }
    }

    /// Returns the placeholder and the output of `draw(_:)` and `draw(in:)`, for classes that may override them.
    private func drawing(of layer: CALayer, _ view: UIView?, _ environment: DisplayEnvironment) -> Layer? {
        // A label's text is among its own contents unless a subclass draws more.
        let viewDraws = view?.isOfModuleClass == false && (view as? UILabel)?.drawsIntoContext != false
        let layerDraws = layer.mayDraw
        guard viewDraws || layerDraws || layer.placeholder != nil, layer.bounds.width > 0, layer.bounds.height > 0
        else { return nil }
        let context = CGContext(bounds: layer.bounds, scale: scale, traits: environment.traits)
        environment.traits.asCurrent {
            context.asCurrent {
                layer.placeholder?.draw(in: layer.bounds)
                if viewDraws, let view {
                    view.observingReads(onChange: { $0.setNeedsDisplay() }) { view.draw(layer, in: context) }
                }
                if layerDraws { layer.draw(in: context) }
            }
        }
        guard !context.items.isEmpty else { return nil }
        var drawing = context.makeLayer()
        drawing.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        return drawing
    }

    /// Returns a layer's sublayers sorted by `zPosition`, in their order among equals, or by their depth in space.
    private func backToFront(_ layer: CALayer, _ space: CATransform3D?) -> ([CALayer], parts: [PlanePart]) {
        let children = layer.children
        if layer.keepsDepth || layer.ordersSublayersByDepth {
            let planes = layer.keepsDepth ? layer.planes : children
            let parts = DepthOrder.backToFront(planes) { layer.space(space, around: $0) }
            return (parts.map(\.layer), parts.contains { !$0.cuts.isEmpty } ? parts : [])
        }
        guard children.contains(where: { $0.zPosition != 0 }) else { return (children, []) }
        let sorted = children.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }
        return (sorted.map(\.element), [])
    }

    /// Returns false for layers certainly outside a superlayer that clips.
    private func isVisible(_ child: CALayer, in layer: CALayer) -> Bool {
        guard layer.masksToBounds, child.masksToBounds || child.ownerView is UILabel, child.heldChanges == nil,
            layer.heldChanges == nil, !layer.keepsDepth, child.isPlacedByAffineTransform(nil)
        else { return true }
        let frame = child.frame
        // Foundation traps on numbers that aren't finite, which the painter reports.
        guard [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite) else { return true }
        return frame.intersects(layer.bounds)
    }
}

extension Layer.Corners.Mask {
    init(_ mask: CACornerMask) {
        self = []
        if mask.contains(.layerMinXMinYCorner) { insert(.minXMinY) }
        if mask.contains(.layerMaxXMinYCorner) { insert(.maxXMinY) }
        if mask.contains(.layerMinXMaxYCorner) { insert(.minXMaxY) }
        if mask.contains(.layerMaxXMaxYCorner) { insert(.maxXMaxY) }
    }

    /// The corners with those at the top and at the bottom exchanged.
    fileprivate var turned: Self {
        var result: Self = []
        if contains(.minXMinY) { result.insert(.minXMaxY) }
        if contains(.maxXMinY) { result.insert(.maxXMaxY) }
        if contains(.minXMaxY) { result.insert(.minXMinY) }
        if contains(.maxXMaxY) { result.insert(.maxXMinY) }
        return result
    }
}

/// The descriptions of a rendered view tree's views, for messages and for the causes of differences.
@MainActor
final class ViewSources {
    /// The names by class, since a screen has many views of few classes.
    private var names: [ObjectIdentifier: String] = [:]

    func source(of view: UIView) -> Layer.Source {
        Layer.Source(
            typeName: view.privateClassName ?? className(type(of: view)),
            identifier: view.accessibilityIdentifier, text: Self.text(of: view),
            imageName: (view as? UIImageView)?.shownImage?.nameInTexts)
    }

    /// Returns UIKit's name of a class. Libraries above may define subclasses, such as `BuilderInternalUILabel`.
    private func className(_ type: UIView.Type) -> String {
        let known = ObjectIdentifier(type)
        if let name = names[known] { return name }
        // `String(describing:)` first looks up conformances of the metatype: half a millisecond in a new process.
        var name = _typeName(type, qualified: false)
        if let start = name.range(of: "InternalUI")?.lowerBound {
            name = String(name[name.index(start, offsetBy: 8)...])
        }
        names[known] = name
        return name
    }

    /// Returns the text set on the view itself, or nil if there is none. Other text is read from the drawn layers.
    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentAttributedTitle?.string ?? button.currentTitle
        case let field as UITextField: field.textInTexts ?? field.attributedPlaceholder?.string ?? field.placeholder
        case let textView as UITextView: textView.text
        default: nil
        }
    }
}

import Foundation
import Render

/// A layer that draws copies of its sublayers.
///
/// Each copy is transformed about the layer's center, once more than the one before it, and lies in front of it.
/// Perspective and depth have no effect. A layer draws at most 100,000 layers: copies beyond them are left out, with a
/// warning.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// The number of copies, with the original; 0 draws none.
    open var instanceCount = 1
    /// A Boolean value that indicates whether sublayers keep their depth. It has no effect.
    open var preservesDepth = false
    /// The time between the animations of two copies, in seconds. It has no effect, because animations have ended.
    open var instanceDelay: CFTimeInterval = 0
    /// The transform from one copy to the next. One that isn't finite is rejected with a message.
    open var instanceTransform = CATransform3DIdentity {
        didSet {
            guard let wrong = instanceTransform.firstInfinite else { return }
            instanceTransform = oldValue
            report(wrong, "instanceTransform")
        }
    }
    /// The color that multiplies the first copy's; nil for white.
    open var instanceColor: CGColor?
    /// The difference of a color component from one copy to the next; so for the others.
    open var instanceRedOffset: Float = 0
    /// UIKit's `instanceGreenOffset`.
    open var instanceGreenOffset: Float = 0
    /// UIKit's `instanceBlueOffset`.
    open var instanceBlueOffset: Float = 0
    /// UIKit's `instanceAlphaOffset`.
    open var instanceAlphaOffset: Float = 0

    /// The largest number of layers that are drawn.
    private static let limit = 100_000

    /// Returns the copies of the sublayers, the first one behind the others.
    override func arranged(_ sublayers: [Layer], in environment: DisplayEnvironment) -> [Layer] {
        guard !sublayers.isEmpty, instanceCount > 0 else { return [] }
        var bitmaps = TintedBitmaps()
        var copies: [Layer] = []
        var transform = CATransform3DIdentity
        for index in 0..<drawnCount(of: sublayers, environment) {
            if index > 0 { transform = transform.concatenating(instanceTransform) }
            let affine = CATransform3DGetAffineTransform(transform)
            if let wrong = transform.firstInfinite ?? affine.firstUndrawable {
                report(wrong, "instanceTransform")
                break
            }
            let color = color(at: index)
            guard color.alpha > 0 else { continue }
            let isWhite = color.red == 1 && color.green == 1 && color.blue == 1
            let content = isWhite ? sublayers : sublayers.map { $0.multiplied(by: color, &bitmaps) }
            if affine.isIdentity, color.alpha == 1 {
                copies += content
                continue
            }
            var copy = Layer(frame: bounds)
            copy.bounds = bounds
            copy.transform = affine
            copy.opacity = color.alpha
            copy.sublayers = content
            copies.append(copy)
        }
        return copies
    }

    /// Returns the color that multiplies a copy.
    private func color(at index: Int) -> Color {
        let first = instanceColor?.value ?? .white
        func component(_ value: Double, _ offset: Float) -> Double {
            min(max(0, value + Double(index) * Double(offset)), 1)
        }
        return Color(
            red: component(first.red, instanceRedOffset), green: component(first.green, instanceGreenOffset),
            blue: component(first.blue, instanceBlueOffset), alpha: component(first.alpha, instanceAlphaOffset))
    }

    /// Returns the number of copies that don't exceed the limit.
    private func drawnCount(of sublayers: [Layer], _ environment: DisplayEnvironment) -> Int {
        guard instanceCount > 1 else { return instanceCount }
        var waiting = sublayers
        var layers = 0
        while layers < Self.limit, let layer = waiting.popLast() {
            layers += 1
            waiting += layer.sublayers + layer.mask
        }
        let count = min(instanceCount, max(1, Self.limit / max(1, layers)))
        if count < instanceCount {
            environment.warnings.add(
                .other("\(nameInMessages) draws \(count) of \(instanceCount) copies, which have \(layers) layers each"))
        }
        return count
    }
}

import Foundation
import Render

/// A closure that writes a function's results for its arguments, with the function's information.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// A closure that frees a function's information.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a `CGFunction`.
public struct CGFunctionCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// The function that writes results.
    public var evaluate: CGFunctionEvaluateCallback?
    /// The function that is called when the `CGFunction` is freed.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates the functions of a `CGFunction`.
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function of numbers, such as that from a place in a shading to the components of a color.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let domain: [ClosedRange<CGFloat>]
    private let range: [ClosedRange<CGFloat>]
    private let count: Int

    /// Creates a function; nil without arguments or results.
    ///
    /// - Parameters:
    ///   - domain: The lower and upper bound of each argument, to which it is limited; nil for no limits.
    ///   - range: The lower and upper bound of each result, to which it is limited; nil for no limits.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension > 0, rangeDimension > 0 else { return nil }
        func limits(_ bounds: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>] {
            guard let bounds else { return [] }
            return (0..<count).map { bounds[2 * $0]...max(bounds[2 * $0], bounds[2 * $0 + 1]) }
        }
        self.info = info
        self.callbacks = callbacks.pointee
        self.domain = limits(domain, domainDimension)
        self.range = limits(range, rangeDimension)
        count = rangeDimension
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Returns the results for a place between the first argument's bounds, 0…1.
    fileprivate func callAsFunction(_ place: CGFloat) -> [CGFloat] {
        let bounds = domain.first ?? 0...1
        let argument = bounds.lowerBound + place * (bounds.upperBound - bounds.lowerBound)
        var results = [CGFloat](repeating: 0, count: count)
        withUnsafePointer(to: argument) { callbacks.evaluate?(info, $0, &results) }
        for (index, limits) in range.enumerated() {
            results[index] = min(max(results[index], limits.lowerBound), limits.upperBound)
        }
        return results
    }
}

/// A transition of colors along a line or between two circles, by a function.
///
/// The function is called for 256 places.
public final class CGShading {
    fileprivate enum Geometry {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }
    private static let samples = 256

    fileprivate let geometry: Geometry
    fileprivate let gradient: CGGradient
    fileprivate let options: CGGradientDrawingOptions

    private init?(
        _ space: CGColorSpace, _ geometry: Geometry, _ function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.geometry = geometry
        options = CGGradientDrawingOptions(
            rawValue: (extendStart ? CGGradientDrawingOptions.drawsBeforeStartLocation.rawValue : 0)
                | (extendEnd ? CGGradientDrawingOptions.drawsAfterEndLocation.rawValue : 0))
        let size = space.numberOfComponents + 1
        let places = (0..<Self.samples).map { CGFloat($0) / CGFloat(Self.samples - 1) }
        let components = places.flatMap { place -> [CGFloat] in
            let values = function(place)
            return values.count >= size
                ? Array(values.prefix(size)) : values + [CGFloat](repeating: 1, count: size - values.count)
        }
        guard
            let gradient = CGGradient(
                colorSpace: space, colorComponents: components, locations: places, count: places.count)
        else { return nil }
        self.gradient = gradient
    }

    /// Creates a shading along a line of user space.
    ///
    /// - Parameter function: The function from a place on the line to the space's components and alpha.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(
            space, .axial(start: start, end: end), function, extendStart: extendStart, extendEnd: extendEnd)
    }

    /// Creates a shading between two circles of user space.
    ///
    /// - Parameter function: The function from a place between the circles to the space's components and alpha.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            space, .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), function,
            extendStart: extendStart, extendEnd: extendEnd)
    }
}

extension CGContext {
    /// Draws a shading within the current clip, as a gradient of its colors.
    public func drawShading(_ shading: CGShading) {
        switch shading.geometry {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}

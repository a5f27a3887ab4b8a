import BuilderUIKit

extension PKStrokePath {
    /// The points of a path in equal steps.
    public struct InterpolatedSlice: Sequence, IteratorProtocol, Sendable {
        /// The step from one point to the next.
        public enum Stride: Sendable {
            /// A distance in points, a time in seconds, or a part of the way from one control point to the next.
            case distance(CGFloat), time(TimeInterval), parametricStep(CGFloat)
        }

        fileprivate let path: PKStrokePath
        fileprivate let end: CGFloat
        fileprivate let stride: Stride
        fileprivate var position: CGFloat?

        /// Returns the next point; nil after the last one.
        public mutating func next() -> PKStrokePoint? {
            guard let position, position <= end else { return nil }
            let next = path.parametricValue(position, offsetBy: stride)
            self.position = next > position ? next : nil
            return path.interpolatedPoint(at: position)
        }
    }

    /// Returns the points of a part of the path in equal steps; of all of it for nil.
    public func interpolatedPoints(
        in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride
    ) -> InterpolatedSlice {
        let last = CGFloat(Swift.max(0, count - 1))
        return InterpolatedSlice(
            path: self, end: Swift.min(range?.upperBound ?? last, last), stride: stride,
            position: isEmpty ? nil : Swift.max(0, range?.lowerBound ?? 0))
    }

    /// Returns the location of a position between control points, on the line between them.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
        interpolatedPoint(at: parametricValue).location
    }

    /// Returns the point of a position between control points, on the line between them.
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        guard !isEmpty else {
            return PKStrokePoint(
                location: .zero, timeOffset: 0, size: .zero, opacity: 1, force: 0, azimuth: 0, altitude: .pi / 2)
        }
        let position = parametricValue > 0 ? Swift.min(CGFloat(count - 1), parametricValue) : 0
        let (index, part) = (Int(position), position - position.rounded(.down))
        let (a, b) = (self[index], self[Swift.min(index + 1, count - 1)])
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        return PKStrokePoint(
            location: CGPoint(x: mix(a.location.x, b.location.x), y: mix(a.location.y, b.location.y)),
            timeOffset: a.timeOffset + (b.timeOffset - a.timeOffset) * Double(part),
            size: CGSize(width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)),
            opacity: mix(a.opacity, b.opacity), force: mix(a.force, b.force), azimuth: mix(a.azimuth, b.azimuth),
            altitude: mix(a.altitude, b.altitude))
    }

    /// Returns the position a step after another one; for distances and times infinity if the path ends before.
    public func parametricValue(_ parametricValue: CGFloat, offsetBy stride: InterpolatedSlice.Stride) -> CGFloat {
        switch stride {
        case .parametricStep(let step): parametricValue + step
        case .distance(let distance):
            position(after: parametricValue, distance) {
                hypot($1.location.x - $0.location.x, $1.location.y - $0.location.y)
            }
        case .time(let time): position(after: parametricValue, CGFloat(time)) { CGFloat($1.timeOffset - $0.timeOffset) }
        }
    }

    /// Returns the position at which lengths between control points add up to a step.
    private func position(
        after start: CGFloat, _ step: CGFloat, _ length: (PKStrokePoint, PKStrokePoint) -> CGFloat
    ) -> CGFloat {
        var (position, rest) = (start > 0 ? start : 0, step)
        while position < CGFloat(count - 1) {
            let index = Int(position)
            let whole = length(self[index], self[index + 1])
            let left = whole * (CGFloat(index + 1) - position)
            if left >= rest, whole > 0 { return position + rest / whole }
            rest -= left
            position = CGFloat(index + 1)
        }
        return .infinity
    }
}

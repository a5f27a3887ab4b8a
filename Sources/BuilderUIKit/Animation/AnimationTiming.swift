import Foundation

/// The time and the pacing of an animation in a transition that a gesture drives.
struct AnimationTiming {
    /// The pacing of an animation.
    enum Curve {
        case linear
        /// A Bézier curve from (0, 0) to (1, 1) with two control points.
        case cubic(CGPoint, CGPoint)
        /// A spring with a damping ratio.
        case spring(CGFloat)
    }

    /// The time at which the animation begins, in seconds after the transition.
    var start: TimeInterval = 0
    /// The duration in seconds; nil for the whole transition.
    var duration: TimeInterval?
    var curve = Curve.linear

    /// Returns the part of the change that is visible, where 0 is none and 1 is all of it.
    ///
    /// - Parameters:
    ///   - fraction: The progress of the gesture, 0…1.
    ///   - total: The duration of the transition, in seconds.
    func progress(at fraction: CGFloat, of total: TimeInterval) -> CGFloat {
        guard let duration else { return curve.progress(at: fraction) }
        let whole = total > 0 ? total : start + duration
        let time = Double(fraction) * whole - start
        guard duration > 0 else { return time >= 0 ? 1 : 0 }
        return curve.progress(at: CGFloat(min(max(time / duration, 0), 1)))
    }
}

extension AnimationTiming.Curve {
    /// Creates the pacing of an animation's options.
    init(_ options: UIView.AnimationOptions, spring: AnimationScope.Spring?) {
        if let spring {
            self = .spring(spring.dampingRatio)
            return
        }
        switch options.curve {
        case .easeInOut: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: self = .cubic(.zero, CGPoint(x: 0.58, y: 1))
        case .linear: self = .linear
        }
    }

    /// Creates the pacing of an animator.
    init(_ parameters: (any UITimingCurveProvider)?) {
        if let spring = parameters?.springTimingParameters {
            self = .spring(spring.dampingRatio)
        } else if let cubic = parameters?.cubicTimingParameters {
            self = .cubic(cubic.controlPoint1, cubic.controlPoint2)
        } else {
            self = .linear
        }
    }

    /// Returns the progress of the animation at a fraction of its time, 0…1.
    func progress(at time: CGFloat) -> CGFloat {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        switch self {
        case .linear: return time
        case .cubic(let first, let second):
            let progress = Self.bezier(at: time, first, second)
            // Control points are the app's.
            return progress.isFinite ? progress : time
        case .spring(let ratio): return Self.spring(at: time, ratio: ratio)
        }
    }

    private static func bezier(at time: CGFloat, _ first: CGPoint, _ second: CGPoint) -> CGFloat {
        func value(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
            let rest = 1 - t
            return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
        }
        // x grows with the parameter, so that halving finds it.
        var (least, most): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let middle = (least + most) / 2
            if value(middle, first.x, second.x) < time { least = middle } else { most = middle }
        }
        return value((least + most) / 2, first.y, second.y)
    }

    /// Returns the way of a spring that has come within a thousandth of its rest at the end (not measured).
    private static func spring(at time: CGFloat, ratio: CGFloat) -> CGFloat {
        let decay: CGFloat = 6.9
        guard ratio < 1 else { return 1 - (1 + 9.2 * time) * exp(-9.2 * time) }
        let damping = max(ratio, 0.05)
        let frequency = decay / damping
        let swing = frequency * (1 - damping * damping).squareRoot()
        return 1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
    }
}

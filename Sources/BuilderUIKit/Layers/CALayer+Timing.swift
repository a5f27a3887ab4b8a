import Foundation

/// The timing of a layer or an animation.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The begin time in the parent's time, in seconds.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one pass, in seconds.
    var duration: CFTimeInterval { get set }
    /// The rate of the time relative to the parent's; 0 stops it.
    var speed: Float { get set }
    /// The offset that is added to the time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of repetitions.
    var repeatCount: Float { get set }
    /// The time of repetitions, in seconds.
    var repeatDuration: CFTimeInterval { get set }
    /// A Boolean value that indicates whether each pass is followed by a reversed one.
    var autoreverses: Bool { get set }
    /// The values that are visible outside of the duration.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of a layer's timing.
struct LayerTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode: CAMediaTimingFillMode = .removed
    /// The time from `beginTime` to the moment when it was set, in seconds rounded to halves; less than 0 for a begin
    /// that is still to come.
    ///
    /// The rounding makes pictures independent of the time that a machine takes between reading the clock and setting
    /// the begin time.
    var head: CFTimeInterval = 0

    mutating func begin(at time: CFTimeInterval) {
        beginTime = time
        let head = CACurrentMediaTime() - time
        self.head = head.isFinite ? (head * 2).rounded() / 2 : 0
    }

    /// Returns a time of the parent in the layer's time.
    func local(_ time: CFTimeInterval) -> CFTimeInterval { (time - beginTime) * Double(speed) + timeOffset }

    /// Returns a time of the layer in its parent's time; the begin time if the layer's time stands still.
    func parent(_ time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    }
}

// Only `convertTime` and emitters read the speed, the offset and the begin time: animations have ended when a picture
// is drawn.
extension CALayer: CAMediaTiming {
    func globalTime(_ time: CFTimeInterval) -> CFTimeInterval { timings.reduce(time) { $1.parent($0) } }
    func localTime(_ time: CFTimeInterval) -> CFTimeInterval { timings.reversed().reduce(time) { $1.local($0) } }

    /// The timings of the layer and its ancestors, innermost first.
    private var timings: [LayerTiming] {
        Array(sequence(first: self) { $0.superlayer }).map(\.timing)
    }
}

extension CAAnimation: CAMediaTiming {}

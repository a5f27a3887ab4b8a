import BuilderUIKit

/// A view in the closure of an animation.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {}

/// The course of a spring.
public struct Spring: Hashable, Sendable {
    /// The perceived duration, in seconds.
    public var duration: TimeInterval
    /// The bounce: 0 for none, up to 1 for one without end.
    public var bounce: Double
    /// Creates a spring of a duration and a bounce.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }
    /// Creates a spring of a response, in seconds, and a damping ratio.
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }
    /// A spring without a bounce.
    public static let smooth = Spring()
    /// A spring with a small bounce.
    public static let snappy = Spring(bounce: 0.15)
    /// A spring with a larger bounce.
    public static let bouncy = Spring(bounce: 0.3)
}

/// The course of a value between two points in time.
public struct UnitCurve: Hashable, Sendable {
    private let name: String
    /// A curve of constant velocity.
    public static let linear = UnitCurve(name: "linear")
    /// A curve that starts slowly.
    public static let easeIn = UnitCurve(name: "easeIn")
    /// A curve that ends slowly.
    public static let easeOut = UnitCurve(name: "easeOut")
    /// A curve that starts and ends slowly.
    public static let easeInOut = UnitCurve(name: "easeInOut")
    /// A curve that starts slowly, like a part of a circle.
    public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
    /// A curve that ends slowly, like a part of a circle.
    public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
    /// A curve that starts and ends slowly, like parts of a circle.
    public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")
    /// A Bézier curve from (0, 0) to (1, 1).
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(name: "\(startControlPoint) \(endControlPoint)")
    }
}

/// The values of an animation over time.
public protocol Keyframes<Value> {
    /// The type of the values.
    associatedtype Value
}

/// A value at a point in time.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable
}

/// A result builder of tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
    public static func buildPartialBlock<K: Keyframes<Value>>(first content: K) -> K { content }
    public static func buildPartialBlock<First: Keyframes<Value>, Next: Keyframes<Value>>(
        accumulated: First, next: Next
    ) -> _KeyframeList<Value> { _KeyframeList() }
}

/// Several tracks.
public struct _KeyframeList<Value>: Keyframes {}

/// A result builder of the values of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first content: K) -> K { content }
    public static func buildPartialBlock<First: KeyframeTrackContent<Value>, Next: KeyframeTrackContent<Value>>(
        accumulated: First, next: Next
    ) -> _KeyframeTrackList<Value> { _KeyframeTrackList() }
    public static func buildArray<K: KeyframeTrackContent<Value>>(_ components: [K]) -> _KeyframeTrackList<Value> {
        _KeyframeTrackList()
    }
    public static func buildOptional<K: KeyframeTrackContent<Value>>(_ component: K?) -> _KeyframeTrackList<Value> {
        _KeyframeTrackList()
    }
    public static func buildEither<K: KeyframeTrackContent<Value>>(first: K) -> _KeyframeTrackList<Value> {
        _KeyframeTrackList()
    }
    public static func buildEither<K: KeyframeTrackContent<Value>>(second: K) -> _KeyframeTrackList<Value> {
        _KeyframeTrackList()
    }
}

/// Several values of a track.
public struct _KeyframeTrackList<Value: Animatable>: KeyframeTrackContent {}

/// The values of one property over time.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent<Property>>: Keyframes {
    /// The type of the values with the property.
    public typealias Value = Root
    /// Creates a track of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {}
    public init(
        _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {}
}

/// A value that is reached evenly.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe that is reached in seconds, along a curve.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
}

/// A value that is reached along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe that is reached in seconds, with velocities at its ends.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a keyframe that is reached at once.
    public init(_ to: Value) {}
}

extension View {
    /// Animates the view along keyframes of a value.
    public nonisolated func keyframeAnimator<Value, Content: View, Frames: Keyframes<Value>>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
    ) -> some View { self }
    /// Animates the view along keyframes of a value.
    public nonisolated func keyframeAnimator<Value, Content: View, Frames: Keyframes<Value>>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
    ) -> some View { self }
    /// Animates the view through phases.
    public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { self }
    /// Animates the view through phases.
    public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { self }
}

/// A view that shows the values of an animation.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _PrimitiveView
where KeyframePath.Value == Value {
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {}
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {}
}

/// A view that shows phases in succession.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {}
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {}
}

extension Double: Animatable { public typealias AnimatableData = Double }
extension Float: Animatable { public typealias AnimatableData = Float }
extension CGFloat: Animatable { public typealias AnimatableData = CGFloat }

extension CGPoint: Animatable {
    /// The value that animations change.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The value that animations change.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

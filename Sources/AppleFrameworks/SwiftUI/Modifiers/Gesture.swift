import BuilderUIKit

/// A movement of the user's fingers; nothing recognizes it.
@preconcurrency @MainActor
public protocol Gesture<Value> {
    /// The value of the gesture.
    associatedtype Value
}

/// A gesture of which a closure is called.
public nonisolated struct _ObservedGesture<Value>: Gesture {}

extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Value> {
        _ObservedGesture()
    }
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Value> {
        _ObservedGesture()
    }
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _ObservedGesture<Value> { _ObservedGesture() }
    public nonisolated func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> _ObservedGesture<Mapped> {
        _ObservedGesture()
    }
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Two gestures at once.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of the gestures.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public init(_ first: First, _ second: Second) {}
}

/// Two gestures in succession.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of the gestures.
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public init(_ first: First, _ second: Second) {}
}

/// The first of two gestures that is recognized.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the gesture.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public init(_ first: First, _ second: Second) {}
}

/// Taps.
public nonisolated struct TapGesture: Gesture {
    public typealias Value = Void
    public var count: Int
    public init(count: Int = 1) { self.count = count }
}

/// Taps with their place.
public nonisolated struct SpatialTapGesture: Gesture {
    /// The place of a tap.
    public struct Value: Equatable, Sendable { public var location: CGPoint }
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A press that lasts.
public nonisolated struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A movement of one finger.
public nonisolated struct DragGesture: Gesture {
    /// The course of a movement.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize
        public var translation: CGSize
        public var predictedEndLocation: CGPoint
        public var predictedEndTranslation: CGSize
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}

/// A pinch, in its older form.
public nonisolated struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A pinch.
public nonisolated struct MagnifyGesture: Gesture {
    /// The course of a pinch.
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startLocation: CGPoint
        public var startAnchor: UnitPoint
    }
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn of two fingers.
public nonisolated struct RotationGesture: Gesture {
    public typealias Value = Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The gestures of content that stay.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self }
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self }
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View { self }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public nonisolated func hoverEffect() -> some View { self }
}

/// The purpose of a content's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The shape for touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The shape of a drag's preview.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The shape of a context menu's preview.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The shape of the pointer's effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The shape of the accessibility element.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

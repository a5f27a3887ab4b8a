import BuilderUIKit

/// A change of views that has a name.
@preconcurrency @MainActor
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the changed view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {}

/// A modifier without effect.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()
    public init() {}
    public func body(content: Content) -> some View { content }
}

/// A view with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View { content }
}

extension ViewModifier {
    public nonisolated func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }
}

extension View {
    public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier whose values are interpolated.
@preconcurrency @MainActor
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Values that are interpolated in animations.
public protocol Animatable {
    /// The type of the interpolated values.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The interpolated values.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

/// A value that can be scaled and added.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// The product of the value with itself.
    var magnitudeSquared: Double { get }
    /// Multiplies each component.
    mutating func scale(by rhs: Double)
}

extension Double: VectorArithmetic {
    public var magnitudeSquared: Double { self * self }
    public mutating func scale(by rhs: Double) { self *= rhs }
}

extension Float: VectorArithmetic {
    public var magnitudeSquared: Double { Double(self * self) }
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
}

extension CGFloat: VectorArithmetic {
    public var magnitudeSquared: Double { Double(self * self) }
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
}

/// The values of what isn't interpolated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public var magnitudeSquared: Double { 0 }
    public init() {}
    public mutating func scale(by rhs: Double) {}
    public static func + (lhs: Self, rhs: Self) -> Self { lhs }
    public static func - (lhs: Self, rhs: Self) -> Self { lhs }
}

/// Two values that are interpolated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    public static var zero: Self { Self(.zero, .zero) }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

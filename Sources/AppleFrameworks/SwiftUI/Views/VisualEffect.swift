import BuilderUIKit

/// A transform of what a view draws.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public init() {}
    public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
    public init(_ m: CATransform3D) {}
}

/// A change of what a view draws, by its size.
@preconcurrency @MainActor
public protocol GeometryEffect: Animatable, ViewModifier where Body == AnyView {
    /// Returns the transform.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> AnyView { AnyView(content) }
    public nonisolated func ignoredByLayout() -> some ViewModifier { self }
}

/// A view's drawing, in a closure that changes it.
public nonisolated struct _VisualEffect: Sendable {
    public func opacity(_ opacity: Double) -> Self { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func offset(_ offset: CGSize) -> Self { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
    public func brightness(_ amount: Double) -> Self { self }
    public func saturation(_ amount: Double) -> Self { self }
    public func grayscale(_ amount: Double) -> Self { self }
    public func contrast(_ amount: Double) -> Self { self }
    public func hueRotation(_ angle: Angle) -> Self { self }
    public func transformEffect(_ transform: CGAffineTransform) -> Self { self }
    public func projectionEffect(_ transform: ProjectionTransform) -> Self { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> Self { self }
}

/// The progress of a view that comes into sight.
public enum ScrollTransitionPhase: Equatable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// The time when views change that come into sight.
public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
    public func threshold(_ threshold: Double) -> Self { self }
}

extension View {
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (_VisualEffect, ScrollTransitionPhase) -> _VisualEffect
    ) -> some View { self }
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (_VisualEffect, GeometryProxy) -> _VisualEffect
    ) -> some View { self }
    public nonisolated func symbolEffect(
        _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    public nonisolated func symbolEffect<Value: Equatable>(
        _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View { self }
}

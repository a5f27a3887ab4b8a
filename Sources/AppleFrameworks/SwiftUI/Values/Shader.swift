import BuilderUIKit

/// A library of functions in Metal's language, which Linux doesn't run.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    public static let `default` = ShaderLibrary()
    init() {}
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
    public init(url: URL) {}
    public init(data: Data) {}
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function of a library.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String
    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A function with its arguments; without effect.
public struct Shader: Equatable, Sendable, ShapeStyle {
    /// An argument of a function.
    public struct Argument: Equatable, Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false
    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }
}

extension View {
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    public nonisolated func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
    public nonisolated func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
}

/// A material of the system's controls, which isn't drawn.
public struct Glass: Equatable, Sendable {
    public static let regular = Glass()
    public static let clear = Glass()
    public static let identity = Glass()
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views whose glass flows together.
public nonisolated struct GlassEffectContainer<Content: View>: _PrimitiveView {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

/// The way in which glass comes and goes.
public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
}

extension View {
    public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { self }
    public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
    public nonisolated func glassEffectID(_ id: some Hashable & Sendable, in namespace: Namespace.ID) -> some View {
        self
    }
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

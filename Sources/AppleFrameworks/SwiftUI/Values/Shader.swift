import BuilderUIKit

/// A library of functions in Metal's language, which Linux doesn't run.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    /// The shaders of the app.
    public static let `default` = ShaderLibrary()
    init() {}
    /// The shaders of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
    /// Creates a library of a file.
    public init(url: URL) {}
    /// Creates a library of compiled shaders.
    public init(data: Data) {}
    /// The function of a name.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    /// The function of a name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function of a library.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    /// The library.
    public var library: ShaderLibrary
    /// The name of the function.
    public var name: String
    /// Creates a function of a library.
    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
    /// Returns a shader of the function with arguments.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A function with its arguments; without effect.
public struct Shader: Equatable, Sendable, ShapeStyle {
    /// An argument of a function.
    public struct Argument: Equatable, Sendable {
        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        /// Two numbers.
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        /// Two numbers.
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        /// Numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        /// The rectangle of the view.
        public static var boundingRect: Argument { Argument() }
        /// A color.
        public static func color(_ color: Color) -> Argument { Argument() }
        /// Colors.
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        /// An image.
        public static func image(_ image: Image) -> Argument { Argument() }
        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument() }
    }

    /// The function.
    public var function: ShaderFunction
    /// The arguments.
    public var arguments: [Argument]
    /// A Boolean value that indicates whether colors are dithered.
    public var dithersColor = false
    /// Creates a shader of a function with arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }
}

extension View {
    /// Changes the view's colors by a shader.
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    /// Moves the view's pixels by a shader.
    public nonisolated func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
    /// Draws the view by a shader.
    public nonisolated func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
}

/// A material of the system's controls, which isn't drawn.
public struct Glass: Equatable, Sendable {
    /// Glass of the usual opacity.
    public static let regular = Glass()
    /// Clear glass.
    public static let clear = Glass()
    /// No glass.
    public static let identity = Glass()
    /// Returns the glass with a tint; nil for none.
    public func tint(_ color: Color?) -> Glass { self }
    /// Returns glass that reacts to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views whose glass flows together.
public nonisolated struct GlassEffectContainer<Content: View>: _PrimitiveView {
    /// Creates a container whose glass shapes merge within a distance, in points.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

/// The way in which glass comes and goes.
public struct GlassEffectTransition: Sendable {
    /// No transition.
    public static let identity = GlassEffectTransition()
    /// A transition between shapes with one identifier.
    public static let matchedGeometry = GlassEffectTransition()
    /// A transition in which the glass appears.
    public static let materialize = GlassEffectTransition()
}

extension View {
    /// Puts glass in the form of a capsule behind the view.
    public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { self }
    /// Puts glass of a shape behind the view.
    public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
    /// Sets the identifier of the view's glass.
    public nonisolated func glassEffectID(_ id: some Hashable & Sendable, in namespace: Namespace.ID) -> some View {
        self
    }
    /// Joins the view's glass with other glass of an identifier.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }
    /// Sets the transition of the view's glass.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

import BuilderUIKit

/// A value of a program, the same for all pixels.
open class SKUniform: NSObject {
    /// The name in the program.
    public let name: String
    /// The number.
    open var floatValue: Float = 0
    /// The picture.
    open var textureValue: SKTexture?
    /// Creates a value without a number.
    public init(name: String) { self.name = name }
    /// Creates a value of a number.
    public convenience init(name: String, float value: Float) {
        self.init(name: name)
        floatValue = value
    }
    /// Creates a value of a picture.
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name: name)
        textureValue = texture
    }
    /// Creates a value of two numbers, which aren't kept.
    public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) { self.init(name: name) }
    /// Creates a value of three numbers, which aren't kept.
    public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) { self.init(name: name) }
    /// Creates a value of four numbers, which aren't kept.
    public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) { self.init(name: name) }
}

/// A program that colors pixels, which doesn't run.
open class SKShader: NSObject {
    /// The program.
    open var source: String?
    /// The values.
    open var uniforms: [SKUniform]
    /// Creates a program with values.
    public init(source: String, uniforms: [SKUniform]) { (self.source, self.uniforms) = (source, uniforms) }
    /// Creates a program.
    public convenience init(source: String) { self.init(source: source, uniforms: []) }
    /// Creates a program of a file, which isn't read.
    public convenience init(fileNamed name: String) { self.init(source: "", uniforms: []) }
    /// Adds a value.
    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    /// Returns a value.
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    /// Removes a value.
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

/// A light, which isn't drawn.
@preconcurrency @MainActor
open class SKLightNode: SKNode {
    /// A Boolean value that indicates whether the light is on.
    open var isEnabled = true
    /// The colors of the light, of all places, and of shadows.
    open var lightColor = UIColor.white, ambientColor = UIColor.black, shadowColor = UIColor.black
    /// The loss of light over a distance.
    open var falloff: CGFloat = 1
    /// The categories of the light.
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF
}

/// A node of another file, which isn't read.
@preconcurrency @MainActor
open class SKReferenceNode: SKNode {
    /// Creates a node of a file.
    public convenience init(fileNamed fileName: String?) { self.init() }
    /// Creates a node of a location.
    public convenience init(url referenceURL: URL?) { self.init() }
    /// Called when the file was read; it isn't.
    open func didLoad(_ node: SKNode?) {}
    /// Reads the file; does nothing.
    open func resolve() {}
}

import BuilderUIKit

/// The content of a material's property: a color, an image, or another object.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    /// The color, the image, or the texture.
    open var contents: Any?
    /// The strength.
    open var intensity: CGFloat = 1
    /// The change of the texture.
    open var contentsTransform = SCNMatrix4Identity
    /// The content outside of the texture.
    open var wrapS = SCNWrapMode.clamp, wrapT = SCNWrapMode.clamp
    /// Creates a property.
    public init(contents: Any) { self.contents = contents }
    /// Creates a property without content.
    public override init() { super.init() }
}

/// The contents outside of textures.
public enum SCNWrapMode: Int, Sendable {
    case clamp = 1
    case `repeat`, clampToBorder, mirror
}

/// The look of a surface.
open class SCNMaterial: NSObject, @unchecked Sendable {
    /// The models of light.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Phong's model.
        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        /// Blinn's model.
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        /// Lambert's model.
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        /// No light.
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        /// A model of materials.
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    }
    /// The name.
    open var name: String?
    /// The color.
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    /// The color without light.
    public let ambient = SCNMaterialProperty()
    /// The highlight.
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    /// The light that the surface has.
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    /// The surroundings that the surface shows.
    public let reflective = SCNMaterialProperty()
    /// The directions.
    public let normal = SCNMaterialProperty()
    /// The transparency.
    public let transparent = SCNMaterialProperty()
    /// The part of metal.
    public let metalness = SCNMaterialProperty()
    /// The roughness.
    public let roughness = SCNMaterialProperty()
    /// The model of light.
    open var lightingModel = LightingModel.blinn
    /// The opacity, from 0 to 1.
    open var transparency: CGFloat = 1
    /// A Boolean value that indicates whether both sides are drawn.
    open var isDoubleSided = false
    /// The size of the highlight.
    open var shininess: CGFloat = 1
    /// A Boolean value that indicates whether the surface hides others.
    open var writesToDepthBuffer = true
    /// A Boolean value that indicates whether others hide the surface.
    open var readsFromDepthBuffer = true
}

/// A shape.
open class SCNGeometry: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String?
    /// The looks of surfaces.
    open var materials: [SCNMaterial] = [SCNMaterial()]
    /// The look of the first surface.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set {
            guard let newValue else { return }
            materials = [newValue] + materials.dropFirst()
        }
    }
    /// The corners of the box around the shape.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }

    fileprivate func box(_ width: CGFloat, _ height: CGFloat, _ length: CGFloat) -> (min: SCNVector3, max: SCNVector3) {
        (SCNVector3(-width / 2, -height / 2, -length / 2), SCNVector3(width / 2, height / 2, length / 2))
    }
}

/// A box.
open class SCNBox: SCNGeometry, @unchecked Sendable {
    /// The extents.
    open var width: CGFloat, height: CGFloat, length: CGFloat
    /// The radius of edges.
    open var chamferRadius: CGFloat
    /// Creates a box.
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) { box(width, height, length) }
}

/// A rectangle.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
    /// The extents.
    open var width: CGFloat, height: CGFloat
    /// The radius of corners.
    open var cornerRadius: CGFloat = 0
    /// Creates a rectangle.
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) { box(width, height, 0) }
}

/// A sphere.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
    /// The radius.
    open var radius: CGFloat
    /// The number of parts.
    open var segmentCount = 48
    /// Creates a sphere.
    public init(radius: CGFloat) { self.radius = radius }
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) { box(radius * 2, radius * 2, radius * 2) }
}

/// A cylinder.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    /// The extents.
    open var radius: CGFloat, height: CGFloat
    /// Creates a cylinder.
    public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) { box(radius * 2, height, radius * 2) }
}

/// A ring.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
    /// The radii of the ring and of the pipe.
    open var ringRadius: CGFloat, pipeRadius: CGFloat
    /// Creates a ring.
    public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    }
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
        box((ringRadius + pipeRadius) * 2, pipeRadius * 2, (ringRadius + pipeRadius) * 2)
    }
}

/// A floor without an end.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
    /// The strength of reflections.
    open var reflectivity: CGFloat = 0.25
}

/// A text.
open class SCNText: SCNGeometry, @unchecked Sendable {
    /// The text.
    open var string: Any?
    /// The thickness.
    open var extrusionDepth: CGFloat
    /// The font.
    open var font: UIFont = .systemFont(ofSize: 36)
    /// The roughness of curves.
    open var flatness: CGFloat = 0.6
    /// The alignment.
    open var alignmentMode = "left"
    /// Creates a text.
    public init(string: Any?, extrusionDepth: CGFloat) {
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
        let text =
            string as? NSAttributedString ?? NSAttributedString(string: "\(string ?? "")", attributes: [.font: font])
        let size = text.size()
        return (SCNVector3(), SCNVector3(size.width, size.height, extrusionDepth))
    }
}

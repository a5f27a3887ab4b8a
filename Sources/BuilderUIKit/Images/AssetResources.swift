import Foundation

/// A color of an asset catalog.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// An image of an asset catalog.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// Creates the color of a resource; clear, with a warning, if the bundle doesn't contain it.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(storage: (found ?? .clear).storage)
    }
}

extension UIImage {
    /// Creates the image of a resource; an empty one, with a warning, if the bundle doesn't contain it.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(source: found?.source ?? .none, properties: found?.properties ?? Properties())
    }
}

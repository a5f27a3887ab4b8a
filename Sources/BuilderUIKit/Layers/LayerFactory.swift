import Foundation

/// The counterpart of `CALayer` with a required initializer, which creates the layer of a view's class.
///
/// `ReusableViewFactory` describes the technique.
@preconcurrency @MainActor
open class _LayerFactory: CALayer {
    /// Creates a layer.
    public required override init() { super.init() }

    /// Creates a layer; archives aren't read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a layer of a class that is determined at run time, with its own `init()`. As on iOS, the process ends if
    /// the class has designated initializers, but not this one.
    static func make(_ type: CALayer.Type) -> CALayer {
        let factory = unsafeBitCast(type, to: _LayerFactory.Type.self)
        let layer: _LayerFactory = factory.init()
        return layer
    }
}

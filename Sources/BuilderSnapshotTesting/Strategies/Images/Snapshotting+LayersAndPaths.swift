import BuilderUIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// The layer drawn at its size, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The layer drawn at its size.
    /// - Parameters:
    ///   - precision: The share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: The similarity of a pixel's color that passes, 0…1.
    ///   - traits: The traits that override the standard device's; their display scale is the image's.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<UIImage, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { layer in
                let picture = try? MainThread.call { () -> UIImage in
                    guard layer.bounds.width > 0, layer.bounds.height > 0 else { return UIImage() }
                    let all = UITraitCollection(traitsFrom: [Device.standard.traits(in: .portrait), traits])
                    let format = UIGraphicsImageRendererFormat(for: all)
                    return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
                        layer.setNeedsLayout()
                        layer.layoutIfNeeded()
                        layer.render(in: context.cgContext)
                    }
                }
                return picture ?? UIImage()
            }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// The path filled with black, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The path filled with black in an image of its bounds.
    /// - Parameters:
    ///   - precision: The share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: The similarity of a pixel's color that passes, 0…1.
    ///   - scale: The number of pixels per point.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
        Snapshotting<UIImage, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { path in
                PathImage.draw(bounds: path.bounds, scale: scale) { _ in path.fill() }
            }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// The path filled with black, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The path drawn in black in an image of its bounds.
    /// - Parameters:
    ///   - precision: The share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: The similarity of a pixel's color that passes, 0…1.
    ///   - drawingMode: The way in which the path is drawn.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        Snapshotting<UIImage, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { path in
                PathImage.draw(bounds: path.boundingBoxOfPath, scale: 1) { context in
                    context.addPath(path)
                    context.drawPath(using: drawingMode)
                }
            }
    }
}

private enum PathImage {
    static func draw(bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
        guard !bounds.isNull, !bounds.isInfinite, !bounds.isEmpty else { return UIImage() }
        let format = UIGraphicsImageRendererFormat(for: Device.standard.traits(in: .portrait))
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
    }
}

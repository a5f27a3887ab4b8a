import Builder

/// Placeholders for images that can't be shown: the outline of a person, light on gray.
enum PortraitPlaceholder {
    /// A placeholder of the size of the detail card's images.
    static let photo = image(size: CGSize(width: 500, height: 500))
    /// A placeholder of the size of the lists' images.
    static let thumbnail = image(size: CGSize(width: 128, height: 128))

    /// Draws a placeholder.
    /// - Parameter size: the size in points.
    static func image(size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(white: 0.72, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(white: 0.93, alpha: 1).setFill()
            let unit = min(size.width, size.height) / 100
            let head = CGRect(
                x: size.width / 2 - 17 * unit, y: size.height / 2 - 26 * unit, width: 34 * unit, height: 34 * unit)
            UIBezierPath(ovalIn: head).fill()
            let shoulders = CGRect(
                x: size.width / 2 - 34 * unit, y: head.maxY + 6 * unit, width: 68 * unit, height: 80 * unit)
            UIBezierPath(ovalIn: shoulders).fill()
        }
    }
}

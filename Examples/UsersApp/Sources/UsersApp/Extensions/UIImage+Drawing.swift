import UIKit

extension UIImage {

    /// Returns an image of white initials on a disc.
    static func initials(_ text: String, diameter: CGFloat) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = false
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            let color = UIColor.badge(for: text)
            color.setFill()
            context.cgContext.fillEllipse(in: bounds)
            let font = UIFont.systemFont(ofSize: diameter * 0.4, weight: .medium)
            let string = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor.white])
            let size = string.size()
            string.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
        }
    }

    /// Returns an image of one pixel, for stretchable backgrounds.
    static func plain(_ color: UIColor) -> UIImage? {
        let size = CGSize(width: 1, height: 1)
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        defer { UIGraphicsEndImageContext() }
        color.setFill()
        UIRectFill(CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    /// Returns an image of a soft wave, for the top of a page.
    static func wave(size: CGSize, top: UIColor, bottom: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { renderer in
            let context = renderer.cgContext
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: size.width, y: 0))
            path.addLine(to: CGPoint(x: size.width, y: size.height * 0.7))
            path.addCurve(
                to: CGPoint(x: 0, y: size.height * 0.85),
                controlPoint1: CGPoint(x: size.width * 0.7, y: size.height * 1.15),
                controlPoint2: CGPoint(x: size.width * 0.3, y: size.height * 0.5))
            path.close()
            path.addClip()
            let colors = [top.cgColor, bottom.cgColor] as CFArray
            let space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
            guard
                let gradient = CGGradient(
                    colorsSpace: space, colors: colors, locations: [0, 1])
            else { return }
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
        }
    }

}

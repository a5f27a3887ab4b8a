import Foundation
import Render

extension UIColor {
    /// Returns the color with another alpha, 0…1; a dynamic color stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color, let model): UIColor(storage: .fixed(color.withAlpha(Double(alpha)), model))
        case .alpha(let base, _): UIColor(storage: .alpha(base, alpha))
        default: UIColor(storage: .alpha(self, alpha))
        }
    }

    /// Returns the sRGB components for the current traits through pointers; always succeeds.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = renderColor(for: .current)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Returns hue, saturation, brightness and alpha, each 0…1, for the current traits through pointers; always
    /// succeeds.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = renderColor(for: .current)
        let parts = ColorConversion.hsb(color)
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.brightness)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Returns the luminance as a gray and the alpha, each 0…1, for the current traits through pointers; always
    /// succeeds.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = renderColor(for: .current)
        white?.pointee = CGFloat(ColorConversion.white(color))
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// The Core Graphics color for the current traits.
    public var cgColor: CGColor {
        switch storage {
        case .fixed(let color, let model): return CGColor(color, model: model)
        default:
            let resolved = resolvedColor(with: .current)
            if case .fixed(let color, let model) = resolved.storage { return CGColor(color, model: model) }
            return CGColor(renderColor(for: .current))
        }
    }

}

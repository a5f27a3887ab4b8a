import Foundation

extension UIColor {
    /// A name that an assistive technology reads for the color, such as "dark blue".
    ///
    /// The name is English; its words and their limits weren't measured.
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        if alpha <= 0 { return "transparent" }
        if brightness < 0.1 { return "black" }
        if saturation < 0.1 {
            switch brightness {
            case 0.95...: return "white"
            case 0.7...: return "light gray"
            case 0.4...: return "gray"
            default: return "dark gray"
            }
        }
        let name = Self.hueName(hue * 360)
        if brightness < 0.7 {
            // Dark orange is brown to the eye.
            if name == "orange" { return "brown" }
            return "dark \(name)"
        }
        if saturation < 0.5 { return name == "red" ? "pink" : "light \(name)" }
        return name
    }

    private static func hueName(_ degrees: CGFloat) -> String {
        switch degrees {
        case ..<15: "red"
        case ..<45: "orange"
        case ..<70: "yellow"
        case ..<160: "green"
        case ..<200: "cyan"
        case ..<255: "blue"
        case ..<290: "purple"
        case ..<320: "magenta"
        case ..<345: "pink"
        default: "red"
        }
    }
}

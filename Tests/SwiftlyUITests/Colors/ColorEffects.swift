import SwiftlyUI
import Testing

extension FluentEffects {
    private static let orange = UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.5)
    private static let light = UITraitCollection(userInterfaceStyle: .light)
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)

    private static func hasBoth(_ color: UIColor) -> Bool {
        color.resolvedColor(with: light) == .red && color.resolvedColor(with: dark) == .blue
            && color.resolvedColor(with: UITraitCollection()) == .red
    }

    static let colors: [FluentEffect] = [
        .init("UIColor.init(light:dark:)") { hasBoth(UIColor(light: .red, dark: .blue)) },
        .init("UIColor.dynamic(light:dark:)") { hasBoth(.dynamic(light: .red, dark: .blue)) },
        .init("UIColor.init(hexStr:alpha:)") { UIColor(hexStr: "#FF8000", alpha: 0.5) == orange },
        .init("UIColor.init(hexInt:alpha:)") { UIColor(hexInt: 0xFF8000, alpha: 0.5) == orange },
        .init("UIColor.init(r:g:b:alpha:)") { UIColor(r: 255, g: 128, b: 0, alpha: 0.5) == orange },
        .init("UIColor.color(with:alpha:)") { .color(with: "FF8000", alpha: 0.5) == orange },
        .init("UIColor.color(withHexInt:alpha:)") { .color(withHexInt: 0xFF8000, alpha: 0.5) == orange },
        .init("UIColor.hexColor(_:alpha:)") { .hexColor("0xFF8000", alpha: 0.5) == orange },
        .init("UIColor.hex(_:alpha:)") { .hex("0XFF8000", alpha: 0.5) == orange },
        .init("UIColor.hexInt(_:alpha:)") { .hexInt(0xFF8000, alpha: 0.5) == orange },
        .init("UIColor.random(_:)") {
            UIColor.random(0.25).cgColor.alpha == 0.25 && Set((0..<20).map { _ in UIColor.random() }).count > 1
        },
        .init("UIColor.random") {
            UIColor.random.cgColor.alpha == 1 && Set((0..<20).map { _ in UIColor.random }).count > 1
        },
        .init("UIColor.image(withSize:)") {
            let image = UIColor.red.image(withSize: CGSize(width: 3, height: 2))
            return image.size == CGSize(width: 3, height: 2) && image.scale == 1 && Pixel.of(image, 1, 1) == Pixel.red
        },
        .init("UIColor.opacity(_:)") { UIColor.red.opacity(0.5).cgColor.alpha == 0.5 },
        .init("UIColor.alpha(_:)") { UIColor.red.opacity(0.5).alpha(0.75).cgColor.alpha == 0.75 },
        .init("UIColor.tosRGBCGColors(_:)") {
            UIColor.tosRGBCGColors([.red, .white.opacity(0.5)]).map(\.components) == [[1, 0, 0, 1], [1, 1, 1, 0.5]]
        },
    ]
}

// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let gradientsLines = [
        #"enum GradientDirection"#,
        #"case topToBottom"#,
        #"case bottomToTop"#,
        #"case leftToRight"#,
        #"case rightToLeft"#,
        #"case upleftToLowright"#,
        #"case uprightToLowleft"#,
        #"func gradientPointsForLayer() -> (start: CGPoint, end: CGPoint)"#,
        #"func gradientPointsForImage(size: CGSize) -> (start: CGPoint, end: CGPoint)"#,
        #"extension CAGradientLayer"#,
        #"static func gradient(colors: [UIColor], direction: GradientDirection) -> CAGradientLayer"#,
        #"extension UIView"#,
        #"func createGradientLayer(colors: [UIColor], direction: GradientDirection) -> CAGradientLayer"#,
    ]
}

extension GradientDirection {
    static func interface670() {
        _ = Self.self
    }
}

let interface671: GradientDirection = .topToBottom

let interface672: GradientDirection = .bottomToTop

let interface673: GradientDirection = .leftToRight

let interface674: GradientDirection = .rightToLeft

let interface675: GradientDirection = .upleftToLowright

let interface676: GradientDirection = .uprightToLowleft

extension GradientDirection {
    func interface677() {
        var result = self.gradientPointsForLayer()
        prove(&result, Same<(start: CGPoint, end: CGPoint)>())
    }

    func interface678(size: CGSize) {
        var result = self.gradientPointsForImage(size: size)
        prove(&result, Same<(start: CGPoint, end: CGPoint)>())
    }
}

extension CAGradientLayer {
    @MainActor static func interface679() {
        _ = Self.self
    }

    @MainActor static func interface680(colors: [UIColor], direction: GradientDirection) {
        var result = Self.gradient(colors: colors, direction: direction)
        prove(&result, Same<CAGradientLayer>())
    }
}

extension UIView {
    @MainActor static func interface681() {
        _ = Self.self
    }

    @MainActor func interface682(colors: [UIColor], direction: GradientDirection) {
        var result = self.createGradientLayer(colors: colors, direction: direction)
        prove(&result, Same<CAGradientLayer>())
    }
}

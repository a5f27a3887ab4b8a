// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let animationLines = [
        #"struct UIKitAnimation"#,
        #"let duration: TimeInterval"#,
        #"let delayInterval: TimeInterval"#,
        #"let refreshAllViews: Bool"#,
        #"let options: UIView.AnimationOptions"#,
        #"static var default: UIKitAnimation"#,
        #"static func default(duration: TimeInterval? = nil) -> Self"#,
        #"static var linear: UIKitAnimation"#,
        #"static func linear(duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false) -> Self"#,
        #"static var easeIn: UIKitAnimation"#,
        #"static func easeIn(duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false) -> Self"#,
        #"static var easeOut: UIKitAnimation"#,
        #"static func easeOut(duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false) -> Self"#,
        #"static var easeInOut: UIKitAnimation"#,
        #"static func easeInOut(duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false) -> Self"#,
        #"static func spring(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat = 0, delay: TimeInterval = 0, refreshAllViews: Bool = false) -> Self"#,
        #"static func delay(_ delay: TimeInterval, animation: Self, refreshAllViews: Bool = false) -> Self"#,
        #"static func repeatCount(_ count: Float, autoreverses: Bool = true, animation: Self) -> Self"#,
        #"static func repeatForever(autoreverses: Bool = true, animation: Self) -> Self"#,
        #"func withAnimation(_ animation: UIKitAnimation = .default, _ animations: @escaping () -> Void)"#,
        #"func withAnimation(_ animation: UIKitAnimation = .default, _ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void)"#,
        #"func withAnimation(_ animation: UIKitAnimation = .default, completion: ((Bool) -> Void)?, animations: @escaping () -> Void)"#,
    ]
}

extension UIKitAnimation {
    @MainActor static func interface683() {
        _ = Self.self
    }

    @MainActor func interface684() {
        var value = self.duration
        prove(&value, Same<TimeInterval>())
    }

    @MainActor func interface685() {
        var value = self.delayInterval
        prove(&value, Same<TimeInterval>())
    }

    @MainActor func interface686() {
        var value = self.refreshAllViews
        prove(&value, Same<Bool>())
    }

    @MainActor func interface687() {
        var value = self.options
        prove(&value, Same<UIView.AnimationOptions>())
    }

    @MainActor static func interface688() {
        var value = Self.default
        prove(&value, Same<UIKitAnimation>())
    }

    @MainActor static func interface689(duration: TimeInterval?) {
        var result = Self.default(duration: duration)
        prove(&result, Same<Self>())
        _ = Self.default()
    }

    @MainActor static func interface690() {
        var value = Self.linear
        prove(&value, Same<UIKitAnimation>())
    }

    @MainActor static func interface691(duration: TimeInterval?, delay: TimeInterval, refreshAllViews: Bool) {
        var result = Self.linear(duration: duration, delay: delay, refreshAllViews: refreshAllViews)
        prove(&result, Same<Self>())
        _ = Self.linear(delay: delay, refreshAllViews: refreshAllViews)
        _ = Self.linear(duration: duration, refreshAllViews: refreshAllViews)
        _ = Self.linear(duration: duration, delay: delay)
        _ = Self.linear()
    }

    @MainActor static func interface692() {
        var value = Self.easeIn
        prove(&value, Same<UIKitAnimation>())
    }

    @MainActor static func interface693(duration: TimeInterval?, delay: TimeInterval, refreshAllViews: Bool) {
        var result = Self.easeIn(duration: duration, delay: delay, refreshAllViews: refreshAllViews)
        prove(&result, Same<Self>())
        _ = Self.easeIn(delay: delay, refreshAllViews: refreshAllViews)
        _ = Self.easeIn(duration: duration, refreshAllViews: refreshAllViews)
        _ = Self.easeIn(duration: duration, delay: delay)
        _ = Self.easeIn()
    }

    @MainActor static func interface694() {
        var value = Self.easeOut
        prove(&value, Same<UIKitAnimation>())
    }

    @MainActor static func interface695(duration: TimeInterval?, delay: TimeInterval, refreshAllViews: Bool) {
        var result = Self.easeOut(duration: duration, delay: delay, refreshAllViews: refreshAllViews)
        prove(&result, Same<Self>())
        _ = Self.easeOut(delay: delay, refreshAllViews: refreshAllViews)
        _ = Self.easeOut(duration: duration, refreshAllViews: refreshAllViews)
        _ = Self.easeOut(duration: duration, delay: delay)
        _ = Self.easeOut()
    }

    @MainActor static func interface696() {
        var value = Self.easeInOut
        prove(&value, Same<UIKitAnimation>())
    }

    @MainActor static func interface697(duration: TimeInterval?, delay: TimeInterval, refreshAllViews: Bool) {
        var result = Self.easeInOut(duration: duration, delay: delay, refreshAllViews: refreshAllViews)
        prove(&result, Same<Self>())
        _ = Self.easeInOut(delay: delay, refreshAllViews: refreshAllViews)
        _ = Self.easeInOut(duration: duration, refreshAllViews: refreshAllViews)
        _ = Self.easeInOut(duration: duration, delay: delay)
        _ = Self.easeInOut()
    }

    @MainActor static func interface698(
        duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat, delay: TimeInterval,
        refreshAllViews: Bool
    ) {
        var result = Self.spring(
            duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity, delay: delay,
            refreshAllViews: refreshAllViews)
        prove(&result, Same<Self>())
        _ = Self.spring(duration: duration, dampingRatio: dampingRatio, delay: delay, refreshAllViews: refreshAllViews)
        _ = Self.spring(
            duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity,
            refreshAllViews: refreshAllViews)
        _ = Self.spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity, delay: delay)
        _ = Self.spring(duration: duration, dampingRatio: dampingRatio)
    }

    @MainActor static func interface699(_ delay: TimeInterval, animation: Self, refreshAllViews: Bool) {
        var result = Self.delay(delay, animation: animation, refreshAllViews: refreshAllViews)
        prove(&result, Same<Self>())
        _ = Self.delay(delay, animation: animation)
    }

    @MainActor static func interface700(_ count: Float, autoreverses: Bool, animation: Self) {
        var result = Self.repeatCount(count, autoreverses: autoreverses, animation: animation)
        prove(&result, Same<Self>())
        _ = Self.repeatCount(count, animation: animation)
    }

    @MainActor static func interface701(autoreverses: Bool, animation: Self) {
        var result = Self.repeatForever(autoreverses: autoreverses, animation: animation)
        prove(&result, Same<Self>())
        _ = Self.repeatForever(animation: animation)
    }
}

@MainActor func interface703(_ animation: UIKitAnimation, _ animations: @escaping () -> Void) {
    withAnimation(animation, animations)
    withAnimation { animations() }
}

@MainActor func interface704(
    _ animation: UIKitAnimation, _ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
) {
    withAnimation(animation, animations, completion: completion)
    withAnimation {
        animations()
    } completion: {
        completion($0)
    }
}

@MainActor func interface705(
    _ animation: UIKitAnimation, completion: ((Bool) -> Void)?, animations: @escaping () -> Void
) {
    withAnimation(animation, completion: completion, animations: animations)
    withAnimation(completion: completion, animations: animations)
}

import Foundation

/// A movement of a symbol, with the names of Apple's `Symbols` framework; isn't drawn.
public struct _SymbolEffect: Hashable, Sendable {
    /// The state in which the movement leaves the symbol on a device, and not here; nil for an unchanged one.
    fileprivate var remainder: String?

    /// Moves up and back.
    public static let bounce = _SymbolEffect()
    /// See `Symbols`.
    public static let pulse = _SymbolEffect()
    /// See `Symbols`.
    public static let variableColor = _SymbolEffect()
    /// See `Symbols`.
    public static let scale = _SymbolEffect(remainder: "scaled")
    /// See `Symbols`.
    public static let appear = _SymbolEffect()
    /// See `Symbols`.
    public static let disappear = _SymbolEffect(remainder: "invisible")
    /// See `Symbols`.
    public static let replace = _SymbolEffect()
    /// See `Symbols`.
    public static let automatic = _SymbolEffect()
    /// See `Symbols`.
    public static let wiggle = _SymbolEffect()
    /// See `Symbols`.
    public static let rotate = _SymbolEffect()
    /// See `Symbols`.
    public static let breathe = _SymbolEffect()
    /// The movement upward.
    public var up: _SymbolEffect { self }
    /// See `up`.
    public var down: _SymbolEffect { self }
    /// See `up`.
    public var upUp: _SymbolEffect { self }
    /// See `up`.
    public var downUp: _SymbolEffect { self }
    /// See `up`.
    public var offUp: _SymbolEffect { self }
    /// See `up`.
    public var left: _SymbolEffect { self }
    /// See `up`.
    public var right: _SymbolEffect { self }
    /// See `up`.
    public var clockwise: _SymbolEffect { self }
    /// See `up`.
    public var counterClockwise: _SymbolEffect { self }
    /// See `up`.
    public var iterative: _SymbolEffect { self }
    /// See `up`.
    public var cumulative: _SymbolEffect { self }
    /// See `up`.
    public var dimInactiveLayers: _SymbolEffect { self }
    /// See `up`.
    public var hideInactiveLayers: _SymbolEffect { self }
    /// See `up`.
    public var reversing: _SymbolEffect { self }
    /// See `up`.
    public var nonReversing: _SymbolEffect { self }
    /// See `up`.
    public var byLayer: _SymbolEffect { self }
    /// See `up`.
    public var wholeSymbol: _SymbolEffect { self }
    /// See `up`.
    public var forward: _SymbolEffect { self }
    /// See `up`.
    public var backward: _SymbolEffect { self }
    /// See `up`.
    public var plain: _SymbolEffect { self }
    /// See `up`.
    public var pulse: _SymbolEffect { self }
    /// Moves around an angle in degrees.
    public func custom(angle: Double) -> _SymbolEffect { self }
    /// Replaces only what differs between the symbols, or moves like the fallback.
    public func magic(fallback: _SymbolEffect) -> _SymbolEffect { self }
    /// Draws the symbol along its lines.
    public static let drawOn = _SymbolEffect()
    /// Takes the symbol back along its lines.
    public static let drawOff = _SymbolEffect(remainder: "invisible")
}

/// The repetitions and the speed of a symbol's movement.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The system's options.
    public static let `default` = SymbolEffectOptions()
    /// See `Symbols`.
    public static let repeating = SymbolEffectOptions()
    /// See `Symbols`.
    public static let nonRepeating = SymbolEffectOptions()
    /// The options with a number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// The options with a way to repeat.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// The options with a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns the options with a speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    /// Returns the options with endless repetition.
    public var repeating: SymbolEffectOptions { self }
    /// Returns the options without repetition.
    public var nonRepeating: SymbolEffectOptions { self }
    /// Returns the options with a way to repeat.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// Returns the options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

    /// A way to repeat a movement.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Without pauses.
        public static let continuous = RepeatBehavior()
        /// With pauses.
        public static let periodic = RepeatBehavior()
        /// With pauses, a number of times.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }
}

/// The end of a symbol's movement.
@MainActor
public struct UISymbolEffectCompletionContext {
    /// A Boolean value that indicates whether the movement has ended.
    public let isFinished: Bool
    /// The object with the symbol.
    public let sender: AnyObject?
}

extension UIImageView {
    /// Moves the symbol; isn't drawn. An effect that would leave the symbol invisible or scaled logs a warning.
    public func addSymbolEffect(
        _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        if let remainder = effect.remainder {
            WarningLog.current.add(.unsupportedDrawing("a symbol that its effect leaves \(remainder)"))
        }
        complete(completion)
    }

    private func complete(_ completion: ((UISymbolEffectCompletionContext) -> Void)?) {
        guard let completion else { return }
        // The movements' durations aren't measured. One that a completion begins needs one, so that it comes to rest.
        AnimationScope.complete(after: 0.5) { _ in
            completion(UISymbolEffectCompletionContext(isFinished: true, sender: self))
        }
    }

    /// Ends a movement of the symbol.
    public func removeSymbolEffect(
        ofType effect: _SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) { complete(completion) }

    /// Ends all movements of the symbol.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another symbol.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: _SymbolEffect, options: SymbolEffectOptions = .default,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        self.image = image
        complete(completion)
    }
}

extension UIBarButtonItem {
    /// Moves the symbol; isn't drawn.
    public func addSymbolEffect(
        _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}

    /// Ends all movements of the symbol.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another symbol.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: _SymbolEffect, options: SymbolEffectOptions = .default
    ) { self.image = image }
}

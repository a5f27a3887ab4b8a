import Foundation

/// A movement of a symbol, with the names of Apple's `Symbols` framework. Only the state in which it leaves the symbol
/// is drawn, of the symbol as a whole.
public struct _SymbolEffect: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case passing, scale, appear, disappear }

    fileprivate var kind = Kind.passing
    /// A Boolean value that indicates whether the movement goes down.
    fileprivate var isDown = false

    /// Moves up and back.
    public static let bounce = _SymbolEffect()
    /// See `Symbols`.
    public static let pulse = _SymbolEffect()
    /// See `Symbols`.
    public static let variableColor = _SymbolEffect()
    /// See `Symbols`.
    public static let scale = _SymbolEffect(kind: .scale)
    /// See `Symbols`.
    public static let appear = _SymbolEffect(kind: .appear)
    /// See `Symbols`.
    public static let disappear = _SymbolEffect(kind: .disappear)
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
    public var up: _SymbolEffect {
        var result = self
        result.isDown = false
        return result
    }
    /// The movement downward.
    public var down: _SymbolEffect {
        var result = self
        result.isDown = true
        return result
    }
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
    /// Replaces a symbol that moves down by one that moves up, as the fallback of `magic(fallback:)`.
    public static let downUp = _SymbolEffect()
    /// Replaces a symbol that moves up by one that moves up.
    public static let upUp = _SymbolEffect()
    /// Replaces a symbol that disappears by one that moves up.
    public static let offUp = _SymbolEffect()
    /// Replaces only what differs between the symbols, or moves like the fallback.
    public func magic(fallback: _SymbolEffect) -> _SymbolEffect { self }
    /// Draws the symbol along its lines.
    public static let drawOn = _SymbolEffect(kind: .appear)
    /// Takes the symbol back along its lines.
    public static let drawOff = _SymbolEffect(kind: .disappear)
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

/// The movement with which a button's symbol is replaced by another, which isn't drawn.
public struct UISymbolContentTransition: Hashable, Sendable {
    /// The movement.
    public let contentTransition: _SymbolEffect
    /// The repetitions and the speed.
    public let options: SymbolEffectOptions

    /// Creates a transition.
    public init(_ contentTransition: _SymbolEffect, options: SymbolEffectOptions = .default) {
        self.contentTransition = contentTransition
        self.options = options
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

/// The state in which effects leave a symbol.
struct SymbolState: Equatable {
    private(set) var isInvisible = false
    /// The factor of the symbol's size.
    private(set) var scale: CGFloat = 1

    /// The factors of the effects `scale.up` and `scale.down` (not measured).
    private static let factors: (up: CGFloat, down: CGFloat) = (1.15, 0.85)

    fileprivate mutating func add(_ effect: _SymbolEffect) {
        switch effect.kind {
        case .passing: break
        case .scale: scale = effect.isDown ? Self.factors.down : Self.factors.up
        case .appear: isInvisible = false
        case .disappear: isInvisible = true
        }
    }

    fileprivate mutating func remove(_ effect: _SymbolEffect) {
        switch effect.kind {
        case .passing, .appear: break
        case .scale: scale = 1
        case .disappear: isInvisible = false
        }
    }
}

extension UIImageView {
    /// Moves the symbol, of which the end is drawn: `disappear` and `drawOff` leave it invisible, `appear` and `drawOn`
    /// visible, and `scale` larger or smaller, without an effect on the layout. Other effects end as they began.
    public func addSymbolEffect(
        _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        symbolState.add(effect)
        complete(completion)
    }

    private func complete(_ completion: ((UISymbolEffectCompletionContext) -> Void)?) {
        guard let completion else { return }
        // The movements' durations aren't measured. One that a completion begins needs one, so that it comes to rest.
        AnimationScope.complete(after: 0.5) { _ in
            completion(UISymbolEffectCompletionContext(isFinished: true, sender: self))
        }
    }

    /// Ends a movement of the symbol, and the state in which it left it.
    public func removeSymbolEffect(
        ofType effect: _SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        symbolState.remove(effect)
        complete(completion)
    }

    /// Ends all movements of the symbol.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolState = SymbolState()
    }

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
    /// Moves the symbol; isn't drawn. An effect that would leave the symbol invisible or scaled logs a warning.
    public func addSymbolEffect(
        _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        var state = SymbolState()
        state.add(effect)
        guard state != SymbolState() else { return }
        WarningLog.current.add(.unsupportedDrawing("the end of a symbol effect of a bar button item"))
    }

    /// Ends all movements of the symbol.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another symbol.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: _SymbolEffect, options: SymbolEffectOptions = .default
    ) { self.image = image }
}

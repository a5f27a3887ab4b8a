import Foundation

/// An animation that applies a spring-like force to a property. Its physical parameters are stored without effect.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring.
    open var mass: CGFloat = 1
    /// The spring's stiffness coefficient.
    open var stiffness: CGFloat = 100
    /// The spring's damping coefficient.
    open var damping: CGFloat = 10
    /// The initial velocity of the mass.
    open var initialVelocity: CGFloat = 0
    /// A Boolean value that indicates whether a spring without bounce may stop late; stored without effect.
    open var allowsOverdamping = false
    /// The time until the spring comes to rest, in seconds; here the animation's duration.
    open var settlingDuration: CFTimeInterval { duration }

    /// Creates a spring with a period and a bounce, and a mass of 1.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The period of the spring without damping, in seconds, above 0.
    ///   - bounce: The bounce: 0 for critical damping, up to 1 for a spring without damping; below 0, down to -1, for a
    ///     spring that comes to rest more slowly.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init(_responder: ())
        let period = CGFloat(perceptualDuration)
        guard period > 0, period.isFinite, bounce.isFinite else { return }
        let frequency = 2 * CGFloat.pi / period
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
    }

    /// The period of the spring without damping, in seconds.
    open var perceptualDuration: CFTimeInterval {
        stiffness > 0 && mass > 0 ? CFTimeInterval(2 * CGFloat.pi * (mass / stiffness).squareRoot()) : 0
    }

    /// The bounce: 0 for critical damping, 1 for none, below 0 for more.
    open var bounce: CGFloat {
        guard stiffness > 0, mass > 0, damping >= 0 else { return 0 }
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
}

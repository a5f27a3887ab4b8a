import Foundation

/// The refusal of a tolerance that would let a comparison with different content pass.
public struct ToleranceError: Hashable, Sendable, Codable {
    /// The unacceptable change that would pass under the tolerance.
    public enum Reason: Hashable, Sendable, Codable {
        /// Black passes for white.
        case blackPassesForWhite
        /// All pixels may differ.
        case everythingMayDiffer
        /// The number of pixels that may differ reaches a visible view's. `needed` is a precision that is high enough.
        case viewMayChange(view: String, pixels: Int, allowed: Int, compared: Int, needed: Double)
        /// Every pixel of a view passes for the color around it, which differs from the view by at most `difference`:
        /// ΔE, or a YIQ threshold. 0 when the pixels pass as smoothed edges or as shifts.
        case viewMayVanish(view: String, difference: Double)
        /// All pixels of a view but `failing` pass for the color around it, and that many may differ. `needed` is a
        /// precision that is high enough.
        case viewMayVanishAmongFailures(view: String, failing: Int, allowed: Int, compared: Int, needed: Double)
    }

    /// The reason for the refusal.
    public var reason: Reason
    /// The refused tolerance.
    public var tolerance: Tolerance

    /// Creates a refusal of `tolerance` for a reason.
    public init(_ reason: Reason, tolerance: Tolerance) {
        self.reason = reason
        self.tolerance = tolerance
    }
}

extension ToleranceError: CustomStringConvertible {
    /// The reason with a remedy.
    public var description: String { "the tolerance (\(tolerance)) is refused: \(explanation)" }

    private var explanation: String {
        switch reason {
        case .blackPassesForWhite:
            return "black passes for white. " + advice(nil)
        case .everythingMayDiffer:
            return "every pixel may differ. Set precision to the share of the pixels that must pass, such as 0.9999."
        case .viewMayChange(let view, let pixels, let allowed, let compared, let needed):
            return
                "\(allowed) of \(compared) pixels may differ, and “\(view)” shows only \(pixels), all of which could "
                + "change unnoticed. Set precision to \(needed) or more, or mask what may change."
        case .viewMayVanish(let view, let difference):
            return "“\(view)” could vanish unnoticed, because all of it passes for the colour around it. "
                + advice(difference)
        case .viewMayVanishAmongFailures(let view, let failing, let allowed, let compared, let needed):
            return
                "“\(view)” could vanish unnoticed: \(allowed) of \(compared) pixels may differ, and all but \(failing) of "
                + "its pixels pass for the colour around it. Set precision to \(needed) or more, or mask what may change."
        }
    }

    /// Returns a remedy.
    ///
    /// - Parameter difference: The difference that the measure must detect; nil without a view.
    private func advice(_ difference: Double?) -> String {
        switch tolerance.measure {
        case .perceptual:
            let limit = difference.map { max(0, 1 - $0 / 100) }
            let value = limit.map { "above \(Self.text($0, rounded: .up))" } ?? "to 0.9 or more"
            return difference == 0 ? "Allow no shifts." : "Set perceptualPrecision \(value)."
        case .yiq:
            let value = difference.map { "below \(Self.text($0, rounded: .down))" } ?? "to 0.2 or less"
            return difference == 0 ? "Count anti-aliasing, and allow no shifts." : "Set threshold \(value)."
        case .exact:
            return "Allow no shifts."
        }
    }

    private static func text(_ value: Double, rounded rule: FloatingPointRoundingRule) -> String {
        "\((value * 10_000).rounded(rule) / 10_000)"
    }
}

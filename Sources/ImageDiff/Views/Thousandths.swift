import Foundation

// Positions and lengths are stored in thousandths of a point: less is invisible, and text with other digits is unequal.

extension Double {
    /// The number rounded to thousandths. NaN and infinity become 0, and magnitudes are limited to 1,000 million: the
    /// painter rejects such positions.
    var roundedToThousandths: Double {
        isFinite ? (Swift.max(-1e9, Swift.min(1e9, self)) * 1000).rounded() / 1000 + 0 : 0
    }
}

extension CGFloat {
    var roundedToThousandths: CGFloat { CGFloat(Double(self).roundedToThousandths) }
}

extension CGPoint {
    var roundedToThousandths: CGPoint { CGPoint(x: x.roundedToThousandths, y: y.roundedToThousandths) }
}

extension CGRect {
    var roundedToThousandths: CGRect {
        CGRect(
            x: minX.roundedToThousandths, y: minY.roundedToThousandths, width: width.roundedToThousandths,
            height: height.roundedToThousandths)
    }
}

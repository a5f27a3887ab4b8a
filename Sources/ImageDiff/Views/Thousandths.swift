import Foundation

// Places and lengths are kept in thousandths of a point: less can't be seen, and text in other digits isn't the same.

extension Double {
    /// What is no number becomes 0, and nothing is beyond a thousand million: the painter refuses such places.
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

import Foundation

// Numbers that can't be drawn.

extension CATransform3D {
    /// The first element that isn't a finite number; nil if there is none.
    var firstInfinite: CGFloat? { rows.first { !$0.isFinite } }
}

extension CGAffineTransform {
    /// The greatest magnitude of an element with which something can be drawn.
    private static let greatestNumber: CGFloat = 1e13

    /// The first element that isn't a finite number or too large to be drawn; nil if there is none.
    var firstUndrawable: CGFloat? { [a, b, c, d, tx, ty].first { !(abs($0) <= Self.greatestNumber) } }
}

extension CALayer {
    /// The layer's name in messages: that of its view, or its class.
    var nameInMessages: String {
        ownerView.map { ConstraintText.name(of: $0) } ?? String(describing: type(of: self))
    }

    /// Reports a number of a property that can't be drawn.
    func report(_ number: CGFloat, _ property: String) {
        LayoutDiagnostics.report(.invalidNumber(view: nameInMessages, property: property, value: number))
    }
}

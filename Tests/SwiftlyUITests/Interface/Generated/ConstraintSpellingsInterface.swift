// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let constraintSpellingsLines = [
        #"extension UIView"#,
        #"func equal(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func equal(to yAnchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func equal(to xAnchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func fillSuper(edge: UIEdgeInsets = .zero) -> Self"#,
        #"func fillSuperMargins(edge: UIEdgeInsets = .zero) -> Self"#,
        #"func fill(toMargins view: UIView, edge: UIEdgeInsets = .zero) -> Self"#,
        #"func fill(to view: UIView, isMargins: Bool = false, edge: UIEdgeInsets = .zero) -> Self"#,
        #"func center(to view: UIView) -> Self"#,
        #"func centerX(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func centerX(to view: UIView, offset: CGFloat = 0) -> Self"#,
        #"func centerY(to anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func centerY(to view: UIView, offset: CGFloat = 0) -> Self"#,
        #"func width(to anchor: NSLayoutDimension, multiplier: CGFloat = 1) -> Self"#,
        #"func width(to view: UIView, multiplier: CGFloat = 1) -> Self"#,
        #"func height(to view: UIView, multiplier: CGFloat = 1) -> Self"#,
        #"func height(to anchor: NSLayoutDimension, multiplier: CGFloat = 1) -> Self"#,
        #"func top(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func top(to anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func top(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func top(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func top(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func top(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func left(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leftGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func left(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func left(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func left(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func left(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func left(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leading(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func leading(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leading(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leading(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leading(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func leading(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func bottom(to anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func bottom(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func bottom(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func bottom(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func bottom(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func bottom(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func right(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func right(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func trailing(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func trailing(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func right(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func right(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func right(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func right(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func trailing(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func trailing(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func trailing(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func trailing(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
    ]
}

extension UIView {
    @MainActor static func interface174() {
        _ = Self.self
    }

    @MainActor func interface175(to view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.equal(to: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.equal(to: view, offset: offset)
        _ = self.equal(to: view, isMargins: isMargins)
        _ = self.equal(to: view)
        self.equal(to: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface176(to yAnchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.equal(to: yAnchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.equal(to: yAnchor)
        self.equal(to: yAnchor, offset: offset)
        return result
    }

    @MainActor func interface177(to xAnchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.equal(to: xAnchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.equal(to: xAnchor)
        self.equal(to: xAnchor, offset: offset)
        return result
    }

    @MainActor func interface178(edge: UIEdgeInsets) -> Self {
        var result = self.fillSuper(edge: edge)
        prove(&result, Same<Self>())
        _ = self.fillSuper()
        self.fillSuper(edge: edge)
        return result
    }

    @MainActor func interface179(edge: UIEdgeInsets) -> Self {
        var result = self.fillSuperMargins(edge: edge)
        prove(&result, Same<Self>())
        _ = self.fillSuperMargins()
        self.fillSuperMargins(edge: edge)
        return result
    }

    @MainActor func interface180(toMargins view: UIView, edge: UIEdgeInsets) -> Self {
        var result = self.fill(toMargins: view, edge: edge)
        prove(&result, Same<Self>())
        _ = self.fill(toMargins: view)
        self.fill(toMargins: view, edge: edge)
        return result
    }

    @MainActor func interface181(to view: UIView, isMargins: Bool, edge: UIEdgeInsets) -> Self {
        var result = self.fill(to: view, isMargins: isMargins, edge: edge)
        prove(&result, Same<Self>())
        _ = self.fill(to: view, edge: edge)
        _ = self.fill(to: view, isMargins: isMargins)
        _ = self.fill(to: view)
        self.fill(to: view, isMargins: isMargins, edge: edge)
        return result
    }

    @MainActor func interface182(to view: UIView) -> Self {
        var result = self.center(to: view)
        prove(&result, Same<Self>())
        self.center(to: view)
        return result
    }

    @MainActor func interface183(to anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.centerX(to: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.centerX(to: anchor)
        self.centerX(to: anchor, offset: offset)
        return result
    }

    @MainActor func interface184(to view: UIView, offset: CGFloat) -> Self {
        var result = self.centerX(to: view, offset: offset)
        prove(&result, Same<Self>())
        _ = self.centerX(to: view)
        self.centerX(to: view, offset: offset)
        return result
    }

    @MainActor func interface185(to anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.centerY(to: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.centerY(to: anchor)
        self.centerY(to: anchor, offset: offset)
        return result
    }

    @MainActor func interface186(to view: UIView, offset: CGFloat) -> Self {
        var result = self.centerY(to: view, offset: offset)
        prove(&result, Same<Self>())
        _ = self.centerY(to: view)
        self.centerY(to: view, offset: offset)
        return result
    }

    @MainActor func interface187(to anchor: NSLayoutDimension, multiplier: CGFloat) -> Self {
        var result = self.width(to: anchor, multiplier: multiplier)
        prove(&result, Same<Self>())
        _ = self.width(to: anchor)
        self.width(to: anchor, multiplier: multiplier)
        return result
    }

    @MainActor func interface188(to view: UIView, multiplier: CGFloat) -> Self {
        var result = self.width(to: view, multiplier: multiplier)
        prove(&result, Same<Self>())
        _ = self.width(to: view)
        self.width(to: view, multiplier: multiplier)
        return result
    }

    @MainActor func interface189(to view: UIView, multiplier: CGFloat) -> Self {
        var result = self.height(to: view, multiplier: multiplier)
        prove(&result, Same<Self>())
        _ = self.height(to: view)
        self.height(to: view, multiplier: multiplier)
        return result
    }

    @MainActor func interface190(to anchor: NSLayoutDimension, multiplier: CGFloat) -> Self {
        var result = self.height(to: anchor, multiplier: multiplier)
        prove(&result, Same<Self>())
        _ = self.height(to: anchor)
        self.height(to: anchor, multiplier: multiplier)
        return result
    }

    @MainActor func interface191(to view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.top(to: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.top(to: view, offset: offset)
        _ = self.top(to: view, isMargins: isMargins)
        _ = self.top(to: view)
        self.top(to: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface192(to anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.top(to: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.top(to: anchor)
        self.top(to: anchor, offset: offset)
        return result
    }

    @MainActor func interface193(greaterThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.top(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.top(greaterThanOrEqualTo: view, offset: offset)
        _ = self.top(greaterThanOrEqualTo: view, isMargins: isMargins)
        _ = self.top(greaterThanOrEqualTo: view)
        self.top(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface194(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.top(greaterThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.top(greaterThanOrEqualTo: anchor)
        self.top(greaterThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface195(lessThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.top(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.top(lessThanOrEqualTo: view, offset: offset)
        _ = self.top(lessThanOrEqualTo: view, isMargins: isMargins)
        _ = self.top(lessThanOrEqualTo: view)
        self.top(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface196(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.top(lessThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.top(lessThanOrEqualTo: anchor)
        self.top(lessThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface197(greaterThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.left(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.left(greaterThanOrEqualTo: view, offset: offset)
        _ = self.left(greaterThanOrEqualTo: view, isMargins: isMargins)
        _ = self.left(greaterThanOrEqualTo: view)
        self.left(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface198(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.leftGreaterThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leftGreaterThanOrEqualTo(anchor)
        self.leftGreaterThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface199(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.left(greaterThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.left(greaterThanOrEqualTo: anchor)
        self.left(greaterThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface200(to view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.left(to: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.left(to: view, offset: offset)
        _ = self.left(to: view, isMargins: isMargins)
        _ = self.left(to: view)
        self.left(to: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface201(to anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.left(to: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.left(to: anchor)
        self.left(to: anchor, offset: offset)
        return result
    }

    @MainActor func interface202(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.left(lessThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.left(lessThanOrEqualTo: anchor)
        self.left(lessThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface203(lessThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.left(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.left(lessThanOrEqualTo: view, offset: offset)
        _ = self.left(lessThanOrEqualTo: view, isMargins: isMargins)
        _ = self.left(lessThanOrEqualTo: view)
        self.left(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface204(to anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.leading(to: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leading(to: anchor)
        self.leading(to: anchor, offset: offset)
        return result
    }

    @MainActor func interface205(greaterThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leading(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leading(greaterThanOrEqualTo: view, offset: offset)
        _ = self.leading(greaterThanOrEqualTo: view, isMargins: isMargins)
        _ = self.leading(greaterThanOrEqualTo: view)
        self.leading(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface206(to view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leading(to: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leading(to: view, offset: offset)
        _ = self.leading(to: view, isMargins: isMargins)
        _ = self.leading(to: view)
        self.leading(to: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface207(lessThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leading(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leading(lessThanOrEqualTo: view, offset: offset)
        _ = self.leading(lessThanOrEqualTo: view, isMargins: isMargins)
        _ = self.leading(lessThanOrEqualTo: view)
        self.leading(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface208(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.leading(greaterThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leading(greaterThanOrEqualTo: anchor)
        self.leading(greaterThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface209(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.leading(lessThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leading(lessThanOrEqualTo: anchor)
        self.leading(lessThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface210(to anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.bottom(to: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottom(to: anchor)
        self.bottom(to: anchor, offset: offset)
        return result
    }

    @MainActor func interface211(to view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.bottom(to: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottom(to: view, offset: offset)
        _ = self.bottom(to: view, isMargins: isMargins)
        _ = self.bottom(to: view)
        self.bottom(to: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface212(greaterThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.bottom(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottom(greaterThanOrEqualTo: view, offset: offset)
        _ = self.bottom(greaterThanOrEqualTo: view, isMargins: isMargins)
        _ = self.bottom(greaterThanOrEqualTo: view)
        self.bottom(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface213(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.bottom(greaterThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottom(greaterThanOrEqualTo: anchor)
        self.bottom(greaterThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface214(lessThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.bottom(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottom(lessThanOrEqualTo: view, offset: offset)
        _ = self.bottom(lessThanOrEqualTo: view, isMargins: isMargins)
        _ = self.bottom(lessThanOrEqualTo: view)
        self.bottom(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface215(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.bottom(lessThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottom(lessThanOrEqualTo: anchor)
        self.bottom(lessThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface216(to anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.right(to: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.right(to: anchor)
        self.right(to: anchor, offset: offset)
        return result
    }

    @MainActor func interface217(to view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.right(to: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.right(to: view, offset: offset)
        _ = self.right(to: view, isMargins: isMargins)
        _ = self.right(to: view)
        self.right(to: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface218(to anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.trailing(to: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailing(to: anchor)
        self.trailing(to: anchor, offset: offset)
        return result
    }

    @MainActor func interface219(to view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.trailing(to: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailing(to: view, offset: offset)
        _ = self.trailing(to: view, isMargins: isMargins)
        _ = self.trailing(to: view)
        self.trailing(to: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface220(greaterThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.right(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.right(greaterThanOrEqualTo: view, offset: offset)
        _ = self.right(greaterThanOrEqualTo: view, isMargins: isMargins)
        _ = self.right(greaterThanOrEqualTo: view)
        self.right(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface221(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.right(greaterThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.right(greaterThanOrEqualTo: anchor)
        self.right(greaterThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface222(lessThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.right(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.right(lessThanOrEqualTo: view, offset: offset)
        _ = self.right(lessThanOrEqualTo: view, isMargins: isMargins)
        _ = self.right(lessThanOrEqualTo: view)
        self.right(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface223(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.right(lessThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.right(lessThanOrEqualTo: anchor)
        self.right(lessThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface224(greaterThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.trailing(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailing(greaterThanOrEqualTo: view, offset: offset)
        _ = self.trailing(greaterThanOrEqualTo: view, isMargins: isMargins)
        _ = self.trailing(greaterThanOrEqualTo: view)
        self.trailing(greaterThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface225(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.trailing(greaterThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailing(greaterThanOrEqualTo: anchor)
        self.trailing(greaterThanOrEqualTo: anchor, offset: offset)
        return result
    }

    @MainActor func interface226(lessThanOrEqualTo view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.trailing(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailing(lessThanOrEqualTo: view, offset: offset)
        _ = self.trailing(lessThanOrEqualTo: view, isMargins: isMargins)
        _ = self.trailing(lessThanOrEqualTo: view)
        self.trailing(lessThanOrEqualTo: view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface227(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.trailing(lessThanOrEqualTo: anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailing(lessThanOrEqualTo: anchor)
        self.trailing(lessThanOrEqualTo: anchor, offset: offset)
        return result
    }
}

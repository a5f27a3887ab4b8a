// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let constraintsLines = [
        #"enum ConstraintType: RawRepresentable, CaseIterable"#,
        #"var rawValue: String"#,
        #"case left"#,
        #"case right"#,
        #"case top"#,
        #"case bottom"#,
        #"case leading"#,
        #"case trailing"#,
        #"case leftLessThanOrEqualTo"#,
        #"case leadingLessThanOrEqualTo"#,
        #"case rightLessThanOrEqualTo"#,
        #"case trailingLessThanOrEqualTo"#,
        #"case topLessThanOrEqualTo"#,
        #"case bottomLessThanOrEqualTo"#,
        #"case leftGreaterThanOrEqualTo"#,
        #"case leadingGreaterThanOrEqualTo"#,
        #"case rightGreaterThanOrEqualTo"#,
        #"case trailingGreaterThanOrEqualTo"#,
        #"case topGreaterThanOrEqualTo"#,
        #"case bottomGreaterThanOrEqualTo"#,
        #"case centerX"#,
        #"case centerY"#,
        #"case width"#,
        #"case height"#,
        #"case widthToSuper"#,
        #"case heightToSuper"#,
        #"case minWidth"#,
        #"case maxWidth"#,
        #"case minHeight"#,
        #"case maxHeight"#,
        #"case marginsLeft"#,
        #"case marginsRight"#,
        #"case marginsTop"#,
        #"case marginsBottom"#,
        #"init?(rawValue: String)"#,
        #"var attribute: NSLayoutConstraint.Attribute"#,
        #"extension UIView"#,
        #"var left: Self"#,
        #"var right: Self"#,
        #"var leading: Self"#,
        #"var trailing: Self"#,
        #"var top: Self"#,
        #"var bottom: Self"#,
        #"var centerX: Self"#,
        #"var centerY: Self"#,
        #"var edges: Self"#,
        #"func equalToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func equalTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func equalTo(_ yAnchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func equalTo(_ xAnchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func fillToSuper(edge: UIEdgeInsets = .zero) -> Self"#,
        #"func fillToSuperMargins(edge: UIEdgeInsets = .zero) -> Self"#,
        #"func fillToMargins(_ view: UIView, edge: UIEdgeInsets = .zero) -> Self"#,
        #"func fillTo(_ view: UIView, isMargins: Bool = false, edge: UIEdgeInsets = .zero) -> Self"#,
        #"func centerToSuper() -> Self"#,
        #"func centerTo(_ view: UIView) -> Self"#,
        #"func centerXToSuper(offset: CGFloat = 0) -> Self"#,
        #"func centerXTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func centerXTo(_ view: UIView, offset: CGFloat = 0) -> Self"#,
        #"func centerYToSuper(offset: CGFloat = 0) -> Self"#,
        #"func centerYTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func centerYTo(_ view: UIView, offset: CGFloat = 0) -> Self"#,
        #"func frame(width: CGFloat? = nil, height: CGFloat? = nil, minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil) -> Self"#,
        #"func frame(size: CGSize) -> Self"#,
        #"func widthToSuper(multiplier: CGFloat = 1) -> Self"#,
        #"func width(_ value: CGFloat) -> Self"#,
        #"func width(_ value: Int) -> Self"#,
        #"func widthTo(_ anchor: NSLayoutDimension, multiplier: CGFloat = 1) -> Self"#,
        #"func widthTo(_ view: UIView, multiplier: CGFloat = 1) -> Self"#,
        #"func heightToSuper(multiplier: CGFloat = 1) -> Self"#,
        #"func height(_ value: CGFloat) -> Self"#,
        #"func height(_ value: Int) -> Self"#,
        #"func heightTo(_ anchor: NSLayoutDimension, multiplier: CGFloat = 1) -> Self"#,
        #"func heightTo(_ view: UIView, multiplier: CGFloat = 1) -> Self"#,
        #"func topToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func topTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func topTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func topGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func topGreaterThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func topLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func topLessThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func topLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func topGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leftToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leadingToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leftTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func leftTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leadingTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func leadingTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leftGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leadingGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leftLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leadingLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leftGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leftLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leftLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func leadingGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leadingGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func leadingLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func leadingLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func bottomToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func bottomTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func bottomTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func bottomLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func bottomGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func bottomGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func bottomGreaterThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func bottomLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func bottomLessThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func rightToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func trailingToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func rightTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func rightTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func trailingTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func trailingTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func trailingLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func rightLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func trailingGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func rightGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func rightGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func rightGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func rightLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func rightLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func trailingGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func trailingGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"func trailingLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self"#,
        #"func trailingLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self"#,
        #"extension UIView"#,
        #"func constraint(_ constraintType: ConstraintType) -> NSLayoutConstraint?"#,
        #"func removeConstraint(_ constraintType: ConstraintType) -> Self"#,
        #"func removeAllConstraints() -> Self"#,
        #"func activeConstraints(_ activeSubViews: Bool = false) -> Self"#,
    ]
}

extension ConstraintType {
    static func interface42() {
        let _: any RawRepresentable.Type = Self.self
        let _: any CaseIterable.Type = Self.self
    }

    func interface43() {
        var value = self.rawValue
        prove(&value, Same<String>())
    }
}

let interface44: ConstraintType = .left

let interface45: ConstraintType = .right

let interface46: ConstraintType = .top

let interface47: ConstraintType = .bottom

let interface48: ConstraintType = .leading

let interface49: ConstraintType = .trailing

let interface50: ConstraintType = .leftLessThanOrEqualTo

let interface51: ConstraintType = .leadingLessThanOrEqualTo

let interface52: ConstraintType = .rightLessThanOrEqualTo

let interface53: ConstraintType = .trailingLessThanOrEqualTo

let interface54: ConstraintType = .topLessThanOrEqualTo

let interface55: ConstraintType = .bottomLessThanOrEqualTo

let interface56: ConstraintType = .leftGreaterThanOrEqualTo

let interface57: ConstraintType = .leadingGreaterThanOrEqualTo

let interface58: ConstraintType = .rightGreaterThanOrEqualTo

let interface59: ConstraintType = .trailingGreaterThanOrEqualTo

let interface60: ConstraintType = .topGreaterThanOrEqualTo

let interface61: ConstraintType = .bottomGreaterThanOrEqualTo

let interface62: ConstraintType = .centerX

let interface63: ConstraintType = .centerY

let interface64: ConstraintType = .width

let interface65: ConstraintType = .height

let interface66: ConstraintType = .widthToSuper

let interface67: ConstraintType = .heightToSuper

let interface68: ConstraintType = .minWidth

let interface69: ConstraintType = .maxWidth

let interface70: ConstraintType = .minHeight

let interface71: ConstraintType = .maxHeight

let interface72: ConstraintType = .marginsLeft

let interface73: ConstraintType = .marginsRight

let interface74: ConstraintType = .marginsTop

let interface75: ConstraintType = .marginsBottom

extension ConstraintType {
    static func interface76(rawValue: String) {
        var result = ConstraintType(rawValue: rawValue)
        prove(&result, Same<ConstraintType?>())
    }

    func interface77() {
        var value = self.attribute
        prove(&value, Same<NSLayoutConstraint.Attribute>())
    }
}

extension UIView {
    @MainActor static func interface78() {
        _ = Self.self
    }

    @MainActor func interface79() -> Self {
        var value = self.left
        prove(&value, Same<Self>())
        return value
    }

    @MainActor func interface80() -> Self {
        var value = self.right
        prove(&value, Same<Self>())
        return value
    }

    @MainActor func interface81() -> Self {
        var value = self.leading
        prove(&value, Same<Self>())
        return value
    }

    @MainActor func interface82() -> Self {
        var value = self.trailing
        prove(&value, Same<Self>())
        return value
    }

    @MainActor func interface83() -> Self {
        var value = self.top
        prove(&value, Same<Self>())
        return value
    }

    @MainActor func interface84() -> Self {
        var value = self.bottom
        prove(&value, Same<Self>())
        return value
    }

    @MainActor func interface85() -> Self {
        var value = self.centerX
        prove(&value, Same<Self>())
        return value
    }

    @MainActor func interface86() -> Self {
        var value = self.centerY
        prove(&value, Same<Self>())
        return value
    }

    @MainActor func interface87() -> Self {
        var value = self.edges
        prove(&value, Same<Self>())
        return value
    }

    @MainActor func interface88(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.equalToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.equalToSuper(offset: offset)
        _ = self.equalToSuper(isMargins: isMargins)
        _ = self.equalToSuper()
        self.equalToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface89(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.equalTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.equalTo(view, offset: offset)
        _ = self.equalTo(view, isMargins: isMargins)
        _ = self.equalTo(view)
        self.equalTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface90(_ yAnchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.equalTo(yAnchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.equalTo(yAnchor)
        self.equalTo(yAnchor, offset: offset)
        return result
    }

    @MainActor func interface91(_ xAnchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.equalTo(xAnchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.equalTo(xAnchor)
        self.equalTo(xAnchor, offset: offset)
        return result
    }

    @MainActor func interface92(edge: UIEdgeInsets) -> Self {
        var result = self.fillToSuper(edge: edge)
        prove(&result, Same<Self>())
        _ = self.fillToSuper()
        self.fillToSuper(edge: edge)
        return result
    }

    @MainActor func interface93(edge: UIEdgeInsets) -> Self {
        var result = self.fillToSuperMargins(edge: edge)
        prove(&result, Same<Self>())
        _ = self.fillToSuperMargins()
        self.fillToSuperMargins(edge: edge)
        return result
    }

    @MainActor func interface94(_ view: UIView, edge: UIEdgeInsets) -> Self {
        var result = self.fillToMargins(view, edge: edge)
        prove(&result, Same<Self>())
        _ = self.fillToMargins(view)
        self.fillToMargins(view, edge: edge)
        return result
    }

    @MainActor func interface95(_ view: UIView, isMargins: Bool, edge: UIEdgeInsets) -> Self {
        var result = self.fillTo(view, isMargins: isMargins, edge: edge)
        prove(&result, Same<Self>())
        _ = self.fillTo(view, edge: edge)
        _ = self.fillTo(view, isMargins: isMargins)
        _ = self.fillTo(view)
        self.fillTo(view, isMargins: isMargins, edge: edge)
        return result
    }

    @MainActor func interface96() -> Self {
        var result = self.centerToSuper()
        prove(&result, Same<Self>())
        self.centerToSuper()
        return result
    }

    @MainActor func interface97(_ view: UIView) -> Self {
        var result = self.centerTo(view)
        prove(&result, Same<Self>())
        self.centerTo(view)
        return result
    }

    @MainActor func interface98(offset: CGFloat) -> Self {
        var result = self.centerXToSuper(offset: offset)
        prove(&result, Same<Self>())
        _ = self.centerXToSuper()
        self.centerXToSuper(offset: offset)
        return result
    }

    @MainActor func interface99(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.centerXTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.centerXTo(anchor)
        self.centerXTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface100(_ view: UIView, offset: CGFloat) -> Self {
        var result = self.centerXTo(view, offset: offset)
        prove(&result, Same<Self>())
        _ = self.centerXTo(view)
        self.centerXTo(view, offset: offset)
        return result
    }

    @MainActor func interface101(offset: CGFloat) -> Self {
        var result = self.centerYToSuper(offset: offset)
        prove(&result, Same<Self>())
        _ = self.centerYToSuper()
        self.centerYToSuper(offset: offset)
        return result
    }

    @MainActor func interface102(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.centerYTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.centerYTo(anchor)
        self.centerYTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface103(_ view: UIView, offset: CGFloat) -> Self {
        var result = self.centerYTo(view, offset: offset)
        prove(&result, Same<Self>())
        _ = self.centerYTo(view)
        self.centerYTo(view, offset: offset)
        return result
    }

    @MainActor func interface104(
        width: CGFloat?, height: CGFloat?, minWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
        maxHeight: CGFloat?
    ) -> Self {
        var result = self.frame(
            width: width, height: height, minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight,
            maxHeight: maxHeight)
        prove(&result, Same<Self>())
        _ = self.frame(
            height: height, minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight)
        _ = self.frame(width: width, minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight)
        _ = self.frame(width: width, height: height, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight)
        _ = self.frame(width: width, height: height, minWidth: minWidth, minHeight: minHeight, maxHeight: maxHeight)
        _ = self.frame(width: width, height: height, minWidth: minWidth, maxWidth: maxWidth, maxHeight: maxHeight)
        _ = self.frame(width: width, height: height, minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight)
        _ = self.frame()
        self.frame(
            width: width, height: height, minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight,
            maxHeight: maxHeight)
        return result
    }

    @MainActor func interface105(size: CGSize) -> Self {
        var result = self.frame(size: size)
        prove(&result, Same<Self>())
        self.frame(size: size)
        return result
    }

    @MainActor func interface106(multiplier: CGFloat) -> Self {
        var result = self.widthToSuper(multiplier: multiplier)
        prove(&result, Same<Self>())
        _ = self.widthToSuper()
        self.widthToSuper(multiplier: multiplier)
        return result
    }

    @MainActor func interface107(_ value: CGFloat) -> Self {
        var result = self.width(value)
        prove(&result, Same<Self>())
        self.width(value)
        return result
    }

    @MainActor func interface108(_ value: Int) -> Self {
        var result = self.width(value)
        prove(&result, Same<Self>())
        self.width(value)
        return result
    }

    @MainActor func interface109(_ anchor: NSLayoutDimension, multiplier: CGFloat) -> Self {
        var result = self.widthTo(anchor, multiplier: multiplier)
        prove(&result, Same<Self>())
        _ = self.widthTo(anchor)
        self.widthTo(anchor, multiplier: multiplier)
        return result
    }

    @MainActor func interface110(_ view: UIView, multiplier: CGFloat) -> Self {
        var result = self.widthTo(view, multiplier: multiplier)
        prove(&result, Same<Self>())
        _ = self.widthTo(view)
        self.widthTo(view, multiplier: multiplier)
        return result
    }

    @MainActor func interface111(multiplier: CGFloat) -> Self {
        var result = self.heightToSuper(multiplier: multiplier)
        prove(&result, Same<Self>())
        _ = self.heightToSuper()
        self.heightToSuper(multiplier: multiplier)
        return result
    }

    @MainActor func interface112(_ value: CGFloat) -> Self {
        var result = self.height(value)
        prove(&result, Same<Self>())
        self.height(value)
        return result
    }

    @MainActor func interface113(_ value: Int) -> Self {
        var result = self.height(value)
        prove(&result, Same<Self>())
        self.height(value)
        return result
    }

    @MainActor func interface114(_ anchor: NSLayoutDimension, multiplier: CGFloat) -> Self {
        var result = self.heightTo(anchor, multiplier: multiplier)
        prove(&result, Same<Self>())
        _ = self.heightTo(anchor)
        self.heightTo(anchor, multiplier: multiplier)
        return result
    }

    @MainActor func interface115(_ view: UIView, multiplier: CGFloat) -> Self {
        var result = self.heightTo(view, multiplier: multiplier)
        prove(&result, Same<Self>())
        _ = self.heightTo(view)
        self.heightTo(view, multiplier: multiplier)
        return result
    }

    @MainActor func interface116(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.topToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.topToSuper(offset: offset)
        _ = self.topToSuper(isMargins: isMargins)
        _ = self.topToSuper()
        self.topToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface117(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.topTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.topTo(anchor)
        self.topTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface118(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.topTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.topTo(view, offset: offset)
        _ = self.topTo(view, isMargins: isMargins)
        _ = self.topTo(view)
        self.topTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface119(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.topGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.topGreaterThanOrEqualTo(view, offset: offset)
        _ = self.topGreaterThanOrEqualTo(view, isMargins: isMargins)
        _ = self.topGreaterThanOrEqualTo(view)
        self.topGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface120(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.topGreaterThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.topGreaterThanOrEqualTo(anchor)
        self.topGreaterThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface121(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.topLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.topLessThanOrEqualTo(view, offset: offset)
        _ = self.topLessThanOrEqualTo(view, isMargins: isMargins)
        _ = self.topLessThanOrEqualTo(view)
        self.topLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface122(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.topLessThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.topLessThanOrEqualTo(anchor)
        self.topLessThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface123(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.topLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.topLessThanOrEqualToSuper(offset: offset)
        _ = self.topLessThanOrEqualToSuper(isMargins: isMargins)
        _ = self.topLessThanOrEqualToSuper()
        self.topLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface124(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.topGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.topGreaterThanOrEqualToSuper(offset: offset)
        _ = self.topGreaterThanOrEqualToSuper(isMargins: isMargins)
        _ = self.topGreaterThanOrEqualToSuper()
        self.topGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface125(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leftToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leftToSuper(offset: offset)
        _ = self.leftToSuper(isMargins: isMargins)
        _ = self.leftToSuper()
        self.leftToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface126(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leadingToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leadingToSuper(offset: offset)
        _ = self.leadingToSuper(isMargins: isMargins)
        _ = self.leadingToSuper()
        self.leadingToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface127(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.leftTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leftTo(anchor)
        self.leftTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface128(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leftTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leftTo(view, offset: offset)
        _ = self.leftTo(view, isMargins: isMargins)
        _ = self.leftTo(view)
        self.leftTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface129(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.leadingTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leadingTo(anchor)
        self.leadingTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface130(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leadingTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leadingTo(view, offset: offset)
        _ = self.leadingTo(view, isMargins: isMargins)
        _ = self.leadingTo(view)
        self.leadingTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface131(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leftGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leftGreaterThanOrEqualToSuper(offset: offset)
        _ = self.leftGreaterThanOrEqualToSuper(isMargins: isMargins)
        _ = self.leftGreaterThanOrEqualToSuper()
        self.leftGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface132(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leadingGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leadingGreaterThanOrEqualToSuper(offset: offset)
        _ = self.leadingGreaterThanOrEqualToSuper(isMargins: isMargins)
        _ = self.leadingGreaterThanOrEqualToSuper()
        self.leadingGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface133(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leftLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leftLessThanOrEqualToSuper(offset: offset)
        _ = self.leftLessThanOrEqualToSuper(isMargins: isMargins)
        _ = self.leftLessThanOrEqualToSuper()
        self.leftLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface134(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leadingLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leadingLessThanOrEqualToSuper(offset: offset)
        _ = self.leadingLessThanOrEqualToSuper(isMargins: isMargins)
        _ = self.leadingLessThanOrEqualToSuper()
        self.leadingLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface135(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leftGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leftGreaterThanOrEqualTo(view, offset: offset)
        _ = self.leftGreaterThanOrEqualTo(view, isMargins: isMargins)
        _ = self.leftGreaterThanOrEqualTo(view)
        self.leftGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface136(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leftLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leftLessThanOrEqualTo(view, offset: offset)
        _ = self.leftLessThanOrEqualTo(view, isMargins: isMargins)
        _ = self.leftLessThanOrEqualTo(view)
        self.leftLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface137(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.leftLessThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leftLessThanOrEqualTo(anchor)
        self.leftLessThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface138(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leadingGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leadingGreaterThanOrEqualTo(view, offset: offset)
        _ = self.leadingGreaterThanOrEqualTo(view, isMargins: isMargins)
        _ = self.leadingGreaterThanOrEqualTo(view)
        self.leadingGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface139(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.leadingGreaterThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leadingGreaterThanOrEqualTo(anchor)
        self.leadingGreaterThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface140(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.leadingLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leadingLessThanOrEqualTo(view, offset: offset)
        _ = self.leadingLessThanOrEqualTo(view, isMargins: isMargins)
        _ = self.leadingLessThanOrEqualTo(view)
        self.leadingLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface141(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.leadingLessThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.leadingLessThanOrEqualTo(anchor)
        self.leadingLessThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface142(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.bottomToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottomToSuper(offset: offset)
        _ = self.bottomToSuper(isMargins: isMargins)
        _ = self.bottomToSuper()
        self.bottomToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface143(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.bottomTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottomTo(anchor)
        self.bottomTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface144(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.bottomTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottomTo(view, offset: offset)
        _ = self.bottomTo(view, isMargins: isMargins)
        _ = self.bottomTo(view)
        self.bottomTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface145(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.bottomLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottomLessThanOrEqualToSuper(offset: offset)
        _ = self.bottomLessThanOrEqualToSuper(isMargins: isMargins)
        _ = self.bottomLessThanOrEqualToSuper()
        self.bottomLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface146(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.bottomGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottomGreaterThanOrEqualToSuper(offset: offset)
        _ = self.bottomGreaterThanOrEqualToSuper(isMargins: isMargins)
        _ = self.bottomGreaterThanOrEqualToSuper()
        self.bottomGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface147(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.bottomGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottomGreaterThanOrEqualTo(view, offset: offset)
        _ = self.bottomGreaterThanOrEqualTo(view, isMargins: isMargins)
        _ = self.bottomGreaterThanOrEqualTo(view)
        self.bottomGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface148(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.bottomGreaterThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottomGreaterThanOrEqualTo(anchor)
        self.bottomGreaterThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface149(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.bottomLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottomLessThanOrEqualTo(view, offset: offset)
        _ = self.bottomLessThanOrEqualTo(view, isMargins: isMargins)
        _ = self.bottomLessThanOrEqualTo(view)
        self.bottomLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface150(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat) -> Self {
        var result = self.bottomLessThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.bottomLessThanOrEqualTo(anchor)
        self.bottomLessThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface151(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.rightToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.rightToSuper(offset: offset)
        _ = self.rightToSuper(isMargins: isMargins)
        _ = self.rightToSuper()
        self.rightToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface152(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.trailingToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailingToSuper(offset: offset)
        _ = self.trailingToSuper(isMargins: isMargins)
        _ = self.trailingToSuper()
        self.trailingToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface153(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.rightTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.rightTo(anchor)
        self.rightTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface154(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.rightTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.rightTo(view, offset: offset)
        _ = self.rightTo(view, isMargins: isMargins)
        _ = self.rightTo(view)
        self.rightTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface155(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.trailingTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailingTo(anchor)
        self.trailingTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface156(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.trailingTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailingTo(view, offset: offset)
        _ = self.trailingTo(view, isMargins: isMargins)
        _ = self.trailingTo(view)
        self.trailingTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface157(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.trailingLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailingLessThanOrEqualToSuper(offset: offset)
        _ = self.trailingLessThanOrEqualToSuper(isMargins: isMargins)
        _ = self.trailingLessThanOrEqualToSuper()
        self.trailingLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface158(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.rightLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.rightLessThanOrEqualToSuper(offset: offset)
        _ = self.rightLessThanOrEqualToSuper(isMargins: isMargins)
        _ = self.rightLessThanOrEqualToSuper()
        self.rightLessThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface159(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.trailingGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailingGreaterThanOrEqualToSuper(offset: offset)
        _ = self.trailingGreaterThanOrEqualToSuper(isMargins: isMargins)
        _ = self.trailingGreaterThanOrEqualToSuper()
        self.trailingGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface160(isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.rightGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.rightGreaterThanOrEqualToSuper(offset: offset)
        _ = self.rightGreaterThanOrEqualToSuper(isMargins: isMargins)
        _ = self.rightGreaterThanOrEqualToSuper()
        self.rightGreaterThanOrEqualToSuper(isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface161(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.rightGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.rightGreaterThanOrEqualTo(view, offset: offset)
        _ = self.rightGreaterThanOrEqualTo(view, isMargins: isMargins)
        _ = self.rightGreaterThanOrEqualTo(view)
        self.rightGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface162(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.rightGreaterThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.rightGreaterThanOrEqualTo(anchor)
        self.rightGreaterThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface163(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.rightLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.rightLessThanOrEqualTo(view, offset: offset)
        _ = self.rightLessThanOrEqualTo(view, isMargins: isMargins)
        _ = self.rightLessThanOrEqualTo(view)
        self.rightLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface164(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.rightLessThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.rightLessThanOrEqualTo(anchor)
        self.rightLessThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface165(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.trailingGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailingGreaterThanOrEqualTo(view, offset: offset)
        _ = self.trailingGreaterThanOrEqualTo(view, isMargins: isMargins)
        _ = self.trailingGreaterThanOrEqualTo(view)
        self.trailingGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface166(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.trailingGreaterThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailingGreaterThanOrEqualTo(anchor)
        self.trailingGreaterThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor func interface167(_ view: UIView, isMargins: Bool, offset: CGFloat) -> Self {
        var result = self.trailingLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailingLessThanOrEqualTo(view, offset: offset)
        _ = self.trailingLessThanOrEqualTo(view, isMargins: isMargins)
        _ = self.trailingLessThanOrEqualTo(view)
        self.trailingLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
        return result
    }

    @MainActor func interface168(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat) -> Self {
        var result = self.trailingLessThanOrEqualTo(anchor, offset: offset)
        prove(&result, Same<Self>())
        _ = self.trailingLessThanOrEqualTo(anchor)
        self.trailingLessThanOrEqualTo(anchor, offset: offset)
        return result
    }

    @MainActor static func interface169() {
        _ = Self.self
    }

    @MainActor func interface170(_ constraintType: ConstraintType) {
        var result = self.constraint(constraintType)
        prove(&result, Same<NSLayoutConstraint?>())
    }

    @MainActor func interface171(_ constraintType: ConstraintType) -> Self {
        var result = self.removeConstraint(constraintType)
        prove(&result, Same<Self>())
        self.removeConstraint(constraintType)
        return result
    }

    @MainActor func interface172() -> Self {
        var result = self.removeAllConstraints()
        prove(&result, Same<Self>())
        self.removeAllConstraints()
        return result
    }

    @MainActor func interface173(_ activeSubViews: Bool) -> Self {
        var result = self.activeConstraints(activeSubViews)
        prove(&result, Same<Self>())
        _ = self.activeConstraints()
        self.activeConstraints(activeSubViews)
        return result
    }
}

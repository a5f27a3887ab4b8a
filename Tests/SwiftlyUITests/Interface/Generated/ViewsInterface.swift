// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let viewsLines = [
        #"extension UIView"#,
        #"var height: CGFloat { get set }"#,
        #"var width: CGFloat { get set }"#,
        #"var x: CGFloat { get set }"#,
        #"var y: CGFloat { get set }"#,
        #"var size: CGSize { get set }"#,
        #"var origin: CGPoint { get set }"#,
        #"func padding(_ margin: CGFloat? = nil) -> Self"#,
        #"func padding(_ edge: EdgeSet = .all, _ length: CGFloat? = nil) -> Self"#,
        #"func padding(_ edge: UIEdgeInsets) -> Self"#,
        #"func layoutMargins(_ margin: CGFloat? = nil) -> Self"#,
        #"func layoutMargins(_ edge: UIEdgeInsets) -> Self"#,
        #"func layoutMargins(_ edge: EdgeSet = .all, _ length: CGFloat? = nil) -> Self"#,
        #"func border(_ color: UIColor, _ width: CGFloat = 1) -> Self"#,
        #"func borderColor(_ color: UIColor) -> Self"#,
        #"func borderWidth(_ width: CGFloat) -> Self"#,
        #"func clipsToBounds(_ isEnabled: Bool = true) -> Self"#,
        #"func opaque(_ isEnabled: Bool = true) -> Self"#,
        #"func clearsContextBeforeDrawing(_ isEnabled: Bool = true) -> Self"#,
        #"func contentMode(_ mode: UIView.ContentMode) -> Self"#,
        #"func mask(_ mask: UIView) -> Self"#,
        #"func tintColor(_ color: UIColor) -> Self"#,
        #"func tintAdjustmentMode(_ mode: UIView.TintAdjustmentMode) -> Self"#,
        #"func cornerRadius(_ radius: CGFloat) -> Self"#,
        #"func radius(_ radius: CGFloat, corners: UIRectCorner = .allCorners) -> Self"#,
        #"func layerCornerRadius(_ radius: CGFloat) -> Self"#,
        #"func masksToBounds(_ isEnabled: Bool = true) -> Self"#,
        #"func roundCorners(_ radius: CGFloat, corners: UIRectCorner) -> Self"#,
        #"func backgroundColor(_ color: UIColor) -> Self"#,
        #"func backgroundView(_ view: @escaping () -> UIView?) -> Self"#,
        #"func background(@SwiftlyUIBuilder content: () -> [UIView]) -> Self"#,
        #"func overlay(@SwiftlyUIBuilder content: () -> [UIView]) -> Self"#,
        #"func addContents(@SwiftlyUIBuilder content: () -> [UIView]) -> Self"#,
        #"func shadow(color: UIColor = .black, radius: CGFloat = 3, opacity: Float = 0.3, offset: CGSize = .zero) -> Self"#,
        #"func opacity(_ value: CGFloat) -> Self"#,
        #"func alpha(_ value: CGFloat) -> Self"#,
        #"func hidden(_ isHidden: Bool = true) -> Self"#,
        #"func userInteractionEnabled(_ isEnabled: Bool = true) -> Self"#,
        #"func tag(_ tag: Int) -> Self"#,
        #"func contentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> Self"#,
        #"func contentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> Self"#,
        #"func semanticContentAttribute(_ attribute: UISemanticContentAttribute) -> Self"#,
        #"func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self"#,
        #"func transform(_ transform: CGAffineTransform) -> Self"#,
        #"func transform3D(_ transform: CATransform3D) -> Self"#,
        #"func contentScaleFactor(_ scale: CGFloat) -> Self"#,
        #"func multipleTouchEnabled(_ isEnabled: Bool = true) -> Self"#,
        #"func exclusiveTouch(_ isExclusive: Bool = true) -> Self"#,
        #"func autoresizesSubviews(_ isEnabled: Bool = true) -> Self"#,
        #"func autoresizingMask(_ mask: UIView.AutoresizingMask) -> Self"#,
        #"func gestureRecognizers(_ recognizers: [UIGestureRecognizer]?) -> Self"#,
        #"func motionEffects(_ effects: [UIMotionEffect]) -> Self"#,
        #"func translatesAutoresizingMaskIntoConstraints(_ isEnabled: Bool = false) -> Self"#,
        #"func restorationIdentifier(_ identifier: String?) -> Self"#,
        #"func overrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) -> Self"#,
        #"func ignoreSelfHit(_ isIgnore: Bool = true) -> Self"#,
        #"func insetsLayoutMarginsFromSafeArea(_ isSafeArea: Bool) -> Self"#,
        #"func preservesSuperviewLayoutMargins(_ isMargins: Bool) -> Self"#,
        #"func directionalLayoutMargins(_ insets: NSDirectionalEdgeInsets) -> Self"#,
        #"func anchorPoint(_ point: CGPoint) -> Self"#,
        #"func minimumContentSizeCategory(_ category: UIContentSizeCategory?) -> Self"#,
        #"func maximumContentSizeCategory(_ category: UIContentSizeCategory?) -> Self"#,
        #"func focusGroupPriority(_ priority: UIFocusGroupPriority) -> Self"#,
        #"func focusGroupIdentifier(_ identifier: String?) -> Self"#,
        #"struct EdgeSet: OptionSet, Sendable"#,
        #"let rawValue: Int"#,
        #"init(rawValue: Int)"#,
        #"static let top: EdgeSet = EdgeSet(rawValue: 1 << 0)"#,
        #"static let left: EdgeSet = EdgeSet(rawValue: 1 << 1)"#,
        #"static let bottom: EdgeSet = EdgeSet(rawValue: 1 << 2)"#,
        #"static let right: EdgeSet = EdgeSet(rawValue: 1 << 3)"#,
        #"static let horizontal: EdgeSet = [.left, .right]"#,
        #"static let vertical: EdgeSet = [.top, .bottom]"#,
        #"static let all: EdgeSet = [.top, .left, .bottom, .right]"#,
        #"struct UnitPoint: Hashable, Equatable"#,
        #"var x: CGFloat { get set }"#,
        #"var y: CGFloat { get set }"#,
        #"init(x: CGFloat, y: CGFloat)"#,
        #"static let center: UnitPoint = UnitPoint(x: 0.5, y: 0.5)"#,
        #"static let leading: UnitPoint = UnitPoint(x: 0.0, y: 0.5)"#,
        #"static let trailing: UnitPoint = UnitPoint(x: 1.0, y: 0.5)"#,
        #"static let top: UnitPoint = UnitPoint(x: 0.5, y: 0.0)"#,
        #"static let bottom: UnitPoint = UnitPoint(x: 0.5, y: 1.0)"#,
        #"static let topLeading: UnitPoint = UnitPoint(x: 0.0, y: 0.0)"#,
        #"static let topTrailing: UnitPoint = UnitPoint(x: 1.0, y: 0.0)"#,
        #"static let bottomLeading: UnitPoint = UnitPoint(x: 0.0, y: 1.0)"#,
        #"static let bottomTrailing: UnitPoint = UnitPoint(x: 1.0, y: 1.0)"#,
        #"extension UIVisualEffectView"#,
        #"func effect(_ effect: UIVisualEffect?) -> Self"#,
    ]
}

extension UIView {
    @MainActor static func interface228() {
        _ = Self.self
    }

    @MainActor func interface229() {
        var value = self.height
        prove(&value, Same<CGFloat>())
        self.height = value
    }

    @MainActor func interface230() {
        var value = self.width
        prove(&value, Same<CGFloat>())
        self.width = value
    }

    @MainActor func interface231() {
        var value = self.x
        prove(&value, Same<CGFloat>())
        self.x = value
    }

    @MainActor func interface232() {
        var value = self.y
        prove(&value, Same<CGFloat>())
        self.y = value
    }

    @MainActor func interface233() {
        var value = self.size
        prove(&value, Same<CGSize>())
        self.size = value
    }

    @MainActor func interface234() {
        var value = self.origin
        prove(&value, Same<CGPoint>())
        self.origin = value
    }

    @MainActor func interface235(_ margin: CGFloat?) -> Self {
        var result = self.padding(margin)
        prove(&result, Same<Self>())
        _ = self.padding()
        self.padding(margin)
        return result
    }

    @MainActor func interface236(_ edge: EdgeSet, _ length: CGFloat?) -> Self {
        var result = self.padding(edge, length)
        prove(&result, Same<Self>())
        _ = self.padding(length)
        _ = self.padding(edge)
        _ = self.padding()
        self.padding(edge, length)
        return result
    }

    @MainActor func interface237(_ edge: UIEdgeInsets) -> Self {
        var result = self.padding(edge)
        prove(&result, Same<Self>())
        self.padding(edge)
        return result
    }

    @MainActor func interface238(_ margin: CGFloat?) -> Self {
        var result = self.layoutMargins(margin)
        prove(&result, Same<Self>())
        _ = self.layoutMargins()
        self.layoutMargins(margin)
        return result
    }

    @MainActor func interface239(_ edge: UIEdgeInsets) -> Self {
        var result = self.layoutMargins(edge)
        prove(&result, Same<Self>())
        self.layoutMargins(edge)
        return result
    }

    @MainActor func interface240(_ edge: EdgeSet, _ length: CGFloat?) -> Self {
        var result = self.layoutMargins(edge, length)
        prove(&result, Same<Self>())
        _ = self.layoutMargins(length)
        _ = self.layoutMargins(edge)
        _ = self.layoutMargins()
        self.layoutMargins(edge, length)
        return result
    }

    @MainActor func interface241(_ color: UIColor, _ width: CGFloat) -> Self {
        var result = self.border(color, width)
        prove(&result, Same<Self>())
        _ = self.border(color)
        self.border(color, width)
        return result
    }

    @MainActor func interface242(_ color: UIColor) -> Self {
        var result = self.borderColor(color)
        prove(&result, Same<Self>())
        self.borderColor(color)
        return result
    }

    @MainActor func interface243(_ width: CGFloat) -> Self {
        var result = self.borderWidth(width)
        prove(&result, Same<Self>())
        self.borderWidth(width)
        return result
    }

    @MainActor func interface244(_ isEnabled: Bool) -> Self {
        var result = self.clipsToBounds(isEnabled)
        prove(&result, Same<Self>())
        _ = self.clipsToBounds()
        self.clipsToBounds(isEnabled)
        return result
    }

    @MainActor func interface245(_ isEnabled: Bool) -> Self {
        var result = self.opaque(isEnabled)
        prove(&result, Same<Self>())
        _ = self.opaque()
        self.opaque(isEnabled)
        return result
    }

    @MainActor func interface246(_ isEnabled: Bool) -> Self {
        var result = self.clearsContextBeforeDrawing(isEnabled)
        prove(&result, Same<Self>())
        _ = self.clearsContextBeforeDrawing()
        self.clearsContextBeforeDrawing(isEnabled)
        return result
    }

    @MainActor func interface247(_ mode: UIView.ContentMode) -> Self {
        var result = self.contentMode(mode)
        prove(&result, Same<Self>())
        self.contentMode(mode)
        return result
    }

    @MainActor func interface248(_ mask: UIView) -> Self {
        var result = self.mask(mask)
        prove(&result, Same<Self>())
        self.mask(mask)
        return result
    }

    @MainActor func interface249(_ color: UIColor) -> Self {
        var result = self.tintColor(color)
        prove(&result, Same<Self>())
        self.tintColor(color)
        return result
    }

    @MainActor func interface250(_ mode: UIView.TintAdjustmentMode) -> Self {
        var result = self.tintAdjustmentMode(mode)
        prove(&result, Same<Self>())
        self.tintAdjustmentMode(mode)
        return result
    }

    @MainActor func interface251(_ radius: CGFloat) -> Self {
        var result = self.cornerRadius(radius)
        prove(&result, Same<Self>())
        self.cornerRadius(radius)
        return result
    }

    @MainActor func interface252(_ radius: CGFloat, corners: UIRectCorner) -> Self {
        var result = self.radius(radius, corners: corners)
        prove(&result, Same<Self>())
        _ = self.radius(radius)
        self.radius(radius, corners: corners)
        return result
    }

    @MainActor func interface253(_ radius: CGFloat) -> Self {
        var result = self.layerCornerRadius(radius)
        prove(&result, Same<Self>())
        self.layerCornerRadius(radius)
        return result
    }

    @MainActor func interface254(_ isEnabled: Bool) -> Self {
        var result = self.masksToBounds(isEnabled)
        prove(&result, Same<Self>())
        _ = self.masksToBounds()
        self.masksToBounds(isEnabled)
        return result
    }

    @MainActor func interface255(_ radius: CGFloat, corners: UIRectCorner) -> Self {
        var result = self.roundCorners(radius, corners: corners)
        prove(&result, Same<Self>())
        self.roundCorners(radius, corners: corners)
        return result
    }

    @MainActor func interface256(_ color: UIColor) -> Self {
        var result = self.backgroundColor(color)
        prove(&result, Same<Self>())
        self.backgroundColor(color)
        return result
    }

    @MainActor func interface257(_ view: @escaping () -> UIView?) -> Self {
        var result = self.backgroundView(view)
        prove(&result, Same<Self>())
        self.backgroundView(view)
        return result
    }

    @MainActor func interface258(@SwiftlyUIBuilder content: () -> [UIView]) -> Self {
        var result = self.background(content: content)
        prove(&result, Same<Self>())
        self.background(content: content)
        return result
    }

    @MainActor func interface259(@SwiftlyUIBuilder content: () -> [UIView]) -> Self {
        var result = self.overlay(content: content)
        prove(&result, Same<Self>())
        self.overlay(content: content)
        return result
    }

    @MainActor func interface260(@SwiftlyUIBuilder content: () -> [UIView]) -> Self {
        var result = self.addContents(content: content)
        prove(&result, Same<Self>())
        self.addContents(content: content)
        return result
    }

    @MainActor func interface261(color: UIColor, radius: CGFloat, opacity: Float, offset: CGSize) -> Self {
        var result = self.shadow(color: color, radius: radius, opacity: opacity, offset: offset)
        prove(&result, Same<Self>())
        _ = self.shadow(radius: radius, opacity: opacity, offset: offset)
        _ = self.shadow(color: color, opacity: opacity, offset: offset)
        _ = self.shadow(color: color, radius: radius, offset: offset)
        _ = self.shadow(color: color, radius: radius, opacity: opacity)
        _ = self.shadow()
        self.shadow(color: color, radius: radius, opacity: opacity, offset: offset)
        return result
    }

    @MainActor func interface262(_ value: CGFloat) -> Self {
        var result = self.opacity(value)
        prove(&result, Same<Self>())
        self.opacity(value)
        return result
    }

    @MainActor func interface263(_ value: CGFloat) -> Self {
        var result = self.alpha(value)
        prove(&result, Same<Self>())
        self.alpha(value)
        return result
    }

    @MainActor func interface264(_ isHidden: Bool) -> Self {
        var result = self.hidden(isHidden)
        prove(&result, Same<Self>())
        _ = self.hidden()
        self.hidden(isHidden)
        return result
    }

    @MainActor func interface265(_ isEnabled: Bool) -> Self {
        var result = self.userInteractionEnabled(isEnabled)
        prove(&result, Same<Self>())
        _ = self.userInteractionEnabled()
        self.userInteractionEnabled(isEnabled)
        return result
    }

    @MainActor func interface266(_ tag: Int) -> Self {
        var result = self.tag(tag)
        prove(&result, Same<Self>())
        self.tag(tag)
        return result
    }

    @MainActor func interface267(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> Self {
        var result = self.contentHuggingPriority(priority, for: axis)
        prove(&result, Same<Self>())
        self.contentHuggingPriority(priority, for: axis)
        return result
    }

    @MainActor func interface268(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> Self {
        var result = self.contentCompressionResistancePriority(priority, for: axis)
        prove(&result, Same<Self>())
        self.contentCompressionResistancePriority(priority, for: axis)
        return result
    }

    @MainActor func interface269(_ attribute: UISemanticContentAttribute) -> Self {
        var result = self.semanticContentAttribute(attribute)
        prove(&result, Same<Self>())
        self.semanticContentAttribute(attribute)
        return result
    }

    @MainActor func interface270(_ scale: CGFloat, anchor: UnitPoint) -> Self {
        var result = self.scaleEffect(scale, anchor: anchor)
        prove(&result, Same<Self>())
        _ = self.scaleEffect(scale)
        self.scaleEffect(scale, anchor: anchor)
        return result
    }

    @MainActor func interface271(_ transform: CGAffineTransform) -> Self {
        var result = self.transform(transform)
        prove(&result, Same<Self>())
        self.transform(transform)
        return result
    }

    @MainActor func interface272(_ transform: CATransform3D) -> Self {
        var result = self.transform3D(transform)
        prove(&result, Same<Self>())
        self.transform3D(transform)
        return result
    }

    @MainActor func interface273(_ scale: CGFloat) -> Self {
        var result = self.contentScaleFactor(scale)
        prove(&result, Same<Self>())
        self.contentScaleFactor(scale)
        return result
    }

    @MainActor func interface274(_ isEnabled: Bool) -> Self {
        var result = self.multipleTouchEnabled(isEnabled)
        prove(&result, Same<Self>())
        _ = self.multipleTouchEnabled()
        self.multipleTouchEnabled(isEnabled)
        return result
    }

    @MainActor func interface275(_ isExclusive: Bool) -> Self {
        var result = self.exclusiveTouch(isExclusive)
        prove(&result, Same<Self>())
        _ = self.exclusiveTouch()
        self.exclusiveTouch(isExclusive)
        return result
    }

    @MainActor func interface276(_ isEnabled: Bool) -> Self {
        var result = self.autoresizesSubviews(isEnabled)
        prove(&result, Same<Self>())
        _ = self.autoresizesSubviews()
        self.autoresizesSubviews(isEnabled)
        return result
    }

    @MainActor func interface277(_ mask: UIView.AutoresizingMask) -> Self {
        var result = self.autoresizingMask(mask)
        prove(&result, Same<Self>())
        self.autoresizingMask(mask)
        return result
    }

    @MainActor func interface278(_ recognizers: [UIGestureRecognizer]?) -> Self {
        var result = self.gestureRecognizers(recognizers)
        prove(&result, Same<Self>())
        self.gestureRecognizers(recognizers)
        return result
    }

    @MainActor func interface279(_ effects: [UIMotionEffect]) -> Self {
        var result = self.motionEffects(effects)
        prove(&result, Same<Self>())
        self.motionEffects(effects)
        return result
    }

    @MainActor func interface280(_ isEnabled: Bool) -> Self {
        var result = self.translatesAutoresizingMaskIntoConstraints(isEnabled)
        prove(&result, Same<Self>())
        _ = self.translatesAutoresizingMaskIntoConstraints()
        self.translatesAutoresizingMaskIntoConstraints(isEnabled)
        return result
    }

    @MainActor func interface281(_ identifier: String?) -> Self {
        var result = self.restorationIdentifier(identifier)
        prove(&result, Same<Self>())
        self.restorationIdentifier(identifier)
        return result
    }

    @MainActor func interface282(_ style: UIUserInterfaceStyle) -> Self {
        var result = self.overrideUserInterfaceStyle(style)
        prove(&result, Same<Self>())
        self.overrideUserInterfaceStyle(style)
        return result
    }

    @MainActor func interface283(_ isIgnore: Bool) -> Self {
        var result = self.ignoreSelfHit(isIgnore)
        prove(&result, Same<Self>())
        _ = self.ignoreSelfHit()
        self.ignoreSelfHit(isIgnore)
        return result
    }

    @MainActor func interface284(_ isSafeArea: Bool) -> Self {
        var result = self.insetsLayoutMarginsFromSafeArea(isSafeArea)
        prove(&result, Same<Self>())
        self.insetsLayoutMarginsFromSafeArea(isSafeArea)
        return result
    }

    @MainActor func interface285(_ isMargins: Bool) -> Self {
        var result = self.preservesSuperviewLayoutMargins(isMargins)
        prove(&result, Same<Self>())
        self.preservesSuperviewLayoutMargins(isMargins)
        return result
    }

    @MainActor func interface286(_ insets: NSDirectionalEdgeInsets) -> Self {
        var result = self.directionalLayoutMargins(insets)
        prove(&result, Same<Self>())
        self.directionalLayoutMargins(insets)
        return result
    }

    @MainActor func interface287(_ point: CGPoint) -> Self {
        var result = self.anchorPoint(point)
        prove(&result, Same<Self>())
        self.anchorPoint(point)
        return result
    }

    @MainActor func interface288(_ category: UIContentSizeCategory?) -> Self {
        var result = self.minimumContentSizeCategory(category)
        prove(&result, Same<Self>())
        self.minimumContentSizeCategory(category)
        return result
    }

    @MainActor func interface289(_ category: UIContentSizeCategory?) -> Self {
        var result = self.maximumContentSizeCategory(category)
        prove(&result, Same<Self>())
        self.maximumContentSizeCategory(category)
        return result
    }

    @MainActor func interface290(_ priority: UIFocusGroupPriority) -> Self {
        var result = self.focusGroupPriority(priority)
        prove(&result, Same<Self>())
        self.focusGroupPriority(priority)
        return result
    }

    @MainActor func interface292(_ identifier: String?) -> Self {
        var result = self.focusGroupIdentifier(identifier)
        prove(&result, Same<Self>())
        self.focusGroupIdentifier(identifier)
        return result
    }
}

extension EdgeSet {
    static func interface293() {
        let _: any OptionSet.Type = Self.self
        let _: any Sendable.Type = Self.self
    }

    func interface294() {
        var value = self.rawValue
        prove(&value, Same<Int>())
    }

    static func interface295(rawValue: Int) {
        var result = EdgeSet(rawValue: rawValue)
        prove(&result, Same<EdgeSet>())
    }

    static func interface296() {
        var value = Self.top
        prove(&value, Same<EdgeSet>())
    }

    static func interface297() {
        var value = Self.left
        prove(&value, Same<EdgeSet>())
    }

    static func interface298() {
        var value = Self.bottom
        prove(&value, Same<EdgeSet>())
    }

    static func interface299() {
        var value = Self.right
        prove(&value, Same<EdgeSet>())
    }

    static func interface300() {
        var value = Self.horizontal
        prove(&value, Same<EdgeSet>())
    }

    static func interface301() {
        var value = Self.vertical
        prove(&value, Same<EdgeSet>())
    }

    static func interface302() {
        var value = Self.all
        prove(&value, Same<EdgeSet>())
    }
}

extension UnitPoint {
    static func interface303() {
        let _: any Hashable.Type = Self.self
        let _: any Equatable.Type = Self.self
    }

    mutating func interface304() {
        var value = self.x
        prove(&value, Same<CGFloat>())
        self.x = value
    }

    mutating func interface305() {
        var value = self.y
        prove(&value, Same<CGFloat>())
        self.y = value
    }

    static func interface306(x: CGFloat, y: CGFloat) {
        var result = UnitPoint(x: x, y: y)
        prove(&result, Same<UnitPoint>())
    }

    static func interface307() {
        var value = Self.center
        prove(&value, Same<UnitPoint>())
    }

    static func interface308() {
        var value = Self.leading
        prove(&value, Same<UnitPoint>())
    }

    static func interface309() {
        var value = Self.trailing
        prove(&value, Same<UnitPoint>())
    }

    static func interface310() {
        var value = Self.top
        prove(&value, Same<UnitPoint>())
    }

    static func interface311() {
        var value = Self.bottom
        prove(&value, Same<UnitPoint>())
    }

    static func interface312() {
        var value = Self.topLeading
        prove(&value, Same<UnitPoint>())
    }

    static func interface313() {
        var value = Self.topTrailing
        prove(&value, Same<UnitPoint>())
    }

    static func interface314() {
        var value = Self.bottomLeading
        prove(&value, Same<UnitPoint>())
    }

    static func interface315() {
        var value = Self.bottomTrailing
        prove(&value, Same<UnitPoint>())
    }
}

extension UIVisualEffectView {
    @MainActor static func interface316() {
        _ = Self.self
    }

    @MainActor func interface317(_ effect: UIVisualEffect?) -> Self {
        var result = self.effect(effect)
        prove(&result, Same<Self>())
        self.effect(effect)
        return result
    }
}

import UIKit

// A package with the interface of a well-known library for constraints, as an app imports it: `import SnapKit`.

public protocol ConstraintTarget {}
extension UIView: ConstraintTarget {}
extension UILayoutGuide: ConstraintTarget {}
extension ConstraintItem: ConstraintTarget {}
extension CGFloat: ConstraintTarget {}
extension Double: ConstraintTarget {}
extension Int: ConstraintTarget {}

public struct ConstraintItem {
    fileprivate let item: AnyObject
    fileprivate let attributes: [NSLayoutConstraint.Attribute]
}

public final class ConstraintDescription {
    private let view: UIView
    fileprivate var attributes: [NSLayoutConstraint.Attribute]
    private var relation = NSLayoutConstraint.Relation.equal
    private var target: (any ConstraintTarget)?
    private var constants: [NSLayoutConstraint.Attribute: CGFloat] = [:]
    private var offset: CGFloat = 0
    private var multiplier: CGFloat = 1
    private var importance = UILayoutPriority.required

    fileprivate init(_ view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.view = view
        self.attributes = attributes
    }

    private func adding(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintDescription {
        attributes.append(attribute)
        return self
    }

    public var top: ConstraintDescription { adding(.top) }
    public var bottom: ConstraintDescription { adding(.bottom) }
    public var leading: ConstraintDescription { adding(.leading) }
    public var trailing: ConstraintDescription { adding(.trailing) }
    public var width: ConstraintDescription { adding(.width) }
    public var height: ConstraintDescription { adding(.height) }
    public var centerX: ConstraintDescription { adding(.centerX) }
    public var centerY: ConstraintDescription { adding(.centerY) }

    private func relate(
        _ relation: NSLayoutConstraint.Relation, to target: any ConstraintTarget
    ) -> ConstraintDescription {
        self.relation = relation
        self.target = target
        return self
    }

    @discardableResult
    public func equalTo(_ target: any ConstraintTarget) -> ConstraintDescription { relate(.equal, to: target) }

    @discardableResult
    public func lessThanOrEqualTo(_ target: any ConstraintTarget) -> ConstraintDescription {
        relate(.lessThanOrEqual, to: target)
    }

    @discardableResult
    public func greaterThanOrEqualTo(_ target: any ConstraintTarget) -> ConstraintDescription {
        relate(.greaterThanOrEqual, to: target)
    }

    @discardableResult
    public func equalToSuperview() -> ConstraintDescription {
        guard let superview = view.superview else { fatalError("Expected superview but found nil") }
        return equalTo(superview)
    }

    @discardableResult
    public func offset(_ amount: CGFloat) -> ConstraintDescription {
        offset = amount
        return self
    }

    @discardableResult
    public func inset(_ amount: CGFloat) -> ConstraintDescription {
        for attribute in attributes {
            let isEnd = [.bottom, .trailing, .right].contains(attribute)
            constants[attribute] = isEnd ? -amount : amount
        }
        return self
    }

    @discardableResult
    public func multipliedBy(_ amount: CGFloat) -> ConstraintDescription {
        multiplier = amount
        return self
    }

    @discardableResult
    public func priority(_ amount: UILayoutPriority) -> ConstraintDescription {
        importance = amount
        return self
    }

    fileprivate func install() -> [NSLayoutConstraint] {
        attributes.enumerated().map { index, attribute in
            var other: AnyObject?
            var otherAttribute = attribute
            var distance = constants[attribute] ?? offset
            switch target {
            case let item as ConstraintItem:
                other = item.item
                otherAttribute = item.attributes.count == 1 ? item.attributes[0] : item.attributes[index]
            case let number as CGFloat: distance = number
            case let number as Double: distance = CGFloat(number)
            case let number as Int: distance = CGFloat(number)
            case let object?: other = object as AnyObject
            case nil: break
            }
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: relation, toItem: other,
                attribute: other == nil ? .notAnAttribute : otherAttribute, multiplier: multiplier, constant: distance)
            constraint.priority = importance
            return constraint
        }
    }
}

public final class ConstraintMaker {
    private let view: UIView
    fileprivate var descriptions: [ConstraintDescription] = []

    fileprivate init(_ view: UIView) { self.view = view }

    private func begin(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintDescription {
        let description = ConstraintDescription(view, attributes)
        descriptions.append(description)
        return description
    }

    public var top: ConstraintDescription { begin(.top) }
    public var bottom: ConstraintDescription { begin(.bottom) }
    public var leading: ConstraintDescription { begin(.leading) }
    public var trailing: ConstraintDescription { begin(.trailing) }
    public var width: ConstraintDescription { begin(.width) }
    public var height: ConstraintDescription { begin(.height) }
    public var centerX: ConstraintDescription { begin(.centerX) }
    public var centerY: ConstraintDescription { begin(.centerY) }
    public var center: ConstraintDescription { begin(.centerX, .centerY) }
    public var size: ConstraintDescription { begin(.width, .height) }
    public var edges: ConstraintDescription { begin(.top, .leading, .bottom, .trailing) }
}

public struct ConstraintViewDSL {
    fileprivate let view: UIView

    public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(view)
        closure(maker)
        let constraints = maker.descriptions.flatMap { $0.install() }
        NSLayoutConstraint.activate(constraints)
        objc_setAssociatedObject(view, &ConstraintViewDSL.key, constraints, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        let installed = objc_getAssociatedObject(view, &ConstraintViewDSL.key) as? [NSLayoutConstraint]
        NSLayoutConstraint.deactivate(installed ?? [])
        makeConstraints(closure)
    }

    private static var key: UInt8 = 0

    private func item(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
        ConstraintItem(item: view, attributes: attributes)
    }

    public var top: ConstraintItem { item(.top) }
    public var bottom: ConstraintItem { item(.bottom) }
    public var leading: ConstraintItem { item(.leading) }
    public var trailing: ConstraintItem { item(.trailing) }
    public var width: ConstraintItem { item(.width) }
    public var height: ConstraintItem { item(.height) }
    public var centerX: ConstraintItem { item(.centerX) }
    public var centerY: ConstraintItem { item(.centerY) }
}

public extension UIView {
    var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

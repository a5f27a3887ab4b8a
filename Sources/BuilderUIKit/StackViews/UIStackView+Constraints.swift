import Foundation

extension UIStackView {
    /// The constraints that the stack makes, as objects: the same ones as long as nothing changes.
    func arrangementConstraints() -> [NSLayoutConstraint] {
        prepareGuidesForGathering()
        let generated = generatedConstraints()
        let isCurrent =
            generated.count == shownConstraints.count
            && zip(generated, shownConstraints).allSatisfy { $0.isShown(by: $1) }
        if !isCurrent { shownConstraints = generated.map { $0.object(heldBy: self) } }
        return shownConstraints
    }
}

extension GeneratedConstraint {
    /// An active constraint object that says the same. It refers to its items weakly, so that a stack can keep it.
    fileprivate func object(heldBy stack: UIStackView) -> NSLayoutConstraint {
        let (firstItem, firstAttribute) = first.parts
        let other = second?.parts
        let object = NSLayoutConstraint(
            first: firstItem, firstAttribute, relation, second: other?.0, other?.1 ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        object.identifier = identifier
        object.priority = priority
        object.holder = stack
        return object
    }

    fileprivate func isShown(by object: NSLayoutConstraint) -> Bool {
        let (firstItem, firstAttribute) = first.parts
        let other = second?.parts
        return object.isActive && object.identifier == identifier && object.relation == relation
            && object.multiplier == multiplier && object.constant == constant && object.priority == priority
            && object.firstItem === firstItem && object.firstAttribute == firstAttribute
            && object.secondItem === other?.0 && object.secondAttribute == other?.1 ?? .notAnAttribute
    }
}

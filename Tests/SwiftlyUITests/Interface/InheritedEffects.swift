import SwiftlyUI

extension FluentEffects {
    /// Members that a class has from a superclass and lists for itself, and what the small value types keep.
    static let inherited: [FluentEffect] = [
        .init("UITextField.layoutMargins(_:)") {
            let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
            let inset = UITextField("Name").layoutMargins(UIEdgeInsets(top: 1, left: 12, bottom: 1, right: 9))
            let (plain, padded) = (UITextField("Name").textRect(forBounds: bounds), inset.textRect(forBounds: bounds))
            return padded.minX == plain.minX + 12 && padded.maxX == plain.maxX - 9
        },
        .shown(
            "UITextView.layoutMargins(_:)", UITextView().text("Ada"),
            { $0.layoutMargins(UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 9)).editable(false) },
            like: { $0.textContainerInset = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 9) }),
        .init("ConstraintType.rawValue") { ConstraintType.widthToSuper.rawValue == "widthToSuper" },
        .init("EdgeSet.rawValue") { EdgeSet([.left, .bottom]).rawValue == 6 },
        .init("EdgeSet.init(rawValue:)") { EdgeSet(rawValue: 9) == [.top, .right] },
        .init("UnitPoint.x") {
            var point = UnitPoint.topTrailing
            point.x -= 0.25
            return point == UnitPoint(x: 0.75, y: 0)
        },
        .init("UnitPoint.y") {
            var point = UnitPoint.bottom
            point.y -= 0.25
            return point.y == 0.75 && point.x == 0.5
        },
        .init("UnitPoint.init(x:y:)") { UnitPoint(x: 1, y: 0.5) == .trailing },
    ]
}

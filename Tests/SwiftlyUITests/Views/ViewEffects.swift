import Foundation
import Render
import SwiftlyUI

/// A view with a red one within its margins.
@MainActor private func marked() -> UIView {
    let view = UIView()
    view.addContents { UIView().backgroundColor(.red).fillSuperMargins() }
    return view
}

/// A row of a long text and a label.
@MainActor private func beside(_ label: UILabel) -> UIView {
    UIStackView(arrangedSubviews: [UILabel("A label that is long"), label.backgroundColor(.red)])
}

extension FluentEffects {
    @MainActor private static func framed() -> UIView { UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }

    static let viewGeometry: [FluentEffect] = [
        .init("UIView.insetsLayoutMarginsFromSafeArea(_:)") {
            TextSamples.inSafeArea(UIView()) { $0.layoutMargins.top == 28 }
                && TextSamples.inSafeArea(UIView().insetsLayoutMarginsFromSafeArea(false)) {
                    $0.layoutMargins.top == 8
                }
        },
        .init("UIView.height") {
            let view = framed()
            view.height += 10
            return view.frame == CGRect(x: 1, y: 2, width: 3, height: 14) && view.height == 14
        },
        .init("UIView.width") {
            let view = framed()
            view.width += 10
            return view.frame == CGRect(x: 1, y: 2, width: 13, height: 4) && view.width == 13
        },
        .init("UIView.x") {
            let view = framed()
            view.x += 10
            return view.frame == CGRect(x: 11, y: 2, width: 3, height: 4) && view.x == 11
        },
        .init("UIView.y") {
            let view = framed()
            view.y += 10
            return view.frame == CGRect(x: 1, y: 12, width: 3, height: 4) && view.y == 12
        },
        .init("UIView.size") {
            let view = framed()
            view.size = CGSize(width: 7, height: 8)
            return view.frame == CGRect(x: 1, y: 2, width: 7, height: 8) && view.size == view.bounds.size
        },
        .init("UIView.origin") {
            let view = framed()
            view.origin = CGPoint(x: 7, y: 8)
            return view.frame == CGRect(x: 7, y: 8, width: 3, height: 4) && view.origin == view.frame.origin
        },
        .shown(
            "UIView.padding(_: CGFloat?)", marked(), { $0.padding(5) },
            like: { $0.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }),
        .shown(
            "UIView.padding(_: EdgeSet, _: CGFloat?)", marked(), { $0.padding(.left, 12) },
            like: { $0.layoutMargins.left = 12 }),
        .shown(
            "UIView.padding(_: UIEdgeInsets)", marked(),
            { $0.padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
            like: { $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }),
        .shown(
            "UIView.layoutMargins(_: CGFloat?)", marked(), { $0.layoutMargins(5) },
            like: { $0.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }),
        .shown(
            "UIView.layoutMargins(_: EdgeSet, _: CGFloat?)", marked(), { $0.layoutMargins(.vertical, 0) },
            like: { $0.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) }),
        .shown(
            "UIView.layoutMargins(_: UIEdgeInsets)", marked(),
            { $0.layoutMargins(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
            like: { $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }),
        .shown(
            "UIView.directionalLayoutMargins(_:)", marked().semanticContentAttribute(.forceRightToLeft),
            { $0.directionalLayoutMargins(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
            like: { $0.layoutMargins = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2) }),
        .init("UIView.preservesSuperviewLayoutMargins(_:)") {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).padding(20)
            let inner = UIView(frame: outer.bounds).preservesSuperviewLayoutMargins(true)
            outer.addSubview(inner)
            return inner.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        },
        .shown(
            "UIView.contentHuggingPriority(_:for:)", UILabel("A"),
            { $0.contentHuggingPriority(UILayoutPriority(100), for: .horizontal) },
            like: { $0.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal) }, in: { beside($0) }),
        .shown(
            "UIView.contentCompressionResistancePriority(_:for:)", UILabel("A label that is long enough"),
            { $0.contentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal) },
            like: { $0.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal) },
            in: { beside($0) }),
        .init("UIView.semanticContentAttribute(_:)") {
            UIView().semanticContentAttribute(.forceRightToLeft).effectiveUserInterfaceLayoutDirection == .rightToLeft
        },
        .init("UIView.scaleEffect(_:anchor:)") {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            let center = view.scaleEffect(0.5).frame
            let corner = view.scaleEffect(0.5, anchor: .bottomTrailing).frame
            return center == CGRect(x: 10, y: 5, width: 20, height: 10)
                && corner == CGRect(x: 20, y: 10, width: 20, height: 10)
        },
        .init("UIView.transform(_:)") {
            framed().transform(CGAffineTransform(translationX: 5, y: 6)).frame
                == CGRect(x: 6, y: 8, width: 3, height: 4)
        },
        .init("UIView.transform3D(_:)") {
            framed().transform3D(CATransform3DMakeTranslation(5, 6, 0)).frame == CGRect(x: 6, y: 8, width: 3, height: 4)
        },
        .init("UIView.anchorPoint(_:)") {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)).anchorPoint(.zero)
            return view.layer.anchorPoint == .zero && view.frame == CGRect(x: 20, y: 10, width: 40, height: 20)
        },
        .init("UIView.autoresizesSubviews(_:)") {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).autoresizesSubviews(false)
            let inner = UIView(frame: view.bounds).autoresizingMask(.flexibleWidth)
            view.addSubview(inner)
            view.width = 50
            let stays = inner.width == 10
            view.autoresizesSubviews().width = 90
            return stays && inner.width == 50
        },
        .init("UIView.autoresizingMask(_:)") {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let inner = UIView(frame: view.bounds).autoresizingMask([.flexibleWidth, .flexibleTopMargin])
            view.addSubview(inner)
            view.size = CGSize(width: 30, height: 40)
            return inner.frame == CGRect(x: 0, y: 30, width: 30, height: 10)
        },
        .init("UIView.translatesAutoresizingMaskIntoConstraints(_:)") {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            outer.addSubview(view.translatesAutoresizingMaskIntoConstraints())
            view.widthAnchor.constraint(equalToConstant: 50).isActive = true
            outer.layoutIfNeeded()
            let isPlaced = view.frame.width == 50
            view.translatesAutoresizingMaskIntoConstraints(true).frame.size.width = 30
            outer.layoutIfNeeded()
            return isPlaced && view.frame.width == 30
        },
    ]

    static let viewContents: [FluentEffect] = [
        .init("UIView.background(content:)") {
            let front = UIView()
            let view = UIView().overlay { front }
            let (first, last) = (UIView(), UIView())
            return view.background {
                first
                last
            }.subviews == [last, first, front]
        },
        .init("UIView.overlay(content:)") {
            let (back, first, last) = (UIView(), UIView(), UIView())
            let view = UIView()
            view.addSubview(back)
            return view.overlay {
                first
                last
            }.subviews == [back, first, last]
        },
        .init("UIView.addContents(content:)") {
            let (first, last) = (UIView(), UIView())
            return UIView().addContents {
                first
                last
            }.subviews == [first, last]
        },
        .init("UIView.backgroundView(_:)") {
            let (ground, front) = (UIView(), UIView())
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)).overlay { front }.backgroundView {
                ground
            }
            view.layoutIfNeeded()
            return view.subviews == [ground, front] && ground.frame == view.bounds && !ground.isUserInteractionEnabled
        },
    ]

    static let viewTouches: [FluentEffect] = [
        .init("UIView.userInteractionEnabled(_:)") {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).userInteractionEnabled(false)
            let isPassed = view.hitTest(.zero, with: nil) == nil
            return isPassed && view.userInteractionEnabled().hitTest(.zero, with: nil) === view
        },
        .init("UIView.ignoreSelfHit(_:)") {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)).ignoreSelfHit()
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.addSubview(inner)
            let falls = view.hitTest(CGPoint(x: 15, y: 15), with: nil) == nil
            let hits = view.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner
            return falls && hits && view.ignoreSelfHit(false).hitTest(CGPoint(x: 15, y: 15), with: nil) === view
        },
        .init("UIView.gestureRecognizers(_:)") {
            let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
            let view = UIView()
            view.addGestureRecognizer(tap)
            return view.gestureRecognizers([pan]).gestureRecognizers == [pan] && pan.view === view && tap.view == nil
        },
        .init("UIView.tag(_:)") {
            let view = UIView()
            let inner = UIView().tag(12)
            view.addSubview(inner)
            return view.viewWithTag(12) === inner
        },
    ]

    static let viewValues: [FluentEffect] = [
        .init("EdgeSet.init(rawValue:)") {
            EdgeSet(rawValue: 6) == [.left, .bottom] && EdgeSet.top.rawValue == 1 && EdgeSet.right.rawValue == 8
                && EdgeSet.left.rawValue == 2 && EdgeSet.bottom.rawValue == 4
        },
        .init("EdgeSet.all") {
            EdgeSet.all == [.horizontal, .vertical] && EdgeSet.horizontal.rawValue == 10
                && EdgeSet.vertical.rawValue == 5
        },
        .init("UnitPoint.init(x:y:)") {
            var point = UnitPoint(x: 1, y: 1)
            let isCorner = point == .bottomTrailing
            point.x = 0
            point.y = 0.5
            return isCorner && point == .leading && UnitPoint.top.y == 0 && UnitPoint.topLeading == .init(x: 0, y: 0)
                && Set([UnitPoint.topTrailing, .trailing, .bottom, .bottomLeading, .center]).count == 5
        },
    ]
}

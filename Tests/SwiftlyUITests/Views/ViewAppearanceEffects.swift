import Foundation
import Render
import SwiftlyUI

/// A blue view with a red square in its corner.
@MainActor private func corner() -> UIView {
    let view = UIView()
    view.backgroundColor = .blue
    view.addSubview(SquarePicture.square())
    return view
}

@MainActor private func wideContent() -> UIView {
    let view = UIView()
    let content = SquarePicture.square(width: 100)
    content.frame.origin = CGPoint(x: -10, y: -10)
    view.addSubview(content)
    return view
}

@MainActor private func framed(_ view: UIView) -> UIView {
    let outer = UIView()
    view.frame = CGRect(x: 40, y: 10, width: 40, height: 40)
    outer.addSubview(view)
    return outer
}

extension FluentEffects {
    static let viewAppearance: [FluentEffect] = [
        .init("UIView.backgroundColor(_:)") {
            try SquarePicture.picture(of: UIView().backgroundColor(.red)).pixel(x: 20, y: 20) == SquarePicture.red
        },
        .init("UIView.opacity(_:)") {
            try SquarePicture.picture(of: UIView().backgroundColor(.red).opacity(0.5)).pixel(x: 20, y: 20) >> 24 == 0x80
        },
        .shown(
            "UIView.alpha(_:)", SquarePicture.square(), { $0.alpha(0.25) },
            like: { $0.alpha = 0.25 }),
        .shown(
            "UIView.hidden(_:)", SquarePicture.square(), { $0.hidden() },
            like: { $0.isHidden = true }),
        .init("UIView.tintColor(_:)") {
            let inner = UIView()
            let outer = UIView().tintColor(.green)
            outer.addSubview(inner)
            return outer.tintColor == .green && inner.tintColor == .green
        },
        .init("UIView.tintAdjustmentMode(_:)") {
            let view = UIView().tintColor(.green).tintAdjustmentMode(.dimmed)
            return view.tintColor != .green && view.tintColor.cgColor.components?.prefix(2).first != 0
        },
        .init("UIView.border(_:_:)") {
            let wide = try SquarePicture.picture(of: UIView().border(.blue, 4))
            let narrow = try SquarePicture.picture(of: UIView().border(.blue))
            return wide.pixel(x: 3, y: 20) == SquarePicture.blue && wide.pixel(x: 4, y: 20) == 0
                && narrow.pixel(x: 0, y: 20) == SquarePicture.blue && narrow.pixel(x: 1, y: 20) == 0
        },
        .init("UIView.borderColor(_:)") {
            let view = UIView().borderColor(.green)
            view.layer.borderWidth = 2
            return try SquarePicture.picture(of: view).pixel(x: 1, y: 20) == SquarePicture.green
        },
        .shown(
            "UIView.borderWidth(_:)", UIView().borderColor(.green), { $0.borderWidth(3) },
            like: { $0.layer.borderWidth = 3 }),
        .shown(
            "UIView.shadow(color:radius:opacity:offset:)", SquarePicture.square(),
            { $0.shadow(color: .blue, radius: 5, opacity: 0.75, offset: CGSize(width: 1, height: 2)) },
            like: {
                $0.layer.shadowColor = UIColor.blue.cgColor
                $0.layer.shadowRadius = 5
                $0.layer.shadowOpacity = 0.75
                $0.layer.shadowOffset = CGSize(width: 1, height: 2)
            }, in: { framed($0) }),
        .init("UIView.mask(_:)") {
            let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40)).backgroundColor(.white)
            let picture = try SquarePicture.picture(of: UIView().backgroundColor(.red).mask(mask))
            return picture.pixel(x: 10, y: 20) == SquarePicture.red && picture.pixel(x: 30, y: 20) == 0
        },
        .shown(
            "UIView.clipsToBounds(_:)", wideContent(), { $0.clipsToBounds() },
            like: { $0.clipsToBounds = true }, in: { framed($0) }),
        .shown(
            "UIView.masksToBounds(_:)", wideContent(), { $0.masksToBounds() },
            like: { $0.layer.masksToBounds = true }, in: { framed($0) }),
        .shown(
            "UIView.contentMode(_:)", UIImageView().image(TextSamples.image(.red)), { $0.contentMode(.bottomRight) },
            like: { $0.contentMode = .bottomRight }),
        .shown(
            "UIView.cornerRadius(_:)", corner(), { $0.cornerRadius(7) },
            like: { $0.layer.cornerRadius = 7 }, in: { framed($0) }),
        .shown(
            "UIView.layerCornerRadius(_:)", corner(), { $0.layerCornerRadius(7) },
            like: {
                $0.layer.cornerRadius = 7
                $0.layer.masksToBounds = true
            }, in: { framed($0) }),
        .init("UIView.radius(_:corners:)") {
            let all = UIView().radius(9).layer
            let one = try SquarePicture.picture(of: UIView().backgroundColor(.red).radius(20, corners: .topLeft))
            return all.cornerRadius == 9 && all.masksToBounds && one.pixel(x: 0, y: 0) == 0
                && one.pixel(x: 39, y: 0) == SquarePicture.red
        },
        .init("UIView.roundCorners(_:corners:)") {
            let view = UIView().backgroundColor(.red).roundCorners(20, corners: [.bottomLeft, .topRight])
            let picture = try SquarePicture.picture(of: view)
            return picture.pixel(x: 0, y: 39) == 0 && picture.pixel(x: 39, y: 0) == 0
                && picture.pixel(x: 0, y: 0) == SquarePicture.red && picture.pixel(x: 39, y: 39) == SquarePicture.red
        },
        .shown(
            "UIView.overrideUserInterfaceStyle(_:)", UIView().backgroundColor(.systemBackground),
            { $0.overrideUserInterfaceStyle(.dark) },
            like: { $0.overrideUserInterfaceStyle = .dark }),
        .init("UIView.minimumContentSizeCategory(_:)") {
            let view = UIView().minimumContentSizeCategory(.accessibilityLarge)
            return view.traitCollection.preferredContentSizeCategory == .accessibilityLarge
        },
        .init("UIView.maximumContentSizeCategory(_:)") {
            let view = UIView().maximumContentSizeCategory(.extraSmall)
            return view.traitCollection.preferredContentSizeCategory == .extraSmall
        },
        .init("UIVisualEffectView.effect(_:)") {
            let effect = UIBlurEffect(style: .dark)
            let view = UIVisualEffectView().effect(effect)
            return try view.effect === effect && SquarePicture.picture(of: view).pixel(x: 20, y: 20) != 0
        },
    ]
}

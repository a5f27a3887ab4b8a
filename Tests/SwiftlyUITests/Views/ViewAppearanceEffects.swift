import Foundation
import Render
import SwiftlyUI

extension FluentEffects {
    static let viewAppearance: [FluentEffect] = [
        .init("UIView.backgroundColor(_:)") {
            try SquarePicture.picture(of: UIView().backgroundColor(.red)).pixel(x: 20, y: 20) == SquarePicture.red
        },
        .init("UIView.opacity(_:)") {
            try SquarePicture.picture(of: UIView().backgroundColor(.red).opacity(0.5)).pixel(x: 20, y: 20) >> 24 == 0x80
        },
        .init("UIView.alpha(_:)") { UIView().alpha(0.25).alpha == 0.25 },
        .init("UIView.hidden(_:)") { UIView().hidden().isHidden && !UIView().hidden().hidden(false).isHidden },
        .init("UIView.tintColor(_:)") {
            let inner = UIView()
            let outer = UIView().tintColor(.green)
            outer.addSubview(inner)
            return outer.tintColor == .green && inner.tintColor == .green
        },
        .init("UIView.tintAdjustmentMode(_:)") { UIView().tintAdjustmentMode(.dimmed).tintAdjustmentMode == .dimmed },
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
        .init("UIView.borderWidth(_:)") { UIView().borderWidth(3).layer.borderWidth == 3 },
        .init("UIView.shadow(color:radius:opacity:offset:)") {
            let layer = UIView().shadow(
                color: .blue, radius: 5, opacity: 0.75, offset: CGSize(width: 1, height: 2)
            ).layer
            let usual = UIView().shadow().layer
            return layer.shadowColor == UIColor.blue.cgColor && layer.shadowRadius == 5 && layer.shadowOpacity == 0.75
                && layer.shadowOffset == CGSize(width: 1, height: 2) && usual.shadowOpacity == 0.3
                && usual.shadowOffset == .zero && usual.shadowRadius == 3
        },
        .init("UIView.mask(_:)") {
            let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40)).backgroundColor(.white)
            let picture = try SquarePicture.picture(of: UIView().backgroundColor(.red).mask(mask))
            return picture.pixel(x: 10, y: 20) == SquarePicture.red && picture.pixel(x: 30, y: 20) == 0
        },
        .init("UIView.clipsToBounds(_:)") {
            UIView().clipsToBounds().clipsToBounds && !UIView().clipsToBounds().clipsToBounds(false).clipsToBounds
        },
        .init("UIView.masksToBounds(_:)") {
            UIView().masksToBounds().layer.masksToBounds
                && !UIView().masksToBounds().masksToBounds(false).layer.masksToBounds
        },
        .init("UIView.opaque(_:)") { !UIView().opaque(false).isOpaque && UIView().opaque(false).opaque().isOpaque },
        .init("UIView.clearsContextBeforeDrawing(_:)") {
            let off = UIView().clearsContextBeforeDrawing(false)
            return !off.clearsContextBeforeDrawing && off.clearsContextBeforeDrawing().clearsContextBeforeDrawing
        },
        .init("UIView.contentMode(_:)") { UIView().contentMode(.bottomRight).contentMode == .bottomRight },
        .init("UIView.contentScaleFactor(_:)") { UIView().contentScaleFactor(3).contentScaleFactor == 3 },
        .init("UIView.cornerRadius(_:)") {
            let layer = UIView().cornerRadius(7).layer
            return layer.cornerRadius == 7 && !layer.masksToBounds
        },
        .init("UIView.layerCornerRadius(_:)") {
            let layer = UIView().layerCornerRadius(7).layer
            return layer.cornerRadius == 7 && layer.masksToBounds
        },
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
        .init("UIView.overrideUserInterfaceStyle(_:)") {
            let view = UIView().overrideUserInterfaceStyle(.dark)
            return view.traitCollection.userInterfaceStyle == .dark
                && UIView().overrideUserInterfaceStyle(.light).traitCollection.userInterfaceStyle == .light
        },
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

import Foundation
import SwiftlyUI

extension FluentEffects {
    private static var dot: UIImage { UIColor.red.image(withSize: CGSize(width: 3, height: 2)) }
    private static var square: UIImage { UIColor.blue.image(withSize: CGSize(width: 4, height: 4)) }
    private static let gradientSize = CGSize(width: 6, height: 8)

    static let images: [FluentEffect] = [
        .init("UIImage.named(_:)") {
            try withNamedPicture { UIImage.named($0)?.size == namedPictureSize }
        },
        .init("UIImage.systemName(_:)") { UIImage.systemName("star")?.isSymbolImage == true },
        .init("UIImageView.init(_:highlightedImageName:)") {
            try withNamedPicture { name in
                let view = ImageView(name, highlightedImageName: name)
                return view.image?.size == namedPictureSize && view.highlightedImage?.size == namedPictureSize
                    && ImageView(name).highlightedImage == nil
            }
        },
        .init("UIImageView.init(imageName:highlightedImageName:)") {
            try withNamedPicture { name in
                let view = UIImageView(imageName: name, highlightedImageName: name)
                return view.intrinsicContentSize == namedPictureSize
                    && view.highlightedImage?.size == namedPictureSize
                    && UIImageView(imageName: name).highlightedImage == nil
            }
        },
        .init("UIImageView.init(systemName:)") { UIImageView(systemName: "star").image?.isSymbolImage == true },
        .init("UIImageView.systemImage(_:)") { UIImageView().systemImage("star").image?.isSymbolImage == true },
        .init("UIImageView.imageName(_:highlightedImageName:)") {
            try withNamedPicture { name in
                let kept = square
                let view = UIImageView().highlightedImage(kept).imageName(name)
                return view.image?.size == namedPictureSize && view.highlightedImage === kept
                    && view.imageName(name, highlightedImageName: name).highlightedImage?.size == namedPictureSize
            }
        },
        .shown(
            "UIImageView.image(_:highlightedImage:)", UIImageView().highlighted(true),
            { $0.image(dot, highlightedImage: square) },
            like: {
                $0.image = dot
                $0.highlightedImage = square
            }),
        .init("UIImageView.highlightedImage(_:)") {
            UIImageView().image(dot).highlightedImage(square).highlighted(true).intrinsicContentSize.width == 4
        },
        .init("UIImageView.gradientImage(colors:direction:size:)") {
            let view = UIImageView().gradientImage(
                colors: [.red, .blue], direction: .leftToRight, size: gradientSize)
            return view.image?.size == gradientSize
                && view.gradientImage(colors: [], direction: .leftToRight, size: gradientSize).image == nil
        },
        .shown(
            "UIImageView.highlighted(_:)", UIImageView().image(dot).highlightedImage(square), { $0.highlighted(true) },
            like: { $0.isHighlighted = true }),
        .init("UIImageView.preferredSymbolConfiguration(_:)") {
            UIImageView(systemName: "star").preferredSymbolConfiguration(.init(pointSize: 60)).intrinsicContentSize
                .width > 40
        },
        .init("UIImageView.animationImages(_:)") {
            UIImageView().image(dot).animationImages([square]).animating(true).intrinsicContentSize.width == 4
        },
        .init("UIImageView.highlightedAnimationImages(_:)") {
            let view = UIImageView().image(dot).highlightedAnimationImages([square]).animating(true)
            return view.intrinsicContentSize.width == 3 && view.highlighted(true).intrinsicContentSize.width == 4
        },
        .shown(
            "UIImageView.animating(_:)", UIImageView().animationImages([square]), { $0.animating(true) },
            like: { $0.startAnimating() }),
    ]
}

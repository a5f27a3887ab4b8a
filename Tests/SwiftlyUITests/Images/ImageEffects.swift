import Foundation
import SwiftlyUI
import Testing

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
        .init("UIImageView.image(_:highlightedImage:)") {
            let (image, other) = (dot, square)
            let view = UIImageView().image(image, highlightedImage: other)
            let areThere = view.image === image && view.highlightedImage === other
            return areThere && view.image(other).image === other && view.highlightedImage == nil
        },
        .init("UIImageView.highlightedImage(_:)") {
            UIImageView().image(dot).highlightedImage(square).highlighted(true).intrinsicContentSize.width == 4
        },
        .init("UIImageView.gradientImage(colors:direction:size:)") {
            let view = UIImageView().gradientImage(
                colors: [.red, .blue], direction: .leftToRight, size: gradientSize)
            return view.image?.size == gradientSize
                && view.gradientImage(colors: [], direction: .leftToRight, size: gradientSize).image == nil
        },
        .init("UIImageView.highlighted(_:)") { UIImageView().highlighted(true).isHighlighted },
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
        .init("UIImageView.animationDuration(_:)") { UIImageView().animationDuration(2).animationDuration == 2 },
        .init("UIImageView.animationRepeatCount(_:)") {
            UIImageView().animationRepeatCount(3).animationRepeatCount == 3
        },
        .init("UIImageView.animating(_:)") {
            let view = UIImageView().animating(true)
            return view.isAnimating && !view.animating(false).isAnimating
        },
        .init("UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory(_:)") {
            UIImageView().adjustsImageSizeForAccessibilityContentSizeCategory(true)
                .adjustsImageSizeForAccessibilityContentSizeCategory
        },
        .init("UIImageView.preferredImageDynamicRange(_:)") {
            UIImageView().preferredImageDynamicRange(.high).preferredImageDynamicRange == .high
        },
    ]
}

@MainActor
@Suite struct ImageEffectTests {
    @Test func anUnknownNameIsWarnedOfAndLeavesNoImage() {
        var view = UIImageView()
        var button = UIButton()
        let found = warnings {
            view = UIImageView("nowhere").imageName("nowhere").systemImage("no.such.symbol")
            button = UIButton("Text").imageName("nowhere").backgroundImageName("nowhere")
        }
        #expect(view.image == nil && button.currentImage == nil && button.currentBackgroundImage == nil)
        #expect(found.count == 2)
        #expect(found.first.map { "\($0)".contains("nowhere") } == true)
    }
}

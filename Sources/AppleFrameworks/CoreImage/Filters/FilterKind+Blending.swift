import BuilderUIKit

extension FilterKind {
    /// The filters that mix an image with the one below it.
    static let blending: [String: FilterKind] = [
        "CIAdditionCompositing": blending(.addition), "CIMultiplyBlendMode": blending(.multiply),
        "CIScreenBlendMode": blending(.screen), "CIDarkenBlendMode": blending(.darken),
        "CILightenBlendMode": blending(.lighten), "CIDifferenceBlendMode": blending(.difference),
        "CIExclusionBlendMode": blending(.exclusion), "CIHardLightBlendMode": blending(.hardLight),
        "CIOverlayBlendMode": blending(.overlay),
    ]

    /// The filters that sharpen an image, and change its light; Core Image's weights aren't known.
    static let lighting: [String: FilterKind] = [
        "CIUnsharpMask": .changing([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { input, values in
            sharpened(input, radius: values.number(kCIInputRadiusKey), by: values.number(kCIInputIntensityKey))
        },
        "CISharpenLuminance": .changing([kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]) { input, values in
            sharpened(input, radius: values.number(kCIInputRadiusKey), by: values.number(kCIInputSharpnessKey))
        },
        "CIBloom": .changing([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { input, values in
            let glow = input.blurred(sigma: values.number(kCIInputRadiusKey))
            let faded = FadedNode(input: glow.node, opacity: values.number(kCIInputIntensityKey))
            return BlendNode(top: faded, bottom: input.node, mode: .screen)
        },
        "CIVignette": .changing([kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]) { input, values in
            VignetteNode(
                input: input.node, intensity: values.number(kCIInputIntensityKey),
                radius: values.number(kCIInputRadiusKey))
        },
    ]

    private static func blending(_ mode: BlendMode) -> FilterKind {
        FilterKind(images: [kCIInputImageKey, kCIInputBackgroundImageKey]) { values in
            guard let input = values.input, let background = values.image(kCIInputBackgroundImageKey) else {
                return values.input
            }
            return CIImage(BlendNode(top: input.node, bottom: background.node, mode: mode))
        }
    }

    private static func sharpened(_ input: CIImage, radius: Double, by amount: Double) -> SharpenedNode {
        SharpenedNode(
            input: input.node, blurred: input.clampedToExtent().blurred(sigma: radius).node, amount: amount)
    }
}

import Render

/// An error that prevents two images from being compared as requested.
public enum ComparisonError: Error, Hashable, Sendable {
    /// The share of pixels that must pass isn't a number from 0 to 1.
    case invalidPrecision(Double)
    /// The perceptual precision isn't a number from 0 to 1.
    case invalidPerceptualPrecision(Double)
    /// The YIQ threshold isn't a number from 0 to 1.
    case invalidThreshold(Double)
    /// A mask has a negative side.
    case invalidMask(PixelBox)
    /// The masks cover every pixel of the image: a comparison of nothing would always pass.
    case everythingIsMasked(PixelSize)
    /// A difference image that contains both images would exceed the maximum number of pixels.
    case tooLargeToDraw(PixelSize)
}

extension ComparisonError: CustomStringConvertible {
    /// The error's message, with a remedy.
    public var description: String {
        switch self {
        case .invalidPrecision(let value):
            return "a precision of \(value) makes no sense: it is the share of the pixels that must pass, from 0 to 1. "
                + "Leave it out, or set it to 1, for all of them."
        case .invalidPerceptualPrecision(let value):
            return "a perceptualPrecision of \(value) makes no sense: it goes from 0 (anything passes) to 1 (equal "
                + "colors). 0.98 lets differences pass that the eye hardly sees."
        case .invalidThreshold(let value):
            return "a threshold of \(value) makes no sense: it goes from 0 (equal colors) to 1 (anything passes). "
                + "Most set 0.1 or less."
        case .invalidMask(let box):
            return
                "the mask \(box) has a negative side: give its upper left corner, its width and its height in pixels."
        case .everythingIsMasked(let size):
            return "the masks cover all \(size) pixels of the picture, so that nothing would be compared. "
                + "Mask only what changes from run to run."
        case .tooLargeToDraw(let size):
            return "a picture of the differences would have \(size) pixels, which is more than "
                + "\(ImageLimits.standard.pixels): one picture is wide and the other one high. Look at both instead."
        }
    }
}

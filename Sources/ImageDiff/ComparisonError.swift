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
            return "invalid precision \(value): it is the share of the pixels that must pass, from 0 to 1. "
                + "Omit it, or set it to 1, to require all of them."
        case .invalidPerceptualPrecision(let value):
            return "invalid perceptualPrecision \(value): it ranges from 0 (anything passes) to 1 (equal "
                + "colors). 0.98 allows differences that are barely visible."
        case .invalidThreshold(let value):
            return "invalid threshold \(value): it ranges from 0 (equal colors) to 1 (anything passes). "
                + "0.1 or less is usual."
        case .invalidMask(let box):
            return
                "the mask \(box) has a negative width or height: use its upper left corner and its size in pixels."
        case .everythingIsMasked(let size):
            return "the masks cover all \(size) pixels of the picture, so nothing would be compared. "
                + "Mask only what changes from run to run."
        case .tooLargeToDraw(let size):
            return "the difference image would have \(size) pixels, more than the limit of "
                + "\(ImageLimits.standard.pixels): one picture is wide and the other one high. Look at both instead."
        }
    }
}

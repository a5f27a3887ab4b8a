import BuilderUIKit

/// An option of the filters that improve an image.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A Boolean value that indicates whether the filters change the light and the colors.
    public static let enhance = Self(rawValue: "kCIImageAutoAdjustEnhance")
    /// A Boolean value that indicates whether a filter removes red eyes.
    public static let redEye = Self(rawValue: "kCIImageAutoAdjustRedEye")
    /// The faces.
    public static let features = Self(rawValue: "kCIImageAutoAdjustFeatures")
    /// A Boolean value that indicates whether a filter crops the image.
    public static let crop = Self(rawValue: "kCIImageAutoAdjustCrop")
    /// A Boolean value that indicates whether a filter levels the image.
    public static let level = Self(rawValue: "kCIImageAutoAdjustLevel")
}

extension CIImage {
    /// Returns the filters that improve the image: none, because it isn't analyzed.
    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

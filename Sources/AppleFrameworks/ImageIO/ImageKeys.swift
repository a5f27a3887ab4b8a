import BuilderFoundation

// The keys of options and properties.

public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public nonisolated(unsafe) let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
public nonisolated(unsafe) let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
public nonisolated(unsafe) let kCGImagePropertyProfileName: CFString = "ProfileName"
public nonisolated(unsafe) let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
public nonisolated(unsafe) let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "GIFDictionary"
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "GIFDelayTime"
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "GIFUnclampedDelayTime"
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "GIFLoopCount"
public nonisolated(unsafe) let kCGImagePropertyAPNGDelayTime: CFString = "APNGDelayTime"
public nonisolated(unsafe) let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "APNGUnclampedDelayTime"
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = "PNGDictionary"
public nonisolated(unsafe) let kCGImagePropertyWebPDictionary: CFString = "WebPDictionary"
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "ExifDictionary"
public nonisolated(unsafe) let kCGImagePropertyExifDateTimeOriginal: CFString = "ExifDateTimeOriginal"
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "TIFFDictionary"
public nonisolated(unsafe) let kCGImagePropertyTIFFOrientation: CFString = "TIFFOrientation"
public nonisolated(unsafe) let kCGImagePropertyIPTCDictionary: CFString = "IPTCDictionary"
public nonisolated(unsafe) let kCGImagePropertyGPSDictionary: CFString = "GPSDictionary"
public nonisolated(unsafe) let kCGImagePropertyGPSLatitude: CFString = "GPSLatitude"
public nonisolated(unsafe) let kCGImagePropertyGPSLongitude: CFString = "GPSLongitude"
public nonisolated(unsafe) let kCGImagePropertyGPSLatitudeRef: CFString = "GPSLatitudeRef"
public nonisolated(unsafe) let kCGImagePropertyGPSLongitudeRef: CFString = "GPSLongitudeRef"
/// The key of the number of a lens's opening.
public nonisolated(unsafe) let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The key of the sensitivity.
public nonisolated(unsafe) let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The key of the seconds of the exposure.
public nonisolated(unsafe) let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The key of the lens.
public nonisolated(unsafe) let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The key of the lens's maker.
public nonisolated(unsafe) let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The key of the focal length in millimeters.
public nonisolated(unsafe) let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The key of the time at which a picture was stored.
public nonisolated(unsafe) let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The key of the flash.
public nonisolated(unsafe) let kCGImagePropertyExifFlash: CFString = "Flash"
/// The key of the width.
public nonisolated(unsafe) let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The key of the height.
public nonisolated(unsafe) let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The key of a comment.
public nonisolated(unsafe) let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The key of the camera's maker.
public nonisolated(unsafe) let kCGImagePropertyTIFFMake: CFString = "Make"
/// The key of the camera.
public nonisolated(unsafe) let kCGImagePropertyTIFFModel: CFString = "Model"
/// The key of the program.
public nonisolated(unsafe) let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The key of the time.
public nonisolated(unsafe) let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The key of the altitude in meters.
public nonisolated(unsafe) let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The key of the time.
public nonisolated(unsafe) let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The key of the date.
public nonisolated(unsafe) let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// The key of the properties of JFIF.
public nonisolated(unsafe) let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The key of the properties of Apple's cameras.
public nonisolated(unsafe) let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"

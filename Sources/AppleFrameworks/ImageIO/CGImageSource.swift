@_exported import BuilderFoundation
import BuilderUIKit

/// The images of a file, of which the first one is read.
public final class CGImageSource: @unchecked Sendable {
    fileprivate let data: Data
    private(set) lazy var image = UIImage(data: data)?.cgImage
    fileprivate init(data: Data) { self.data = data }
}

/// The state of a source.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

@discardableResult
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: data as Data)
}
@discardableResult
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource(data: $0) }
}
@discardableResult
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
@discardableResult
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.image == nil ? .statusInvalidData : .statusComplete
}
@discardableResult
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    switch isrc.data.first {
    case 0x89: "public.png"
    case 0xFF: "public.jpeg"
    case 0x47: "com.compuserve.gif"
    default: nil
    }
}
@discardableResult
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// Returns the image, no larger than `kCGImageSourceThumbnailMaxPixelSize`.
@discardableResult
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let image = isrc.image else { return nil }
    let longest = CGFloat(max(image.width, image.height))
    let option = options?[kCGImageSourceThumbnailMaxPixelSize]
    guard let limit = option as? CGFloat ?? (option as? NSNumber).map({ CGFloat($0.doubleValue) }), limit >= 1,
        limit < longest
    else { return image }
    let factor = limit / longest
    let size = CGSize(
        width: max(1, (CGFloat(image.width) * factor).rounded()),
        height: max(1, (CGFloat(image.height) * factor).rounded()))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
}

/// Returns an image's size in pixels.
@discardableResult
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let image = isrc.image else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height] as NSDictionary
}
@discardableResult
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    [kCGImagePropertyFileSize: isrc.data.count] as NSDictionary
}

/// The writer of a file with an image, in PNG or JPEG.
public final class CGImageDestination: @unchecked Sendable {
    fileprivate let type: String
    fileprivate let data: CFMutableData?
    fileprivate let url: URL?
    fileprivate var image: CGImage?
    fileprivate var quality: CGFloat = 1
    fileprivate init(type: String, data: CFMutableData?, url: URL?) {
        (self.type, self.data, self.url) = (type, data, url)
    }
}

@discardableResult
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(type: type as String, data: data, url: nil) }
@discardableResult
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(type: type as String, data: nil, url: url as URL) }
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = image
    if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber {
        idst.quality = quality.doubleValue
    }
}
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = isrc.image { CGImageDestinationAddImage(idst, image, properties) }
}
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image.map({ UIImage(cgImage: $0) }),
        let data = idst.type.contains("jpeg") ? image.jpegData(compressionQuality: idst.quality) : image.pngData()
    else { return false }
    idst.data?.append(data)
    guard let url = idst.url else { return true }
    return (try? data.write(to: url)) != nil
}

/// Returns the types of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    ["public.png", "public.jpeg", "com.compuserve.gif"] as NSArray
}
/// Returns the types of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] as NSArray }

@_exported import BuilderFoundation

public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "public.zip-archive"
public nonisolated(unsafe) let kUTTypeVCard: CFString = "public.vcard"
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"

private let types: [(type: String, file: String, mime: String)] = [
    ("public.jpeg", "jpg", "image/jpeg"), ("public.jpeg", "jpeg", "image/jpeg"), ("public.png", "png", "image/png"),
    ("com.compuserve.gif", "gif", "image/gif"), ("public.tiff", "tiff", "image/tiff"),
    ("public.heic", "heic", "image/heic"), ("public.plain-text", "txt", "text/plain"),
    ("public.html", "html", "text/html"), ("public.json", "json", "application/json"),
    ("public.xml", "xml", "application/xml"), ("com.adobe.pdf", "pdf", "application/pdf"),
    ("public.mp3", "mp3", "audio/mpeg"), ("public.mpeg-4-audio", "m4a", "audio/mp4"),
    ("public.mpeg-4", "mp4", "video/mp4"), ("com.apple.quicktime-movie", "mov", "video/quicktime"),
    ("public.zip-archive", "zip", "application/zip"), ("public.vcard", "vcf", "text/vcard"),
]

@discardableResult
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let tag = (inTag as String).lowercased()
    let isMIME = inTagClass == kUTTagClassMIMEType
    let found = types.first { (isMIME ? $0.mime : $0.file) == tag }?.type ?? "dyn." + tag
    return .passRetained(found as NSString)
}

@discardableResult
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    let entry = types.first { $0.type == inUTI as String }
    let tag = inTagClass == kUTTagClassMIMEType ? entry?.mime : entry?.file
    return tag.map { .passRetained($0 as NSString) }
}

@discardableResult
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }

/// Returns whether types are equal, or the second is the family of the first.
@discardableResult
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if inUTI == inConformsToUTI { return true }
    let mime = types.first { $0.type == inUTI as String }?.mime ?? ""
    switch inConformsToUTI as String {
    case "public.image": return mime.hasPrefix("image/")
    case "public.movie", "public.video", "public.audiovisual-content": return mime.hasPrefix("video/")
    case "public.audio": return mime.hasPrefix("audio/")
    case "public.text": return mime.hasPrefix("text/")
    case "public.data", "public.item", "public.content": return true
    default: return false
    }
}

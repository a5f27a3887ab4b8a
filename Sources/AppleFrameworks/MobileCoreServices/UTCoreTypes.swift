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
public nonisolated(unsafe) let kUTTypeCompositeContent: CFString = "public.composite-content"
public nonisolated(unsafe) let kUTTypeMessage: CFString = "public.message"
public nonisolated(unsafe) let kUTTypeContact: CFString = "public.contact"
public nonisolated(unsafe) let kUTTypeArchive: CFString = "public.archive"
public nonisolated(unsafe) let kUTTypeDiskImage: CFString = "public.disk-image"
public nonisolated(unsafe) let kUTTypeDirectory: CFString = "public.directory"
public nonisolated(unsafe) let kUTTypeResolvable: CFString = "com.apple.resolvable"
public nonisolated(unsafe) let kUTTypeSymLink: CFString = "public.symlink"
public nonisolated(unsafe) let kUTTypeExecutable: CFString = "public.executable"
public nonisolated(unsafe) let kUTTypeVolume: CFString = "public.volume"
public nonisolated(unsafe) let kUTTypePackage: CFString = "com.apple.package"
public nonisolated(unsafe) let kUTTypeBundle: CFString = "com.apple.bundle"
public nonisolated(unsafe) let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
public nonisolated(unsafe) let kUTTypeAliasFile: CFString = "com.apple.alias-file"
public nonisolated(unsafe) let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
public nonisolated(unsafe) let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
public nonisolated(unsafe) let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
public nonisolated(unsafe) let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
public nonisolated(unsafe) let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
public nonisolated(unsafe) let kUTTypeRTFD: CFString = "com.apple.rtfd"
public nonisolated(unsafe) let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
public nonisolated(unsafe) let kUTTypeWebArchive: CFString = "com.apple.webarchive"
public nonisolated(unsafe) let kUTTypeTXNTextAndMultimediaData: CFString = "com.apple.txn.text-multimedia-data"
public nonisolated(unsafe) let kUTTypeSourceCode: CFString = "public.source-code"
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString = "public.swift-source"
public nonisolated(unsafe) let kUTTypeCSource: CFString = "public.c-source"
public nonisolated(unsafe) let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
public nonisolated(unsafe) let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
public nonisolated(unsafe) let kUTTypeCHeader: CFString = "public.c-header"
public nonisolated(unsafe) let kUTTypeJavaSource: CFString = "com.sun.java-source"
public nonisolated(unsafe) let kUTTypeScript: CFString = "public.script"
public nonisolated(unsafe) let kUTTypeShellScript: CFString = "public.shell-script"
public nonisolated(unsafe) let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
public nonisolated(unsafe) let kUTTypePythonScript: CFString = "public.python-script"
public nonisolated(unsafe) let kUTTypeRubyScript: CFString = "public.ruby-script"
public nonisolated(unsafe) let kUTTypePerlScript: CFString = "public.perl-script"
public nonisolated(unsafe) let kUTTypePHPScript: CFString = "public.php-script"
public nonisolated(unsafe) let kUTTypePropertyList: CFString = "com.apple.property-list"
public nonisolated(unsafe) let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
public nonisolated(unsafe) let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
public nonisolated(unsafe) let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
public nonisolated(unsafe) let kUTTypePICT: CFString = "com.apple.pict"
public nonisolated(unsafe) let kUTTypeAppleICNS: CFString = "com.apple.icns"
public nonisolated(unsafe) let kUTTypeBMP: CFString = "com.microsoft.bmp"
public nonisolated(unsafe) let kUTTypeICO: CFString = "com.microsoft.ico"
public nonisolated(unsafe) let kUTTypeRawImage: CFString = "public.camera-raw-image"
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
public nonisolated(unsafe) let kUTTypeMPEG: CFString = "public.mpeg"
public nonisolated(unsafe) let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
public nonisolated(unsafe) let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
public nonisolated(unsafe) let kUTTypeAVIMovie: CFString = "public.avi"
public nonisolated(unsafe) let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
public nonisolated(unsafe) let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
public nonisolated(unsafe) let kUTTypeMIDIAudio: CFString = "public.midi-audio"
public nonisolated(unsafe) let kUTTypePlaylist: CFString = "public.playlist"
public nonisolated(unsafe) let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
public nonisolated(unsafe) let kUTTypeFramework: CFString = "com.apple.framework"
public nonisolated(unsafe) let kUTTypeApplication: CFString = "com.apple.application"
public nonisolated(unsafe) let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
public nonisolated(unsafe) let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
public nonisolated(unsafe) let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
public nonisolated(unsafe) let kUTTypePresentation: CFString = "public.presentation"
public nonisolated(unsafe) let kUTTypeDatabase: CFString = "public.database"
public nonisolated(unsafe) let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
public nonisolated(unsafe) let kUTTypeInkText: CFString = "com.apple.ink.inktext"
public nonisolated(unsafe) let kUTTypeFont: CFString = "public.font"
public nonisolated(unsafe) let kUTTypeBookmark: CFString = "public.bookmark"
public nonisolated(unsafe) let kUTType3DContent: CFString = "public.3d-content"
public nonisolated(unsafe) let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
public nonisolated(unsafe) let kUTTypeX509Certificate: CFString = "public.x509-certificate"
public nonisolated(unsafe) let kUTTypeLog: CFString = "public.log"
public nonisolated(unsafe) let kUTTypeEmailMessage: CFString = "public.email-message"
public nonisolated(unsafe) let kUTTypeCalendarEvent: CFString = "public.calendar-event"
public nonisolated(unsafe) let kUTTypeToDoItem: CFString = "public.to-do-item"
public nonisolated(unsafe) let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
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

import BuilderFoundation

/// The properties of a type that don't follow from its supertypes.
struct TypeDeclaration: Hashable, Sendable {
    var supertypes: [String] = []
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var description: String?
}

/// The types that iOS declares, as far as apps name them.
enum TypeTable {
    /// The declarations by identifier.
    static let declarations: [String: TypeDeclaration] = Dictionary(
        uniqueKeysWithValues: rows.map { row in
            func words(_ column: Int) -> [String] { row[column].split(separator: " ").map(String.init) }
            return (
                row[0],
                TypeDeclaration(
                    supertypes: words(1), extensions: words(2), mimeTypes: words(3),
                    description: row[4].isEmpty ? nil : row[4])
            )
        })

    /// The identifiers by their lower-case form.
    static let identifiers = Dictionary(uniqueKeysWithValues: declarations.keys.map { ($0.lowercased(), $0) })
    /// The identifiers for each file name extension; the first one is preferred.
    static let byExtension = index(2)
    /// The identifiers for each MIME type; the first one is preferred.
    static let byMIMEType = index(3)

    private static func index(_ column: Int) -> [String: [String]] {
        rows.reduce(into: [:]) { index, row in
            for word in row[column].split(separator: " ") { index[String(word), default: []].append(row[0]) }
        }
    }

    private static let rows: [[String]] = text.split(separator: "\n").map { line in
        line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }

    /// The identifier, supertypes, file name extensions, MIME types and description of each type.
    private static let text = """
        public.item||||
        public.content||||
        public.composite-content|public.content|||
        public.data|public.item|||data
        public.disk-image|public.archive|||disk image
        public.directory|public.item|||directory
        public.folder|public.directory|||folder
        public.volume|public.folder|||volume
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|||bundle
        com.apple.plugin|com.apple.bundle|||
        com.apple.application|public.executable|||application
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
        com.apple.framework|com.apple.bundle|framework||framework
        public.symlink|public.item|||
        com.apple.alias-file|public.data|||alias
        public.executable|public.item|||
        public.url|public.data|||URL
        public.file-url|public.url|||file URL
        public.message||||message
        public.contact||||contact
        public.to-do-item||||
        public.calendar-event||||
        public.email-message|public.message|||email message
        public.text|public.data public.content|||text
        public.plain-text|public.text|txt text|text/plain|text
        public.utf8-plain-text|public.plain-text|||Unicode text
        public.utf16-external-plain-text|public.plain-text|||
        public.utf16-plain-text|public.plain-text|||
        public.delimited-values-text|public.text|||
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|\
        CSV document
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV document
        public.rtf|public.text|rtf|text/rtf application/rtf|RTF document
        com.apple.rtfd|com.apple.package public.composite-content|rtfd|text/rtfd|RTFD document
        com.apple.flat-rtfd|public.data public.composite-content|||
        public.html|public.text|html htm shtml|text/html|HTML text
        public.xml|public.text|xml|application/xml text/xml|XML text
        public.yaml|public.text|yml yaml|application/x-yaml|YAML
        public.css|public.text|css|text/css|CSS
        public.json|public.text|json|application/json|JSON
        com.apple.property-list|public.data|plist||property list
        com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
        com.apple.binary-property-list|com.apple.property-list|||binary property list
        public.source-code|public.plain-text|||source code
        public.swift-source|public.source-code|swift||Swift source code
        public.c-source|public.source-code|c||C source code
        public.c-header|public.source-code|h||C header
        public.objective-c-source|public.source-code|m||Objective-C source code
        public.c-plus-plus-source|public.source-code|cp cpp cc cxx c++||C++ source code
        public.assembly-source|public.source-code|s||assembly source
        public.script|public.source-code|||script
        public.shell-script|public.script|sh command||shell script
        public.python-script|public.script|py|text/x-python|Python script
        public.ruby-script|public.script|rb|text/x-ruby-script|Ruby script
        public.perl-script|public.script|pl|text/x-perl-script|Perl script
        public.php-script|public.script|php|text/php|PHP script
        com.netscape.javascript-source|public.source-code|js javascript|text/javascript application/javascript|\
        JavaScript
        com.apple.applescript.text|public.script|applescript||AppleScript
        com.apple.applescript.script|public.data public.script|scpt||
        public.make-source|public.script|mak mk||Makefile
        com.apple.log|public.plain-text|log||log
        public.image|public.data public.content|||image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.png|public.image|png|image/png|PNG image
        com.apple.icns|public.image|icns||icon
        com.microsoft.bmp|public.image|bmp|image/bmp image/x-bmp|BMP image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|icon
        public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        public.heif-standard|public.image|heif|image/heif|HEIF image
        public.heic|public.heif-standard|heic|image/heic|HEIC image
        com.apple.live-photo||||Live Photo
        public.camera-raw-image|public.image|||camera raw
        com.pixar.universal-scene-description|public.3d-content|usd||
        com.pixar.universal-scene-description-mobile|com.pixar.universal-scene-description|usdz|model/vnd.usdz+zip|USDZ
        com.apple.reality|public.data|reality|model/vnd.reality|
        com.apple.scenekit.scene|public.3d-content|scn||
        public.3d-content|public.content|||3D content
        public.audiovisual-content|public.data public.content|||
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.audio|public.audiovisual-content|||audio
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg mpeg mpe|video/mpeg|MPEG movie
        public.mpeg-2-video|public.video|m2v|video/mpeg2|
        public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|
        public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3|MP3 audio
        public.mpeg-4|public.movie|mp4 mpg4|video/mp4 video/mp4v|MPEG-4 movie
        public.mpeg-4-audio|public.audio|mp4|audio/mp4|MPEG-4 audio
        com.apple.protected-mpeg-4-audio|public.audio|m4p||
        com.apple.protected-mpeg-4-video|public.movie|m4v|video/x-m4v|
        public.avi|public.movie|avi|video/avi video/x-msvideo|AVI movie
        public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav audio/x-wav|WAV audio
        public.midi-audio|public.audio|midi mid|audio/midi|MIDI audio
        public.playlist||||playlist
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl application/vnd.apple.mpegurl|\
        M3U playlist
        public.archive|public.data|||archive
        org.gnu.gnu-zip-archive|public.archive|gz gzip|application/x-gzip application/gzip|gzip archive
        public.bzip2-archive|public.archive|bz2 bzip2|application/x-bzip2|bzip2 archive
        public.zip-archive|public.archive|zip|application/zip|ZIP archive
        com.apple.archive|public.archive|aar||
        public.tar-archive|public.archive|tar|application/x-tar|tar archive
        public.spreadsheet|public.content|||spreadsheet
        public.presentation|public.composite-content|||presentation
        public.database||||database
        public.font||||font
        public.bookmark||||
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|
        public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|certificate
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard|vCard
        com.apple.internet-location|public.data|||
        com.microsoft.internet-shortcut|public.data|url||
        com.microsoft.windows-executable|public.data public.executable|exe||
        com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word document
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|\
        application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
        com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Excel workbook
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|\
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
        com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint|\
        PowerPoint presentation
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|\
        application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
        com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a|Apple MPEG-4 audio
        com.apple.m4v-video|public.mpeg-4|m4v||Apple MPEG-4 video
        org.webmproject.webm|public.movie|webm|video/webm|WebM movie
        net.daringfireball.markdown|public.plain-text|md markdown|text/markdown|Markdown
        com.apple.pkpass|public.data|pkpass|application/vnd.apple.pkpass|pass
        """
}

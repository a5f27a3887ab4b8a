import Render

/// The information in the files of an entry's pictures.
struct RunImageInfos: Sendable {
    struct Info: Sendable {
        /// Pixels.
        var width: Int
        /// Pixels.
        var height: Int
        /// Pixels for each point; nil where the file doesn't say.
        var scale: Double?
        /// Of the file.
        var bytes: Int
        /// The fingerprint of the machine that drew it; nil if the file has none.
        var fingerprint: Fingerprint?

        init(_ picture: RunImage) {
            width = picture.info.width
            height = picture.info.height
            scale = picture.info.scale
            bytes = picture.data.count
            fingerprint = picture.info.fingerprint
        }
    }

    var baseline: Info?
    var actual: Info?
    var difference: Info?
}

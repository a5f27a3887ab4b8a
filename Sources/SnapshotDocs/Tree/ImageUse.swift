/// A place where a page shows a picture.
struct ImageUse: Hashable, Sendable {
    var picture: String
    var place: TextPlace
    /// In which the page looks for the picture's files.
    var folder: String
}

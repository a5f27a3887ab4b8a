import BuilderUIKit
import SnapshotCore

/// Finds the one view of a screen that a picture names.
@MainActor
struct ViewSearch {
    private let picture: DocumentationPicture
    private let screen: LaidOutScreen

    init(_ picture: DocumentationPicture, _ screen: LaidOutScreen) {
        self.picture = picture
        self.screen = screen
    }

    /// The number of the view that shows and has this identifier.
    /// - Parameter place: the line that names it.
    /// - Throws: `DocumentationDrawingError` where none or several show.
    func view(
        _ identifier: String, in views: VisibleViews, at place: DeclarationLocation
    ) throws(DocumentationDrawingError) -> Int {
        let found = views.shown(identifier)
        if found.count == 1 { return found[0] }
        throw picture.error(reason(identifier, count: found.count), at: place)
    }

    private func reason(_ identifier: String, count: Int) -> DocumentationDrawingError.Reason {
        if count > 1 { return .severalViews(identifier, screen: screen.name, count: count) }
        if screen.identifiers.contains(identifier) { return .hiddenView(identifier, screen: screen.name) }
        let nearest = NameMatcher.nearest(
            to: identifier, among: screen.identifiers.map { (name: $0, aliases: []) }, limit: 3)
        return .unknownView(identifier, screen: screen.name, nearest: nearest)
    }
}

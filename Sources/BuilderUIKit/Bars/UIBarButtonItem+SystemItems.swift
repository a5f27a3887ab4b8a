import Foundation

extension UIBarButtonItem.SystemItem {
    /// The title of a system item, or nil if it shows an image.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The image of a system item, or nil if it shows a title.
    var symbolImage: UIImage? {
        let name: String
        switch self {
        case .compose: name = "square.and.pencil"
        case .reply: name = "arrowshape.turn.up.left"
        case .action: name = "square.and.arrow.up"
        case .organize: name = "folder"
        case .bookmarks: name = "book"
        case .search: name = "magnifyingglass"
        case .refresh: name = "arrow.clockwise"
        case .stop: name = "xmark"
        case .close: name = "xmark.circle.fill"
        case .camera: name = "camera"
        case .trash: name = "trash"
        case .play: name = "play.fill"
        case .pause: name = "pause.fill"
        case .rewind: name = "backward.fill"
        case .fastForward: name = "forward.fill"
        default: return nil
        }
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    }
}

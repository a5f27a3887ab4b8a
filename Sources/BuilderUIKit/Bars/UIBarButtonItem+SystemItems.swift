import Foundation

extension UIBarButtonItem.SystemItem {
    /// The title of a system item, or nil if it shows an image.
    var title: String? {
        switch self {
        case .done: SystemWord.done.text
        case .cancel: SystemWord.cancel.text
        case .edit: SystemWord.edit.text
        case .save: SystemWord.save.text
        case .undo: SystemWord.undo.text
        case .redo: SystemWord.redo.text
        default: nil
        }
    }

    /// Returns the image of a system item, or nil if it shows a title.
    ///
    /// In the look of iOS 26, Done is a checkmark, and Cancel and Close are a cross (the symbols' sizes are not
    /// measured).
    func symbolImage(for traits: UITraitCollection) -> UIImage? {
        guard traits.isIOS26 else {
            return self == .close ? UIImage.closeSymbol : symbolImage(symbolName, pointSize: 20)
        }
        switch self {
        case .done: return symbolImage("checkmark", pointSize: 18, weight: .semibold)
        case .cancel, .close, .stop: return symbolImage("xmark", pointSize: 18, weight: .medium)
        default: return symbolImage(symbolName, pointSize: 20)
        }
    }

    private func symbolImage(
        _ name: String?, pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular
    ) -> UIImage? {
        guard let name else { return nil }
        return UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight))
    }

    private var symbolName: String? {
        switch self {
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }

    /// The label of a system item that shows an image; nil for spaces. The words are from memory.
    var accessibilityTitle: String? { englishAccessibilityTitle.map(SystemWord.text(of:)) ?? title }

    private var englishAccessibilityTitle: String? {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        default: nil
        }
    }
}

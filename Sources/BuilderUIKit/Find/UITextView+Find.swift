import Foundation
import Render

extension UITextView {
    /// The value of ``findInteraction``.
    var ownFindInteraction: UIFindInteraction? {
        guard isFindInteractionEnabled else { return nil }
        let key = ObjectIdentifier(UIFindInteraction.self)
        if let known = attachments[key] as? UIFindInteraction { return known }
        let interaction = UIFindInteraction(_responder: ())
        interaction.makeSession = { [weak self] in self.map { UITextSearchingFindSession(searchableObject: $0) } }
        attachments[key] = interaction
        addInteraction(interaction)
        return interaction
    }

    /// Returns a Boolean value that indicates whether an action of the search does something; nil for other actions.
    func allowsFinding(_ action: Selector) -> Bool? {
        switch action.name {
        case "find:", "findAndReplace:", "useSelectionForFind:": isFindInteractionEnabled
        case "findNext:", "findPrevious:": findInteraction?.activeFindSession != nil
        default: nil
        }
    }

    /// Shows the panel that searches in the text, with the selected text if one is wanted.
    func showFindNavigator(showingReplace: Bool = false, withSelection: Bool = false) {
        guard let findInteraction else { return }
        if withSelection, let selection = selectedTextRange.flatMap(text(in:)), !selection.isEmpty {
            findInteraction.searchText = selection
        }
        findInteraction.presentFindNavigator(showingReplace: showingReplace)
    }

    /// Returns the marks behind the found texts, from an origin in the view: the highlighted one in yellow, the others
    /// paler (the colors are not measured).
    func findMarks(from origin: CGPoint, in environment: DisplayEnvironment) -> [LayerContent] {
        let color = environment.resolve(.systemYellow)
        let pale = Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * 0.3)
        let length = (text ?? "").utf16.count
        return foundTextStyles.filter { $0.range.upperBound <= length }.map { range, style in
            let path = CGMutablePath()
            for rect in placeRects(UITextRange(from: range)) where rect.width > 0 && rect.height > 0 {
                path.addRect(rect.offsetBy(dx: -origin.x, dy: -origin.y))
            }
            return .fill(path.path, style == .highlighted ? color : pale, .nonZero)
        }
    }
}

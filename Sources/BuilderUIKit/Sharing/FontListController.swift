import Foundation

/// A row of a font picker: a family or one of its faces.
struct FontChoice {
    /// The name in the list.
    var title: String
    /// The PostScript names of the faces that can be chosen; that of the choice first.
    var faces: [String]

    /// The families of iOS whose characters have equal widths.
    private static let monospaced: Set = ["Courier", "Courier New", "Menlo"]

    /// Returns the families with faces that have a configuration's traits.
    @MainActor
    static func families(_ configuration: UIFontPickerViewController.Configuration) -> [FontChoice] {
        UIFont.familyNames.compactMap { family in
            let faces = UIFont.fontNames(forFamilyName: family).filter { name in
                var traits = UIFontDescriptor(name: name, size: 0).symbolicTraits
                if monospaced.contains(family) { traits.insert(.traitMonoSpace) }
                return traits.isSuperset(of: configuration.filteredTraits)
            }
            return faces.isEmpty ? nil : FontChoice(title: family, faces: faces)
        }
    }

    /// The rows of the faces, with the names behind the family's.
    var faceChoices: [FontChoice] {
        faces.map { name in
            let parts = name.split(separator: "-", maxSplits: 1)
            var face = parts.count > 1 ? String(parts[1]) : "Regular"
            if face.hasSuffix("MT") { face.removeLast(2) }
            return FontChoice(title: face == "BoldItalic" ? "Bold Italic" : face, faces: [name])
        }
    }
}

/// The list of a font picker's families or faces, each in its own font.
@MainActor
final class FontListController: UITableViewController, UISearchResultsUpdating {
    /// Called with the font that was tapped.
    var pick: (UIFontDescriptor) -> Void = { _ in }
    /// The selected font, whose row has a checkmark.
    var selection: UIFontDescriptor? { didSet { if isViewLoaded { tableView.reloadData() } } }
    private let choices: [FontChoice]
    private let configuration: UIFontPickerViewController.Configuration
    private(set) var shown: [FontChoice]

    init(_ choices: [FontChoice], _ configuration: UIFontPickerViewController.Configuration) {
        self.choices = choices
        self.configuration = configuration
        shown = choices
        super.init(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = (searchController.searchBar.text ?? "").trimmingCharacters(in: .whitespaces).lowercased()
        shown = text.isEmpty ? choices : choices.filter { $0.title.lowercased().contains(text) }
        if isViewLoaded { tableView.reloadData() }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let choice = shown[indexPath.row]
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
        let name = configuration.displayUsingSystemFont ? nil : choice.faces.first
        let own = name.flatMap { UIFont(name: $0, size: size) }
        var content = cell.defaultContentConfiguration()
        content.text = choice.title
        content.textProperties.font = own ?? .systemFont(ofSize: size)
        cell.contentConfiguration = content
        let showsFaces = configuration.includeFaces && choice.faces.count > 1
        let isSelected = selection.map { choice.faces.contains($0.postscriptName) } ?? false
        cell.accessoryType = showsFaces ? .detailButton : isSelected ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let name = shown[indexPath.row].faces.first else { return }
        pick(UIFontDescriptor(name: name, size: 0))
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let family = shown[indexPath.row]
        let faces = FontListController(family.faceChoices, configuration)
        faces.title = family.title
        faces.selection = selection
        faces.pick = pick
        navigationController?.pushViewController(faces, animated: true)
    }
}

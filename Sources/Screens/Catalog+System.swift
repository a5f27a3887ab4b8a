import Builder
import BuilderSnapshots

extension Catalog {
    /// The system's controls, bars, cells, sheets and alerts, in the look of iOS 18 and that of iOS 26.
    static let system: [Screen] = InterfaceDesign.allCases.flatMap { design in
        [
            // Many in a small space: as large as the system makes them, not as an app would, and cut off at large text.
            system("controls", "Every control in every state", design) { ControlStatesView() }.allowing(.smallTarget),
            system("buttons", "Buttons in every configuration and state", design) { ConfiguredButtonsView(.states) }
                .allowing(.smallTarget, .offScreen),
            system("button-contents", "Buttons in every size, with images, corners and contents", design) {
                ConfiguredButtonsView(.contents)
            }.allowing(.smallTarget, .offScreen),
            system("bars", "A large title, bar buttons and tabs", design) { makeBarsScreen() },
            system("toolbar", "A back button, a search bar and a toolbar", design, make: makeToolbarScreen),
            system("bar-titles", "A prompt, a title and a subtitle in a bar", design, make: makeTitlesScreen),
            system("inline-tabs", "Tabs in landscape", design) { makeBarsScreen(hasBadge: false) }
                .on(.devices("iPhone 12", "iPhone SE (3rd)")).orientations(.landscape),
            system("search", "A search bar below a large title", design) { makeSearchScreen(isActive: false) },
            system("search-results", "Results of a search, with scopes", design) { makeSearchScreen(isActive: true) },
            system("search-suggestions", "Suggestions and tokens of a search", design, make: makeSuggestionsScreen),
            system("cells", "Cells of a table, with accessories", design) {
                UINavigationController(rootViewController: SystemCellsController())
            },
            // The text view is as high as its line, and the last picker ends below the screen at large text.
            system("pickers", "Pickers of dates and choices, and a text view", design) { PickersView() }
                .allowing(.smallTarget, .offScreen),
            system("plain-table", "A plain table with headers and values", design) {
                SystemList.plainTable.makeScreen()
            },
            system("grouped-table", "A grouped table with headers and a footer", design) {
                SystemList.groupedTable.makeScreen()
            },
            system("edited-table", "A table that is edited", design) { SystemList.editedTable.makeScreen() },
            system("swiped-table", "A swiped row with its actions", design) { SystemList.swipedTable.makeScreen() },
            system("refreshing-table", "A table that is pulled down and refreshes", design) {
                SystemList.refreshingTable.makeScreen()
            },
            system("plain-list", "A plain list of a collection view", design) { SystemList.plainList.makeScreen() },
            system("inset-list", "A list of inset groups of a collection view", design) {
                SystemList.insetGroupedList.makeScreen()
            },
            system("sheet", "A sheet at its medium detent", design) { makePresentation(.sheet) },
            system("large-sheet", "A sheet at its large detent", design) { makePresentation(.largeSheet) },
            system("alert", "An alert with a text field", design) { makePresentation(.alert) },
            system("action-sheet", "An action sheet", design) { makePresentation(.actionSheet) },
            // The button is in front of the first row.
            system("menu", "An open menu", design) { MenuController() }.allowing(.overlappingText),
            system("sized-menu", "An open menu with small and medium elements", design) { SizedMenuController() },
            system("edit-menu", "The menu of edit actions of a word", design) { EditMenuController() },
            system("context-menu", "The context menu of a row", design) {
                UINavigationController(rootViewController: ContextMenuController(showsController: false))
            },
            system("preview-menu", "A context menu beside a controller’s view", design) {
                UINavigationController(rootViewController: ContextMenuController(showsController: true))
            },
            system("popover", "A popover", design) { makePresentation(.popover) },
            system("share", "A share sheet", design) { makeSystemContent(.share) },
            system("color-picker", "A picker of colors", design) { makeSystemContent(.colorPicker) },
            system("font-picker", "A picker of fonts", design) { makeSystemContent(.fontPicker) },
            system("text-formatting", "A panel that formats text", design) { makeSystemContent(.textFormatting) },
            system("document-picker", "A picker of documents", design) { makeSystemContent(.documentPicker) },
            system("photo-picker", "A picker of photos", design) { makeSystemContent(.photoPicker) },
            system("editing", "A field that is edited, with a bar above the keyboard’s place", design) {
                UINavigationController(rootViewController: EditingController())
            },
            system("selected-text", "A text of which some lines are selected", design) {
                UINavigationController(rootViewController: SelectedTextController())
            },
            system("composed-text", "A text that an input method composes", design) {
                UINavigationController(rootViewController: ComposedTextController())
            },
            system("rich-text", "A text with attachments, columns and lists", design) {
                UINavigationController(rootViewController: RichTextController())
            },
            system("pages", "Pages above a page control", design) { PagesController(isBook: false) },
            system("book", "A book that is open at two pages", design) { PagesController(isBook: true) },
            system("split", "Two columns where there is room for them", design, make: makeSplitScreen)
                .on(.devices("iPhone 12", "iPad mini 7")),
            system("split-overlay", "A column over another one", design, make: makeOverlaidSplitScreen)
                .on(.devices("iPad mini 7")),
            system("sidebar", "A sidebar with headers, folders, counts and a selected row", design) {
                makeSidebarScreen()
            }.on(.devices("iPad mini 7")),
            system("inspector", "A column with an inspector", design, make: makeInspectorScreen)
                .on(.devices("iPhone 12", "iPad mini 7")),
            system("page-curl", "A page that a finger turns", design) {
                PagesController(isBook: false, isTurned: true)
            },
            system("book-curl", "A book’s page that a finger turns", design) {
                PagesController(isBook: true, isTurned: true)
            }
            // Pages lie on each other while one is turned.
            .allowing(.overlappingText),
            system("custom-presentation", "A card in a presentation of its own", design, make: makeCustomPresentation),
            system("shelves", "Rows of a collection view that scroll across", design) {
                UINavigationController(rootViewController: ShelvesController())
            },
            system("outline", "An outline with an expanded part", design) {
                UINavigationController(rootViewController: OutlineController(isEdited: false))
            },
            system("accessories", "A list with accessories of each kind", design) {
                UINavigationController(rootViewController: OutlineController(isEdited: true))
            },
            system("unavailable", "Pages without content, without results, and that load", design) {
                UnavailableView()
            }.allowing(.smallTarget),
            system("calendar", "A month with decorations, and color wells", design) { CalendarScreenView() }
                .allowing(.smallTarget),
            system("layers", "Layers with gradients, copies, particles and text", design) { LayersView() },
            system("depth", "Cards, a cube and planes in perspective, and fireworks", design) { DepthView() },
            system("effects", "Blurs and vibrant texts above stripes", design) { EffectsView() },
            system("vibrancy", "Vibrant labels, fills and separators over a gradient", design) { VibrancyView() },
            system("variable-symbols", "Symbols at four variable values", design) { VariableSymbolsView() },
            system("symbol-effects", "Symbols after their effects", design) { SymbolEffectsView() },
            system("hosting", "The places of a page and of rows of SwiftUI", design) {
                UINavigationController(rootViewController: HostedViewsController())
            },
            system("dragging", "A card that is dragged, above the place of its drop", design) {
                UINavigationController(rootViewController: DraggingController())
            },
            system("drops", "Dragged rows, with the gaps and the placeholder of their drops", design) {
                UINavigationController(rootViewController: DropsController())
            },
            system("detected-text", "Links, dates and addresses in a text around a picture", design) {
                UINavigationController(rootViewController: DetectedTextController())
            },
            system("pdf-pages", "The pages of a PDF document", design) {
                UINavigationController(rootViewController: PDFPagesController())
            },
            system("tip", "A tip in a page, and one in a popover", design, make: makeTipScreen)
                .allowing(.smallTarget),
        ]
    }

    private static func system(
        _ name: String, _ title: String, _ design: InterfaceDesign,
        make: @escaping @MainActor @Sendable () -> any RenderSource
    ) -> Screen {
        let isIOS26 = design == .ios26
        let configurations = [UIContentSizeCategory.large, .accessibilityLarge].flatMap { size in
            Appearance.allCases.map {
                SnapshotConfiguration(device: .standard, appearance: $0, contentSizeCategory: size)
            }
        }
        return Screen(
            "system-\(name)\(isIOS26 ? "-ios26" : "")", title: title + (isIOS26 ? ", as on iOS 26" : ""),
            configurations: configurations, make: make
        ).design(design)
            // The system's colors are shown as they are: its blue, gray and red have 3 to 4 on white.
            .allowing(.contrast)
    }
}

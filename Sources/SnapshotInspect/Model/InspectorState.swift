import BuilderUIKit
import SnapshotCore

/// The state of the inspector: what it shows of which screen. Keys and drawings change it, and nothing else does.
struct InspectorState: Sendable {
    /// A screen of the catalog, in one of its states.
    struct ListedScreen: Hashable, Sendable {
        var name: String
        /// The configuration that it is drawn for unless another one is requested.
        var configuration: SnapshotConfiguration
    }

    /// The parts in which the arrow keys move.
    enum Pane: Hashable, Sendable {
        case tree, reasons
    }

    /// The outlines over the picture.
    enum Mark: Hashable, Sendable, CaseIterable {
        case frames, margins, constraints
    }

    /// The uses of the keys.
    enum Mode: Hashable, Sendable {
        case browsing
        /// Letters are added to the text of the search, which began at a view.
        case searching(origin: Int)
        case help
    }

    let screens: [ListedScreen]
    private(set) var index: Int
    /// The configuration that the command line requests, for the screen that it requests.
    private let requested: (index: Int, configuration: SnapshotConfiguration)?
    /// The settings that keys have changed.
    private(set) var axes = ConfigurationAxes()

    /// The screen that was drawn last; nil if it can't be drawn, or another one was selected.
    private(set) var drawn: InspectedScreen?
    /// The number of drawings, by which pictures differ.
    private(set) var drawing = 0
    /// The reason for which the screen can't be drawn.
    private(set) var failure: String?
    private(set) var isDrawing = false

    var pane = Pane.tree
    var mode = Mode.browsing
    var marks: Set<Mark> = []
    var selection = 0
    var folded: Set<Int> = []
    /// The edges whose further constraints are shown.
    var expandedEdges: Set<String> = []
    /// The line of the reasons that the arrow keys have reached.
    var reasonRow = 0
    /// The columns by which the reasons are moved to the left.
    var reasonColumn = 0
    var search = ""
    /// The answer to the last key, in place of the keys' names.
    var message: String?

    /// - Parameter requested: The configuration of the first screen; nil for its own.
    init(screens: [ListedScreen], index: Int = 0, requested: SnapshotConfiguration? = nil) {
        self.screens = screens
        self.index = index
        self.requested = requested.map { (index, $0) }
    }

    var screen: ListedScreen { screens[index] }

    private var base: SnapshotConfiguration? { requested?.index == index ? requested?.configuration : nil }

    /// The configuration that the screen is drawn for.
    var configuration: SnapshotConfiguration {
        let base = base ?? screen.configuration
        return axes.varying([base]).first ?? base
    }

    /// The lines about the selected view.
    var reasons: [ReasonRow] { drawn?.reasons(for: selection, expanded: expandedEdges) ?? [] }

    /// The views that the search finds.
    var matches: [Int] { drawn?.views(matching: search) ?? [] }

    // MARK: Drawing

    /// Returns the request for the current screen, and forgets what was drawn before if it was another one.
    mutating func requestDrawing() -> DrawingRequest {
        isDrawing = true
        failure = nil
        return DrawingRequest(screen: screen.name, configuration: base?.name ?? "", axes: axes)
    }

    /// Shows a screen that was drawn; the selected view stays selected if the screen still has it.
    mutating func take(_ screen: InspectedScreen) {
        isDrawing = false
        failure = nil
        drawing += 1
        let former = drawn
        drawn = screen
        let isSameTree = former.map { $0.views.map(\.type) == screen.views.map(\.type) } ?? false
        guard !isSameTree else { return }
        let selected = former.flatMap { $0.views.indices.contains(selection) ? $0.views[selection] : nil }
        folded = []
        select(selected?.identifier.flatMap { name in screen.views.firstIndex { $0.identifier == name } } ?? 0)
    }

    /// Shows the reason for which the screen can't be drawn.
    mutating func fail(_ reason: String) {
        isDrawing = false
        drawn = nil
        failure = reason
        select(0)
        folded = []
    }

    /// Selects a view, and unfolds its superviews.
    mutating func select(_ view: Int) {
        if view != selection {
            expandedEdges = []
            reasonRow = 0
            reasonColumn = 0
        }
        selection = view
        guard let drawn, drawn.views.indices.contains(view) else { return }
        folded.subtract(drawn.ancestors(of: view))
    }

    /// Selects another screen of the catalog.
    mutating func selectScreen(_ new: Int) {
        index = new
        drawn = nil
        failure = nil
        selection = 0
        folded = []
        expandedEdges = []
        reasonRow = 0
        reasonColumn = 0
    }

    /// Changes a setting if the device can have it.
    /// - Returns: false if it can't.
    mutating func change(_ change: (inout ConfigurationAxes) -> Void) -> Bool {
        var axes = axes
        change(&axes)
        guard !axes.varying([base ?? screen.configuration]).isEmpty else { return false }
        self.axes = axes
        return true
    }
}

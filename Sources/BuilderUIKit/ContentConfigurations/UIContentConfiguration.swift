import Foundation

/// The content of a cell as a value that creates its view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Returns a new view that displays the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state, such as that of a selected cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The displayed configuration.
    var configuration: any UIContentConfiguration { get set }
    /// Returns a Boolean value that indicates whether the view can display another configuration.
    ///
    /// If not, a new view is created for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns true for a configuration of the same type.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state of a view that displays configurations.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A value of the app.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value of the app in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the view is disabled.
    public var isDisabled = false
    /// A Boolean value that indicates whether the view is highlighted.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the view is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the view is focused; false here.
    public var isFocused = false
    /// A Boolean value that indicates whether the view is pinned to an edge; false here.
    public var isPinned = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// Creates a state with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the cell is disabled, that is, doesn't handle touches.
    public var isDisabled = false
    /// A Boolean value that indicates whether the cell is highlighted.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the cell is focused; false here.
    public var isFocused = false
    /// A Boolean value that indicates whether the cell is pinned to an edge; false here.
    public var isPinned = false
    /// A Boolean value that indicates whether the cell is being edited.
    public var isEditing = false
    /// A Boolean value that indicates whether the cell is expanded; false here.
    public var isExpanded = false
    /// A Boolean value that indicates whether the cell is swiped; false here.
    public var isSwiped = false
    /// A Boolean value that indicates whether the cell is being moved; always false in a table.
    public var isReordering = false
    /// The part of the cell in a drag; none here.
    public var cellDragState = DragState.none
    /// The part of the cell in a drop; none here.
    public var cellDropState = DropState.none

    /// The part of a cell in a drag.
    public enum DragState: Int, Hashable, Sendable {
        /// None, the cell is lifted, or it is dragged.
        case none, lifting, dragging
    }

    /// The part of a cell in a drop.
    public enum DropState: Int, Hashable, Sendable {
        /// None, the drop is elsewhere, or it is on the cell.
        case none, notTargeted, targeted
    }
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// Creates a state with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The display of a configuration's view in a cell's content view, from edge to edge.
///
/// UIKit replaces the content view with it.
@MainActor
final class ContentConfigurationHost {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?

    /// The configuration's view if it is a list content view.
    var listView: UIListContentView? { view as? UIListContentView }

    func show(_ new: (any UIContentConfiguration)?, in contentView: UIView, state: any UIConfigurationState) {
        configuration = new
        guard let shown = new?.updated(for: state) else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(shown) {
            view.configuration = shown
            return
        }
        view?.removeFromSuperview()
        let made = shown.makeContentView()
        made.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(made)
        NSLayoutConstraint.activate([
            made.topAnchor.constraint(equalTo: contentView.topAnchor),
            made.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            made.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            made.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        view = made
    }
}

/// A cell that displays a content configuration and is configured for its state.
///
/// The common behavior of a table's rows and a collection's items.
@MainActor
protocol ConfiguredCell: UIView {
    var contentView: UIView { get }
    var configurationHost: ContentConfigurationHost { get }
    /// Indicates whether the cell hasn't been configured since it was created or its state changed.
    var needsConfigurationUpdate: Bool { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    var backgroundConfiguration: UIBackgroundConfiguration? { get }
    var backgroundView: UIView? { get set }
    /// Gives the cell the color that it has without a configuration of the background.
    func restoreSystemBackground()
    var isSelected: Bool { get }
    var isHighlighted: Bool { get }
    /// Indicates whether the cell is edited: by its own state in a table, by the collection's in a collection.
    var isBeingEdited: Bool { get }
    /// The state for which the cell is configured: `presentConfigurationState`, unless a subclass overrides it.
    var configurationState: UICellConfigurationState { get }
    func updateConfiguration(using state: UICellConfigurationState)
    func setNeedsUpdateConfiguration()
}

extension ConfiguredCell {
    func markNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let configuration = configurationHost.configuration {
            configurationHost.show(configuration, in: contentView, state: state)
        }
        if let view = backgroundView as? BackgroundConfigurationView, automaticallyUpdatesBackgroundConfiguration,
            let backgroundConfiguration
        {
            view.configuration = backgroundConfiguration.updated(for: state)
        }
        observingReads(onChange: { $0.setNeedsUpdateConfiguration() }) { updateConfiguration(using: state) }
    }

    func showContentConfiguration(_ new: (any UIContentConfiguration)?) {
        configurationHost.show(new, in: contentView, state: configurationState)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Displays the background configuration in place of the background view and the background color.
    func backgroundConfigurationDidChange() {
        guard let backgroundConfiguration else {
            guard backgroundView is BackgroundConfigurationView else { return }
            backgroundView = nil
            restoreSystemBackground()
            return
        }
        let view = backgroundView as? BackgroundConfigurationView ?? BackgroundConfigurationView(frame: bounds)
        view.configuration =
            automaticallyUpdatesBackgroundConfiguration
            ? backgroundConfiguration.updated(for: configurationState) : backgroundConfiguration
        if backgroundView !== view { backgroundView = view }
        backgroundColor = .clear
    }

    var presentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isBeingEdited
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
}

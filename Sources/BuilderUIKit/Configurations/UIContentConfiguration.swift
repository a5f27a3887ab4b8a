import Foundation

/// What a cell shows, as a value that makes its own view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    /// The configuration as it is for a state, such as that of a selected cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show another configuration, so that none need be made for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// True for a configuration of the same type.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state of a view that shows configurations.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

/// The state of a head or foot.
public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// Shows a configuration's view in a cell's content, from edge to edge. (UIKit puts it in the content view's place.)
@MainActor
final class ContentConfigurationHost {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?

    /// What the configuration's view says of itself as a list's, where it is one.
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

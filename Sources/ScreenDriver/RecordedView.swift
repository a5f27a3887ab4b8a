import BuilderUIKit
import Foundation

/// The name by which a recorded action finds its view again.
package struct RecordedView: Hashable, Sendable, Codable {
    /// The kinds of names, in the order of their stability.
    package enum Key: String, Hashable, Sendable, Codable {
        /// An identifier, else a label, else a text or placeholder, as a string literal is a query.
        case name
        case label, text, placeholder
        /// The name of a class.
        case type
    }

    package var key: Key
    package var value: String
    /// The view's index among those of the name; nil if it is the only one.
    package var index: Int?

    package init(_ key: Key, _ value: String, index: Int? = nil) {
        self.key = key
        self.value = value
        self.index = index
    }

    /// The query that finds the view.
    package var query: ViewQuery {
        let query: ViewQuery =
            switch key {
            case .name: ViewQuery(value)
            case .label: .label(value)
            case .text: .text(value)
            case .placeholder: .placeholder(value)
            case .type: .type(named: value)
            }
        return index.map(query.at) ?? query
    }

    /// Creates the most stable name that finds exactly a view: its identifier, else its label, placeholder or text,
    /// else its class, the latter with an index if that is needed.
    ///
    /// - Returns: nil if the view is in no visible window.
    @MainActor
    init?(of view: UIView, in windows: ScreenWindows) {
        guard windows.contains(view) else { return nil }
        let search = ViewSearch(in: windows)
        let names = Self.names(of: view)
        if let only = names.first(where: {
            let found = search.matches($0.query)
            return found.count == 1 && found.first === view
        }) {
            self = only
            return
        }
        for name in names {
            if let index = search.matches(name.query).firstIndex(where: { $0 === view }) {
                self.init(name.key, name.value, index: index)
                return
            }
        }
        return nil
    }

    /// Returns the names of a view, the most stable ones first.
    @MainActor
    private static func names(of view: UIView) -> [RecordedView] {
        let isInput = view is any UIKeyInput
        var names: [RecordedView] = []
        func add(_ key: Key, _ value: String?) {
            guard let value, !value.isEmpty else { return }
            // A string literal is enough, unless another view has the name as its identifier or label.
            names.append(RecordedView(.name, value))
            if key != .name { names.append(RecordedView(key, value)) }
        }
        add(.name, view.accessibilityIdentifier)
        add(.label, view.accessibilityLabel)
        add(.placeholder, ViewName.placeholder(of: view))
        let type = RecordedView(.type, ViewClassName.of(view))
        // The text of a field is what a user has typed.
        if isInput { names.append(type) }
        add(.text, ViewName.text(of: view))
        if !isInput { names.append(type) }
        return names
    }
}

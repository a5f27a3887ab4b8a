import BuilderUIKit
import Foundation

/// The search for views on a screen.
@MainActor
struct ViewSearch {
    /// The view below which views are found, or the windows of the screen.
    private let roots: [UIView]
    private let windows: ScreenWindows?
    /// All views below the roots, in the order in which they are read.
    private let views: [UIView]

    /// All views below the roots, in reading order.
    var allViews: [UIView] { views }

    init(in root: UIView) { self.init([root], nil) }

    /// Creates a search in all visible windows of a screen.
    init(in windows: ScreenWindows) {
        // The rearmost first, as among subviews.
        self.init(windows.all.reversed(), windows)
    }

    private init(_ roots: [UIView], _ windows: ScreenWindows?) {
        self.roots = roots
        self.windows = windows
        var found: [UIView] = []
        // Iterative, since a tree may be deeper than the stack.
        var waiting = Array(roots.flatMap(\.subviews).reversed())
        while let view = waiting.popLast() {
            // A text field draws its text and placeholder in a label.
            if !(view is UILabel && view.superview is UITextField) { found.append(view) }
            waiting += view.subviews.reversed()
        }
        views = Self.inReadingOrder(found, windows?.main ?? roots.first)
    }

    private static func inReadingOrder(_ views: [UIView], _ root: UIView?) -> [UIView] {
        guard let root else { return views }
        let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let keyed = views.enumerated().map { index, view in
            let frame = root.convert(view.bounds, from: view)
            return (y: frame.minY, x: isRightToLeft ? -frame.maxX : frame.minX, index: index, view: view)
        }
        return keyed.sorted { ($0.y, $0.x, $0.index) < ($1.y, $1.x, $1.index) }.map(\.view)
    }

    /// Returns the views that match a query.
    ///
    /// Hidden views are found only if no visible one matches, and views behind a presented controller or another window
    /// only if no other one does.
    func matches(_ query: ViewQuery) -> [UIView] { matches(query.condition) }

    /// Returns the view that matches a query.
    ///
    /// - Throws: `DriverError` if there is none, or several.
    func one(_ query: ViewQuery) throws -> UIView {
        let found = matches(query)
        guard let view = found.first else { throw DriverError.noView(query: "\(query)", near: near(query)) }
        guard found.count == 1 else {
            throw DriverError.severalViews(query: "\(query)", views: names(found))
        }
        return view
    }

    /// Returns the names of views, with their places if some have the same name.
    private func names(_ views: [UIView]) -> [String] {
        let names = views.map(ViewName.of)
        guard Set(names).count < names.count else { return names }
        guard let root = windows?.main ?? roots.first else { return names }
        return zip(names, views).map { name, view in
            let frame = root.convert(view.bounds, from: view)
            return name + String(format: " at (%.0f, %.0f)", frame.minX, frame.minY)
        }
    }

    private func matches(_ condition: ViewQuery.Condition) -> [UIView] {
        if case .position = condition { return all(condition) }
        let found = all(condition)
        return preferred(condition.namesClass ? found : outermost(found))
    }

    /// Returns all views that meet a condition, hidden ones and those inside others included.
    private func all(_ condition: ViewQuery.Condition) -> [UIView] {
        switch condition {
        case .named(let name):
            let tiers: [ViewQuery.Condition] = [.identifier(name), .label(name), .text(name), .placeholder(name)]
            return tiers.lazy.map { all($0) }.first { !$0.isEmpty } ?? []
        case .both(let one, let other):
            let others = Set(all(other).map(ObjectIdentifier.init))
            return all(one).filter { others.contains(ObjectIdentifier($0)) }
        case .inside(let inner, let container):
            let containers = Set(all(container).map(ObjectIdentifier.init))
            return all(inner).filter { Self.isInside($0, containers) }
        case .position(let condition, let index):
            let found = matches(condition)
            let position = index < 0 ? found.count + index : index
            return found.indices.contains(position) ? [found[position]] : []
        case .identifier(let name): return views.filter { $0.accessibilityIdentifier == name }
        case .label(let label): return views.filter { $0.accessibilityLabel == label }
        case .text(let text): return views.filter { ViewName.text(of: $0) == text }
        case .textPart(let part): return views.filter { ViewName.text(of: $0)?.contains(part) ?? false }
        case .placeholder(let text): return views.filter { ViewName.placeholder(of: $0) == text }
        case .type(let test): return views.filter(test.matches)
        case .className(let name): return views.filter { ViewClassName.of($0) == name }
        }
    }

    private static func isInside(_ view: UIView, _ containers: Set<ObjectIdentifier>) -> Bool {
        sequence(first: view.superview, next: { $0?.superview }).contains { superview in
            superview.map { containers.contains(ObjectIdentifier($0)) } ?? false
        }
    }

    /// Leaves out the views inside others.
    private func outermost(_ views: [UIView]) -> [UIView] {
        let all = Set(views.map(ObjectIdentifier.init))
        return views.filter { !Self.isInside($0, all) }
    }

    private func preferred(_ views: [UIView]) -> [UIView] {
        guard views.count > 1 else { return views }
        let visible = views.filter(Reach.isVisible)
        let candidates = visible.isEmpty ? views : visible
        let inFront = candidates.filter(isInFront)
        return inFront.isEmpty ? candidates : inFront
    }

    /// Indicates whether neither a presented controller nor another window lies in front of a view.
    private func isInFront(_ view: UIView) -> Bool {
        if let top = Reach.topController(of: view)?.viewIfLoaded, !view.isDescendant(of: top) { return false }
        guard let windows, windows.all.count > 1 else { return true }
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let hit = windows.hitTest(windows.main.convert(center, from: view))
        return hit == nil || hit?.ownWindow === view.ownWindow
    }

    /// Returns descriptions of the visible views whose names are similar to the words of a query.
    private func near(_ query: ViewQuery) -> [String] {
        var names: [String: String] = [:]
        var candidates: [(name: String, aliases: [String])] = []
        for view in views where Reach.isVisible(view) {
            let described = ViewName.of(view)
            let words = [
                view.accessibilityIdentifier, view.accessibilityLabel, ViewName.text(of: view),
                ViewName.placeholder(of: view), ViewClassName.of(view),
            ]
            for word in words.compactMap(\.self) where !word.isEmpty && names[word] == nil {
                names[word] = described
                candidates.append((word, []))
            }
        }
        var found: [String] = []
        for word in query.condition.words {
            for name in NameMatcher.nearest(to: word, among: candidates, limit: 5) {
                if let described = names[name], !found.contains(described) { found.append(described) }
            }
        }
        return Array(found.prefix(5))
    }
}

/// The names of views in messages.
@MainActor
enum ViewName {
    /// Returns the class of a view with its text and identifier: `UIButton “Sign in” (identifier “submit”)`.
    static func of(_ view: UIView) -> String {
        var name = ViewClassName.of(view)
        let text = text(of: view) ?? placeholder(of: view) ?? view.accessibilityLabel
        if let text, !text.isEmpty { name += " “\(text.count > 40 ? text.prefix(39) + "…" : text[...])”" }
        if let identifier = view.accessibilityIdentifier { name += " (identifier “\(identifier)”)" }
        return name
    }

    /// Returns the text that a view itself shows; nil for a secure one.
    static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle ?? button.configuration?.title ?? button.titleLabel?.text
        case let field as UITextField: field.isSecureTextEntry ? nil : field.text.flatMap { $0.isEmpty ? nil : $0 }
        case let textView as UITextView: textView.isSecureTextEntry ? nil : textView.text
        default: nil
        }
    }

    static func placeholder(of view: UIView) -> String? {
        switch view {
        case let field as UITextField: field.attributedPlaceholder?.string ?? field.placeholder
        case let bar as UISearchBar: bar.placeholder
        default: nil
        }
    }
}

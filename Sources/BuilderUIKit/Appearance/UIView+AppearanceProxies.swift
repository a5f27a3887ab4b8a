import Foundation

// The proxies of all views but bars and switches, which have their own (see AppearanceProxies).
extension UIAppearanceContainer where Self: UIView {
    /// Returns the proxy of the class, whose values its views and those of subclasses take when they enter a window.
    ///
    /// A view keeps what the app gave to it: it takes a value only where it has the default one. Colors, fonts, text
    /// attributes, background images of buttons and insets are taken; properties of apps' own classes aren't. A proxy
    /// that a screen's code asks for belongs to its render.
    public static func appearance() -> Self { ViewAppearance.current.proxy(of: Self.self, in: [], for: nil) }

    /// Returns the proxy of the class for views inside of instances of the given classes, the outermost last.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { ViewAppearance.current.proxy(of: Self.self, in: containerTypes, for: nil) }

    /// Returns the proxy of the class for views with certain traits.
    public static func appearance(for trait: UITraitCollection) -> Self {
        ViewAppearance.current.proxy(of: Self.self, in: [], for: trait)
    }

    /// Returns the proxy of the class for views with certain traits inside of instances of the given classes.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { ViewAppearance.current.proxy(of: Self.self, in: containerTypes, for: trait) }
}

/// The proxies of classes of views, in the order in which the app asked for them: those of a render, or those of code
/// outside of renders, which all renders have.
@MainActor
final class ViewAppearance {
    private struct Entry {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
        let proxy: UIView
        /// A view with the class's default values.
        let original: UIView
    }

    private var entries: [Entry] = []

    nonisolated init() {}

    static var current: ViewAppearance { ShownWindows.current.appearance }

    func proxy<View: UIView>(
        of type: View.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> View {
        let known = entries.first {
            $0.type == type && $0.traits == traits
                && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
        }
        if let proxy = known?.proxy as? View { return proxy }
        // Apps' own classes often refuse `init(coder:)`.
        let views = [_makeView(type), _makeView(type)]
        for case let window as UIWindow in views { window.windowScene = nil }
        entries.append(
            Entry(type: type, containers: containers, traits: traits, proxy: views[0], original: views[1]))
        return views[0]
    }

    /// Removes the proxies of code outside of renders. For tests.
    static func reset() { ShownWindows.outside.appearance.entries = [] }

    /// Gives a view that enters a window the values of the proxies of its classes, those of its own class first; a
    /// proxy for certain containers or traits comes before one for all, and a value that isn't the default one stays.
    static func apply(to view: UIView) {
        let scopes = [ShownWindows.outside.appearance, current]
        guard scopes.contains(where: { !$0.entries.isEmpty }) else { return }
        let entries = scopes[0] === scopes[1] ? scopes[0].entries : scopes.flatMap(\.entries)
        let matching = entries.filter { entry in
            isSubclass(type(of: view), of: entry.type) && isInside(view, of: entry.containers)
                && (entry.traits.map { view.traitCollection.containsTraits(in: $0) } ?? true)
        }
        func rank(_ entry: Entry) -> Int { 2 * entry.containers.count + (entry.traits == nil ? 0 : 1) }
        let sorted = matching.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            if a.type != b.type { return isSubclass(a.type, of: b.type) }
            return rank(a) == rank(b) ? first.offset > second.offset : rank(a) > rank(b)
        }
        for (_, entry) in sorted {
            for rule in AppearanceRule.all { rule.apply(entry.proxy, entry.original, view) }
        }
    }

    private static func isSubclass(_ type: UIView.Type, of other: UIView.Type) -> Bool {
        sequence(first: type as AnyClass, next: { _getSuperclass($0) }).contains { $0 == other }
    }

    /// Returns whether a view is inside of instances of classes, the outermost last.
    private static func isInside(_ view: UIView, of containers: [any UIAppearanceContainer.Type]) -> Bool {
        var waiting = containers[...]
        var responder = view.next
        while let type = waiting.first, let current = responder {
            if isSubclass(Swift.type(of: current), of: type) { waiting = waiting.dropFirst() }
            responder = current.next
        }
        return waiting.isEmpty
    }

    private static func isSubclass(_ type: AnyClass, of other: any UIAppearanceContainer.Type) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
    }
}

/// The transfer of a value from a proxy to a view.
@MainActor
private struct AppearanceRule {
    /// Called with the proxy, a view with the default values, and the view that takes the proxy's.
    let apply: (UIView, UIView, UIView) -> Void

    private static func value<View: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<View, Value>
    ) -> AppearanceRule {
        AppearanceRule { proxy, original, view in
            guard let proxy = proxy as? View, let original = original as? View, let view = view as? View else { return }
            let value = proxy[keyPath: path]
            if value != original[keyPath: path], view[keyPath: path] == original[keyPath: path] {
                view[keyPath: path] = value
            }
        }
    }

    /// A value for each state of a control.
    private static func state<View: UIView, Value: AnyObject>(
        _ get: @escaping (View, UIControl.State) -> Value?, _ set: @escaping (View, Value?, UIControl.State) -> Void
    ) -> AppearanceRule {
        AppearanceRule { proxy, original, view in
            guard let proxy = proxy as? View, let original = original as? View, let view = view as? View else { return }
            for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
                let value = get(proxy, state)
                if value !== get(original, state), get(view, state) === get(original, state) { set(view, value, state) }
            }
        }
    }

    static let all: [AppearanceRule] = [
        AppearanceRule { proxy, original, view in
            // The setter notifies the view and its subviews.
            if proxy.ownTintColor != original.ownTintColor, view.ownTintColor == original.ownTintColor {
                view.tintColor = proxy.ownTintColor
            }
        },
        value(\UIView.backgroundColor),
        value(\UILabel.font), value(\UILabel.textColor), value(\UILabel.adjustsFontForContentSizeCategory),
        value(\UITextField.font), value(\UITextField.textColor), value(\UITextField.borderStyle),
        value(\UITextView.font), value(\UITextView.textColor), value(\UITextView.textContainerInset),
        value(\UITableView.separatorColor), value(\UITableView.separatorStyle), value(\UITableView.separatorInset),
        value(\UITableView.sectionIndexColor), value(\UITableView.sectionHeaderTopPadding),
        value(\UITableViewCell.selectionStyle), value(\UITableViewCell.accessoryType),
        value(\UITableViewCell.separatorInset), value(\UITableViewCell.selectedBackgroundView),
        value(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceRule { proxy, original, view in
            guard let proxy = proxy as? UISegmentedControl, let view = view as? UISegmentedControl else { return }
            for state in [UIControl.State.normal, .highlighted, .selected, .disabled]
            where view.titleTextAttributes(for: state) == nil {
                if let attributes = proxy.titleTextAttributes(for: state) {
                    view.setTitleTextAttributes(attributes, for: state)
                }
            }
        },
        value(\UISlider.minimumTrackTintColor), value(\UISlider.maximumTrackTintColor), value(\UISlider.thumbTintColor),
        value(\UIProgressView.progressTintColor), value(\UIProgressView.trackTintColor),
        value(\UIPageControl.pageIndicatorTintColor), value(\UIPageControl.currentPageIndicatorTintColor),
        value(\UIActivityIndicatorView.color), value(\UISearchBar.barTintColor), value(\UISearchBar.searchBarStyle),
        state({ (view: UIButton, state) in view.titleColor(for: state) }, { $0.setTitleColor($1, for: $2) }),
        state({ (view: UIButton, state) in view.backgroundImage(for: state) }, { $0.setBackgroundImage($1, for: $2) }),
        value(\UIScrollView.indicatorStyle), value(\UIScrollView.keyboardDismissMode),
        value(\UIScrollView.contentInsetAdjustmentBehavior),
    ]
}

import BuilderUIKit

/// The space between a list's sections.
public struct ListSectionSpacing: Sendable {
    /// The system's spacing.
    public static let `default` = ListSectionSpacing()
    /// The system's smaller spacing.
    public static let compact = ListSectionSpacing()
    /// A spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// The parts of a scroll view that margins concern.
public struct ContentMarginPlacement: Sendable {
    /// The system's choice.
    public static let automatic = ContentMarginPlacement()
    /// The margins of scrolled content.
    public static let scrollContent = ContentMarginPlacement()
    /// The margins of scroll indicators.
    public static let scrollIndicators = ContentMarginPlacement()
}

/// The purposes of a scroll view's first place.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// The position at which scrolling begins.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// The position that stays when sizes change.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The position of content that is smaller than its container.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The items that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

/// The time when choices for a search are shown.
public struct SearchScopeActivation: Sendable {
    /// The system's choice.
    public static let automatic = SearchScopeActivation()
    /// Scopes appear when text is entered.
    public static let onTextEntry = SearchScopeActivation()
    /// Scopes appear when the search begins.
    public static let onSearchPresentation = SearchScopeActivation()
}

extension View {
    /// Sets the spacing between a list's sections.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    /// Replaces the view's accessibility elements by those of another view.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        self
    }
    /// Replaces the children of the view's accessibility element.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    /// Sets the level of a heading.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// Sets whether the view responds to touches, for accessibility.
    public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
    /// Adds accessibility actions.
    public nonisolated func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
    /// Adds a rotor of entries.
    public nonisolated func accessibilityRotor<Content: View>(
        _ label: LocalizedStringKey, @ViewBuilder entries: () -> Content
    ) -> some View { self }
    /// Adds a search field, with suggestions.
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View { self }
    /// Adds a search field, with suggestions.
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View { self }
    /// Adds scopes to a search field.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }
    /// Adds scopes to a search field.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { self }
    /// Binds the focus of a search field.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    /// Presents a dialog with a title and actions for data, while a binding is true.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { self }
    /// Presents a dialog with a title, actions and a message for data, while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { self }
    /// Presents a dialog with a title and actions for data, while a binding is true.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { self }
    /// Presents a dialog with a title, actions and a message for data, while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { self }
    /// Presents a dialog with a title, actions and a message while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Adds an inspector that is shown while a binding is true.
    public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        self
    }
    /// Sets the width of an inspector, in points.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    /// Sets the range of an inspector's widths, in points.
    public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    { self }
    /// Sets the width of a split view's column, in points.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// Sets the range of widths of a split view's column, in points.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
    /// Gives the view a frame relative to its container's.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View { self }
    /// Gives the view a frame relative to its container's.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { self }
    /// Sets margins of scrolled content, in points.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
    ) -> some View { self }
    /// Sets margins of scrolled content, in points.
    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    { self }
    /// Sets the part of scrolled content that is visible at first.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// Sets the part of scrolled content that is visible in a role.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
    /// Sets whether scroll indicators flash when the view appears.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Makes scroll indicators flash when a value changes.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    /// Removes one of the system's items from the toolbar; nil for none.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    /// Adds a menu to the title of the navigation bar.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    /// Sets the visibility of bars.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// Sets the visibility of bars' backgrounds.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Makes dark parts of the view transparent.
    public nonisolated func luminanceToAlpha() -> some View { self }
    /// Transforms the view by a projection.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
    /// Advertises a user activity while it is active.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// Sets the events for which the view is preferred or allowed.
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Plays feedback when a value changes.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View { self }
    /// Plays feedback when a value changes.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View { self }
    /// Transforms the value of a preference.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { self }
    /// Transforms the value of a preference by an anchor.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View { self }
}

extension SensoryFeedback {
    /// The force of a touch.
    public enum Weight: Sendable { case light, medium, heavy }
    /// The stiffness of what is touched.
    public enum Flexibility: Sendable { case rigid, solid, soft }
    /// An activity starts.
    public static let start = SensoryFeedback()
    /// An activity stops.
    public static let stop = SensoryFeedback()
    /// An element aligns with another.
    public static let alignment = SensoryFeedback()
    /// A level changes.
    public static let levelChange = SensoryFeedback()
    /// An impact of elements of a weight.
    public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
    /// An impact of elements of a flexibility.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}

extension GeometryProxy {
    /// Returns nil: there is no container.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the innermost scroll view.
    public static var scrollView: Self { .named("scrollView") }
    /// The coordinate space of the innermost scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { .named("scrollView") }
}

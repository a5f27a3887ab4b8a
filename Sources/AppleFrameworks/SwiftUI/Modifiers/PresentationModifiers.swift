import BuilderUIKit
import BuilderUniformTypeIdentifiers

/// The interaction with what is behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    /// The system's choice.
    public static let automatic = PresentationBackgroundInteraction()
    /// Touches reach what is behind the sheet.
    public static let enabled = PresentationBackgroundInteraction()
    /// Touches don't reach what is behind the sheet.
    public static let disabled = PresentationBackgroundInteraction()
    /// Touches reach what is behind the sheet up to a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// The effect of a swipe on a sheet's content.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// A swipe resizes the sheet first.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// A swipe scrolls the content first.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
    /// Presents a sheet while a binding is true.
    public nonisolated func sheet<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View { self }
    /// Presents a sheet for an item while there is one.
    public nonisolated func sheet<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { self }
    /// Presents a view that covers the screen while a binding is true.
    public nonisolated func fullScreenCover<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View { self }
    /// Presents a view that covers the screen for an item while there is one.
    public nonisolated func fullScreenCover<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { self }
    /// Presents a popover at the view while a binding is true.
    public nonisolated func popover<V: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> V
    ) -> some View { self }
    /// Presents a popover at the view for an item while there is one.
    public nonisolated func popover<Item: Identifiable, V: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { self }
    /// Presents an alert while a binding is true.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    /// Presents an alert for an item while there is one.
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        self
    }
    /// Presents an alert with a title and actions while a binding is true.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Presents an alert with a title, actions and a message while a binding is true.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Presents an alert with a title and actions while a binding is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Presents an alert with a title, actions and a message while a binding is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Presents an alert with a title and actions while a binding is true.
    public nonisolated func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View
    { self }
    /// Presents an alert with a title, actions and a message while a binding is true.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Presents an alert with a title and actions for data, while a binding is true.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { self }
    /// Presents an alert with a title, actions and a message for data, while a binding is true.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }
    /// Presents an alert for an error, with actions, while a binding is true.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Presents an alert for an error, with actions and a message, while a binding is true.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View { self }
    /// Presents an action sheet while a binding is true.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
    /// Presents an action sheet for an item while there is one.
    public nonisolated func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet)
        -> some View
    { self }
    /// Presents a dialog with a title and actions while a binding is true.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Presents a dialog with a title, actions and a message while a binding is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Presents a dialog with a title and actions while a binding is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Presents a dialog with a title, actions and a message while a binding is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Presents a dialog with a title and actions while a binding is true.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Adds a context menu to the view.
    public nonisolated func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View { self }
    /// Adds a context menu with a preview to the view.
    public nonisolated func contextMenu<V: View, P: View>(
        @ViewBuilder menuItems: () -> V, @ViewBuilder preview: () -> P
    ) -> some View { self }
    /// Adds actions that appear when a row is swiped.
    public nonisolated func swipeActions<V: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Sets the heights that the sheet around the view can have.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// Sets the heights that the sheet around the view can have, and binds the present one.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
    /// Sets whether touches reach what is behind the sheet around the view.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    /// Sets the effect of a swipe on the content of the sheet around the view.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }
    /// Sets the visibility of the grabber of the sheet around the view.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// Sets the corner radius of the presentation around the view, in points; nil for the system's.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// Sets the style of the background of the presentation around the view.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    /// Sets the background of the presentation around the view.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Sets the form that the presentation around the view takes in compact size classes.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// Sets the forms that the presentation around the view takes in compact widths and heights.
    public nonisolated func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }
    /// Sets the size of the presentation around the view.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    /// Sets the transition to the view when it is pushed or presented.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    /// Sets the view as the start of a transition that zooms.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    /// Sets whether a swipe can't dismiss the presentation around the view.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Presents a picker of files while a binding is true.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }
    /// Presents a picker of files while a binding is true.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}

/// The place to which a popover points.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

/// The height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
}

/// The form of what is presented in a narrow window.
public enum PresentationAdaptation: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }

/// An alert, in its older form.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        /// Creates a button in the default style.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// Creates a button that cancels, with a label.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// Creates a button that cancels, with the system's label.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// Creates a button of a destructive action.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    /// Creates an alert with one button; nil for the system's.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of actions, in its older form.
public struct ActionSheet {
    /// A button of a sheet.
    public typealias Button = Alert.Button
    /// Creates a sheet of buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// The size of a sheet.
public protocol PresentationSizing: Sendable {}

/// A size of sheets that the system has.
public struct SystemPresentationSizing: PresentationSizing {
    fileprivate init() {}
    /// Returns the size, smaller where the content is smaller.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    /// Returns the size, as large as the content at least.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == SystemPresentationSizing {
    /// The system's size.
    public static var automatic: Self { Self() }
    /// The content's size.
    public static var fitted: Self { Self() }
    /// The size of a form.
    public static var form: Self { Self() }
    /// The size of a page of text.
    public static var page: Self { Self() }
}

/// The way in which a view of a stack, or a sheet, appears.
public protocol NavigationTransition: Sendable {}

/// The system's transition.
public struct AutomaticNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

/// A transition that enlarges a view.
public struct ZoomNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The system's transition.
    public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition that enlarges the view with an identifier.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

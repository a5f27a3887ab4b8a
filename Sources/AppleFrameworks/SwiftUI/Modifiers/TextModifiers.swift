import BuilderUIKit

extension View {
    public nonisolated func font(_ font: Font?) -> some View { self }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
    public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
    public nonisolated func monospacedDigit() -> some View { self }
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
    public nonisolated func lineLimit(_ number: Int?) -> some View { self }
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    public nonisolated func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { self }
    public nonisolated func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { self }
    public nonisolated func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View { self }
    public nonisolated func textSelection(_ selectability: TextSelectability) -> some View { self }
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { self }
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        self
    }
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    { self }
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
    public nonisolated func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value)
        -> some View
    { self }
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { self }
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }
    @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { self }
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { self }
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { self }
    public nonisolated func searchSuggestions<V: View>(@ViewBuilder _ suggestions: () -> V) -> some View { self }
    public nonisolated func searchCompletion(_ completion: String) -> some View { self }
}

/// The ability of text to be selected.
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }

/// The letters that the keyboard makes capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

/// The title of the keyboard's return key.
public enum SubmitLabel: Hashable, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }

/// The events that submit text.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The place of a search field.
public struct SearchFieldPlacement: Sendable {
    /// The time when a search field in a navigation bar is shown.
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

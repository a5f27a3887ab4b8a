import BuilderUIKit

extension View {
    @_disfavoredOverload
    public nonisolated func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View { self }
    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    { self }
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    { self }
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { self }
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    @_disfavoredOverload
    public nonisolated func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View { self }
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    { self }
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    { self }
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self }
    public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View
    { self }
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
    public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    { self }
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { self }
    public nonisolated func tint(_ tint: Color?) -> some View { self }
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View { self }
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
    public nonisolated func opacity(_ opacity: Double) -> some View { self }
    public nonisolated func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    { self }
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    public nonisolated func brightness(_ amount: Double) -> some View { self }
    public nonisolated func contrast(_ amount: Double) -> some View { self }
    public nonisolated func saturation(_ amount: Double) -> some View { self }
    public nonisolated func grayscale(_ amount: Double) -> some View { self }
    public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
    public nonisolated func colorInvert() -> some View { self }
    public nonisolated func colorMultiply(_ color: Color) -> some View { self }
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }
    public nonisolated func compositingGroup() -> some View { self }
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }
    public nonisolated func hidden() -> some View { self }
    public nonisolated func redacted(reason: RedactionReasons) -> some View { self }
    public nonisolated func unredacted() -> some View { self }
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        self
    }
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    { self }
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    public nonisolated func listItemTint(_ tint: Color?) -> some View { self }
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        self
    }
    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)
        -> some View
    { self }
    public nonisolated func labelsHidden() -> some View { self }
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

extension VerticalEdge {
    /// Sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The properties that views that match have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The visibility of scroll bars.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }
/// The time when scrolling closes the keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable { case automatic, immediately, interactively, never }
/// The places where scrolling ends.
public enum ScrollTargetBehavior: Hashable, Sendable { case paging, viewAligned }
/// The cases in which content springs back.
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }

import BuilderUIKit

extension View {
    /// Animates the view's geometry apart from its parent's.
    public nonisolated func geometryGroup() -> some View { self }
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { self }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        self
    }
    public nonisolated func fixedSize() -> some View { self }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public nonisolated func layoutPriority(_ value: Double) -> some View { self }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public nonisolated func padding(_ length: CGFloat) -> some View { self }
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    public nonisolated func offset(_ offset: CGSize) -> some View { self }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public nonisolated func position(_ position: CGPoint) -> some View { self }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public nonisolated func zIndex(_ value: Double) -> some View { self }
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
    public nonisolated func scaledToFit() -> some View { self }
    public nonisolated func scaledToFill() -> some View { self }
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        self
    }
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { self }
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { self }
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
    public nonisolated func gridCellColumns(_ count: Int) -> some View { self }
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirection) -> some View { self }
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

/// The parts of a screen that content keeps free.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The safe area of bars and of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The safe area of the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All safe areas.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

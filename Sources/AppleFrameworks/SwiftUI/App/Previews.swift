import BuilderUIKit

/// Views that Xcode shows.
@preconcurrency @MainActor
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

/// A device on which Xcode shows views.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The area in which Xcode shows views.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of the device in Xcode.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String
    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

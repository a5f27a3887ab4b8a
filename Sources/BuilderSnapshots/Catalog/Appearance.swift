import BuilderUIKit

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
    case light
    case dark

    /// UIKit's word for it.
    public var interfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

import BuilderUIKit

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
    /// Dark letters on light ground.
    case light
    /// Light letters on dark ground.
    case dark

    /// UIKit's word for it.
    public var interfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

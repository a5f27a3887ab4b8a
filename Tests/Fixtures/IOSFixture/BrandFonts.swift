import CoreText
import Foundation

/// Fonts that an app registers in code.
public enum BrandFonts {
    /// Returns the reason why a font wasn't registered.
    public static func register(_ url: URL) -> String? {
        var error: Unmanaged<CFError>?
        guard !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) else { return nil }
        return error?.takeRetainedValue().localizedDescription ?? "unknown"
    }
}

import BuilderFoundation
import Foundation
import Render

/// The scope of a font's registration; every font is available to the process.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Not available, or available to the process, the user, or the user's session.
    case none, process, persistent, session
    /// The older name of `persistent`.
    public static let user = CTFontManagerScope.persistent
}

/// Makes a font file's font available by its PostScript name, as `UIFont(name:size:)` finds it.
///
/// ```swift
/// let url = URL(fileURLWithPath: "Resources/Brand-Regular.otf")
/// CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
/// let font = UIFont(name: "Brand-Regular", size: 17)
/// ```
///
/// - Returns: A Boolean value that indicates whether the font was registered. If it isn't, `error` receives the reason:
///   the file isn't a font, or another file has a font of that name.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do throws(FontError) {
        try FontLibrary.shared.register(fontAt: (fontURL as URL).path)
        return true
    } catch let reason {
        let description = [NSLocalizedDescriptionKey: reason.description]
        error?.pointee = .passRetained(
            NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103, userInfo: description))
        return false
    }
}

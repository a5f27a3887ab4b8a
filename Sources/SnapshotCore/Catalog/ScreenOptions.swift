import BuilderUIKit
import Foundation
import ImageDiff

/// The options of a screen's pictures; ``Screen`` describes them.
struct ScreenOptions: Sendable {
    var firstDeclared: SnapshotConfiguration?
    /// A Boolean value that indicates whether only so many configurations are drawn that every two values meet.
    var isPairwise = false
    var unknownDevices: [String] = []
    var masks: [SnapshotMask] = []
    var tolerance = Tolerance.exact
    var allowsMissingGlyphs = false
    var allowsMissingParts = false
    var allowances: [AuditAllowance] = []
    var shownType: String?
    var isIncomplete = false
    var date: Date?
    var timeZone: TimeZone?
    var locale: Locale?
    var design: InterfaceDesign?
    /// The pictures that are drawn in place of views.
    var replacements = ViewReplacements()
    /// Changes the content of states that are added; nil to leave it.
    var changeContent: (@Sendable (@escaping Screen.Maker) -> Screen.Maker)?
    var remoteImages: RemoteImages?
    var remoteResponses: RemoteResponses?
}

/// Options that screens and their copies share until one of them is changed: they have hundreds of bytes, and most
/// screens set none.
struct SharedOptions: Sendable {
    private final class Storage: Sendable {
        let value: ScreenOptions

        init(_ value: ScreenOptions) { self.value = value }
    }

    private static let standard = Storage(ScreenOptions())
    private var storage = Self.standard

    var value: ScreenOptions {
        get { storage.value }
        set { storage = Storage(newValue) }
    }

    /// The identity of the shared options.
    var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

/// One change of the options of many screens: those that share their options share the changed ones, too.
struct SharedOptionsChanges {
    private struct Key: Hashable {
        var options: ObjectIdentifier
        var firstDeclared: SnapshotConfiguration?
    }

    /// The former options are kept as well, so that no others get their identity.
    private var changed: [Key: (former: SharedOptions, new: SharedOptions)] = [:]

    /// Returns changed options.
    /// - Parameter firstDeclared: The value that the change depends on; nil for none.
    mutating func options(
        _ options: SharedOptions, firstDeclared: SnapshotConfiguration? = nil,
        change: (inout ScreenOptions) -> Void
    ) -> SharedOptions {
        let key = Key(options: options.identity, firstDeclared: firstDeclared)
        if let known = changed[key] { return known.new }
        var new = options
        change(&new.value)
        changed[key] = (options, new)
        return new
    }
}

extension Screen {
    /// The first configuration that the screen declares, if a command line requests others; else nil.
    var firstDeclared: SnapshotConfiguration? { options.value.firstDeclared }
    /// The names of devices that don't exist, as the screen's declaration has them.
    package var unknownDevices: [String] { options.value.unknownDevices }
    /// The parts of its pictures that aren't compared.
    public var masks: [SnapshotMask] { options.value.masks }
    /// The tolerance of comparisons; exact by default.
    public var tolerance: Tolerance { options.value.tolerance }
    /// A Boolean value that indicates whether pictures with boxes for characters that no font has are recorded and
    /// compared.
    public var allowsMissingGlyphs: Bool { options.value.allowsMissingGlyphs }
    /// A Boolean value that indicates whether pictures of which parts are left out, since they don't compile on Linux,
    /// are recorded and compared.
    public var allowsMissingParts: Bool { options.value.allowsMissingParts }
    /// The rules that it may violate in audits.
    package var allowances: [AuditAllowance] { options.value.allowances }
    /// The name of the type that it shows, with the module's; nil if that isn't known.
    package var shownType: String? { options.value.shownType }
    /// A Boolean value that indicates whether parts of the type that it shows are left out since they don't compile on
    /// Linux, as far as is known without drawing it.
    public var isIncomplete: Bool { options.value.isIncomplete }
    /// The date and time at which the screen is drawn; nil for January 1, 2026, at 9:41 UTC.
    public var date: Date? { options.value.date }
    /// The time zone in which the screen is drawn; nil for UTC.
    public var timeZone: TimeZone? { options.value.timeZone }
    /// The locale in which the screen is drawn; nil for Foundation's own on Linux, `en_001`.
    public var locale: Locale? { options.value.locale }
    /// The look of the system's views; nil for iOS 18's.
    public var design: InterfaceDesign? { options.value.design }
    /// The pictures of URLs; nil for none.
    package var remoteImages: RemoteImages? { options.value.remoteImages }
    /// The responses to requests for URLs; nil for those of a network.
    package var remoteResponses: RemoteResponses? { options.value.remoteResponses }
}

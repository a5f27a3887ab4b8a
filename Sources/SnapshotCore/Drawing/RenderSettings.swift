import BuilderUIKit
import Foundation

/// The date and time, time zone, locale and design in which screens are drawn that don't have their own, and the
/// settings of devices that are requested.
package struct RenderSettings: Hashable, Sendable, Codable {
    /// The date and time; nil for `standardDate`.
    package var now: Date?
    /// The time zone; nil for UTC.
    package var timeZone: TimeZone?
    /// The locale; nil for the system's.
    package var locale: Locale?
    /// The look of the system's views; nil for iOS 18's.
    package var design: InterfaceDesign?
    /// The values of settings in place of those that screens declare.
    package var axes: ConfigurationAxes

    package init(
        now: Date? = nil, timeZone: TimeZone? = nil, locale: Locale? = nil, design: InterfaceDesign? = nil,
        axes: ConfigurationAxes = ConfigurationAxes()
    ) {
        self.now = now
        self.timeZone = timeZone
        self.locale = locale
        self.design = design
        self.axes = axes
    }

    /// The settings of the running command's options.
    @TaskLocal package static var options = RenderSettings()

    /// January 1, 2026, at 9:41 UTC.
    package static let standardDate = Date(timeIntervalSince1970: 1_767_260_460)
}

import ArgumentParser
import BuilderUIKit
import Foundation
import SnapshotCore

/// The options for the date and time, time zone, locale and design in which screens are rendered.
struct RenderingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The ISO 8601 date and time at which screens without one of their own are rendered. (default: "
                + "2026-01-01T09:41:00Z)",
            valueName: "date"),
        transform: { try Date(option: $0) })
    var now: Date?

    @Option(
        help: ArgumentHelp(
            "The time zone of screens without one of their own, such as Europe/Berlin. (default: UTC)",
            valueName: "identifier"),
        completion: .custom { _, _, _ in TimeZone.knownTimeZoneIdentifiers },
        transform: { try TimeZone(option: $0) })
    var timeZone: TimeZone?

    @Option(
        help: ArgumentHelp(
            "The locale of screens without one of their own, such as de_DE. (default: en_001)",
            valueName: "identifier"),
        completion: .custom { _, _, _ in Locale.availableIdentifiers },
        transform: { try Locale(option: $0) })
    var locale: Locale?

    @Option(help: "The look of the system's views of screens without one of their own; ios18 by default.")
    var design: InterfaceDesign?

    /// The options as arguments, for another command.
    var arguments: [String] {
        [
            now.map { "--now=\($0.formatted(.iso8601))" }, timeZone.map { "--time-zone=\($0.identifier)" },
            locale.map { "--locale=\($0.identifier)" }, design.map { "--design=\($0.rawValue)" },
        ].compactMap(\.self)
    }

    var settings: RenderSettings { RenderSettings(now: now, timeZone: timeZone, locale: locale, design: design) }
}

extension InterfaceDesign: ExpressibleByArgument {}

extension Date {
    /// Parses a date and time with an offset; seconds may be left out. Foundation accepts February 30, 25:00 and
    /// any text at the end.
    fileprivate init(option text: String) throws {
        let form = /(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(Z|[+-]\d\d:?\d\d)/
        guard let parts = text.wholeMatch(of: form)?.output,
            let day = try? Date("\(parts.1)T00:00:00Z", strategy: .iso8601),
            day.formatted(.iso8601.year().month().day()) == parts.1,
            let date = try? Date("\(parts.1)T\(parts.2)\(parts.3 ?? ":00")\(parts.4)", strategy: .iso8601)
        else {
            throw ValidationError(
                "“\(text)” isn't a date and time of ISO 8601 with an offset: use one such as 2026-12-24T18:30:00+01:00")
        }
        self = date
    }
}

extension TimeZone {
    fileprivate init(option identifier: String) throws {
        guard let zone = TimeZone(identifier: identifier) else {
            throw ValidationError("“\(identifier)” isn't a time zone: use an identifier such as Europe/Berlin")
        }
        self = zone
    }
}

extension Locale {
    /// Creates a locale of a known language, and of a known region if there is one. Foundation accepts any text.
    fileprivate init(option identifier: String) throws {
        self.init(identifier: identifier)
        guard isKnown else {
            throw ValidationError("“\(identifier)” isn't a locale: use an identifier such as de_DE")
        }
    }
}

import Foundation

/// A moment with its UTC offset, such as `2026-03-14T09:26:00+01:00`.
///
/// The receipt shows the local time at that offset, regardless of the machine's time zone.
public struct OrderDate: Hashable, Sendable {
    public var moment: Date
    /// The offset from UTC, in seconds.
    public var distanceToUTC: Int
}

extension OrderDate: Decodable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let date = OrderDate(text) else {
            throw decoder.refusal(
                "“\(text)” is no time: write it with the distance to UTC, such as 2026-03-14T09:26:00+01:00")
        }
        self = date
    }

    /// Creates a date from an ISO 8601 date and time.
    ///
    /// - Returns: nil if the text isn't a date and time, has no UTC offset, or has a day or an hour that doesn't exist,
    ///   such as February 30.
    public init?(_ text: String) {
        guard let distance = Self.distance(in: text), let moment = try? Date(text, strategy: Date.ISO8601FormatStyle()),
            Self.clock(at: moment, distance) == text.prefix(Self.clockLength)
        else { return nil }
        self.init(moment: moment, distanceToUTC: distance)
    }

    /// The number of characters in `2026-03-14T09:26:00`.
    private static let clockLength = 19

    /// Returns the date and time at an offset from UTC, in ISO 8601.
    ///
    /// Parsing accepts February 30 as a day in March. Formatting the result again therefore exposes a date that doesn't
    /// exist.
    private static func clock(at moment: Date, _ distance: Int) -> Substring {
        Date.ISO8601FormatStyle().format(moment.addingTimeInterval(TimeInterval(distance))).prefix(clockLength)
    }

    /// Returns the UTC offset at the end of a text, written as `Z`, `+01:00` or `-0330`, in seconds.
    private static func distance(in text: String) -> Int? {
        if text.hasSuffix("Z") { return 0 }
        guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
        let digits = text[text.index(after: sign)...].filter { $0 != ":" }
        guard digits.count == 4, let number = Int(digits), number % 100 < 60, number <= 1400 else { return nil }
        let seconds = (number / 100 * 60 + number % 100) * 60
        return text[sign] == "-" ? -seconds : seconds
    }
}

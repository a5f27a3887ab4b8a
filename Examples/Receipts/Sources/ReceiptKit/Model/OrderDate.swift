import Foundation

/// A moment with the distance to UTC under which it was written down: `2026-03-14T09:26:00+01:00`.
///
/// The receipt shows that place's time, wherever it is drawn.
public struct OrderDate: Hashable, Sendable {
    public var moment: Date
    /// Seconds.
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

    /// - Returns: nil where the text is no time, doesn't say how far it is from UTC, or names a day or an hour that doesn't exist,
    ///   such as 30 February.
    public init?(_ text: String) {
        guard let distance = Self.distance(in: text), let moment = try? Date(text, strategy: Date.ISO8601FormatStyle()),
            Self.clock(at: moment, distance) == text.prefix(Self.clockLength)
        else { return nil }
        self.init(moment: moment, distanceToUTC: distance)
    }

    /// The characters of `2026-03-14T09:26:00`.
    private static let clockLength = 19

    /// Day and time as they are written at a distance from UTC. Reading carries 30 February over to March; writing doesn't bring
    /// it back.
    private static func clock(at moment: Date, _ distance: Int) -> Substring {
        Date.ISO8601FormatStyle().format(moment.addingTimeInterval(TimeInterval(distance))).prefix(clockLength)
    }

    /// Reads `Z`, `+01:00` or `-0330` at the end.
    private static func distance(in text: String) -> Int? {
        if text.hasSuffix("Z") { return 0 }
        guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
        let digits = text[text.index(after: sign)...].filter { $0 != ":" }
        guard digits.count == 4, let number = Int(digits), number % 100 < 60, number <= 1400 else { return nil }
        let seconds = (number / 100 * 60 + number % 100) * 60
        return text[sign] == "-" ? -seconds : seconds
    }
}

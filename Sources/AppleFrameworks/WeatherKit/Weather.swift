import BuilderCoreLocation
import BuilderFoundation

/// The weather of a place, of the moment and of the times to come.
public struct Weather: Codable, Equatable, Sendable {
    /// The weather of the moment.
    public var currentWeather: CurrentWeather
    /// The forecast of the next hour, where there is one.
    public var minuteForecast: Forecast<MinuteWeather>?
    /// The forecast of the next hours.
    public var hourlyForecast: Forecast<HourWeather>
    /// The forecast of the next days.
    public var dailyForecast: Forecast<DayWeather>
    /// The warnings for the place, where there are any.
    public var weatherAlerts: [WeatherAlert]?
    /// The kinds of data that the place has.
    public var availability: WeatherAvailability
}

/// The elements of a forecast, in order of their times.
public struct Forecast<Element: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// The elements.
    public var forecast: [Element]
    /// The place and the time of the forecast.
    public var metadata: WeatherMetadata
}

extension Forecast: RandomAccessCollection {
    public typealias Index = Int
    /// The index of the first element.
    public var startIndex: Int { forecast.startIndex }
    /// The index after the last element.
    public var endIndex: Int { forecast.endIndex }
    /// Returns the element at an index.
    public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
    /// A sentence about the next hour: nil, as nothing writes one.
    public var summary: String? { nil }
}

/// The place and the time of data.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    /// The moment at which the data was made.
    public var date: Date
    /// The moment from which the data is too old.
    public var expirationDate: Date
    /// The place.
    public var location: CLLocation

    private enum CodingKeys: String, CodingKey { case date, expirationDate, latitude, longitude }

    init(date: Date, expirationDate: Date, location: CLLocation) {
        (self.date, self.expirationDate, self.location) = (date, expirationDate, location)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        date = try container.decode(Date.self, forKey: .date)
        expirationDate = try container.decode(Date.self, forKey: .expirationDate)
        location = CLLocation(
            latitude: try container.decode(Double.self, forKey: .latitude),
            longitude: try container.decode(Double.self, forKey: .longitude))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(date, forKey: .date)
        try container.encode(expirationDate, forKey: .expirationDate)
        try container.encode(location.coordinate.latitude, forKey: .latitude)
        try container.encode(location.coordinate.longitude, forKey: .longitude)
    }

    public static func == (first: WeatherMetadata, second: WeatherMetadata) -> Bool {
        first.date == second.date && first.expirationDate == second.expirationDate
            && first.location.coordinate.latitude == second.location.coordinate.latitude
            && first.location.coordinate.longitude == second.location.coordinate.longitude
    }
}

/// The kinds of data that a place has.
public struct WeatherAvailability: Codable, Equatable, Sendable {
    /// The state of one kind of data.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
    }
    /// The state of the forecast by minutes.
    public var minuteAvailability: AvailabilityKind
    /// The state of warnings.
    public var alertAvailability: AvailabilityKind
}

/// A warning.
public struct WeatherAlert: Codable, Equatable, Sendable {
    /// The page with the details.
    public var detailsURL: URL
    /// The agency that warns.
    public var source: String
    /// A short description of the event.
    public var summary: String
    /// The name of the area, where there is one.
    public var region: String?
    /// The danger.
    public var severity: WeatherSeverity
    /// The place and the time of the warning.
    public var metadata: WeatherMetadata
}

/// The marks and the legal page of the data's source.
public struct WeatherAttribution: Codable, Equatable, Sendable {
    /// The source's name.
    public var serviceName: String
    /// The page with the legal text.
    public var legalPageURL: URL
    /// The legal text, for apps that show no page.
    public var legalAttributionText: String
    /// The square mark.
    public var squareMarkURL: URL
    /// The mark with the name, on dark grounds.
    public var combinedMarkDarkURL: URL
    /// The mark with the name, on light grounds.
    public var combinedMarkLightURL: URL
}

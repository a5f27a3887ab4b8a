@_exported import BuilderCoreLocation
@_exported import BuilderFoundation

/// The service of forecasts, which answers as an app without its permission.
public final class WeatherService: Sendable {
    /// The service for all parts of an app.
    public static let shared = WeatherService()

    /// Creates a service.
    public init() {}

    /// The marks and the legal page of the data's source. It throws, as the app has no permission.
    public var attribution: WeatherAttribution {
        get async throws { throw WeatherError.permissionDenied }
    }

    /// Throws, as the app has no permission.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    /// Throws, as the app has no permission.
    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw WeatherError.permissionDenied
    }

    /// Throws, as the app has no permission.
    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }

    /// Throws, as the app has no permission.
    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }

    /// Throws, as the app has no permission.
    public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) { throw WeatherError.permissionDenied }

    /// Throws, as the app has no permission.
    public func weather<T1, T2, T3, T4, T5>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
    ) async throws -> (T1, T2, T3, T4, T5) { throw WeatherError.permissionDenied }

    /// Throws, as the app has no permission.
    public func weather<T1, T2, T3, T4, T5, T6>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>,
        _ dataSet6: WeatherQuery<T6>
    ) async throws -> (T1, T2, T3, T4, T5, T6) { throw WeatherError.permissionDenied }
}

/// The request of one kind of data.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
    /// The weather of the moment.
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
    /// The forecast of the next hour, where there is one.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    /// The forecast of the next hours.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    /// Returns a request of the hours between two moments.
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    /// The forecast of the next days.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    /// Returns a request of the days between two moments.
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == [WeatherAlert]? {
    /// The warnings for the place, where there are any.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherAvailability {
    /// The kinds of data that the place has.
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherChanges? {
    /// The changes of the next days, where there are any.
    public static var changes: WeatherQuery<WeatherChanges?> { WeatherQuery() }
}

extension WeatherQuery where T == HistoricalComparisons? {
    /// The comparisons with earlier years, where there are any.
    public static var historicalComparisons: WeatherQuery<HistoricalComparisons?> { WeatherQuery() }
}

/// The failure of a request.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    /// The app isn't permitted to use the service.
    case permissionDenied
    /// The reason isn't known.
    case unknown

    /// A description of the failure.
    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The app isn’t authorized to use WeatherKit."
        case .unknown: "An unknown error occurred."
        }
    }
    /// The cause of the failure.
    public var failureReason: String? {
        switch self {
        case .permissionDenied: "The app doesn’t have the WeatherKit entitlement."
        case .unknown: nil
        }
    }
    /// A way out of the failure.
    public var recoverySuggestion: String? {
        switch self {
        case .permissionDenied: "Enable the WeatherKit capability for the app."
        case .unknown: nil
        }
    }
    /// The anchor of a page of help: nil.
    public var helpAnchor: String? { nil }
}

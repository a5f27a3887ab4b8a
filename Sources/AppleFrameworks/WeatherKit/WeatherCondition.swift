import BuilderFoundation

/// A kind of weather.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The name, such as “Mostly Clear”.
    public var description: String { rawValue.words }
    /// The name as it is spoken.
    public var accessibilityDescription: String { description }
}

/// A kind of rain or snow.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow

    /// The name, such as “Rain”.
    public var description: String { rawValue.words }
    /// The name as it is spoken.
    public var accessibilityDescription: String { description }
}

/// The change of the pressure.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case rising, falling, steady

    /// The name, such as “Rising”.
    public var description: String { rawValue.words }
    /// The name as it is spoken.
    public var accessibilityDescription: String { description }
}

/// The danger of which a warning tells.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown

    /// The name, such as “Severe”.
    public var description: String { rawValue.words }
    /// The name as it is spoken.
    public var accessibilityDescription: String { description }
}

/// The phase of the moon.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    /// The name, such as “First Quarter”.
    public var description: String { rawValue.words }
    /// The name as it is spoken.
    public var accessibilityDescription: String { description }
    /// The symbol, such as `moonphase.first.quarter`.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}

/// The times and the phase of the moon on a day.
public struct MoonEvents: Codable, Equatable, Sendable {
    /// The phase.
    public var phase: MoonPhase
    /// The moment at which the moon rises.
    public var moonrise: Date?
    /// The moment at which the moon sets.
    public var moonset: Date?
}

/// The times of the sun on a day. Some are missing near the poles.
public struct SunEvents: Codable, Equatable, Sendable {
    /// The moment at which the sun is 18 degrees below the horizon, before it rises.
    public var astronomicalDawn: Date?
    /// The moment at which the sun is 12 degrees below the horizon, before it rises.
    public var nauticalDawn: Date?
    /// The moment at which the sun is 6 degrees below the horizon, before it rises.
    public var civilDawn: Date?
    /// The moment at which the sun rises.
    public var sunrise: Date?
    /// The moment at which the sun is highest.
    public var solarNoon: Date?
    /// The moment at which the sun sets.
    public var sunset: Date?
    /// The moment at which the sun is 6 degrees below the horizon, after it has set.
    public var civilDusk: Date?
    /// The moment at which the sun is 12 degrees below the horizon, after it has set.
    public var nauticalDusk: Date?
    /// The moment at which the sun is 18 degrees below the horizon, after it has set.
    public var astronomicalDusk: Date?
    /// The moment at which the sun is lowest.
    public var solarMidnight: Date?
}

/// The wind.
public struct Wind: Codable, Equatable, Sendable {
    /// The direction from which the wind comes, in words.
    public var compassDirection: CompassDirection
    /// The direction from which the wind comes, clockwise from the north.
    public var direction: Measurement<UnitAngle>
    /// The speed.
    public var speed: Measurement<UnitSpeed>
    /// The speed of gusts, if there are any.
    public var gust: Measurement<UnitSpeed>?

    /// A direction of the compass.
    public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        /// The name, such as “North Northeast”.
        public var description: String { rawValue.words }
        /// The name as it is spoken.
        public var accessibilityDescription: String { description }
        /// The short name, such as “NNE”.
        public var abbreviation: String {
            switch self {
            case .north: "N"
            case .northNortheast: "NNE"
            case .northeast: "NE"
            case .eastNortheast: "ENE"
            case .east: "E"
            case .eastSoutheast: "ESE"
            case .southeast: "SE"
            case .southSoutheast: "SSE"
            case .south: "S"
            case .southSouthwest: "SSW"
            case .southwest: "SW"
            case .westSouthwest: "WSW"
            case .west: "W"
            case .westNorthwest: "WNW"
            case .northwest: "NW"
            case .northNorthwest: "NNW"
            }
        }
    }
}

/// The danger of the sun's rays.
public struct UVIndex: Codable, Equatable, Sendable {
    /// The number, from 0.
    public var value: Int
    /// The number's range, in words.
    public var category: ExposureCategory

    /// A range of dangers.
    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Comparable, Sendable,
        CustomStringConvertible
    {
        case low, moderate, high, veryHigh, extreme

        /// The name, such as “Very High”.
        public var description: String { rawValue.words }
        /// The name as it is spoken.
        public var accessibilityDescription: String { description }
        /// The numbers of the category.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }

        public static func < (first: ExposureCategory, second: ExposureCategory) -> Bool {
            first.rangeValue.lowerBound < second.rangeValue.lowerBound
        }
    }
}

extension String {
    /// The words of a name in camel case, each with a capital letter.
    var words: String {
        reduce(into: "") { result, letter in
            if letter.isUppercase { result += " " }
            result += result.isEmpty ? letter.uppercased() : String(letter)
        }
    }
}

import BuilderFoundation

/// The weather of the moment.
public struct CurrentWeather: Codable, Equatable, Sendable {
    /// The moment.
    public var date: Date
    /// The share of the sky with clouds, between 0 and 1.
    public var cloudCover: Double
    /// The shares of the sky with clouds by their heights.
    public var cloudCoverByAltitude: CloudCoverByAltitude
    /// The kind of weather.
    public var condition: WeatherCondition
    /// The symbol of the condition and of the time of day.
    public var symbolName: String
    /// The temperature at which water condenses.
    public var dewPoint: Measurement<UnitTemperature>
    /// The relative humidity, between 0 and 1.
    public var humidity: Double
    /// The amount of rain or snow in an hour.
    public var precipitationIntensity: Measurement<UnitSpeed>
    /// The pressure at the height of the sea.
    public var pressure: Measurement<UnitPressure>
    /// The change of the pressure.
    public var pressureTrend: PressureTrend
    /// A Boolean value that indicates whether the sun is up.
    public var isDaylight: Bool
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature as it feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The danger of the sun's rays.
    public var uvIndex: UVIndex
    /// The distance at which things are seen.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
    /// The place and the time of the data.
    public var metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
    /// The start of the minute.
    public var date: Date
    /// The kind of rain or snow.
    public var precipitation: Precipitation
    /// The probability of rain or snow, between 0 and 1.
    public var precipitationChance: Double
    /// The amount of rain or snow in an hour.
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
    /// The start of the hour.
    public var date: Date
    /// The share of the sky with clouds, between 0 and 1.
    public var cloudCover: Double
    /// The shares of the sky with clouds by their heights.
    public var cloudCoverByAltitude: CloudCoverByAltitude
    /// The kind of weather.
    public var condition: WeatherCondition
    /// The symbol of the condition and of the time of day.
    public var symbolName: String
    /// The temperature at which water condenses.
    public var dewPoint: Measurement<UnitTemperature>
    /// The relative humidity, between 0 and 1.
    public var humidity: Double
    /// A Boolean value that indicates whether the sun is up.
    public var isDaylight: Bool
    /// The kind of rain or snow.
    public var precipitation: Precipitation
    /// The probability of rain or snow, between 0 and 1.
    public var precipitationChance: Double
    /// The amount of rain or snow, as water.
    public var precipitationAmount: Measurement<UnitLength>
    /// The height of new snow.
    public var snowfallAmount: Measurement<UnitLength>
    /// The pressure at the height of the sea.
    public var pressure: Measurement<UnitPressure>
    /// The change of the pressure.
    public var pressureTrend: PressureTrend
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature as it feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The danger of the sun's rays.
    public var uvIndex: UVIndex
    /// The distance at which things are seen.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
    /// The start of the day.
    public var date: Date
    /// The kind of weather.
    public var condition: WeatherCondition
    /// The symbol of the condition.
    public var symbolName: String
    /// The highest temperature.
    public var highTemperature: Measurement<UnitTemperature>
    /// The moment of the highest temperature.
    public var highTemperatureTime: Date?
    /// The lowest temperature.
    public var lowTemperature: Measurement<UnitTemperature>
    /// The moment of the lowest temperature.
    public var lowTemperatureTime: Date?
    /// The highest relative humidity, between 0 and 1.
    public var maximumHumidity: Double
    /// The lowest relative humidity, between 0 and 1.
    public var minimumHumidity: Double
    /// The kind of rain or snow.
    public var precipitation: Precipitation
    /// The probability of rain or snow, between 0 and 1.
    public var precipitationChance: Double
    /// The amounts of rain and snow by their kinds.
    public var precipitationAmountByType: PrecipitationAmountByType
    /// The longest distance at which things are seen.
    public var maximumVisibility: Measurement<UnitLength>
    /// The shortest distance at which things are seen.
    public var minimumVisibility: Measurement<UnitLength>
    /// The danger of the sun's rays.
    public var uvIndex: UVIndex
    /// The times of the sun.
    public var sun: SunEvents
    /// The times and the phase of the moon.
    public var moon: MoonEvents
    /// The wind.
    public var wind: Wind
    /// The highest speed of the wind.
    public var highWindSpeed: Measurement<UnitSpeed>?
    /// The weather from 7 in the morning to 7 in the evening.
    public var daytimeForecast: DayPartForecast
    /// The weather from 7 in the evening to 7 in the morning.
    public var overnightForecast: DayPartForecast
    /// The weather from now to midnight, if the day is today.
    public var restOfDayForecast: DayPartForecast?

    /// The amount of rain.
    public var rainfallAmount: Measurement<UnitLength> { precipitationAmountByType.rainfall }
    /// The height of new snow.
    public var snowfallAmount: Measurement<UnitLength> { precipitationAmountByType.snowfallAmount.amount }
    /// The amount of rain and snow, as water.
    public var precipitationAmount: Measurement<UnitLength> { precipitationAmountByType.precipitation }
}

/// The weather of a part of a day.
public struct DayPartForecast: Codable, Equatable, Sendable {
    /// The share of the sky with clouds, between 0 and 1.
    public var cloudCover: Double
    /// The shares of the sky with clouds by their heights.
    public var cloudCoverByAltitude: CloudCoverByAltitude
    /// The kind of weather.
    public var condition: WeatherCondition
    /// The highest temperature.
    public var highTemperature: Measurement<UnitTemperature>
    /// The lowest temperature.
    public var lowTemperature: Measurement<UnitTemperature>
    /// The highest relative humidity, between 0 and 1.
    public var maximumHumidity: Double
    /// The lowest relative humidity, between 0 and 1.
    public var minimumHumidity: Double
    /// The kind of rain or snow.
    public var precipitation: Precipitation
    /// The probability of rain or snow, between 0 and 1.
    public var precipitationChance: Double
    /// The amounts of rain and snow by their kinds.
    public var precipitationAmountByType: PrecipitationAmountByType
    /// The longest distance at which things are seen.
    public var maximumVisibility: Measurement<UnitLength>
    /// The shortest distance at which things are seen.
    public var minimumVisibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
    /// The highest speed of the wind.
    public var highWindSpeed: Measurement<UnitSpeed>?
}

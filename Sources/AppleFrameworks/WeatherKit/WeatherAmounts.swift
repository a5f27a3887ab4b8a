import BuilderFoundation

/// The shares of the sky with clouds, by their heights, between 0 and 1.
public struct CloudCoverByAltitude: Codable, Equatable, Sendable {
    /// The share of low clouds.
    public var low: Double
    /// The share of clouds of middle height.
    public var medium: Double
    /// The share of high clouds.
    public var high: Double
}

/// The amounts of rain and snow by their kinds.
public struct PrecipitationAmountByType: Codable, Equatable, Sendable {
    /// The amount of hail.
    public var hail: Measurement<UnitLength>
    /// The amount of rain and snow at once.
    public var mixed: Measurement<UnitLength>
    /// The amount of rain.
    public var rainfall: Measurement<UnitLength>
    /// The amount of sleet.
    public var sleet: Measurement<UnitLength>
    /// The amount of all kinds, as water.
    public var precipitation: Measurement<UnitLength>
    /// The amount of snow.
    public var snowfallAmount: SnowfallAmount
}

/// The amount of snow.
public struct SnowfallAmount: Codable, Equatable, Sendable {
    /// The expected height.
    public var amount: Measurement<UnitLength>
    /// The greatest height.
    public var maximum: Measurement<UnitLength>
    /// The smallest height.
    public var minimum: Measurement<UnitLength>
    /// The expected height, as water.
    public var amountLiquidEquivalent: Measurement<UnitLength>
    /// The greatest height, as water.
    public var maximumLiquidEquivalent: Measurement<UnitLength>
    /// The smallest height, as water.
    public var minimumLiquidEquivalent: Measurement<UnitLength>
}

/// A day on which the weather changes.
public struct WeatherChange: Codable, Equatable, Sendable {
    /// The direction of a change.
    public enum Direction: String, CaseIterable, Codable, Hashable, Sendable { case increase, decrease, steady }

    /// The day.
    public var date: Date
    /// The change of the highest temperature.
    public var highTemperature: Direction
    /// The change of the lowest temperature.
    public var lowTemperature: Direction
    /// The change of rain and snow by day.
    public var dayPrecipitationAmount: Direction
    /// The change of rain and snow by night.
    public var nightPrecipitationAmount: Direction
}

/// The days on which the weather changes.
public struct WeatherChanges: Codable, Equatable, Sendable, RandomAccessCollection {
    /// The days.
    public var changes: [WeatherChange]
    /// The place and the time of the data.
    public var metadata: WeatherMetadata

    /// The index of the first change.
    public var startIndex: Int { changes.startIndex }
    /// The index after the last change.
    public var endIndex: Int { changes.endIndex }
    /// Returns the change at an index.
    public subscript(position: Int) -> WeatherChange { changes[position] }
}

/// The value to which a trend is compared.
public struct TrendBaseline<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// The kind of the value.
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable { case mean }

    /// The kind of the value.
    public var kind: Kind
    /// The first day of the time that is compared.
    public var startDate: Date
    /// The value.
    public var value: Value
}

/// The distance of a value from those of earlier years.
public enum Deviation: String, CaseIterable, Codable, Hashable, Sendable {
    case muchHigher, higher, normal, lower, muchLower
}

/// A value in comparison with those of earlier years.
public struct Trend<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// The value of earlier years.
    public var baseline: TrendBaseline<Value>
    /// The value of the day.
    public var currentValue: Value
    /// The distance between both.
    public var deviation: Deviation
}

/// A comparison with earlier years.
public enum HistoricalComparison: Codable, Equatable, Sendable {
    case highTemperature(Trend<Measurement<UnitTemperature>>)
    case lowTemperature(Trend<Measurement<UnitTemperature>>)
}

/// The comparisons with earlier years.
public struct HistoricalComparisons: Codable, Equatable, Sendable, RandomAccessCollection {
    /// The comparisons.
    public var comparisons: [HistoricalComparison]
    /// The place and the time of the data.
    public var metadata: WeatherMetadata

    /// The index of the first comparison.
    public var startIndex: Int { comparisons.startIndex }
    /// The index after the last comparison.
    public var endIndex: Int { comparisons.endIndex }
    /// Returns the comparison at an index.
    public subscript(position: Int) -> HistoricalComparison { comparisons[position] }
}

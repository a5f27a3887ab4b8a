import Foundation
import Testing

@testable import BuilderWeatherKit

/// Forecasts as an app decodes them, and the service without its permission.
@Suite struct WeatherKitTests {
    private let place = CLLocation(latitude: 52.5, longitude: 13.4)

    private func metadata() -> WeatherMetadata {
        WeatherMetadata(
            date: Date(timeIntervalSince1970: 0), expirationDate: Date(timeIntervalSince1970: 3600), location: place)
    }

    private func minute(_ index: Int) -> MinuteWeather {
        MinuteWeather(
            date: Date(timeIntervalSince1970: Double(index) * 60), precipitation: index > 1 ? .rain : .none,
            precipitationChance: Double(index) / 10,
            precipitationIntensity: Measurement(value: 0, unit: .metersPerSecond))
    }

    @Test func theServiceHasNoPermission() async {
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: place) }
        await #expect(throws: WeatherError.permissionDenied) {
            _ = try await WeatherService.shared.weather(for: place, including: .current)
        }
        await #expect(throws: WeatherError.permissionDenied) {
            let now = Date(timeIntervalSince1970: 0)
            let (minutes, hours, alerts) = try await WeatherService().weather(
                for: place, including: .minute, .hourly(startDate: now, endDate: now + 60), .alerts)
            _ = (minutes?.summary, hours.first?.temperature, alerts?.first?.severity)
        }
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.attribution }
        #expect(WeatherError.permissionDenied.localizedDescription.contains("WeatherKit"))
    }

    @Test func aForecastIsACollection() throws {
        let forecast = Forecast(forecast: (0..<4).map(minute), metadata: metadata())
        #expect(forecast.count == 4 && forecast[1] == minute(1) && forecast.last?.precipitation == .rain)
        #expect(forecast.filter { $0.precipitation == .none }.count == 2)
        #expect(forecast.summary == nil)
        let copy = try JSONDecoder().decode(
            Forecast<MinuteWeather>.self, from: try JSONEncoder().encode(forecast))
        #expect(copy == forecast && copy.metadata.location.coordinate.latitude == 52.5)
        var other = forecast
        other.metadata.location = CLLocation(latitude: 0, longitude: 0)
        #expect(other != forecast)
    }

    @Test func conditionsHaveNames() {
        #expect(WeatherCondition.allCases.count == 34)
        #expect(WeatherCondition.mostlyClear.description == "Mostly Clear")
        #expect(WeatherCondition(rawValue: "sunShowers") == .sunShowers)
        #expect(Precipitation.none.description == "None" && PressureTrend.steady.description == "Steady")
        #expect(MoonPhase.firstQuarter.description == "First Quarter")
        #expect(MoonPhase.full.symbolName == "moonphase.full.moon")
        #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
        #expect(Wind.CompassDirection.northNortheast.description == "North Northeast")
    }

    @Test func categoriesOfRaysAreInOrder() {
        typealias Category = UVIndex.ExposureCategory
        #expect(Category.allCases.sorted() == [.low, .moderate, .high, .veryHigh, .extreme])
        #expect(Category.allCases.first { $0.rangeValue.contains(7) } == .high)
        #expect(Category.veryHigh.description == "Very High")
    }
}

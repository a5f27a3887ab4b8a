import BuilderUIKit
import Testing

@testable import AppleFrameworksFixture
@testable import BuilderCharts
@testable import BuilderSwiftUI

@MainActor
@Suite struct ChartTests {
    @Test func placeholderNamesTheView() async throws {
        let controller = UIHostingController(rootView: SalesChart(sales: []))
        let text = try await Renderer(timeout: 600).textTree(of: controller)
        #expect(text.contains("placeholder=\"SalesChart\""))
    }

    /// Modifiers of axes, scales and selections return the chart, whose type lists its marks.
    @Test func chartsHaveTheirMarks() {
        let sale = Sale(id: 1, day: Date(timeIntervalSince1970: 0), amount: 3, meal: .lunch)
        let sales = "\(type(of: SalesChart(sales: [sale]).body))"
        #expect(sales.hasPrefix("Chart<") && sales.contains("ForEach<Array<Sale>, Int, BarMark>"), "\(sales)")
        #expect(sales.contains("RuleMark") && sales.contains("RectangleMark"), "\(sales)")
        let shares = "\(type(of: ShareChart(shares: [sale]).body))"
        #expect(shares == "Chart<ForEach<Array<Sale>, Int, SectorMark>>")
        let trend = "\(type(of: TrendChart(points: [(x: 0, y: 1, series: "a")]).body))"
        #expect(trend.contains("_ChartContents<(LineMark, AreaMark, PointMark)>"), "\(trend)")
    }

    @Test func contentIsBuiltOutsideOfViews() {
        for isLabeled in [false, true] {
            #expect("\(type(of: zeroLine(labeled: isLabeled)))" == "BuilderConditional<RuleMark, RuleMark>")
        }
    }

    @Test func valuesOfAxesAreReadByType() {
        let value = AxisValue(3, index: 1, count: 4)
        #expect(value.as(Int.self) == 3)
        #expect(value.as(String.self) == nil)
        #expect(value.index == 1 && value.count == 4)
        #expect(AxisValue(2.5, index: 0, count: 1).as(Level.self)?.rank == 2.5)
        #expect(AxisValue(Meal.lunch, index: 0, count: 1).as(String.self) == "lunch")
        #expect(AxisValue("dinner", index: 0, count: 1).as(Meal.self) == .dinner)
        #expect(AxisValue("supper", index: 0, count: 1).as(Meal.self) == nil)
    }

    @Test func binsOfNumbersHaveRoundBounds() {
        let bins = NumberBins(data: [0.3, 1.7, 9.6], desiredCount: 5)
        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
        #expect(bins.count == 5 && bins[1].lowerBound == 2 && bins[1].upperBound == 4)
        #expect(bins.index(for: 1.9) == 0 && bins.index(for: 2) == 1 && bins.index(for: 10) == 4)
        #expect(bins.index(for: -1) == 0 && bins.index(for: 20) == 4)
        #expect(bins[0].contains(0) && !bins[0].contains(2) && bins[4].contains(10))
        #expect(NumberBins(size: 10, range: 3...25).thresholds == [0, 10, 20, 30])
        #expect(NumberBins(thresholds: [Int]()).isEmpty)
        #expect(NumberBins(data: [4, 4], desiredCount: 3).index(for: 4) == 0)
    }

    @Test func binsOfDatesAreUnitsOfTheCalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let dates = [Date(timeIntervalSince1970: 40 * 86400), Date(timeIntervalSince1970: 70 * 86400)]
        let bins = DateBins(unit: .month, data: dates, calendar: calendar)
        #expect(bins.thresholds.map { $0.timeIntervalSince1970 / 86400 } == [31, 59, 90])
        #expect(bins.map { $0.contains(dates[1]) } == [false, true])
        #expect(DateBins(unit: .day, data: [], calendar: calendar).isEmpty)
        let weeks = DateBins(timeInterval: 7 * 86400, range: dates[0]...dates[1])
        #expect(weeks.count == 5 && weeks.index(for: dates[1]) == 4)
    }

    @Test func sizesWithoutUseMakeOneBin() {
        #expect(NumberBins(size: 0.0, range: 0...1).thresholds == [0, 1])
        #expect(NumberBins(size: -.infinity, range: 0.0...1).thresholds == [0, 1])
        #expect(NumberBins(size: 1, range: 0...Int.max).thresholds == [0, Int.max])
        #expect(NumberBins(size: 50, range: 0...Int8.max).thresholds == [0, 50, 100, 127])
        let now = Date(timeIntervalSince1970: 0)
        #expect(DateBins(timeInterval: 0, range: now...(now + 9)).thresholds == [now, now + 9])
    }

    @Test func symbolsFillTheirRectangle() {
        let rect = CGRect(x: 10, y: 20, width: 8, height: 8)
        let center = CGPoint(x: 14, y: 24)
        for symbol in [BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon] {
            #expect(symbol.path(in: rect).contains(center))
        }
        let corner = CGPoint(x: 10.5, y: 20.5)
        #expect(BasicChartSymbolShape.square.path(in: rect).contains(corner))
        #expect(!BasicChartSymbolShape.diamond.path(in: rect).contains(corner))
        #expect(BasicChartSymbolShape.plus.path(in: rect).boundingRect.width == 8)
        #expect(BasicChartSymbolShape.circle != .square)
        #expect(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2) != .circle)
    }

    @Test func stepsAndExtentsAreValues() {
        #expect(MarkDimension.fixed(3) == 3 && MarkDimension.ratio(0.5) != .fixed(0.5))
        #expect(InterpolationMethod.cardinal(tension: 0.2) != .cardinal)
        #expect(PlotDimensionScaleRange.plotDimension(padding: 4).endPadding == 4)
    }
}

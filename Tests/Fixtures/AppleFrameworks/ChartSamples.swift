import Charts
import SwiftUI

// Charts as apps have them.
enum Meal: String, CaseIterable, Plottable {
    case breakfast, lunch, dinner
}

struct Level: Plottable, Comparable {
    var rank: Double
    var primitivePlottable: Double { rank }
    init(rank: Double) { self.rank = rank }
    init?(primitivePlottable: Double) { self.init(rank: primitivePlottable) }
    static func < (lhs: Level, rhs: Level) -> Bool { lhs.rank < rhs.rank }
}

struct Sale: Identifiable {
    let id: Int
    let day: Date
    let amount: Double
    let meal: Meal
    var name: String { meal.rawValue.capitalized }
}

struct SalesChart: View {
    let sales: [Sale]
    @State private var selection: Date?
    @State private var range: ClosedRange<Date>?
    @State private var position = Date()
    private let colors: KeyValuePairs<String, Color> = ["Breakfast": .orange, "Lunch": .green]

    var body: some View {
        Chart {
            ForEach(sales) { sale in
                BarMark(
                    x: .value("Day", sale.day, unit: .day), y: .value("Amount", sale.amount), width: .ratio(0.6)
                )
                .foregroundStyle(by: .value("Meal", sale.name))
                .position(by: .value("Meal", sale.meal), axis: .horizontal)
                .cornerRadius(4)
                .annotation(position: .top, alignment: .center, spacing: 2) { Text("\(sale.amount)").font(.caption) }
                .accessibilityLabel(sale.name)
                .accessibilityValue("\(sale.amount) meals")
            }
            if let selection {
                RuleMark(x: .value("Selected", selection, unit: .day))
                    .foregroundStyle(Color.gray.opacity(0.3))
                    .offset(yStart: -10)
                    .zIndex(-1)
                    .annotation(
                        position: .top, spacing: 0,
                        overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) { context in
                        Text(selection, style: .date).frame(width: context.targetSize.width)
                    }
            } else if range != nil {
                RectangleMark(xStart: .value("Start", position), xEnd: .value("End", position))
                    .opacity(0.2)
            }
            RuleMark(y: .value("Average", 12)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 2)) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5)).foregroundStyle(.secondary)
                AxisTick(length: 4)
                if let date = value.as(Date.self) {
                    AxisValueLabel(centered: true) { Text(date, format: .dateTime.day()) }
                } else if value.index < value.count - 1 {
                    AxisValueLabel(collisionResolution: .greedy(minimumSpacing: 4))
                }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic(desiredCount: 4))
            AxisMarks(format: Decimal.FormatStyle.Currency(code: "EUR"), position: .trailing, values: [0, 10, 20])
        }
        .chartXAxisLabel("Day", alignment: .trailing)
        .chartYScale(domain: 0...20, type: .linear)
        .chartXScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 8))
        .chartForegroundStyleScale(colors)
        .chartLegend(position: .bottom, alignment: .leading, spacing: 8)
        .chartPlotStyle { plot in plot.frame(height: 200).background(.thinMaterial) }
        .chartXSelection(value: $selection)
        .chartXSelection(range: $range)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3600 * 24 * 7)
        .chartScrollPosition(x: $position)
        .chartScrollTargetBehavior(
            .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
        )
        .frame(height: 240)
    }
}

struct TrendChart: View {
    let points: [(x: Double, y: Double, series: String)]
    @State private var selected: Double?

    var body: some View {
        Chart(points, id: \.x) { point in
            LineMark(x: .value("x", point.x), y: .value("y", point.y), series: .value("Series", point.series))
                .interpolationMethod(.catmullRom)
                .symbol(by: .value("Series", point.series))
                .symbolSize(30)
                .lineStyle(.init(lineWidth: 2, lineCap: .round))
                .foregroundStyle(.blue.gradient)
            AreaMark(x: .value("x", point.x), yStart: .value("low", 0), yEnd: .value("high", point.y))
                .foregroundStyle(
                    .linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
                )
                .alignsMarkStylesWithPlotArea()
            PointMark(x: .value("x", point.x), y: .value("y", point.y))
                .symbol(.diamond.strokeBorder(lineWidth: 2))
                .symbol { Circle().frame(width: 4) }
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .gesture(
                        DragGesture().onChanged { value in
                            guard let frame = proxy.plotFrame else { return }
                            let x = value.location.x - geometry[frame].origin.x
                            selected = proxy.value(atX: x)
                        })
            }
        }
        .chartBackground(alignment: .topLeading) { proxy in
            if let selected, let x = proxy.position(forX: selected) {
                Text("\(selected)").offset(x: x - geometryInset(proxy))
            }
        }
        .chartGesture { proxy in SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) } }
        .chartForegroundStyleScale(range: [Color.blue, .green])
        .chartForegroundStyleScale(domain: ["a", "b"], range: [Color.blue, Color.red])
        .chartForegroundStyleScale { (name: String) in name == "a" ? Color.blue : Color.red }
        .chartForegroundStyleScale(["a": Color.blue, "b": Color.red])
        .chartSymbolScale(["a": .circle, "b": .square] as KeyValuePairs<String, BasicChartSymbolShape>)
        .chartSymbolSizeScale(range: CGFloat(10)...40)
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(preset: .extended, values: [0.0, 0.5, 1.0]) { AxisValueLabel() } }
        .chartYScale(domain: [0, 100])
        .chartLegend(.hidden)
    }

    private func geometryInset(_ proxy: ChartProxy) -> CGFloat { proxy.plotSize.width / 2 }
}

struct ShareChart: View {
    let shares: [Sale]
    @State private var angle: Double?

    var body: some View {
        Chart(shares) { share in
            SectorMark(
                angle: .value(Text(verbatim: "Amount"), share.amount), innerRadius: .ratio(0.618), outerRadius: 80,
                angularInset: 1.5
            )
            .foregroundStyle(by: .value("Meal", share.meal))
            .opacity(share.meal == .lunch ? 1 : 0.5)
        }
        .chartAngleSelection(value: $angle)
        .chartLegend(position: .trailing) { Text("Meals") }
    }
}

struct DistributionChart: View {
    let levels: [Double]

    var body: some View {
        let bins = NumberBins(data: levels, desiredCount: 5)
        Chart(bins.indices, id: \.self) { index in
            switch index {
            case 0: BarMark(x: .value("Range", bins[index]), y: .value("Count", index))
            case 1: BarMark(x: .value("Range", bins[index].lowerBound..<bins[index].upperBound), yEnd: 3)
            default: MedianMark(value: bins[index].lowerBound)
            }
        }
        Chart {
            LinePlot(x: "x", y: "sin(x)", domain: -3...3) { sin($0) }.foregroundStyle(.red)
            LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { t in (x: cos(t), y: sin(t)) }
            AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: x, yEnd: x * x) }
            Plot(levels: levels.map(Level.init))
        }
    }
}

private struct MedianMark: ChartContent {
    let value: Double

    var body: some ChartContent {
        RuleMark(x: .value("Median", value))
        if #available(iOS 17, *) {
            BarMark(xStart: .value("Low", value - 1), xEnd: .value("High", value + 1), y: .value("Name", "a"))
        }
        Group {
            PointMark(x: .value("Median", Level(rank: value)))
        }
    }
}

private struct Plot: ChartContent {
    let levels: [Level]

    var body: some ChartContent {
        BarPlot(levels, x: .value("Rank", \.rank), y: .value("Level", \.self), width: .fixed(4))
            .foregroundStyle(by: .value("Level", \.self))
            .opacity(0.5)
        PointPlot(levels, x: .value("Rank", \.rank), y: .value("Rank", \.rank)).symbolSize(by: .value("Rank", \.rank))
    }
}

/// Content that is made outside of a view.
@ChartContentBuilder
func zeroLine(labeled: Bool) -> some ChartContent {
    if labeled {
        RuleMark(y: .value("Zero", 0)).annotation { Text("0") }
    } else {
        RuleMark(y: .value("Zero", 0))
    }
}

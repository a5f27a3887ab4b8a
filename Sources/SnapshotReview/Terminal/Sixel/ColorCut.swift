/// Divides the colours of a picture into parts of similar ones.
enum ColorCut {
    /// Channels of 0…255.
    struct Mean: Hashable {
        var red: Double
        var green: Double
        var blue: Double
    }

    struct Part {
        let colors: [ColorCounts.Entry]
        let mean: Mean
        /// The channel along which the colours differ most.
        fileprivate let channel: Channel
        /// The sum of the squared distances from the mean along that channel.
        fileprivate let error: Double

        fileprivate init(_ colors: [ColorCounts.Entry]) {
            self.colors = colors
            let count = Double(colors.reduce(0) { $0 + $1.count })
            let means = Channel.allCases.map { channel in
                Double(colors.reduce(0) { $0 + $1.sum(channel) }) / count
            }
            mean = Mean(red: means[0], green: means[1], blue: means[2])
            let errors = Channel.allCases.map { channel in
                colors.reduce(0.0) { error, color in
                    let distance = color.value(channel) - means[channel.rawValue]
                    return error + distance * distance * Double(color.count)
                }
            }
            let widest = Channel.allCases.max { errors[$0.rawValue] < errors[$1.rawValue] } ?? .red
            channel = widest
            error = errors[widest.rawValue]
        }

        fileprivate var middle: Double {
            switch channel {
            case .red: mean.red
            case .green: mean.green
            case .blue: mean.blue
            }
        }
    }

    fileprivate enum Channel: Int, CaseIterable {
        case red, green, blue
    }

    /// At most `limit` parts that hold all colours; the order depends on the colours only.
    static func parts(of counts: ColorCounts, limit: Int) -> [Part] {
        if counts.entries.isEmpty { return [] }
        if counts.entries.count <= limit { return counts.entries.map { Part([$0]) } }
        var parts = [Part(counts.entries)]
        while parts.count < limit {
            // The first of the greatest.
            var worst = 0
            for index in parts.indices where parts[index].error > parts[worst].error { worst = index }
            let part = parts[worst]
            let low = part.colors.filter { $0.value(part.channel) <= part.middle }
            let high = part.colors.filter { $0.value(part.channel) > part.middle }
            if low.isEmpty || high.isEmpty { break }
            parts[worst] = Part(low)
            parts.append(Part(high))
        }
        return parts
    }
}

extension ColorCounts.Entry {
    fileprivate func sum(_ channel: ColorCut.Channel) -> Int {
        switch channel {
        case .red: red
        case .green: green
        case .blue: blue
        }
    }

    fileprivate func value(_ channel: ColorCut.Channel) -> Double { Double(sum(channel)) / Double(count) }
}

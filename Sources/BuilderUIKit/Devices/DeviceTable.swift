import Foundation

/// The dimensions of every device; one row for devices that share them.
enum DeviceTable {
    /// Devices with the same screen.
    private struct Row {
        /// The names of each device, the first of them its own, the others its aliases.
        var names: [[String]]
        /// A name for the whole row, which resolves to its first device.
        var group: String
        var idiom = UIUserInterfaceIdiom.phone
        var size: (CGFloat, CGFloat)
        var scale: CGFloat
        /// The top and bottom of the safe area in portrait.
        var portrait: (CGFloat, CGFloat)
        /// The top, sides and bottom of the safe area in landscape.
        var landscape: (CGFloat, CGFloat, CGFloat)
        /// A Boolean value that indicates whether the width is regular in landscape.
        var isWide = false
        var radius: CGFloat = 0
        var statusBar: CGFloat
        var barTop: CGFloat?
    }

    static let devices: [Device] = rows.flatMap(makeDevices)

    static let byKey: [String: Int] = {
        var result: [String: Int] = [:]
        for (index, device) in devices.enumerated() { result[key(device.name)] = index }
        for (index, device) in devices.enumerated() {
            for alias in device.aliases where result[key(alias)] == nil { result[key(alias)] = index }
        }
        return result
    }()

    /// Returns the letters and digits of a name without the words that only simulators' names have: "iPad Pro
    /// (11-inch) (4th generation)" is "iPad Pro 11 (4th)".
    static func key(_ name: String) -> String {
        simulatorWords.reduce(NameMatcher.key(name)) { key, word in
            var rest = key.utf8[...]
            var kept: [UInt8] = []
            while let first = rest.first {
                if rest.starts(with: word) {
                    rest = rest.dropFirst(word.count)
                } else {
                    kept.append(first)
                    rest = rest.dropFirst()
                }
            }
            return String(decoding: kept, as: UTF8.self)
        }
    }

    private static let simulatorWords = ["inch", "generation"].map { Array($0.utf8) }

    /// The device that most processes need alone: it is made without the others.
    static let standard: Device = {
        let row = rows.first { $0.names.contains(["iPhone 12"]) }
        return row.flatMap { makeDevices($0).first { $0.name == "iPhone 12" } } ?? devices[0]
    }()

    private static func makeDevices(_ row: Row) -> [Device] {
        let isPad = row.idiom == .pad
        return row.names.enumerated().map { index, names in
            let group = index == 0 && names[0] != row.group ? [row.group] : []
            let portrait = Device.Layout(
                safeAreaInsets: UIEdgeInsets(top: row.portrait.0, left: 0, bottom: row.portrait.1, right: 0),
                horizontalSizeClass: isPad ? .regular : .compact, verticalSizeClass: .regular)
            let landscape = Device.Layout(
                safeAreaInsets: UIEdgeInsets(
                    top: row.landscape.0, left: row.landscape.1, bottom: row.landscape.2, right: row.landscape.1),
                horizontalSizeClass: isPad || row.isWide ? .regular : .compact,
                verticalSizeClass: isPad ? .regular : .compact)
            return Device(
                Device.Facts(
                    name: names[0], aliases: Array(names.dropFirst()) + group, idiom: row.idiom,
                    size: CGSize(width: row.size.0, height: row.size.1), scale: row.scale, portrait: portrait,
                    landscape: landscape, cornerRadius: row.radius, statusBarHeight: row.statusBar,
                    navigationBarTop: row.barTop ?? row.portrait.0))
        }
    }

    private static let rows: [Row] = [
        Row(
            names: [["iPhone SE (1st)", "iPhone SE 1", "iPhone SE (1st generation)", "iPhone 5s"]],
            group: "iPhone SE (1st)",
            size: (320, 568), scale: 2, portrait: (20, 0), landscape: (0, 0, 0), statusBar: 20),
        Row(
            names: [
                ["iPhone 8"],
                ["iPhone 7"],
                ["iPhone 6s", "iPhone 6"],
                ["iPhone SE (2nd)", "iPhone SE 2", "iPhone SE (2nd generation)"],
                ["iPhone SE (3rd)", "iPhone SE 3", "iPhone SE (3rd generation)", "iPhone SE"],
            ],
            group: "iPhone SE (2nd/3rd) / 8 / 7 / 6s",
            size: (375, 667), scale: 2, portrait: (20, 0), landscape: (0, 0, 0), statusBar: 20),
        Row(
            names: [["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus"]],
            group: "iPhone 8 Plus",
            size: (414, 736), scale: 3, portrait: (20, 0), landscape: (0, 0, 0), isWide: true, statusBar: 20),
        Row(
            names: [["iPhone X"], ["iPhone XS"], ["iPhone 11 Pro"]],
            group: "iPhone X/XS/11 Pro",
            size: (375, 812), scale: 3, portrait: (44, 34), landscape: (0, 44, 21), radius: 39, statusBar: 44),
        Row(
            names: [["iPhone XR"], ["iPhone 11"]],
            group: "iPhone XR/11",
            size: (414, 896), scale: 2, portrait: (48, 34), landscape: (0, 48, 21), isWide: true, radius: 41.5,
            statusBar: 48),
        Row(
            names: [["iPhone XS Max"], ["iPhone 11 Pro Max"]],
            group: "iPhone XS Max/11 Pro Max",
            size: (414, 896), scale: 3, portrait: (44, 34), landscape: (0, 44, 21), isWide: true, radius: 39,
            statusBar: 44),
        Row(
            names: [["iPhone 12 mini"], ["iPhone 13 mini"]],
            group: "iPhone 12 mini/13 mini",
            size: (375, 812), scale: 3, portrait: (50, 34), landscape: (0, 50, 21), radius: 44, statusBar: 50),
        Row(
            names: [
                ["iPhone 12"],
                ["iPhone 12 Pro"],
                ["iPhone 13"],
                ["iPhone 13 Pro"],
                ["iPhone 14"],
                ["iPhone 16e"],
            ],
            group: "iPhone 12/12 Pro/13/13 Pro/14/16e",
            size: (390, 844), scale: 3, portrait: (47, 34), landscape: (0, 47, 21), radius: 47.33, statusBar: 47),
        Row(
            names: [["iPhone 12 Pro Max"], ["iPhone 13 Pro Max"], ["iPhone 14 Plus"]],
            group: "iPhone 12/13 Pro Max, 14 Plus",
            size: (428, 926), scale: 3, portrait: (47, 34), landscape: (0, 47, 21), isWide: true, radius: 53.33,
            statusBar: 47),
        Row(
            names: [["iPhone 14 Pro"], ["iPhone 15"], ["iPhone 15 Pro"], ["iPhone 16"]],
            group: "iPhone 14 Pro/15/15 Pro/16",
            size: (393, 852), scale: 3, portrait: (59, 34), landscape: (0, 59, 21), radius: 55, statusBar: 54,
            barTop: 161 / 3),
        Row(
            names: [["iPhone 14 Pro Max"], ["iPhone 15 Plus"], ["iPhone 15 Pro Max"], ["iPhone 16 Plus"]],
            group: "iPhone 14 Pro Max/15 Plus/15 Pro Max/16 Plus",
            size: (430, 932), scale: 3, portrait: (59, 34), landscape: (0, 59, 21), isWide: true, radius: 55,
            statusBar: 54, barTop: 161 / 3),
        Row(
            names: [["iPhone 16 Pro"], ["iPhone 17"], ["iPhone 17 Pro"]],
            group: "iPhone 16 Pro/17/17 Pro",
            size: (402, 874), scale: 3, portrait: (62, 34), landscape: (0, 62, 21), radius: 62, statusBar: 54,
            barTop: 169 / 3),
        Row(
            names: [["iPhone 16 Pro Max"], ["iPhone 17 Pro Max"]],
            group: "iPhone 16 Pro Max/17 Pro Max",
            size: (440, 956), scale: 3, portrait: (62, 34), landscape: (0, 62, 21), isWide: true, radius: 62,
            statusBar: 54, barTop: 169 / 3),
        Row(
            names: [["iPhone Air"]],
            group: "iPhone Air",
            size: (420, 912), scale: 3, portrait: (68, 34), landscape: (0, 68, 21), isWide: true, radius: 62,
            statusBar: 68),
        Row(
            names: [
                ["iPad mini 5", "iPad mini (5th)", "iPad mini (5th generation)"],
                ["iPad 9.7", "iPad (5th)", "iPad (6th)", "iPad (6th generation)", "iPad Air 2", "iPad Pro 9.7"],
            ],
            group: "iPad mini 5 / iPad 9.7", idiom: .pad,
            size: (768, 1024), scale: 2, portrait: (20, 0), landscape: (20, 0, 0), statusBar: 20),
        Row(
            names: [
                [
                    "iPad 10.2", "iPad (7th)", "iPad (8th)", "iPad (9th)", "iPad (7th generation)",
                    "iPad (8th generation)", "iPad (9th generation)",
                ]
            ],
            group: "iPad 10.2 (7-9th)", idiom: .pad,
            size: (810, 1080), scale: 2, portrait: (20, 0), landscape: (20, 0, 0), statusBar: 20),
        Row(
            names: [["iPad Air 10.5", "iPad Air (3rd)", "iPad Air (3rd generation)"], ["iPad Pro 10.5"]],
            group: "iPad Air 10.5 / Pro 10.5", idiom: .pad,
            size: (834, 1112), scale: 2, portrait: (20, 0), landscape: (20, 0, 0), statusBar: 20),
        Row(
            names: [
                ["iPad mini 8.3", "iPad mini"],
                ["iPad mini 6", "iPad mini (6th)", "iPad mini (6th generation)"],
                ["iPad mini 7", "iPad mini (A17 Pro)"],
            ],
            group: "iPad mini 8.3 (6/7)", idiom: .pad,
            size: (744, 1133), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), radius: 21.5, statusBar: 24),
        Row(
            names: [
                [
                    "iPad Air 10.9", "iPad Air (4th)", "iPad Air (5th)", "iPad Air (4th generation)",
                    "iPad Air (5th generation)",
                ],
                ["iPad Air 11", "iPad Air 11 (M2)", "iPad Air 11 (M3)", "iPad Air"],
                ["iPad (10th)", "iPad 10", "iPad (10th generation)"],
                ["iPad 11", "iPad (11th)", "iPad (A16)", "iPad"],
            ],
            group: "iPad Air 10.9/11, iPad 10th/11", idiom: .pad,
            size: (820, 1180), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), radius: 18, statusBar: 24),
        Row(
            names: [
                ["iPad Pro 11", "iPad Pro 11 (1st)", "iPad Pro 11 (2nd)", "iPad Pro 11 (3rd)", "iPad Pro 11 (4th)"]
            ],
            group: "iPad Pro 11 (1-4)", idiom: .pad,
            size: (834, 1194), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), radius: 18, statusBar: 24),
        Row(
            names: [["iPad Pro 11 (M4)"], ["iPad Pro 11 (M5)"]],
            group: "iPad Pro 11 (M4/M5)", idiom: .pad,
            size: (834, 1210), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), radius: 30, statusBar: 24),
        Row(
            names: [
                ["iPad Pro 12.9"] + ["3rd", "4th", "5th", "6th"].map { "iPad Pro 12.9 (\($0))" },
                ["iPad Air 13", "iPad Air 13 (M2)", "iPad Air 13 (M3)"],
            ],
            group: "iPad Pro/Air 12.9/13", idiom: .pad,
            size: (1024, 1366), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), radius: 18, statusBar: 24),
        Row(
            names: [["iPad Pro 13 (M4)", "iPad Pro 13"], ["iPad Pro 13 (M5)"]],
            group: "iPad Pro 13 (M4/M5)", idiom: .pad,
            size: (1032, 1376), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), radius: 30, statusBar: 24),
    ]
}

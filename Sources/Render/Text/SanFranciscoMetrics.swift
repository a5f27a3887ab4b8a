import CCairo

/// San Francisco's advance widths at one size and weight, from a model that reproduces iOS 26's own.
///
/// `advance = size / 2048 * (text + f * (display - text) + tracking)`, where `f` grows from 0 at 17 points to 1 at 28,
/// and `text` and `display` are mixes of a light, a regular and a black master. Italic weights other than regular were
/// not measured: they widen as the upright ones do.
struct SanFranciscoMetrics {
    /// The tracking added to every advance, in 1/2048 of the size; 0 in the monospaced design.
    let tracking: Double
    /// The share of the display cut: 0…1.
    let opticalMix: Double
    private let weight: Double
    private let isItalic: Bool
    private let isMonospaced: Bool
    /// A Boolean value that indicates whether all digits are as wide as the 0.
    let hasMonospacedDigits: Bool

    /// The advance of every character of the monospaced design, in 1/2048 of the size.
    static let monospacedUnits = 1266.0

    init(_ font: FontSpec) {
        let size = font.usableSize
        weight = SanFranciscoMetrics.coordinate(font.weight)
        isItalic = font.isItalic
        isMonospaced = font.design == .monospaced
        hasMonospacedDigits = font.hasMonospacedDigits
        opticalMix = SanFranciscoMetrics.opticalMix(size)
        tracking = isMonospaced ? 0 : SanFranciscoMetrics.tracking(size)
    }

    /// Returns the advance of a character without tracking, in 1/2048 of the size, or nil if the table lacks it.
    func advance(_ scalar: UInt32) -> Double? {
        guard scalar >= 0x20, scalar < 0x7F else { return nil }
        if isMonospaced { return SanFranciscoMetrics.monospacedUnits }
        let isDigit = scalar >= 0x30 && scalar <= 0x39
        let index = Int(hasMonospacedDigits && isDigit ? 0x30 : scalar) - 0x20
        let text = mix(
            (
                SanFranciscoTable.textLight[index], SanFranciscoTable.textRegular[index],
                SanFranciscoTable.textBlack[index], SanFranciscoTable.textItalic[index]
            ))
        if opticalMix == 0 { return text }
        let display = mix(
            (
                SanFranciscoTable.displayLight[index], SanFranciscoTable.displayRegular[index],
                SanFranciscoTable.displayBlack[index], SanFranciscoTable.displayItalic[index]
            ))
        return text + opticalMix * (display - text)
    }

    /// The height of a lowercase x, in 1/2048 of the size.
    var xHeightUnits: Double {
        if isMonospaced { return (1083 + weight * 34).rounded() }
        return blend(SanFranciscoMetrics.xHeights).rounded()
    }

    private static let xHeights = Masters(text: (1076, 1078, 1124, 1078), display: (1040, 1040, 1104, 1040))

    /// One metric in each of the master fonts that the others are interpolated from.
    struct Masters: Sendable {
        typealias Cut = (light: Double, regular: Double, black: Double, italic: Double)
        var text: Cut
        var display: Cut
    }

    /// Returns the metric interpolated at this size and weight.
    func blend(_ masters: Masters) -> Double {
        let text = mix(masters.text)
        return opticalMix == 0 ? text : text + opticalMix * (mix(masters.display) - text)
    }

    private func mix(_ cut: Masters.Cut) -> Double {
        let delta = weight < 0 ? -weight * (cut.light - cut.regular) : weight * (cut.black - cut.regular)
        return (isItalic ? cut.italic : cut.regular) + delta
    }

    /// Returns a weight's coordinate between light (-1), regular (0) and black (1), in exact 1/16384ths.
    private static func coordinate(_ weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight: -15155 / 16384
        case .thin: -11878 / 16384
        case .light: -5161 / 16384
        case .regular: 0
        case .medium: 3004 / 16384
        case .semibold: 5188 / 16384
        case .bold: 0.5
        case .heavy: 12561 / 16384
        case .black: 1
        }
    }

    private static func opticalMix(_ size: Double) -> Double {
        switch size {
        case ...17: 0
        case ...19: (size - 17) / 22
        case ...24: 1.0 / 11 + (size - 19) * 8 / 55
        case ..<28: 9.0 / 11 + (size - 24) / 22
        default: 1
        }
    }

    private static func tracking(_ size: Double) -> Double {
        let table = SanFranciscoTable.tracking
        guard let first = table.first, let last = table.last else { return 0 }
        if size <= first.size { return first.units }
        if size >= last.size { return last.units }
        var low = 0
        var high = table.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if table[middle].size <= size { low = middle } else { high = middle }
        }
        let share = (size - table[low].size) / (table[high].size - table[low].size)
        return table[low].units + share * (table[high].units - table[low].units)
    }
}

/// Characters that the table of advances lacks.
extension SanFranciscoMetrics {
    /// Returns the advance of a character or of the one whose width it inherits: the base of an accented letter, or the
    /// Latin letter that a Greek or Cyrillic one resembles. Units of 1/2048; nil for all others.
    func inheritedAdvance(_ scalar: UInt32) -> Double? {
        if scalar < 0x7F { return advance(scalar) }
        switch scalar {
        case 0xA0, 0x202F: return advance(0x20)
        case 0x2010, 0x2011: return advance(0x2D)
        case 0x2007: return advance(0x30)
        default: break
        }
        var base = scalar
        while let parts = TextShaper.parts(of: base) { base = parts.base }
        if let twin = SanFranciscoMetrics.twins[base] { base = twin }
        return base == scalar ? nil : advance(base)
    }

    /// Returns the ratio of San Francisco's lowercase widths to a substitute's, averaged over a…z. It is applied to
    /// letters of which only the substitute's width is known.
    func letterRatio(to font: SizedFont) -> Double {
        var own = 0.0
        for scalar in UInt32(0x61)...0x7A { own += advance(scalar) ?? 0 }
        let substitute = font.file.lowercaseAdvance * font.pointsPerUnit / font.size * 2048
        return substitute > 0 ? own / substitute : 1
    }

    /// Returns a Boolean value that indicates whether a character is a letter of any script.
    static func isLetter(_ scalar: UInt32) -> Bool {
        let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar)
        return category == HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER
            || category == HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER
            || category == HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER
            || category == HB_UNICODE_GENERAL_CATEGORY_MODIFIER_LETTER
            || category == HB_UNICODE_GENERAL_CATEGORY_TITLECASE_LETTER
    }

    /// The Latin letters by the letters of other scripts that are drawn alike.
    private static let twins: [UInt32: UInt32] = {
        let letters = "ØøĐАВЕЅІЈКМНОРСТХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΧΥο"
        let latin = "OoDABESIJKMHOPCTXaeopcyxijsABEZHIKMNOPTXYo"
        return Dictionary(
            zip(letters.unicodeScalars, latin.unicodeScalars).map { ($0.value, $1.value) },
            uniquingKeysWith: { a, _ in a })
    }()
}

/// San Francisco's advance widths and tracking in units of 1/2048 of the size, measured on iOS 26.1.
///
/// Each row lists the advances of U+0020…U+007E at tracking 0. `text` is the cut for sizes up to 17 points, `display`
/// the one from 28 points; between the two the font is a mix of both. `light` and `black` are the ends of the weight
/// axis.
private enum SanFranciscoTable {
    static let textLight: [Double] = [
        498, 572, 788, 1250, 1250, 1716, 1505, 560, 682, 682, 994, 1250, 560, 994, 560, 548, 1264, 818, 1190, 1206,
        1299, 1230, 1250, 1148, 1264, 1250, 560, 560, 1250, 1250, 1250, 952, 1850, 1326, 1260, 1431, 1436, 1145,
        1116, 1455, 1416, 416, 1057, 1226, 1084, 1698, 1436, 1520, 1208, 1520, 1245, 1236, 1240, 1428, 1326, 1898,
        1312, 1268, 1268, 682, 548, 682, 1250, 1186, 1024, 1114, 1240, 1143, 1250, 1182, 668, 1230, 1196, 428, 428,
        1047, 428, 1751, 1186, 1204, 1230, 1230, 728, 1027, 678, 1186, 1006, 1521, 988, 1006, 1032, 682, 414, 682,
        1250,
    ]

    static let textRegular: [Double] = [
        576, 637, 978, 1290, 1290, 1895, 1457, 608, 782, 782, 966, 1290, 608, 966, 608, 624, 1290, 950, 1236, 1284,
        1318, 1266, 1304, 1166, 1308, 1304, 608, 608, 1290, 1290, 1290, 1050, 1880, 1380, 1346, 1466, 1488, 1220,
        1172, 1529, 1520, 548, 1102, 1349, 1163, 1790, 1520, 1580, 1301, 1580, 1338, 1305, 1298, 1510, 1380, 1982,
        1390, 1342, 1355, 782, 624, 782, 1290, 1195, 1024, 1130, 1258, 1146, 1258, 1170, 741, 1248, 1205, 506, 505,
        1112, 518, 1782, 1195, 1210, 1250, 1248, 780, 1072, 744, 1195, 1110, 1586, 1074, 1112, 1104, 782, 530, 782,
        1290,
    ]

    static let textBlack: [Double] = [
        480, 822, 1352, 1460, 1460, 2347, 1592, 816, 974, 974, 1018, 1460, 816, 1018, 816, 746, 1514, 1146, 1398,
        1456, 1496, 1451, 1496, 1310, 1534, 1496, 816, 816, 1460, 1460, 1460, 1232, 1917, 1620, 1494, 1570, 1573,
        1327, 1275, 1585, 1688, 756, 1360, 1556, 1273, 1923, 1626, 1641, 1458, 1641, 1506, 1460, 1406, 1604, 1574,
        2152, 1598, 1558, 1412, 974, 746, 974, 1460, 1374, 1024, 1285, 1410, 1260, 1410, 1291, 930, 1395, 1384, 670,
        670, 1351, 690, 2036, 1374, 1328, 1400, 1404, 1002, 1248, 946, 1374, 1277, 1884, 1304, 1334, 1216, 974, 696,
        974, 1460,
    ]

    static let textItalic: [Double] = [
        578, 636, 895, 1296, 1328, 1880, 1457, 518, 782, 782, 940, 1328, 608, 966, 608, 742, 1290, 955, 1237, 1284,
        1318, 1267, 1305, 1167, 1308, 1306, 608, 608, 1328, 1328, 1328, 1050, 1880, 1380, 1346, 1463, 1486, 1219,
        1170, 1525, 1522, 550, 1102, 1349, 1164, 1792, 1520, 1579, 1304, 1579, 1338, 1276, 1291, 1524, 1380, 1982,
        1389, 1344, 1355, 782, 742, 782, 940, 916, 1024, 1126, 1259, 1135, 1265, 1176, 741, 1247, 1216, 516, 516,
        1086, 516, 1782, 1198, 1212, 1254, 1251, 791, 1052, 744, 1195, 1110, 1586, 1079, 1112, 1104, 782, 742, 782,
        1328,
    ]

    static let displayLight: [Double] = [
        416, 496, 651, 1231, 1200, 1434, 1375, 486, 550, 550, 680, 1200, 406, 864, 406, 483, 1176, 764, 1136, 1120,
        1158, 1160, 1161, 1071, 1174, 1161, 406, 406, 1200, 1200, 1200, 904, 1722, 1196, 1130, 1295, 1306, 1044,
        1015, 1323, 1286, 286, 927, 1095, 1004, 1566, 1306, 1390, 1078, 1390, 1116, 1106, 1110, 1298, 1196, 1768,
        1180, 1138, 1138, 550, 483, 550, 1200, 1023, 1024, 984, 1076, 982, 1076, 1019, 490, 1066, 1033, 290, 290,
        875, 290, 1569, 1023, 1040, 1066, 1066, 580, 869, 504, 1023, 850, 1352, 832, 850, 875, 550, 284, 550, 1200,
    ]

    static let displayRegular: [Double] = [
        420, 546, 826, 1238, 1238, 1655, 1370, 520, 660, 660, 820, 1238, 440, 878, 440, 572, 1242, 908, 1159, 1212,
        1238, 1198, 1264, 1120, 1228, 1264, 440, 440, 1238, 1238, 1238, 1002, 1791, 1301, 1238, 1405, 1390, 1131,
        1081, 1447, 1432, 460, 1014, 1230, 1074, 1702, 1432, 1498, 1183, 1498, 1227, 1215, 1190, 1426, 1292, 1892,
        1300, 1254, 1263, 660, 572, 660, 1238, 1079, 1024, 1028, 1134, 1026, 1134, 1049, 622, 1124, 1104, 422, 420,
        994, 418, 1645, 1079, 1087, 1125, 1124, 631, 953, 617, 1079, 989, 1465, 959, 996, 958, 660, 442, 660, 1238,
    ]

    static let displayBlack: [Double] = [
        390, 749, 1040, 1377, 1412, 1991, 1504, 586, 904, 904, 1020, 1412, 546, 928, 546, 668, 1444, 1058, 1311,
        1367, 1414, 1362, 1407, 1223, 1430, 1407, 546, 546, 1412, 1412, 1412, 1184, 1844, 1534, 1382, 1512, 1477,
        1216, 1164, 1530, 1556, 624, 1271, 1445, 1150, 1825, 1494, 1584, 1346, 1583, 1395, 1370, 1274, 1472, 1486,
        2062, 1507, 1470, 1321, 904, 668, 904, 1412, 1280, 1024, 1213, 1310, 1205, 1305, 1224, 835, 1305, 1289, 564,
        564, 1209, 574, 1891, 1280, 1259, 1305, 1303, 859, 1155, 838, 1280, 1174, 1771, 1202, 1211, 1111, 904, 548,
        904, 1412,
    ]

    static let displayItalic: [Double] = [
        492, 550, 821, 1231, 1238, 1702, 1371, 480, 660, 660, 820, 1238, 522, 830, 522, 660, 1285, 913, 1192, 1220,
        1233, 1192, 1232, 1081, 1243, 1231, 522, 522, 1238, 1238, 1238, 964, 1794, 1291, 1300, 1402, 1413, 1134,
        1084, 1454, 1436, 464, 1026, 1259, 1078, 1706, 1434, 1518, 1224, 1518, 1270, 1227, 1211, 1430, 1293, 1896,
        1304, 1256, 1263, 660, 660, 660, 820, 1024, 1024, 1018, 1139, 1031, 1151, 1062, 615, 1140, 1110, 424, 416,
        961, 424, 1638, 1094, 1096, 1137, 1139, 698, 948, 617, 1093, 974, 1450, 959, 976, 972, 660, 660, 660, 1238,
    ]

    /// Sizes in points with their tracking: linear between two entries, constant outside the list. Up to 7 and from 41
    /// points these are Apple's published tracking values; the others are measured.
    static let tracking: [(size: Double, units: Double)] = [
        (6, 81), (7, 67), (8, 52), (9, 38), (10, 24), (11, 12), (11.5, 6), (12, 0), (13, -12), (13.5, -17),
        (14, -22), (15, -32), (16, -40), (17, -52), (17.5, -51), (18, -50), (19, -48), (20, -46), (21, -35),
        (22, -24), (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26), (32, 26),
        (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20), (39, 19), (40, 19), (41, 18), (42, 18), (43, 18),
        (44, 17), (45, 16), (46, 16), (47, 16), (48, 15), (49, 14), (50, 14), (51, 14), (52, 13), (53, 12), (54, 12),
        (56, 11), (58, 10), (60, 9), (62, 8), (64, 7), (66, 6), (68, 5), (70, 4), (72, 4), (76, 2), (80, 0), (84, 0),
        (88, 0), (92, 0), (96, 0),
    ]
}

/// San Francisco's pair kerning, approximated from that of Inter's regular text cut, without its few pairs that move
/// apart.
///
/// The ratio of San Francisco's kerning to Inter's was measured on iOS 26 over whole lines. It hardly changes with the
/// weight (Inter's own does, so its other files aren't used) and, like the advances, mixes a text and a display cut.
enum SanFranciscoKerning {
    /// The face whose pairs are used.
    static let faceName = "Inter-Regular"

    /// The factor for Inter's kerning after capitals.
    private static let capitals = SanFranciscoMetrics.Masters(
        text: (light: 1.112, regular: 1.05, black: 1.085, italic: 1.061),
        display: (light: 1.519, regular: 1.499, black: 1.447, italic: 1.544))
    /// The factor after all other characters.
    private static let others = SanFranciscoMetrics.Masters(
        text: (light: 0.849, regular: 0.991, black: 1.092, italic: 1.031),
        display: (light: 0.894, regular: 1.254, black: 0.971, italic: 0.93))
    /// The factor between digits: in text the same at every weight. In the display cut it is measured in regular and
    /// light; that of black follows from the widths reported in medium and bold at 28 points (not measured).
    private static let digits = SanFranciscoMetrics.Masters(
        text: (light: 1.031, regular: 1.031, black: 1.031, italic: 0),
        display: (light: 0.688, regular: 0.688, black: 0, italic: 1.031))
    /// A further factor between F and a lowercase letter, measured before an o at 15, 17 and 33 points.
    private static let afterF = SanFranciscoMetrics.Masters(
        text: (light: 0.2, regular: 0.2, black: 0.2, italic: 0.2),
        display: (light: 0.3, regular: 0.3, black: 0.3, italic: 0.3))
    /// The factor between R and e, measured at 15 and 48 points.
    private static let beforeE = SanFranciscoMetrics.Masters(
        text: (light: 2.3, regular: 2.3, black: 2.3, italic: 2.3),
        display: (light: 1.519, regular: 1.499, black: 1.447, italic: 1.544))
    /// The kerning between A and a lowercase letter without an ascender, in 1/2048 of the size: measured before c, p
    /// and u at 17 and 33 points.
    private static let afterA = -25.0
    /// The kerning between F and i, in 1/2048 of the size: measured at 15 and 22 points.
    private static let beforeI = -6.0
    /// The factor for the space that Inter adds between r and t, measured at 15 and 17 points.
    private static let apart = 0.6
    /// The kerning between a comma or full stop and a space, in 1/2048 of the size: measured in bold at 32 points, at
    /// other weights in proportion (not measured).
    private static let stops = SanFranciscoMetrics.Masters(
        text: (light: 0, regular: 0, black: 0, italic: 0), display: (light: 0, regular: 0, black: -86, italic: 0))
    /// The kerning between digits of light weights, in 1/2048 of the size.
    private static let figures = SanFranciscoMetrics.Masters(
        text: (light: -9, regular: 0, black: 0, italic: 0), display: (light: -10, regular: 0, black: 0, italic: 0))

    /// Returns the kerning between two characters as a fraction of the size. `pair` is Inter's kerning as a fraction of
    /// its em.
    static func kerning(_ first: UInt32, _ second: UInt32, pair: Double, metrics: SanFranciscoMetrics) -> Double {
        if isDigit(first), isDigit(second) {
            if metrics.hasMonospacedDigits { return 0 }
            return min(pair, 0) * metrics.blend(digits) + metrics.blend(figures) / 2048
        }
        if isStop(first) { return second == 0x20 ? metrics.blend(stops) / 2048 : min(pair, 0) * metrics.blend(others) }
        switch (first, second) {
        case (0x41, _) where pair == 0: return isWithoutAscender(second) ? afterA / 2048 : 0
        case (0x46, 0x69): return beforeI / 2048
        case (0x46, 0x61):
            // San Francisco has one before an a, and Inter none: assumed to be that before an o.
            return -112.0 / 2816 * metrics.blend(capitals) * metrics.blend(afterF)
        case (0x46, 0x61...0x7A): return min(pair, 0) * metrics.blend(capitals) * metrics.blend(afterF)
        case (0x52, 0x65): return min(pair, 0) * metrics.blend(beforeE)
        case (0x72, 0x74): return max(pair, 0) * apart
        default: break
        }
        // Measured in text with an apostrophe before an s; other round letters are assumed to behave like it.
        if first == 0x27, isRoundOnTheLeft(second) { return -100.0 / 2048 }
        return min(pair, 0) * metrics.blend(isCapital(first) ? capitals : others)
    }

    /// Returns a Boolean value that indicates whether kerning may follow a character where Inter has none.
    static func mayKernAlone(_ scalar: UInt32) -> Bool {
        scalar == 0x27 || scalar == 0x41 || scalar == 0x46 || isStop(scalar) || isDigit(scalar)
    }

    private static func isStop(_ scalar: UInt32) -> Bool { scalar == 0x2C || scalar == 0x2E }

    private static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

    /// Indicates whether a character is a lowercase letter as tall as an x, or a d, whose left side is one.
    private static func isWithoutAscender(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x61, 0x63...0x65, 0x67, 0x6D...0x73, 0x75, 0x78, 0x7A: true
        default: false
        }
    }

    private static func isRoundOnTheLeft(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x61, 0x63, 0x64, 0x65, 0x67, 0x6F, 0x71, 0x73: true
        default: false
        }
    }

    private static func isCapital(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5A }
        let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar)
        return category == HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER
    }
}

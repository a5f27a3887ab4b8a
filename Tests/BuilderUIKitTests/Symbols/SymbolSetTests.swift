import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Symbol sets of asset catalogs.
@MainActor
@Suite struct SymbolSetTests {
    /// A template with a square in two weights of the small scale, which is 40 or 60 wide, between margins of 5.
    private nonisolated static let template = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <g id="Notes"><rect id="artboard" x="0" y="0" width="3300" height="2200"/><text>Weight</text></g>
        <g id="Guides">
        <line id="Baseline-S" x1="0" x2="3000" y1="696" y2="696"/><line id="Capline-S" x1="0" x2="3000" y1="625" y2="625"/>
        <line id="left-margin-Regular-S" x1="1000" x2="1000" y1="600" y2="720"/>
        <line id="right-margin-Regular-S" x1="1050" x2="1050" y1="600" y2="720"/>
        <line id="left-margin-Black-S" x1="2000" x2="2000" y1="600" y2="720"/>
        <line id="right-margin-Black-S" x1="2070" x2="2070" y1="600" y2="720"/>
        </g>
        <g id="Symbols">
        <g id="Black-S" transform="matrix(1 0 0 1 2005 696)">
        <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary" d="M0 0H60V-60H0Z"/>
        <path class="monochrome-1 multicolor-1:tintColor hierarchical-1:primary" d="M20-20h10v-10h-10z"/></g>
        <g id="Regular-S" transform="translate(1005 696)">
        <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary" d="M0 0H40V-40H0Z"/>
        <path class="monochrome-1 multicolor-1:tintColor hierarchical-1:primary" d="M10-10h10v-10h-10z"/></g>
        </g></svg>
        """

    private func write(_ text: String, _ path: String, in folder: URL) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func set(_ template: String = template) throws -> SymbolSet { try SymbolSet(Data(template.utf8)) }

    /// The width of the outline at a weight of the small scale, in units of the template.
    private func width(_ weight: UIFont.Weight, _ set: SymbolSet) -> CGFloat {
        let drawing = set.drawing(weight: weight, scale: .small)
        return drawing.size.width * UIImage.SymbolScale.small.factor * 71 / (1443 / 2048)
    }

    @Test func weightsInBetweenAreInterpolated() throws {
        let set = try set()
        #expect(abs(width(.regular, set) - 50) < 0.01 && abs(width(.black, set) - 70) < 0.01)
        let share = UIFont.Weight.bold.rawValue / UIFont.Weight.black.rawValue
        #expect(abs(width(.bold, set) - (50 + 20 * share)) < 0.01)
        #expect(abs(width(.ultraLight, set) - 50) < 0.01)
    }

    @Test func theNearestMasterStandsInForOtherStructures() throws {
        let set = try set(Self.template.replacingOccurrences(of: "M0 0H60V-60H0Z", with: "M0 0H60V-60H30H0Z"))
        #expect(abs(width(.medium, set) - 50) < 0.01 && abs(width(.heavy, set) - 70) < 0.01)
    }

    @Test func marginsAndBaselinesAreThoseOfTheGuides() throws {
        try withFolder { folder in
            try write(
                #"{"symbols":[{"idiom":"universal","filename":"box.svg"}]}"#,
                "A.xcassets/box.symbolset/Contents.json", in: folder)
            try write(Self.template, "A.xcassets/box.symbolset/box.svg", in: folder)
            let bundle = try #require(Bundle(path: folder.path))
            let configuration = UIImage.SymbolConfiguration(
                pointSize: 71 * 2048 / 1443, weight: .regular, scale: .small)
            let image = try #require(UIImage(named: "box", in: bundle, with: configuration))
            // At this size a unit of the template is a point.
            #expect(image.isSymbolImage && image.isTemplate)
            #expect(abs(image.size.width - 50) < 0.4 && abs(image.size.height - 40) < 0.4)
            #expect(abs(try #require(image.baselineOffsetFromBottom)) < 0.01)
            let larger = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .black)))
            #expect(abs(larger.size.width - 70) < 0.4 && abs(larger.size.height - 60) < 0.4)
            let medium = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .medium)))
            #expect(abs(medium.size.height - 40 / UIImage.SymbolScale.small.factor) < 0.4)
            let dark = image.variant(for: UITraitCollection(userInterfaceStyle: .dark))
            #expect(dark.size == image.size)
        }
    }

    @Test func layersHaveTheLevelsAndColorsOfTheirClasses() throws {
        let layers = try set().drawing(weight: .regular, scale: .small).layers
        #expect(layers.map(\.level) == [1, 0] && layers.map(\.color) == [.systemRed, nil])
        #expect(layers.allSatisfy { $0.rule == .nonZero && !$0.fills.isEmpty })
    }

    /// The style sheet of a template has the values above which its layers are drawn.
    @Test func layersHaveTheThresholdsOfTheStyleSheet() throws {
        let sheet = """
            <style>.monochrome-0 {-sfsymbols-motion-group:1}
            .monochrome-1, .hierarchical-1:primary {-sfsymbols-motion-group:0;-sfsymbols-variable-threshold:0.34}</style>
            """
        let template = Self.template.replacingOccurrences(of: "<g id=\"Notes\">", with: sheet + "<g id=\"Notes\">")
        #expect(try set(template).drawing(weight: .bold, scale: .small).layers.map(\.threshold) == [nil, 0.34])
        #expect(try set().drawing(weight: .bold, scale: .small).layers.allSatisfy { $0.threshold == nil })
        try withFolder { folder in
            try write(
                #"{"symbols":[{"filename":"box.svg"}]}"#, "A.xcassets/box.symbolset/Contents.json", in: folder)
            try write(template, "A.xcassets/box.symbolset/box.svg", in: folder)
            let bundle = try #require(Bundle(path: folder.path))
            func alphas(_ image: UIImage) -> [Double] {
                let box = CGRect(origin: .zero, size: image.size)
                return image.contents(in: box, tint: .black, traits: UITraitCollection()).compactMap { content in
                    guard case .fill(_, let color, _) = content else { return nil }
                    return color.alpha
                }
            }
            for (value, alpha) in [(0.2, 0.3), (0.5, 1)] {
                let image = try #require(UIImage(named: "box", in: bundle, variableValue: value))
                #expect(alphas(image) == [1, alpha])
                #expect(alphas(image.variant(for: UITraitCollection(userInterfaceStyle: .dark))) == [1, alpha])
            }
            #expect(alphas(try #require(UIImage(named: "box", in: bundle, compatibleWith: nil))) == [1, 1])
        }
    }

    @Test func aSymbolForOneDirectionIsMirroredInTheOther() throws {
        try withFolder { folder in
            try write(
                #"{"symbols":[{"filename":"a.svg","language-direction":"left-to-right"}]}"#,
                "A.xcassets/x.symbolset/Contents.json", in: folder)
            try write(Self.template, "A.xcassets/x.symbolset/a.svg", in: folder)
            let bundle = try #require(Bundle(path: folder.path))
            for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                let traits = UITraitCollection(layoutDirection: direction)
                let image = try #require(UIImage(named: "x", in: bundle, compatibleWith: traits))
                #expect(image.isSymbolImage && image.flipsForRightToLeftLayoutDirection)
            }
        }
    }

    @Test func entriesFitAppearanceAndDirection() throws {
        try withFolder { folder in
            try write(
                #"{"symbols":[{"filename":"a.svg"},{"filename":"b.svg","language-direction":"right-to-left"},"#
                    + #"{"filename":"b.svg","appearances":[{"appearance":"luminosity","value":"dark"}]}],"#
                    + #""properties":{"symbol-rendering-intent":"multicolor"}}"#,
                "A.xcassets/x.symbolset/Contents.json", in: folder)
            try write(Self.template, "A.xcassets/x.symbolset/a.svg", in: folder)
            try write(
                Self.template.replacingOccurrences(of: "M0 0H40V-40H0Z", with: "M0 0H40V-80H0Z"),
                "A.xcassets/x.symbolset/b.svg", in: folder)
            let bundle = try #require(Bundle(path: folder.path))
            func height(_ traits: UITraitCollection) -> CGFloat {
                UIImage(named: "x", in: bundle, compatibleWith: traits)?.size.height ?? 0
            }
            let plain = height(UITraitCollection(layoutDirection: .leftToRight))
            #expect(plain > 0)
            #expect(height(UITraitCollection(layoutDirection: .rightToLeft)) > 1.8 * plain)
            #expect(height(UITraitCollection(userInterfaceStyle: .dark)) > 1.8 * plain)
            #expect(UIImage(named: "x", in: bundle, compatibleWith: nil)?.layerColoring == .multicolor)
        }
    }

    @Test(arguments: [
        ("", "XML"), ("<svg>", "XML"), ("<svg/>", "no shapes"),
        (
            "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]><svg><g id=\"Symbols\">&b;</g></svg>",
            "entities"
        ),
        ("<svg>" + String(repeating: "<g>", count: 200) + String(repeating: "</g>", count: 200) + "</svg>", "deep"),
        ("<svg>" + String(repeating: "<g/>", count: 30_000) + "</svg>", "elements"),
        (template.replacingOccurrences(of: "Baseline-S", with: "Baseline"), "Baseline-S"),
        (template.replacingOccurrences(of: "M0 0H60", with: "M0 0H60X"), "command"),
        (template.replacingOccurrences(of: "x1=\"1050\" x2=\"1050\"", with: "x1=\"900\" x2=\"900\""), "width"),
        ("<svg><g id=\"Symbols\"><g id=\"Regular-S\" transform=\"turn(3)\"></g></g></svg>", "turn(3)"),
    ])
    func brokenTemplatesAreErrors(text: String, reason: String) {
        let error = #expect(throws: SVGError.self) { try SymbolSet(Data(text.utf8)) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func anUnreadableSetIsAWarningWithPathAndReason() throws {
        try withFolder { folder in
            try write(#"{"symbols":[{"filename":"x.svg"}]}"#, "A.xcassets/x.symbolset/Contents.json", in: folder)
            try write("<svg/>", "A.xcassets/x.symbolset/x.svg", in: folder)
            try write("{", "A.xcassets/y.symbolset/Contents.json", in: folder)
            let bundle = try #require(Bundle(path: folder.path))
            let log = WarningLog()
            log.asCurrent {
                for _ in 0..<2 { #expect(UIImage(named: "x", in: bundle, compatibleWith: nil) == nil) }
                #expect(UIImage(named: "y", in: bundle, compatibleWith: nil) == nil)
            }
            let texts = log.warnings.map(\.description).filter { $0.contains("can't be read:") }
            #expect(texts.count == 2 && texts.contains { $0.contains("x.svg") && $0.contains("no shapes") })
        }
    }
}

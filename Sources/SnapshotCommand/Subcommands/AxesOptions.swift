import ArgumentParser
import BuilderUIKit
import SnapshotCore

/// The options for the ways in which screens are seen; each takes several values, separated by commas.
struct AxesOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The iPhones and iPads, such as iphone-se-3rd,ipad-11.", valueName: "names"),
        completion: .custom { _, _, _ in Device.all.map(\.fileName) },
        transform: { try CommaSeparated($0, option: "--devices") { try Device.find($0).fileName } })
    var devices = CommaSeparated<String>()

    @Option(
        help: ArgumentHelp("Light and dark.", valueName: "light,dark"), transform: { try .init($0, "--appearances") })
    var appearances = CommaSeparated<Appearance>()

    @Option(
        help: ArgumentHelp("The orientations.", valueName: "portrait,landscape"),
        transform: { text in
            try CommaSeparated(text, option: "--orientations") { name in
                guard Device.Orientation(rawValue: name) != nil else {
                    throw ValidationError("--orientations “\(name)”: use portrait or landscape")
                }
                return name
            }
        })
    var orientations = CommaSeparated<String>()

    @Option(
        help: ArgumentHelp(
            "The text sizes: xs, s, m, l (a new device's), xl, xxl, xxxl, and ax1 to ax5 for those of Accessibility.",
            valueName: "sizes"),
        transform: { text in
            try CommaSeparated(text, option: "--text-sizes") { name in
                guard let size = UIContentSizeCategory.named(name) else {
                    throw ValidationError(
                        "--text-sizes “\(name)”: use xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5 for those of Accessibility"
                    )
                }
                var configuration = SnapshotConfiguration(device: .standard, appearance: .light)
                configuration.contentSizeCategory = size
                return configuration.textSizeName
            }
        })
    var textSizes = CommaSeparated<String>()

    @Option(
        help: ArgumentHelp(
            "The locales, such as en,de_DE,ar; a language that is written from right to left mirrors screens.",
            valueName: "identifiers"),
        transform: { text in
            try CommaSeparated(text, option: "--locales") { name in
                guard SnapshotConfiguration.isLocale(name) else {
                    throw ValidationError("--locales “\(name)”: use identifiers such as de or pt_BR")
                }
                return SnapshotConfiguration.canonicalLocale(name)
            }
        })
    var locales = CommaSeparated<String>()

    @Option(
        help: ArgumentHelp("The layout directions, whatever the language.", valueName: "ltr,rtl"),
        transform: { try .init($0, "--directions") })
    var directions = CommaSeparated<DirectionValue>()

    @Option(
        help: ArgumentHelp("The contrasts: high is Increase Contrast.", valueName: "normal,high"),
        transform: { try .init($0, "--contrast") })
    var contrast = CommaSeparated<ContrastValue>()

    @Option(
        help: ArgumentHelp("The weights of text: bold is Bold Text.", valueName: "regular,bold"),
        transform: { try .init($0, "--text-weights") })
    var textWeights = CommaSeparated<TextWeightValue>()

    @Option(
        help: ArgumentHelp("The parts of an iPad's screen.", valueName: "full,third,half,two-thirds"),
        transform: { try .init($0, "--splits") })
    var splits = CommaSeparated<SplitValue>()

    @Flag(help: "Only so many configurations that every two values of these options meet in one of them.")
    var pairwise = false

    /// The requested values.
    var values: ConfigurationAxes {
        var axes = ConfigurationAxes()
        axes.devices = devices.values
        axes.appearances = appearances.values
        axes.orientations = orientations.values
        axes.textSizes = textSizes.values
        axes.locales = locales.values
        axes.directions = directions.values
        axes.contrasts = contrast.values
        axes.textWeights = textWeights.values
        axes.splits = splits.values
        axes.isPairwise = pairwise
        return axes
    }
}

/// A list of values on the command line, separated by commas, each once.
struct CommaSeparated<Value: Hashable & Sendable>: Hashable, Sendable {
    private(set) var values: [Value] = []

    init() {}

    /// Parses a list.
    /// - Throws: `ValidationError` for an empty list or value, and what `parse` throws.
    init(_ text: String, option: String, parse: (String) throws -> Value) throws {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part.trimmingPrefix { $0 == " " })
            guard !name.isEmpty else {
                throw ValidationError("\(option) “\(text)” has an empty value: separate values by single commas")
            }
            let value = try parse(name)
            if !values.contains(value) { values.append(value) }
        }
    }
}

extension CommaSeparated where Value: RawRepresentable<String> & CaseIterable {
    /// Parses the names of an enumeration's cases.
    init(_ text: String, _ option: String) throws {
        try self.init(text, option: option) { name in
            guard let value = Value(rawValue: name) else {
                let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("\(option) “\(name)”: use \(known)")
            }
            return value
        }
    }
}

import GallerySources

/// The settings of the compiler that decide which of an app's sources compile: its language version, and features.
///
/// Modules of a gallery compile in Swift 5's mode, in which an iOS app's concurrency is checked least. What Swift 6's
/// mode or a setting permits in addition, such as regular expressions between slashes, is enabled by itself.
struct LanguageSettings: Hashable {
    /// The names of upcoming features.
    private(set) var features: Set<String> = []
    /// A Boolean value that indicates whether declarations are isolated to the main actor unless they say otherwise.
    var isMainActorByDefault = false

    /// The features of Swift 6's mode by which more compiles.
    private static let ofSwift6: Set = [
        "BareSlashRegexLiterals", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
        "InferSendableFromCaptures", "IsolatedDefaultValues",
    ]
    /// The features of Xcode's setting SWIFT_APPROACHABLE_CONCURRENCY that Swift 6's mode doesn't have.
    private static let approachable: Set = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]

    /// Adds the features of a language version, such as `6.0`.
    mutating func add(version: String) {
        let major = version.prefix { $0.isNumber }
        if let number = Int(major), number >= 6 { features.formUnion(Self.ofSwift6) }
    }

    /// Adds the features of SWIFT_APPROACHABLE_CONCURRENCY.
    mutating func addApproachableConcurrency() {
        features.formUnion(Self.approachable.union(["GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"]))
    }

    /// Adds a feature by its name in a flag of the compiler, or in a build setting such as `ISOLATED_DEFAULT_VALUES`.
    /// Features by which less compiles are left out.
    mutating func add(feature name: String) {
        let words = name.replacing("_", with: "").lowercased()
        if let feature = Self.ofSwift6.union(Self.approachable).first(where: { $0.lowercased() == words }) {
            features.insert(feature)
        }
    }

    /// Adds the features in flags of the compiler.
    mutating func add(flags: [String]) {
        let flags = flags.filter { $0 != "-Xfrontend" }
        if flags.contains("-enable-bare-slash-regex") { add(feature: "BareSlashRegexLiterals") }
        for (flag, value) in zip(flags, flags.dropFirst()) {
            switch flag {
            case "-enable-upcoming-feature": add(feature: value)
            case "-swift-version": add(version: value)
            case "-default-isolation": isMainActorByDefault = value == "MainActor"
            default: break
            }
        }
    }

    /// The settings in the syntax of a package's manifest.
    var manifestLines: [String] {
        features.sorted().map { ".enableUpcomingFeature(\(SwiftLiteral.string($0)))" }
            + (isMainActorByDefault ? [Self.mainActorByDefault] : [])
    }

    /// The setting by which declarations are isolated to the main actor, in the syntax of a package's manifest.
    static let mainActorByDefault = ".unsafeFlags([\"-default-isolation\", \"MainActor\"])"
}

extension XcodeBuildSettings {
    /// The settings of the compiler.
    var language: LanguageSettings {
        var language = LanguageSettings()
        language.add(version: self["SWIFT_VERSION"] ?? "")
        language.isMainActorByDefault = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        if isYes("SWIFT_ENABLE_BARE_SLASH_REGEX") { language.add(feature: "BareSlashRegexLiterals") }
        if isYes("SWIFT_APPROACHABLE_CONCURRENCY") { language.addApproachableConcurrency() }
        let prefix = "SWIFT_UPCOMING_FEATURE_"
        for key in keys where key.hasPrefix(prefix) && isYes(key) {
            language.add(feature: String(key.dropFirst(prefix.count)))
        }
        language.add(flags: words("OTHER_SWIFT_FLAGS"))
        return language
    }

    private func isYes(_ key: String) -> Bool { ["YES", "true", "1"].contains(self[key]) }
}

extension PackageDump {
    /// Returns the settings of the compiler for a target that the manifest has no syntax for in older versions, or that
    /// depend on the package.
    func language(of target: Target) -> LanguageSettings {
        var language = LanguageSettings()
        let settings = (target.settings ?? []).filter { $0.isForLinux }
        let mode = settings.compactMap { $0.kind["swiftLanguageMode"]?["_0"] }.last
        // Swift 6's mode is the default of packages whose tools have that version.
        language.add(version: mode ?? swiftLanguageVersions?.max() ?? toolsVersion?._version ?? "")
        language.isMainActorByDefault = settings.contains { $0.kind["defaultIsolation"]?["_0"] == "MainActor" }
        return language
    }
}

import Foundation
import Testing

@testable import SnapshotInit

/// The compiler's settings of an app's targets.
@Suite struct LanguageSettingsTests {
    private static let swift6 = [
        "BareSlashRegexLiterals", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
        "InferSendableFromCaptures", "IsolatedDefaultValues",
    ]

    @Test(arguments: [
        ([:], []), (["SWIFT_VERSION": "5.9", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"], []),
        (["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"], ["BareSlashRegexLiterals"]),
        (["OTHER_SWIFT_FLAGS": "-DX -enable-bare-slash-regex"], ["BareSlashRegexLiterals"]),
        (
            ["OTHER_SWIFT_FLAGS": "-Xfrontend -enable-upcoming-feature -Xfrontend ImplicitOpenExistentials"],
            ["ImplicitOpenExistentials"]
        ),
        (["SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "YES"], ["IsolatedDefaultValues"]),
        (["SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES"], []), (["SWIFT_VERSION": "6.0"], swift6),
        (
            ["SWIFT_APPROACHABLE_CONCURRENCY": "YES"],
            [
                "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
                "NonisolatedNonsendingByDefault",
            ]
        ),
    ])
    func featuresByWhichMoreCompiles(settings: [String: String], features: [String]) {
        let language = XcodeBuildSettings([["SWIFT_VERSION": "5.0"], settings]).language
        #expect(language.features.sorted() == features)
        #expect(!language.isMainActorByDefault)
    }

    @Test(arguments: [
        ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"], ["OTHER_SWIFT_FLAGS": "-default-isolation MainActor"],
    ])
    func theMainActorMayBeTheDefault(settings: [String: String]) {
        #expect(
            XcodeBuildSettings([settings]).language.manifestLines == [
                ".unsafeFlags([\"-default-isolation\", \"MainActor\"])"
            ])
    }

    @Test(arguments: [
        ("5.9.0", "", [], false), ("6.0.0", "", swift6, false),
        ("6.2.0", #"{"kind": {"swiftLanguageMode": {"_0": "5"}}, "tool": "swift"}"#, [], false),
        ("5.9.0", #"{"kind": {"swiftLanguageMode": {"_0": "6"}}, "tool": "swift"}"#, swift6, false),
        ("5.9.0", #"{"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"}"#, [], true),
        ("5.9.0", #"{"kind": {"strictMemorySafety": {}}, "tool": "swift"}"#, [], false),
    ])
    func packagesHaveAVersion(tools: String, setting: String, features: [String], isMainActor: Bool) throws {
        let text = """
            {"name": "A", "dependencies": [], "toolsVersion": {"_version": "\(tools)"}, "targets": [
                {"name": "A", "type": "regular", "dependencies": [], "settings": [\(setting)]}]}
            """
        let dump = try JSONDecoder().decode(PackageDump.self, from: Data(text.utf8))
        let language = dump.language(of: try #require(dump.targets.first))
        #expect(language.features.sorted() == features)
        #expect(language.isMainActorByDefault == isMainActor)
    }
}

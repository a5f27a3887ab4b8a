/// Generates the accessors for resources that an app's build generates: Xcode's symbols, the classes of Core Data's
/// models, and the accessors of R.swift, SwiftGen and Tuist.
///
/// Only those are generated that the app's files use and don't declare.
package struct AccessorGenerator {
    private let resources: AppResources
    private let module: String
    private let declared: Set<String>
    private let words: SourceWords
    private let hasBundle: Bool

    /// - Parameters:
    ///   - module: the name of the app's module.
    ///   - declared: the names of types that the app declares, and of members that it adds to others, such as
    ///     `UIColor.brand`.
    ///   - words: the words of the files that may use the accessors.
    ///   - hasBundle: true if the module has a bundle of resources.
    package init(
        resources: AppResources, module: String, declared: Set<String>, words: SourceWords, hasBundle: Bool
    ) {
        self.resources = resources
        self.module = module
        self.declared = declared
        self.words = words
        self.hasBundle = hasBundle
    }

    /// The text of a Swift file.
    package var text: String {
        let xcode = XcodeAccessors(resources: resources, declared: declared).text
        let symbols = TextSymbols(tables: resources.tables, declared: declared).text
        let models = DataModelClasses(resources: resources, declared: declared).text
        let code = xcode + symbols + (resources.isEmpty ? "" : toolCode) + models + bundleCode
        guard !code.isEmpty else { return "// There are no accessors for resources.\n" }
        return """
            // Accessors for the app's resources, which its build generates on iOS.
            import UIKit

            private let _resourceBundle = Foundation.Bundle.\(hasBundle ? "module" : "main")

            """ + (code.contains("_localizedText(") ? LocalizedTextCode.function : "") + code
    }

    /// The accessors of SwiftGen, Tuist and R.swift.
    private var toolCode: String {
        let names = [.swiftGen(resources.swiftGenNames)] + targets.map(SwiftGenAccessors.Names.tuist)
        return names.map {
            SwiftGenAccessors(names: $0, resources: resources, declared: declared, words: words).text
        }
        .joined() + RSwiftAccessors(resources: resources, declared: declared, words: words).text
    }

    /// The names that the target may have: a gallery may append `App` to that of its module.
    private var targets: [String] {
        [module] + (module.hasSuffix("App") && module != "App" ? [String(module.dropLast("App".count))] : [])
    }

    /// The bundle of Tuist's targets, where SwiftPM doesn't generate it.
    private var bundleCode: String {
        let classes = targets.map { "\($0)Resources" }.filter {
            !declared.contains($0) && words.members(of: $0).contains("bundle")
        }
        .map { "\npublic enum \($0) {\n    public static var bundle: Foundation.Bundle { _resourceBundle }\n}\n" }
        let isUsed = ["Bundle", "bundle: "].contains { words.members(of: $0).contains("module") }
        let isMissing = !hasBundle && isUsed && !declared.contains("Bundle.module")
        return classes.joined()
            + (isMissing ? "\nextension Foundation.Bundle {\n    static var module: Bundle { .main }\n}\n" : "")
    }
}

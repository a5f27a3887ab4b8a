import Foundation
import Settling

/// The folders of an app's resources.
package enum ResourceFolders {
    /// Returns the folders to search: the bundle's own, and for the main bundle also the resources of the package's
    /// targets, which SwiftPM puts beside the executable as `Package_Target.resources`.
    package static func folders(of bundle: Bundle?) -> [String] {
        let bundle = bundle ?? .main
        var result: [String] = []
        func add(_ path: String?) {
            guard let path, !result.contains(path) else { return }
            result.append(path)
        }
        add(bundle.resourceURL?.standardizedFileURL.path)
        guard bundle.isMain else {
            add(bundle.bundleURL.standardizedFileURL.path)
            return result
        }
        for path in pathsBesideExecutable { add(path) }
        return result
    }

    /// The folders of the app's own resources: the main bundle's and those of its package's targets.
    ///
    /// Galleries are built beside the package whose sources they show, and their apps aren't this one.
    static let foldersOfApp: [String] = {
        let executable = (Bundle.main.executableURL ?? Bundle.main.bundleURL).lastPathComponent
        let isGallery = executable.hasPrefix(gallery)
        return folders(of: .main).filter { path in
            isGallery || !(path as NSString).lastPathComponent.hasPrefix("\(gallery)_")
        }
    }()

    /// The name of the packages that `snapshot init` makes.
    private static let gallery = "SnapshotGallery"

    /// The folders of resources beside the executable: those of its own package first, in order of their names.
    ///
    /// Executables of several packages may share a folder.
    fileprivate static let pathsBesideExecutable: [String] = {
        let executable = (Bundle.main.executableURL ?? Bundle.main.bundleURL).standardizedFileURL
        let folder = executable.deletingLastPathComponent().path
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
        let own = names.filter { $0.hasPrefix(executable.lastPathComponent + "_") }
        return (own + names.filter { !own.contains($0) }).map { "\(folder)/\($0)" }
    }()
}

// Foundation's own take optional names; for a name that isn't, these are preferred.
extension Bundle {
    /// Returns the location of a resource. The main bundle includes the resources of the package's targets.
    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        let name: String? = name
        return first { $0.url(forResource: name, withExtension: ext) }
    }

    /// Returns the location of a resource in a folder. The main bundle includes the resources of the package's targets.
    public func url(forResource name: String, withExtension ext: String?, subdirectory: String?) -> URL? {
        let name: String? = name
        return first { $0.url(forResource: name, withExtension: ext, subdirectory: subdirectory) }
    }

    /// Returns the path of a resource. The main bundle includes the resources of the package's targets.
    public func path(forResource name: String, ofType ext: String?) -> String? {
        let name: String? = name
        return first { $0.path(forResource: name, ofType: ext) }
    }

    /// Returns the path of a resource in a folder. The main bundle includes the resources of the package's targets.
    public func path(forResource name: String, ofType ext: String?, inDirectory folder: String?) -> String? {
        let name: String? = name
        return first { $0.path(forResource: name, ofType: ext, inDirectory: folder) }
    }

    /// Returns the text of a key in a table of strings. The main bundle includes the resources of the package's
    /// targets, and tables may be string catalogs.
    public func localizedString(forKey key: String, value: String, table: String?) -> String {
        if let text = localizedText(forKey: key, table: table) { return text }
        let text = value.isEmpty ? key : value
        return PseudoLanguage.current?.text(of: text) ?? text
    }

    /// Returns the text of a key as `localizedString(forKey:value:table:)` does, also without a value or a table. The
    /// lowering of an app's files calls it in that function's place.
    public func localizableText(forKey key: String, value: String?, table: String?) -> String {
        localizedString(forKey: key, value: value ?? "", table: table)
    }

    /// Returns the text of a key in the language of the render; nil if no table has the key.
    func localizedText(forKey key: String, table: String?) -> String? {
        guard let (found, language) = localizedEntry(forKey: key, table: table) else { return nil }
        switch PseudoLanguage.current?.text(of: found) ?? found {
        case .plain(let text):
            VariedTexts.forget(text)
            return text
        case .varied(let text): return VariedTexts.remember(text, language: language)
        }
    }

    /// Returns the text of a key, which may vary, and its language; nil if no table has the key.
    ///
    /// The main bundle's folders are those of several modules: a key isn't translated if the one that has it doesn't
    /// translate it, or if none has it.
    func localizedEntry(forKey key: String, table: String?) -> (text: LocalizedText, language: String)? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        var missing: String?
        for folder in ResourceFolders.folders(of: self) {
            var warning: String?
            if let found = StringTables.at(folder).find(key, table: name, missing: &warning) {
                if let warning { ScreenWork.current?.warn(warning) }
                return found
            }
            missing = missing ?? warning
        }
        if let missing { ScreenWork.current?.warn(missing) }
        return nil
    }

    /// The languages that the bundle has resources in, sorted: those with a folder, then those of string catalogs. The
    /// lowering of an app's files calls it in the place of `localizations`, which knows no catalogs.
    public var localizableLocalizations: [String] {
        textTables.reduce(into: []) { result, tables in
            result += tables.localizations.filter { !result.contains($0) }
        }
    }

    /// The language of the bundle's that suits the render's locale best, else that in which the app is written. The
    /// lowering of an app's files calls it in the place of `preferredLocalizations`, which knows the system's
    /// languages.
    public var preferredLocalizableLocalizations: [String] {
        [AppLanguage.choose(among: textTables, preferred: PreferredLanguages.current)]
    }

    private var textTables: [StringTables] {
        (isMain ? ResourceFolders.foldersOfApp : ResourceFolders.folders(of: self)).map(StringTables.at)
    }

    /// A Boolean value that indicates whether the bundle is that of the executable.
    fileprivate var isMain: Bool { self == .main || bundlePath == Bundle.main.bundlePath }

    /// Returns the first value that is found in the bundle or, for the main bundle, in those of the package's targets.
    private func first<Value>(_ find: (Bundle) -> Value?) -> Value? {
        if let value = find(self) { return value }
        guard isMain else { return nil }
        for path in ResourceFolders.pathsBesideExecutable {
            if let value = Bundle(path: path).flatMap(find) { return value }
        }
        return nil
    }
}

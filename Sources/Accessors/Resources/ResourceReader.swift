import Foundation

/// Reads the resources in a folder. What can't be read is left out, with a warning.
package struct ResourceReader {
    private let root: String
    private(set) package var resources = AppResources()
    /// The warnings, in the compiler's form.
    private(set) package var warnings: [String] = []

    /// Reads resources.
    /// - Parameters:
    ///   - paths: the paths of files, relative to the root. An asset catalog is represented by each `Contents.json` in
    ///   it.
    ///   - configurations: the absolute paths of `swiftgen.yml` files.
    package init(root: String, paths: [String], configurations: [String] = []) {
        self.root = root
        let paths = paths.sorted()
        readCatalogs(paths.filter { $0.hasSuffix("/Contents.json") && $0.contains(".xcassets/") })
        readTables(paths)
        for path in paths { readFile(path) }
        for path in configurations {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            resources.swiftGenNames.merge(SwiftGenConfiguration(text).enumNames) { $0 + $1 }
        }
    }

    private mutating func readFile(_ path: String) {
        let name = (path as NSString).lastPathComponent
        switch (path as NSString).pathExtension.lowercased() {
        case "strings", "stringsdict", "xcstrings": break
        case "otf", "ttf", "ttc":
            let fonts = read(path) { try FontNameTable.fonts(in: $0, file: name) }
            resources.fonts += fonts ?? []
            resources.files.append(name)
        case "storyboard", "xib":
            let file = read(path) { InterfaceFileScanner.file(named: name, $0) }
            if let file { resources.interfaceFiles.append(file) }
        case _ where path.hasSuffix(".xcdatamodel/contents"):
            resources.entities += read(path, DataModelScanner.entities) ?? []
        case _ where path.contains(".xcassets/") || name.hasSuffix("Info.plist"): break
        default: resources.files.append(name)
        }
    }

    // MARK: Texts

    /// Reads one language of each table: English, or else the base, or else the first.
    private mutating func readTables(_ paths: [String]) {
        var tables: [String: [String: AppResources.Text]] = [:]
        let languages = ["en.lproj", "Base.lproj"]
        func rank(_ path: String) -> Int {
            languages.firstIndex { "/\(path)".contains("/\($0)/") } ?? (path.contains(".lproj/") ? 3 : 2)
        }
        var seen: Set<String> = []
        for path in paths.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
            let file = (path as NSString).lastPathComponent
            let name = (file as NSString).deletingPathExtension
            guard let format = StringTableFormat(rawValue: (path as NSString).pathExtension), name != "InfoPlist",
                seen.insert(file).inserted, let texts = read(path, format.texts)
            else { continue }
            // A text with plural forms is in two files.
            tables[name, default: [:]].merge(texts.map { ($0.key, $0) }) { first, second in
                second.placeholders.count > first.placeholders.count ? second : first
            }
        }
        resources.tables = tables.sorted { $0.key < $1.key }.map { name, texts in
            AppResources.Table(name: name, texts: texts.values.sorted { $0.key < $1.key })
        }
    }

    private func absolute(_ path: String) -> String { root.isEmpty ? path : "\(root)/\(path)" }

    /// Returns the result of reading a file; nil, with a warning, if it can't be read.
    private mutating func read<Content>(_ path: String, _ parse: (Data) throws -> Content) -> Content? {
        let absolute = absolute(path)
        do {
            return try parse(Data(contentsOf: URL(fileURLWithPath: absolute)))
        } catch {
            warnings.append("\(absolute):1:1: warning: can't be read, and has no accessors: \(Self.reason(error))")
            return nil
        }
    }

    private static func reason(_ error: any Error) -> String {
        let information = (error as NSError).userInfo
        // The error of the parser for texts isn't bridged to NSError: its description has the message in quotes.
        let parts = information["kCFPropertyListOldStyleParsingError"].map { "\($0)".split(separator: "\"") } ?? []
        return parts.count > 1 ? String(parts[1]) : information[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
    }

    // MARK: Asset catalogs

    private mutating func readCatalogs(_ paths: [String]) {
        var providesNamespace: [String: Bool] = [:]
        for path in paths {
            guard let contents = read(path, { try JSONDecoder().decode(CatalogContents.self, from: $0) }) else {
                continue
            }
            let folder = String(path.dropLast("/Contents.json".count))
            providesNamespace[folder] = contents.properties?.providesNamespace ?? false
        }
        for folder in providesNamespace.keys.sorted() {
            guard let kind = AppResources.Asset.Kind(rawValue: (folder as NSString).pathExtension) else { continue }
            addAsset(folder, kind) { providesNamespace[$0] == true }
        }
    }

    private mutating func addAsset(
        _ path: String, _ kind: AppResources.Asset.Kind, providesNamespace: (String) -> Bool
    ) {
        var components = path.split(separator: "/").map(String.init)
        let set = components.removeLast()
        guard let start = components.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return }
        let folders = components.indices.dropFirst(start + 1).map { index in
            AppResources.Asset.Folder(
                name: components[index],
                providesNamespace: providesNamespace(components[...index].joined(separator: "/")))
        }
        resources.assets.append(
            AppResources.Asset(
                kind: kind, name: (set as NSString).deletingPathExtension,
                catalog: (components[start] as NSString).deletingPathExtension, folders: folders))
    }
}

/// The part of an asset catalog's `Contents.json` that determines names.
private struct CatalogContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
        }
    }

    var properties: Properties?
}

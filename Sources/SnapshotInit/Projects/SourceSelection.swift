import Foundation
import SnapshotCore

/// The Swift files in a folder that a gallery's plugin finds.
struct SwiftFileListing {
    /// The files and subfolders of each folder that contains some, in order of their names.
    private(set) var contents: [String: [String]] = [:]
    private(set) var files: Set<String> = []
    /// The number of Swift files in each folder and its subfolders.
    private(set) var counts: [String: Int] = [:]
    private let root: String

    /// - Parameter ignored: a path in the folder that isn't listed: the gallery.
    init(_ root: String, ignoring ignored: String?) {
        self.root = root
        _ = walk("", ignored)
    }

    private mutating func walk(_ folder: String, _ ignored: String?) -> Int {
        let absolute = folder.isEmpty ? root : "\(root)/\(folder)"
        var count = 0
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? []).sorted() {
            let path = FilePaths.join(folder, name)
            guard name.first != ".", path != ignored else { continue }
            if name.hasSuffix(".swift"), FilePaths.isFile("\(root)/\(path)") {
                guard name != "Package.swift" else { continue }
                files.insert(path)
                contents[folder, default: []].append(path)
                count += 1
            } else if !ProjectFiles.isBundle(name), FilePaths.isFolder("\(root)/\(path)"),
                !FilePaths.isLink("\(root)/\(path)"), !FilePaths.exists("\(root)/\(path)/Package.swift")
            {
                let inside = walk(path, ignored)
                if inside > 0 { contents[folder, default: []].append(path) }
                count += inside
            }
        }
        counts[folder] = count
        return count
    }
}

/// The entries of `lowering.json` that select a target's files, so that new files are found where folders allow it.
struct SourceSelection: Hashable {
    /// The folder that contains all of the target's files: the end of the link.
    var folder: String
    /// The files and folders, relative to `folder`; nil for all.
    var sources: [String]? = []
    /// The files and folders in `sources` that aren't the target's.
    var exclude: [String] = []

    /// - Parameters:
    ///   - files: the target's Swift files.
    ///   - folders: the folders that the project names as a whole.
    ///   - resources: the files and folders that the link has to contain as well.
    init(_ files: Set<String>, folders: Set<String>, resources: [String], in listing: SwiftFileListing) {
        let files = files.intersection(listing.files)
        folder = Self.commonFolder(files.union(resources))
        var search = Search(folder: folder, folders: folders, files: files, listing: listing)
        search.visit(folder)
        sources = search.sources == [""] ? nil : search.sources
        exclude = search.exclude
    }

    /// Returns the deepest folder that contains all paths.
    static func commonFolder(_ paths: Set<String>) -> String {
        guard let first = paths.first else { return "" }
        var common = first.split(separator: "/").dropLast()[...]
        for path in paths {
            common = zip(common, path.split(separator: "/").dropLast()).prefix { $0 == $1 }.map(\.0)[...]
        }
        return common.joined(separator: "/")
    }

    private struct Search {
        let folder: String
        let folders: Set<String>
        let files: Set<String>
        let listing: SwiftFileListing
        /// The number of the target's files in each folder.
        let owned: [String: Int]
        var sources: [String] = []
        var exclude: [String] = []

        init(folder: String, folders: Set<String>, files: Set<String>, listing: SwiftFileListing) {
            self.folder = folder
            self.folders = folders
            self.files = files
            self.listing = listing
            var owned: [String: Int] = [:]
            for file in files {
                var parent = file
                while !parent.isEmpty {
                    parent = parent.contains("/") ? FilePaths.folder(of: parent) : ""
                    owned[parent, default: 0] += 1
                }
            }
            self.owned = owned
        }

        private func relative(_ path: String) -> String {
            folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
        }

        mutating func visit(_ path: String) {
            if listing.files.contains(path) {
                if files.contains(path) { sources.append(relative(path)) }
                return
            }
            guard let count = owned[path] else { return }
            if count == listing.counts[path] { return sources.append(relative(path)) }
            if folders.contains(path) {
                sources.append(relative(path))
                return leaveOut(path)
            }
            for child in listing.contents[path] ?? [] { visit(child) }
        }

        /// Excludes what isn't the target's in one of its folders.
        private mutating func leaveOut(_ path: String) {
            for child in listing.contents[path] ?? [] {
                if listing.files.contains(child) ? !files.contains(child) : owned[child] == nil {
                    exclude.append(relative(child))
                } else if !listing.files.contains(child), owned[child] != listing.counts[child] {
                    leaveOut(child)
                }
            }
        }
    }
}

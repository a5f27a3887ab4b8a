import Foundation
import SnapshotCore

/// A package without a `Package.swift`: a pod, or a checkout of Carthage.
struct PlainPackage: Hashable {
    /// The absolute path of its folder.
    let folder: String
    /// The module's name: what a podspec says, or the folder's name.
    let module: String
    private let podspec: Podspec?

    /// Creates a package; returns nil if there are no Swift files in the folder.
    /// - Parameter folder: the absolute path.
    init?(_ folder: String) {
        guard Self.hasSwiftFiles(folder) else { return nil }
        let name = FilePaths.name(of: folder)
        self.folder = folder
        podspec = Podspec(ofPod: folder)
        module = podspec?.module ?? Self.moduleOfPod(folder) ?? AppProject.module(of: podspec?.name ?? name)
    }

    /// Returns a Boolean value that indicates whether a folder is one package, and doesn't contain several.
    static func isPackage(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let endings = [".swift", ".podspec", ".podspec.json", ".xcodeproj"]
        return !names.contains("Pods.xcodeproj")
            && names.contains { name in
                ["Sources", "Source"].contains(name) || endings.contains { name.hasSuffix($0) }
            }
    }

    /// The Swift files of the module, relative to the folder: those that the podspec names, or all of the folder that
    /// are neither tests nor examples.
    func files(in listing: SwiftFileListing) -> Set<String> {
        let all = listing.files.filter { file in
            !file.split(separator: "/").dropLast().contains { Self.isForeign(String($0)) }
        }
        if let podspec, !podspec.sourceFiles.isEmpty {
            let named = listing.files.filter { podspec.contains($0) }
            if !named.isEmpty { return named }
        }
        let sources = ["Sources", "Source"].first { folder in all.contains { $0.hasPrefix("\(folder)/") } }
        guard let sources else { return all }
        let inSources = all.filter { $0.hasPrefix("\(sources)/") }
        let own = inSources.filter { $0.hasPrefix("\(sources)/\(module)/") }
        return own.isEmpty ? inSources : own
    }

    /// Returns a Boolean value that indicates whether a folder's name is that of tests or examples.
    private static func isForeign(_ name: String) -> Bool {
        let name = name.lowercased()
        let endings = ["test", "tests", "spec", "specs", "example", "examples", "demo", "demos", "sample", "samples"]
        return ["pods", "carthage", "docs", "fastlane", "benchmarks"].contains(name)
            || endings.contains { name.hasSuffix($0) }
    }

    private static func hasSwiftFiles(_ folder: String) -> Bool {
        guard let all = FileManager.default.enumerator(atPath: folder) else { return false }
        while let path = all.nextObject() as? String {
            if path.hasSuffix(".swift") { return true }
        }
        return false
    }

    /// Returns the module that CocoaPods builds from a pod; nil for a folder that isn't in `Pods`.
    private static func moduleOfPod(_ folder: String) -> String? {
        let name = FilePaths.name(of: folder)
        let map = "\(FilePaths.folder(of: folder))/Target Support Files/\(name)/\(name).modulemap"
        let words = String(decoding: FileManager.default.contents(atPath: map) ?? Data(), as: UTF8.self)
            .split { $0.isWhitespace || $0 == "{" }
        return words.firstIndex(of: "module").flatMap { $0 + 1 < words.endIndex ? String(words[$0 + 1]) : nil }
    }
}

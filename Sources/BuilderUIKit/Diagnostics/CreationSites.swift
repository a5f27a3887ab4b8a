import Foundation

/// The lines of code that created views and constraints, recorded while a screen is built for an inspection.
///
/// ```swift
/// let sites = CreationSites()
/// let view = CreationSites.$current.withValue(sites) { makeScreen() }
/// print(sites.line(of: view)?.text ?? "no debug information")
/// ```
///
/// Recording an object takes a few microseconds; therefore nothing is recorded elsewhere. Objects that are created in
/// the blocks of dispatch queues aren't recorded, since these don't belong to the task.
@MainActor
package final class CreationSites {
    /// The record of the current task; nil unless a screen is built for an inspection.
    @TaskLocal package static var current: CreationSites?

    /// An object, and the return addresses of the functions that led to it, innermost first.
    private struct Site {
        weak var object: AnyObject?
        let addresses: [UInt]
    }

    private var sites: [ObjectIdentifier: Site] = [:]
    /// Returns the lines of return addresses; nil for code without debug information.
    private let lookUp: @Sendable ([UInt]) -> [SourceLine?]
    /// The lines that have been looked up; nil for addresses outside of an app's code.
    private var lines: [UInt: SourceLine?] = [:]

    package nonisolated init(lookUp: @escaping @Sendable ([UInt]) -> [SourceLine?]) { self.lookUp = lookUp }

    /// Records the code that creates an object.
    static func note(_ object: AnyObject) {
        guard let current else { return }
        current.sites[ObjectIdentifier(object)] = Site(
            object: object, addresses: Thread.callStackReturnAddresses.map(\.uintValue))
    }

    /// Returns the line of an app's code that created an object: the nearest one outside of this library and of the
    /// packages that the app depends on.
    ///
    /// - Returns: nil for objects that no such code created, and in programs without debug information.
    package func line(of object: AnyObject) -> SourceLine? {
        guard let site = sites[ObjectIdentifier(object)], site.object === object else { return nil }
        if site.addresses.contains(where: { lines[$0] == nil }) { lookUpAll() }
        return site.addresses.lazy.compactMap { self.lines[$0] ?? nil }.first
    }

    /// Looks up the lines of all objects that still exist, since one search takes as long as many.
    private func lookUpAll() {
        sites = sites.filter { $0.value.object != nil }
        let unknown = Set(sites.values.flatMap(\.addresses)).filter { lines[$0] == nil }.sorted()
        for (address, line) in zip(unknown, lookUp(unknown)) {
            lines.updateValue(line.flatMap { Self.isApp($0.path) ? $0 : nil }, forKey: address)
        }
    }

    // MARK: Paths

    /// The folder of this package's modules.
    private static let library = sourceFolder()

    private static func sourceFolder(_ path: String = #filePath) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/") + "/"
    }

    private static func isApp(_ path: String) -> Bool {
        // Code of the standard library that is compiled into programs has paths of the machine that built it.
        guard FileManager.default.fileExists(atPath: path), !isDependency(path) else { return false }
        // The package's own apps are its modules with screens.
        return !path.hasPrefix(library)
            || path.dropFirst(library.count).prefix { $0 != "/" }.hasSuffix("Screens")
    }

    /// Indicates whether a file belongs to a package that SwiftPM checked out, beside its `workspace-state.json`.
    private static func isDependency(_ path: String) -> Bool {
        path.ranges(of: "/checkouts/").contains { range in
            FileManager.default.fileExists(atPath: path[..<range.lowerBound] + "/workspace-state.json")
        }
    }
}

/// A line of source code.
package struct SourceLine: Codable, Hashable, Sendable {
    /// The absolute path of the file.
    package var path: String
    /// The number of the line; the first is 1.
    package var line: Int

    package init(path: String, line: Int) {
        self.path = path
        self.line = line
    }

    /// The form that compilers print and editors open, with the path from the current folder for files in it:
    /// `Sources/App/Form.swift:12`.
    package var text: String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return "\(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path):\(line)"
    }
}

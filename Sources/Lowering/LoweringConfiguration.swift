import GallerySources
import SwiftIfConfig
import SwiftSyntax

/// The platform that conditional compilation assumes: an iPhone with a current iOS.
package struct LoweringConfiguration: Sendable {
    /// The modules for which `canImport` is true.
    package var importableModules: Set<String>
    /// The conditions that the build sets, as `-D DEBUG` does.
    package var customConditions: Set<String>
    /// The full names of optional requirements of protocols in frameworks, such as `scrollViewDidScroll(_:)`, that are
    /// requirements with a default here: calls to them lose their question mark.
    package var frameworkOptionalRequirements: Set<String>

    /// The modules that can be imported; imports of others are removed. Nil if all can.
    package var availableModules: Set<String>?
    /// A Boolean value that indicates whether declarations are isolated to the main actor unless they say otherwise.
    package var isMainActorByDefault: Bool
    /// The folder from which the paths of reductions start.
    package var root: String
    /// The parts of files that are left out.
    package var reductions: [Reduction]
    /// The missing types that are declared as stand-ins.
    package var standIns: [StandIn]
    /// The interfaces of the lowered modules on which this one depends, nearest first.
    package var interfaces: [ModuleInterface]

    package init(
        importableModules: Set<String> = ["UIKit", "Foundation"], availableModules: Set<String>? = nil,
        customConditions: Set<String> = ["DEBUG"], frameworkOptionalRequirements: Set<String> = [],
        isMainActorByDefault: Bool = false, root: String = "", reductions: [Reduction] = [], standIns: [StandIn] = [],
        interfaces: [ModuleInterface] = []
    ) {
        self.importableModules = importableModules
        self.availableModules = availableModules
        self.customConditions = customConditions
        self.frameworkOptionalRequirements = frameworkOptionalRequirements
        self.isMainActorByDefault = isMainActorByDefault
        self.root = root
        self.reductions = reductions
        self.standIns = standIns
        self.interfaces = interfaces
    }
}

extension LoweringConfiguration {
    /// Returns a file's path as reductions have it.
    func relativePath(of path: String) -> String {
        path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
    }
}

/// Answers the conditions of `#if` as the compiler does for an iPhone.
extension LoweringConfiguration: BuildConfiguration {
    package func isCustomConditionSet(name: String) -> Bool { customConditions.contains(name) }
    package func hasFeature(name: String) -> Bool { Self.features.contains(name) }
    package func hasAttribute(name: String) -> Bool { Self.attributes.contains(name) }

    package func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let (_, module) = importPath.first else { return false }
        return importableModules.contains(module)
    }

    package func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
    package func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
    package func isActiveTargetEnvironment(name: String) -> Bool { false }
    package func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
    package func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    package func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

    package var targetPointerBitWidth: Int { 64 }
    package var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
    package var endianness: Endianness { .little }
    // Apps are compiled in Swift 5 mode, by the compiler of this package.
    package var languageVersion: VersionTuple { VersionTuple(5, 10) }
    package var compilerVersion: VersionTuple { VersionTuple(6, 3) }

    private static let features: Set = [
        "AsyncAwait", "EffectfulProp", "GlobalActors", "Actors", "Sendable", "RethrowsProtocol", "Macros",
        "FreestandingMacros", "AttachedMacros", "ParameterPacks", "NoncopyableGenerics", "IfExpressions",
    ]
    private static let attributes: Set = [
        "available", "discardableResult", "dynamicMemberLookup", "escaping", "frozen", "inlinable", "main",
        "MainActor", "preconcurrency", "propertyWrapper", "resultBuilder", "Sendable", "unchecked", "unknown",
    ]
}

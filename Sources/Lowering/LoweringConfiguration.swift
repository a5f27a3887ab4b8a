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

    package init(
        importableModules: Set<String> = ["UIKit", "Foundation"], customConditions: Set<String> = ["DEBUG"],
        frameworkOptionalRequirements: Set<String> = []
    ) {
        self.importableModules = importableModules
        self.customConditions = customConditions
        self.frameworkOptionalRequirements = frameworkOptionalRequirements
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

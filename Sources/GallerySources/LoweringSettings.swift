import Foundation

/// The content of `lowering.json`, which a gallery has for each target with an app's files.
package struct LoweringSettings: Codable, Equatable, Sendable {
    /// The name of the file in the target's folder.
    package static let fileName = "lowering.json"
    /// The name of the link to the app's folder in the target's folder.
    package static let linkName = "Files"

    /// The files and folders to compile, relative to the app's folder; nil for all.
    package var sources: [String]?
    /// The files and folders that aren't compiled, relative to the app's folder.
    package var exclude: [String]
    /// The resources for which there are accessors, relative to the app's folder; nil for all.
    package var resources: [String]?
    /// The modules that files can import, in addition to those of this package.
    package var modules: [String]
    /// The modules of this package that files can't import, since the app has others with these names; nil for none.
    package var yieldedModules: [String]?
    /// The conditions of `#if` that are set.
    package var conditions: [String]
    /// A Boolean value that indicates whether the target's declarations are isolated to the main actor unless they say
    /// otherwise.
    package var isMainActorByDefault: Bool
    /// The parts of files that don't compile, and are left out.
    package var reductions: [Reduction]
    /// The types that are missing, and are replaced by stand-ins.
    package var standIns: [StandIn]

    package init(
        sources: [String]? = nil, exclude: [String] = [], resources: [String]? = nil, modules: [String] = [],
        yieldedModules: [String]? = nil, conditions: [String] = ["DEBUG"], isMainActorByDefault: Bool = false,
        reductions: [Reduction] = [], standIns: [StandIn] = []
    ) {
        self.sources = sources
        self.exclude = exclude
        self.resources = resources
        self.modules = modules
        self.yieldedModules = yieldedModules
        self.conditions = conditions
        self.isMainActorByDefault = isMainActorByDefault
        self.reductions = reductions
        self.standIns = standIns
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        sources = try values.decodeIfPresent([String].self, forKey: .sources)
        exclude = try values.decodeIfPresent([String].self, forKey: .exclude) ?? []
        resources = try values.decodeIfPresent([String].self, forKey: .resources)
        modules = try values.decodeIfPresent([String].self, forKey: .modules) ?? []
        yieldedModules = try values.decodeIfPresent([String].self, forKey: .yieldedModules)
        conditions = try values.decodeIfPresent([String].self, forKey: .conditions) ?? ["DEBUG"]
        isMainActorByDefault = try values.decodeIfPresent(Bool.self, forKey: .isMainActorByDefault) ?? false
        reductions = try values.decodeIfPresent([Reduction].self, forKey: .reductions) ?? []
        standIns = try values.decodeIfPresent([StandIn].self, forKey: .standIns) ?? []
    }

    /// The file's text.
    package var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }
}

/// A part of a file that the compiler refuses, and that is left out, so that the rest compiles.
package struct Reduction: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// A statement is removed.
        case statement
        /// The body of a function or an accessor is replaced by one that returns a default value.
        case body
        /// The initial value of a property or variable is replaced by a default value.
        case value
        /// A member or a declaration is removed.
        case declaration
        /// The modifier `override` is removed.
        case override
        /// A type is removed from an inheritance clause.
        case inheritance
        /// The whole file is left out.
        case file
    }

    package var kind: Kind
    /// The path, relative to the app's folder.
    package var path: String
    /// The line on which the part began when it was found, from 1.
    package var line: Int
    /// The beginning of the part's text.
    package var text: String
    /// The digest of the part's text, by which it is found again after other lines of the file have changed.
    package var digest: String
    /// The compiler's message.
    package var message: String

    package init(kind: Kind, path: String, line: Int, text: String, digest: String, message: String) {
        self.kind = kind
        self.path = path
        self.line = line
        self.text = text
        self.digest = digest
        self.message = message
    }
}

/// A type that neither the app nor this package has.
package struct StandIn: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// A view, drawn as a hatched box with its name.
        case view
        case controller
        case tableCell, collectionCell
        case protocolType
        /// Any other class or value.
        case object
    }

    /// The name; after the names of missing types and dots if it is a member of these.
    package var name: String
    package var kind: Kind
    /// The number of the generic parameters.
    package var genericParameters: Int

    package init(name: String, kind: Kind, genericParameters: Int = 0) {
        self.name = name
        self.kind = kind
        self.genericParameters = genericParameters
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        kind = try values.decode(Kind.self, forKey: .kind)
        genericParameters = try values.decodeIfPresent(Int.self, forKey: .genericParameters) ?? 0
    }
}

/// An error of the compiler in an app's file, as `lower-sources reduce` reads it.
package struct LoweredFileError: Codable, Hashable, Sendable {
    /// The path, relative to the app's folder.
    package var path: String
    package var line: Int
    package var column: Int
    package var message: String

    package init(path: String, line: Int, column: Int, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }
}

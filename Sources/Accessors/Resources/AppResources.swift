/// The resources of an app's module, as accessors name them.
package struct AppResources: Equatable, Sendable {
    /// A set of an asset catalog.
    struct Asset: Equatable, Sendable {
        enum Kind: String, Sendable {
            case image = "imageset"
            case symbol = "symbolset"
            case color = "colorset"
            case data = "dataset"
        }

        /// A folder of an asset catalog.
        struct Folder: Equatable, Sendable {
            var name: String
            /// A Boolean value that indicates whether the folder's name is a part of its sets' names.
            var providesNamespace: Bool
        }

        var kind: Kind
        /// The set's name without the folders'.
        var name: String
        /// The file name of the catalog, without its ending.
        var catalog: String
        /// The folders around the set, outermost first.
        var folders: [Folder] = []

        /// The names of the folders that provide namespaces.
        var namespaces: [String] { folders.filter(\.providesNamespace).map(\.name) }
        /// The name by which the app finds the set at run time.
        var lookupName: String { (namespaces + [name]).joined(separator: "/") }
    }

    /// A table of localized texts.
    struct Table: Equatable, Sendable {
        var name: String
        /// The texts in one language, sorted by their keys.
        var texts: [Text]
    }

    /// A localized text.
    struct Text: Equatable, Sendable {
        var key: String
        /// The text in the language of the app's author, with placeholders. Of plural forms it is the one for `other`.
        var value: String
        var placeholders: [Placeholder]
        /// A Boolean value that indicates whether Xcode makes a symbol of the text: it does so of those that a
        /// developer adds to a string catalog.
        var hasSymbol = false
    }

    /// A font of a font file.
    struct Font: Equatable, Sendable {
        var file: String
        var family: String
        var style: String
        var postScriptName: String
    }

    /// A storyboard or a nib.
    struct InterfaceFile: Equatable, Sendable {
        var name: String
        var isStoryboard: Bool
        /// The class of the initial controller or of the first view; nil if the file names none.
        var rootClass: String?
        /// The identifiers of a storyboard's controllers, with their classes.
        var controllers: [Element] = []
        /// The identifiers of cells, headers and footers that lists reuse, with their classes.
        var reusables: [Element] = []

        struct Element: Equatable, Sendable {
            var identifier: String
            /// The class in the file, or UIKit's class of the element.
            var className: String
        }
    }

    /// A type of objects in a model of Core Data.
    struct Entity: Equatable, Sendable {
        /// The code that Xcode generates.
        enum Generation: String, Sendable { case `class`, category }

        struct Property: Equatable, Sendable {
            enum Content: Equatable, Sendable {
                /// - Parameter initial: the code of the value until one is set.
                case scalar(type: String, initial: String)
                /// - Parameter initial: the text until one is set.
                case optional(type: String, initial: String?)
                /// - Parameter list: the class of a set of objects; nil for one object.
                case objects(entity: String, list: String?)
            }

            var name: String
            var content: Content
        }

        var name: String
        var className: String
        /// The entity from which it derives.
        var parent: String?
        /// Nil if the app's own code has the class and its properties.
        var generation: Generation?
        var properties: [Property] = []
    }

    var assets: [Asset] = []
    var tables: [Table] = []
    var fonts: [Font] = []
    var interfaceFiles: [InterfaceFile] = []
    var entities: [Entity] = []
    /// The names of images and other files.
    var files: [String] = []
    /// The names of enumerations that `swiftgen.yml` sets, by the kind of resource.
    var swiftGenNames: [String: [String]] = [:]

    var isEmpty: Bool {
        assets.isEmpty && tables.isEmpty && fonts.isEmpty && interfaceFiles.isEmpty && files.isEmpty
    }
}

/// The accessors of SwiftGen's standard templates, and of Tuist's, which differ in names.
///
/// An accessor is generated with and without the names around it, such as those of catalogs, tables and folders, if a
/// template's parameters decide on these.
struct SwiftGenAccessors {
    /// The names of generated types.
    struct Names {
        var assets = ["Asset"]
        var texts = ["L10n"]
        var fonts = ["FontFamily"]
        var scenes = ["StoryboardScene"]
        var color = "ColorAsset"
        var image = "ImageAsset"
        var data = "DataAsset"
        var symbol = "SymbolAsset"
        var font = "FontConvertible"

        /// SwiftGen's, with those of its configuration.
        static func swiftGen(_ configured: [String: [String]]) -> Names {
            var names = Names()
            names.assets += configured["xcassets"] ?? []
            names.texts += configured["strings"] ?? []
            names.fonts += configured["fonts"] ?? []
            names.scenes += configured["ib"] ?? []
            return names
        }

        /// Tuist's for a target.
        static func tuist(_ target: String) -> Names {
            Names(
                assets: ["\(target)Asset"], texts: ["\(target)Strings"], fonts: ["\(target)FontFamily"], scenes: [],
                color: "\(target)Colors", image: "\(target)Images", data: "\(target)Data", symbol: "\(target)Symbols",
                font: "\(target)FontConvertible")
        }
    }

    let names: Names
    let resources: AppResources
    let declared: Set<String>
    let words: SourceWords

    /// The text of the kinds that are used.
    var text: String {
        let assetTypes = [names.color, names.image, names.data, names.symbol]
        return enumerations(names.assets, assetTree, with: assetCode, declaring: assetTypes)
            + enumerations(names.texts, textTree)
            + enumerations(names.fonts, fontTree, with: fontCode, declaring: [names.font])
            + enumerations(names.scenes, sceneTree, access: "", with: Self.sceneCode, declaring: ["SceneType"])
    }

    /// Returns the enumerations of which a member is used, with the code for their types; empty if the app declares it.
    private func enumerations(
        _ roots: [String], _ tree: @autoclosure () -> AccessorTree, access: String = "public ",
        with code: @autoclosure () -> String = "", declaring types: [String] = []
    ) -> String {
        guard declared.isDisjoint(with: types) else { return "" }
        let used = Set(roots).sorted().filter { !declared.contains($0) }
            .map { (name: $0, members: words.members(of: $0)) }.filter { !$0.members.isEmpty }
        guard !used.isEmpty else { return "" }
        let tree = tree()
        let found = used.filter { !tree.names.isDisjoint(with: $0.members) }
        let lines = tree.lines(access: access).joined(separator: "\n")
        return found.map { "\n\(access)enum \($0.name) {\n\(lines)\n}\n" }.joined() + (found.isEmpty ? "" : code())
    }

    // MARK: Asset catalogs

    private var assetTree: AccessorTree {
        var tree = AccessorTree()
        for asset in resources.assets {
            let type = type(of: asset.kind)
            let all = asset.folders.map(\.name)
            for path in [asset.namespaces, [asset.catalog] + asset.namespaces, all, [asset.catalog] + all] {
                tree.insert(SwiftGenName.member(asset.name), in: path.map(SwiftGenName.type)) {
                    "public static let \($0) = \(type)(name: \(asset.lookupName.literal))"
                }
            }
        }
        return tree
    }

    private func type(of kind: AppResources.Asset.Kind) -> String {
        switch kind {
        case .color: names.color
        case .image: names.image
        case .data: names.data
        case .symbol: names.symbol
        }
    }

    private var assetCode: String {
        """

        public struct \(names.color) {
            public typealias Color = UIKit.UIColor
            public let name: Swift.String
            public var color: UIKit.UIColor {
                UIKit.UIColor(resource: UIKit.ColorResource(name: name, bundle: _resourceBundle))
            }
            public func color(compatibleWith traitCollection: UIKit.UITraitCollection) -> UIKit.UIColor {
                color.resolvedColor(with: traitCollection)
            }
        }

        extension UIKit.UIColor {
            public convenience init?(asset: \(names.color)) {
                self.init(named: asset.name, in: _resourceBundle, compatibleWith: nil)
            }
        }

        public struct \(names.image) {
            public typealias Image = UIKit.UIImage
            public let name: Swift.String
            public var image: UIKit.UIImage {
                UIKit.UIImage(resource: UIKit.ImageResource(name: name, bundle: _resourceBundle))
            }
            public func image(compatibleWith traitCollection: UIKit.UITraitCollection) -> UIKit.UIImage {
                UIKit.UIImage(named: name, in: _resourceBundle, compatibleWith: traitCollection) ?? UIKit.UIImage()
            }
        }

        extension UIKit.UIImage {
            public convenience init?(asset: \(names.image)) {
                self.init(named: asset.name, in: _resourceBundle, compatibleWith: nil)
            }
        }

        public struct \(names.symbol) {
            public let name: Swift.String
            public var image: UIKit.UIImage {
                UIKit.UIImage(resource: UIKit.ImageResource(name: name, bundle: _resourceBundle))
            }
            public func image(with configuration: UIKit.UIImage.Configuration) -> UIKit.UIImage {
                image.withConfiguration(configuration)
            }
        }

        public struct \(names.data) {
            public let name: Swift.String
            public var data: UIKit.NSDataAsset? { UIKit.NSDataAsset(name: name, bundle: _resourceBundle) }
        }

        """
    }

    // MARK: Texts

    private var textTree: AccessorTree {
        var tree = AccessorTree()
        for table in resources.tables {
            for text in table.texts {
                let code = LocalizedTextCode(text: text, table: table.name)
                let parts = text.key.split(separator: ".").map(String.init)
                guard let last = parts.last else { continue }
                let path = parts.dropLast().map(SwiftGenName.type)
                for prefix in [[], [SwiftGenName.type(table.name)]] {
                    tree.insert(SwiftGenName.member(last), in: prefix + path) { code.member($0, access: "public ") }
                    guard parts.count > 1 else { continue }
                    tree.insert(SwiftGenName.member(text.key), in: prefix) { code.member($0, access: "public ") }
                }
            }
        }
        return tree
    }

    // MARK: Fonts

    private var fontTree: AccessorTree {
        var tree = AccessorTree()
        for font in resources.fonts {
            tree.insert(SwiftGenName.member(font.style), in: [SwiftGenName.type(font.family)]) {
                "public static let \($0) = \(names.font)(name: \(font.postScriptName.literal), "
                    + "family: \(font.family.literal), path: \(font.file.literal))"
            }
        }
        tree.insert("registerAllCustomFonts", in: []) { "public static func \($0)() {}" }
        return tree
    }

    private var fontCode: String {
        """

        public struct \(names.font) {
            public typealias Font = UIKit.UIFont
            public let name: Swift.String
            public let family: Swift.String
            public let path: Swift.String
            public func font(size: Foundation.CGFloat) -> UIKit.UIFont {
                UIKit.UIFont(name: name, size: size) ?? UIKit.UIFont.systemFont(ofSize: size)
            }
            public func register() {}
        }

        extension UIKit.UIFont {
            public convenience init?(font: \(names.font), size: Foundation.CGFloat) {
                self.init(name: font.name, size: size)
            }
        }

        """
    }

    // MARK: Storyboards

    private var sceneTree: AccessorTree {
        var tree = AccessorTree()
        for file in resources.interfaceFiles where file.isStoryboard {
            let path = [SwiftGenName.type(file.name)]
            if let root = file.rootClass {
                tree.insert("initialScene", in: path) { "static let \($0) = SceneType<\(type(named: root))>()" }
            }
            for controller in file.controllers {
                tree.insert(SwiftGenName.member(controller.identifier), in: path) {
                    "static let \($0) = SceneType<\(type(named: controller.className))>()"
                }
            }
        }
        return tree
    }

    private func type(named name: String) -> String { declared.contains(name) ? name : "UIKit.UIViewController" }

    /// Controllers without what the storyboard sets, as storyboards aren't read.
    private static let sceneCode = """

        struct SceneType<Controller> {
            @MainActor func instantiate() -> Controller {
                let type = Controller.self as? UIKit.UIViewController.Type ?? UIKit.UIViewController.self
                guard let controller = type.init(coder: Foundation.NSCoder()) as? Controller else {
                    fatalError("\\(Controller.self).init(coder:) returned nil")
                }
                return controller
            }
            @MainActor func instantiate(creator: @escaping (Foundation.NSCoder) -> Controller?) -> Controller {
                creator(Foundation.NSCoder()) ?? instantiate()
            }
        }

        """
}

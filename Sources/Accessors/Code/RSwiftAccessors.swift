/// The accessors of R.swift, in a form that serves its versions 5 to 7.
struct RSwiftAccessors {
    let resources: AppResources
    let declared: Set<String>
    let words: SourceWords

    /// The text of `R` with the kinds of resources that are used; empty if there are none.
    var text: String {
        guard !declared.contains("R") else { return "" }
        let used = words.members(of: "R")
        let trees: [(name: String, tree: AccessorTree)] = [
            ("image", imageTree), ("color", colorTree), ("string", stringTree), ("font", fontTree), ("file", fileTree),
            ("nib", nibTree), ("reuseIdentifier", reuseTree), ("storyboard", storyboardTree),
        ].filter { used.contains($0.name) && !$0.tree.isEmpty }
        guard !trees.isEmpty else { return "" }
        let lines = trees.flatMap { name, tree in
            ["    enum \(name) {"] + tree.lines(access: "", indentation: "        ") + ["    }"]
        }
        return "\nenum R {\n" + lines.joined(separator: "\n") + "\n}\n" + Self.code
    }

    // MARK: Images and colors

    private var imageTree: AccessorTree {
        var tree = assetTree("Image") { $0 == .image || $0 == .symbol }
        for file in resources.files where Self.isImage(file) {
            let name = String(file.prefix { $0 != "@" && $0 != "." && $0 != "~" })
            for member in RSwiftName.members(name) {
                tree.insert(member, in: []) { "static let \($0) = Image(name: \(name.literal))" }
            }
        }
        return tree
    }

    private var colorTree: AccessorTree { assetTree("Color") { $0 == .color } }

    private func assetTree(
        _ type: String, where isIncluded: (AppResources.Asset.Kind) -> Bool
    ) -> AccessorTree {
        var tree = AccessorTree()
        for asset in resources.assets where isIncluded(asset.kind) {
            for member in RSwiftName.members(asset.name) {
                tree.insert(member, in: asset.namespaces.map(RSwiftName.namespace)) {
                    "static let \($0) = \(type)(name: \(asset.lookupName.literal))"
                }
            }
        }
        return tree
    }

    private static func isImage(_ file: String) -> Bool {
        [".png", ".jpg", ".jpeg", ".gif"].contains { file.lowercased().hasSuffix($0) }
    }

    // MARK: Texts

    private var stringTree: AccessorTree {
        var tree = AccessorTree()
        for table in resources.tables {
            let path = [RSwiftName.namespace(table.name)]
            for text in table.texts {
                let code = LocalizedTextCode(text: text, table: table.name)
                for member in RSwiftName.members(text.key) {
                    tree.insert(member, in: path) { name in
                        Self.declaration(of: text, code, named: name)
                    }
                }
            }
        }
        return tree
    }

    /// Returns a property with the text, and a function if a value has a name.
    private static func declaration(of text: AppResources.Text, _ code: LocalizedTextCode, named name: String) -> String
    {
        let property = "static var \(name): Text { Text(\(code.arguments)) }"
        guard text.placeholders.contains(where: { $0.name != nil }) else { return property }
        let parameters = text.placeholders.enumerated().map { index, placeholder in
            "\(placeholder.name.flatMap(SwiftIdentifier.declared) ?? "_") p\(index + 1): Any"
        }
        let values = text.placeholders.indices.map { "p\($0 + 1)" }.joined(separator: ", ")
        return property + "\nstatic func \(name)(\(parameters.joined(separator: ", "))) -> Swift.String { "
            + "_localizedText(\(code.arguments), [\(values)]) }"
    }

    // MARK: Files

    private var fontTree: AccessorTree {
        var tree = AccessorTree()
        for font in resources.fonts {
            for member in RSwiftName.members(font.postScriptName) {
                tree.insert(member, in: []) { "static let \($0) = Font(name: \(font.postScriptName.literal))" }
            }
        }
        return tree
    }

    private var fileTree: AccessorTree {
        var tree = AccessorTree()
        for file in resources.files where !Self.isImage(file) {
            for member in RSwiftName.members(file) {
                tree.insert(member, in: []) { "static let \($0) = File(fullName: \(file.literal))" }
            }
        }
        return tree
    }

    // MARK: Interface files

    private var nibTree: AccessorTree {
        var tree = AccessorTree()
        for file in resources.interfaceFiles where !file.isStoryboard {
            let view = type(named: file.rootClass, else: "UIKit.UIView")
            let identifier = file.reusables.first?.identifier ?? ""
            for member in RSwiftName.members(file.name) {
                tree.insert(member, in: []) {
                    "static let \($0) = Nib<\(view)>(name: \(file.name.literal), identifier: \(identifier.literal))"
                }
            }
        }
        return tree
    }

    private var reuseTree: AccessorTree {
        var tree = AccessorTree()
        for element in resources.interfaceFiles.flatMap(\.reusables) {
            let type = type(named: element.className, else: "UIKit.UIView")
            for member in RSwiftName.members(element.identifier) {
                tree.insert(member, in: []) {
                    "static let \($0) = ReuseIdentifier<\(type)>(identifier: \(element.identifier.literal))"
                }
            }
        }
        return tree
    }

    private var storyboardTree: AccessorTree {
        var tree = AccessorTree()
        for file in resources.interfaceFiles where file.isStoryboard {
            for storyboard in RSwiftName.members(file.name) {
                let root = type(named: file.rootClass, else: "UIKit.UIViewController")
                tree.insert("instantiateInitialViewController", in: [storyboard]) {
                    "@MainActor static func \($0)() -> \(root)? { _storyboardController(\(root).self) }"
                }
                tree.insert("name", in: [storyboard]) { "static let \($0) = \(file.name.literal)" }
                for controller in file.controllers {
                    let type = type(named: controller.className, else: "UIKit.UIViewController")
                    for member in RSwiftName.members(controller.identifier) {
                        tree.insert(member, in: [storyboard]) {
                            "@MainActor static func \($0)() -> \(type)? { _storyboardController(\(type).self) }"
                        }
                    }
                }
            }
        }
        return tree
    }

    /// Returns the app's class of a name, or one of UIKit's if the app doesn't declare it.
    private func type(named name: String?, else standard: String) -> String {
        name.flatMap { declared.contains($0) ? $0 : nil } ?? standard
    }

    // MARK: Code

    /// The types of the accessors. What nibs and storyboards set is missing, as they aren't read.
    private static let code = """

        extension R {
            struct Image: Swift.Hashable, Swift.Sendable {
                let name: Swift.String
                var bundle: Foundation.Bundle { _resourceBundle }
                func callAsFunction(compatibleWith traitCollection: UIKit.UITraitCollection? = nil) -> UIKit.UIImage? {
                    UIKit.UIImage(named: name, in: _resourceBundle, compatibleWith: traitCollection)
                }
            }

            struct Color: Swift.Hashable, Swift.Sendable {
                let name: Swift.String
                var bundle: Foundation.Bundle { _resourceBundle }
                func callAsFunction(compatibleWith traitCollection: UIKit.UITraitCollection? = nil) -> UIKit.UIColor? {
                    UIKit.UIColor(named: name, in: _resourceBundle, compatibleWith: traitCollection)
                }
            }

            struct Text: Swift.Hashable, Swift.Sendable {
                let key: Swift.String
                let tableName: Swift.String
                let developmentValue: Swift.String?
                var bundle: Foundation.Bundle { _resourceBundle }
                init(_ key: Swift.String, _ table: Swift.String, _ value: Swift.String) {
                    self.key = key
                    tableName = table
                    developmentValue = value
                }
                func callAsFunction(_ arguments: Any..., preferredLanguages: [Swift.String]? = nil) -> Swift.String {
                    _localizedText(key, tableName, developmentValue ?? key, arguments)
                }
            }

            struct Font: Swift.Hashable, Swift.Sendable {
                let name: Swift.String
                var fontName: Swift.String { name }
                func callAsFunction(size: Foundation.CGFloat) -> UIKit.UIFont? { UIKit.UIFont(name: name, size: size) }
            }

            struct File: Swift.Hashable, Swift.Sendable {
                let fullName: Swift.String
                var filename: Swift.String { (fullName as Foundation.NSString).deletingPathExtension }
                var pathExtension: Swift.String { (fullName as Foundation.NSString).pathExtension }
                var bundle: Foundation.Bundle { _resourceBundle }
                func url() -> Foundation.URL? { _resourceBundle.url(forResource: filename, withExtension: pathExtension) }
                func path() -> Swift.String? { url()?.path }
                func callAsFunction() -> Foundation.URL? { url() }
            }

            struct Nib<View> {
                typealias Options = [UIKit.UINib.OptionsKey: Any]
                let name: Swift.String
                let identifier: Swift.String
                @MainActor func callAsFunction(owner: Any? = nil, options: Options? = nil) -> View? { instantiate(withOwner: owner).first as? View }
                @MainActor func firstView(owner: Any? = nil, options: Options? = nil) -> View? { instantiate(withOwner: owner).first as? View }
                @MainActor func firstView(withOwner owner: Any?, options: Options? = nil) -> View? { instantiate(withOwner: owner).first as? View }
                @MainActor func instantiate(withOwner owner: Any?, options: Options? = nil) -> [Any] {
                    UIKit.UINib(nibName: name, bundle: _resourceBundle).instantiate(withOwner: owner)
                }
            }

            struct ReuseIdentifier<View> {
                let identifier: Swift.String
            }
        }

        extension UIKit.UIImage {
            convenience init?(resource: R.Image) {
                self.init(named: resource.name, in: _resourceBundle, compatibleWith: nil)
            }
        }

        extension UIKit.UIColor {
            convenience init?(resource: R.Color) {
                self.init(named: resource.name, in: _resourceBundle, compatibleWith: nil)
            }
        }

        extension UIKit.UIFont {
            convenience init?(resource: R.Font, size: Foundation.CGFloat) { self.init(name: resource.name, size: size) }
        }

        extension UIKit.UINib {
            convenience init<View>(resource: R.Nib<View>) { self.init(nibName: resource.name, bundle: _resourceBundle) }
        }

        extension UIKit.UITableView {
            func register<View>(_ nib: R.Nib<View>) {
                register(UIKit.UINib(resource: nib), forCellReuseIdentifier: nib.identifier)
            }
            func dequeueReusableCell<View>(withIdentifier identifier: R.ReuseIdentifier<View>) -> View? {
                dequeueReusableCell(withIdentifier: identifier.identifier) as? View
            }
            func dequeueReusableCell<View>(
                withIdentifier identifier: R.ReuseIdentifier<View>, for indexPath: Foundation.IndexPath
            ) -> View? {
                dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? View
            }
        }

        extension UIKit.UICollectionView {
            func register<View>(_ nib: R.Nib<View>) {
                register(UIKit.UINib(resource: nib), forCellWithReuseIdentifier: nib.identifier)
            }
            func dequeueReusableCell<View>(
                withReuseIdentifier identifier: R.ReuseIdentifier<View>, for indexPath: Foundation.IndexPath
            ) -> View? {
                dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath) as? View
            }
        }

        @MainActor private func _storyboardController<Controller>(_ type: Controller.Type) -> Controller? {
            (type as? UIKit.UIViewController.Type)?.init(coder: Foundation.NSCoder()) as? Controller
        }

        """
}

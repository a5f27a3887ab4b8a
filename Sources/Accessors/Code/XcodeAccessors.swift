/// The symbols that Xcode generates for the colors and images of asset catalogs.
struct XcodeAccessors {
    let resources: AppResources
    /// The names that the app declares itself, such as `UIColor.brand`.
    let declared: Set<String>

    /// The text of the extensions; empty if there are no colors and images.
    var text: String {
        extensions(of: "UIColor", resource: "ColorResource", suffix: "Color", taken: Self.colors) { $0 == .color }
            + extensions(of: "UIImage", resource: "ImageResource", suffix: "Image", taken: Self.images) {
                $0 == .image || $0 == .symbol
            }
    }

    /// Returns the extension of a type of resources, and that of UIKit's class.
    /// - Parameters:
    ///   - suffix: the word that names end with in catalogs only.
    ///   - taken: the members of UIKit's class, for which there are resources only.
    private func extensions(
        of type: String, resource: String, suffix: String, taken: Set<String>,
        where isIncluded: (AppResources.Asset.Kind) -> Bool
    ) -> String {
        var resourceTree = AccessorTree()
        var valueTree = AccessorTree()
        for asset in resources.assets where isIncluded(asset.kind) {
            let path = asset.namespaces.map(XcodeName.type)
            let name = XcodeName.member(asset.name, without: suffix)
            resourceTree.insert(name, in: path) { spelling in
                "static let \(spelling) = UIKit.\(resource)(name: \(asset.lookupName.literal), bundle: _resourceBundle)"
            }
            valueTree.insert(name, in: path) { spelling in
                let member = (path + [spelling]).joined(separator: ".")
                return "static var \(spelling): UIKit.\(type) { UIKit.\(type)(resource: .\(member)) }"
            }
        }
        resourceTree.removeAll { declared.contains("\(resource).\($0)") }
        valueTree.removeAll { taken.contains($0) || declared.contains("\(type).\($0)") }
        return [(resource, resourceTree), (type, valueTree)].filter { !$0.1.isEmpty }.map { name, tree in
            "\nextension UIKit.\(name) {\n" + tree.lines(access: "").joined(separator: "\n") + "\n}\n"
        }
        .joined()
    }

    private static let images: Set = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
    private static let colors: Set = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground",
        "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
        "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
        "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
        "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
        "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
        "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor",
        "underPageBackground", "white", "yellow",
    ]
}

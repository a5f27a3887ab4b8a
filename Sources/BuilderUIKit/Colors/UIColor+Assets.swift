import Foundation
import Render

extension UIColor {
    /// Creates the color of a color set in the main bundle's asset catalogs. Fails with one warning if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the color of a color set in another bundle, such as `Bundle.module`. It adapts to the traits it is drawn
    /// with.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let folders = ResourceFolders.folders(of: bundle)
        let set = folders.lazy.compactMap { AssetCatalog.of(folder: $0).colorSets[name] }.first
        guard let set, let colors = AssetCatalog.contents(of: set)?.colors, !colors.isEmpty else {
            WarningLog.current.add(.missingColor(name: name, searched: folders))
            return nil
        }
        self.init(storage: .named(set: set) { traits in AssetColors.color(colors, traits: traits) })
    }
}

/// Converts the entries of color sets.
private enum AssetColors {
    /// Returns the color of the entry that fits the traits best; clear if none does.
    static func color(_ entries: [AssetCatalog.Contents.Color], traits: UITraitCollection) -> UIColor {
        var best: (fit: Int, color: UIColor)?
        for entry in entries {
            guard let fit = AssetCatalog.fit(idiom: entry.idiom, appearances: entry.appearances, traits: traits),
                let color = entry.color.flatMap(color)
            else { continue }
            if let best, best.fit >= fit { continue }
            best = (fit, color)
        }
        return best?.color ?? .clear
    }

    private static func color(_ value: AssetCatalog.Contents.Color.Value) -> UIColor? {
        if let reference = value.reference {
            // References have a suffix, such as `systemBlueColor`.
            let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
            return SystemColor(rawValue: name).map { UIColor(storage: .system($0)) }
        }
        guard let components = value.components else { return nil }
        let alpha = components["alpha"].flatMap(Double.init).map { CGFloat($0) } ?? 1
        if let white = number(components["white"]) { return UIColor(white: white, alpha: alpha) }
        guard let red = number(components["red"]), let green = number(components["green"]),
            let blue = number(components["blue"])
        else { return nil }
        if value.space == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a component of 0…1: `0.5` and `1.000` are fractions, `128` and `0x80` are of 255.
    private static func number(_ text: String?) -> CGFloat? {
        guard let text else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text), value.isFinite else { return nil }
        return CGFloat(text.contains(".") ? value : value / 255)
    }
}

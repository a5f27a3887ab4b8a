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
        let found = folders.lazy.compactMap { folder in
            AssetCatalog.of(folder: folder).colorSets[name].map { (folder: folder, set: $0) }
        }.first
        guard let found else {
            WarningLog.current.add(.missingColor(name: name, searched: folders))
            return nil
        }
        // A set that can't be read has a warning of its own.
        guard let contents = AssetCatalog.contents(of: found.set) else { return nil }
        guard let colors = contents.colors, !colors.isEmpty else {
            WarningLog.add("the color set \(found.set) has no colors")
            return nil
        }
        let resolver = AssetColors(folder: found.folder)
        self.init(
            storage: .named(set: found.set) { traits in
                resolver.color(of: colors, in: found.set, traits: traits, referring: [name])
            })
    }
}

/// Converts the entries of color sets in a folder's catalogs.
private struct AssetColors: Sendable {
    let folder: String

    /// Returns the color of the entry that fits the traits best; clear if none does.
    ///
    /// - Parameter names: The sets whose references led to this one, and its own name.
    func color(
        of entries: [AssetCatalog.Contents.Color], in set: String, traits: UITraitCollection, referring names: [String]
    ) -> UIColor {
        var best: (fit: Int, value: AssetCatalog.Contents.Color.Value)?
        for entry in entries {
            guard let value = entry.color, let fit = AssetCatalog.fit(entry.variant, traits: traits) else { continue }
            if let best, best.fit >= fit { continue }
            best = (fit, value)
        }
        guard let best else { return .clear }
        if let reference = best.value.reference {
            return color(referredTo: reference, in: set, traits: traits, referring: names)
        }
        if let color = Self.color(best.value) { return color }
        WarningLog.add("the color set \(set) has a color whose components aren't numbers; it is clear")
        return .clear
    }

    /// Returns a system color, or that of another set; clear, with one warning, for other names and for sets that refer
    /// to themselves.
    private func color(
        referredTo reference: String, in set: String, traits: UITraitCollection, referring names: [String]
    ) -> UIColor {
        // System colors have a suffix, such as `systemBlueColor`.
        if reference.hasSuffix("Color"), let system = SystemColor(rawValue: String(reference.dropLast(5))) {
            return UIColor(storage: .system(system))
        }
        if let plain = Self.plainColors[reference] { return plain }
        guard let other = AssetCatalog.of(folder: folder).colorSets[reference],
            let colors = AssetCatalog.contents(of: other)?.colors
        else {
            WarningLog.add("the color set \(set) refers to \(reference), which is no color; it is clear")
            return .clear
        }
        guard !names.contains(reference), names.count < 16 else {
            WarningLog.add("the color set \(set) refers to itself by way of \(reference); it is clear")
            return .clear
        }
        return color(of: colors, in: other, traits: traits, referring: names + [reference])
    }

    /// The system's colors that aren't of `SystemColor`, by the names that references have.
    private static let plainColors: [String: UIColor] = [
        "darkTextColor": .darkText, "lightTextColor": .lightText, "tintColor": .tintColor,
    ]

    private static func color(_ value: AssetCatalog.Contents.Color.Value) -> UIColor? {
        guard let components = value.components else { return nil }
        let alpha = components["alpha"].map { fraction($0.text) } ?? 1
        func number(_ name: String) -> CGFloat? { components[name].flatMap { Self.number($0.text) } }
        guard let alpha else { return nil }
        let isLinear = value.space == "extended-linear-srgb"
        func encoded(_ value: CGFloat) -> CGFloat {
            isLinear ? CGFloat(ColorConversion.encoded(Double(value))) : value
        }
        if let white = number("white") { return UIColor(white: encoded(white), alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        if value.space == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
    }

    /// Returns a component: `0.5`, `1.000` and `-0.2` are fractions, `128` and `0x80` are of 255.
    private static func number(_ text: String) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text), value.isFinite else { return nil }
        return CGFloat(text.contains(".") ? value : value / 255)
    }

    /// Returns an alpha, for which `1` is opaque.
    private static func fraction(_ text: String) -> CGFloat? {
        text.trimmingCharacters(in: .whitespaces) == "1" ? 1 : number(text)
    }
}

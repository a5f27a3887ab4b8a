import BuilderUIKit
import SnapshotCore

extension SnapshotConfiguration {
    /// Creates a configuration from a name whose device and appearance may be missing, such as `dark` or
    /// `ipad-11.landscape`.
    /// - Throws: `ToolError.wrongArguments`.
    init(shortName name: String?) throws(ToolError) {
        guard let name, !name.isEmpty else {
            self.init(device: .standard, appearance: .light)
            return
        }
        var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if Device.named(parts[0]) == nil { parts.insert(Device.standard.fileName, at: 0) }
        if parts.count < 2 || Appearance(rawValue: parts[1]) == nil {
            parts.insert(Appearance.light.rawValue, at: 1)
        }
        guard let configuration = SnapshotConfiguration(name: parts.joined(separator: ".")),
            configuration.width.map({ (1...10_000).contains($0) }) ?? true,
            configuration.locale.map(SnapshotConfiguration.isLocale) ?? true
        else {
            throw .wrongArguments(
                "“\(name.prefix(200))” isn't a configuration: use a device, light or dark, and settings, separated by "
                    + "dots, such as iphone-se-3rd.dark.landscape.rtl.text-ax-l.locale-de.bold-text.high-contrast, or "
                    + "width-320 for a bare view")
        }
        self = configuration
    }
}

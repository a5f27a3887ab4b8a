import BuilderUIKit
import Foundation

/// The pictures for the App Store that a command line requests: screens × devices × languages.
package struct StorePlan: Sendable {
    /// The pictures, language by language and device by device.
    package let pictures: [StorePicture]
    /// The sizes of displays and languages with more pictures than the store takes.
    package let warnings: [String]
    /// The folder with a folder for each language.
    private let folder: String

    /// The number of pictures that the store takes for each size of displays and language.
    package static let limit = 10

    /// Declares the pictures.
    /// - Parameters:
    ///   - screens: The screens in the store's order, each once.
    ///   - devices: The devices, each once.
    ///   - base: The configuration for all settings but device and locale.
    ///   - folder: The folder with a folder for each language.
    /// - Throws: `StoreDisplayError`.
    package init(
        screens: [Screen], devices: [Device], locales: [StoreLocale], base: SnapshotConfiguration, folder: String
    ) throws(StoreDisplayError) {
        var displays: [(display: StoreDisplay, count: Int)] = []
        for device in devices {
            let display = try StoreDisplay.of(device)
            if let index = displays.firstIndex(where: { $0.display == display }) {
                displays[index].count += screens.count
            } else {
                displays.append((display, screens.count))
            }
        }
        warnings = displays.filter { $0.count > Self.limit }.map { display, count in
            "\(count) pictures for \(display.name) in each language: App Store Connect takes \(Self.limit); request "
                + "fewer screens, or fewer devices of this size"
        }
        let digits = max(2, String(screens.count).count)
        pictures = locales.flatMap { locale in
            devices.flatMap { device in
                screens.enumerated().map { index, screen in
                    var configuration = base
                    configuration.device = device
                    configuration.locale = locale.localeIdentifier
                    let number = String(index + 1)
                    let order = String(repeating: "0", count: digits - number.count) + number
                    return StorePicture(
                        screen: screen, locale: locale, configuration: configuration,
                        path: FilePaths.join(
                            folder, "\(locale.code)/\(order)_\(device.fileName)_\(screen.fileName).png"))
                }
            }
        }
        self.folder = folder
    }

    /// The folders of the languages, each once.
    package var folders: [String] {
        var seen: Set<String> = []
        return pictures.map { FilePaths.folder(of: $0.path) }.filter { seen.insert($0).inserted }
    }

    /// Returns a warning for each folder with pictures that aren't among these, since `deliver` uploads all that it
    /// finds.
    package var leftovers: [String] {
        let own = Set(pictures.map(\.path))
        return folders.compactMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let others = names.filter { name in
                [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
                    && !own.contains(FilePaths.join(folder, name))
            }
            guard let first = others.min() else { return nil }
            let rest = others.count == 1 ? "" : " and \(others.count - 1) more"
            return "\(folder) has other pictures, which deliver uploads, too: \(first)\(rest)"
        }
    }
}

/// A picture for the App Store.
package struct StorePicture: Sendable {
    package let screen: Screen
    package let locale: StoreLocale
    package let configuration: SnapshotConfiguration
    /// The path of its file, `<locale>/<order>_<device>_<screen>.png` in the folder of all.
    package let path: String

    /// The name in messages, such as `orders (iPhone 16 Pro Max, de-DE)`.
    package var name: String { "\(screen.fullName) (\(configuration.device.name), \(locale.code))" }
}

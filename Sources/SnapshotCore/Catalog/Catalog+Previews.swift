import BuilderUIKit
import Foundation

extension Catalog {
    /// Adds the previews in a module of an app as screens, and marks the screens of which parts are left out.
    ///
    /// A screen's title is the preview's name, or that of its file; the screen's name consists of the title's words. A
    /// name that another screen has gets a number. A preview's traits apply to its baselines.
    ///
    /// ```swift
    /// Catalog([Screen("users") { UsersViewController() }.showing(UsersViewController.self)]).adding(sourcesOfUsersApp)
    /// ```
    public func adding(_ sources: AppSources) -> Catalog {
        var taken = Set(screens.map(\.name))
        let marked = screens.map { screen in
            screen.shownType.map(sources.incompleteTypes.contains) == true ? screen.markedIncomplete() : screen
        }
        let added = sources.previews.map { preview in
            let title = preview.name.flatMap { $0.isEmpty ? nil : $0 } ?? preview.fileName
            let base = preview.screenName
            var (name, number) = (base, 1)
            while !taken.insert(name).inserted {
                number += 1
                name = "\(base)-\(number)"
            }
            let screen = Screen(
                name, title: number == 1 ? title : "\(title) \(number)", configurations: preview.configurations
            ) { preview.make() }
            return preview.isIncomplete ? screen.markedIncomplete() : screen
        }
        return Catalog(marked + added, documentation: documentation)
    }
}

extension SourcePreview {
    /// The file's name without the extension.
    fileprivate var fileName: String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    fileprivate var screenName: String {
        for text in [name ?? "", Self.separatingWords(of: fileName)] {
            let words = Self.words(of: text)
            if !words.isEmpty { return words }
        }
        return "preview"
    }

    /// Returns the text with spaces between the words of a type's name: “User List” for `UserList`.
    private static func separatingWords(of name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, result.last?.isLowercase == true { result.append(" ") }
            result.append(character)
        }
        return result
    }

    /// Returns the words of a text in Latin letters, separated by hyphens.
    private static func words(of text: String) -> String {
        let isASCII = text.utf8.allSatisfy { $0 < 128 }
        let plain = isASCII ? text : text.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false)
        let words = (plain ?? text).lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        var result = ""
        for word in words.map({ $0.prefix(40) }) where result.utf8.count + word.utf8.count < 90 {
            result += (result.isEmpty ? "" : "-") + word
        }
        return result
    }

    fileprivate var configurations: [SnapshotConfiguration] {
        var devices: [Device]?
        var appearances = Appearance.allCases
        for trait in traits {
            if case .device(let name) = trait, let device = Device.named(name) { devices = [device] }
            if case .userInterfaceStyle(let style) = trait, style != .unspecified {
                appearances = [style == .dark ? .dark : .light]
            }
        }
        let all = devices.map { SnapshotConfiguration.all(devices: $0) } ?? SnapshotConfiguration.standard
        return all.filter { appearances.contains($0.appearance) }.map { configuration in
            traits.reduce(into: configuration) { configuration, trait in
                switch trait {
                case .landscapeLeft, .landscapeRight: configuration.orientation = .landscape
                case .sizeThatFitsLayout: configuration.width = Int(configuration.device.size.width)
                case .fixedLayout(let width, _): configuration.width = max(1, Int(min(width, 10_000)))
                case .device, .userInterfaceStyle: break
                }
            }
        }
    }
}

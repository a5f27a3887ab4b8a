import BuilderUIKit
import Foundation
import SnapshotCore

extension AgentTools {
    // MARK: Looking

    /// Looks at a screen, or at several screens or in several configurations.
    func look(_ arguments: ToolArguments, _ cancellation: Cancellation) throws -> ToolResult {
        var screens = arguments.texts("screens")
        if arguments.text("screens") == "all" || screens == ["all"] { screens = try screenNames(nil, cancellation) }
        if let screen = arguments.text("screen") { screens.insert(screen, at: 0) }
        guard !screens.isEmpty else { throw ToolError.wrongArguments("the argument “screen” is missing") }
        var configurations = arguments.texts("configurations")
        if let configuration = arguments.text("configuration") { configurations.insert(configuration, at: 0) }
        // Misspelled ones are refused before anything is drawn.
        for name in configurations { _ = try SnapshotConfiguration(shortName: name) }
        let isSingle = screens.count == 1 && configurations.count <= 1
        let form = arguments.text("form").flatMap(LookForm.init) ?? .compact
        guard isSingle || form == .compact || form == .problems else {
            throw ToolError.wrongArguments("several looks have the form compact or problems")
        }
        var values = arguments.values
        values["screens"] = nil
        values["configurations"] = nil
        guard !isSingle else {
            values["screen"] = .string(screens[0])
            values["configuration"] = configurations.first.map { .string($0) }
            return try draw(.look, ToolArguments(values), cancellation)
        }
        // That of the whole answer.
        values["limit"] = .integer(Self.largestLimit)
        var looks: [SweepText.Look] = []
        for screen in screens {
            for configuration in configurations.isEmpty ? [nil] : configurations.map(Optional.some) {
                try cancellation.check()
                values["screen"] = .string(screen)
                values["configuration"] = configuration.map { .string($0) }
                looks.append(try look(at: screen, configuration, ToolArguments(values), cancellation))
            }
        }
        let sweep = SweepText(looks)
        let notes = isOutdated ? "\n\(Self.outdatedNote)" : ""
        return ToolResult((form == .problems ? sweep.problems : sweep.differences) + notes)
    }

    /// Looks at a screen of several; its errors are lines.
    private func look(
        at screen: String, _ configuration: String?, _ arguments: ToolArguments, _ cancellation: Cancellation
    ) throws -> SweepText.Look {
        let error: String
        do {
            let result = try request(.look, arguments, cancellation)
            if !result.isError { return SweepText.Look(screen: screen, text: result.text) }
            error = result.text
        } catch let fault as ToolError {
            error = fault.description
        }
        return SweepText.Look(
            screen: screen, head: "\(screen) \(configuration ?? "")", lines: ["! error: \(Self.firstLine(error))"])
    }

    // MARK: Auditing

    /// Audits the declared pictures, or the screens in other configurations.
    func audit(_ arguments: ToolArguments, _ cancellation: Cancellation) throws -> ToolResult {
        let requested = try arguments.texts("configurations").map { name throws(ToolError) in
            try Self.options(for: try SnapshotConfiguration(shortName: name))
        }
        var text = AuditText()
        for options in requested.isEmpty ? [[]] : requested {
            let output = try output(of: ["audit", "--json"] + options + rendering + selection(arguments), cancellation)
            // 1 are findings; an error of the command is its own text.
            guard (0...2).contains(output.status), text.add(output.text) else { return Self.result(of: output) }
        }
        return ToolResult(text.text)
    }

    /// Returns the options with which a command draws screens in a configuration.
    private static func options(for configuration: SnapshotConfiguration) throws(ToolError) -> [String] {
        guard configuration.width == nil, configuration.accessibilitySettings == AccessibilitySettings() else {
            throw .wrongArguments(
                "“\(configuration.name)”: audit knows no width and none of reduced-motion, reduced-transparency, "
                    + "voiceover and without-color")
        }
        var options = [
            "--devices=\(configuration.device.fileName)", "--appearances=\(configuration.appearance.rawValue)",
            "--orientations=\(configuration.orientation.rawValue)", "--text-sizes=\(configuration.textSizeName)",
            "--contrast=\(configuration.accessibilityContrast == .high ? "high" : "normal")",
            "--text-weights=\(configuration.legibilityWeight == .bold ? "bold" : "regular")",
        ]
        if let locale = configuration.locale { options.append("--locales=\(locale)") }
        options.append("--directions=\(configuration.layoutDirection == .rightToLeft ? "rtl" : "ltr")")
        if let split = SplitValue.allCases.first(where: { configuration.name.contains(".split-\($0.rawValue)") }) {
            options.append("--splits=\(split.rawValue)")
        }
        return options
    }
}

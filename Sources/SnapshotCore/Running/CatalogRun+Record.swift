import Render

extension CatalogRun {
    /// Records pictures, and writes the paths of new and changed files to standard output.
    /// - Returns: the status of the first picture that can't be drawn or written.
    /// - Throws: an error of the folders, before anything is drawn, or of standard output.
    @MainActor
    package func record(_ pictures: [DeclaredPicture]) async throws -> CommandStatus {
        let console = tool.console
        try prepare(pictures)
        var counts: [BaselineRecording: Int] = [:]
        var status = CommandStatus.success
        try await run(pictures) { entry in
            for warning in entry.warnings { console.warn(warning, of: entry.name) }
            switch entry.outcome {
            case .recorded:
                counts[entry.recording ?? .updated, default: 0] += 1
                try console.result(entry.files.baseline)
            case .same, .tolerated, .differs:
                counts[.unchanged, default: 0] += 1
            default:
                console.error("\(entry.name): \(entry.message)")
                if status == .success { status = entry.outcome == .unwritable ? .cannotCreate : .renderFailed }
            }
        }
        let summary = [BaselineRecording.created, .updated, .unchanged].compactMap { recording in
            counts[recording].map { "\($0) \(recording.rawValue)" }
        }
        if !summary.isEmpty { console.message(summary.joined(separator: ", ")) }
        return status
    }

    /// Makes the missing folders, and checks that files can be written there.
    private func prepare(_ pictures: [DeclaredPicture]) throws {
        var screens: [String] = []
        for picture in pictures where screens.last != picture.screen.name { screens.append(picture.screen.name) }
        try tool.deferSignals().write {
            for screen in screens {
                try FilePaths.makeFolder("\(configuration.baselines)/\(screen)")
                try AtomicFile.checkWritable(folder: "\(configuration.baselines)/\(screen)")
            }
        }
    }
}

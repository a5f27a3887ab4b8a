import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// What git starts for a baseline that both sides of a merge have changed.
package struct MergeDriver {
    package let tool: SnapshotTool
    /// The file's path from the top of the repository.
    package let path: String
    /// The folder of the baselines, from the top.
    package let baselines: String
    /// The package to build for the two sides, from the top; nil to build nothing.
    let package: String?
    /// Seconds for everything.
    package let timeout: Double
    /// What a signal to the process waits for.
    package let gate: WriteGate

    package init(
        tool: SnapshotTool, path: String, baselines: String, package: String?, timeout: Double, gate: WriteGate
    ) {
        self.tool = tool
        self.path = path
        self.baselines = baselines
        self.package = package
        self.timeout = timeout
        self.gate = gate
    }

    /// How it ends: what to write in place of our file, or a conflict; and what to say.
    package struct Answer {
        package var file: Data?
        package var message: String
    }

    @MainActor
    package func answer(base: Data, ours: Data, theirs: Data) async -> Answer {
        let repository = try? GitRepository(around: ".")
        let merge = PictureMerge(base: base, ours: ours, theirs: theirs, in: repository)
        if case .take(let file, let reason) = merge.verdict {
            return Answer(file: file, message: "\(PlainText.of(path)): \(reason)")
        }
        var findings: [String] = []
        if merge.ourVersion.info == nil || merge.theirVersion.info == nil {
            findings.append("not both sides are pictures here, so they can't be held against what is drawn")
        } else if let name {
            findings.append(await current(name, merge))
            if let package, let repository {
                let deadline = ContinuousClock.now + .seconds(timeout)
                switch built(name, merge, package: package, in: repository, until: deadline) {
                case .success(let sides):
                    if let file = sides.common?.file {
                        do {
                            return Answer(
                                file: try stored(file, like: ours, in: repository),
                                message: PlainText.of(path)
                                    + ": the code of both sides draws the same picture here, which is taken")
                        } catch {
                            findings.append("the picture that both sides draw can't be stored: \(error)")
                        }
                    }
                    findings += sides.findings(merge)
                case .failure(let fault):
                    findings.append("the two sides were not built and compared: \(fault)")
                }
            }
        }
        let message = MergeMessage(
            tool: tool.name, path: path, name: name, baselines: baselines, merge: merge, findings: findings)
        return Answer(file: nil, message: message.text)
    }

    /// The picture's name, by its place among the baselines.
    private var name: String? {
        let prefix = baselines.isEmpty ? "" : "\(baselines)/"
        guard path.hasPrefix(prefix), path.hasSuffix(".png") else { return nil }
        return String(path.dropFirst(prefix.count).dropLast(".png".count))
    }

    /// What the tool draws as it is built. That is no proof of anything, as nobody knows which sources it was built from.
    @MainActor
    private func current(_ name: String, _ merge: PictureMerge) async -> String {
        switch await CurrentDrawing(tool: tool, name: name, timeout: min(timeout, 60)).picture() {
        case .success(let picture): "the tool, as it is built, draws \(merge.likeness(of: picture))"
        case .failure(let reason): "the tool, as it is built, draws nothing: \(reason.text)"
        }
    }

    /// Draws the picture with the code of both sides.
    private func built(
        _ name: String, _ merge: PictureMerge, package: String, in repository: GitRepository,
        until deadline: ContinuousClock.Instant
    ) -> Result<BuiltSides, any Error> {
        Result {
            guard let sides = try MergeSides(of: path, ours: merge.ours, theirs: merge.theirs, in: repository) else {
                throw SideBuild.Fault.unknownSides
            }
            let build = SideBuild(
                repository: repository, package: package,
                product: URL(fileURLWithPath: try ToolExecutable.path()).lastPathComponent, baselines: baselines,
                names: try changedNames(sides, in: repository), deadline: deadline, remains: BuildRemains(gate),
                console: tool.console)
            build.sweep(keeping: [sides.ours, sides.theirs])
            return BuiltSides(
                ours: try build.picture(named: name, of: sides.ours, side: "our side"),
                theirs: try build.picture(named: name, of: sides.theirs, side: "their side"))
        }
    }

    /// All pictures that differ between the sides: whatever else this merge may ask for.
    private func changedNames(_ sides: MergeSides, in repository: GitRepository) throws(GitError) -> [String] {
        let output = try repository.git.run(
            ["diff-tree", "-r", "-z", "--name-only", sides.ours, sides.theirs, "--"]
                + (baselines.isEmpty ? [] : [":(literal)\(baselines)"]))
        let prefix = baselines.isEmpty ? "" : "\(baselines)/"
        let declared = Set(tool.catalog.pictures.map(\.name))
        return String(decoding: output, as: UTF8.self).split(separator: "\0")
            .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".png") }
            .map { String($0.dropFirst(prefix.count).dropLast(".png".count)) }
            .filter(declared.contains)
    }

    /// A picture as the repository keeps it: where our side is a pointer of Git LFS, as one.
    private func stored(_ picture: Data, like ours: Data, in repository: GitRepository) throws(GitError) -> Data {
        guard LFSPointer(ours) != nil else { return picture }
        return try repository.git.run(["lfs", "clean", "--", path], input: picture)
    }
}

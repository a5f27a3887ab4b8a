import BuilderUIKit
import Foundation

/// Audits pictures one after the other, and writes the pictures of findings.
@MainActor
final class PictureAudit {
    private let auditor: ScreenAuditor
    private let crops: AuditCrops
    private let signals: DeferredSignals
    /// The warnings of the picture that is drawn.
    private let warnings = WarningNotes()

    init(crops: AuditCrops, signals: DeferredSignals) {
        self.crops = crops
        self.signals = signals
        auditor = ScreenAuditor(input: ScreenInput(warn: { [warnings] in warnings.add($0) }))
    }

    /// Audits a picture. Every failure but the end of the process results in an error of the picture.
    func result(for picture: DeclaredPicture) async -> AuditResults.Picture {
        let log = WarningLog { [warnings] in warnings.add("\($0)") }
        var result = AuditResults.Picture(of: picture)
        do {
            let screen = try await log.asCurrent { try await auditor.layOut(picture) }
            for text in screen.warnings { warnings.add(text) }
            try finish(&result, screen, picture)
        } catch {
            result = AuditResults.Picture(of: picture, error: "\(error)")
        }
        result.warnings = warnings.take([])
        return result
    }

    /// Paints a picture, and writes the pictures of its findings.
    private func finish(
        _ result: inout AuditResults.Picture, _ screen: AuditedScreen, _ picture: DeclaredPicture
    ) throws {
        let bitmap = try screen.display.bitmap()
        let all = screen.issues(in: bitmap)
        let issues = all.filter { issue in !picture.screen.allowances.contains { $0.covers(issue) } }
        result.allowed = all.count - issues.count
        guard !issues.isEmpty else { return }
        let crop = AuditCrop(bitmap: bitmap, scale: screen.display.scale, fingerprint: screen.display.fingerprint)
        var files = FileTransaction()
        for (index, issue) in issues.enumerated() {
            var path: String?
            if let png = try crop.png(of: issue.subject.frame) {
                let file = crops.path(of: picture, number: index + 1, rule: issue.rule)
                files.add(png, to: file)
                path = file
            }
            result.findings.append(AuditFinding(issue, in: picture, crop: path))
        }
        try signals.whileDeferred { [files] in try files.write() }
    }
}

import Foundation
import Render
import SnapshotCore

/// The report as one HTML file beside its pictures; it needs nothing else and asks for nothing else.
struct ReportPage {
    private let report: ReportData

    init(_ report: ReportData) {
        self.report = report
    }

    /// - Throws: where the template can't be read, or the data can't be written as JSON.
    func data() throws -> Data {
        let style = ReportStyle.text
        let script = ReportScript.text
        let content: [String: Any] = [
            "title": "\(report.tool): \(report.summary)", "tool": report.tool, "summary": report.summary,
            "commit": report.commit ?? "", "hasCommit": report.commit != nil, "data": try report.script(),
            "style": style, "styleHash": FileDigest(style).base64, "script": script,
            "scriptHash": FileDigest(script).base64, "modes": ReportKeys.modes, "keys": ReportKeys.help,
        ]
        return Data(try ReportTemplate.render(content).utf8)
    }
}

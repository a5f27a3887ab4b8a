import Foundation

/// The results of `snapshot audit`.
package struct AuditResults: Hashable, Sendable {
    /// The result of one picture.
    package struct Picture: Hashable, Sendable, Codable {
        /// The screen's name.
        package var screen: String
        /// The picture's name.
        package var name: String
        package var findings: [AuditFinding] = []
        /// The reason for which it can't be drawn; nil if it was.
        package var error: String?
        /// The number of findings that the screen allows.
        package var allowed = 0
        package var warnings: [String] = []

        init(of picture: DeclaredPicture, error: String? = nil) {
            screen = picture.screen.fullName
            name = picture.name
            self.error = error
        }
    }

    /// The pictures, in the catalog's order.
    package var pictures: [Picture]

    package init(pictures: [Picture]) { self.pictures = pictures }

    package var findings: [AuditFinding] { pictures.flatMap(\.findings) }

    /// The exit code: 0 without findings, 1 with some, 2 if a picture can't be drawn.
    package var verdict: RunVerdict {
        if pictures.contains(where: { $0.error != nil }) { return .notCompared }
        return findings.isEmpty ? .same : .differs
    }

    /// The counts in one line, such as `3 findings in 12 pictures`.
    package var summary: String {
        var text = Plural.of(findings.count, "finding") + " in " + Plural.of(pictures.count, "picture")
        let failed = pictures.count { $0.error != nil }
        let allowed = pictures.reduce(0) { $0 + $1.allowed }
        if allowed > 0 { text += ", \(allowed) allowed" }
        if failed > 0 { text += ", \(failed) not drawn" }
        return text
    }
}

extension AuditResults {
    /// The file of `--json`.
    private struct File: Encodable {
        struct Failure: Encodable {
            var picture: String
            var message: String
        }
        let format = 1
        var pictures: Int
        var findings: [AuditFinding]
        var failures: [Failure]
    }

    /// The results as JSON.
    package func json() throws -> String {
        try JSONText.of(
            File(
                pictures: pictures.count, findings: findings,
                failures: pictures.compactMap { picture in
                    picture.error.map { File.Failure(picture: picture.name, message: $0) }
                }))
    }

    /// The results in JUnit's XML: a suite for each screen, and a case for each picture.
    package var junit: String {
        let cases = pictures.map { picture in
            let result: JUnitReport.CaseResult =
                if let error = picture.error {
                    .error(kind: "failed", summary: error, text: error)
                } else if let first = picture.findings.first {
                    .failed(
                        kind: first.rule.rawValue, summary: Plural.of(picture.findings.count, "finding"),
                        text: picture.findings.map(\.text).joined(separator: "\n"))
                } else {
                    .passed
                }
            return JUnitReport.Case(
                suite: picture.screen, name: picture.name, result: result, output: picture.findings.compactMap(\.crop))
        }
        return JUnitReport(name: "snapshot audit", cases: cases).text
    }
}

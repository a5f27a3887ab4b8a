import Foundation

/// The findings of an audit in SARIF 2.1.0, which code hosts display.
///
/// The location of a finding is the baseline of its picture, since views have no line of source code; the view is the
/// logical location.
struct SARIFReport: Encodable {
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    /// Creates the report.
    /// - Parameter baselines: The folder of the baselines, relative to the repository.
    init(_ results: AuditResults, version: String, baselines: String) {
        runs = [
            Run(
                tool: Tool(
                    driver: Driver(name: "snapshot audit", version: version, rules: AuditRule.allCases.map(Rule.init))),
                invocations: [Invocation(results)],
                results: results.findings.map { Result($0, baselines: baselines) })
        ]
    }

    private struct Run: Encodable {
        var tool: Tool
        var invocations: [Invocation]
        var results: [Result]
    }

    private struct Tool: Encodable { var driver: Driver }

    private struct Driver: Encodable {
        var name: String
        var version: String
        var rules: [Rule]
    }

    private struct Message: Encodable { var text: String }

    private struct Rule: Encodable {
        var id: String
        var shortDescription: Message
        var fullDescription: Message
        var helpUri: String

        init(_ rule: AuditRule) {
            id = rule.rawValue
            shortDescription = Message(text: rule.summary)
            fullDescription = Message(text: "\(rule.summary) (\(rule.reference))")
            helpUri = rule.page
        }
    }

    private struct Invocation: Encodable {
        struct Notification: Encodable {
            var level = "error"
            var message: Message
        }
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]

        init(_ results: AuditResults) {
            toolExecutionNotifications = results.pictures.compactMap { picture in
                picture.error.map { Notification(message: Message(text: "\(picture.name): \($0)")) }
            }
            executionSuccessful = toolExecutionNotifications.isEmpty
        }
    }

    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level = "warning"
        var message: Message
        var locations: [Location]
        var partialFingerprints: [String: String]
        var properties: Properties

        init(_ finding: AuditFinding, baselines: String) {
            ruleId = finding.rule.rawValue
            ruleIndex = AuditRule.allCases.firstIndex(of: finding.rule) ?? 0
            message = Message(text: "\(finding.view): \(finding.message) (\(finding.picture), \(finding.reference))")
            let path = "\(baselines)/\(finding.picture).png"
            locations = [
                Location(
                    physicalLocation: .init(
                        artifactLocation: .init(
                            uri: path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path),
                        region: .init(startLine: 1)),
                    logicalLocations: [.init(fullyQualifiedName: "\(finding.picture)/\(finding.view)")])
            ]
            let parts = [finding.rule.rawValue, finding.picture, finding.path, finding.view]
            let hash = Self.hash(parts.joined(separator: "\n"))
            partialFingerprints = ["view/v1": hash, "primaryLocationLineHash": "\(hash):1"]
            properties = Properties(frame: finding.frame, crop: finding.crop)
        }

        /// FNV-1a, since the same finding must have the same fingerprint in each run.
        private static func hash(_ text: String) -> String {
            String(text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
        }
    }

    private struct Properties: Encodable {
        var frame: AuditFinding.Frame
        var crop: String?
    }

    private struct Location: Encodable {
        struct Artifact: Encodable { var uri: String }
        struct Region: Encodable { var startLine: Int }
        struct Physical: Encodable {
            var artifactLocation: Artifact
            var region: Region
        }
        struct Logical: Encodable { var fullyQualifiedName: String }
        var physicalLocation: Physical
        var logicalLocations: [Logical]
    }
}

extension AuditResults {
    /// The results in SARIF 2.1.0.
    /// - Parameters:
    ///   - version: The tool's version.
    ///   - baselines: The folder of the baselines, relative to the repository.
    package func sarif(version: String, baselines: String) throws -> String {
        try JSONText.of(SARIFReport(self, version: version, baselines: baselines))
    }
}

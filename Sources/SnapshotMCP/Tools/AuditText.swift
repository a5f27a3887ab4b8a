import Foundation

/// The findings of audits, each once with the configurations in which it was made.
struct AuditText {
    /// The part of `snapshot audit --json` that is shown.
    struct Results: Decodable {
        struct Finding: Decodable {
            struct Frame: Decodable {
                var x: Double
                var y: Double
                var width: Double
                var height: Double
            }
            var rule: String
            var screen: String
            var configuration: String
            var view: String
            var frame: Frame
            var message: String
        }
        struct Failure: Decodable {
            var picture: String
            var message: String
        }
        var pictures: Int
        var findings: [Finding]
        var failures: [Failure]
    }

    private var findings: [(key: [String], frame: String, configurations: [String])] = []
    private var failures: [String] = []
    private var pictureCount = 0
    private var findingCount = 0

    /// Adds the output of an audit.
    /// - Returns: False if it isn't JSON.
    mutating func add(_ json: String) -> Bool {
        guard let results = try? JSONDecoder().decode(Results.self, from: Data(json.utf8)) else { return false }
        pictureCount += results.pictures
        findingCount += results.findings.count
        failures += results.failures.map { "! \($0.picture): \($0.message)" }
        for finding in results.findings {
            let key = [finding.screen, finding.rule, finding.view, finding.message]
            if let index = findings.firstIndex(where: { $0.key == key }) {
                if !findings[index].configurations.contains(finding.configuration) {
                    findings[index].configurations.append(finding.configuration)
                }
            } else {
                findings.append((key, Self.text(finding.frame), [finding.configuration]))
            }
        }
        return true
    }

    private static func text(_ frame: Results.Finding.Frame) -> String {
        func whole(_ value: Double) -> Int { Int(min(1e6, max(-1e6, value)).rounded()) }
        return "\(whole(frame.x)),\(whole(frame.y)) \(whole(frame.width))x\(whole(frame.height))"
    }

    /// A line for each finding, and their number.
    var text: String {
        let lines = findings.map { finding in
            "\(finding.key[0]): \(finding.key[1]): \(finding.key[2]) \(finding.frame): \(finding.key[3]) "
                + "[\(finding.configurations.joined(separator: ", "))]"
        }
        let head = "\(findingCount) findings in \(pictureCount) pictures, \(findings.count) different"
        return ([head] + lines + failures).joined(separator: "\n")
    }
}

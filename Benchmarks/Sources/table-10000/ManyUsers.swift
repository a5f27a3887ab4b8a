import DemoScreens
import Foundation

/// A file with any number of users, which repeats the sample's. From the twentieth on, each has a unique e-mail
/// address.
enum ManyUsers {
    /// Creates the file for `count` users, beside a link to the sample's portraits, and returns its URL.
    static func file(_ count: Int) throws -> URL {
        let sample = try SampleData.url()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("builder-benchmark-users")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let portraits = folder.appendingPathComponent("portraits")
        try? FileManager.default.removeItem(at: portraits)
        try FileManager.default.createSymbolicLink(
            at: portraits, withDestinationURL: sample.deletingLastPathComponent().appendingPathComponent("portraits"))
        let file = folder.appendingPathComponent("\(count).json")
        try repeated(Data(contentsOf: sample), count).write(to: file)
        return file
    }

    private static func repeated(_ data: Data, _ count: Int) throws -> Data {
        guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any],
            let users = root["results"] as? [[String: Any]], !users.isEmpty
        else { throw CocoaError(.fileReadCorruptFile) }
        let texts = try users.map { user in
            String(decoding: try JSONSerialization.data(withJSONObject: user), as: UTF8.self)
        }
        let mails = users.map { $0["email"] as? String ?? "" }
        var all: [String] = []
        all.reserveCapacity(count)
        for index in 0..<count {
            let place = index % users.count
            let text = texts[place]
            all.append(
                index < 20 ? text : text.replacingOccurrences(of: mails[place], with: "\(index)." + mails[place]))
        }
        return Data("{\"results\":[\(all.joined(separator: ","))]}".utf8)
    }
}

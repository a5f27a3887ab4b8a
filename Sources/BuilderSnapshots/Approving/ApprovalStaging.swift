import Foundation

/// A folder of its own, for nobody else to see, where candidates wait until all of them are checked.
struct ApprovalStaging {
    let folder: String

    var pictures: String { "\(folder)/pictures" }
    var scratch: String { "\(folder)/scratch" }

    /// - Throws: `ApproveError.noTemporaryFolder`.
    init() throws(ApproveError) {
        let place = FileManager.default.temporaryDirectory.path
        var template = Array("\(place)/snapshot-approve-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .noTemporaryFolder(place, reason: String(cString: strerror(errno)))
        }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }
}

import Foundation

/// Loads users from files in the format of the randomuser.me service.
public enum UserStore {
    /// Reads and validates a complete file; no user is skipped silently.
    /// - Parameters:
    ///   - url: a local file, whose folder is the base of the images' names.
    ///   - warn: a closure that receives later warnings; standard error by default.
    /// - Throws: `UserDataError` if the file can't be read, isn't JSON, or has another structure. An empty list is
    ///   valid.
    public static func load(
        from url: URL, warn: @escaping @Sendable (String) -> Void = UserStore.warnOnStandardError
    ) throws(UserDataError) -> UserData {
        let file = url.isFileURL ? url.path : url.absoluteString
        guard url.isFileURL else { throw .unreadable(file: file, reason: .notLocal) }
        let data = try contents(of: url, file: file)
        let users = try users(in: data, file: file)
        return UserData(users: users, folder: url.deletingLastPathComponent(), warn: warn)
    }

    /// Returns the users in the text of a file; `file` is its name in errors.
    public static func users(in data: Data, file: String) throws(UserDataError) -> [User] {
        let text = data.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(data.dropFirst(3)) : data
        // Foundation's decoder ignores errors in parts that aren't decoded.
        if let fault = JSONError.first(in: text) {
            throw .notJSON(file: file, location: fault.location, problem: fault.problem)
        }
        do {
            return try JSONDecoder().decode(UserFile.self, from: text).results
        } catch let error as DecodingError {
            throw UserDataError(error, file: file, data: text)
        } catch {
            throw .notJSON(file: file, location: nil, problem: "\(error)")
        }
    }

    /// Writes a line to standard error.
    public static let warnOnStandardError: @Sendable (String) -> Void = { line in
        FileHandle.standardError.write(Data("warning: \(line)\n".utf8))
    }

    private static func contents(of url: URL, file: String) throws(UserDataError) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw .unreadable(file: file, reason: .missing)
        }
        if isFolder.boolValue { throw .unreadable(file: file, reason: .folder) }
        do {
            // A file handle reads pipes as well as files.
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            return try handle.readToEnd() ?? Data()
        } catch {
            let isReadable = FileManager.default.isReadableFile(atPath: url.path)
            throw .unreadable(file: file, reason: isReadable ? .other(error.localizedDescription) : .forbidden)
        }
    }
}

/// The outermost object of the service's response.
private struct UserFile: Decodable {
    var results: [User]
}

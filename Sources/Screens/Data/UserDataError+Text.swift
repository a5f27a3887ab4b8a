import Foundation

extension UserDataError: CustomStringConvertible, LocalizedError {
    public var description: String {
        switch self {
        case .unreadable(let file, let reason):
            return "can't read \(file): \(Self.text(reason))"
        case .notJSON(let file, let location, let problem):
            let position = location.map { ":\($0.line):\($0.column)" } ?? ""
            return "\(file)\(position): not JSON: \(problem). Correct the file or choose another one."
        case .wrongShape(let file, let keyPath, let expected, let found):
            let location = keyPath.isEmpty ? "the outermost value" : keyPath
            return "\(file): \(location): expected \(expected), found \(found). "
                + "Users have the shape that the randomuser.me service gives them."
        case .sampleMissing(let searched):
            return "the sample users are missing; looked in \(searched.joined(separator: " and ")). "
                + "Keep the program's resource folder beside it, or name a file of users."
        }
    }

    public var errorDescription: String? { description }

    /// The description as a sentence: capitalized, unless it begins with a file's name. That of a missing file is in
    /// the language of the app.
    var sentence: String {
        switch self {
        case .unreadable(let file, .missing): String(app: "Can't read \(file): there is no such file. Check the path.")
        case .unreadable, .sampleMissing: description.prefix(1).uppercased() + description.dropFirst()
        case .notJSON, .wrongShape: description
        }
    }

    private static func text(_ reason: Reason) -> String {
        switch reason {
        case .missing: "there is no such file. Check the path."
        case .folder: "it is a folder. Name a JSON file."
        case .forbidden: "there is no permission to read it. Change the file's mode or owner."
        case .notLocal: "it is not a local file. Download it first."
        case .other(let words): "\(words)."
        }
    }
}

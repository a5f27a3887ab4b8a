/// The effect of recording on a baseline's file.
public enum BaselineRecording: String, Hashable, Sendable, Codable {
    /// There was no file.
    case created
    /// The file held something else, and was replaced.
    case updated
    /// The file had the same pixels and views, drawn with the same versions, and was left alone.
    case unchanged
}

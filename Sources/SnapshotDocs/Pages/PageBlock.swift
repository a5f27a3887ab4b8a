/// Two markers of a page, and what stands between them.
struct PageBlock: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case picture(String)
        case code(String)
    }

    var content: Content
    /// Of the begin marker, counted from 0; the made text begins in the next line.
    var begin: Int
    /// Of the end marker.
    var end: Int
    /// Before the begin marker, and so before each line that is made.
    var indentation: String
    /// The made text, without the indentation.
    var made: [String]
    var digest: String?

    /// A Boolean value that indicates whether there is nothing yet, or everything was deleted so that it is made anew.
    var isEmpty: Bool { made.allSatisfy { $0.allSatisfy { $0 == " " || $0 == "\t" } } }

    /// Returns whether the page has this text already, with its digest.
    func holds(_ text: [String]) -> Bool {
        digest == PageDigest.digest(of: text) && PageDigest.areSame(made, text)
    }

    /// The reason why its text can't be replaced; nil if it can.
    var problem: DocumentationDiagnostic.Reason? {
        if isEmpty { return nil }
        guard let digest else { return .textWithoutDigest }
        return digest == PageDigest.digest(of: made) ? nil : .editedByHand
    }
}

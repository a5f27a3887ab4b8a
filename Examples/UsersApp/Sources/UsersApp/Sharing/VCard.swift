import UIKit

/// A user's vCard, for import by address books.
struct VCard {

    private let user: User
    private let photo: UIImage?

    init(_ user: User, photo: UIImage? = nil) {
        self.user = user
        self.photo = photo
    }

    var text: String {
        var lines = [
            "BEGIN:VCARD", "VERSION:3.0", "N:\(user.last);\(user.first);;\(user.title);", "FN:\(user.fullName)",
            "EMAIL:\(user.email.lowercased())", "TEL:\(user.phone)",
            "ADR:;;\(user.street);\(user.city);;;\(user.country)",
        ]
        if let photo = photo, photo.cgImage != nil, let data = photo.pngData() {
            lines.append("PHOTO;ENCODING=b:\(data.base64EncodedString())")
        }
        return (lines + ["END:VCARD"]).joined(separator: "\r\n")
    }

    var data: Data? { text.data(using: .utf8) }

    /// The file name, without characters that file systems reject.
    var fileName: String {
        user.fullName.folded
            .replacingOccurrences(of: " ", with: "-")
            .components(separatedBy: CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-")).inverted)
            .joined() + ".vcf"
    }

}

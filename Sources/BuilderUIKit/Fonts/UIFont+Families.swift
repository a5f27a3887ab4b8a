import Foundation

extension UIFont {
    /// The families of iOS that `init(name:size:)` supports, sorted.
    public class var familyNames: [String] { FontNames.familyNames }

    /// Returns the PostScript names of a family's regular, italic, bold and bold italic faces; none for an unknown
    /// family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        guard let descriptor = FontNames.descriptor(named: familyName), familyNames.contains(familyName) else {
            return []
        }
        return ["Regular", "Italic", "Bold", "Bold Italic"].map { descriptor.withFace($0).postscriptName }
    }
}

import Foundation

extension UIFont {
    /// The families of iOS that `init(name:size:)` knows, in order.
    public class var familyNames: [String] { FontNames.familyNames }

    /// The PostScript names of a family's regular, bold and italic faces; none for an unknown family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        guard let descriptor = FontNames.descriptor(named: familyName), familyNames.contains(familyName) else {
            return []
        }
        return ["Regular", "Italic", "Bold", "Bold Italic"].map { descriptor.withFace($0).postscriptName }
    }
}

import Foundation

// Geometry in archives, beside the methods for points, sizes and rectangles of Foundation.
extension NSCoder {
    /// Archives insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode("\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)", forKey: key)
    }
    /// Returns an archived point; zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        decodePoint(forKey: key)
    }
    /// Returns an archived size; zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        decodeSize(forKey: key)
    }
    /// Returns an archived rectangle; zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        decodeRect(forKey: key)
    }
    /// Returns archived insets; zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        guard let text = decodeObject(of: NSString.self, forKey: key) else { return .zero }
        let numbers = String(text).split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        guard numbers.count == 4 else { return .zero }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

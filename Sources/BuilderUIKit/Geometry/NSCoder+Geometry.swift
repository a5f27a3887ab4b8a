import Foundation

// Geometry in archives: as the strings of UIKit's functions of these names.
extension NSCoder {
    /// Archives a point.
    public func encode(_ point: CGPoint, forKey key: String) { encode("\(point.x) \(point.y)", forKey: key) }
    /// Archives a size.
    public func encode(_ size: CGSize, forKey key: String) { encode("\(size.width) \(size.height)", forKey: key) }
    /// Archives a rectangle.
    public func encode(_ rect: CGRect, forKey key: String) {
        encode("\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)", forKey: key)
    }
    /// Archives insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode("\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)", forKey: key)
    }
    /// Returns an archived point; zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        numbers(2, forKey: key).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// Returns an archived size; zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        numbers(2, forKey: key).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// Returns an archived rectangle; zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        numbers(4, forKey: key).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Returns archived insets; zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        numbers(4, forKey: key).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    private func numbers(_ count: Int, forKey key: String) -> [CGFloat]? {
        guard let text = decodeObject(of: NSString.self, forKey: key) else { return nil }
        let numbers = String(text).split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        return numbers.count == count ? numbers : nil
    }
}

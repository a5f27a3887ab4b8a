import Foundation

// Geometry in archives, beside the methods for points, sizes and rectangles of Foundation.
extension NSCoder {
    /// Archives insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode("\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)", forKey: key)
    }
    /// Returns the text `{x, y}`.
    public class func string(for point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }
    /// Returns the text `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { "{\(number(vector.dx)), \(number(vector.dy))}" }
    /// Returns the text `{width, height}`.
    public class func string(for size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }
    /// Returns the text `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// Returns the text `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", "))}"
    }
    /// Returns the text `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", "))]"
    }
    /// Returns the point of a text `{x, y}`; zero for another text.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// Returns the size of a text `{width, height}`; zero for another text.
    public class func cgSize(for string: String) -> CGSize {
        numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// Returns the vector of a text `{dx, dy}`; zero for another text.
    public class func cgVector(for string: String) -> CGVector {
        numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// Returns the rectangle of a text `{{x, y}, {width, height}}`; zero for another text.
    public class func cgRect(for string: String) -> CGRect {
        numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Returns the insets of a text `{top, left, bottom, right}`; zero for another text.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        guard let values = numbers(in: string, count: 4) else { return .zero }
        return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }

    /// Returns a number without a fraction of zero, as in UIKit's texts.
    private class func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }

    private class func numbers(in text: String, count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0) }
        return parts.count == count && numbers.count == count ? numbers.map { CGFloat($0) } : nil
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

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
    /// Returns an archived vector; zero if there is none.
    public func decodeCGVector(forKey key: String) -> CGVector {
        numbers(forKey: key, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// Returns an archived transform; the identity if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        numbers(forKey: key, count: 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
    /// Returns archived insets; zero if there are none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        numbers(forKey: key, count: 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }
    /// Returns an archived offset; zero if there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        numbers(forKey: key, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private func numbers(forKey key: String, count: Int) -> [CGFloat]? {
        // Foundation on Linux ends the process if a key is missing.
        guard containsValue(forKey: key), let text = decodeObject(of: NSString.self, forKey: key) else { return nil }
        let numbers = String(text).split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        return numbers.count == count ? numbers : nil
    }

    private func encode(_ numbers: [CGFloat], forKey key: String) {
        encode(numbers.map { "\($0)" }.joined(separator: " ") as NSString, forKey: key)
    }

    /// Archives a vector.
    public func encode(_ vector: CGVector, forKey key: String) { encode([vector.dx, vector.dy], forKey: key) }
    /// Archives a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], forKey: key)
    }
    /// Archives insets.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode([insets.top, insets.leading, insets.bottom, insets.trailing], forKey: key)
    }
    /// Archives an offset.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode([offset.horizontal, offset.vertical], forKey: key)
    }

    /// Returns archived insets; zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        numbers(forKey: key, count: 4).map {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        } ?? .zero
    }
}

import BuilderUIKit

/// The values of a filter's keys, as the types that view code sets them with.
struct FilterValues {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    /// The image that is filtered.
    var input: CIImage? { image(kCIInputImageKey) }

    func image(_ key: String) -> CIImage? { values[key] as? CIImage }

    /// Returns a number; 0 if there is none.
    func number(_ key: String) -> Double {
        switch values[key] {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        default: 0
        }
    }

    /// Returns a color; clear if there is none.
    func color(_ key: String) -> CIColor {
        switch values[key] {
        case let value as CIColor: value
        case let value as UIColor: CIColor(color: value)
        case let value as CGColor: CIColor(cgColor: value)
        default: .clear
        }
    }

    /// Returns a vector without values if there is none.
    func vector(_ key: String) -> CIVector {
        switch values[key] {
        case let value as CIVector: value
        case let value as CGPoint: CIVector(cgPoint: value)
        case let value as CGRect: CIVector(cgRect: value)
        case let value as CGAffineTransform: CIVector(cgAffineTransform: value)
        case let value as NSValue: Self.vector(value)
        default: CIVector(x: 0)
        }
    }

    private static func vector(_ value: NSValue) -> CIVector {
        let type = String(cString: value.objCType)
        if type.contains("Rect") { return CIVector(cgRect: value.cgRectValue) }
        return type.contains("Point") ? CIVector(cgPoint: value.cgPointValue) : CIVector(x: 0)
    }

    func point(_ key: String) -> CGPoint { vector(key).cgPointValue }

    /// Returns a transform; the identity if there is none.
    func transform(_ key: String) -> CGAffineTransform {
        let vector = vector(key)
        return vector.count == 6 ? vector.cgAffineTransformValue : .identity
    }

    /// Returns a message's bytes.
    func bytes(_ key: String) -> [UInt8]? {
        switch values[key] {
        case let value as Data: [UInt8](value)
        case let value as NSData: [UInt8](value as Data)
        default: nil
        }
    }

    func text(_ key: String) -> String? { values[key] as? String }
}

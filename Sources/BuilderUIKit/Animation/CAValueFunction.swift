import Foundation

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The function's name.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis, by an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis, by an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis, by an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale by three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by three distances in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along the x axis, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along the y axis, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along the z axis, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function from an animation's values, which are numbers, to transforms.
open class CAValueFunction: NSObject, @unchecked Sendable {
    /// The function's name.
    public let name: CAValueFunctionName
    private let make: @Sendable ([CGFloat]) -> CATransform3D?

    /// Creates the function with a name; nil for an unknown one.
    public init?(name: CAValueFunctionName) {
        guard let make = Self.functions[name] else { return nil }
        self.name = name
        self.make = make
        super.init()
    }

    /// Returns the transform of a number, or of an array of three; nil for other values.
    func transform(of value: Any) -> CATransform3D? {
        let values = (value as? [Any]) ?? [value]
        let numbers = values.compactMap { CGFloat(number: $0) }
        return numbers.count == values.count ? make(numbers) : nil
    }

    private static let functions: [CAValueFunctionName: @Sendable ([CGFloat]) -> CATransform3D?] = [
        .rotateX: single { CATransform3DMakeRotation($0, 1, 0, 0) },
        .rotateY: single { CATransform3DMakeRotation($0, 0, 1, 0) },
        .rotateZ: single { CATransform3DMakeRotation($0, 0, 0, 1) },
        .scale: triple { CATransform3DMakeScale($0, $1, $2) },
        .scaleX: single { CATransform3DMakeScale($0, 1, 1) },
        .scaleY: single { CATransform3DMakeScale(1, $0, 1) },
        .scaleZ: single { CATransform3DMakeScale(1, 1, $0) },
        .translate: triple { CATransform3DMakeTranslation($0, $1, $2) },
        .translateX: single { CATransform3DMakeTranslation($0, 0, 0) },
        .translateY: single { CATransform3DMakeTranslation(0, $0, 0) },
        .translateZ: single { CATransform3DMakeTranslation(0, 0, $0) },
    ]

    private static func single(
        _ make: @escaping @Sendable (CGFloat) -> CATransform3D
    ) -> @Sendable ([CGFloat]) -> CATransform3D? {
        { $0.count == 1 ? make($0[0]) : nil }
    }

    private static func triple(
        _ make: @escaping @Sendable (CGFloat, CGFloat, CGFloat) -> CATransform3D
    ) -> @Sendable ([CGFloat]) -> CATransform3D? {
        { $0.count == 3 ? make($0[0], $0[1], $0[2]) : nil }
    }
}

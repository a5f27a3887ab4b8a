import BuilderFoundation
import Foundation

extension CGRect {
    /// The numbers under the keys `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        [
            "X": NSNumber(value: minX), "Y": NSNumber(value: minY), "Width": NSNumber(value: width),
            "Height": NSNumber(value: height),
        ] as NSDictionary
    }

    /// Creates a rectangle from a dictionary of its numbers; nil if one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension CGPoint {
    /// The numbers under the keys `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary {
        ["X": NSNumber(value: x), "Y": NSNumber(value: y)] as NSDictionary
    }

    /// Creates a point from a dictionary of its numbers; nil if one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict["X"] as? NSNumber, let y = dict["Y"] as? NSNumber else { return nil }
        self.init(x: x.doubleValue, y: y.doubleValue)
    }
}

extension CGSize {
    /// The numbers under the keys `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        ["Width": NSNumber(value: width), "Height": NSNumber(value: height)] as NSDictionary
    }

    /// Creates a size from a dictionary of its numbers; nil if one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict["Width"] as? NSNumber, let height = dict["Height"] as? NSNumber else { return nil }
        self.init(width: width.doubleValue, height: height.doubleValue)
    }
}

@_exported import BuilderCoreVideo
@_exported import BuilderFoundation

/// The reasons why a model can't be used.
public struct MLModelError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = MLModelError
        case generic = 0
        case featureType = 1
        case io = 3
        case customLayer = 4
        case parameters = 6
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "com.apple.CoreML" }
    /// Something failed.
    public static var generic: Code { .generic }
    /// A file can't be read.
    public static var io: Code { .io }
    /// A value has another type.
    public static var featureType: Code { .featureType }
}

/// The processors that a model may use.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

/// The choices for a model.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    /// The processors.
    open var computeUnits = MLComputeUnits.all
    /// The name for debugging.
    open var modelDisplayName: String?
    /// A Boolean value that indicates whether sums may be inexact.
    open var allowLowPrecisionAccumulationOnGPU = false
}

/// A trained model. Models can't be read on Linux.
open class MLModel: NSObject, @unchecked Sendable {
    /// The choices.
    open var configuration: MLModelConfiguration { MLModelConfiguration() }
    /// The inputs and outputs.
    open var modelDescription: MLModelDescription { MLModelDescription() }

    /// Throws an error.
    public init(contentsOf url: URL) throws { throw MLModelError(.io) }
    /// Throws an error.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
    /// Throws an error.
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { throw MLModelError(.io) }
    /// Throws an error.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    /// Throws an error.
    open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.io) }
    /// Throws an error.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
}

/// The inputs and outputs of a model.
open class MLModelDescription: NSObject, @unchecked Sendable {
    /// The name of the feature that is predicted.
    open var predictedFeatureName: String? { nil }
    /// The labels of classes.
    open var classLabels: [Any]? { nil }
    /// The model's author, version and license.
    open var metadata: [MLModelMetadataKey: Any] { [:] }
}

/// The name of a model's property.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The description.
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    /// The version.
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    /// The author.
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    /// The license.
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
}

/// The types of values.
public enum MLFeatureType: Int, Sendable {
    case invalid = 0
    case int64, double, string, image, multiArray, dictionary, sequence
}

/// A value of a model's input or output.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    private let value: Any
    /// The type.
    public let type: MLFeatureType
    private init(_ value: Any, _ type: MLFeatureType) { (self.value, self.type) = (value, type) }
    /// Creates a whole number.
    public convenience init(int64 value: Int64) { self.init(value, .int64) }
    /// Creates a number.
    public convenience init(double value: Double) { self.init(value, .double) }
    /// Creates a text.
    public convenience init(string value: String) { self.init(value, .string) }
    /// Creates numbers.
    public convenience init(multiArray value: MLMultiArray) { self.init(value, .multiArray) }
    /// Creates an image.
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(value, .image) }
    /// Creates numbers by key.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(value, .dictionary) }
    /// The whole number, or 0.
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    /// The number, or 0.
    open var doubleValue: Double { value as? Double ?? 0 }
    /// The text, or an empty one.
    open var stringValue: String { value as? String ?? "" }
    /// The numbers.
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
    /// The image.
    open var imageBufferValue: CVPixelBuffer? { type == .image ? value as? CVPixelBuffer : nil }
    /// The numbers by key.
    open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
}

/// The values of a model's inputs or outputs.
public protocol MLFeatureProvider {
    /// The names.
    var featureNames: Set<String> { get }
    /// Returns the value of a name.
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by name.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    /// The values.
    public let dictionary: [String: MLFeatureValue]
    /// Creates values. Throws an error for objects that no feature has.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            case let value as String: MLFeatureValue(string: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Int64: MLFeatureValue(int64: value)
            case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
            case let value as Double: MLFeatureValue(double: value)
            case let value as Float: MLFeatureValue(double: Double(value))
            default: throw MLModelError(.featureType)
            }
        }
    }
    /// The names.
    open var featureNames: Set<String> { Set(dictionary.keys) }
    /// Returns the value of a name.
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// The types of an array's numbers.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600
    case float32 = 65568
    case float16 = 65552
    case int32 = 131104
    /// The same as `float32`.
    public static let float = MLMultiArrayDataType.float32
}

/// Numbers in several dimensions.
open class MLMultiArray: NSObject, @unchecked Sendable {
    /// The sizes of the dimensions.
    public let shape: [NSNumber]
    /// The numbers' type.
    public let dataType: MLMultiArrayDataType
    private var numbers: [Double]

    /// Creates zeros. Throws an error for negative sizes.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let count = shape.reduce((1, false)) { total, size in
            let (product, overflow) = total.0.multipliedReportingOverflow(by: size.intValue)
            return (product, total.1 || overflow || size.intValue < 0)
        }
        guard !count.1 else { throw MLModelError(.generic) }
        (self.shape, self.dataType) = (shape, dataType)
        numbers = [Double](repeating: 0, count: count.0)
    }

    /// The number of numbers.
    open var count: Int { numbers.count }

    /// The distances between neighbors of each dimension.
    open var strides: [NSNumber] {
        var strides: [NSNumber] = []
        var stride = 1
        for size in shape.reversed() {
            strides.insert(NSNumber(value: stride), at: 0)
            stride *= size.intValue
        }
        return strides
    }

    /// The number of an index in the order of the last dimension.
    open subscript(index: Int) -> NSNumber {
        get { NSNumber(value: numbers[index]) }
        set { numbers[index] = newValue.doubleValue }
    }

    /// The number of an index for each dimension.
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[offset(key)] }
        set { self[offset(key)] = newValue }
    }

    private func offset(_ key: [NSNumber]) -> Int {
        zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
}

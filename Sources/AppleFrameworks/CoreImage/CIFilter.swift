import BuilderUIKit

/// A filter, which makes an image from others, or from numbers and texts, by the values for its keys.
///
/// A filter that isn't implemented gives its input unchanged, with a warning.
open class CIFilter: NSObject, KeyedValueContainer, @unchecked Sendable {
    /// The filter's name.
    open var name: String
    private var values: [String: Any]

    /// Creates a filter with default values.
    init(knownName name: String) {
        self.name = name
        values = [:]
        super.init()
        setDefaults()
    }

    /// Creates a filter of an own class.
    public override init() {
        name = "CIFilter"
        values = [:]
        super.init()
        name = "\(type(of: self))"
    }

    /// Creates a filter with default values. An unknown name gives a filter that doesn't change its input.
    public convenience init?(name: String) { self.init(knownName: name) }

    /// Creates a filter with values for some keys, and default ones for others.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(knownName: name)
        for (key, value) in params ?? [:] { values[key] = value }
    }
    /// Creates a filter with values for some keys, and default ones for others.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    /// Returns the value for a key, such as `kCIInputRadiusKey`; for `kCIOutputImageKey` the output.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// Sets the value for a key; nil restores the default one.
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = KeyedValue.unwrapped(value) ?? FilterKind.all[name]?.defaults[key]
    }

    /// Sets all values but images to the default ones.
    open func setDefaults() {
        for (key, value) in FilterKind.all[name]?.defaults ?? [:] { values[key] = value }
    }

    /// The keys of the filter, in order.
    open var inputKeys: [String] { FilterKind.all[name]?.keys ?? values.keys.sorted() }
    /// The keys of the output.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The filter's name, and the default values of its keys.
    open var attributes: [String: Any] {
        var attributes: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
        for (key, value) in FilterKind.all[name]?.defaults ?? [:] {
            attributes[key] = [kCIAttributeDefault: value]
        }
        return attributes
    }

    /// The filter's result; nil if it can't be made from the values.
    open var outputImage: CIImage? {
        let values = FilterValues(values)
        guard let kind = FilterKind.all[name] else {
            // Classes of the app have their own output.
            if type(of: self) == CIFilter.self {
                WarningLog.current.add(.other("the filter \(name) isn't available on Linux: images stay unchanged"))
            }
            return values.input
        }
        return kind.output(values)
    }

    /// Returns the names of all filters that are implemented.
    open class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }
    /// Returns the names of all filters that are implemented.
    open class func filterNames(inCategories categories: [String]?) -> [String] { FilterKind.all.keys.sorted() }
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputColor0Key = "inputColor0"
public let kCIInputColor1Key = "inputColor1"
public let kCIInputPoint0Key = "inputPoint0"
public let kCIInputPoint1Key = "inputPoint1"
public let kCIInputRadius0Key = "inputRadius0"
public let kCIInputRadius1Key = "inputRadius1"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputBiasVectorKey = "inputBiasVector"

public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCIAttributeMin = "CIAttributeMin"
public let kCIAttributeMax = "CIAttributeMax"
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
public let kCIAttributeSliderMax = "CIAttributeSliderMax"

public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"

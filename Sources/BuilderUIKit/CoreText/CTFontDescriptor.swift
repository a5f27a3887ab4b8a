import BuilderFoundation
import Foundation

/// The attribute with a font's PostScript name.
public var kCTFontNameAttribute: CFString { key(.name) }
/// The attribute with a font's family.
public var kCTFontFamilyNameAttribute: CFString { key(.family) }
/// The attribute with the name of a font's style within its family.
public var kCTFontStyleNameAttribute: CFString { key(.face) }
/// The attribute with a font's visible name.
public var kCTFontDisplayNameAttribute: CFString { key(.visibleName) }
/// The attribute with a font's size in points.
public var kCTFontSizeAttribute: CFString { key(.size) }
/// The attribute with a dictionary of traits.
public var kCTFontTraitsAttribute: CFString { key(.traits) }
/// The attribute with settings of a font's features.
public var kCTFontFeatureSettingsAttribute: CFString { key(.featureSettings) }
/// The attribute with the fonts that replace missing characters.
public var kCTFontCascadeListAttribute: CFString { key(.cascadeList) }
/// The trait with the bits of `CTFontSymbolicTraits`.
public var kCTFontSymbolicTrait: CFString { trait(.symbolic) }
/// The trait with a weight, -1…1.
public var kCTFontWeightTrait: CFString { trait(.weight) }
/// The trait with a width, -1…1.
public var kCTFontWidthTrait: CFString { trait(.width) }
/// The trait with a slant, -1…1.
public var kCTFontSlantTrait: CFString { trait(.slant) }
/// The key of a feature's number.
public var kCTFontFeatureTypeIdentifierKey: CFString {
    CFString(string: UIFontDescriptor.FeatureKey.featureIdentifier.rawValue)
}
/// The key of the number of a feature's setting.
public var kCTFontFeatureSelectorIdentifierKey: CFString {
    CFString(string: UIFontDescriptor.FeatureKey.selector.rawValue)
}

private func key(_ name: UIFontDescriptor.AttributeName) -> CFString { CFString(string: name.rawValue) }
private func trait(_ name: UIFontDescriptor.TraitKey) -> CFString { CFString(string: name.rawValue) }

/// The attributes of a dictionary with texts as keys, those of nested dictionaries under the types of their keys.
private func attributes(_ dictionary: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
    func texts(_ value: Any) -> [(String, Any)] {
        (value as? NSDictionary)?.compactMap { key, value in (key as? NSString).map { (String($0), value) } } ?? []
    }
    var result: [UIFontDescriptor.AttributeName: Any] = [:]
    for (name, value) in texts(dictionary) {
        let attribute = UIFontDescriptor.AttributeName(rawValue: name)
        switch attribute {
        case .traits:
            result[attribute] = Dictionary(
                texts(value).map { (UIFontDescriptor.TraitKey(rawValue: $0.0), $0.1) }, uniquingKeysWith: { $1 })
        case .featureSettings:
            result[attribute] = (value as? NSArray)?.map { setting in
                Dictionary(
                    texts(setting).map { (UIFontDescriptor.FeatureKey(rawValue: $0.0), $0.1) },
                    uniquingKeysWith: { $1 })
            }
        default: result[attribute] = value
        }
    }
    return result
}

/// Creates a description of a PostScript name, and of a size in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: String(name), size: size)
}

/// Creates a description of attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributesOfFont: CFDictionary) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: attributes(attributesOfFont))
}

/// Creates a description with further attributes, which replace those of the same name.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributesOfFont: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(attributes(attributesOfFont)) }

/// Creates a description with some of its traits changed; nil if the family has no such font.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    let own = CTFontSymbolicTraits(rawValue: original.symbolicTraits.rawValue)
    let traits = own.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    return original.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: traits.rawValue))
}

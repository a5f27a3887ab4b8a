import BuilderUIKit

extension FilterKind {
    /// The filters that change colors one by one.
    static let colors: [String: FilterKind] = [
        "CIColorControls": .coloring(
            [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
        ) { values in
            let contrast = values.number(kCIInputContrastKey)
            let bias = (values.number(kCIInputBrightnessKey) - 0.5) * contrast + 0.5
            return .saturation(values.number(kCIInputSaturationKey)).then(factor: contrast, bias: bias)
        },
        "CIColorInvert": .coloring { _ in ColorMatrix().then(factor: -1, bias: 1) },
        "CIColorMatrix": .coloring(
            [
                "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
                "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
                kCIInputBiasVectorKey: CIVector(x: 0, y: 0, z: 0, w: 0),
            ]
        ) { values in
            let bias = values.vector(kCIInputBiasVectorKey)
            func row(_ key: String, _ bias: CGFloat) -> ColorMatrix.Row {
                let vector = values.vector(key)
                return .init(vector.x, vector.y, vector.z, vector.w, bias)
            }
            return ColorMatrix(
                red: row("inputRVector", bias.x), green: row("inputGVector", bias.y),
                blue: row("inputBVector", bias.z), alpha: row("inputAVector", bias.w))
        },
        "CIExposureAdjust": .coloring([kCIInputEVKey: 0.0]) { values in
            ColorMatrix().then(factor: exp2(max(-32, min(12, values.number(kCIInputEVKey)))), bias: 0)
        },
        "CIHueAdjust": .coloring([kCIInputAngleKey: 0.0]) { .hue($0.number(kCIInputAngleKey)) },
        "CIGammaAdjust": .changing(["inputPower": 1.0]) { GammaNode(input: $0.node, power: $1.number("inputPower")) },
        "CIVibrance": .changing([kCIInputAmountKey: 0.0]) {
            VibranceNode(input: $0.node, amount: $1.number(kCIInputAmountKey))
        },
        "CISepiaTone": .coloring([kCIInputIntensityKey: 1.0], in: .encoded) { values in
            ColorMatrix(
                red: .init(0.393, 0.769, 0.189), green: .init(0.349, 0.686, 0.168),
                blue: .init(0.272, 0.534, 0.131)
            ).mixed(values.number(kCIInputIntensityKey))
        },
        "CIColorMonochrome": changing(
            [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
        ) { input, values in
            let color = values.color(kCIInputColorKey)
            return TintNode(
                input: input.node, dark: nil, light: color, intensity: values.number(kCIInputIntensityKey))
        },
        "CIFalseColor": changing(
            [
                kCIInputColor0Key: CIColor(red: 0.3, green: 0, blue: 0),
                kCIInputColor1Key: CIColor(red: 1, green: 0.9, blue: 0.8),
            ]
        ) { input, values in
            TintNode(
                input: input.node, dark: values.color(kCIInputColor0Key), light: values.color(kCIInputColor1Key),
                intensity: 1)
        },
    ]

    /// The photo effects, which approximate the tables that Core Image has: grays with the contrast of each, and
    /// colors that are brighter, paler, warmer or cooler.
    static let photoEffects: [String: FilterKind] = [
        "CIPhotoEffectMono": effect(.saturation(0).then(factor: 0.96, bias: 0.015)),
        "CIPhotoEffectNoir": effect(.saturation(0).then(factor: 1.4, bias: -0.2)),
        "CIPhotoEffectTonal": effect(.saturation(0).then(factor: 0.88, bias: 0.07)),
        "CIPhotoEffectChrome": effect(.saturation(1.25).then(factor: 1.12, bias: -0.04)),
        "CIPhotoEffectFade": effect(.saturation(0.75).then((0.85, 0.85, 0.82), (0.09, 0.09, 0.11))),
        "CIPhotoEffectInstant": effect(.saturation(0.75).then((0.92, 0.88, 0.78), (0.07, 0.06, 0.09))),
        "CIPhotoEffectProcess": effect(.saturation(0.9).then((0.92, 1.0, 0.98), (0, 0.02, 0.06))),
        "CIPhotoEffectTransfer": effect(.saturation(0.9).then((1.0, 0.95, 0.82), (0.05, 0.03, 0.03))),
    ]

    private static func effect(_ matrix: ColorMatrix) -> FilterKind { .coloring(in: .encoded) { _ in matrix } }
}

/// An image whose colors are mixes of two by their luminance.
private struct TintNode: ImageNode {
    let input: any ImageNode
    /// The color of black; nil for black itself.
    let dark: CIColor?
    /// The color of white.
    let light: CIColor
    /// The share of the new colors.
    let intensity: Double
    var extent: Region { input.extent }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        func component(_ value: CGFloat) -> Double { Double(space.component(value)) / 65535 }
        func row(_ dark: CGFloat, _ light: CGFloat) -> ColorMatrix.Row {
            let (low, high) = (component(dark), component(light))
            let shares = ColorMatrix.luminance
            let difference = high - low
            return .init(shares.red * difference, shares.green * difference, shares.blue * difference, 0, low)
        }
        let dark = dark ?? .black
        let matrix = ColorMatrix(
            red: row(dark.red, light.red), green: row(dark.green, light.green), blue: row(dark.blue, light.blue))
        ColorMatrixNode(input: input, matrix: matrix.mixed(intensity)).draw(raster, space)
    }
}

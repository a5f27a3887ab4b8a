import BuilderUIKit

/// A filter that is implemented: the default values of its keys, and how its output is made.
struct FilterKind: Sendable {
    /// The keys in order.
    let keys: [String]
    let defaults: [String: any Sendable]
    let output: @Sendable (FilterValues) -> CIImage?

    /// Creates a filter that makes an image from its values.
    ///
    /// - Parameters:
    ///   - images: The keys without default values.
    ///   - defaults: The other keys with their values.
    init(
        images: [String] = [], _ defaults: KeyValuePairs<String, any Sendable> = [:],
        output: @escaping @Sendable (FilterValues) -> CIImage?
    ) {
        keys = images + defaults.map(\.key)
        self.defaults = Dictionary(defaults.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        self.output = output
    }

    /// Returns a filter that changes its input.
    static func changing(
        _ defaults: KeyValuePairs<String, any Sendable> = [:],
        _ change: @escaping @Sendable (CIImage, FilterValues) -> any ImageNode
    ) -> FilterKind {
        FilterKind(images: [kCIInputImageKey], defaults) { values in
            values.input.map { CIImage(change($0, values)) }
        }
    }

    /// Returns a filter that changes its input's colors.
    ///
    /// - Parameter space: The numbers that are changed; nil for those of the context.
    static func coloring(
        _ defaults: KeyValuePairs<String, any Sendable> = [:], in space: WorkingSpace? = nil,
        _ matrix: @escaping @Sendable (FilterValues) -> ColorMatrix
    ) -> FilterKind {
        changing(defaults) { ColorMatrixNode(input: $0.node, matrix: matrix($1), space: space) }
    }

    /// The filters by their names.
    static let all: [String: FilterKind] =
        blurs.merging(colors) { $1 }.merging(photoEffects) { $1 }.merging(compositions) { $1 }
        .merging(generators) { $1 }.merging(blending) { $1 }.merging(lighting) { $1 }
}

extension FilterKind {
    /// The filters that blur and coarsen.
    fileprivate static let blurs: [String: FilterKind] = [
        "CIGaussianBlur": FilterKind(images: [kCIInputImageKey], [kCIInputRadiusKey: 10.0]) { values in
            values.input?.blurred(sigma: values.number(kCIInputRadiusKey))
        },
        "CIBoxBlur": .changing([kCIInputRadiusKey: 10.0]) { input, values in
            let radius = values.number(kCIInputRadiusKey)
            let kernel = BoxKernel(reach: radius)
            return BlurNode(input.node, [kernel], outset: kernel.margin)
        },
        "CIPixellate": .changing(
            [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0]
        ) { input, values in
            func whole(_ value: Double) -> Int { Int(max(-1e6, min(1e6, value.isNaN ? 0 : value.rounded()))) }
            let center = values.point(kCIInputCenterKey)
            return PixellateNode(
                input: input.node, origin: (whole(center.x), whole(center.y)),
                side: max(1, min(4096, whole(values.number(kCIInputScaleKey)))))
        },
        // The mean of the pixels that become one stands for Lanczos' weights.
        "CILanczosScaleTransform": FilterKind(
            images: [kCIInputImageKey], [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]
        ) { values in
            let scale = values.number(kCIInputScaleKey)
            let matrix = CGAffineTransform(scaleX: scale * values.number(kCIInputAspectRatioKey), y: scale)
            guard let input = values.input, scale < 1, scale > 0 else {
                return values.input?.samplingLinear().transformed(by: matrix)
            }
            let kernel = BoxKernel(reach: (1 / scale - 1) / 2)
            let blurred = CIImage(BlurNode(input.clampedToExtent().node, [kernel], outset: 0))
            return blurred.cropped(to: input.extent).transformed(by: matrix)
        },
    ]

    /// The filters that make an image from others.
    fileprivate static let compositions: [String: FilterKind] = [
        "CISourceOverCompositing": FilterKind(images: [kCIInputImageKey, kCIInputBackgroundImageKey]) { values in
            guard let background = values.image(kCIInputBackgroundImageKey) else { return values.input }
            return values.input?.composited(over: background)
        },
        "CIBlendWithMask": FilterKind(
            images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
        ) { values in
            guard let input = values.input, let mask = values.image(kCIInputMaskImageKey) else { return values.input }
            return CIImage(
                MaskedNode(
                    image: input.node, background: values.image(kCIInputBackgroundImageKey)?.node ?? EmptyNode(),
                    mask: mask.node))
        },
        "CIMaskToAlpha": .changing { input, _ in AlphaMaskNode(input: input.node) },
        "CICrop": FilterKind(
            images: [kCIInputImageKey], ["inputRectangle": CIVector(cgRect: .infinite)]
        ) { values in
            values.input?.cropped(to: values.vector("inputRectangle").cgRectValue)
        },
        "CIAffineTransform": FilterKind(
            images: [kCIInputImageKey], [kCIInputTransformKey: CGAffineTransform.identity]
        ) { values in
            values.input?.transformed(by: values.transform(kCIInputTransformKey))
        },
        "CIAffineClamp": FilterKind(
            images: [kCIInputImageKey], [kCIInputTransformKey: CGAffineTransform.identity]
        ) { values in
            values.input?.transformed(by: values.transform(kCIInputTransformKey)).clampedToExtent()
        },
        "CIAreaAverage": .changing([kCIInputExtentKey: CIVector(cgRect: .infinite)]) { input, values in
            let rect = values.vector(kCIInputExtentKey).cgRectValue
            return MeanNode(
                input: input.node, region: rect.isInfinite ? input.node.extent : Region(around: rect))
        },
    ]
}

import BuilderUIKit

extension FilterKind {
    /// The filters that make an image from numbers, colors and texts.
    static let generators: [String: FilterKind] = [
        "CIConstantColorGenerator": FilterKind([kCIInputColorKey: CIColor.red]) { values in
            CIImage(color: values.color(kCIInputColorKey))
        },
        "CILinearGradient": linearGradient,
        // The colors' steps aren't eased in.
        "CISmoothLinearGradient": linearGradient,
        "CIRadialGradient": FilterKind([
            kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadius0Key: 5.0, kCIInputRadius1Key: 100.0,
            kCIInputColor0Key: CIColor.white, kCIInputColor1Key: CIColor.black,
        ]) { values in
            CIImage(
                RadialGradientNode(
                    center: values.point(kCIInputCenterKey), innerRadius: values.number(kCIInputRadius0Key),
                    outerRadius: values.number(kCIInputRadius1Key), colors: gradient(values)))
        },
        "CIQRCodeGenerator": FilterKind(images: ["inputMessage"], ["inputCorrectionLevel": "M"]) { values in
            let level = values.text("inputCorrectionLevel").flatMap { QRLevel(rawValue: $0) } ?? .medium
            guard let message = values.bytes("inputMessage"), let code = QRCode(message, level: level) else {
                return nil
            }
            return CIImage(BitmapNode(isDark: code.modules, columns: code.side, marginX: 1, marginY: 1))
        },
        "CICode128BarcodeGenerator": FilterKind(
            images: ["inputMessage"], ["inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0]
        ) { values in
            guard let message = values.bytes("inputMessage"), let code = Code128(message) else { return nil }
            func whole(_ key: String, _ range: ClosedRange<Double>) -> Int {
                Int(max(range.lowerBound, min(range.upperBound, values.number(key))).rounded())
            }
            let rows = whole("inputBarcodeHeight", 1...500)
            let modules = (0..<rows).flatMap { _ in code.modules }
            return CIImage(
                BitmapNode(
                    isDark: modules, columns: code.modules.count, marginX: whole("inputQuietSpace", 0...100),
                    marginY: 0))
        },
        "CIAztecCodeGenerator": missing("Aztec codes"),
        "CIPDF417BarcodeGenerator": missing("PDF417 codes"),
    ]

    private static let linearGradient = FilterKind([
        kCIInputPoint0Key: CIVector(x: 0, y: 0), kCIInputPoint1Key: CIVector(x: 200, y: 200),
        kCIInputColor0Key: CIColor.white, kCIInputColor1Key: CIColor.black,
    ]) { values in
        CIImage(
            LinearGradientNode(
                start: values.point(kCIInputPoint0Key), end: values.point(kCIInputPoint1Key),
                colors: gradient(values)))
    }

    private static func gradient(_ values: FilterValues) -> GradientColors {
        GradientColors(first: values.color(kCIInputColor0Key), last: values.color(kCIInputColor1Key))
    }

    /// Returns a filter without an output.
    private static func missing(_ what: String) -> FilterKind {
        FilterKind(images: ["inputMessage"]) { _ in
            WarningLog.current.add(.other("\(what) can't be made on Linux: the filter has no output"))
            return nil
        }
    }
}

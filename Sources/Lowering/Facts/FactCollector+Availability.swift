import SwiftSyntax

extension FactCollector {
    /// The version of iOS that `UIDevice.systemVersion` returns.
    static let systemVersion = (major: 26, minor: 0)

    /// Replaces `#available(iOS 27, *)` by `false`, and `#unavailable(iOS 27)` by `true`: on Linux, `*` stands for
    /// every version.
    func lowerAvailability(_ node: AvailabilityConditionSyntax) {
        let platforms = node.availabilityArguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
        guard let version = platforms.first(where: { $0.platform.text == "iOS" })?.version else { return }
        let numbers = version.trimmedDescription.split(separator: ".").compactMap { Int($0) }
        guard let major = numbers.first, (major, numbers.dropFirst().first ?? 0) > Self.systemVersion else { return }
        let isTrue = node.availabilityKeyword.tokenKind == .poundUnavailable
        facts.edits.replace(node.byteRange, of: bytes, with: isTrue ? "true" : "false")
    }
}

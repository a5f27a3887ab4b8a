import BuilderUIKit
import Testing

/// The parts of an iPad's screen in Split View, by the widths measured on iPads.
@Suite struct DeviceSplitViewTests {
    struct Measured: CustomTestStringConvertible {
        var device: String
        /// The widths of a third, a half and two thirds.
        var landscape: [CGFloat?]
        var portrait: [CGFloat?]
        /// The parts in landscape that are regular.
        var regular: Set<Device.SplitFraction> = [.twoThirds]

        var testDescription: String { device }
    }

    @Test(arguments: [
        Measured(device: "iPad 9.7", landscape: [320, 507, 694], portrait: [320, nil, 438]),
        Measured(device: "iPad 10.2", landscape: [320, 535, 750], portrait: [320, nil, 480]),
        Measured(device: "iPad Pro 10.5", landscape: [320, 551, 782], portrait: [320, nil, 504]),
        Measured(device: "iPad Pro 11", landscape: [375, 592, 809], portrait: [320, nil, 504]),
        Measured(
            device: "iPad Pro 12.9", landscape: [375, 678, 981], portrait: [375, nil, 639],
            regular: [.half, .twoThirds]),
    ])
    func partsAreThoseMeasured(row: Measured) throws {
        let device = try Device.find(row.device)
        let all = Device.SplitFraction.allCases
        #expect(all.map { device.splitView($0, in: .landscape)?.width } == row.landscape)
        #expect(all.map { device.splitView($0, in: .portrait)?.width } == row.portrait)
        for fraction in all {
            let isRegular = row.regular.contains(fraction)
            #expect(
                device.splitView(fraction, in: .landscape)?.horizontalSizeClass == (isRegular ? .regular : .compact))
            if let portrait = device.splitView(fraction, in: .portrait) {
                #expect(portrait.horizontalSizeClass == .compact)
            }
        }
    }

    @Test func phonesHaveNone() {
        for fraction in Device.SplitFraction.allCases {
            #expect(Device.standard.splitView(fraction, in: .landscape) == nil)
        }
    }

    @MainActor
    @Test func windowsAreAsWideAsTheirPart() throws {
        var renderer = Renderer(device: try Device.find("iPad Pro 11"), orientation: .landscape)
        renderer.splitFraction = .half
        let controller = UIViewController()
        let (display, sizeClass) = try renderer.layOut(controller) { $0.traitCollection.horizontalSizeClass }
        #expect(display.size == CGSize(width: 592, height: 834))
        #expect(sizeClass == .compact)
    }
}

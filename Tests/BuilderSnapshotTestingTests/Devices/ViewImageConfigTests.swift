import BuilderUIKit
import Testing

@testable import BuilderSnapshotTesting

@Suite struct ViewImageConfigTests {
    private static let phones: [(ViewImageConfig, ViewImageConfig, CGFloat, CGFloat, CGFloat)] = [
        (.iPhoneSe, .iPhoneSe(.landscape), 320, 568, 20), (.iPhone8, .iPhone8(.landscape), 375, 667, 20),
        (.iPhone8Plus, .iPhone8Plus(.landscape), 414, 736, 20), (.iPhoneX, .iPhoneX(.landscape), 375, 812, 44),
        (.iPhoneXr, .iPhoneXr(.landscape), 414, 896, 44), (.iPhoneXsMax, .iPhoneXsMax(.landscape), 414, 896, 44),
        (.iPhone12, .iPhone12(.landscape), 390, 844, 47), (.iPhone12Pro, .iPhone12Pro(.landscape), 390, 844, 47),
        (.iPhone12ProMax, .iPhone12ProMax(.landscape), 428, 926, 47), (.iPhone13, .iPhone13(.landscape), 390, 844, 47),
        (.iPhone12Mini, .iPhone12Mini(.landscape), 375, 812, 50),
        (.iPhone13Mini, .iPhone13Mini(.landscape), 375, 812, 50),
        (.iPhone13Pro, .iPhone13Pro(.landscape), 390, 844, 47),
        (.iPhone13ProMax, .iPhone13ProMax(.landscape), 428, 926, 47),
    ]

    @Test func phonesHaveTheirScreens() {
        for (portrait, landscape, width, height, top) in Self.phones {
            #expect(portrait.size == CGSize(width: width, height: height))
            #expect(landscape.size == CGSize(width: height, height: width))
            #expect(portrait.safeArea.top == top && portrait.traits.userInterfaceIdiom == .phone)
            #expect(landscape.traits.verticalSizeClass == .compact)
            #expect(portrait.traits.preferredContentSizeCategory == .medium && portrait.traits.displayScale == 0)
        }
    }

    /// The values of swift-snapshot-testing, some of which aren't those of devices.
    @Test func safeAreasAreTheLibrarys() {
        func insets(_ top: CGFloat, _ side: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(top: top, left: side, bottom: bottom, right: side)
        }
        #expect(ViewImageConfig.iPhone8(.landscape).safeArea == .zero)
        #expect(ViewImageConfig.iPhoneX.safeArea == insets(44, 0, 34))
        #expect(ViewImageConfig.iPhoneX(.landscape).safeArea == insets(0, 44, 24))
        #expect(ViewImageConfig.iPhoneXr.safeArea == insets(44, 0, 34))
        #expect(ViewImageConfig.iPhoneXr(.landscape).safeArea == insets(0, 44, 24))
        #expect(ViewImageConfig.iPhone13(.landscape).safeArea == insets(0, 47, 21))
        #expect(ViewImageConfig.iPadMini.safeArea == insets(20, 0, 0))
        #expect(ViewImageConfig.iPadPro11.safeArea == insets(24, 0, 20))
        #expect(ViewImageConfig.iPadPro12_9.safeArea == insets(20, 0, 0))
        #expect(ViewImageConfig.iPadPro12_9.traits.preferredContentSizeCategory == .unspecified)
    }

    @Test func tabletsHaveTheirScreens() {
        let tablets: [(ViewImageConfig, ViewImageConfig, CGFloat, CGFloat)] = [
            (.iPadMini, .iPadMini(.portrait), 768, 1024), (.iPad9_7, .iPad9_7(.portrait), 768, 1024),
            (.iPad10_2, .iPad10_2(.portrait), 810, 1080), (.iPadPro10_5, .iPadPro10_5(.portrait), 834, 1112),
            (.iPadPro11, .iPadPro11(.portrait), 834, 1194), (.iPadPro12_9, .iPadPro12_9(.portrait), 1024, 1366),
        ]
        for (landscape, portrait, width, height) in tablets {
            #expect(portrait.size == CGSize(width: width, height: height))
            #expect(landscape.size == CGSize(width: height, height: width))
            #expect(portrait.traits.userInterfaceIdiom == .pad && portrait.traits.horizontalSizeClass == .regular)
        }
    }

    @Test func partsOfATabletAreNarrower() {
        let third = ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird))
        #expect(third.size == CGSize(width: 375, height: 834) && third.traits.horizontalSizeClass == .compact)
        let most = ViewImageConfig.iPadPro11(.landscape(splitView: .twoThirds))
        #expect(most.size == CGSize(width: 809, height: 834) && most.traits.horizontalSizeClass == .regular)
        let half = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
        #expect(half.size?.width == 678 && half.traits.horizontalSizeClass == .regular)
        let narrow = ViewImageConfig.iPadMini(.portrait(splitView: .twoThirds))
        #expect(narrow.size?.width == 438 && narrow.traits.horizontalSizeClass == .compact)
    }

    @Test func anyDeviceWillDo() throws {
        let config = ViewImageConfig(try .find("iPhone 16 Pro"), .landscape)
        #expect(config.size == CGSize(width: 874, height: 402) && config.traits.displayScale == 3)
    }
}

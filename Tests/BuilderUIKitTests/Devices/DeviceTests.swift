import Testing

@testable import BuilderUIKit

@Suite struct DeviceTests {
    @Test(arguments: ["iPhone 12", "iphone12", "IPHONE-12", "  iphone 12 ", "iPhone_12"])
    func namesAreMatchedLoosely(name: String) throws {
        let device = try Device.find(name)
        #expect(device.name == "iPhone 12")
        #expect(device.size == CGSize(width: 390, height: 844) && device.scale == 3)
        #expect(device.portrait.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(device.landscape.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }

    @Test func theIslandsBarBeginsAboveTheSafeArea() {
        #expect(Device.named("iPhone 15")?.navigationBarTop == 161.0 / 3)
        #expect(Device.named("iPhone 17 Pro")?.navigationBarTop == 169.0 / 3)
        #expect(Device.named("iPhone 12")?.navigationBarTop == 47)
    }

    @Test func sizeClassesFollowTheOrientation() throws {
        let max = try Device.find("iPhone 15 Pro Max")
        #expect(max.traits(in: .portrait).horizontalSizeClass == .compact)
        #expect(max.traits(in: .landscape).horizontalSizeClass == .regular)
        #expect(max.traits(in: .landscape).verticalSizeClass == .compact)
        #expect(max.size(in: .landscape) == CGSize(width: 932, height: 430))
        let pad = try Device.find("iPad Pro 11 (M4)")
        #expect(pad.traits(in: .landscape).userInterfaceIdiom == .pad)
        #expect(pad.traits(in: .portrait).horizontalSizeClass == .regular)
    }

    @Test func anUnknownNameSuggestsSimilarOnes() {
        #expect(Device.named("Nokia 3310") == nil)
        #expect(Device.suggestions(for: "iphne 12").first == "iPhone 12")
        #expect(Device.suggestions(for: "iphone 12 promax").contains("iPhone 12 Pro Max"))
        #expect(Device.suggestions(for: "iphone 99").allSatisfy { $0.count <= "iPhone 99".count })
        #expect(Device.suggestions(for: "").isEmpty)
        let error = #expect(throws: DeviceError.self) { try Device.find("iphone 21") }
        #expect(error?.description.contains("“iphone 21”") == true)
        #expect(error?.description.contains("did you mean") == true)
    }

    @Test(arguments: [
        ("iPad Pro 13-inch (M4)", "iPad Pro 13 (M4)"), ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9"),
        ("iPad Air 11-inch (M3)", "iPad Air 11"), ("iPad Pro (11-inch) (4th generation)", "iPad Pro 11"),
        ("iPad Pro (10.5-inch)", "iPad Pro 10.5"), ("iPad (A16)", "iPad 11"),
        ("iPhone SE (3rd generation)", "iPhone SE (3rd)"), ("iPad mini (A17 Pro)", "iPad mini 7"),
    ])
    func simulatorsNamesAreFound(name: String, device: String) {
        #expect(Device.named(name)?.name == device)
    }

    @Test func wordsAloneAreNoName() {
        #expect(Device.named("inch") == nil && Device.named("generation") == nil)
    }

    @Test func namesAndAliasesAreUnique() {
        var seen: [String: String] = [:]
        for device in Device.all {
            for name in [device.name] + device.aliases {
                let key = NameMatcher.key(name)
                #expect(seen[key] == nil, "\(name) is \(device.name) and \(seen[key] ?? "")")
                seen[key] = device.name
                #expect(Device.named(name) == device)
            }
        }
        #expect(Device.all.count >= 45)
    }

    @Test func everyDeviceMakesSense() {
        for device in Device.all {
            #expect(device.size.width < device.size.height)
            #expect(device.scale == 2 || device.scale == 3)
            #expect(device.statusBarHeight >= 20)
            #expect(device.navigationBarTop <= device.portrait.safeAreaInsets.top)
        }
    }

    @Test func distancesCountEdits() {
        #expect(NameMatcher.distance("", "abc") == 3)
        #expect(NameMatcher.distance("abcd", "abdc") == 1)
        #expect(NameMatcher.distance("kitten", "sitting") == 3)
        #expect(NameMatcher.distance("same", "same") == 0)
    }
}

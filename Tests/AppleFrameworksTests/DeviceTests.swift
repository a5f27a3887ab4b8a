import BuilderAVFoundation
import BuilderCarPlay
import BuilderContacts
import BuilderGameController
import BuilderMapKit
import BuilderPushKit
import BuilderUIKit
import Testing

/// Devices that aren't there: controllers of games, cars, and the values that apps keep for them.
@MainActor @Suite struct DeviceTests {
    @Test func controllersOfGamesAreMadeButNotConnected() throws {
        #expect(GCController.controllers().isEmpty)
        #expect(GCController.current == nil)
        let controller = GCController.withExtendedGamepad()
        let pad = try #require(controller.extendedGamepad)
        #expect(pad.controller === controller)
        #expect(controller.microGamepad == nil)
        pad.buttonA.setValue(2)
        #expect(pad.buttonA.value == 1 && pad.buttonA.isPressed)
        pad.leftThumbstick.setValueForXAxis(-0.5, yAxis: 0.25)
        #expect(pad.leftThumbstick.xAxis.value == -0.5)
        #expect(pad.leftThumbstick.left.value == 0.5 && !pad.leftThumbstick.right.isPressed)
        #expect(pad.leftThumbstick.up.value == 0.25 && !pad.leftThumbstick.down.isPressed)
        #expect(pad.leftThumbstick.up.collection === pad.leftThumbstick)
        #expect(pad[GCInputButtonA] === pad.buttonA)
        #expect(GCColor(red: 1, green: 0, blue: 0) == GCColor(red: 1, green: 0, blue: 0))
    }

    @Test func capturedControllersKeepTheirValues() throws {
        let controller = GCController.withExtendedGamepad()
        controller.playerIndex = .index2
        let pad = try #require(controller.extendedGamepad)
        pad.buttonA.setValue(0.5)
        pad.buttonOptions?.setValue(1)
        pad.rightThumbstickButton?.setValue(0.25)
        pad.dpad.setValueForXAxis(-1, yAxis: 0)
        pad.leftThumbstick.up.setValue(0.75)
        let copy = controller.capture()
        let captured = try #require(copy.extendedGamepad)
        for button in pad.allButtons { button.setValue(0) }
        pad.dpad.setValueForXAxis(0, yAxis: 0)
        #expect(copy !== controller && copy.playerIndex == .index2 && copy.microGamepad == nil)
        #expect(captured.controller === copy)
        #expect(captured.buttonA.value == 0.5 && pad.buttonA.value == 0)
        #expect(captured[GCInputButtonOptions] === captured.buttonOptions)
        #expect(captured.buttonOptions?.value == 1 && pad.buttonOptions?.value == 0)
        #expect(captured.rightThumbstickButton?.value == 0.25)
        #expect(captured.dpad.xAxis.value == -1 && captured.dpad.left.isPressed && !pad.dpad.left.isPressed)
        #expect(captured.leftThumbstick.up.value == 0.75 && captured.leftThumbstick.yAxis.value == 0)
        let remote = try #require(GCController.withMicroGamepad().microGamepad)
        remote.buttonX.setValue(1)
        #expect(remote.capture().buttonX.isPressed)
    }

    @Test func templatesOfCarsAreStacked() {
        let interface = CPInterfaceController()
        #expect(interface.topTemplate == nil)
        let item = CPListItem(text: "Episode", detailText: nil)
        item.setDetailText("12 min")
        let list = CPListTemplate(title: "Up Next", sections: [CPListSection(items: [item, item])])
        #expect(list.itemCount == 2 && list.sectionCount == 1)
        #expect(item.detailText == "12 min")
        let tabs = CPTabBarTemplate(templates: [list])
        interface.setRootTemplate(tabs, animated: false)
        interface.pushTemplate(CPNowPlayingTemplate.shared, animated: true)
        interface.pushTemplate(list, animated: true)
        #expect(interface.topTemplate === list && interface.rootTemplate === tabs)
        interface.pop(to: CPNowPlayingTemplate.shared, animated: true)
        #expect(interface.topTemplate === CPNowPlayingTemplate.shared)
        interface.popToRootTemplate(animated: true)
        interface.popTemplate(animated: true)
        #expect(interface.templates.count == 1 && interface.topTemplate === tabs)
        tabs.updateTemplates([CPTemplate()])
        #expect(tabs.selectedTemplate === tabs.templates[0])
    }

    @Test func pushesHaveNoToken() {
        let registry = PKPushRegistry(queue: .main)
        registry.desiredPushTypes = [.voIP]
        #expect(registry.pushToken(for: .voIP) == nil)
        #expect(PKPushType.voIP.rawValue == "PKPushTypeVoIP")
    }

    @Test func placesHaveTheAddressOfTheirParts() {
        let address = CNMutablePostalAddress()
        address.street = "1 Main Street"
        address.city = "Springfield"
        let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let place = MKPlacemark(coordinate: coordinate, postalAddress: address)
        #expect(place.postalAddress?.street == "1 Main Street")
        #expect(place.postalAddress?.city == "Springfield")
        #expect(MKPlacemark(coordinate: coordinate).postalAddress == nil)
    }

    @Test func timesAnswerAsMacros() {
        #expect(CMTIME_IS_INVALID(.invalid) && !CMTIME_IS_VALID(.invalid))
        #expect(CMTIME_IS_INDEFINITE(.indefinite) && !CMTIME_IS_NUMERIC(.indefinite))
        #expect(CMTIME_IS_NUMERIC(CMTime(value: 1, timescale: 2)))
        #expect(CMTIME_IS_POSITIVEINFINITY(.positiveInfinity) && !CMTIME_IS_NEGATIVEINFINITY(.positiveInfinity))
    }

    @Test func groupsOfMetadataAreValues() {
        let item = AVMetadataItem()
        let range = CMTimeRange(start: .zero, duration: CMTime(value: 5, timescale: 1))
        let chapter = AVMutableTimedMetadataGroup(items: [item], timeRange: range)
        #expect(chapter.items == [item] && chapter.timeRange.duration.seconds == 5)
        chapter.items = []
        #expect(chapter.items.isEmpty)
    }
}

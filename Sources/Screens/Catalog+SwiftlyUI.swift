import Builder
import BuilderSnapshots
import SwiftlyScreens

extension Catalog {
    /// Plain UIKit screens that use SwiftlyUI: a form, and the library's samples on the devices on which they were
    /// measured.
    static let fluent = [
        // The library's samples keep their fields of 35 points, and black on a purple of 4.23.
        Screen("swiftly-login", title: "A form to sign in, made with SwiftlyUI") { LoginController() }
            .allowing(.contrast, .smallTarget),
        fluent("swiftly-stacks", title: "Stack views with padding and with separators", device: "iPhone 15") {
            StacksController()
        },
        fluent("swiftly-account-fields", title: "A form whose labels keep their margins", device: "iPhone 16 Pro") {
            AccountFieldsController()
        }.allowing(.contrast, .smallTarget),
        fluent(
            "swiftly-image-buttons", title: "Buttons with an image beside or below their title", device: "iPhone 16 Pro"
        ) {
            ImageButtonsController()
        }.allowing(.smallTarget),
        fluent(
            "swiftly-nested-views", title: "Views in each other, with offsets that go inward", device: "iPhone 16 Pro"
        ) {
            NestedViewsController()
        },
    ]

    /// A full screen on one device, in light and dark appearance.
    private static func fluent(
        _ name: String, title: String, device: String, make: @escaping @MainActor @Sendable () -> any RenderSource
    ) -> Screen {
        Screen(
            name, title: title,
            configurations: SnapshotConfiguration.all(devices: [device].compactMap { Device.named($0) }),
            make: make)
    }
}

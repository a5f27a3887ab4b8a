import Builder
import BuilderSnapshots
import SwiftlyScreens

extension Catalog {
    /// Screens in plain UIKit that SwiftlyUI makes fluent: a form, and the library's samples on the devices that these
    /// were measured on.
    static let fluent = [
        Screen("swiftly-login", title: "A form to sign in, made with SwiftlyUI") { LoginController() },
        fluent("swiftly-stacks", title: "Stack views with padding and with separators", device: "iPhone 15") {
            StacksController()
        },
        fluent("swiftly-account-fields", title: "A form whose labels keep their margins", device: "iPhone 16 Pro") {
            AccountFieldsController()
        },
        fluent(
            "swiftly-image-buttons", title: "Buttons with an image beside or below their title", device: "iPhone 16 Pro"
        ) {
            ImageButtonsController()
        },
        fluent(
            "swiftly-nested-views", title: "Views in each other, with offsets that go inward", device: "iPhone 16 Pro"
        ) {
            NestedViewsController()
        },
    ]

    /// A whole screen of one device, light and dark.
    private static func fluent(
        _ name: String, title: String, device: String, make: @escaping @MainActor @Sendable () -> any RenderSource
    ) -> Screen {
        Screen(
            name, title: title,
            configurations: SnapshotConfiguration.all(devices: [device].compactMap { Device.named($0) }),
            make: make)
    }
}

import BuilderSwiftUI
import BuilderUIKit
import Foundation

/// A view of UIKit's within SwiftUI, which isn't drawn on Linux; the view can be made.
public struct UIViewPreview<View: UIView>: UIViewRepresentable {
    private let make: () -> View

    /// Creates a preview of the view that a closure returns.
    public init(_ view: @escaping () -> View) { make = view }

    public func makeUIView(context: Context) -> View { make() }
    public func updateUIView(_ uiView: View, context: Context) {}
}

/// A controller of UIKit's within SwiftUI, which isn't drawn on Linux; the controller can be made.
public struct UIViewControllerPreview<Controller: UIViewController>: UIViewControllerRepresentable {
    private let make: () -> Controller

    /// Creates a preview of the controller that a closure returns.
    public init(_ controller: @escaping () -> Controller) { make = controller }

    public func makeUIViewController(context: Context) -> Controller { make() }
    public func updateUIViewController(_ uiViewController: Controller, context: Context) {}
}

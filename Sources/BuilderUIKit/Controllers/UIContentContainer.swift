import Foundation

/// An object whose content has a size: a controller or a presentation.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The size that the content prefers, in points.
    var preferredContentSize: CGSize { get }
    /// Called when the preferred size of a content's controller changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when the fitting size of a content's controller changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a content's controller in a size of the container, in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

/// The coordinates of a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The bounds, in points.
    var bounds: CGRect { get }
    /// Converts a point to other coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from other coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle to other coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from other coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The point in the window or the screen that lies at a point of these coordinates.
    private func global(_ point: CGPoint) -> CGPoint { (self as? UIView)?.convert(point, to: nil as UIView?) ?? point }
    private func local(_ point: CGPoint) -> CGPoint { (self as? UIView)?.convert(point, from: nil as UIView?) ?? point }
    private func global(_ rect: CGRect) -> CGRect { (self as? UIView)?.convert(rect, to: nil as UIView?) ?? rect }
    private func local(_ rect: CGRect) -> CGRect { (self as? UIView)?.convert(rect, from: nil as UIView?) ?? rect }

    /// Converts a point to other coordinates.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.local(global(point))
    }
    /// Converts a point from other coordinates.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        local(coordinateSpace.global(point))
    }
    /// Converts a rectangle to other coordinates.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.local(global(rect))
    }
    /// Converts a rectangle from other coordinates.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        local(coordinateSpace.global(rect))
    }
}

extension UIView: UICoordinateSpace {}

/// The coordinates of a screen.
@MainActor
private final class ScreenCoordinateSpace: UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) { self.bounds = bounds }
}

extension UIScreen {
    /// The coordinates of the screen in its orientation.
    public var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(bounds: bounds) }
    /// The coordinates of the screen in portrait; those of its orientation here.
    public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
    /// A Boolean value that indicates whether the screen is recorded; always false.
    public var isCaptured: Bool { false }

    /// The notification that a screen was connected; not posted here, nor are the others.
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// UIKit's `didDisconnectNotification`.
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// UIKit's `modeDidChangeNotification`.
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// UIKit's `brightnessDidChangeNotification`.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// UIKit's `capturedDidChangeNotification`.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
}

extension UIWindowScene {
    /// The coordinates of the scene: the screen's.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The limits of the scene's size; nil, as on iPhone.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }

    /// The requested geometry of a scene.
    @preconcurrency @MainActor
    open class GeometryPreferences: _MainActorObject {
        /// The requested geometry on iOS.
        open class iOS: GeometryPreferences {
            /// The orientations.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates a request.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.init(_responder: ())
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// Requests a geometry; does nothing.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}
}

/// The limits of a scene's size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: _MainActorObject {
    /// The least size in points.
    open var minimumSize: CGSize = .zero
    /// The greatest size in points.
    open var maximumSize: CGSize = .zero
    /// A Boolean value that indicates whether the scene can fill the screen.
    open var allowsFullScreen = true
}

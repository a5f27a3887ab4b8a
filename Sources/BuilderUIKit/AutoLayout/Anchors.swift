import Foundation

/// An item whose edges, size and center constraints can reference: a view or a layout guide. It is public since its
/// members are.
@preconcurrency @MainActor
public protocol _AnchoredItem: AnyObject {
    /// The anchor of the leading edge.
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    /// The anchor of the trailing edge.
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    /// The anchor of the left edge.
    var leftAnchor: NSLayoutXAxisAnchor { get }
    /// The anchor of the right edge.
    var rightAnchor: NSLayoutXAxisAnchor { get }
    /// The anchor of the top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the width.
    var widthAnchor: NSLayoutDimension { get }
    /// The anchor of the height.
    var heightAnchor: NSLayoutDimension { get }
    /// The anchor of the horizontal center.
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    /// The anchor of the vertical center.
    var centerYAnchor: NSLayoutYAxisAnchor { get }
}

extension _AnchoredItem {
    func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: attribute)
    }
    func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: attribute)
    }
    func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: attribute)
    }
}

extension UILayoutGuide: _AnchoredItem {}
extension UIView: _AnchoredItem {}

import Foundation

/// The look and the behavior of a control by the device.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
    /// The device's.
    case automatic = 0
    /// That of an iPad, also on a Mac.
    case pad
    /// That of a Mac.
    case mac
}

private struct ControlDetails {
    var style = UIBehavioralStyle.automatic
    var animatesSymbols = true
}

extension UIControl {
    private var details: ControlDetails {
        get { attachments[ObjectIdentifier(ControlDetails.self)] as? ControlDetails ?? ControlDetails() }
        set { attachments[ObjectIdentifier(ControlDetails.self)] = newValue }
    }

    /// A Boolean value that indicates whether symbols move when the control changes; stored, because pictures show the
    /// end. True by default.
    public var isSymbolAnimationEnabled: Bool {
        get { details.animatesSymbols }
        set { details.animatesSymbols = newValue }
    }

    var storedStyle: UIBehavioralStyle {
        get { details.style }
        set { details.style = newValue }
    }
}

extension UISlider {
    /// The style that the app prefers; automatic by default. It has no effect: there is no Mac.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { storedStyle }
        set { storedStyle = newValue }
    }
    /// The style: an iPad's, as on all devices but a Mac.
    public var behavioralStyle: UIBehavioralStyle { .pad }
}

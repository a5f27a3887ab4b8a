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

/// The values of controls that are stored without effect.
struct ControlDetails {
    var style = UIBehavioralStyle.automatic
    var animatesSymbols = true
}

extension UIControl {
    var details: ControlDetails {
        get { attachments[ObjectIdentifier(ControlDetails.self)] as? ControlDetails ?? ControlDetails() }
        set { attachments[ObjectIdentifier(ControlDetails.self)] = newValue }
    }

    var storedStyle: UIBehavioralStyle {
        get { details.style }
        set { details.style = newValue }
    }
}

import BuilderUIKit

/// A control of a device.
open class GCControllerElement: NSObject, @unchecked Sendable {
    /// The group of controls that the control belongs to.
    open fileprivate(set) weak var collection: GCControllerElement?
    /// A Boolean value that indicates whether the control has values between pressed and not pressed.
    open var isAnalog: Bool { false }
    /// The name of the control's symbol.
    open var sfSymbolsName: String?
    /// The control's name.
    open var localizedName: String?
    /// The names of the control.
    open var aliases: Set<String> { [] }
    /// The behavior of the system's gestures.
    open var preferredSystemGestureState: SystemGestureState = .enabled
    /// A Boolean value that indicates whether the control has a gesture of the system.
    open var isBoundToSystemGesture: Bool { false }
    /// The behavior of the system's gestures.
    public enum SystemGestureState: Int, Sendable { case enabled, alwaysReceive, disabled }
}

/// A button.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    /// Called when a button's value changed.
    public typealias ValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void

    /// Called when the value changed.
    open var valueChangedHandler: ValueChangedHandler?
    /// Called when the button was pressed or released.
    open var pressedChangedHandler: ValueChangedHandler?
    /// Called when the button was touched.
    open var touchedChangedHandler: ((GCControllerButtonInput, Float, Bool, Bool) -> Void)?
    /// The pressure, from 0 to 1.
    open private(set) var value: Float = 0
    /// A Boolean value that indicates whether the button is pressed.
    open var isPressed: Bool { value > 0 }
    /// A Boolean value that indicates whether the button is touched.
    open var isTouched: Bool { isPressed }
    /// Sets the value of a controller that an app changes itself.
    open func setValue(_ value: Float) { self.value = min(max(value, 0), 1) }
}

/// An axis.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    /// Called when an axis's value changed.
    public typealias ValueChangedHandler = (GCControllerAxisInput, Float) -> Void

    /// Called when the value changed.
    open var valueChangedHandler: ValueChangedHandler?
    /// The position, from -1 to 1.
    open private(set) var value: Float = 0
    /// Sets the value of a controller that an app changes itself.
    open func setValue(_ value: Float) { self.value = min(max(value, -1), 1) }
}

/// A pad or a stick for directions.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    /// Called when the direction changed.
    public typealias ValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void

    /// Called when the direction changed.
    open var valueChangedHandler: ValueChangedHandler?
    /// The horizontal position.
    public let xAxis = GCControllerAxisInput()
    /// The vertical position.
    public let yAxis = GCControllerAxisInput()
    /// The direction up.
    public let up = GCControllerButtonInput()
    /// The direction down.
    public let down = GCControllerButtonInput()
    /// The direction left.
    public let left = GCControllerButtonInput()
    /// The direction right.
    public let right = GCControllerButtonInput()

    public override init() {
        super.init()
        for element in [xAxis, yAxis, up, down, left, right] { element.collection = self }
    }

    /// Sets the values of a controller that an app changes itself.
    open func setValueForXAxis(_ xAxis: Float, yAxis: Float) {
        self.xAxis.setValue(xAxis)
        self.yAxis.setValue(yAxis)
        left.setValue(-xAxis)
        right.setValue(xAxis)
        up.setValue(yAxis)
        down.setValue(-yAxis)
    }

    /// Copies values that an app may have set one by one.
    fileprivate func copyValues(of pad: GCControllerDirectionPad) {
        xAxis.setValue(pad.xAxis.value)
        yAxis.setValue(pad.yAxis.value)
        for (own, other) in [(up, pad.up), (down, pad.down), (left, pad.left), (right, pad.right)] {
            own.setValue(other.value)
        }
    }
}

/// The controls of a device.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    /// Creates controls whose values an app changes itself.
    public required override init() { super.init() }

    /// The device; nil if it has gone.
    open internal(set) weak var controller: GCController?
    /// The device.
    open var device: (any GCDevice)? { controller }
    /// The controls by name.
    open var elements: [String: GCControllerElement] {
        var result: [String: GCControllerElement] = buttons
        result.merge(dpads) { first, _ in first }
        return result
    }
    /// The buttons by name.
    open var buttons: [String: GCControllerButtonInput] { [:] }
    /// The pads and sticks by name.
    open var dpads: [String: GCControllerDirectionPad] { [:] }
    /// The axes by name.
    open var axes: [String: GCControllerAxisInput] { [:] }
    /// All buttons.
    open var allButtons: Set<GCControllerButtonInput> { Set(buttons.values) }
    /// The control of a name.
    open subscript(key: String) -> GCControllerElement? { elements[key] }
    /// Returns a copy of the controls, with the values that those with a name have now.
    open func capture() -> Self {
        let copy = Self()
        copy.controller = controller
        for (name, button) in buttons { copy.buttons[name]?.setValue(button.value) }
        for (name, pad) in dpads { copy.dpads[name]?.copyValues(of: pad) }
        return copy
    }
}

/// The controls of a controller with two sticks.
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called when a control changed.
    public typealias ValueChangedHandler = (GCExtendedGamepad, GCControllerElement) -> Void

    /// Called when a control changed.
    open var valueChangedHandler: ValueChangedHandler?
    /// The pad for directions.
    public let dpad = GCControllerDirectionPad()
    /// The stick on the left.
    public let leftThumbstick = GCControllerDirectionPad()
    /// The stick on the right.
    public let rightThumbstick = GCControllerDirectionPad()
    /// The lower button.
    public let buttonA = GCControllerButtonInput()
    /// The right button.
    public let buttonB = GCControllerButtonInput()
    /// The left button.
    public let buttonX = GCControllerButtonInput()
    /// The upper button.
    public let buttonY = GCControllerButtonInput()
    /// The button of the menu.
    public let buttonMenu = GCControllerButtonInput()
    /// The button of options.
    public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
    /// The button of the home screen; nil.
    open var buttonHome: GCControllerButtonInput? { nil }
    /// The upper button on the left.
    public let leftShoulder = GCControllerButtonInput()
    /// The upper button on the right.
    public let rightShoulder = GCControllerButtonInput()
    /// The lower button on the left.
    public let leftTrigger = GCControllerButtonInput()
    /// The lower button on the right.
    public let rightTrigger = GCControllerButtonInput()
    /// The button of the left stick.
    public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
    /// The button of the right stick.
    public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()

    open override var buttons: [String: GCControllerButtonInput] {
        let named: [String: GCControllerButtonInput?] = [
            GCInputButtonA: buttonA, GCInputButtonB: buttonB, GCInputButtonX: buttonX, GCInputButtonY: buttonY,
            GCInputLeftShoulder: leftShoulder, GCInputRightShoulder: rightShoulder, GCInputLeftTrigger: leftTrigger,
            GCInputRightTrigger: rightTrigger, GCInputButtonMenu: buttonMenu, GCInputButtonOptions: buttonOptions,
            GCInputLeftThumbstickButton: leftThumbstickButton, GCInputRightThumbstickButton: rightThumbstickButton,
        ]
        return named.compactMapValues(\.self)
    }
    open override var dpads: [String: GCControllerDirectionPad] {
        [
            GCInputDirectionPad: dpad, GCInputLeftThumbstick: leftThumbstick,
            GCInputRightThumbstick: rightThumbstick,
        ]
    }
}

/// The controls of a remote.
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called when a control changed.
    open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
    /// The pad for directions.
    public let dpad = GCControllerDirectionPad()
    /// The first button.
    public let buttonA = GCControllerButtonInput()
    /// The second button.
    public let buttonX = GCControllerButtonInput()
    /// The button of the menu.
    public let buttonMenu = GCControllerButtonInput()
    /// A Boolean value that indicates whether the pad reports positions instead of movements.
    open var reportsAbsoluteDpadValues = false
    /// A Boolean value that indicates whether directions follow the remote's orientation.
    open var allowsRotation = false

    open override var buttons: [String: GCControllerButtonInput] {
        [GCInputButtonA: buttonA, GCInputButtonX: buttonX, GCInputButtonMenu: buttonMenu]
    }
    open override var dpads: [String: GCControllerDirectionPad] { [GCInputDirectionPad: dpad] }
}

/// The keys of a keyboard.
open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called when a key was pressed or released.
    open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?
    /// A Boolean value that indicates whether a key is pressed; false.
    open var isAnyKeyPressed: Bool { false }
    /// Returns nil: there is no keyboard.
    open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}

/// The controls of a mouse.
open class GCMouseInput: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called when the mouse moved.
    open var mouseMovedHandler: ((GCMouseInput, Float, Float) -> Void)?
    /// The wheel.
    public let scroll = GCControllerDirectionPad()
    /// The left button.
    public let leftButton = GCControllerButtonInput()
    /// The right button; nil if there is none.
    public let rightButton: GCControllerButtonInput? = GCControllerButtonInput()
    /// The middle button; nil if there is none.
    public let middleButton: GCControllerButtonInput? = GCControllerButtonInput()
}

/// The code of a key: the number of USB's table for keyboards.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The right arrow.
    public static let rightArrow = GCKeyCode(rawValue: 79)
    /// The left arrow.
    public static let leftArrow = GCKeyCode(rawValue: 80)
    /// The arrow down.
    public static let downArrow = GCKeyCode(rawValue: 81)
    /// The arrow up.
    public static let upArrow = GCKeyCode(rawValue: 82)
    /// The return key.
    public static let returnOrEnter = GCKeyCode(rawValue: 40)
    /// The escape key.
    public static let escape = GCKeyCode(rawValue: 41)
    /// The space bar.
    public static let spacebar = GCKeyCode(rawValue: 44)
    /// The left shift key.
    public static let leftShift = GCKeyCode(rawValue: 225)
}

/// The name of the lower button.
public let GCInputButtonA = "Button A"
/// The name of the right button.
public let GCInputButtonB = "Button B"
/// The name of the left button.
public let GCInputButtonX = "Button X"
/// The name of the upper button.
public let GCInputButtonY = "Button Y"
/// The name of the pad for directions.
public let GCInputDirectionPad = "Direction Pad"
/// The name of the left stick.
public let GCInputLeftThumbstick = "Left Thumbstick"
/// The name of the right stick.
public let GCInputRightThumbstick = "Right Thumbstick"
/// The name of the button of the left stick.
public let GCInputLeftThumbstickButton = "Left Thumbstick Button"
/// The name of the button of the right stick.
public let GCInputRightThumbstickButton = "Right Thumbstick Button"
/// The name of the upper button on the left.
public let GCInputLeftShoulder = "Left Shoulder"
/// The name of the upper button on the right.
public let GCInputRightShoulder = "Right Shoulder"
/// The name of the lower button on the left.
public let GCInputLeftTrigger = "Left Trigger"
/// The name of the lower button on the right.
public let GCInputRightTrigger = "Right Trigger"
/// The name of the button of the menu.
public let GCInputButtonMenu = "Button Menu"
/// The name of the button of options.
public let GCInputButtonOptions = "Button Options"
/// The name of the button of the home screen.
public let GCInputButtonHome = "Button Home"

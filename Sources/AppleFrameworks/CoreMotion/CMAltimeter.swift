import BuilderFoundation

/// A rotation as four numbers.
public struct CMQuaternion: Sendable {
    /// The parts.
    public var x, y, z, w: Double
    public init() { self.init(x: 0, y: 0, z: 0, w: 1) }
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// A rotation as a matrix.
public struct CMRotationMatrix: Sendable {
    /// The first row.
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    /// The second row.
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    /// The third row.
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0
    public init() {}
}

/// A magnetic field in microteslas.
public struct CMMagneticField: Sendable {
    /// The parts.
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
}

/// The accuracy of a magnetic field.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }

/// A magnetic field without the device's own.
public struct CMCalibratedMagneticField: Sendable {
    /// The field.
    public var field = CMMagneticField()
    /// The accuracy.
    public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
    public init() {}
}

extension CMAttitude {
    /// The rotation as four numbers.
    public var quaternion: CMQuaternion { CMQuaternion() }
    /// The rotation as a matrix.
    public var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
}

extension CMDeviceMotion {
    /// The magnetic field.
    public var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// The direction in degrees, or -1.
    public var heading: Double { -1 }
}

/// A measured magnetic field; none is measured.
open class CMMagnetometerData: CMLogItem {
    /// The field.
    open var magneticField: CMMagneticField { CMMagneticField() }
}

extension CMMotionManager {
    /// Does nothing: there is no sensor.
    public func startMagnetometerUpdates() {}
    /// Does nothing: there is no sensor.
    public func startMagnetometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void
    ) {}
    /// Does nothing: there is no sensor.
    public func stopMagnetometerUpdates() {}
    /// The magnetic field; nil.
    public var magnetometerData: CMMagnetometerData? { nil }
}

/// A change of height; none is measured.
open class CMAltitudeData: CMLogItem {
    /// The change in meters.
    open var relativeAltitude: NSNumber { 0 }
    /// The pressure in kilopascals.
    open var pressure: NSNumber { 0 }
}

/// The height of a device: there is no sensor.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() {}
    /// Returns false: there is no sensor.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Returns a denial.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Does nothing: there is no sensor.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
    ) {}
    /// Does nothing.
    open func stopRelativeAltitudeUpdates() {}
}

@_exported import BuilderFoundation
import Settling

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioServicesNoError: OSStatus = 0

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing, and calls a closure later.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    DispatchQueue.main.async { inCompletionBlock?() }
}
/// Plays nothing, and calls a closure later.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    DispatchQueue.main.async { inCompletionBlock?() }
}
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = 1
    return kAudioServicesNoError
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }

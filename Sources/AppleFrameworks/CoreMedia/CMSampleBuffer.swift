import BuilderCoreVideo
import BuilderFoundation

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number that no track has.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
/// A code of a kind of media.
public typealias CMVideoCodecType = FourCharCode
/// A code of H.264.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
/// A code of HEVC.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331

/// A description of media.
open class CMFormatDescription: @unchecked Sendable {
    package init() {}
}
/// A description of a video.
public typealias CMVideoFormatDescription = CMFormatDescription
/// A description of sound.
public typealias CMAudioFormatDescription = CMFormatDescription

/// Bytes of media; none are ever read.
open class CMBlockBuffer: @unchecked Sendable {}

/// A part of media; none is ever captured.
open class CMSampleBuffer: @unchecked Sendable {}

extension CMSampleBuffer {
    /// The pixels of a picture of a video; nil.
    public var imageBuffer: CVImageBuffer? { nil }
    /// The bytes of media; nil.
    public var dataBuffer: CMBlockBuffer? { nil }
    /// The description of media; nil.
    public var formatDescription: CMFormatDescription? { nil }
    /// The time at which a part is presented.
    public var presentationTimeStamp: CMTime { .invalid }
    /// The time at which a part is decoded.
    public var decodeTimeStamp: CMTime { .invalid }
    /// The duration of a part.
    public var duration: CMTime { .invalid }
    /// The number of samples of a part.
    public var numSamples: Int { 0 }
    /// A Boolean value that indicates whether a part can be used; false.
    public var isValid: Bool { false }
}

/// Returns the size of a video in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    CMVideoDimensions()
}
/// Returns the code of a kind of media.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { 0 }
/// Returns the code of a form of media.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { 0 }
/// Returns the pixels of a part of a video.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the bytes of a part.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
/// Returns the description of a part.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}
/// Returns the time at which a part is presented.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns the time at which a part is decoded.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
/// Returns the duration of a part.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns the number of samples of a part.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
/// Indicates whether a part can be used.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Indicates whether the data of a part are there.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Ends the use of a part.
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus { 0 }
/// Success of a function on block buffers.
public let kCMBlockBufferNoErr: OSStatus = 0
/// The mode of attachments that other buffers don't get.
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
/// The mode of attachments that other buffers get.
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1
/// The key of the camera's matrix.
public nonisolated(unsafe) let kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix: CFString = "CameraIntrinsicMatrix"

/// The way in which an attachment is handed on.
public typealias CMAttachmentMode = UInt32

/// Returns nil: no camera attaches anything.
public func CMGetAttachment(
    _ target: CMSampleBuffer, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> CFTypeRef? { nil }

/// Returns the number of bytes of a block.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { 0 }
/// Copies bytes of a block; fails, because a block has none.
@discardableResult
public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int,
    destination: UnsafeMutableRawPointer
) -> OSStatus { -12704 }
/// Returns the address of a block's bytes; fails, because a block has none.
@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?,
    dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus { -12704 }

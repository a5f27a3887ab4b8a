import BuilderFoundation

/// A point in parts of an image.
open class VNPoint: NSObject, @unchecked Sendable {
    /// The location, from 0 to 1.
    open var location: CGPoint { CGPoint(x: x, y: y) }
    /// The horizontal part.
    public let x: Double
    /// The vertical part.
    public let y: Double
    /// Creates a point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// Creates a point.
    public convenience init(location: CGPoint) { self.init(x: Double(location.x), y: Double(location.y)) }
}

/// A point that was found.
open class VNRecognizedPoint: VNPoint, @unchecked Sendable {
    /// The certainty, from 0 to 1.
    open var confidence: Float { 0 }
}

/// The joints of a body; none is found.
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Joints of the names.
        public static let nose = Self(rawValue: "nose"), leftEye = Self(rawValue: "leftEye"),
            rightEye = Self(rawValue: "rightEye")
        /// Joints of the names.
        public static let leftEar = Self(rawValue: "leftEar"), rightEar = Self(rawValue: "rightEar"),
            leftShoulder = Self(rawValue: "leftShoulder")
        /// Joints of the names.
        public static let rightShoulder = Self(rawValue: "rightShoulder"), neck = Self(rawValue: "neck"),
            leftElbow = Self(rawValue: "leftElbow")
        /// Joints of the names.
        public static let rightElbow = Self(rawValue: "rightElbow"), leftWrist = Self(rawValue: "leftWrist"),
            rightWrist = Self(rawValue: "rightWrist")
        /// Joints of the names.
        public static let leftHip = Self(rawValue: "leftHip"), rightHip = Self(rawValue: "rightHip"),
            root = Self(rawValue: "root")
        /// Joints of the names.
        public static let leftKnee = Self(rawValue: "leftKnee"), rightKnee = Self(rawValue: "rightKnee"),
            leftAnkle = Self(rawValue: "leftAnkle")
        /// Joints of the names.
        public static let rightAnkle = Self(rawValue: "rightAnkle")
    }

    /// The name of several joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Joints of the name.
        public static let all = Self(rawValue: "all")
        /// Joints of the name.
        public static let face = Self(rawValue: "face")
        /// Joints of the name.
        public static let torso = Self(rawValue: "torso")
        /// Joints of the name.
        public static let leftArm = Self(rawValue: "leftArm")
        /// Joints of the name.
        public static let rightArm = Self(rawValue: "rightArm")
        /// Joints of the name.
        public static let leftLeg = Self(rawValue: "leftLeg")
        /// Joints of the name.
        public static let rightLeg = Self(rawValue: "rightLeg")
    }

    /// The joints that were found; none.
    open var availableJointNames: [JointName] { [] }
    /// Fails: no joint is found.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
        throw CocoaError(.featureUnsupported)
    }
    /// Fails: no joint is found.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        throw CocoaError(.featureUnsupported)
    }
}

/// The joints of a hand; none is found.
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Joints of the names.
        public static let wrist = Self(rawValue: "wrist"), thumbCMC = Self(rawValue: "thumbCMC"),
            thumbMP = Self(rawValue: "thumbMP")
        /// Joints of the names.
        public static let thumbIP = Self(rawValue: "thumbIP"), thumbTip = Self(rawValue: "thumbTip"),
            indexMCP = Self(rawValue: "indexMCP")
        /// Joints of the names.
        public static let indexPIP = Self(rawValue: "indexPIP"), indexDIP = Self(rawValue: "indexDIP"),
            indexTip = Self(rawValue: "indexTip")
        /// Joints of the names.
        public static let middleMCP = Self(rawValue: "middleMCP"), middlePIP = Self(rawValue: "middlePIP"),
            middleDIP = Self(rawValue: "middleDIP")
        /// Joints of the names.
        public static let middleTip = Self(rawValue: "middleTip"), ringMCP = Self(rawValue: "ringMCP"),
            ringPIP = Self(rawValue: "ringPIP")
        /// Joints of the names.
        public static let ringDIP = Self(rawValue: "ringDIP"), ringTip = Self(rawValue: "ringTip"),
            littleMCP = Self(rawValue: "littleMCP")
        /// Joints of the names.
        public static let littlePIP = Self(rawValue: "littlePIP"), littleDIP = Self(rawValue: "littleDIP"),
            littleTip = Self(rawValue: "littleTip")
    }

    /// The name of several joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Joints of the name.
        public static let all = Self(rawValue: "all")
        /// Joints of the name.
        public static let thumb = Self(rawValue: "thumb")
        /// Joints of the name.
        public static let indexFinger = Self(rawValue: "indexFinger")
        /// Joints of the name.
        public static let middleFinger = Self(rawValue: "middleFinger")
        /// Joints of the name.
        public static let ringFinger = Self(rawValue: "ringFinger")
        /// Joints of the name.
        public static let littleFinger = Self(rawValue: "littleFinger")
    }

    /// The joints that were found; none.
    open var availableJointNames: [JointName] { [] }
    /// Fails: no joint is found.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
        throw CocoaError(.featureUnsupported)
    }
    /// Fails: no joint is found.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        throw CocoaError(.featureUnsupported)
    }
}

/// A search for bodies, which finds none.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNHumanBodyPoseObservation]? { [] }
}

/// A search for hands, which finds none.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The number of hands at most.
    open var maximumHandCount = 2
    open var results: [VNHumanHandPoseObservation]? { [] }
}

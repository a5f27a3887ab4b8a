import Foundation
import Settling

/// The settings of assistive technologies, their notifications, and functions for their coordinates.
///
/// No assistive technology runs. Settings are those of the render, `AccessibilitySettings`, or else those of a new
/// device. A message for assistive technologies has no effect on a picture; where the render's settings have VoiceOver,
/// announcements finish. Settings don't change during a render, so that their notifications aren't posted.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A message for assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Most of the screen changed; the argument is the element to move to, or a text.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed; the argument is the element to move to, or a text.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// The content scrolled; the argument is a description of the position.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// The assistive technology of the argument pauses.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// The assistive technology of the argument resumes.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// The identifier of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Switch Control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The ears of a paired hearing device.
    public struct HearingDeviceEar: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left ear, the right one, and both.
        public static let left = HearingDeviceEar(rawValue: 2)
        /// UIKit's `right`.
        public static let right = HearingDeviceEar(rawValue: 4)
        /// UIKit's `both`.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// Posts a message to assistive technologies. Where the render's settings have VoiceOver, an announcement has been
    /// spoken to the end in the main queue's next turn, which `announcementDidFinishNotification` reports.
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement, isVoiceOverRunning,
            let text = argument as? String ?? (argument as? NSAttributedString)?.string
        else { return }
        DispatchQueue.main.async {
            NotificationCenter.default.post(
                name: announcementDidFinishNotification, object: nil,
                userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true])
        }
    }
    /// The element of an assistive technology; always nil.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }
    /// Requests guided access; the completion handler is called with false.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        completionHandler(false)
    }

    /// Returns a rectangle of a view in the screen's coordinates, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
    /// Returns a path of a view in the screen's coordinates, in points.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        let converted = UIBezierPath(cgPath: path.cgPath)
        converted.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return converted
    }

    /// A Boolean value that indicates whether VoiceOver runs, by the settings of the render.
    public static var isVoiceOverRunning: Bool { UIScreen.main.accessibilitySettings.runsVoiceOver }
    /// A Boolean value that indicates whether Switch Control runs; always false, as are all settings that neither the
    /// render's settings nor its traits have.
    public static var isSwitchControlRunning: Bool { false }
    /// A Boolean value that indicates whether AssistiveTouch runs.
    public static var isAssistiveTouchRunning: Bool { false }
    /// A Boolean value that indicates whether guided access is on.
    public static var isGuidedAccessEnabled: Bool { false }
    /// A Boolean value that indicates whether audio is mixed to one channel.
    public static var isMonoAudioEnabled: Bool { false }
    /// A Boolean value that indicates whether captions are preferred.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// A Boolean value that indicates whether colors are inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// A Boolean value that indicates whether the screen has no colors.
    public static var isGrayscaleEnabled: Bool { false }
    /// A Boolean value that indicates whether less is translucent, by the settings of the render.
    public static var isReduceTransparencyEnabled: Bool { UIScreen.main.accessibilitySettings.reducesTransparency }
    /// A Boolean value that indicates whether less moves, by the settings of the render.
    public static var isReduceMotionEnabled: Bool { UIScreen.main.accessibilitySettings.reducesMotion }
    /// A Boolean value that indicates whether transitions cross-fade.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// A Boolean value that indicates whether buttons take the place of sliders that are dragged to act.
    public static var prefersActionSliderAlternative: Bool { false }
    /// A Boolean value that indicates whether previews of videos play by themselves; true, as on a new device.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// A Boolean value that indicates whether colors are darker: the main screen's increased contrast.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }
    /// A Boolean value that indicates whether text is bold.
    public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
    /// A Boolean value that indicates whether buttons have shapes.
    public static var buttonShapesEnabled: Bool { false }
    /// A Boolean value that indicates whether switches have labels.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// A Boolean value that indicates whether information isn't conveyed by color alone, by the settings of
    /// the render.
    public static var shouldDifferentiateWithoutColor: Bool {
        UIScreen.main.accessibilitySettings.differentiatesWithoutColor
    }
    /// A Boolean value that indicates whether the selection is spoken.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// A Boolean value that indicates whether the screen is spoken.
    public static var isSpeakScreenEnabled: Bool { false }
    /// A Boolean value that indicates whether shaking undoes; true, as on a device.
    public static var isShakeToUndoEnabled: Bool { true }
    /// The ear of a paired hearing device; none.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
}

// The notifications of changed settings, which aren't posted.
extension UIAccessibility {
    private nonisolated static func name(_ setting: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(setting)")
    }
    /// VoiceOver was turned on or off; so for the others.
    public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChangeNotification")
    /// UIKit's `switchControlStatusDidChangeNotification`.
    public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatusChanged")
    /// UIKit's `assistiveTouchStatusDidChangeNotification`.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusChanged")
    /// UIKit's `guidedAccessStatusDidChangeNotification`.
    public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
    /// UIKit's `monoAudioStatusDidChangeNotification`.
    public nonisolated static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
    /// UIKit's `closedCaptioningStatusDidChangeNotification`.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
    /// UIKit's `invertColorsStatusDidChangeNotification`.
    public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    /// UIKit's `grayscaleStatusDidChangeNotification`.
    public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    /// UIKit's `reduceTransparencyStatusDidChangeNotification`.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
        "ReduceTransparencyStatusDidChange")
    /// UIKit's `reduceMotionStatusDidChangeNotification`.
    public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
    /// UIKit's `prefersCrossFadeTransitionsStatusDidChange`.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
        "PrefersCrossFadeTransitionsStatusDidChange")
    /// UIKit's `videoAutoplayStatusDidChangeNotification`.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
    /// UIKit's `darkerSystemColorsStatusDidChangeNotification`.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
        "DarkerSystemColorsStatusDidChange")
    /// UIKit's `boldTextStatusDidChangeNotification`.
    public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    /// UIKit's `buttonShapesEnabledStatusDidChangeNotification`.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
        "ButtonShapesEnabledStatusDidChange")
    /// UIKit's `onOffSwitchLabelsDidChangeNotification`.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    /// UIKit's `differentiateWithoutColorDidChangeNotification`.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// UIKit's `speakSelectionStatusDidChangeNotification`.
    public nonisolated static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
    /// UIKit's `speakScreenStatusDidChangeNotification`.
    public nonisolated static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    /// UIKit's `shakeToUndoDidChangeNotification`.
    public nonisolated static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
    /// UIKit's `hearingDevicePairedEarDidChangeNotification`.
    public nonisolated static let hearingDevicePairedEarDidChangeNotification = name("HearingDevicePairedEarDidChange")
    /// A text was spoken; its user info has the text and whether it was spoken to the end.
    public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinishNotification")
    /// UIKit's `announcementStringValueUserInfoKey`.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// UIKit's `announcementWasSuccessfulUserInfoKey`.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// An assistive technology moved to another element.
    public nonisolated static let elementFocusedNotification = name("ElementFocusedNotification")
    /// UIKit's `focusedElementUserInfoKey`.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// UIKit's `unfocusedElementUserInfoKey`.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// UIKit's `assistiveTechnologyUserInfoKey`.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

/// The direction in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
    /// To the right, to the left, up and down.
    case right = 1
    /// UIKit's `down`.
    case left, up, down
    /// To the next page, or to the one before.
    case next, previous
}

/// The kind of an object's contents.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
    /// Nothing, a table, a list, a region, or a group of related elements.
    case none, dataTable, list, landmark, semanticGroup
}

/// The way an assistive technology visits the elements of an object.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
    /// The technology's way, one by one, or together.
    case automatic, separate, combined
}

/// The stored accessibility properties of a responder.
struct AccessibilityValues {
    var label: String?
    var hint: String?
    var value: String?
    /// A Boolean value that indicates whether the app has set a label, or a closure that returns one.
    var hasLabel: Bool { label != nil || blocks.label != nil }
    var isElement: Bool?
    var elementsHidden = false
    var blocks = AccessibilityBlocks()
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var isModal = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var respondsToInteraction = true
    var inputLabels: [String]?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
}

extension UIResponder {
    var accessibility: AccessibilityValues {
        get { attachments[ObjectIdentifier(AccessibilityValues.self)] as? AccessibilityValues ?? AccessibilityValues() }
        set { attachments[ObjectIdentifier(AccessibilityValues.self)] = newValue }
    }
}

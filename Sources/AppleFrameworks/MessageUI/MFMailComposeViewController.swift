import BuilderUIKit

/// The end of a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// The end of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// An error of mail.
public struct MFMailComposeError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = MFMailComposeError
        case saveFailed, sendFailed
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "MFMailComposeErrorDomain" }
}

/// A mail that the user writes: a placeholder with the subject. No account can send it.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var subject: String?

    open class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) { self.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func loadView() { loadPlaceholder(name: "MFMailComposeViewController", detail: subject) }
}

/// The method with which a mail reports its end.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A message that the user writes: a placeholder with the text. No account can send it.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    @discardableResult
    open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { false }
    open func disableUserAttachments() {}

    open override func loadView() { loadPlaceholder(name: "MFMessageComposeViewController", detail: body) }
}

/// The method with which a message reports its end.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

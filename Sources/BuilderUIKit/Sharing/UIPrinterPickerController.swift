import Foundation

/// A printer on the network, which no one can reach.
@preconcurrency @MainActor
open class UIPrinter: _MainActorObject {
    /// The kinds of jobs.
    public struct JobTypes: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Documents.
        public static let document = JobTypes(rawValue: 1 << 0)
        /// Envelopes.
        public static let envelope = JobTypes(rawValue: 1 << 1)
        /// Labels.
        public static let label = JobTypes(rawValue: 1 << 2)
        /// Photos.
        public static let photo = JobTypes(rawValue: 1 << 3)
        /// Receipts.
        public static let receipt = JobTypes(rawValue: 1 << 4)
        /// Rolls.
        public static let roll = JobTypes(rawValue: 1 << 5)
        /// Large formats.
        public static let largeFormat = JobTypes(rawValue: 1 << 6)
        /// Postcards.
        public static let postcard = JobTypes(rawValue: 1 << 7)
    }

    /// The address.
    public let url: URL
    /// The name: the address's host.
    open var displayName: String { url.host ?? url.absoluteString }
    /// The place; nil.
    open var displayLocation: String? { nil }
    /// The make and the model; nil.
    open var makeAndModel: String? { nil }
    /// The kinds of jobs that the printer supports; none.
    open var supportedJobTypes: JobTypes { [] }
    /// A Boolean value that indicates whether the printer prints in color; false, as for both sides.
    open var supportsColor: Bool { false }
    /// UIKit's `supportsDuplex`.
    open var supportsDuplex: Bool { false }

    /// Creates a printer at an address.
    public init(url: URL) {
        self.url = url
        super.init(_responder: ())
    }

    /// Asks the printer whether it is ready; it isn't.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// The choice of a printer. There is none: nothing is presented.
@preconcurrency @MainActor
open class UIPrinterPickerController: _MainActorObject {
    /// A closure that is called when the choice ends.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    /// The printer that was chosen; the initial one.
    public private(set) var selectedPrinter: UIPrinter?
    /// The delegate, which isn't called.
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?

    /// Creates a choice.
    public convenience init(initiallySelectedPrinter printer: UIPrinter?) {
        self.init(_responder: ())
        selectedPrinter = printer
    }

    /// Presents nothing, and returns false.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }

    /// Presents nothing, and returns false.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }

    /// Presents nothing, and returns false.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }

    /// Ends the choice.
    open func dismiss(animated: Bool) {}
}

/// The methods of a choice of printers; none is called.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    /// Returns the controller that presents the choice.
    func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController?
    /// Returns a Boolean value that indicates whether a printer is offered.
    func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool
    /// Called after a printer was chosen.
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    public func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController? { nil }
    public func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool { true }
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}

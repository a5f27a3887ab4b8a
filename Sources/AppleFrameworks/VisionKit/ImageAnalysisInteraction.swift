import BuilderUIKit

/// A search for texts and codes in images, which the device doesn't support.
public final class ImageAnalyzer: Sendable {
    /// The kinds that are searched for.
    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Texts.
        public static let text = AnalysisTypes(rawValue: 1)
        /// Bar codes and QR codes.
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        /// Plants, animals, sights and other things.
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
    }

    /// The settings of a search.
    public struct Configuration: Sendable {
        /// The kinds that are searched for.
        public let analysisTypes: AnalysisTypes
        /// The languages of texts.
        public var locales: [String] = []
        /// Creates settings.
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }

    /// Creates a search.
    public init() {}
    /// A Boolean value that indicates whether the device can search: false.
    public static var isSupported: Bool { false }
    /// The languages of texts: none.
    public static var supportedTextRecognitionLanguages: [String] { [] }

    /// Throws an error: the device can't search.
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw CocoaError(.featureUnsupported)
    }

    /// Throws an error: the device can't search.
    public func analyze(
        _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw CocoaError(.featureUnsupported) }

    /// Throws an error: the device can't search.
    public func analyze(imageAt url: URL, configuration: Configuration) async throws -> ImageAnalysis {
        throw CocoaError(.featureUnsupported)
    }
}

/// The results of a search in an image.
public final class ImageAnalysis: Sendable {
    private init() {}
    /// The text.
    public var transcript: String { "" }
    /// Returns a Boolean value that indicates whether something of a kind was found.
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// Lets users select what was found in an image: nothing, because the device can't search.
@preconcurrency @MainActor
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
    /// The interactions of users.
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The interactions that fit the image.
        public static let automatic = InteractionTypes(rawValue: 1)
        /// Selecting text.
        public static let textSelection = InteractionTypes(rawValue: 2)
        /// Following links, addresses and numbers.
        public static let dataDetectors = InteractionTypes(rawValue: 4)
        /// Lifting subjects from the background.
        public static let imageSubject = InteractionTypes(rawValue: 8)
        /// Looking things up.
        public static let visualLookUp = InteractionTypes(rawValue: 16)
        /// All but lifting and looking things up.
        public static let automaticTextOnly = InteractionTypes(rawValue: 32)
    }

    /// The view with the image.
    public private(set) weak var view: UIView?
    /// The object that is notified and asked.
    public weak var delegate: (any ImageAnalysisInteractionDelegate)?
    /// The results of the search.
    public var analysis: ImageAnalysis?
    /// The interactions that users should have.
    public var preferredInteractionTypes: InteractionTypes = []
    /// The interactions that users have: none.
    public var activeInteractionTypes: InteractionTypes { [] }
    /// A Boolean value that indicates whether the buttons over the image are hidden.
    public var isSupplementaryInterfaceHidden = false
    /// The insets of the buttons over the image, in points.
    public var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
    /// The font of the buttons over the image.
    public var supplementaryInterfaceFont: UIFont?
    /// A Boolean value that indicates whether text can be selected without a tap on the button.
    public var allowLongPressForDataDetectorsInTextMode = true
    /// A Boolean value that indicates whether what was found is highlighted.
    public var selectableItemsHighlighted = false
    /// The text: none.
    public var text: String { "" }
    /// The selected text: none.
    public var selectedText: String { "" }

    /// Creates an interaction.
    public override init() {}
    /// Creates an interaction with a delegate.
    public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
    /// Sets whether the buttons over the image are hidden.
    public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        isSupplementaryInterfaceHidden = hidden
    }
    /// Updates the place of the image; without effect.
    public func setContentsRectNeedsUpdate() {}
    /// Deselects the text.
    public func resetTextSelection() {}
    /// Returns a Boolean value that indicates whether a place has something to select: false.
    public func hasInteractiveItem(at point: CGPoint) -> Bool { false }
    /// Returns a Boolean value that indicates whether a place has a text: false.
    public func hasText(at point: CGPoint) -> Bool { false }
    /// Returns a Boolean value that indicates whether a place has a link, an address or a number: false.
    public func hasDataDetector(at point: CGPoint) -> Bool { false }
}

/// The methods that control an interaction with what was found in an image.
@preconcurrency @MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
    /// Returns the image's rectangle, 0…1 of the view's bounds.
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    /// Returns the view with the image.
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    /// Returns the controller that presents what an interaction shows.
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
    /// Returns a Boolean value that indicates whether a touch begins an interaction.
    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool
    /// Called when the highlighting changes.
    func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange: Bool)
    /// Called when the selected text changes.
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}

extension ImageAnalysisInteractionDelegate {
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool { true }
    public func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange: Bool) {}
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}

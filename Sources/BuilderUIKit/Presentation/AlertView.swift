import Foundation

/// An alert controller's view: the dimmed screen with the card or the sheet.
///
/// A sheet is 8 points from the sides, and on an iPad of iOS 26 288 points wide (reported); the rest is not measured.
/// In the look of iOS 26 its cancel action is in the same card. In a popover on an iPad it has none (reported).
@MainActor
final class AlertView: UIView {
    private weak var alert: UIAlertController?
    private let card = AlertCard(frame: .zero)
    private let cancelCard = AlertCard(frame: .zero)

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(card)
        addSubview(cancelCard)
    }

    required init?(coder: NSCoder) { nil }

    override func textSizeMayHaveChanged() { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let alert else { return }
        let isInPopover = alert.isInPopover
        backgroundColor = isInPopover ? nil : Self.dimming
        if isInPopover {
            showPopover(alert)
            card.frame = bounds
        } else if alert.preferredStyle == .alert {
            layOut(alert)
        } else {
            layOutSheet(alert)
        }
    }

    private static let dimming = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    /// The size in a popover: 288 points wide (reported for iOS 26, and taken for the look before).
    var popoverSize: CGSize {
        guard let alert else { return .zero }
        showPopover(alert)
        return card.size(width: Self.padWidth, greatestHeight: UIScreen.main.bounds.height)
    }

    private static let padWidth: CGFloat = 288

    /// Shows the actions without the cancel action on the popover's background.
    private func showPopover(_ alert: UIAlertController) {
        cancelCard.isHidden = true
        card.show(
            title: alert.title, message: alert.message, fields: [],
            choices: rows(alert.actions.filter { $0.style != .cancel }, of: alert), style: .sheet, hasBackground: false)
    }

    private func rows(_ actions: [UIAlertAction], of alert: UIAlertController) -> [AlertCard.Choice] {
        let bold = alert.preferredAction ?? alert.actions.first { $0.style == .cancel }
        return actions.map { action in
            AlertCard.Choice(
                action: action, isBold: action === bold, isPreferred: action === alert.preferredAction
            ) { [weak alert] in alert?.simulateChoice(of: action) }
        }
    }

    private func layOut(_ alert: UIAlertController) {
        cancelCard.isHidden = true
        var actions = alert.actions.filter { $0.style != .cancel }
        actions += alert.actions.filter { $0.style == .cancel }
        card.show(
            title: alert.title, message: alert.message, fields: alert.fields, choices: rows(actions, of: alert),
            style: .alert)
        let safe = bounds.inset(by: safeAreaInsets)
        let width = AlertMetrics(.alert, traitCollection).width
        let size = card.size(width: min(width, bounds.width), greatestHeight: safe.height)
        card.frame = CGRect(
            x: pixelSnapped((bounds.width - size.width) / 2), y: pixelSnapped(safe.midY - size.height / 2),
            width: size.width, height: size.height)
    }

    private func layOutSheet(_ alert: UIAlertController) {
        let isPad = traitCollection.userInterfaceIdiom == .pad
        if traitCollection.isIOS26 { return layOutCard(alert, isPad: isPad) }
        let width = min(bounds.width - 16, 500)
        let x = (bounds.width - width) / 2
        var bottom = bounds.height - max(8, safeAreaInsets.bottom)
        let cancel = alert.actions.filter { $0.style == .cancel }
        cancelCard.isHidden = cancel.isEmpty
        if !cancel.isEmpty {
            cancelCard.show(title: nil, message: nil, fields: [], choices: rows(cancel, of: alert), style: .cancel)
            let height = cancelCard.size(width: width, greatestHeight: bounds.height).height
            cancelCard.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
            bottom -= height + 8
        }
        card.show(
            title: alert.title, message: alert.message, fields: [],
            choices: rows(alert.actions.filter { $0.style != .cancel }, of: alert), style: .sheet)
        let height = card.size(width: width, greatestHeight: max(0, bottom - safeAreaInsets.top - 8)).height
        card.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
    }

    /// Lays out an action sheet of iOS 26: one card with all actions, the cancel action last.
    private func layOutCard(_ alert: UIAlertController, isPad: Bool) {
        cancelCard.isHidden = true
        var actions = alert.actions.filter { $0.style != .cancel }
        if !isPad { actions += alert.actions.filter { $0.style == .cancel } }
        card.show(
            title: alert.title, message: alert.message, fields: [], choices: rows(actions, of: alert), style: .sheet)
        let safe = bounds.inset(by: safeAreaInsets)
        let size = card.size(
            width: isPad ? Self.padWidth : min(bounds.width - 16, 500), greatestHeight: max(0, safe.height - 16))
        let bottom = bounds.height - max(8, safeAreaInsets.bottom)
        card.frame = CGRect(
            x: pixelSnapped((bounds.width - size.width) / 2),
            y: isPad ? pixelSnapped(safe.midY - size.height / 2) : bottom - size.height, width: size.width,
            height: size.height)
    }
}

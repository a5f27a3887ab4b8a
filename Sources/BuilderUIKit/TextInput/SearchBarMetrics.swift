import Foundation

/// The lengths of search bars, in points.
@MainActor
enum SearchBarMetrics {
    /// The distance from the sides to the field, where no bar has margins (recorded in the look of iOS 26).
    private static let side: CGFloat = 8
    /// The smallest distance from the end to a cancel button with a title (not measured).
    static let cancelEnd: CGFloat = 16
    /// The gap before a cancel button with a title (not measured).
    static let cancelGap: CGFloat = 10
    /// The height of a search bar in the look of iOS 26, which its field fills (recorded).
    static let heightOfIOS26: CGFloat = 44

    /// Returns the height of a search bar in a navigation bar: 52 (Apple's interface guidelines), and 60 in the look of
    /// iOS 26 (reported of an active one).
    static func heightInNavigationBar(_ traits: UITraitCollection) -> CGFloat { traits.isIOS26 ? 60 : 52 }

    /// Returns the distance from the top of a search bar in a navigation bar to its field.
    static func topInNavigationBar(_ traits: UITraitCollection) -> CGFloat { traits.isIOS26 ? 8 : 1 }

    /// Returns the distances from a search bar's sides to its field: the margins in a navigation bar, none where the
    /// bar floats, otherwise 8.
    static func sides(of bar: UISearchBar) -> (left: CGFloat, right: CGFloat) {
        if bar.superview is ContainerControllerView { return (0, 0) }
        guard bar.superview is UINavigationBar else {
            return (max(side, bar.safeAreaInsets.left), max(side, bar.safeAreaInsets.right))
        }
        let margin = BarMetrics.itemMargin(forWidth: bar.bounds.width, traits: bar.traitCollection)
        return (margin + bar.safeAreaInsets.left, margin + bar.safeAreaInsets.right)
    }
}

extension UISearchBar {
    /// Shows the cancel button as a title, or in the look of iOS 26 as a cross (reported).
    func showCancelTitle(isRound: Bool) {
        let hasCross = cancelButton.image(for: .normal) != nil
        guard isRound != hasCross else { return }
        let size = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        cancelButton.setTitle(isRound ? nil : SystemWord.cancel.text, for: .normal)
        cancelButton.setImage(isRound ? UIImage(systemName: "xmark", withConfiguration: size) : nil, for: .normal)
        cancelButton.accessibilityLabel = isRound ? SystemWord.cancel.text : nil
        cancelButton.tintColor = isRound ? .label : nil
    }

    /// Shows glass behind the field in bars of iOS 26 (not measured).
    func showFieldGlass() {
        let isInBar = superview is UINavigationBar || superview is ContainerControllerView
        fieldGlass.isHidden = !isInBar || !traitCollection.isIOS26
        field.isOnGlass = !fieldGlass.isHidden
        fieldGlass.frame = field.frame
        fieldGlass.layer.cornerRadius = field.frame.height / 2
    }
}

import Foundation

/// The size of a view that a bar or a row places by its frame: the size that its constraints determine if it had any
/// when it was adopted, otherwise its current size.
@MainActor
struct AdoptedViewSize {
    private weak var view: UIView?
    private let isMeasured: Bool

    /// Adopts the view: from now on its frame determines its position.
    init(of view: UIView) {
        self.view = view
        isMeasured = !view.translatesAutoresizingMaskIntoConstraints || view.bounds.size == .zero
        view.translatesAutoresizingMaskIntoConstraints = true
    }

    var size: CGSize {
        guard let view else { return .zero }
        guard isMeasured else { return view.bounds.size }
        return FittingReports.$areSilent.withValue(true) {
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
    }

    func isOf(_ other: UIView) -> Bool { view === other }
}

import Foundation

// The search bar of the top controller's item, and the results over its content.
extension UINavigationController {
    /// The search controller of the top controller's item.
    private var search: UISearchController? { isNested ? nil : contentController?.navigationItem.searchController }

    /// The search controller while the user is searching.
    var activeSearch: UISearchController? { search?.isActive == true ? search : nil }

    /// A Boolean value that indicates whether the search bar floats at the bottom, in the place of a toolbar.
    ///
    /// It does on phones in the look of iOS 26, unless the app prefers another place, the user is searching, or there
    /// is a bar at the bottom (the latter is not measured).
    var floatsSearchBar: Bool {
        guard let search, let item = contentController?.navigationItem, !search.isActive,
            traitCollection.isIOS26, traitCollection.horizontalSizeClass != .regular
        else { return false }
        let preferred = item.preferredSearchBarPlacement
        return preferred != .stacked && preferred != .inline && !showsToolbar && tabBarController == nil
    }

    /// The height that the search bar adds to the navigation bar, in points.
    var searchHeight: CGFloat {
        guard let search, let item = contentController?.navigationItem, !floatsSearchBar else { return 0 }
        let isHidden = isLargeTitleCollapsed && item.hidesSearchBarWhenScrolling && !search.isActive
        return isHidden ? 0 : search.searchBar.heightInNavigationBar
    }

    /// Places the search bar at the bottom if it floats there, and returns the height above the safe area that it takes
    /// from the content, in points.
    func layOutFloatingSearchBar() -> CGFloat {
        guard let view = storedView else { return 0 }
        search?.place(floatsSearchBar ? .integrated : .stacked)
        let floating = floatsSearchBar ? search?.searchBar : nil
        if let old = floatingSearchBar, old !== floating, old.superview === view { old.removeFromSuperview() }
        floatingSearchBar = floating
        guard let bar = floating else { return 0 }
        if bar.superview !== view { view.addSubview(bar) }
        let insets = PlatterMetrics.toolbarInsets(safeArea: view.safeAreaInsets, traits: traitCollection)
        let height = PlatterMetrics.toolbarHeight(for: traitCollection)
        bar.frame = CGRect(
            x: insets.left, y: view.bounds.height - insets.bottom - height,
            width: max(0, view.bounds.width - insets.left - insets.right), height: height)
        return max(0, insets.top + height + insets.bottom - view.safeAreaInsets.bottom)
    }

    /// Places the results, or the view that dims the content, over the content and below the bars.
    func placeSearch(over content: UIView) {
        guard let view = storedView, let search = activeSearch, let results = search.view else { return }
        search.containerSafeAreaInsets = topViewController?.containerSafeAreaInsets ?? .zero
        if results.superview !== view {
            results.translatesAutoresizingMaskIntoConstraints = true
            view.insertSubview(results, aboveSubview: content)
        }
        if results.frame != content.frame { results.frame = content.frame }
    }

    /// Called when a search of the top controller's item begins or ends.
    func searchDidChange() {
        storedView?.setNeedsLayout()
        if appearanceState.isVisible { layOutStack() }
    }

    /// Lets the search that was shown before disappear, and the active one appear.
    func updateShownSearch() {
        let active = activeSearch
        if let old = shownSearch, old !== active {
            if old.appearanceState.isVisible { old.disappearAtOnce() }
            if let leftover = old.storedView, leftover.superview === storedView { leftover.removeFromSuperview() }
        }
        shownSearch = active
        guard let active, appearanceState.isVisible, !active.appearanceState.isVisible else { return }
        active.beginAppearanceTransition(true, animated: false)
        active.endAppearanceTransition()
    }
}

import Foundation

extension UINavigationController {
    private var barHeight: CGFloat {
        let isInSheet = presentationRoot.presentationState.active?.isSheet ?? false
        return BarMetrics.navigationBarHeight(for: traitCollection, inSheet: isInSheet)
    }

    private var showsLargeTitle: Bool {
        guard storedNavigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
            !storedChildren.isEmpty
        else { return false }
        // The mode of the nearest controller, from the top down, whose mode isn't automatic; large if there is none.
        let modes = flattenedStack.reversed().lazy.map(\.navigationItem.largeTitleDisplayMode)
        return modes.first { $0 != .automatic } ?? .always == .always
    }

    /// Returns the bar's top in points from the view's top.
    private func barTop(in view: UIView) -> CGFloat {
        let safeTop = view.safeAreaInsets.top
        let window = view.window.flatMap { window in
            let isAtTop =
                safeTop == window.safeAreaInsets.top && abs(view.convert(CGPoint.zero, to: window).y) < 0.5
            return isAtTop ? window : nil
        }
        if traitCollection.isIOS26 {
            return PlatterMetrics.navigationBarTop(
                belowSafeArea: safeTop, isAtWindowTop: window != nil, traits: traitCollection)
        }
        guard let window else { return safeTop }
        return min(window.navigationBarTop, safeTop)
    }

    func layOutStack() {
        guard let view = storedView else { return }
        knownBarHiding?.updateForHeight()
        for child in view.subviews
        where child !== storedNavigationBar && child !== knownToolbar && child !== topViewController?.storedView
            && storedChildren.contains(where: { $0.storedView === child }) || isLeftover(child)
        {
            child.removeFromSuperview()
        }
        // Bars of the outermost stack follow the content of one inside.
        if !isNested || shownController !== topViewController { shownController?.barScrollView?.barOwner = nil }
        shownController = topViewController
        let bar = storedNavigationBar
        if bar.superview !== view { view.addSubview(bar) }
        bar.isHidden = hidesBar
        let top = barTop(in: view)
        let toolbarRoom = layOutToolbar()
        guard let controller = topViewController, let content = controller.view else {
            placeBar(at: top, largeTitle: 0, search: 0)
            updateBars(for: nil)
            return
        }
        // During a transition, its animator adds the content to a container.
        if transition == nil { view.insertBehindBars(content) }
        let shown = contentController ?? controller
        shown.loadViewIfNeeded()
        let scrollView = shown.barScrollView
        let search = shown.navigationItem.searchController
        if let scrollView, showsLargeTitle || search != nil {
            updateCollapse(scrollView)
        } else {
            isLargeTitleCollapsed = false
        }
        let largeTitle =
            showsLargeTitle && !isLargeTitleCollapsed
            ? BarMetrics.largeTitleHeight(for: traitCollection) + bar.largeSubtitleHeight : 0
        placeBar(at: top, largeTitle: largeTitle, search: searchHeight)
        let searchRoom = layOutFloatingSearchBar()
        place(
            controller, content, below: hidesBar ? nil : bar.frame.maxY,
            above: max(toolbarRoom, searchRoom))
        if transition == nil { placeSearch(over: content) }
        updateShownSearch()
        if !isNested { scrollView?.barOwner = self }
        updateBars(for: scrollView)
        controller.updateSystemMargins()
    }

    /// Returns a Boolean value that indicates whether a view belongs to a controller that has left the stack.
    private func isLeftover(_ child: UIView) -> Bool {
        guard let owner = child.ownController else { return false }
        return owner.parent !== self && owner !== activeSearch
    }

    private func placeBar(at top: CGFloat, largeTitle: CGFloat, search: CGFloat) {
        guard let view = storedView else { return }
        let bar = storedNavigationBar
        bar.hidesContent = search > 0 && activeSearch?.hidesNavigationBarDuringPresentation ?? false
        bar.largeTitleHeight = bar.hidesContent ? 0 : largeTitle
        bar.searchHeight = search
        bar.promptHeight = bar.hidesContent || (bar.topItem?.prompt ?? "").isEmpty ? 0 : BarMetrics.promptHeight
        bar.backgroundExtension = top
        let height = bar.hidesContent ? 0 : barHeight + bar.promptHeight + largeTitle
        let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height + search)
        if bar.frame != frame { bar.frame = frame }
    }

    /// Places the content behind the bar, or below it if the bar is opaque and the controller doesn't extend behind
    /// opaque bars.
    private func place(
        _ controller: UIViewController, _ content: UIView, below barBottom: CGFloat?, above toolbarRoom: CGFloat
    ) {
        guard let view = storedView else { return }
        let bar = storedNavigationBar
        var frame = view.bounds
        var insets = UIEdgeInsets.zero
        if let barBottom {
            let extends =
                controller.edgesForExtendedLayout.contains(.top)
                && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
            if extends {
                insets.top = barBottom - view.safeAreaInsets.top
            } else {
                frame.origin.y = barBottom
                frame.size.height = max(0, view.bounds.height - barBottom)
            }
        }
        if toolbarRoom > 0 {
            let extends =
                controller.edgesForExtendedLayout.contains(.bottom)
                && (toolbar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
            if extends {
                insets.bottom = toolbarRoom
            } else {
                frame.size.height = max(0, view.bounds.height - view.safeAreaInsets.bottom - toolbarRoom - frame.minY)
            }
        }
        controller.containerSafeAreaInsets = insets
        if let transition {
            transition.finalFrame = frame
        } else if content.frame != frame {
            content.frame = frame
        }
    }

    // MARK: Toolbar

    /// A Boolean value that indicates whether the toolbar is visible: it isn't hidden, and the top controller doesn't
    /// hide bottom bars. The outermost stack shows the toolbar of one on it.
    var showsToolbar: Bool {
        !isNested && !innermost.isToolbarHidden && !(contentController?.hidesBottomBarWhenPushed ?? false)
    }

    /// Places the toolbar and returns the height above the safe area that it takes from the content, in points.
    private func layOutToolbar() -> CGFloat {
        guard let view = storedView, showsToolbar, let bar = toolbar else {
            knownToolbar?.isHidden = true
            return 0
        }
        bar.isHidden = false
        if bar.superview !== view { view.addSubview(bar) }
        let items = contentController?.toolbarItems
        if !(bar.items ?? []).elementsEqual(items ?? [], by: ===) { bar.items = items }
        let height = BarMetrics.toolbarHeight(for: traitCollection)
        var frame = CGRect(
            x: 0, y: view.bounds.height - height - view.safeAreaInsets.bottom, width: view.bounds.width,
            height: height + view.safeAreaInsets.bottom)
        var room = height
        if traitCollection.isIOS26 {
            let insets = PlatterMetrics.toolbarInsets(safeArea: view.safeAreaInsets, traits: traitCollection)
            bar.containerInsets = insets
            frame = CGRect(
                x: insets.left, y: view.bounds.height - insets.bottom - height,
                width: max(0, view.bounds.width - insets.left - insets.right), height: height)
            room = max(0, insets.top + height + insets.bottom - view.safeAreaInsets.bottom)
        } else {
            bar.containerInsets = nil
        }
        if bar.frame != frame { bar.frame = frame }
        return room
    }

    // MARK: Scrolling

    func updateCollapse(_ scrollView: UIScrollView) { isLargeTitleCollapsed = !scrollView.isAtStart }
}

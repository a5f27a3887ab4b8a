import BuilderUIKit

extension UIView {
    /// The first view of a class below this view, depth first.
    public func firstSubview<Subview: UIView>(ofType subviewType: Subview.Type) -> Subview? {
        firstSubview { $0 is Subview } as? Subview
    }

    /// The first view below this view for which a condition holds, depth first.
    public func firstSubview(where predicate: (_ view: UIView) -> Bool) -> UIView? {
        // A stack of its own, so that deep trees need no deep recursion.
        var waiting: [UIView] = subviews.reversed()
        while let view = waiting.popLast() {
            if predicate(view) { return view }
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }

    /// The nearest view of a type above this view.
    public func firstSuperview<Subview>(ofType subviewType: Subview.Type) -> Subview? {
        firstSuperview { $0 is Subview } as? Subview
    }

    /// The nearest view above this view for which a condition holds.
    public func firstSuperview(where predicate: (_ view: UIView) -> Bool) -> UIView? {
        var ancestor = superview
        while let view = ancestor {
            if predicate(view) { return view }
            ancestor = view.superview
        }
        return nil
    }

    /// The topmost view of the tree that this view belongs to: its window, when it is in one.
    public var rootview: UIView {
        var root: UIView = self
        while let superview = root.superview { root = superview }
        return root
    }

    /// Scrolls the nearest scroll view so that this view can be seen.
    public func scrollIntoView() {
        guard let scrollView = firstSuperview(ofType: UIScrollView.self) else { return }
        scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
    }
}

extension UIResponder {
    /// The nearest controller above this responder.
    public var parentViewController: UIViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

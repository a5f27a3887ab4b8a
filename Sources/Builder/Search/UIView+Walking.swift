import BuilderUIKit

extension UIView {
    /// Returns the first view of a class below this view, depth first.
    public func firstSubview<Subview: UIView>(ofType subviewType: Subview.Type) -> Subview? {
        firstSubview { $0 is Subview } as? Subview
    }

    /// Returns the first view below this view that satisfies a condition, depth first.
    public func firstSubview(where predicate: (_ view: UIView) -> Bool) -> UIView? {
        // An explicit stack, so that deep hierarchies don't cause deep recursion.
        var waiting: [UIView] = subviews.reversed()
        while let view = waiting.popLast() {
            if predicate(view) { return view }
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }

    /// Returns the nearest view of a type above this view.
    public func firstSuperview<Subview>(ofType subviewType: Subview.Type) -> Subview? {
        firstSuperview { $0 is Subview } as? Subview
    }

    /// Returns the nearest view above this view that satisfies a condition.
    public func firstSuperview(where predicate: (_ view: UIView) -> Bool) -> UIView? {
        var ancestor = superview
        while let view = ancestor {
            if predicate(view) { return view }
            ancestor = view.superview
        }
        return nil
    }

    /// The topmost view of the hierarchy that this view belongs to: its window, if it is in one.
    public var rootview: UIView {
        var root: UIView = self
        while let superview = root.superview { root = superview }
        return root
    }

    /// Scrolls the nearest scroll view until this view is visible.
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

import Foundation

extension Selector {
    /// The methods of UIKit without arguments, or with a sender or a flag, that apps name as strings: there is no
    /// Objective-C runtime on Linux that finds a method by its name.
    static let frameworkMethods = Dictionary(grouping: viewMethods + responderMethods + otherMethods, by: \.name)
        .mapValues { $0.count == 1 ? $0[0] : Selector($0[0].name, $0) }

    private static let viewMethods = [
        Selector("endEditing:", UIView.endEditing(_:)), Selector("setNeedsLayout", UIView.setNeedsLayout),
        Selector("layoutIfNeeded", UIView.layoutIfNeeded), Selector("sizeToFit", UIView.sizeToFit),
        Selector("setNeedsDisplay", UIView.setNeedsDisplay as (UIView) -> @MainActor () -> Void),
        Selector("removeFromSuperview", UIView.removeFromSuperview),
        Selector("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
        Selector("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded),
        Selector("setNeedsUpdateProperties", UIView.setNeedsUpdateProperties),
        Selector("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
        Selector("reloadData", _ListView.reloadData), Selector("reloadAllComponents", UIPickerView.reloadAllComponents),
        Selector("flashScrollIndicators", UIScrollView.flashScrollIndicators),
        Selector("beginRefreshing", UIRefreshControl.beginRefreshing),
        Selector("endRefreshing", UIRefreshControl.endRefreshing),
        Selector("startAnimating", UIImageView.startAnimating),
        Selector("stopAnimating", UIImageView.stopAnimating),
        Selector("startAnimating", UIActivityIndicatorView.startAnimating),
        Selector("stopAnimating", UIActivityIndicatorView.stopAnimating),
        Selector("makeKeyAndVisible", UIWindow.makeKeyAndVisible), Selector("becomeKeyWindow", UIWindow.becomeKey),
    ]

    private static let responderMethods = [
        Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
        Selector("resignFirstResponder", UIResponder.resignFirstResponder),
        Selector("reloadInputViews", UIResponder.reloadInputViews),
        Selector("cut:", UIResponder.cut(_:)), Selector("copy:", UIResponder.copy(_:)),
        Selector("paste:", UIResponder.paste(_:)), Selector("delete:", UIResponder.delete(_:)),
        Selector("select:", UIResponder.select(_:)), Selector("selectAll:", UIResponder.selectAll(_:)),
        Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:)),
        Selector("toggleBoldface:", UIResponder.toggleBoldface(_:)),
        Selector("toggleItalics:", UIResponder.toggleItalics(_:)),
        Selector("toggleUnderline:", UIResponder.toggleUnderline(_:)),
        Selector("increaseSize:", UIResponder.increaseSize(_:)),
        Selector("decreaseSize:", UIResponder.decreaseSize(_:)), Selector("find:", UIResponder.find(_:)),
        Selector("printContent:", UIResponder.printContent(_:)),
    ]

    private static let otherMethods = [
        Selector("setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate),
        Selector("dismissViewControllerAnimated:completion:", UIViewController.dismiss(animated:completion:)),
        Selector("popViewControllerAnimated:", UINavigationController.popViewController(animated:)),
        Selector("popToRootViewControllerAnimated:", UINavigationController.popToRootViewController(animated:)),
        Selector("invalidateLayout", UICollectionViewLayout.invalidateLayout as Invalidation),
        Selector("setNeedsDisplay", CALayer.setNeedsDisplay as (CALayer) -> @MainActor () -> Void),
        Selector("setNeedsLayout", CALayer.setNeedsLayout), Selector("layoutIfNeeded", CALayer.layoutIfNeeded),
        Selector("removeFromSuperlayer", CALayer.removeFromSuperlayer),
        Selector("removeAllAnimations", CALayer.removeAllAnimations),
        Selector("undo", UndoManager.undo), Selector("redo", UndoManager.redo),
        Selector("invalidate", Timer.invalidate), Selector("fire", Timer.fire),
        Selector("invalidate", CADisplayLink.invalidate),
    ]

    private typealias Invalidation = (UICollectionViewLayout) -> @MainActor () -> Void
}
